"""Finished matches to put into a store."""

from dataclasses import replace
from datetime import date, datetime, time
from typing import Any
from zoneinfo import ZoneInfo

from bot.leaderboard.results import Gone, MatchResult, Sat, SeatEnd, SeatPoints
from bot.ports import Change, EndedDeal, Store
from rules.kit.seats import Seat
from tests.helpers.stores import change

PAIRS = ((0, 2), (1, 3))


def sat(seat: int, name: str | None, *, gone: Gone | None = None, first: int = 1, last: int = 1) -> Sat:
    """``name`` None: a computer; the person is ``discord:`` and the name."""
    person = None if name is None else f"discord:{name}"
    return Sat(Seat(seat), person, name or "🤖2", first == 1, first, last, gone)


def match(
    *names: str | None,
    points: tuple[int, ...],
    winners: tuple[int, ...] | None = None,
    on: date = date(2026, 11, 30),
    zone: str = "UTC",
    sides: tuple[tuple[int, ...], ...] = (),
    gone: dict[int, Gone] | None = None,
    times: tuple[Sat, ...] = (),
    **fields: Any,
) -> MatchResult:
    """A match of one deal that ended at noon. ``times``: more times in seats than who began."""
    seats = range(len(names))
    side_of = {seat: n for n, side in enumerate(sides or [(s,) for s in seats]) for seat in side}
    if winners is None:
        winners = tuple(seat for seat in seats if points[seat] == max(points))
    ends = []
    for seat in seats:
        ahead = {side_of[other] for other in seats if points[other] > points[seat]}
        place = 1 + len(ahead) if winners else 1
        ends.append(SeatEnd(Seat(seat), side_of[seat], points[seat], place, seat in winners))
    gone = gone or {}
    began = [sat(seat, name, gone=gone.get(seat)) for seat, name in enumerate(names)]
    ended = datetime.combine(on, time(12), ZoneInfo(zone)).timestamp()
    result = MatchResult(
        game="koblarz",
        rules=1,
        ended=ended,
        day=on.toordinal(),
        reason="target",
        deals=1,
        seats=tuple(ends),
        sat=tuple(sorted((*began, *times), key=lambda one: (one.seat, one.first))),
        unrated=None,
    )
    return replace(result, **fields)


def ending(
    table: int, result: MatchResult, *, chat: str = "chat", tallies: dict[int, str] | None = None
) -> Change:
    """The change that opens a table and ends its match at once, its one deal scored as the match."""
    scored = tuple(
        SeatPoints(end.seat, end.points, (tallies or {}).get(end.seat, "{}")) for end in result.seats
    )
    return change(
        table, 1, status="over", chat=chat, game=result.game, finished=1,
        ended=EndedDeal(1, "{}"), scored=scored, result=result,
    )  # fmt: skip


async def enter(store: Store, *results: MatchResult, chat: str = "chat", first: int = 1) -> None:
    """Ends matches one after the other, at tables numbered from ``first``."""
    for table, result in enumerate(results, first):
        await store.commit(ending(table, result, chat=chat))
