"""The cards of Žolíky: what they are worth, and hands as bits.

A hand's natural cards are two numbers of 64 bits, one for the first copies and one for the second. Each suit
has 16 bits; bit 1 is the Ace, bits 2 to 10 the cards with these numbers, 11 to 13 Jack, Queen and King, and
bit 14 the Ace again, above the King. So a run is bits in a row, and a set is the same bit of several suits.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from rules.kit.cards import JOKER, SUITS, Card, pack

LOW_ACE, KING, HIGH_ACE = 1, 13, 14
"""Places in a run: an Ace lies below the Two or above the King."""
STRIDE: Final = 16
"""Bits of a suit."""
SUIT_BITS: Final = 0x7FFE
PLAIN_BITS: Final = 0x3FFE
"""All places of a suit; without the Ace's second one."""
COPIES: Final = 2
_RANKS: Final = "_A23456789TJQKA"
ACE_AT_END, JOKER_AT_END = 20, 50
"""What an Ace and a joker are worth in a hand as a deal ends."""


def card_at(suit: int, place: int) -> Card:
    """The card of a suit (its number in ``SUITS``) at a place of a run, 1 to 14."""
    return CARD_AT[suit][place]


CARD_AT: Final[tuple[tuple[Card, ...], ...]] = tuple(
    tuple(Card(rank + suit) for rank in _RANKS) for suit in SUITS
)
NATURALS: Final[tuple[Card, ...]] = pack()
BIT: Final[Mapping[Card, int]] = {
    CARD_AT[suit][place]: 1 << STRIDE * suit + place | ((1 << STRIDE * suit + HIGH_ACE) if place == 1 else 0)
    for suit in range(4)
    for place in range(1, 14)
}
"""A natural card's bits: two for an Ace."""
SUIT_OF: Final[Mapping[Card, int]] = {card: SUITS.index(card[1]) for card in NATURALS}
PLACE_OF: Final[Mapping[Card, int]] = {card: _RANKS.index(card[0]) for card in NATURALS}
"""Where a natural card lies in a run; an Ace: below."""
WORTH_AT: Final[tuple[int, ...]] = (0, 1, *range(2, 11), 10, 10, 10, 10)
"""What a card is worth in a meld by its place in a run (§ Values); in a set an Ace counts as above."""
AT_END: Final[Mapping[Card, int]] = {
    JOKER: JOKER_AT_END,
    **{card: ACE_AT_END if card[0] == "A" else WORTH_AT[PLACE_OF[card]] for card in NATURALS},
}
"""What a card is worth in a hand as the deal ends, and as the leader is drawn."""


@cache
def whole_pack(jokers: int) -> tuple[Card, ...]:
    """Two packs and so many jokers, in canonical order (records.md)."""
    return pack(copies=COPIES, jokers=jokers)


class Held(NamedTuple):
    """A hand: first copies, second copies, jokers. Shows no card by itself."""

    one: int = 0
    two: int = 0
    jokers: int = 0

    def __repr__(self) -> str:
        return "<Held>"

    def count(self, card: Card) -> int:
        """How many of this card are in the hand."""
        if card == JOKER:
            return self.jokers
        bit = BIT[card]
        return 2 if self.two & bit else 1 if self.one & bit else 0

    def plus(self, card: Card) -> "Held":
        """With one card more."""
        one, two, jokers = self
        if card == JOKER:
            return Held(one, two, jokers + 1)
        bit = BIT[card]
        return Held(one, two | bit, jokers) if one & bit else Held(one | bit, two, jokers)

    def minus(self, card: Card) -> "Held":
        """Without one card, which must be there."""
        one, two, jokers = self
        if card == JOKER:
            return Held(one, two, jokers - 1)
        bit = BIT[card]
        return Held(one, two ^ bit, jokers) if two & bit else Held(one ^ bit, two, jokers)

    def cards(self) -> tuple[Card, ...]:
        """All cards, suit by suit in the order ♠ ♥ ♦ ♣, each from the Ace down, jokers last."""
        one, two, jokers = self
        return (*cards_of(one, two), *[JOKER] * jokers)

    @property
    def naturals(self) -> int:
        """How many cards are no jokers."""
        return (self.one & PLAIN).bit_count() + (self.two & PLAIN).bit_count()


PLAIN: Final = sum(PLAIN_BITS << STRIDE * suit for suit in range(4))
"""The same of all suits: one bit a card."""
EMPTY: Final = Held()


def hold(cards: Iterable[Card]) -> Held:
    """These cards as a hand."""
    held = EMPTY
    for card in cards:
        held = held.plus(card)
    return held


def kinds(one: int) -> Iterator[Card]:
    """The different natural cards of a hand, suit by suit, each from the Two up to the Ace."""
    one &= _NO_LOW_ACE
    while one:
        bit = one & -one
        yield _CARD_OF[bit]
        one ^= bit


def cards_of(one: int, two: int) -> tuple[Card, ...]:
    """Natural cards as they are sorted in a hand: suit by suit, from the Ace down."""
    return tuple(
        card
        for suit in range(4)
        for card in _SORTED[suit]
        for copies in ((one, two) if one & BIT[card] else ())
        if copies & BIT[card]
    )


_NO_LOW_ACE: Final = sum((SUIT_BITS ^ 2) << STRIDE * suit for suit in range(4))
_CARD_OF: Final[Mapping[int, Card]] = {
    1 << STRIDE * suit + place: CARD_AT[suit][place] for suit in range(4) for place in range(2, 15)
}
_SORTED: Final = tuple(tuple(CARD_AT[suit][place] for place in range(14, 1, -1)) for suit in range(4))


def worth_at_end(held: Held) -> int:
    """What a hand costs as the deal ends (§ Values)."""
    return sum(AT_END[card] for card in held.cards())
