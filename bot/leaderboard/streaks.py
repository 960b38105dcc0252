"""Wins in a row."""

from collections.abc import Iterable


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """How many there are now, and the most there ever were.

    >>> streaks([True, True, True, False, True]), streaks([])
    ((1, 3), (0, 0))
    """
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest
