"""What holds at every moment of every deal, whatever is played."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kauboj import events as ev
from rules.kauboj.cards import (
    ACES,
    CARDS,
    DECK,
    KINGS,
    QUEENS,
    SIXES,
    cards_of,
    couples,
    cowboy,
    figures,
    mask,
    may_go,
)
from rules.kauboj.guns import guns_in, has_gun, kind_of, quick_draws
from rules.kauboj.legal import legal
from rules.kauboj.scoring import Outcome, hand_points, sheet
from rules.kit.action import Action
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Over, Shuffle
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, read

HANDS = st.sets(st.sampled_from(DECK), max_size=20).map(mask)


def states(seed: str, **options: Any):
    """Every state of a random deal."""
    chance: Stream = seeded(seed)
    seats = 3 + chance.below(2)
    chosen = KAUBOJ.options(**options)
    state = KAUBOJ.start(seats, chosen, KAUBOJ.opening(seats, chosen))
    while True:
        yield state
        turn = KAUBOJ.turn(state.public)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Shuffle):
            state = KAUBOJ.settle(state, chance.shuffle(turn.pack))
        else:
            seat = turn.must[chance.below(len(turn.must))]
            state = KAUBOJ.apply(state, seat, KAUBOJ.sample(state.public, state.own[seat], seat, chance))


@pytest.mark.parametrize("seed", range(20))
def test_all_cards_are_there_once_and_sizes_are_right(seed: int) -> None:
    options = {"badge": "optional" if seed % 2 else "forced", "any_target": seed % 3 == 0}
    for state in states(f"cards|{seed}", **options):
        facts, public = KAUBOJ.facts(state), state.public
        if public.phase == "deal":
            continue
        lists = [
            *facts["hands"],
            *facts["tens"],
            *(facts[key] for key in ("aside", "stock", "pile", "shots")),
        ]
        lists += [gun["cards"] for guns in facts["guns"] for gun in guns]
        assert Counter(card for cards in lists for card in cards) == Counter(CARDS)
        if public.phase != "answer":
            assert list(public.sizes) == [len(hand) for hand in facts["hands"]]
            assert public.stock == len(state.hidden.stock)


@pytest.mark.parametrize("seed", range(12))
def test_an_ace_is_in_a_hand_only_with_its_king(seed: int) -> None:
    for state in states(f"aces|{seed}"):
        for own, suits in zip(state.own, state.public.protected, strict=True):
            if state.public.phase != "answer":
                assert own.hand & ACES == mask("A" + suit for suit in suits)
                assert all(own.hand & cowboy(suit) == cowboy(suit) for suit in suits)


@pytest.mark.parametrize("seed", range(12))
def test_history_only_grows_and_numbers_of_guns_are_used_once(seed: int) -> None:
    all_states = [*states(f"history|{seed}")]
    for before, after in pairwise(all_states):
        assert after.public.history[: len(before.public.history)] == before.public.history
    drawn = [e.gun for e in all_states[-1].public.history if isinstance(e, ev.GunDrawn)]
    drawn += [e.laid for e in all_states[-1].public.history if isinstance(e, ev.QuickDrawn)]
    assert sorted(gun.number for gun in drawn) == list(range(len(drawn)))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_listed_is_all_that_is_legal(seed: int) -> None:
    """Every act that can be written with the cards of this deal is refused or listed."""
    chance = seeded(f"brute|{seed}")
    for n, state in enumerate(states(f"listed|{seed}")):
        turn = KAUBOJ.turn(state.public)
        if n % 9 or isinstance(turn, Over | Shuffle):
            continue
        seat = turn.must[0]
        public, own = state.public, state.own[seat]
        listed = set(legal(public, own, seat))
        for action in everything(own.hand, len(public.sizes), chance):
            assert (KAUBOJ.refuse(public, own, seat, action) is None) is (action in listed), action.do


def everything(hand: int, seats: int, chance: Stream) -> list[Action]:
    """Acts of every kind with every card, and some with several."""
    found = [read("reply", **{"with": "stand"}), read("badge", take=True), read("badge", take=False)]
    found += [read("direction", to=to) for to in ("left", "right", "across")]
    found += [read("marriage", suit=suit) for suit in "SHDC"]
    for draw in ("stock", "pile"):
        found += [read("discard", card=card, draw=draw) for card in (*CARDS, None)]
    for card in CARDS:
        found += [read("nine", card=card, to=to) for to in ("left", "right", "across")]
        found += [
            read("ten", card=card),
            read("lose", king=card),
            read("reply", **{"with": "six", "card": card}),
        ]
        for sources in (["stock", "stock"], ["pile", "stock"], ["pile", "pile"], ["stock"]):
            found.append(read("five", card=card, draw=sources))
    for gun in range(-1, 8):
        found.append(read("drop", gun=gun))
        found += [read("shoot", gun=gun, at=at) for at in range(-1, seats + 1)]
    for sources in ([], ["stock"], ["pile"], ["stock", "pile"], ["pile", "pile"], ["stock"] * 3):
        found.append(read("redraw", **{"from": sources}))
    held = [*cards_of(hand), *[CARDS[chance.below(52)] for _ in range(3)]]
    for _ in range(60):
        some = [held[chance.below(len(held))] for _ in range(chance.below(5))]
        found += [read("pass", cards=some), read("gun", cards=some)]
        found.append(read("reply", **{"with": "quick-draw", "cards": some}))
    return list(dict.fromkeys(found))


@given(HANDS)
@settings(max_examples=200, deadline=None)
def test_guns_of_a_hand(hand: int) -> None:
    guns = list(guns_in(hand))
    assert bool(guns) is has_gun(hand)
    assert len(set(guns)) == len(guns)
    for gun in guns:
        assert gun & hand == gun and kind_of(cards_of(gun)) is not None
    for quick in quick_draws(hand):
        assert quick in guns and len({card[1] for card in cards_of(quick)}) == 1


@given(HANDS)
@settings(max_examples=200, deadline=None)
def test_what_may_go(hand: int) -> None:
    free = may_go(hand, 0)
    assert free & hand == free
    assert free & ~SIXES == hand & ~SIXES
    sixes = hand & SIXES
    rest = hand & ~SIXES
    assert (free & SIXES == sixes) is (not sixes or rest == 0 or figures(rest) == rest)
    assert bool(free) is bool(hand)


@given(HANDS)
@settings(max_examples=200, deadline=None)
def test_a_sheet_adds_up_to_what_the_hand_is_worth(hand: int) -> None:
    for delay in (False, True):
        for adds in (False, True):
            items = sheet(hand, Outcome(False, 0, "", delay, adds))
            assert sum(item.points for item in items) == hand_points(hand, twos_delay=delay, curse_adds=adds)
            assert all(item.points for item in items)


@given(HANDS)
@settings(max_examples=100, deadline=None)
def test_couples_are_kings_with_their_queens(hand: int) -> None:
    queens = {card for card in cards_of(hand & QUEENS) if "K" + card[1] in cards_of(hand & KINGS)}
    assert set(cards_of(couples(hand))) == queens


@pytest.mark.parametrize("seed", range(40))
def test_every_deal_ends(seed: int) -> None:
    *_, last = states(f"ends|{seed}")
    ending = last.public.ending
    assert ending is not None and ending.why in ("tens", "badges", "stall", "turns")
    assert (ending.finisher is None) is (ending.why in ("stall", "turns"))
    assert last.public.turns <= 400
    assert Seat(0) <= last.public.turn < len(last.public.sizes)
