"""What a search is after: a number for each card that is laid, by the place at which it lies."""

from typing import Final, NamedTuple, TypeAlias

from rules.zoliky.deck import ACE_AT_END, HIGH_ACE, JOKER_AT_END, LOW_ACE, WORTH_AT

Vector: TypeAlias = list[int]
"""The best score with at most so many jokers, by their number."""
Ladder: TypeAlias = tuple[tuple[int, int], ...]
"""The same by its rises only: with so many jokers this score, fewest jokers first."""
IMPOSSIBLE: Final = -(10**9)
_UNIT: Final = 4096
"""More than any hand is worth as a deal ends, so that worth in melds goes before it."""


class Table(NamedTuple):
    """The best that can be done: at all, and with a run without a joker in it."""

    best: Vector
    pure: Vector


class Steps(NamedTuple):
    """A table's two vectors by what is better than with fewer jokers; none where nothing is possible."""

    best: "Ladder"
    pure: "Ladder"


class Scores(NamedTuple):
    """By place 1 to 14, what a natural card and what a joker scores there."""

    natural: tuple[int, ...]
    joker: tuple[int, ...]


def _at_end(place: int) -> int:
    return ACE_AT_END if place in (LOW_ACE, HIGH_ACE) else WORTH_AT[place]


WORTH: Final = Scores(
    tuple(_UNIT * WORTH_AT[place] + _at_end(place) for place in range(HIGH_ACE + 1)),
    tuple(_UNIT * WORTH_AT[place] + JOKER_AT_END for place in range(HIGH_ACE + 1)),
)
"""As much as possible in melds; of equal ones that which leaves fewest points in the hand."""
COVER: Final = Scores((1,) * (HIGH_ACE + 1), (0,) * (HIGH_ACE + 1))
"""As many natural cards as possible, for closing: with as few jokers, since those are kept."""
_CARD: Final = 1 << 24
"""More than the score of any hand by ``WORTH``."""
COVER_THEN_WORTH: Final = Scores(tuple(_CARD + score for score in WORTH.natural), WORTH.joker)
"""As many natural cards as possible, and then worth as much as possible."""


def covered(score: int) -> int:
    """Natural cards in melds of a score by ``COVER_THEN_WORTH``."""
    return score // _CARD


def worth_when_covered(score: int) -> int:
    """Points in melds of such a score."""
    return worth_of(score % _CARD)


def worth_of(score: int) -> int:
    """Points in melds of a score by ``WORTH``."""
    return score // _UNIT


def ladder(vector: Vector) -> Ladder:
    """The rises of a vector."""
    before, rises = IMPOSSIBLE, []
    for jokers, score in enumerate(vector):
        if score > before and score >= 0:
            rises.append((jokers, score))
            before = score
    return tuple(rises)


def steps(table: Table) -> Steps:
    return Steps(ladder(table.best), ladder(table.pure))


def raised(vector: Vector, rises: Ladder, jokers: int) -> Vector:
    """A vector with something more, however the jokers are shared out."""
    if len(rises) == 1 and not rises[0][0]:
        score = rises[0][1]
        return [before + score for before in vector]
    best = [IMPOSSIBLE] * (jokers + 1)
    for used, score in rises:
        for total in range(used, jokers + 1):
            if vector[total - used] + score > best[total]:
                best[total] = vector[total - used] + score
    return best


def both(one: Ladder, other: Ladder, jokers: int) -> Ladder:
    """Two ladders together."""
    if len(one) == 1 and len(other) == 1:
        (a, first), (b, second) = one[0], other[0]
        return ((a + b, first + second),) if a + b <= jokers else ()
    scores = [IMPOSSIBLE] * (jokers + 1)
    for a, first in one:
        for b, second in other:
            if a + b <= jokers and first + second > scores[a + b]:
                scores[a + b] = first + second
    return ladder(scores)


def joined(table: Table, more: Steps, jokers: int) -> Table:
    """A table with the runs of another suit."""
    best = raised(table.best, more.best, jokers)
    pure = raised(table.pure, more.best, jokers) if table.pure[jokers] >= 0 else [IMPOSSIBLE] * (jokers + 1)
    if more.pure:
        for total, score in enumerate(raised(table.best, more.pure, jokers)):
            if score > pure[total]:
                pure[total] = score
    return Table(best, pure)


def with_sets(table: Table, sets: Ladder, jokers: int) -> Table:
    """A table with sets, which are no runs."""
    pure = raised(table.pure, sets, jokers) if table.pure[jokers] >= 0 else table.pure
    return Table(raised(table.best, sets, jokers), pure)


def top(vector: Vector, rises: Ladder, jokers: int) -> int:
    """The best score with all jokers of a vector with something more."""
    best = IMPOSSIBLE
    for used, score in rises:
        if vector[jokers - used] + score > best:
            best = vector[jokers - used] + score
    return best
