"""bauernschnapsen.md, *What players see*, and screens.md §5: what is offered, where, and how it is typed."""

from collections.abc import Iterator

import pytest

from bot.commands import Meant, Several, understand
from bot.texts import Catalogue
from rules.kit.action import dump_action
from rules.kit.cards import TEXT_STYLE
from rules.kit.chance import seeded
from rules.kit.forms import Choice, Form
from rules.kit.seats import Seat, all_seats
from tests.helpers.random_play import AnyMatch, plays
from tests.rules.bauernschnapsen.table import GAME, Deal, read

HANDS = ("AS KH QH JC TD", "TS QS AH TH QC", "KS JH AC TC KC", "JS AD KD QD JD")
ENGLISH, POLISH, CZECH, GERMAN = map(Catalogue, ("en", "pl", "cs", "de"))
SERBIAN = Catalogue("sr-Cyrl")


def forms(deal: Deal, seat: int | None = None) -> tuple[Form, ...]:
    """What is asked of a seat, or of whoever is to act."""
    at = Seat(deal["to_act"][0] if seat is None else seat)
    return GAME.ask(deal.state.public, deal.state.own[at], at)


def said(words: Catalogue, form: Form) -> tuple[str, list[str]]:
    """The question and the keys, in words."""
    assert isinstance(form, Choice)
    labels = [words.say(option.label, (), GAME.id) for option in form.options]
    return words.say(form.ask, (), GAME.id).replace(TEXT_STYLE, ""), [
        label.replace(TEXT_STYLE, "") for label in labels
    ]


def pages(deal: Deal, words: Catalogue = ENGLISH) -> list[tuple[str, str, list[str]]]:
    """Place, question and keys of each form."""
    return [(form.place, *said(words, form)) for form in forms(deal)]


def test_trump_is_asked_with_the_hand_and_the_flip_on_the_board() -> None:
    assert pages(Deal(*HANDS)) == [
        ("hand", "Name trump, a suit you hold:", ["♠ trump", "♥ trump"]),
        ("board", "Or flip your fourth card:", ["Flip 4th card"]),
    ]


def test_each_bid_has_its_value_and_only_the_pass_stands_on_the_board() -> None:
    deal = Deal(*HANDS).trump("S").calls("pass")
    assert pages(deal) == [
        (
            "hand",
            "What you may bid:",
            ["Bettler 5", "Gang 9", "Zehner 10", "Kontraschnapser 12", "Kontrabauernschnapser 24"],
        ),
        ("board", "Bid higher, or pass:", ["Pass"]),
    ]


def test_who_can_only_pass_is_asked_on_the_board_alone() -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", "kontrabauernschnapser")
    assert pages(deal) == [("board", "Bid higher, or pass:", ["Pass"])]


@pytest.mark.parametrize(("said_before", "key"), [(0, "Kontra ×2"), (1, "Rekontra ×4"), (2, "Subkontra ×8")])
def test_doubling_is_asked_on_the_board(said_before: int, key: str) -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", "pass", "pass", "pass")
    for _ in range(said_before):
        deal.do(deal["to_act"][0], "double")
    ((place, _, keys),) = pages(deal)
    assert (place, keys) == ("board", [key, "No"])


def test_cards_are_asked_with_the_hand_and_announcements_stand_beside_them() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    cards = ["A♠", "K♥", "Q♥", "10♦", "J♣", "K♥ +20", "Q♥ +20"]
    assert pages(deal) == [("hand", "Your lead: any card", cards)]


def test_a_pair_in_trump_is_offered_as_40() -> None:
    deal = Deal(*HANDS).do(0, "trump", suit="H").calls("pass", "pass", "pass", "pass").doubles()
    assert pages(deal)[0][2] == ["K♥", "Q♥", "A♠", "10♦", "J♣", "K♥ +40", "Q♥ +40"]


def test_there_is_nothing_to_announce_in_a_gang() -> None:
    deal = Deal(*HANDS).trump("S").calls("gang", "pass", "pass", "pass").doubles()
    assert pages(deal)[0][2] == ["A♠", "K♥", "Q♥", "10♦", "J♣"]


def test_only_playable_cards_are_keys_and_the_line_above_says_why() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH")
    assert pages(deal) == [("hand", "Follow ♥ and beat Q♥: A♥ or 10♥", ["A♥", "10♥"])]
    deal.play("AH")
    assert pages(deal) == [("hand", "Follow ♥: J♥", ["J♥"])]
    deal.play("JH")
    assert pages(deal) == [("hand", "No ♥: take it with a trump: J♠", ["J♠"])]


def test_the_line_says_when_nothing_binds() -> None:
    deal = Deal(*HANDS).trump("S").calls("gang", "pass", "pass", "pass").doubles().play("QH", "AH", "JH")
    question = pages(deal)[0][1]
    assert question == "No ♥: any card"


def test_nobody_else_is_asked() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    assert [bool(forms(deal, seat)) for seat in range(4)] == [True, False, False, False]


def moments() -> Iterator[AnyMatch]:
    from rules.kit.match import Match

    for seed in range(40):
        yield from plays(Match.open(GAME, 4, GAME.options()), seeded(f"forms {seed}"))


def test_what_stands_on_the_board_follows_from_what_is_public() -> None:
    """The same public part with other hands gives the same board forms."""
    chance, board_forms = seeded("worlds"), 0
    for match in moments():
        assert match.deal is not None
        state = match.deal.state
        for seat in all_seats(4):
            here = GAME.ask(state.public, state.own[seat], seat)
            watcher = Seat((seat + 1) % 4)
            world = GAME.imagine(state.public, state.own[watcher], watcher, chance)
            there = GAME.ask(world.public, world.own[seat], seat)
            public = [form for form in here if form.place == "board"]
            assert public == [form for form in there if form.place == "board"]
            board_forms += len(public)
    assert board_forms > 200


