"""Worlds for a search: possible ones only, and of these rather those that fit what the others have said."""

from itertools import accumulate

from rules.bauernschnapsen.bidding import FOREHAND, place
from rules.bauernschnapsen.cards import SUIT_BITS
from rules.bauernschnapsen.contracts import Contract, ContractId
from rules.bauernschnapsen.imagine import deal
from rules.bauernschnapsen.knowledge import Known, known
from rules.bauernschnapsen.policy.estimate import pairs_worth, promise, trump_tricks
from rules.bauernschnapsen.state import NONE, Public
from rules.kit.chance import Chance
from rules.kit.seats import Seat

POOL, BIG_POOL = 2, 8
"""So many worlds are dealt for one that is looked at; the second where somebody has bid or doubled."""
ENOUGH, MOST = 10.0, 2000
"""Where fewer than so many fit fully, more are dealt, up to so many in all: strong hands are rare."""
SCALE = 1_000_000
LEAST = 0.001
"""What does not fit at all may still be: people bluff, and level 1 bids anything."""
BY_TRUMPS = (0.2, 0.35, 0.75, 1.0, 1.0, 1.0)
"""How likely forehand names a suit of which he has so many cards in the end."""
FITS: dict[ContractId, tuple[float, float]] = {
    "bettler": (0.0, 0.15),
    "schnapser": (0.2, 0.9),
    "gang": (0.5, 0.95),
    "zehner": (0.5, 0.95),
    "bauernschnapser": (0.2, 0.7),
    "kontraschnapser": (0.5, 0.9),
    "kontrabauernschnapser": (0.5, 0.9),
}
"""A hand that promises less than the first does not fit its bid, one that promises the second fits fully.
From 60 hands of each kind, played out in worlds: about where a bid begins, and is good, to win."""
Hands = tuple[int, ...]


def worlds(public: Public, hand: int, seat: Seat, chance: Chance, count: int) -> list[Hands]:
    """``count`` worlds: hands by seat, as bits. Each is drawn by how well it fits what was said."""
    facts = known(public)
    pool = _pool(public, seat)
    if pool == 1:
        return [deal(facts, hand, seat, chance) for _ in range(count)]
    dealt: list[Hands] = []
    weights: list[float] = []
    while len(dealt) < count * pool or (pool == BIG_POOL and sum(weights) < ENOUGH and len(dealt) < MOST):
        dealt += [deal(facts, hand, seat, chance) for _ in range(count)]
        weights += [likelihood(public, facts, hands, seat) for hands in dealt[-count:]]
    bounds = [*accumulate(weights)]
    # One draw for all: the same distances, from a random start (as a wheel with ``count`` spokes).
    step = bounds[-1] / count
    at, found, number = step * chance.below(SCALE) / SCALE, [], 0
    for _ in range(count):
        while bounds[number] < at:
            number += 1
        found.append(dealt[number])
        at = min(at + step, bounds[-1])
    return found


def _pool(public: Public, seat: Seat) -> int:
    """How many worlds are dealt for one; 1 where nobody else has said anything that tells of his cards."""
    said = public.game.said if public.game is not None else ()
    bids = any(call.seat != seat and call.contract is not None for call in public.bidding.calls)
    if bids or any(answer.doubles and answer.seat != seat for answer in said):
        return BIG_POOL
    named = public.bidding.suit != NONE and public.bidding.flipped == NONE
    return POOL if named and seat != public.table.forehand else 1


def likelihood(public: Public, facts: Known, hands: Hands, seat: Seat) -> float:
    """How well a world fits what the others have said, from ``LEAST`` to 1."""
    bidding, forehand, weight = public.bidding, public.table.forehand, 1.0
    whole = [hand | played for hand, played in zip(hands, facts.played, strict=True)]
    if bidding.flipped == NONE and bidding.suit != NONE and seat != forehand:
        weight *= BY_TRUMPS[(whole[forehand] & SUIT_BITS[bidding.suit]).bit_count()]
    for other, contract in bidding.calls:
        if contract is not None and other != seat:
            weight *= _fits(contract, whole[other], bidding.suit, leads=place(public, other) == FOREHAND)
    game = public.game
    for answer in game.said if game is not None else ():
        if game is not None and answer.doubles and answer.seat != seat and game.contract.aim == "race":
            strength = trump_tricks(whole[answer.seat], bidding.suit)
            strength += pairs_worth(whole[answer.seat], bidding.suit) / 40
            weight *= min(1.0, max(0.1, (strength - 1.0) / 2.0))
    return max(LEAST, weight)


def _fits(contract: Contract, hand: int, trump: int, *, leads: bool) -> float:
    """How well a hand fits the bid of a contract."""
    if contract.id not in FITS:  # five of a suit: what is dealt has them
        return 1.0
    doubtful, good = FITS[contract.id]
    return min(1.0, max(LEAST, (promise(contract, hand, trump, leads) - doubtful) / (good - doubtful)))
