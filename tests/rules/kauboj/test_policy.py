"""The computers: legal always, alike for the same seed, and each level stronger than the one below."""

import pytest

from rules.kauboj.cards import cards_of, mask
from rules.kauboj.policy.random import random_play
from rules.kauboj.policy.search import candidates
from rules.kauboj.policy.thumb import thumb
from rules.kauboj.policy.worth import worth
from rules.kauboj.scoring import hand_points
from rules.kit.action import dump_action
from rules.kit.chance import seeded
from rules.kit.contract import Over, Shuffle
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table, codes


def play(levels: tuple[int, ...], seed: str) -> tuple[int, ...]:
    """The scores of a deal; every act passes ``refuse`` and is listed."""
    chance = seeded(seed)
    seats = len(levels)
    options = KAUBOJ.options(badge="optional" if len(seed) % 2 else "forced")
    state = KAUBOJ.start(seats, options, KAUBOJ.opening(seats, options))
    while not isinstance(turn := KAUBOJ.turn(state.public), Over):
        if isinstance(turn, Shuffle):
            state = KAUBOJ.settle(state, chance.shuffle(turn.pack))
            continue
        for seat in turn.must[:1]:
            public, own = state.public, state.own[seat]
            action = KAUBOJ.choose(public, own, seat, levels[seat], chance)
            assert KAUBOJ.refuse(public, own, seat, action) is None, dump_action(action)
            assert action in KAUBOJ.legal(public, own, seat)
            state = KAUBOJ.apply(state, seat, action)
    return turn.scores


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_deals_of_legal_acts(level: int, seats: int) -> None:
    for seed in range(12):
        play((level,) * seats, f"legal|{level}|{seed}" + "x" * (seed % 2))


def test_a_deal_of_level_three_is_legal_too() -> None:
    play((3, 2, 2), "legal 3")


def test_rules_of_thumb_beat_random_play() -> None:
    """30 deals against three of level 1: some 60 points a deal better."""
    margin = 0
    for seed in range(30):
        levels = [1, 1, 1, 1]
        levels[seed % 4] = 2
        scores = play(tuple(levels), f"thumb|{seed}")
        margin += 3 * scores[seed % 4] - (sum(scores) - scores[seed % 4])
    assert margin / 90 > 25


def test_search_beats_rules_of_thumb() -> None:
    """A few deals at reduced strength would say nothing; so six at full, well above what chance allows."""
    margin = 0
    for seed in range(6):
        levels = [2, 2, 2]
        levels[seed % 3] = 3
        scores = play(tuple(levels), f"search|{seed}")
        margin += 2 * scores[seed % 3] - (sum(scores) - scores[seed % 3])
    assert margin / 12 > 0


def test_random_play_does_everything_there_is() -> None:
    chance = seeded("everything")
    table = Table("KS QS 9S TS 5S 2S 2H 6C", "7C KH", "8C", guns=["3S 8S", "3D 8D"], pile="9C", stock="QD QH")
    public, own = table.state.public, table.state.own[0]
    seen = {random_play(public, own, Seat(0), chance).do for _ in range(400)}
    assert seen == {"marriage", "nine", "ten", "five", "gun", "drop", "shoot", "discard"}


def test_what_is_proposed_is_always_the_same() -> None:
    table = Table("KS QS 9S 6S 5S 2S 2H 6C", "7C KH", "8C", pile="9C")
    proposed = {KAUBOJ.propose(table.state.public, table.state.own[0], Seat(0)) for _ in range(5)}
    assert len(proposed) == 1


@pytest.mark.parametrize(
    ("hand", "do"),
    [
        ("TS 4S 7C", "ten"),
        ("KS QS 4S 7C", "marriage"),
        ("9S 6S 4S 7C", "nine"),
        ("3S 8H 4D 7C", "gun"),
        ("QS 4S 7C JH", "discard"),
    ],
)
def test_rules_of_thumb(hand: str, do: str) -> None:
    table = Table(hand, "7D", "8C")
    assert thumb(table.state.public, table.state.own[0], Seat(0), seeded("thumb")).do == do


def test_a_finished_deal_is_taken_and_a_bad_one_not() -> None:
    tens = ["TS TH", "TD", "TC"]
    good = Table("2S 2H 4S", "7D", "8C", tens=tens)
    assert thumb(good.state.public, good.state.own[0], Seat(0), seeded("t")).do == "gun"
    bad = Table("2S 2H 6S 6H 6D QS QH", "7D", "8C", tens=tens)
    action = thumb(bad.state.public, bad.state.own[0], Seat(0), seeded("t"))
    assert action.do != "gun" or "2S" not in action.cards  # type: ignore[attr-defined]


def test_sixes_are_passed_and_given_away() -> None:
    table = Table("9S 6S 6H 4S 7C", "7D 7H", "8C 8D").do(0, "nine", card="9S", to="left")
    action = thumb(table.state.public, table.state.own[0], Seat(0), seeded("t"))
    assert set(action.cards) == {"6S", "6H"}  # type: ignore[attr-defined]
    table = Table("4S", "6H KH", "8C", guns=["2S 2H", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    reply = thumb(table.state.public, table.state.own[1], Seat(1), seeded("t"))
    assert dump_action(reply) == {"do": "reply", "with": "six", "card": "6H"}


def test_what_is_tried_is_legal_and_has_every_kind() -> None:
    table = Table("KS QS 9S TS 5S 2S 2H 6C", "7C KH", "8C", guns=["3S 8S", "3D 8D"], pile="9C", stock="QD QH")
    public, own = table.state.public, table.state.own[0]
    tried = list(candidates(public, own, Seat(0)))
    assert {action.do for action in tried} == {
        "marriage", "nine", "ten", "five", "gun", "drop", "shoot", "discard",
    }  # fmt: skip
    assert len(set(tried)) == len(tried)
    assert all(KAUBOJ.refuse(public, own, Seat(0), action) is None for action in tried)


def test_worth_prefers_what_is_better() -> None:
    def value(hand: str, married: str = "", tens_open: int = 0) -> float:
        return worth(mask(codes(hand)), married, tens_open)

    assert value("4S") > value("QS") > value("6S")
    assert value("KS QS") > value("KS QS", married="S")
    assert value("JS JH JD") > value("JS JH 4D")
    assert value("TS") > value("QS")
    assert value("9S 6S 4C") > value("8S 6S 4C")
    assert value("JS JH JD JC") > hand_points(mask(codes("JS JH JD"))) + 70
    assert cards_of(mask(codes("KS 2C"))) == ("KS", "2C")
