"""The best melds of a hand by trying everything: slow, and written without the search that it checks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from rules.kit.cards import JOKER, SUITS, Card

RANKS = "A23456789TJQKA"
"""The places of a run, from the low ace to the high one."""


class Found(NamedTuple):
    """A meld: what it takes from the hand, what it is worth, whether it is a run without a joker."""

    cards: tuple[Card, ...]
    worth: int
    pure: bool


def worth_at(place: int) -> int:
    """What a card counts at this place of a run (0: the low ace)."""
    return 1 if place == 0 else min(place + 1, 10)


def at_end(card: Card) -> int:
    """What a card counts in the hand at the end."""
    if card == JOKER:
        return 50
    return 20 if card[0] == "A" else min("A23456789TJQK".index(card[0]) + 1, 10)


def melds(hand: Sequence[Card]) -> Iterator[Found]:
    """Every meld that can be made of these cards."""
    have = Counter(hand)
    for suit in SUITS:
        for low in range(len(RANKS)):
            for high in range(low + 2, len(RANKS)):
                yield from _runs(have, suit, low, high)
    for rank in "A23456789TJQK":
        there = [Card(rank + suit) for suit in SUITS if have[Card(rank + suit)]]
        worth = 10 if rank == "A" else min("A23456789TJQK".index(rank) + 1, 10)
        for size in (2, 3, 4):
            for cards in combinations(there, size):
                if size >= 3:
                    yield Found(cards, worth * size, False)
                if size <= 3 and have[JOKER]:
                    yield Found((*cards, JOKER), worth * (size + 1), False)


def _runs(have: Counter[Card], suit: str, low: int, high: int) -> Iterator[Found]:
    places = range(low, high + 1)
    worth = sum(worth_at(place) for place in places)
    for count in range(min(have[JOKER], len(places)) + 1):
        for jokers in combinations(places, count):
            if any(b - a == 1 for a, b in pairwise(jokers)):
                continue
            if count >= len(places) - count:
                continue
            cards = [Card(RANKS[place] + suit) for place in places if place not in jokers]
            if not Counter(cards) - have:
                yield Found((*cards, *[JOKER] * count), worth, not count)


def best(hand: Sequence[Card], *, pure: bool) -> tuple[int, int] | None:
    """The highest worth of melds that lie side by side, and the least value that is then left in the hand."""
    found = list(dict.fromkeys(melds(hand)))
    whole = tuple(sorted(hand))

    @cache
    def tried(left: tuple[Card, ...], start: int, lacks: bool) -> tuple[int, int] | None:
        have, top = Counter(left), None if lacks else (0, -sum(map(at_end, left)))
        for number in range(start, len(found)):
            meld = found[number]
            if Counter(meld.cards) - have:
                continue
            rest = tuple(sorted((have - Counter(meld.cards)).elements()))
            after = tried(rest, number, lacks and not meld.pure)
            if after is not None:
                option = (after[0] + meld.worth, after[1])
                top = option if top is None else max(top, option)
        return top

    top = tried(whole, 0, pure)
    return None if top is None or not top[0] else (top[0], -top[1])
