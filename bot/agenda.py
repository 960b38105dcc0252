"""What a table does by itself, and when: the clock, the computers, the next deal.

Whatever acts for a seat acts at a moment that follows from what is public (product.md, *Promises*): at its
beat or at the time-out, or, where its decision was not ready then, at a later point of the same grid.
"""

from collections.abc import Iterator
from enum import IntEnum
from math import floor
from typing import TypeAlias

from bot.affairs import NO_AFFAIRS
from bot.free import to_tell
from bot.ports import Seconds
from bot.row import LONG_TURN, Row
from bot.seating import Settings
from rules.kit.contract import Act
from rules.kit.seats import Seat

GRID_SECONDS: Seconds = 0.05
"""The finest grid on which computers act, also where the pace is 0."""
THINK_AHEAD: Seconds = 2.0
"""A decision for a person whose time runs out is begun so long before, so that it is ready in time."""


DELIVERY: Seconds = 30.0
"""A clock starts with the delivery of its question, at the latest so long after it was put."""
NUDGE_LIVE: Seconds = 20.0
"""A live nudge comes so long after the question, or after a third of the turn (product.md, 6)."""
NUDGED_TOGETHER: Seconds = 4.0
"""Nudges that are due within this time are one: the board is posted anew once, not once for each."""
HOST_SILENT: Seconds = 300.0
"""A host who is silent for so long passes the table on (product.md, 1)."""
PAUSE: Seconds = 600.0
"""The longest pause that one person may take (screens.md §8)."""
HELD: Seconds = 120.0
"""How long a rematch holds the seats (product.md, 5)."""
IDLE: Seconds = 7 * 86_400.0
IDLE_WARNED: Seconds = 86_400.0
"""Between the warning and the closing of an idle table."""
ACTIVE_STEP: Seconds = 600.0
"""How exactly it is known when somebody last did something: nobody writes it at each press."""


class Work(IntEnum):
    """What can be due; of two things at the same moment the first comes first."""

    END = 0
    """The match's time is over, and with it the running deal."""
    COMPUTER = 1
    NUDGE = 2
    TIMEOUT = 3
    WINDOW = 4
    DEAL = 5
    RESUME = 6
    """A pause is over."""
    HOST = 7
    """The host of a lobby was silent for too long."""
    HELD = 8
    """Seats of a rematch were held long enough."""
    IDLE = 9
    """Nobody has done anything for long: a warning, then the table is closed."""


Due: TypeAlias = tuple[Seconds, Work]


def next_due(row: Row, held: Seconds = 0.0) -> Due | None:
    """What comes next by itself. ``held``: before this moment nothing acts for a seat."""
    return min(_dues(row, held), default=None)


def first_due(row: Row) -> Seconds | None:
    """The earliest moment at which something happens by itself, for the store."""
    if to_tell(row):
        # Whoever could not be told before the program ended is told as soon as it starts.
        return 0.0
    due = next_due(row)
    return None if due is None else due[0]


def _dues(row: Row, held: Seconds) -> Iterator[Due]:
    moving, affairs = row.moving, row.affairs
    if moving.ending is not None:
        return
    if affairs is not NO_AFFAIRS:
        yield from _slow_dues(row)
    if affairs.pause is not None:
        return
    if moving.ends_at is not None:
        yield moving.ends_at, Work.END
    if moving.next_due is not None:
        yield moving.next_due, Work.DEAL
    if moving.beat is not None:
        yield max(moving.beat, held), Work.COMPUTER
    if moving.window is not None:
        if moving.window.due is not None:
            yield moving.window.due, Work.WINDOW
        return
    for prompt in moving.prompts:
        if prompt.open and prompt.due is not None:
            yield max(prompt.due, held), Work.TIMEOUT
            if prompt.nudge is not None:
                yield prompt.nudge, Work.NUDGE


def _slow_dues(row: Row) -> Iterator[Due]:
    """What is due at a table besides the play."""
    affairs, lobby = row.affairs, row.affairs.lobby
    if affairs.pause is not None and affairs.pause.until is not None:
        yield affairs.pause.until, Work.RESUME
    if lobby is not None:
        if lobby.held_until is not None:
            yield lobby.held_until, Work.HELD
        if affairs.host_seen is not None and any(person != affairs.host for person in lobby.people):
            yield affairs.host_seen + HOST_SILENT, Work.HOST
    if affairs.active is not None:
        idle = idle_after(row.fixed.settings)
        yield affairs.active + (idle + IDLE_WARNED if affairs.warned else idle), Work.IDLE


def idle_after(settings: Settings) -> Seconds:
    """How long nobody may do anything before the table is closed (product.md, 7)."""
    return max(IDLE, 3 * (settings.turn_seconds or 0.0))


def clock_from(start: Seconds, settings: Settings) -> tuple[Seconds, Seconds | None]:
    """When a question that runs from ``start`` times out, and when its person is nudged (product.md, 6)."""
    turn = settings.turn_seconds
    assert turn is not None
    if not settings.nudges:
        return start + turn, None
    return start + turn, start + (turn * 2 / 3 if turn > LONG_TURN else min(NUDGE_LIVE, turn / 3))


def first_timeout(row: Row) -> Seconds | None:
    """When the first person's time runs out."""
    return min((p.due for p in row.moving.prompts if p.open and p.due is not None), default=None)


def late(row: Row, act: Act, moment: Seconds) -> tuple[Seat, ...]:
    """Whose time has run out at ``moment``."""
    prompts = row.moving.prompts
    dues = [(seat, prompts[seat].due) for seat in act.must if prompts[seat].open]
    return tuple([seat for seat, due in dues if due is not None and due <= moment])


def autos(row: Row, act: Act) -> tuple[Seat, ...]:
    """The seats for which something acts now: computers, and people's standing orders."""
    waved = row.moving.window.waved if row.moving.window else ()
    asked = act.window.open_to if act.window else act.must
    return tuple([seat for seat in asked if row.acts_itself(seat) and seat not in waved])


def grid_point(start: Seconds, settings: Settings, now: Seconds) -> Seconds:
    """The first point after ``now`` of the grid that begins at ``start``.

    >>> grid_point(10.0, Settings(pace_seconds=1.5), 11.5)
    13.0
    """
    step = max(settings.pace_seconds, GRID_SECONDS)
    point = start + step * (floor((now - start) / step) + 1)
    return point if point > now else point + step
