"""A quick look at a hand: what its melds could be worth and cover at the most.

Most hands have nothing to open with, and this says so without a search.
"""

from functools import cache
from typing import Final, NamedTuple

from rules.zoliky.deck import HIGH_ACE, KING, LOW_ACE, PLAIN_BITS, STRIDE, SUIT_BITS, WORTH_AT, Held
from rules.zoliky.melds import SHORTEST

_ACE: Final = 1 << LOW_ACE
_MOST: Final = (0, WORTH_AT[HIGH_ACE], *WORTH_AT[LOW_ACE + 1 :])
"""What a card is worth at the most by its place: an Ace as much as above the King."""


def has_run(one: int) -> bool:
    """Whether three natural cards of a suit lie in a row."""
    return bool(one & one >> 1 & one >> 2)


class Look(NamedTuple):
    """No first lay-down of a hand is worth more than ``worth`` (0: none is possible), and melds that make a
    close from hand cover no more than ``cards`` natural cards."""

    worth: int
    cards: int


_NOTHING: Final = Look(0, 0)


def look(held: Held, *, pure_run: bool) -> Look:
    """A quick look at what a hand that has laid nothing could lay."""
    one, two, jokers = held
    starts = one & one >> 1 & one >> 2
    if not starts:
        if pure_run:
            return _NOTHING
        jokers = 0  # without a run no joker may be laid
    suits = _suits(one)
    mine = _in_melds(suits, starts)
    a, b, c, d = mine
    worth = _worth(a) + _worth(b) + _worth(c) + _worth(d)
    cards = a.bit_count() + b.bit_count() + c.bit_count() + d.bit_count()
    twice = False
    if two:
        for number, bits in enumerate(mine):
            copies = two >> STRIDE * number & PLAIN_BITS
            twice = twice or bool(copies & bits)
            copies = copies if jokers else copies & bits
            worth += _worth(copies)
            cards += copies.bit_count()
    if jokers:
        gains = [_gain(one >> STRIDE * suit & SUIT_BITS) for suit in range(4)]
        worth += jokers * max(_gain_of_sets(suits, mine), *[gain for gain, _ in gains])
        cards += jokers * max(2 if _pairs(suits) else 0, *[new for _, new in gains])
    elif not twice:
        worth = _plain_worth(suits, pure_run=pure_run)
    return Look(worth, cards)


def covered(held: Held, fits: int) -> int:
    """About how many natural cards lie in melds or fit on the table (``fits``: the cards that do); each joker
    counts the cards that it could bring into a meld at the most."""
    one, two, jokers = held
    suits, cards = _suits(one), 0
    for number, bits in enumerate(_in_melds(suits, one & one >> 1 & one >> 2)):
        mine = bits | fits >> STRIDE * number & suits[number]
        cards += mine.bit_count()
        if two:
            cards += (two >> STRIDE * number & mine).bit_count()
    if jokers:
        gains = [_gain(one >> STRIDE * suit & SUIT_BITS)[1] for suit in range(4)]
        cards += jokers * max(2 if _pairs(suits) else 0, *gains)
    return cards


def _suits(one: int) -> tuple[int, int, int, int]:
    return (
        one & PLAIN_BITS,
        one >> STRIDE & PLAIN_BITS,
        one >> 2 * STRIDE & PLAIN_BITS,
        one >> 3 * STRIDE & PLAIN_BITS,
    )


def _in_melds(suits: tuple[int, int, int, int], starts: int) -> list[int]:
    """By suit, the cards that lie in some meld without a joker."""
    a, b, c, d = suits
    threes = a & b & (c | d) | c & d & (a | b)
    in_runs, found = starts | starts << 1 | starts << 2, []
    for bits in suits:
        mine = in_runs & SUIT_BITS
        if mine >> HIGH_ACE:
            mine |= _ACE
        found.append((mine | threes) & bits)
        in_runs >>= STRIDE
    return found


