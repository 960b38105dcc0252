"""Ratings and leaderboards anew, from the results alone, inside the caller's transaction.

The same comes out as when each match was entered (``bot.leaderboard.books``), to the last digit, unless
players were linked or unlinked since. Leaderboards of periods that are over everywhere are not made again.
"""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import (
    Column,
    Index,
    Insert,
    Integer,
    MetaData,
    String,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard.periods import LEAST_BEHIND, SPANS, Span, last_day, period
from bot.leaderboard.ports import PlayerId
from bot.leaderboard.ratings import UNKNOWN, Rating, Starter, rate
from storage.schema import (
    boards,
    players,
    ratings,
    ratings_anew,
    recounts,
    restands,
    result_seats,
    results,
    standings,
)

AT_ONCE = 10_000
"""Results that are read at a time: all of them need not fit into memory."""
IN_A_ROW = 50
"""Results after which others in this process have their turn: people link while tables are played."""
_days = Table(
    "days_of_periods",
    MetaData(),
    Column("day", Integer),
    Column("span", String),
    Column("period", String),
    Column("last", Integer),
    Index(None, "day", "span"),
    prefixes=["TEMPORARY"],
)
_COUNTED = and_(result_seats.c.began, result_seats.c.after.is_not(None))
SEATS = (
    select(results.c.id, results.c.game, result_seats.c.seat, result_seats.c.side, result_seats.c.place,
           result_seats.c.gone, result_seats.c.before, result_seats.c.after, players.c.main)
    .join_from(results, result_seats, result_seats.c.result == results.c.id)
    .join(players, players.c.id == result_seats.c.player)
    .where(
        results.c.id > bindparam("done"),
        results.c.id <= bindparam("to"),
        results.c.unrated.is_(None),
        result_seats.c.began,
    )
    .order_by(results.c.id, result_seats.c.seat)
)  # fmt: skip
MOVED = (
    update(result_seats)
    .where(
        result_seats.c.result == bindparam("of"),
        result_seats.c.seat == bindparam("at"),
        result_seats.c.time == 0,
    )
    .values(before=bindparam("was"), after=bindparam("is"))
)


async def recount(connection: AsyncConnection) -> int:
    """Puts ratings and leaderboards in place of what was there. How many results there are."""
    for table in (standings, boards, ratings, recounts, ratings_anew, restands):
        await connection.execute(delete(table))
    await _rate_all(connection)
    newest = (await connection.execute(select(func.max(results.c.day)))).scalar()
    if newest is not None:
        await _fill(connection, newest - LEAST_BEHIND)
    return int((await connection.execute(select(func.count()).select_from(results))).scalar_one())


async def _rate_all(connection: AsyncConnection) -> None:
    """Every match in order; what a result says of ratings is written anew where it is different now."""
    now: dict[str, dict[PlayerId, Rating]] = {}
    last = (await connection.execute(select(func.coalesce(func.max(results.c.id), 0)))).scalar_one()
    for done in range(0, last, AT_ONCE):
        rows = (await connection.execute(SEATS, {"done": done, "to": done + AT_ONCE})).all()
        moved: list[Mapping[str, int | None]] = []
        for number, (_, group) in enumerate(groupby(rows, lambda row: row.id)):
            seats = list(group)
            moved += moves(seats, now.setdefault(seats[0].game, {}))[1]
            if number % IN_A_ROW == 0:
                await asyncio.sleep(0)
        if moved:
            await connection.execute(MOVED, moved)
    put = [
        {
            "game": game, "player": player, "mu": one.mu, "sigma": one.sigma, "shown": one.shown,
            "matches": one.matches,
        }
        for game, known in now.items()
        for player, one in known.items()
    ]  # fmt: skip
    if put:
        await connection.execute(insert(ratings), put)


def moves(seats: Sequence[Any], known: dict[PlayerId, Rating]) -> tuple[bool, list[Mapping[str, int | None]]]:
    """One match (rows of ``SEATS``): whether it counts, and what its result must say of ratings instead of
    what it says (rows for ``MOVED``). ``known``: the game's ratings before it; afterwards after it."""
    starters = [Starter(row.main, row.side, row.place, row.gone is not None) for row in seats]
    counts = len({one.player for one in starters}) == len(starters) and len({o.side for o in starters}) > 1
    after = rate(starters, known) if counts else {}
    found: list[Mapping[str, int | None]] = []
    for row in seats:
        was = known.get(row.main, UNKNOWN).shown if counts else None
        shown = after[row.main].shown if counts else None
        if (was, shown) != (row.before, row.after):
            found.append({"of": row.id, "at": row.seat, "was": was, "is": shown})
    known.update(after)
    return counts, found


async def _fill(connection: AsyncConnection, since: int) -> None:
    """The leaderboards of periods that end on this day or later."""
    await connection.run_sync(_days.create)
    try:
        found = await connection.execute(select(results.c.day).distinct())
        rows = [
            {"day": day, "span": span, "period": period(span, day), "last": last_day(span, day)}
            for (day,) in found
            for span in SPANS
            if last_day(span, day) >= since
        ]
        await connection.execute(insert(_days), rows)
        await connection.execute(_all_boards())
        for everywhere in (True, False):
            for span in SPANS:
                await connection.execute(_all_standings(span, everywhere=everywhere))
    finally:
        await connection.run_sync(_days.drop)
    count = select(func.count()).where(standings.c.board == boards.c.id).scalar_subquery()
    await connection.execute(update(boards).values(players=count))


def _all_boards() -> Insert:
    counted = select(result_seats.c.result).where(_COUNTED).distinct()
    of_chats, everywhere = (
        select(results.c.game, chat.label("chat"), _days.c.period, _days.c.last)
        .join_from(results, _days, _days.c.day == results.c.day)
        .where(results.c.id.in_(counted))
        for chat in (results.c.chat, literal(""))
    )
    every = union(of_chats, everywhere).subquery()
    number = func.row_number().over(order_by=(every.c.game, every.c.chat, every.c.period))
    columns = ["id", "game", "chat", "period", "last", "players"]
    rows = select(number, every.c.game, every.c.chat, every.c.period, every.c.last, literal(0))
    return insert(boards).from_select(columns, rows)


def _all_standings(span: Span, *, everywhere: bool) -> Insert:
    """Period and board are looked up for each result: a join of these few rows with all results invites
    SQLite to read all results for each of them."""
    when = (
        select(_days.c.period)
        .where(_days.c.day == results.c.day, _days.c.span == span)
        .correlate(results)
        .scalar_subquery()
    )
    board = (
        select(boards.c.id)
        .where(
            boards.c.game == results.c.game,
            boards.c.chat == (literal("") if everywhere else results.c.chat),
            boards.c.period == when,
        )
        .correlate(results)
        .scalar_subquery()
    )
    won = case((and_(result_seats.c.won, result_seats.c.gone.is_(None)), 1), else_=0)
    of_seats = (
        select(board.label("board"), results.c.game, players.c.main, won.label("won"),
               result_seats.c.points, result_seats.c.best)
        .join_from(results, result_seats, result_seats.c.result == results.c.id)
        .join(players, players.c.id == result_seats.c.player)
        .where(_COUNTED)
        .subquery()
    )  # fmt: skip
    rows = (
        select(of_seats.c.board, of_seats.c.main, func.max(ratings.c.shown), func.count(),
               func.sum(of_seats.c.won), func.sum(of_seats.c.points), func.max(of_seats.c.best))
        .join_from(
            of_seats,
            ratings,
            and_(ratings.c.game == of_seats.c.game, ratings.c.player == of_seats.c.main),
        )
        .where(of_seats.c.board.is_not(None))
        .group_by(of_seats.c.board, of_seats.c.main)
    )  # fmt: skip
    columns = ["board", "player", "rating", "matches", "wins", "points", "best"]
    return insert(standings).from_select(columns, rows)
