"""Periods of leaderboards: the week, month and year of a day by a chat's clock, and all time."""

from datetime import date, datetime, time, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

Span: TypeAlias = Literal["week", "month", "year", "all"]
SPANS: tuple[Span, ...] = ("week", "month", "year", "all")
ALL = ""
"""All time, as a period."""
FAR = date.max.toordinal()
"""The last day of all time."""
LEAST_BEHIND = 2
"""Days by which the calendars of two places may differ, and one to spare: a period that has been over for
longer than this is over everywhere."""


def period(span: Span, day: int) -> str:
    """The period of this span in which the day (``date.toordinal``) lies.

    >>> today = date(2027, 1, 1).toordinal()
    >>> [period(span, today) for span in SPANS]
    ['2026-W53', '2027-01', '2027', '']
    """
    found = date.fromordinal(day)
    match span:
        case "week":
            year, week, _ = found.isocalendar()
            return f"{year:04}-W{week:02}"
        case "month":
            return f"{found.year:04}-{found.month:02}"
        case "year":
            return f"{found.year:04}"
    return ALL


def last_day(span: Span, day: int) -> int:
    """The last day of that period.

    >>> date.fromordinal(last_day("month", date(2024, 2, 3).toordinal())).isoformat()
    '2024-02-29'
    """
    found = date.fromordinal(day)
    match span:
        case "week":
            return day + 7 - found.isoweekday()
        case "month":
            following = date(found.year + found.month // 12, found.month % 12 + 1, 1)
            return following.toordinal() - 1
        case "year":
            return date(found.year, 12, 31).toordinal()
    return FAR


def periods(day: int) -> tuple[tuple[str, int], ...]:
    """Every period in which the day lies, with its last day."""
    return tuple([(period(span, day), last_day(span, day)) for span in SPANS])


def day_of(moment: float, zone: str) -> int:
    """The day (``date.toordinal``) at this moment, in UTC seconds, in this time zone.

    >>> day_of(1_767_222_000.0, "Europe/Warsaw") - day_of(1_767_222_000.0, "UTC")
    1
    """
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).date().toordinal()


def midnight_after(moment: float, zone: str) -> float:
    """When the day of this moment ends in this time zone, in UTC seconds."""
    following = datetime.fromtimestamp(moment, ZoneInfo(zone)).date() + timedelta(days=1)
    return datetime.combine(following, time(), ZoneInfo(zone)).timestamp()