def _pairs(suits: tuple[int, int, int, int]) -> int:
    a, b, c, d = suits
    return a & (b | c | d) | b & (c | d) | c & d


def _plain_worth(suits: tuple[int, int, int, int], *, pure_run: bool) -> int:
    """The most that single natural cards are worth in melds: some of the sets, and the runs that are left."""
    a, b, c, d = suits
    threes = a & b & (c | d) | c & d & (a | b)
    if not threes:
        return sum([_worth_in_runs(bits) for bits in suits])
    ways: list[tuple[int, tuple[int, int, int, int]]] = [(0, suits)]
    while threes:
        bit = threes & -threes
        threes ^= bit
        each = _highest(bit)
        there = [suit for suit in range(4) if suits[suit] & bit]
        gifts = (
            [there, *([s for s in there if s != left] for left in there)]
            if len(there) > SHORTEST
            else [there]
        )
        ways += [(worth + each * len(gift), _less(left, gift, bit)) for worth, left in ways for gift in gifts]
    best = 0
    for worth, left in ways:
        runs = sum([_worth_in_runs(bits) for bits in left])
        if runs or not pure_run:
            best = max(best, worth + runs)
    return best


def _less(suits: tuple[int, int, int, int], gift: list[int], bit: int) -> tuple[int, int, int, int]:
    a, b, c, d = (bits & ~bit if suit in gift else bits for suit, bits in enumerate(suits))
    return a, b, c, d


@cache
def _worth_in_runs(suit: int) -> int:
    """What the single cards of a suit are worth in runs without a joker."""
    low = _worth_of_rows(suit & PLAIN_BITS)
    return max(low, _worth_of_rows(suit & PLAIN_BITS ^ _ACE | 1 << HIGH_ACE)) if suit & _ACE else low


def _worth_of_rows(bits: int) -> int:
    worth, row = 0, []
    for place in range(LOW_ACE, HIGH_ACE + 2):
        if bits >> place & 1:
            row.append(WORTH_AT[place])
        else:
            worth += sum(row) if len(row) >= SHORTEST else 0
            row = []
    return worth


@cache
def _worth(bits: int) -> int:
    """What these cards of a suit are worth at the most."""
    return sum(_MOST[place] for place in range(LOW_ACE, KING + 1) if bits >> place & 1)


def _gain_of_sets(suits: tuple[int, int, int, int], mine: list[int]) -> int:
    """What a joker can add at the most to the cards of a rank: itself, and one or two cards that lie in no
    meld without it."""
    a, b, c, d = (bits & ~inside for bits, inside in zip(suits, mine, strict=True))
    any_free = a | b | c | d
    both_free = a & (b | c | d) | b & (c | d) | c & d
    pairs = _pairs(suits)
    return max(_highest(both_free) * 3, _highest(pairs & any_free) * 2, _highest(pairs))


@cache
def _highest(bits: int) -> int:
    """What the highest of these cards is worth."""
    if bits & _ACE:
        return WORTH_AT[HIGH_ACE]
    return WORTH_AT[bits.bit_length() - 1] if bits else 0


@cache
def _gain(suit: int) -> tuple[int, int]:
    """What a joker can add at the most in a suit: itself, and cards beside it that lie in no run without it;
    and how many such cards."""
    most, cards = 0, 0
    for place in range(LOW_ACE, HIGH_ACE + 1):
        below, above = _beside(suit, place, -1), _beside(suit, place, 1)
        if len(below) + len(above) >= SHORTEST - 1:
            new = [p for side in (below, above) if len(side) < SHORTEST for p in side]
            most = max(most, WORTH_AT[place] + sum(WORTH_AT[p] for p in new))
            cards = max(cards, len(new))
    return most, cards


def _beside(suit: int, place: int, step: int) -> list[int]:
    """The cards of a suit that lie next to a place in a row, upwards or downwards."""
    found = []
    place += step
    while suit >> place & 1 and LOW_ACE <= place <= HIGH_ACE:
        found.append(place)
        place += step
    return found
