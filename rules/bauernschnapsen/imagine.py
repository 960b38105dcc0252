"""Worlds: hands that one seat holds possible, from all that is public and its own cards."""

from itertools import product
from typing import TypeAlias, TypeVar

from rules.bauernschnapsen.cards import BIT, SUIT_BITS, numbers_in
from rules.bauernschnapsen.knowledge import Known, known, unseen
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.state import HANDS, NO_STOCK, Bauernschnapsen, Hidden, Own, Public
from rules.kit.chance import Chance
from rules.kit.contract import State
from rules.kit.seats import Seat

Hands: TypeAlias = tuple[int, ...]
T = TypeVar("T")
TRIES = 40
"""So often the unseen cards are dealt at random before the hands are put together card by card."""


def imagine(public: Public, own: Own, seat: Seat, chance: Chance) -> Bauernschnapsen:
    """A whole state that this seat holds possible: every card played so far could have been played."""
    facts = known(public)
    hands = deal(facts, own.hand, seat, chance)
    stock = NO_STOCK
    if public.phase == "trump":
        rest = list(numbers_in(unseen(facts, own.hand) & ~_all(hands)))
        shuffle(rest, chance)
        stock = Hidden(tuple(rest))
    return State(public, tuple([HANDS[hand] for hand in hands]), stock)


def deal(facts: Known, hand: int, seat: Seat, chance: Chance) -> Hands:
    """Hands by seat, as bits: ``hand`` for ``seat``, and for the others what is possible."""
    for ways in _suited(facts, hand, seat, chance):
        held = list(facts.held)
        held[seat] = hand
        for suited, bits in ways:
            held[suited] = bits
        free = unseen(facts, hand) & ~_all(tuple(held))
        places = [facts.sizes[other] - held[other].bit_count() for other in range(SEATS)]
        for _ in range(TRIES):
            cards = list(numbers_in(free))
            shuffle(cards, chance)
            hands, at = list(held), 0
            for other in range(SEATS):
                for card in cards[at : at + places[other]]:
                    hands[other] |= BIT[card]
                at += places[other]
            if fits(facts, hands, seat):
                return tuple(hands)
        found = _put_together(facts, held, places, free, seat, chance)
        if found is not None:
            return found
    raise AssertionError("the true world is possible")


def fits(facts: Known, hands: list[int], seat: Seat) -> bool:
    """Whether hands break nothing that is known of the others."""
    if any(hands[other] & facts.never[other] for other in range(SEATS) if other != seat):
        return False
    return not facts.one_of or bool(facts.one_of & hands[facts.forehand])


def _suited(facts: Known, hand: int, seat: Seat, chance: Chance) -> list[tuple[tuple[Seat, int], ...]]:
    """For whoever had five cards of a suit what is left of it: every way that may be, in random order."""
    others = [other for other in facts.suited if other != seat]
    if not others:
        return [()]
    held = list(facts.held)
    held[seat] = hand
    ways = []
    for suits in product(range(len(SUIT_BITS)), repeat=len(others)):
        hands = [SUIT_BITS[suit] & ~facts.played[other] for other, suit in zip(others, suits, strict=True)]
        way = tuple(zip(others, hands, strict=True))
        if len(set(suits)) == len(suits) and all(_may_hold(facts, held, *one) for one in way):
            ways.append(way)
    shuffle(ways, chance)
    return ways


def _may_hold(facts: Known, held: list[int], seat: Seat, bits: int) -> bool:
    elsewhere = _all(facts.played) | _all(tuple(h for s, h in enumerate(held) if s != seat))
    return (
        bits.bit_count() == facts.sizes[seat]
        and not bits & (elsewhere | facts.never[seat])
        and held[seat] & bits == held[seat]
    )


def _put_together(
    facts: Known, held: list[int], places: list[int], free: int, seat: Seat, chance: Chance
) -> Hands | None:
    """Deals card by card, those with the fewest possible places first, and goes back where it fails."""
    cards = list(numbers_in(free))
    shuffle(cards, chance)

    def room(card: int) -> list[int]:
        return [s for s in range(SEATS) if places[s] and not facts.never[s] & BIT[card]]

    hands = list(held)

    def put(rest: list[int]) -> bool:
        if not rest:
            return fits(facts, hands, seat)
        card = min(rest, key=lambda one: len(room(one)))
        seats = room(card)
        shuffle(seats, chance)
        rest = [other for other in rest if other != card]
        for other in seats:
            hands[other] |= BIT[card]
            places[other] -= 1
            if put(rest):
                return True
            hands[other] ^= BIT[card]
            places[other] += 1
        return False

    return tuple(hands) if put(cards) else None


def shuffle(items: list[T], chance: Chance) -> None:
    """Fisher-Yates, in place."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i + 1)
        items[i], items[j] = items[j], items[i]


def _all(hands: Hands) -> int:
    bits = 0
    for hand in hands:
        bits |= hand
    return bits
