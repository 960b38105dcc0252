"""What a hand is worth at first sight, by counting: for level 2, and for weighing what others may hold."""

from functools import cache
from typing import NamedTuple

from rules.bauernschnapsen.cards import BIT, PAIR_BITS, POINTS, RANKS, SUIT_BITS, numbers_in
from rules.bauernschnapsen.contracts import Contract

_USUAL, _TENS = "ATKQJ", "TKQJA"
JACK, QUEEN, KING, TEN, ACE = range(5)


class Strength(NamedTuple):
    """``sure``: tricks from the top of each suit; ``likely``: the same and half of what stands next."""

    sure: int
    likely: float


@cache
def tricks(hand: int, *, tens: bool = False) -> Strength:
    """Tricks that a hand takes by leading its suits from the top, without trump.

    A card is sure as long as every higher one of its suit has been led before it. One that a single higher
    card outside may beat counts for half.
    """
    sure, likely = 0, 0.0
    for suit in range(len(SUIT_BITS)):
        missing = 0
        for rank in _TENS if tens else _USUAL:
            if hand & BIT[5 * suit + RANKS.index(rank)]:
                sure += not missing
                likely += (1.0, 0.5, 0.2, 0.0, 0.0)[missing]
            else:
                missing += 1
    return Strength(sure, likely)


@cache
def trump_tricks(hand: int, trump: int) -> float:
    """Tricks that a hand is likely to take with this trump: trumps, and aces and tens beside them."""
    trumps = hand & SUIT_BITS[trump]
    count = trumps.bit_count()
    found = tricks(trumps).likely + 0.4 * max(0, count - 2)
    for suit, bits in enumerate(SUIT_BITS):
        side = hand & bits
        if suit == trump or not side:
            continue
        short = side.bit_count() <= 2
        if side & BIT[5 * suit + ACE]:
            found += 0.8 if short else 0.6
        if side & BIT[5 * suit + TEN]:
            found += 0.5 if side & BIT[5 * suit + ACE] else 0.25
    return found


@cache
def safe_cards(hand: int) -> int:
    """Cards that cannot be made to take a trick: from the bottom of each suit without a gap."""
    safe = 0
    for suit in range(len(SUIT_BITS)):
        for rank in range(len(RANKS)):
            if not hand & BIT[5 * suit + rank]:
                break
            safe += 1
    return safe


@cache
def dangers(hand: int) -> float:
    """How much in a hand is likely to be made to take a trick."""
    found = 0.0
    for suit in range(len(SUIT_BITS)):
        below = 0
        for rank in range(len(RANKS)):
            if hand & BIT[5 * suit + rank]:
                found += below * (0.5 if rank < TEN else 1.0)
            else:
                below += 1
    return found


@cache
def pairs_worth(hand: int, trump: int) -> int:
    """The 20s and the 40 in a hand."""
    return sum((40 if suit == trump else 20) for suit, bits in enumerate(PAIR_BITS) if hand & bits == bits)


def card_points(hand: int) -> int:
    """The card points in a hand."""
    return sum(POINTS[number] for number in numbers_in(hand))


@cache
def promise(contract: Contract, hand: int, trump: int, leads: bool) -> float:
    """How well a hand looks for a contract, from 0 (hopeless) to 1 (sure)."""
    match contract.aim:
        case "no-trick":
            return max(0.0, 1.0 - 0.4 * dangers(hand))
        case "all-tricks" if not contract.trump:
            strength = tricks(hand, tens=contract.tens)
            return max(0.0, 1.0 - 0.6 * (5 - strength.likely))
        case "all-tricks":
            held = trump_tricks(hand, trump)
            return max(0.0, 1.0 - 0.5 * (5 - held)) * (1.0 if leads else 0.6)
        case "sixty-six":
            pair, taken = pairs_worth(hand, trump), trump_tricks(hand, trump)
            points = 20 * min(taken, 3.0) + (pair if taken >= 1 else 0)
            return min(1.0, max(0.0, (points - 40) / 40)) * (1.0 if leads else 0.7)
    return 1.0