# Typed words


def means(deal: Deal, typed: str, words: Catalogue = ENGLISH) -> object:
    """The record form of what typed words mean; the whole answer where that is not one action."""
    found = understand(typed, forms(deal), (words, ENGLISH), GAME)
    return dump_action(found.action) if isinstance(found, Meant) else found


@pytest.mark.parametrize("typed", ["ks", "Ks", "K♠", "k♠", "♠K", "play ks", "/play K♠", "PLAY KS"])
def test_a_card_in_any_notation(typed: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed) == {"do": "play", "card": "KS"}


@pytest.mark.parametrize("typed", ["ks 40", "KS +40", "40 ks", "play ks 40", "announce ks", "K♠ +40"])
def test_a_card_with_an_announcement(typed: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed) == {"do": "play", "card": "KS", "announce": True}


@pytest.mark.parametrize("typed", ["10d", "td", "10♦", "play 10d"])
def test_a_ten(typed: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed) == {"do": "play", "card": "TD"}


@pytest.mark.parametrize(
    ("typed", "card"),
    [("dp", "QS"), ("Kp", "KS"), ("wt", "JC"), ("aki", "AH"), ("10ka", "TD"), ("zagraj D♠", "QS")],
)
def test_a_card_in_polish_letters(typed: str, card: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed, POLISH) == {"do": "play", "card": card}


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("dp", "QS"),
        ("ql", "QS"),
        ("Ks", "KS"),
        ("skr", "JC"),
        ("asr", "AH"),
        ("10ka", "TD"),
        ("vynést D♠", "QS"),
    ],
)
def test_a_card_in_czech_letters(typed: str, card: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed, CZECH) == {"do": "play", "card": card}


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("dp", "QS"),
        ("Os", "QS"),
        ("Kp", "KS"),
        ("bkr", "JC"),
        ("ut", "JC"),
        ("ah", "AH"),
        ("zka", "TD"),
        ("spiel D♠", "QS"),
    ],
)
def test_a_card_in_german_letters(typed: str, card: str) -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    assert means(deal, typed, GERMAN) == {"do": "play", "card": card}


@pytest.mark.parametrize(
    ("typed", "words", "action"),
    [
        ("hearts", ENGLISH, {"do": "trump", "suit": "H"}),
        ("trump ♥", ENGLISH, {"do": "trump", "suit": "H"}),
        ("♥", ENGLISH, {"do": "trump", "suit": "H"}),
        ("kier", POLISH, {"do": "trump", "suit": "H"}),
        ("flip", ENGLISH, {"do": "flip"}),
        ("odkrywam", POLISH, {"do": "flip"}),
        ("srdce", CZECH, {"do": "trump", "suit": "H"}),
        ("otočit", CZECH, {"do": "flip"}),
        ("herc", SERBIAN, {"do": "trump", "suit": "H"}),
        ("адут ♥", SERBIAN, {"do": "trump", "suit": "H"}),
        ("окрени 4. карту", SERBIAN, {"do": "flip"}),
        ("Atout Herz", GERMAN, {"do": "trump", "suit": "H"}),
        ("aufschlagen", GERMAN, {"do": "flip"}),
    ],
)
def test_trump_in_words(typed: str, words: Catalogue, action: dict[str, str]) -> None:
    assert means(Deal(*HANDS), typed, words) == action


@pytest.mark.parametrize(
    ("typed", "words", "action"),
    [
        ("gang", ENGLISH, {"do": "bid", "contract": "gang"}),
        ("Gang 9", ENGLISH, {"do": "bid", "contract": "gang"}),
        ("bid bettler", ENGLISH, {"do": "bid", "contract": "bettler"}),
        ("przejscie", POLISH, {"do": "bid", "contract": "gang"}),
        ("Żebrak", POLISH, {"do": "bid", "contract": "bettler"}),
        ("licitovat betl", CZECH, {"do": "bid", "contract": "bettler"}),
        ("дурмарш", SERBIAN, {"do": "bid", "contract": "gang"}),
        ("licitiraj betl", SERBIAN, {"do": "bid", "contract": "bettler"}),
        ("Zehnergang", GERMAN, {"do": "bid", "contract": "zehner"}),
        ("weiter", GERMAN, {"do": "pass"}),
        ("pass", ENGLISH, {"do": "pass"}),
        ("dalej", POLISH, {"do": "pass"}),
    ],
)
def test_bids_in_words(typed: str, words: Catalogue, action: dict[str, str]) -> None:
    assert means(Deal(*HANDS).trump("S"), typed, words) == action


@pytest.mark.parametrize(
    ("typed", "do"), [("kontra", "double"), ("double", "double"), ("no", "pass"), ("pass", "pass")]
)
def test_doubling_in_words(typed: str, do: str) -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", "pass", "pass", "pass")
    assert means(deal, typed) == {"do": do}


def test_a_number_is_a_place_in_the_list() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    assert means(deal, "1") == {"do": "play", "card": "AS"}
    assert means(deal, "7") == {"do": "play", "card": "QH", "announce": True}


def test_all_that_is_offered_is_legal_and_all_that_is_legal_is_offered() -> None:
    for match in moments():
        assert match.deal is not None
        state = match.deal.state
        for seat in all_seats(4):
            asked = GAME.ask(state.public, state.own[seat], seat)
            offered = [option.action for form in asked if isinstance(form, Choice) for option in form.options]
            assert offered == list(GAME.legal(state.public, state.own[seat], seat))


def test_unknown_words_are_not_taken_for_a_card() -> None:
    assert not isinstance(means(Deal(*HANDS).rufspiel("S"), "king"), dict | Several)
    assert read("play", card="KH")
