"""The best runs of one suit, for every number of jokers.

A suit is a number: bits 1 to 13 are first copies from the Ace to the King, bits 17 to 29 second copies. A run
is known by its natural cards: between two of them at most one place is open, and a joker lies there; at each
end one joker more may lie. So its natural cards and a number of jokers say all about it.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from rules.zoliky.deck import HIGH_ACE, KING, LOW_ACE, PLAIN_BITS
from rules.zoliky.melds import SHORTEST
from rules.zoliky.search.scores import IMPOSSIBLE, Ladder, Scores, Steps, Table, steps

Suit: TypeAlias = int
SECOND: Final = 16
"""A second copy's bit lies so far above the first's."""
FIRST_COPIES: Final = 0xFFFF
_ACE: Final = 1 << LOW_ACE
_MOST_TABLES: Final = 1 << 16
"""Tables that are kept: a suit of a few cards comes back again and again."""


class Run(NamedTuple):
    """A run by its natural cards. ``uses``: their bits; ``places``: where they lie; ``ways``: how many jokers
    may lie in it and the best score with these, fewest first."""

    uses: Suit
    places: tuple[int, ...]
    ways: tuple[tuple[int, int], ...]


RunsByLowest: TypeAlias = Mapping[int, list[Run]]
"""The runs by the lowest bit of what they use."""


def removed(suit: Suit, uses: Suit) -> Suit:
    """The suit without one copy of each card in ``uses`` (an Ace at both ends: without both copies)."""
    first = uses & FIRST_COPIES
    double = suit >> SECOND & first
    rest = suit ^ (double << SECOND | first & ~double)
    return rest & ~_ACE if uses > FIRST_COPIES else rest


class Book:
    """What has been worked out by one way of scoring; a suit of a few cards comes back again and again."""

    def __init__(self, scores: Scores) -> None:
        self.scores = scores
        self.sets: dict[int, Ladder] = {}
        """The best sets of a rank (``contest``)."""
        self.tables: dict[tuple[Suit, int], Table] = {}
        self.laid: dict[tuple[Suit, int, int, bool], tuple[tuple[int, ...], ...]] = {}
        self._steps: dict[tuple[Suit, int], Steps] = {}
        self._runs: dict[tuple[Suit, int], RunsByLowest] = {}

    def runs(self, whole: Suit, jokers: int) -> RunsByLowest:
        """Every run of a suit with at most so many jokers."""
        found = self._runs.get((whole, jokers))
        if found is None:
            found = self._runs[whole, jokers] = all_runs(whole, jokers, self.scores)
        return found

    def steps(self, suit: Suit, within: "Within") -> Steps:
        """What a suit, or what is left of it, comes to as runs."""
        key = (suit, within.jokers)
        found = self._steps.get(key)
        if found is None:
            if len(self.tables) > _MOST_TABLES:
                self.tables.clear()
                self.laid.clear()
                self._steps.clear()
                self._runs.clear()
            found = self._steps[key] = steps(within(suit))
        return found


class Within:
    """The best runs of all that may be left of a suit as some of its cards are used elsewhere."""

    def __init__(self, book: Book, whole: Suit, jokers: int) -> None:
        self._book, self._whole, self.jokers = book, whole, jokers
        self._listed: RunsByLowest | None = None

    def __call__(self, suit: Suit) -> Table:
        """The best scores with at most 0, 1, … jokers."""
        found = self._book.tables.get((suit, self.jokers))
        if found is None:
            found = self._book.tables[suit, self.jokers] = self._filled(suit)
        return found

    @property
    def _runs(self) -> RunsByLowest:
        if self._listed is None:
            self._listed = self._book.runs(self._whole, self.jokers)
        return self._listed

    def _filled(self, suit: Suit) -> Table:
        """Either the lowest card (with its copy) is left over, or it lies in one of its runs."""
        size = self.jokers + 1
        if not suit:
            return Table([0] * size, [IMPOSSIBLE] * size)
        lowest = suit & -suit
        rest = self(suit & ~(lowest | lowest << SECOND))
        best, pure, known, jokers = rest.best[:], rest.pure[:], self._book.tables, self.jokers
        for uses, _, ways in self._runs.get(lowest, ()):
            if suit & uses != uses:
                continue
            after = removed(suit, uses)
            after_best, after_pure = known.get((after, jokers)) or self(after)
            for used, score in ways:
                with_pure = after_pure if used else after_best
                for left in range(size - used):
                    total = left + used
                    if score + after_best[left] > best[total]:
                        best[total] = score + after_best[left]
                    if score + with_pure[left] > pure[total]:
                        pure[total] = score + with_pure[left]
        return Table(best, pure)

    def laid(self, suit: Suit, jokers: int, *, pure: bool) -> tuple[tuple[int, ...], ...]:
        """Runs that come to the best score with at most so many jokers: the places of each, those of jokers
        below zero. ``pure``: one of them has to be without a joker."""
        key = (suit, self.jokers, jokers, pure)
        found = self._book.laid.get(key)
        if found is None:
            found = self._book.laid[key] = tuple(self._found(suit, jokers, pure=pure))
        return found

    def _found(self, suit: Suit, jokers: int, *, pure: bool) -> Iterator[tuple[int, ...]]:
        while suit:
            lowest = suit & -suit
            table = self(suit)
            wanted = (table.pure if pure else table.best)[jokers]
            rest = suit & ~(lowest | lowest << SECOND)
            if (self(rest).pure if pure else self(rest).best)[jokers] == wanted:
                suit = rest
                continue
            for run, used, score in self._ways(suit, lowest, jokers):
                after, still = removed(suit, run.uses), pure and used > 0
                left = self(after)
                if score + (left.pure if still else left.best)[jokers - used] == wanted:
                    yield placed(run, used, self._book.scores)
                    suit, jokers, pure = after, jokers - used, still
                    break

    def _ways(self, suit: Suit, lowest: int, jokers: int) -> Iterator[tuple[Run, int, int]]:
        for run in self._runs.get(lowest, ()):
            if suit & run.uses == run.uses:
                yield from ((run, used, score) for used, score in run.ways if used <= jokers)


def all_runs(suit: Suit, jokers: int, scores: Scores) -> RunsByLowest:
    """Every run of a suit, by its lowest bit."""
    found: dict[int, list[Run]] = {}
    natural, joker = scores
    for first in range(LOW_ACE, KING + 1):
        if not suit >> first & 1:
            continue
        below = joker[first - 1] if first > LOW_ACE else IMPOSSIBLE
        # An Ace above the King has a bit of its own here; with one below as well it is the second copy.
        bits = suit & PLAIN_BITS
        if (suit >> SECOND if first == LOW_ACE else suit) & _ACE:
            bits |= 1 << HIGH_ACE
        open_: list[tuple[tuple[int, ...], int, int]] = [((first,), 0, natural[first])]
        while open_:
            places, inside, score = open_.pop()
            last, count = places[-1], len(places)
            above = joker[last + 1] if last < HIGH_ACE else IMPOSSIBLE
            ways = _ways(count, inside, score, (below, above), jokers)
            if ways:
                uses = _uses(places)
                found.setdefault(uses & -uses, []).append(Run(uses, places, ways))
            if inside < jokers and bits >> last + 2 & 1:
                more = score + joker[last + 1] + natural[last + 2]
                open_.append(((*places, last + 2), inside + 1, more))
            if bits >> last + 1 & 1:
                open_.append(((*places, last + 1), inside, score + natural[last + 1]))
    return found


def _uses(places: tuple[int, ...]) -> Suit:
    bits = 0
    for place in places:
        bits |= 1 << place
    if bits >> HIGH_ACE:
        bits ^= 1 << HIGH_ACE
        bits |= _ACE << SECOND if bits & _ACE else _ACE
    return bits


def _ways(
    count: int, inside: int, score: int, ends: tuple[int, int], jokers: int
) -> tuple[tuple[int, int], ...]:
    """How many jokers may lie in a run and the best score with these: ``inside`` its gaps, and at its ends,
    where one scores as much as ``ends`` says."""
    spare = min(jokers, count - 1) - inside
    ways: tuple[tuple[int, int], ...] = ((inside, score),) if count + inside >= SHORTEST else ()
    if spare > 0:
        better, other = max(ends), min(ends)
        if count + inside + 1 >= SHORTEST and better >= 0:
            ways += ((inside + 1, score + better),)
        if spare > 1 and other >= 0:
            ways += ((inside + 2, score + better + other),)
    return ways


def _ends(places: tuple[int, ...]) -> list[int]:
    """Where a joker may lie at an end, the higher end first."""
    ends = [places[-1] + 1] if places[-1] < HIGH_ACE else []
    return [*ends, places[0] - 1] if places[0] > LOW_ACE else ends


def placed(run: Run, jokers: int, scores: Scores) -> tuple[int, ...]:
    """The places of a run with so many jokers in it, low to high; a joker's place is below zero."""
    places = run.places
    more = jokers - (places[-1] - places[0] + 1 - len(places))
    ends = sorted(_ends(places), key=lambda place: -scores.joker[place])[:more]
    low, high = min((*ends, places[0])), max((*ends, places[-1]))
    return tuple(place if place in places else -place for place in range(low, high + 1))
