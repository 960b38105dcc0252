"""Seats: places at a table, counted from 0 in seating order, clockwise."""

from functools import cache
from typing import NewType

Seat = NewType("Seat", int)


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a table with ``count`` places, in order.

    >>> all_seats(3)
    (0, 1, 2)
    """
    return tuple(Seat(i) for i in range(count))


def left_of(seat: Seat, count: int, steps: int = 1) -> Seat:
    """The seat ``steps`` places clockwise from ``seat`` (negative: anticlockwise) among ``count``.

    >>> left_of(Seat(2), 3), left_of(Seat(0), 3, -1)
    (0, 2)
    """
    return Seat((seat + steps) % count)
