"""Ratings and leaderboards anew, from the results alone, inside the caller's transaction.

The same comes out as when each match was entered (``bot.leaderboard.books``), to the last digit, unless
players were linked or unlinked since.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import (
    Column,
    Integer,
    MetaData,
    Select,
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

from bot.leaderboard.periods import LEAST_BEHIND, periods
from bot.leaderboard.ports import PlayerId
from bot.leaderboard.ratings import UNKNOWN, Rating, Starter, rate
from storage.schema import boards, players, ratings, result_seats, results, standings

AT_ONCE = 10_000
"""Results that are read at a time: all of them need not fit into memory."""
_days = Table(
    "days_of_periods",
    MetaData(),
    Column("day", Integer),
    Column("period", String),
    Column("last", Integer),
    prefixes=["TEMPORARY"],
)
_COUNTED = and_(result_seats.c.began, result_seats.c.after.is_not(None))
_SEATS = (
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
_MOVED = (
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
    for table in (standings, boards, ratings):
        await connection.execute(delete(table))
    await _rate_all(connection)
    await connection.run_sync(_days.create)
    try:
        found = await connection.execute(select(results.c.day).distinct())
        rows = [
            {"day": day, "period": period, "last": last} for (day,) in found for period, last in periods(day)
        ]
        if rows:
            await connection.execute(insert(_days), rows)
        await connection.execute(_all_boards())
        for everywhere in (True, False):
            await connection.execute(_all_standings(everywhere=everywhere))
    finally:
        await connection.run_sync(_days.drop)
    await connection.execute(update(standings).values(rating=_rating_then()))
    count = select(func.count()).where(standings.c.board == boards.c.id).scalar_subquery()
    await connection.execute(update(boards).values(players=count))
    return int((await connection.execute(select(func.count()).select_from(results))).scalar_one())


async def _rate_all(connection: AsyncConnection) -> None:
    """Every match in order; what a result says of ratings is written anew where it is different now."""
    now: dict[str, dict[PlayerId, Rating]] = {}
    last = (await connection.execute(select(func.coalesce(func.max(results.c.id), 0)))).scalar_one()
    for done in range(0, last, AT_ONCE):
        rows = (await connection.execute(_SEATS, {"done": done, "to": done + AT_ONCE})).all()
        moves = [move for _, seats in groupby(rows, lambda row: row.id) for move in _moves(list(seats), now)]
        if moves:
            await connection.execute(_MOVED, moves)
    put = [
        {"game": game, "player": player, "mu": one.mu, "sigma": one.sigma, "matches": one.matches}
        for game, known in now.items()
        for player, one in known.items()
    ]
    if put:
        await connection.execute(insert(ratings), put)


def _moves(
    seats: Sequence[Any], now: dict[str, dict[PlayerId, Rating]]
) -> Iterator[Mapping[str, int | None]]:
    known = now.setdefault(seats[0].game, {})
    starters = [Starter(row.main, row.side, row.place, row.gone is not None) for row in seats]
    counts = len({one.player for one in starters}) == len(starters) and len({o.side for o in starters}) > 1
    after = rate(starters, known) if counts else {}
    for row in seats:
        was = known.get(row.main, UNKNOWN).shown if counts else None
        shown = after[row.main].shown if counts else None
        if (was, shown) != (row.before, row.after):
            yield {"of": row.id, "at": row.seat, "was": was, "is": shown}
    known.update(after)


def _all_boards() -> Any:
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


def _all_standings(*, everywhere: bool) -> Any:
    chat = literal("") if everywhere else results.c.chat
    won = case((and_(result_seats.c.won, result_seats.c.gone.is_(None)), 1), else_=0)
    rows: Select[Any] = (
        select(boards.c.id, players.c.main, literal(0), func.count(), func.sum(won),
               func.sum(result_seats.c.points), func.max(result_seats.c.best))
        .join_from(results, result_seats, result_seats.c.result == results.c.id)
        .join(players, players.c.id == result_seats.c.player)
        .join(_days, _days.c.day == results.c.day)
        .join(
            boards,
            and_(
                boards.c.game == results.c.game, boards.c.chat == chat, boards.c.period == _days.c.period
            ),
        )
        .where(_COUNTED)
        .group_by(boards.c.id, players.c.main)
    )  # fmt: skip
    columns = ["board", "player", "rating", "matches", "wins", "points", "best"]
    return insert(standings).from_select(columns, rows)


def _rating_then() -> Any:
    """A player's rating after the last match that was entered before a board was over everywhere."""
    return (
        select(result_seats.c.after)
        .join_from(result_seats, results, results.c.id == result_seats.c.result)
        .join(players, players.c.id == result_seats.c.player)
        .join(boards, boards.c.game == results.c.game)
        .where(
            boards.c.id == standings.c.board,
            players.c.main == standings.c.player,
            _COUNTED,
            results.c.day <= boards.c.last + LEAST_BEHIND,
        )
        .order_by(result_seats.c.result.desc())
        .limit(1)
        .correlate(standings)
        .scalar_subquery()
    )
