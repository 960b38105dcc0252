"""The draw for start numbers (§4)."""

from functools import lru_cache
from typing import NamedTuple

from rules.kit.seats import Seat, all_seats

Group = tuple[tuple[Seat, int], ...]


class Draw(NamedTuple):
    """Where a draw stands.

    ``order`` holds the seats by start number once all are known, else None; ``roller`` who rolls next;
    ``groups`` the rolls, group by group.
    """

    order: tuple[Seat, ...] | None
    roller: Seat | None
    groups: tuple[Group, ...]


@lru_cache(maxsize=4096)
def draw(seats: int, dice: tuple[int, ...]) -> Draw:
    """The draw as far as ``dice`` go: everybody rolls in seat order, the highest die is number 1; tied
    groups roll again, the highest group first, each resolved to its end before the next.

    >>> draw(3, (2, 2, 1, 3, 2)).order
    (0, 1, 2)
    >>> draw(3, (2, 2, 1, 3)).roller
    1
    """
    groups: list[Group] = []
    ranked = _resolve(all_seats(seats), list(dice), groups)
    if isinstance(ranked, tuple):
        return Draw(ranked, None, tuple(groups))
    return Draw(None, Seat(ranked), tuple(groups))


def _resolve(seats: tuple[Seat, ...], dice: list[int], groups: list[Group]) -> tuple[Seat, ...] | Seat:
    """The order of ``seats``, taking what it needs from ``dice``; or who rolls next where they run out."""
    rolled, dice[: len(seats)] = dice[: len(seats)], []
    if rolled:
        groups.append(tuple(zip(seats, rolled, strict=False)))
    if len(rolled) < len(seats):
        return seats[len(rolled)]
    ranked: tuple[Seat, ...] = ()
    for value in sorted(set(rolled), reverse=True):
        tied = tuple([seat for seat, die in zip(seats, rolled, strict=True) if die == value])
        if len(tied) > 1:
            resolved = _resolve(tied, dice, groups)
            if not isinstance(resolved, tuple):
                return resolved
            tied = resolved
        ranked += tied
    return ranked
