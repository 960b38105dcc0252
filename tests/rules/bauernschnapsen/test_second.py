"""Random matches with random options and hands, held against a second reading of the page (second.py)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.bauernschnapsen import GAME as BAUERNSCHNAPSEN
from rules.kit.action import dump_action
from rules.kit.chance import Shuffled
from rules.kit.contract import Result
from rules.kit.match import Match
from rules.kit.record import read_options
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.second import VALUES, Act, Second
from tests.rules.bauernschnapsen.table import read

MATCHES, DEALS = 25, 10
"""Matches of each test, and deals of a match at the most."""
CARDS = [rank + suit for suit in "SHDC" for rank in "AKQJT"]
EVERY: tuple[Act, ...] = (
    ("flip",), ("pass",), ("double",),
    *[("trump", suit) for suit in "SHDC"], *[("bid", contract) for contract in VALUES],
    *[("play", card, announces) for card in [*CARDS, "9S", "XX"] for announces in (True, False)],
)  # fmt: skip


def some_options(random: Random) -> dict[str, Any]:
    return {
        "bidding": random.choice(["one-round", "until-three-pass"]),
        "bettler_value": random.choice([5, 4]),
        "bauernschnapser_partner": random.random() < 0.5,
        "schnapser_tricks": random.choice(["within-three", "all-three"]),
        "trumping": random.choice(["must", "must", "may"]),
        "undertrump": random.choice(["must", "free"]),
        "nobody_66": random.choice(["last-trick", "forehand-loses"]),
        "target": random.choice([7, 24, 66]),
    }


def some_cards(random: Random) -> list[str]:
    """A shuffle; every fourth deals whole suits, or nearly."""
    cards = random.sample(CARDS, 20)
    if random.random() < 0.25:
        hands = [random.sample([rank + suit for rank in "AKQJT"], 5) for suit in random.sample("SHDC", 4)]
        if random.random() < 0.5:
            hands[0][4], hands[1][4] = hands[1][4], hands[0][4]
        cards = [card for hand in hands for card in hand[:3]] + [card for hand in hands for card in hand[3:]]
    return cards


def action(act: Act) -> Any:
    names = {"trump": ("suit",), "bid": ("contract",), "play": ("card", "announce")}
    return read(act[0], **dict(zip(names.get(act[0], ()), act[1:], strict=True)))


def listed(values: dict[str, Any]) -> Act:
    """An action as the second reading has it."""
    do, *arguments = values.values()
    return ("play", values["card"], values.get("announce", False)) if do == "play" else (do, *arguments)


def compare(random: Random, match: Any, second: Second) -> list[Act]:
    """Facts, and what is legal for each seat; what may be done comes back."""
    state = match.deal.state
    assert BAUERNSCHNAPSEN.facts(state) == second.facts()
    for seat in range(4):
        acts = second.legal(seat)
        legal = BAUERNSCHNAPSEN.legal(state.public, state.own[seat], Seat(seat))
        assert {listed(dump_action(act)) for act in legal} == acts
        act = random.choice(EVERY)
        assert (match.refuse(Seat(seat), action(act)) is None) == (act in acts)
    return sorted(second.legal(second.turn), key=str)


def chosen(random: Random, second: Second, acts: list[Act], bids: float, doubles: float) -> Act:
    """One of what may be done, with bids, doubles and announcements more or less often."""
    if second.phase == "double":
        return ("double",) if random.random() < doubles else ("pass",)
    special = [act for act in acts if act[0] == "bid" or act[-1] is True]
    if special and random.random() < (bids if second.phase == "bid" else 0.7):
        return random.choice(special)
    return ("pass",) if second.phase == "bid" else random.choice(acts)


def play(random: Random, seen: Counter[str | None]) -> None:
    """A match of at most ``DEALS`` deals."""
    options, bids, doubles = some_options(random), random.choice([0.1, 0.3]), random.choice([0, 0.3, 0.7])
    match: Any = Match.open(BAUERNSCHNAPSEN, 4, read_options(BAUERNSCHNAPSEN, options))
    dealer, points = random.randrange(4), [random.randrange(options["target"]) for _ in range(2)]
    opening: Any = BAUERNSCHNAPSEN.setup.model_validate({"dealer": dealer, "points": points}, strict=False)
    for _ in range(DEALS):
        cards = some_cards(random)
        match = match.begin(opening).settle(Shuffled(tuple(cards)))
        second = Second(options, dealer, points, cards)
        while acts := compare(random, match, second):
            act = chosen(random, second, acts, bids, doubles)
            match = match.act(Seat(second.turn), action(act))
            second.act(act)
        seen[second.contract] += 1
        dealer, points = (dealer + 1) % 4, second.points
        assert list(match.deal.over.scores) == second.scores
        assert list(match.totals) == [points[0], points[1]] * 2
        opening = match.next_deal()
        there = [side for side in (0, 1) if points[side] >= options["target"]]
        if there:
            assert opening == Result((Seat(there[0]), Seat(there[0] + 2)), "target")
            return
        assert (opening.dealer, list(opening.points)) == (dealer, points)


@pytest.mark.parametrize("number", range(4))
def test_two_readings_of_the_page_play_the_same_deals(number: int) -> None:
    seen: Counter[str | None] = Counter()
    for again in range(MATCHES):
        play(Random(f"{number} {again}"), seen)
    assert seen["rufspiel"] and len(seen) > 4
