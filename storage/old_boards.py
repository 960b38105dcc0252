"""Leaderboards of periods that are over go away, a few lines with each match that is entered: nobody asks for
them, and all at once would hold everybody up."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard.periods import LEAST_BEHIND
from storage.schema import boards, standings

AT_ONCE = 200
"""Lines that go away with one match: more than one match can bring."""
_OLDEST = select(boards.c.id).where(boards.c.last < bindparam("since")).order_by(boards.c.last).limit(1)
_SOME = (
    select(standings.c.player)
    .where(standings.c.board == bindparam("board"))
    .order_by(standings.c.player)
    .limit(bindparam("most"))
)
_FORGET = delete(standings).where(
    standings.c.board == bindparam("board"), standings.c.player.in_(_SOME.scalar_subquery())
)
_CLOSE = delete(boards).where(boards.c.id == bindparam("board"))


async def forget_old(connection: AsyncConnection, day: int) -> None:
    """Inside the caller's transaction. ``day``: of the newest match (``date.toordinal``)."""
    board = (await connection.execute(_OLDEST, {"since": day - LEAST_BEHIND})).scalar()
    if board is None:
        return
    gone = await connection.execute(_FORGET, {"board": board, "most": AT_ONCE})
    if gone.rowcount < AT_ONCE:
        await connection.execute(_CLOSE, {"board": board})
