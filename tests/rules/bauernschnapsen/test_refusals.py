"""bauernschnapsen.md, *What players see*: when something is refused the answer says why, in words."""

import pytest

from bot.texts import Catalogue
from rules.kit.cards import TEXT_STYLE
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import Deal, read

HANDS = ("AS KH QH JC TD", "TS QS AH TH QC", "KS JH AC TC KC", "JS AD KD QD JD")
ENGLISH, POLISH = Catalogue("en"), Catalogue("pl")


def says(deal: Deal, seat: int, do: str, words: Catalogue = ENGLISH, **arguments: object) -> str:
    """The answer to somebody who tries this."""
    refusal = deal.match.refuse(Seat(seat), read(do, **arguments))
    assert refusal is not None
    said = words.say(refusal.reason, (), "bauernschnapsen")
    assert words.errors == []
    return said.replace(TEXT_STYLE, "")


def test_one_must_beat() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH")
    assert says(deal, 1, "play", card="QC") == "Q♣ no: you hold ♥, and A♥ or 10♥ beats Q♥."


def test_one_must_follow() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH", "AH")
    assert says(deal, 2, "play", card="AC") == "A♣ no: you hold ♥, follow with J♥."


def test_one_must_trump() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH", "AH", "JH")
    said = says(deal, 3, "play", card="AD")
    assert said == "A♦ no: no ♥ in your hand, so take it with a trump, J♠."


def test_one_must_trump_though_too_low() -> None:
    hands = ("JH AS KD QD JD", "TS AC TC KC QC", "QS AH TH KH AD", "KS JS QH TD JC")
    deal = Deal(*hands).rufspiel("S").play("JH", "TS", "AH")
    assert deal["to_act"] == [3]
    # Seat 3 has a heart: it is enough, for the trick is trumped.
    assert says(deal, 3, "play", card="KS") == "K♠ no: you hold ♥, follow with Q♥."
    hands = ("JH AS KD QD JD", "TS AC TC KC QC", "QH AH TH KH AD", "KS JS QS TD JC")
    deal = Deal(*hands).rufspiel("S").play("JH", "TS", "AH")
    said = says(deal, 3, "play", card="TD")
    assert said == "10♦ no: no ♥ in your hand, so a trump, though too low: K♠, Q♠ or J♠."


def test_a_card_that_is_not_held() -> None:
    assert says(Deal(*HANDS).rufspiel("S"), 0, "play", card="TS") == "You do not hold 10♠."


def test_an_equal_bid() -> None:
    deal = Deal(*HANDS).trump("S").calls("gang")
    assert says(deal, 1, "bid", contract="gang") == "Gang 9 is not above Gang 9."
    assert says(deal, 1, "bid", contract="bettler") == "Bettler 5 is not above Gang 9."


def test_a_bid_of_the_other_side() -> None:
    deal = Deal(*HANDS).trump("S").calls("pass")
    assert says(deal, 1, "bid", contract="schnapser") == "Schnapser is for ①, ③."
    assert says(deal, 1, "bid", contract="herrenschnapser") == "Herrenschnapser is for ①."


def test_a_bid_that_needs_other_cards() -> None:
    deal = Deal(*HANDS).trump("S")
    said = says(deal, 0, "bid", contract="herrenschnapser")
    assert said == "Herrenschnapser needs all five trumps in your hand."
    assert (
        says(deal.calls("pass"), 1, "bid", contract="herrengang")
        == "Herrengang needs five cards of one suit."
    )


def test_rufspiel() -> None:
    said = says(Deal(*HANDS).trump("S"), 0, "bid", contract="rufspiel")
    assert said == "Rufspiel cannot be bid: it is played when all pass."


def test_a_suit_that_is_not_held() -> None:
    assert says(Deal(*HANDS), 0, "trump", suit="D") == "You hold no ♦: name ♠ or ♥, or flip."


def test_somebody_else_is_asked() -> None:
    assert says(Deal(*HANDS), 2, "flip") == "① is asked, not you (③)."


@pytest.mark.parametrize(
    ("do", "said"),
    [("pass", "Not yet: ① names trump or flips."), ("double", "Not yet: ① names trump or flips.")],
)
def test_it_is_not_the_time(do: str, said: str) -> None:
    assert says(Deal(*HANDS), 0, do) == said


def test_announcements() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    said = says(deal, 0, "play", card="AS", announce=True)
    assert said == "For A♠ with an announcement you need both K♠ and Q♠ in your hand."
    gang = Deal(*HANDS).trump("S").calls("gang", "pass", "pass", "pass").doubles()
    assert says(gang, 0, "play", card="QH", announce=True) == "There is no 20 and 40 in a Gang."


def test_the_same_in_polish_with_its_letters() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH")
    assert says(deal, 1, "play", POLISH, card="QC") == "D♣ nie: masz ♥, a A♥ lub 10♥ przebija D♥."
    deal = Deal(*HANDS).trump("S").calls("gang")
    assert says(deal, 1, "bid", POLISH, contract="gang") == "Przejście 9 to nie więcej niż Przejście 9."
