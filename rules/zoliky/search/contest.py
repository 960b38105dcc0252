"""Which cards of a hand may lie in a run as well as in a set, and what may be given to sets.

A *key* says what has been given to ranks that may still get more: six bits a rank, three for how many suits
gave it a card and three for how many gave it both copies.
"""

from typing import Final, NamedTuple

from rules.zoliky.deck import HIGH_ACE, PLAIN_BITS, STRIDE, Held
from rules.zoliky.melds import SHORTEST
from rules.zoliky.search.runs import FIRST_COPIES, SECOND, Book, Suit, removed
from rules.zoliky.search.scores import Ladder, both
from rules.zoliky.search.sets import rises

SUITS: Final = range(4)
DIGIT: Final = 6
_COUNT, _ALL = 7, 0x3F
ONE, BOTH = 1, 1 | 1 << 3
"""What a key grows by as a suit gives one copy, and both."""


class Rank(NamedTuple):
    """A rank in which a set is possible. ``suits`` and ``twice``: those with a card, and with both copies,
    that are of no use for a run; ``last``: the last suit that may give it a card besides, or -1; ``pair``:
    two suits have it in all, so that it takes a joker."""

    place: int
    suits: int
    twice: int
    last: int
    pair: bool


class Choice(NamedTuple):
    """What one suit gives: the bits of these cards, what that adds to the key, what the sets come to that
    have got all they can get, and how many pairs wait for a joker then."""

    uses: Suit
    more: int
    sets: Ladder | None
    waiting: int = 0


def suits_of(held: Held) -> tuple[Suit, ...]:
    """A hand's natural cards by suit."""
    one, two = held.one, held.two
    return tuple(
        [
            (one >> STRIDE * suit & PLAIN_BITS) | (two >> STRIDE * suit & PLAIN_BITS) << SECOND
            for suit in SUITS
        ]
    )


def run_capable(suit: Suit, jokers: int) -> Suit:
    """The cards (first copies' bits) that may lie in some run: with a neighbour no further than a joker
    reaches, or, without a joker, with two in a row."""
    bits = suit & PLAIN_BITS
    if bits & 2:
        bits |= 1 << HIGH_ACE
    if jokers:
        near = bits & (bits >> 1 | bits << 1 | bits >> 2 | bits << 2)
    else:
        starts = bits & bits >> 1 & bits >> 2
        near = starts | starts << 1 | starts << 2
    return near & PLAIN_BITS | (2 if near >> HIGH_ACE & 1 else 0)


def without(suit: Suit, gift: Suit) -> Suit:
    """What a suit keeps after it has given one or both copies of some cards."""
    both = gift >> SECOND
    return removed(suit & ~(both << SECOND | both), gift & FIRST_COPIES & ~both)


class Contest:
    """The ranks of a hand in which sets are possible, and every choice of what suits give to them."""

    def __init__(self, held: Held, jokers: int, book: Book) -> None:
        self.jokers, self._book = jokers, book
        self.suits = suits_of(held)
        self.ranks: list[Rank] = []
        self.givers: list[list[int]] = [[] for _ in SUITS]
        """By suit, the numbers of the ranks to which it may give."""
        self._choices: dict[int, list[Choice]] = {}
        self._relevant = [0, 0, 0, 0]
        self._capable = tuple([run_capable(suit, jokers) for suit in self.suits])
        bits = self._ranks_with_sets()
        while bits:
            self._enter((bits & -bits).bit_length() - 1)
            bits &= bits - 1

    def _ranks_with_sets(self) -> int:
        """The ranks in which a set is possible, as bits of their places."""
        a, b, c, d = (suit & PLAIN_BITS for suit in self.suits)
        if self.jokers:
            return a & b | c & d | (a | b) & (c | d)
        return a & b & (c | d) | c & d & (a | b)

    def _enter(self, place: int) -> None:
        """Notes a rank, and which suits may give it a card."""
        free = twice = 0
        last, number = -1, len(self.ranks)
        for s, suit in enumerate(self.suits):
            if not suit >> place & 1:
                continue
            if self._capable[s] >> place & 1:
                self.givers[s].append(number)
                self._relevant[s] |= _ALL << DIGIT * number
                last = s
            else:
                free += 1
                twice += suit >> SECOND + place & 1
        there = sum([suit >> place & 1 for suit in self.suits])
        self.ranks.append(Rank(place, free, twice, last, there < SHORTEST))

    def sets(self, number: int, digit: int) -> Ladder:
        """What the sets of a rank come to that has been given this; nothing: it can make none of it."""
        rank, jokers = self.ranks[number], self.jokers
        suits, twice = digit & _COUNT, digit >> 3
        place, given = rank.place, suits + twice
        suits, twice = suits + rank.suits, twice + rank.twice
        key = (((place << 3 | jokers) << 4 | given) << 3 | suits) << 3 | twice
        found = self._book.sets.get(key)
        if found is None:
            found = rises(place, suits, twice, given, jokers, self._book.scores)
            self._book.sets[key] = found
        return found

    def choices(self, suit: int, key: int) -> list[Choice]:
        """Everything that a suit may give to sets after ``key``; nothing first."""
        relevant = (key & self._relevant[suit]) << 2 | suit
        found = self._choices.get(relevant)
        if found is None:
            found = self._choices[relevant] = self._made(suit, key)
        return found

    def _made(self, suit: int, key: int) -> list[Choice]:
        waiting = sum([1 for n in self.givers[suit] if self.ranks[n].pair and key >> DIGIT * n & _ALL])
        choices, bits = [Choice(0, 0, None, waiting)], self.suits[suit]
        for number in self.givers[suit]:
            rank, shift = self.ranks[number], DIGIT * number
            digit, bit = key >> shift & _ALL, 1 << rank.place
            gifts = [(0, 0), (bit, ONE)]
            if bits >> SECOND & bit:
                gifts.append((bit | bit << SECOND, BOTH))
            if rank.last == suit:
                choices = self._completed(choices, number, digit, gifts)
            else:
                new = rank.pair and not digit
                choices = [
                    Choice(
                        before.uses | uses,
                        before.more + (given << shift),
                        before.sets,
                        before.waiting + (new and given > 0),
                    )
                    for before in choices
                    for uses, given in gifts
                    if not (new and given) or before.waiting < self.jokers
                ]
        return choices

    def _completed(
        self, choices: list[Choice], number: int, digit: int, gifts: list[tuple[int, int]]
    ) -> list[Choice]:
        """The choices with the gifts to a rank that gets nothing more: its sets are counted now."""
        more: list[Choice] = []
        old = digit << DIGIT * number
        waits = self.ranks[number].pair and digit > 0
        for uses, given in gifts:
            mine = self.sets(number, digit + given)
            if not mine:
                continue
            for before in choices:
                sets = mine if before.sets is None else both(before.sets, mine, self.jokers)
                if sets and sets[0][0] + before.waiting - waits <= self.jokers:
                    more.append(Choice(before.uses | uses, before.more - old, sets, before.waiting - waits))
        return more

    def copies(self, suit: int, place: int, given: list[int]) -> int:
        """Copies of a card that are there for sets: those given (``given`` names a suit for each), or all of
        one that is of no use for a run."""
        if self._capable[suit] >> place & 1:
            return given.count(suit)
        bits = self.suits[suit]
        return (bits >> place & 1) + (bits >> SECOND + place & 1)
