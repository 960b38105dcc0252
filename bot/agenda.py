"""What a table does by itself, and when: the clock, the computers, the next deal.

Whatever acts for a seat acts at a moment that follows from what is public (product.md, *Promises*): at its
beat or at the time-out, or, where its decision was not ready then, at a later point of the same grid.
"""

from enum import IntEnum
from math import floor
from typing import TypeAlias

from bot.ports import Seconds
from bot.row import Row, Settings
from rules.kit.contract import Act
from rules.kit.seats import Seat

GRID_SECONDS: Seconds = 0.05
"""The finest grid on which computers act, also where the pace is 0."""
THINK_AHEAD: Seconds = 2.0
"""A decision for a person whose time runs out is begun so long before, so that it is ready in time."""


class Work(IntEnum):
    """What can be due; of two things at the same moment the first comes first."""

    COMPUTER = 0
    TIMEOUT = 1
    WINDOW = 2
    DEAL = 3


Due: TypeAlias = tuple[Seconds, Work]


def next_due(row: Row, act: Act | None, held: Seconds) -> Due | None:
    """What comes next by itself. ``held``: before this moment nothing acts for a seat."""
    moving = row.moving
    if moving.ending is not None:
        return None
    found: list[Due] = []
    if act is None:
        if moving.next_due is not None:
            found.append((moving.next_due, Work.DEAL))
        return min(found, default=None)
    if moving.beat is not None:
        found.append((max(moving.beat, held), Work.COMPUTER))
    if moving.window is not None:
        if moving.window.due is not None:
            found.append((moving.window.due, Work.WINDOW))
    else:
        due = first_timeout(row)
        if due is not None:
            found.append((max(due, held), Work.TIMEOUT))
    return min(found, default=None)


def first_timeout(row: Row) -> Seconds | None:
    """When the first person's time runs out."""
    return min((p.due for p in row.moving.prompts if p.open and p.due is not None), default=None)


def late(row: Row, act: Act, moment: Seconds) -> tuple[Seat, ...]:
    """Whose time has run out at ``moment``."""
    prompts = row.moving.prompts
    dues = [(seat, prompts[seat].due) for seat in act.must if prompts[seat].open]
    return tuple([seat for seat, due in dues if due is not None and due <= moment])


def autos(row: Row, act: Act) -> tuple[Seat, ...]:
    """The seats for which a computer owes a decision now."""
    waved = row.moving.window.waved if row.moving.window else ()
    asked = act.window.open_to if act.window else act.must
    return tuple([seat for seat in asked if row.is_auto(seat) and seat not in waved])


def grid_point(start: Seconds, settings: Settings, now: Seconds) -> Seconds:
    """The first point after ``now`` of the grid that begins at ``start``.

    >>> grid_point(10.0, Settings(pace_seconds=1.5), 11.5)
    13.0
    """
    step = max(settings.pace_seconds, GRID_SECONDS)
    point = start + step * (floor((now - start) / step) + 1)
    return point if point > now else point + step
