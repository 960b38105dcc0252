"""What is offered, what else may be typed, and what the board says of start numbers (screens.md §2, §7)."""

from typing import Any

import pytest

from bot.commands import Meant, understand
from bot.texts import Catalogue
from rules.kit.chance import Die
from rules.kit.scene import Mark, Note, Text
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ
from tests.helpers.deals import Deal, read

ENGLISH, POLISH = Catalogue("en"), Catalogue("pl")


def reason(deal: Deal, seat: int, words: str, language: Catalogue = ENGLISH) -> Text:
    """What the rules say against typed words."""
    public = deal.state.public
    meant = understand(words, KOBLARZ.ask(public, deal.state.own[seat], Seat(seat)), [language], KOBLARZ)
    assert isinstance(meant, Meant)
    refusal = KOBLARZ.refuse(public, deal.state.own[seat], Seat(seat), meant.action)
    assert refusal is not None
    return refusal.reason


@pytest.mark.parametrize("words", ["joker", "joker 1", "joker 2", "throw joker", "roll"])
def test_what_comes_after_the_stakes_is_known_while_they_are_asked_for(words: str) -> None:
    assert reason(Deal(3), 0, words).key == "refuse-stakes-first"


def test_words_that_are_not_possible_now_are_answered_by_the_rules() -> None:
    assert reason(Deal(3), 0, "fire").key == "refuse-fire-joker"
    assert reason(Deal(3), 0, "pali sie", POLISH).key == "refuse-fire-joker"
    assert reason(Deal(3), 0, "Hoří!", Catalogue("cs")).key == "refuse-fire-joker"
    assert reason(Deal(3), 0, "Гори!", Catalogue("sr")).key == "refuse-fire-joker"
    assert reason(Deal(3), 0, "Es brennt!", Catalogue("de")).key == "refuse-fire-joker"
    assert reason(Deal(3, wallets=[2, 2, 2]), 0, "bet 3").key == "refuse-stake"
    deal = Deal(3).bet(2, 1)
    assert reason(deal, 0, "bet 2").key == "refuse-not-staking"
    assert reason(deal, 0, "joker").key == "refuse-throw-own"
    assert reason(deal, 0, "fire").key == "refuse-fire-joker"


def test_whose_joker_it_was_is_said() -> None:
    deal = Deal(4, socks=[5, 5, 5, 5]).bet(1, 1)
    low, high = deal.state.public.turn.pair
    others = [seat for seat in range(4) if seat not in (low, high)]
    challenged = deal.do(others[0], "joker", side=1)
    refusal: Any = KOBLARZ.refuse(
        challenged.state.public, challenged.state.own[others[1]], Seat(others[1]), read("joker", side=1)
    )
    assert refusal.reason.key == "refuse-joker-played"
    assert refusal.reason.args == {"seat": Mark(Seat(others[0]))}
    thrown = Deal(3).bet(2, 2).roll(1).do(1, "joker")
    refusal = KOBLARZ.refuse(thrown.state.public, thrown.state.own[0], Seat(0), read("joker"))
    assert refusal.reason.args == {"seat": Mark(Seat(1))}
    said = ENGLISH.say(refusal.reason, (), "koblarz")
    assert said == "One Joker per bank and round: ② threw one. Wait for the next bank."


@pytest.mark.parametrize(
    ("coins", "jokers", "english", "polish"),
    [
        (1, 0, "1 coin and no Joker", "1 grosz i ani jednego Jokera"),
        (5, 1, "5 coins and 1 Joker", "5 groszy i 1 Joker"),
        (0, 2, "no coin and 2 Jokers", "ani grosza i 2 Jokery"),
    ],
)
def test_a_fire_is_confirmed_with_all_that_burns(coins: int, jokers: int, english: str, polish: str) -> None:
    what = Text("confirm-fire", {"bank": 2, "coins": coins, "jokers": jokers})
    assert english in ENGLISH.say(what, (), "koblarz")
    assert polish in POLISH.say(what, (), "koblarz")


def test_start_numbers_are_said_while_stakes_are_chosen() -> None:
    state = KOBLARZ.start(4, KOBLARZ.options(), KOBLARZ.opening(4, KOBLARZ.options()))
    for die in (4, 4, 6, 6, 3, 1, 5, 3):
        state = KOBLARZ.settle(state, Die(die))
    board = KOBLARZ.show(state.public, (0,) * 4)
    notes = [part.facts[0] for part in board.parts if isinstance(part, Note)]
    (line,) = [fact for fact in notes if fact.key == "board-numbers"]
    assert ENGLISH.say(line, (), "koblarz") == "Start numbers 1–4: ③ ④ ① ②"
    assert POLISH.say(line, (), "koblarz") == "Numery startowe 1–4: ③ ④ ① ②"
