"""What the second reading of zoliky.md (second.py) says of melds, by trying every reading of their cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

JOKER, SUITS, RANKS = "XX", "SHDC", "A23456789TJQK"
PLACES = RANKS + "A"
"""The places of a run, from the low Ace to the high one."""
CARDS = [rank + suit for suit in SUITS for rank in RANKS]


def worth_at(place: int) -> int:
    """*Values*, in a run; place 0 is the low Ace."""
    return 1 if place == 0 else min(place + 1, 10)


def at_end(card: str) -> int:
    """*Values*, in the hand at the end."""
    if card == JOKER:
        return 50
    return 20 if card[0] == "A" else min(RANKS.index(card[0]) + 1, 10)


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str] | None:
    """The hand without these cards; None: they are not all there."""
    if Counter(cards) - Counter(hand):
        return None
    return sorted((Counter(hand) - Counter(cards)).elements())


class Meld:
    """Cards as they lie. ``kind`` None: they make no meld."""

    def __init__(self, by: int, cards: Sequence[str]) -> None:
        self.by, self.cards = by, [*cards]
        self.kind: str | None = None
        self.stands: list[str | None] = [None] * len(cards)
        self.worth = 0
        naturals = [card for card in cards if card != JOKER]
        self.jokers = len(cards) - len(naturals)
        if len(cards) < 3 or self.jokers >= len(naturals):
            return
        if len({card[0] for card in naturals}) == 1 and len({card[1] for card in naturals}) == len(naturals):
            if len(cards) <= 4:
                self.kind, self.stands = "set", [None if card == JOKER else card for card in cards]
                self.worth = len(cards) * min(at_end(naturals[0]), 10)
        elif len({card[1] for card in naturals}) == 1 and (JOKER, JOKER) not in pairwise(cards):
            self._read_run(naturals[0][1])

    def _read_run(self, suit: str) -> None:
        for low in range(len(PLACES) - len(self.cards) + 1):
            ranks = PLACES[low : low + len(self.cards)]
            if all(card in (JOKER, rank + suit) for card, rank in zip(self.cards, ranks, strict=True)):
                self.kind, self.stands = "run", [rank + suit for rank in ranks]
                self.worth = sum(worth_at(low + i) for i in range(len(ranks)))
                self.low, self.suit = low, suit

    @property
    def pure(self) -> bool:
        return self.kind == "run" and not self.jokers

    def added(self, cards: Sequence[str], at: str | None) -> "Meld | None":
        """With cards added; None: they cannot be."""
        if not cards or (at is None) != (self.kind == "set"):
            return None
        longer = Meld(self.by, [*cards, *self.cards] if at == "low" else [*self.cards, *cards])
        return longer if longer.kind == self.kind else None

    def swapped(self, card: str) -> "Meld | None":
        """With a card in the place of the joker that stands for it; None: there is none."""
        if self.kind == "set":
            fourth = len({*self.cards, card} - {JOKER}) == 4 and len(self.cards) == 4
            if JOKER not in self.cards or not fourth or card[0] != _rank(self.cards) or card == JOKER:
                return None
            place = self.cards.index(JOKER)
        else:
            places = [i for i, lies in enumerate(self.cards) if lies == JOKER and self.stands[i] == card]
            if not places:
                return None
            place = places[0]
        return Meld(self.by, [*self.cards[:place], card, *self.cards[place + 1 :]])


def _rank(cards: Sequence[str]) -> str:
    return next(card[0] for card in cards if card != JOKER)


def melds_of(hand: Sequence[str]) -> list[tuple[str, ...]]:
    """Every meld that the hand holds, each once."""
    found = [run for suit in SUITS for low in range(12) for run in _rows(hand, (), low, suit)]
    for rank in RANKS:
        there = [rank + suit for suit in SUITS if rank + suit in hand]
        for count in (2, 3, 4):
            for cards in combinations(there, count):
                found += [cards, (*cards, JOKER)] if JOKER in hand else [cards]
    return [cards for cards in dict.fromkeys(found) if Meld(0, cards).kind]


def _rows(hand: Sequence[str], row: tuple[str, ...], place: int, suit: str) -> Iterator[tuple[str, ...]]:
    """Cards of a suit in a row, jokers never side by side."""
    yield row
    if place < len(PLACES):
        for card in (PLACES[place] + suit, JOKER):
            if (*row, card)[-2:] != (JOKER, JOKER) and row.count(card) < list(hand).count(card):
                yield from _rows(hand, (*row, card), place + 1, suit)
