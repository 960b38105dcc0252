"""The twenty cards as numbers and sets of them as bits: what rules and searches reckon with.

A card's number is 5 × suit + rank, suits in the order S H D C, ranks J Q K T A from 0 up. Records, texts and
actions have the two characters of ``rules.kit.cards`` instead.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rules.kit.cards import SUITS, Card, pack

RANKS = "JQKTA"
"""From the lowest to the highest, as every contract but one has them."""
PACK = pack("T")
"""The pack in canonical order (records.md)."""
CODES: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
NUMBERS: Mapping[str, int] = MappingProxyType({code: number for number, code in enumerate(CODES)})
POINTS: tuple[int, ...] = (2, 3, 4, 10, 11) * len(SUITS)
"""Card points by number; 120 in all."""
SUIT_OF: tuple[int, ...] = tuple(number // len(RANKS) for number in range(len(CODES)))
BIT: tuple[int, ...] = tuple(1 << number for number in range(len(CODES)))
SUIT_BITS: tuple[int, ...] = tuple(0b11111 << 5 * suit for suit in range(len(SUITS)))
PAIR_BITS: tuple[int, ...] = tuple(0b00110 << 5 * suit for suit in range(len(SUITS)))
"""K and Q of each suit."""
ALL_BITS = (1 << len(CODES)) - 1


def _higher(order: str) -> tuple[int, ...]:
    """For each card the bits of those of its suit that beat it, where ``order`` goes from low to high."""
    found = []
    for number in range(len(CODES)):
        suit, rank = divmod(number, len(RANKS))
        better = order[order.index(RANKS[rank]) + 1 :]
        found.append(sum(BIT[5 * suit + RANKS.index(other)] for other in better))
    return tuple(found)


HIGHER = _higher(RANKS)
"""What of its own suit beats a card."""
HIGHER_TENS = _higher("AJQKT")
"""The same in the contract ``zehner``: the ace is the lowest."""


@cache
def numbers_in(bits: int) -> tuple[int, ...]:
    """The cards of a set, from the lowest number up.

    >>> [CODES[number] for number in numbers_in(0b10000_00001)]
    ['JS', 'AH']
    """
    return tuple(number for number in range(len(CODES)) if bits >> number & 1)


def codes_in(bits: int) -> tuple[Card, ...]:
    """The cards of a set, in the order of their numbers."""
    return tuple(CODES[number] for number in numbers_in(bits))


def bits_of(numbers: tuple[int, ...]) -> int:
    """The set of these cards."""
    bits = 0
    for number in numbers:
        bits |= BIT[number]
    return bits


@cache
def sorted_hand(bits: int, trump: int | None, *, tens: bool = False) -> tuple[Card, ...]:
    """A hand as a player holds it: trumps first, then ♠ ♥ ♦ ♣, each suit from the highest down.

    >>> sorted_hand(0b00001_00000_00110, 2), sorted_hand(0b11010, None, tens=True)
    (('JD', 'KS', 'QS'), ('TS', 'QS', 'AS'))
    """
    order = "AJQKT" if tens else RANKS
    suits = sorted(range(len(SUITS)), key=lambda suit: (suit != trump, suit))
    return tuple(
        CODES[number]
        for suit in suits
        for number in sorted(
            numbers_in(bits & SUIT_BITS[suit]), key=lambda n: order.index(RANKS[n % 5]), reverse=True
        )
    )
