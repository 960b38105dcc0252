"""The cheapest first lay-down without a joker."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from rules.kit.cards import SUITS, Card
from rules.zoliky.deck import BIT, CARD_AT, HIGH_ACE, LOW_ACE, PLACE_OF, STRIDE, SUIT_BITS, WORTH_AT, Held
from rules.zoliky.melds import SHORTEST
from rules.zoliky.search.singles import sets_without_joker

Melds: TypeAlias = tuple[tuple[Card, ...], ...]


class _Meld(NamedTuple):
    """A meld of natural cards, and their bits."""

    cards: tuple[Card, ...]
    bits: int
    worth: int
    run: bool


class _Found(NamedTuple):
    """Melds so far: cards that are used once, cards that are used twice, and what has been laid."""

    once: int
    twice: int
    worth: int
    run: bool
    melds: tuple[_Meld, ...]


def cheapest(held: Held, least: int, *, pure: bool) -> tuple[Melds, int] | None:
    """Melds of natural cards worth as little as possible, but ``least`` (and something) at least; ``pure``:
    with a run among them."""
    every = [*_runs(held), *_sets(held)]
    best: _Found | None = None
    open_: list[tuple[int, _Found]] = [(0, _Found(0, 0, 0, False, ()))]
    while open_:
        first, found = open_.pop()
        for number in range(first, len(every)):
            more = _with(held, found, every[number])
            if more is None or (best is not None and more.worth >= best.worth):
                continue
            if more.worth >= least and (more.run or not pure):
                best = more
            else:
                open_.append((number, more))
    return None if best is None else (tuple(meld.cards for meld in best.melds), best.worth)


def _with(held: Held, found: _Found, meld: _Meld) -> _Found | None:
    """With one meld more, if the hand still has its cards."""
    again = found.once & meld.bits
    if again & ~held.two or found.twice & meld.bits:
        return None
    return _Found(
        found.once | meld.bits,
        found.twice | again,
        found.worth + meld.worth,
        found.run or meld.run,
        (*found.melds, meld),
    )


def _runs(held: Held) -> Iterator[_Meld]:
    for suit in range(len(SUITS)):
        bits = held.one >> STRIDE * suit & SUIT_BITS
        for low in range(LOW_ACE, HIGH_ACE - 1):
            high = low
            while high <= HIGH_ACE and bits >> high & 1:
                cards = CARD_AT[suit][low : high + 1]
                both_ends = low == LOW_ACE and high == HIGH_ACE
                if len(cards) >= SHORTEST and not (both_ends and not held.two & BIT[cards[0]]):
                    yield _Meld(cards, _bits(cards), sum(WORTH_AT[low : high + 1]), True)
                high += 1


def _sets(held: Held) -> Iterator[_Meld]:
    for cards in sets_without_joker(held):
        place = PLACE_OF[cards[0]]
        worth = WORTH_AT[HIGH_ACE if place == LOW_ACE else place] * len(cards)
        yield _Meld(cards, _bits(cards), worth, False)


def _bits(cards: tuple[Card, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits
