"""The best sets of one rank, for every number of jokers.

What matters of a rank is how many suits are there at all, and how many twice.
"""

from functools import cache
from typing import Final, NamedTuple

from rules.zoliky.deck import HIGH_ACE, LOW_ACE
from rules.zoliky.melds import LONGEST_SET, SHORTEST
from rules.zoliky.search.scores import IMPOSSIBLE, Ladder, Scores, Vector, ladder

MOST_JOKERS: Final = 6
LEAST_NATURALS: Final = 2


class Sets(NamedTuple):
    """Sets of one rank: ``jokers`` and natural cards in all; ``sizes``: of each set, how many natural cards
    and how many jokers (none or one) lie in it."""

    jokers: int
    naturals: int
    sizes: tuple[tuple[int, int], ...]


_KINDS: Final = tuple(
    (naturals, jokers)
    for naturals in range(LEAST_NATURALS, LONGEST_SET + 1)
    for jokers in (0, 1)
    if SHORTEST <= naturals + jokers <= LONGEST_SET
)


@cache
def ways(suits: int, twice: int) -> tuple[Sets, ...]:
    """For each number of jokers the sets with most natural cards; ``suits`` are there, ``twice`` of them with
    both copies.

    >>> [(sets.jokers, sets.naturals) for sets in ways(4, 0)]
    [(0, 4), (1, 3), (2, 4)]
    """
    best: dict[int, Sets] = {}
    for sizes in _mixes(suits + twice, ()):
        made = Sets(sum(j for _, j in sizes), sum(n for n, _ in sizes), sizes)
        if _fits(made, suits, twice) and made.jokers <= MOST_JOKERS:
            before = best.get(made.jokers)
            if before is None or made.naturals > before.naturals:
                best[made.jokers] = made
    return tuple(best[jokers] for jokers in sorted(best))


def _mixes(room: int, sizes: tuple[tuple[int, int], ...]) -> list[tuple[tuple[int, int], ...]]:
    """Every mix of sets with at most ``room`` natural cards, larger sets first."""
    found = [sizes]
    for kind in reversed(_KINDS):
        if kind[0] <= room and (not sizes or kind <= sizes[-1]):
            found += _mixes(room - kind[0], (*sizes, kind))
    return found


def _fits(sets: Sets, suits: int, twice: int) -> bool:
    """Whether every set can have different suits (Gale and Ryser's condition)."""
    naturals = [n for n, _ in sets.sizes]
    return sum(naturals[:1]) <= suits and sum(naturals) <= suits + twice


def rises(place: int, suits: int, twice: int, given: int, jokers: int, scores: Scores) -> Ladder:
    """The best scores of a rank by number of jokers, where at least ``given`` natural cards lie in its sets;
    none where they never do."""
    best: Vector = [0 if not given else IMPOSSIBLE] * (jokers + 1)
    for sets in ways(suits, twice):
        if sets.naturals >= given and sets.jokers <= jokers:
            best[sets.jokers] = max(best[sets.jokers], _score(sets, place, scores))
    return ladder(best)


def chosen(place: int, suits: int, twice: int, given: int, jokers: int, scores: Scores) -> Sets:
    """The sets that come to the best score with at most so many jokers."""
    return max(
        (sets for sets in ways(suits, twice) if sets.jokers <= jokers and sets.naturals >= given),
        key=lambda sets: (_score(sets, place, scores), -sets.jokers),
    )


def _score(sets: Sets, place: int, scores: Scores) -> int:
    """What these sets score; an Ace counts in a set as it does at the top of a run."""
    place = HIGH_ACE if place == LOW_ACE else place
    return sets.naturals * scores.natural[place] + sets.jokers * scores.joker[place]
