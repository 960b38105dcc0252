"""What a hand is worth before the deal is over: its points as they stand, and what may still come of it."""

from typing import Final

from rules.kauboj.cards import (
    ACES,
    FIVES,
    JACKS,
    KINGS,
    NINES,
    QUEENS,
    SIXES,
    SUIT,
    TENS,
    TWOS,
    couples,
    families,
)
from rules.kauboj.guns import has_gun
from rules.kauboj.scoring import COUPLE, DELAY, LONE_QUEEN, MARRIAGE, TEN, hand_points

MANY_JACKS: Final = (0, 0, 3, 18, 0)
MANY_KINGS: Final = (0, 3, 9, 40, 0)
"""By how many there are: what may become of them; four score already."""
STUCK = -8
"""A Six cannot be thrown away."""
RELIEF = 0.35
"""How much of what a Queen costs is saved because she can still be thrown away."""


def worth(hand: int, married: str, tens_open: int) -> float:
    """Points that this hand may be expected to bring; ``married``: the suits already shown."""
    value: float = hand_points(hand)
    sixes = hand & SIXES
    if sixes:
        count = sixes.bit_count()
        value += STUCK * count
        if hand & NINES:
            value += 12 * min(count, 2)
    tens = hand & TENS
    if tens:
        value -= DELAY * 0.8
        value += TEN * 0.8 * tens.bit_count()
    value += MANY_JACKS[(hand & JACKS).bit_count()] + MANY_KINGS[(hand & KINGS).bit_count()]
    if hand & QUEENS:
        value += _queens(hand, married)
    if hand & ACES:
        value += _half_families(hand)
    twos = hand & TWOS
    if twos & (twos - 1):
        value += 6 + 3 * tens_open
    if has_gun(hand):
        value += 6
    return value + (1 if hand & FIVES else 0)


def _queens(hand: int, married: str) -> float:
    """Couples that can be shown, and Queens that can be thrown away in time."""
    if hand & QUEENS == QUEENS:
        return 0
    served = families(hand)
    pairs = couples(hand) & ~served
    value: float = -LONE_QUEEN * RELIEF * (hand & QUEENS & ~served & ~pairs).bit_count()
    for suit, cards in SUIT.items():
        if pairs & cards:
            value -= COUPLE * RELIEF
            if suit not in married:
                value += MARRIAGE * 0.9 - COUPLE * 0.2
    return value


def _half_families(hand: int) -> float:
    """Protected Kings whose Queen or Jack is there and the other one is not."""
    value = 0
    for cards in SUIT.values():
        if hand & cards & ACES and bool(hand & cards & QUEENS) != bool(hand & cards & JACKS):
            value += 22
    return value
