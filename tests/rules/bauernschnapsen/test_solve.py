"""The solvers of level 3 against the rules themselves: every end of a deal, played out both ways."""

from typing import Any

import pytest

from rules.bauernschnapsen.cards import NUMBERS
from rules.bauernschnapsen.contracts import CONTRACTS, Contract
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.play import apply
from rules.bauernschnapsen.policy.solve import Moment, opening_value
from rules.bauernschnapsen.state import HANDS, NO_PLAY, NO_STOCK, NONE, Bidding, Game, Public, Table
from rules.kit.chance import Stream, pick, seeded
from rules.kit.contract import State
from rules.kit.seats import Seat
from tests.helpers.random_play import random_options
from tests.rules.bauernschnapsen.table import GAME, Deal

PLAYED = tuple(contract for contract in CONTRACTS.values() if not contract.shown)
SOLVED = 25
"""Deals of each contract."""


def best(state: State[Any, Any, Any]) -> int:
    """What side 0 gets with best play, by trying everything with the rules."""
    public = state.public
    if public.ending is not None:
        return int(public.ending.value if public.ending.side == 0 else -public.ending.value)
    seat = public.seat
    values = [best(apply(state, seat, action)) for action in legal(public, state.own[seat], seat)]
    return max(values) if seat % 2 == 0 else min(values)


def opened(contract: Contract, chance: Stream) -> State[Any, Any, Any]:
    """A deal of this contract, ready for its first card: random hands, options, places."""
    options = random_options(GAME, chance)
    assert isinstance(options, Options)
    dealer, suit = Seat(chance.below(4)), chance.below(4)
    table = Table(options, dealer, (0, 0))
    places = {"nobody": (0,), "anybody": (0, 1, 2, 3), "forehands-side": (0, 2), "opponents": (1, 3)}
    declarer = Seat((table.forehand + pick(chance, places[contract.by])) % 4)
    cards = list(range(20))
    for i in range(19, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    own = tuple(HANDS[sum(1 << card for card in cards[5 * seat : 5 * seat + 5])] for seat in range(4))
    game = Game(contract, declarer, suit if contract.trump else NONE)
    leader = declarer if contract.bidder_leads else table.forehand
    return State(Public(table, "play", leader, Bidding(suit), game, NO_PLAY, None), own, NO_STOCK)


@pytest.mark.parametrize("contract", PLAYED, ids=lambda contract: contract.id)
def test_each_card_is_worth_what_trying_everything_says(contract: Contract) -> None:
    chance, compared = seeded(f"solve {contract.id}"), 0
    for _ in range(400):
        state = opened(contract, chance)
        depth = 7 + chance.below(9)
        while state.public.ending is None and len(state.public.play.plays) < depth:
            seat = state.public.seat
            state = apply(state, seat, pick(chance, legal(state.public, state.own[seat], seat)))
        if state.public.ending is not None:
            continue
        public, seat = state.public, state.public.seat
        moment = Moment(public, tuple(own.hand for own in state.own))
        for action in legal(public, state.own[seat], seat):
            card, announced = NUMBERS[action.card], bool(action.announce)  # type: ignore[attr-defined]
            assert moment.after(seat, card, announced=announced) == best(apply(state, seat, action))
            compared += 1
        if compared > 3 * SOLVED:
            return
    assert compared > 0


@pytest.mark.parametrize("contract", PLAYED, ids=lambda contract: contract.id)
def test_the_opening_is_worth_its_best_lead(contract: Contract) -> None:
    chance = seeded(f"open {contract.id}")
    for _ in range(SOLVED):
        state = opened(contract, chance)
        public, seat = state.public, state.public.seat
        hands = tuple(own.hand for own in state.own)
        moment, game = Moment(public, hands), public.game
        values = [
            moment.after(seat, NUMBERS[action.card], announced=bool(action.announce))
            for action in legal(public, state.own[seat], seat)
        ]
        whole = opening_value(
            hands, contract, game.declarer, public.bidding.suit, public.table.forehand, public.table.options
        )
        assert whole == (max(values) if seat % 2 == 0 else min(values))


def test_a_hand_that_is_shown_is_worth_its_value() -> None:
    hands = tuple(own.hand for own in Deal().rufspiel("S").state.own)
    options = Options()
    assert opening_value(hands, CONTRACTS["herrenschnapser"], 0, 0, 0, options) == 24
    assert opening_value(hands, CONTRACTS["herrengang"], 1, 0, 0, options) == -18
