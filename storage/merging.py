"""The leaderboards of a chat go on under its new id; where that has some already, both become one."""

from sqlalchemy import String, and_, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schema import boards, standings

_OLD, _NEW = bindparam("old", type_=String), bindparam("new", type_=String)
_there = boards.alias("there")
_more = standings.alias("more")
_PAIRS = (
    select(boards.c.id, _there.c.id)
    .join_from(
        boards,
        _there,
        and_(
            _there.c.game == boards.c.game, _there.c.period == boards.c.period, _there.c.chat == _NEW
        ),
    )
    .where(boards.c.chat == _OLD)
)  # fmt: skip
_BOTH = select(_more.c.player).where(_more.c.board == bindparam("into"))
_HERE = standings.c.board == bindparam("into")


def _from(name: str) -> object:
    """A column of the same player on the board that is merged."""
    return (
        select(_more.c[name])
        .where(_more.c.board == bindparam("gone"), _more.c.player == standings.c.player)
        .scalar_subquery()
    )


_ADD = (
    update(standings)
    .where(
        _HERE, standings.c.player.in_(select(_more.c.player).where(_more.c.board == bindparam("gone")))
    )
    .values(
        matches=standings.c.matches + _from("matches"),
        wins=standings.c.wins + _from("wins"),
        points=standings.c.points + _from("points"),
        best=case(
            (standings.c.best.is_(None), _from("best")),
            (standings.c.best < func.coalesce(_from("best"), standings.c.best), _from("best")),
            else_=standings.c.best,
        ),
    )
)  # fmt: skip
_MOVE = insert(standings).from_select(
    [column.name for column in standings.c],
    select(
        bindparam("into"), *(column for column in _more.c if column.name != "board")
    ).where(_more.c.board == bindparam("gone"), _more.c.player.not_in(
        select(standings.c.player).where(_HERE)
    )),
)  # fmt: skip
_DROP = delete(standings).where(standings.c.board == bindparam("gone"))
_CLOSE = delete(boards).where(boards.c.id == bindparam("gone"))
_COUNT = (
    update(boards)
    .where(boards.c.id == bindparam("into"))
    .values(
        players=select(func.count()).where(standings.c.board == bindparam("into")).scalar_subquery()
    )
)  # fmt: skip
_RENAME = update(boards).where(boards.c.chat == _OLD).values(chat=_NEW)


async def move_boards(connection: AsyncConnection, old: str, new: str) -> None:
    """Inside the caller's transaction."""
    ids = {"old": old, "new": new}
    for gone, into in (await connection.execute(_PAIRS, ids)).all():
        pair = {"gone": gone, "into": into}
        for statement in (_ADD, _MOVE, _DROP, _CLOSE, _COUNT):
            await connection.execute(statement, pair)
    await connection.execute(_RENAME, ids)
