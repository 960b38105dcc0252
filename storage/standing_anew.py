"""One player's lines on the leaderboards of a game, made anew from his results, inside the caller's
transaction."""

from typing import Any

from sqlalchemy import and_, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard.books import boards_of
from bot.leaderboard.periods import LEAST_BEHIND
from bot.leaderboard.ports import Board
from storage.schema import boards, players, ratings, result_seats, results, standings

COUNTED = and_(result_seats.c.began, result_seats.c.after.is_not(None))
_SPARE = LEAST_BEHIND + 2
"""Days: the newest result need not have the newest day, for days are by each chat's own clock."""
_WON = case((and_(result_seats.c.won, result_seats.c.gone.is_(None)), 1), else_=0)
_SUMS = (
    select(results.c.chat, results.c.day, func.count(), func.sum(_WON), func.sum(result_seats.c.points),
           func.max(result_seats.c.best))
    .join_from(players, result_seats, result_seats.c.player == players.c.id)
    .join(results, results.c.id == result_seats.c.result)
    .where(players.c.main == bindparam("player"), results.c.game == bindparam("game"), COUNTED)
    .group_by(results.c.chat, results.c.day)
)  # fmt: skip
_SHOWN = select(ratings.c.shown).where(
    ratings.c.game == bindparam("game"), ratings.c.player == bindparam("player")
)
_NEWEST = select(results.c.day).order_by(results.c.id.desc()).limit(1)
_MINE = (
    select(boards.c.id, boards.c.chat, boards.c.period, boards.c.last)
    .join_from(standings, boards, boards.c.id == standings.c.board)
    .where(standings.c.player == bindparam("player"), boards.c.game == bindparam("game"))
)
_BOARD = select(boards.c.id).where(
    boards.c.game == bindparam("game"),
    boards.c.chat == bindparam("chat"),
    boards.c.period == bindparam("period"),
)
_NEXT_BOARD = select(func.coalesce(func.max(boards.c.id), 0) + 1)
_DROP = delete(standings).where(
    standings.c.player == bindparam("of"), standings.c.board == bindparam("board")
)
_MORE = (
    update(boards)
    .where(boards.c.id == bindparam("board"))
    .values(players=boards.c.players + bindparam("more"))
)


async def stand(connection: AsyncConnection, game: str, player: int) -> None:
    """The player's lines of periods that are not over everywhere; those of others go."""
    of = {"game": game, "player": player}
    shown = (await connection.execute(_SHOWN, of)).scalar_one_or_none()
    wanted = await _wanted(connection, game, player) if shown is not None else {}
    mine = {(row.chat, row.period): row.id for row in await connection.execute(_MINE, of)}
    for key, number in mine.items():
        await connection.execute(_DROP, {"of": player, "board": number})
        if key not in wanted:
            await connection.execute(_MORE, {"board": number, "more": -1})
    for (chat, period), (last, *sums) in wanted.items():
        number = mine.get((chat, period)) or await _board(connection, game, chat, period, last)
        if (chat, period) not in mine:
            await connection.execute(_MORE, {"board": number, "more": 1})
        values = dict(zip(("matches", "wins", "points", "best"), sums, strict=True))
        await connection.execute(
            insert(standings).values(board=number, player=player, rating=shown, **values)
        )


async def _wanted(
    connection: AsyncConnection, game: str, player: int
) -> dict[tuple[str, str], tuple[Any, ...]]:
    """By chat and period the board's last day, matches, wins, points and best deal."""
    newest = (await connection.execute(_NEWEST)).scalar()
    since = (newest or 0) - _SPARE
    found: dict[tuple[str, str], tuple[Any, ...]] = {}
    for chat, day, *sums in await connection.execute(_SUMS, {"game": game, "player": player}):
        for board, last in boards_of(game, chat, day):
            if last >= since:
                key = _key(board)
                found[key] = _sum(found.get(key), (last, *sums))
    return found


def _key(board: Board) -> tuple[str, str]:
    return board.chat or "", board.period


def _sum(one: tuple[Any, ...] | None, other: tuple[Any, ...]) -> tuple[Any, ...]:
    if one is None:
        return other
    last, matches, wins, points, best = one
    bests = [value for value in (best, other[4]) if value is not None]
    return last, matches + other[1], wins + other[2], points + other[3], max(bests, default=None)


async def _board(connection: AsyncConnection, game: str, chat: str, period: str, last: int) -> int:
    """The board's number; it is made where it is not there yet."""
    of = {"game": game, "chat": chat, "period": period}
    number = (await connection.execute(_BOARD, of)).scalar_one_or_none()
    if number is None:
        number = (await connection.execute(_NEXT_BOARD)).scalar_one()
        await connection.execute(insert(boards).values(id=number, last=last, players=0, **of))
    return int(number)
