"""A chat goes on under another id (``Store.move_chat``), inside the caller's transaction."""

from typing import Any, TypeAlias

from sqlalchemy import BindParameter, Insert, String, Update, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports import TableId
from storage.merging import move_boards
from storage.schema import chats, results, slots, tables

_Statement: TypeAlias = Insert | Update

_OLD: BindParameter[str] = bindparam("old", type_=String)
_NEW: BindParameter[str] = bindparam("new", type_=String)
_RUNNING = (
    select(tables.c.id).where(tables.c.chat == _OLD, tables.c.status == "running").order_by(tables.c.id)
)


async def move_chat(connection: AsyncConnection, old: str, new: str) -> tuple[TableId, ...]:
    """Moves what belongs to ``old``; the running tables among it."""
    if old == new:
        return ()
    ids = {"old": old, "new": new}
    moved = tuple([TableId(table) for (table,) in await connection.execute(_RUNNING, ids)])
    for statement in _statements(connection.dialect.name):
        await connection.execute(statement, ids)
    await move_boards(connection, old, new)
    return moved


def _statements(dialect: str) -> tuple[_Statement, ...]:
    upsert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    body = select(chats.c.body).where(chats.c.chat == _OLD).scalar_subquery()
    present, alias = upsert(chats), upsert(chats)
    return (
        update(slots)
        .where(slots.c.place == _OLD, slots.c.table_id.in_(select(tables.c.id).where(tables.c.chat == _OLD)))
        .values(place=_NEW),
        update(tables).where(tables.c.chat == _OLD).values(chat=_NEW),
        update(results).where(results.c.chat == _OLD).values(chat=_NEW),
        # What was set in the chat goes before anything that came to the new id too early.
        present.values(chat=_NEW, body=body).on_conflict_do_update(
            index_elements=[chats.c.chat],
            set_={"body": func.coalesce(present.excluded.body, chats.c.body), "moved_to": None},
        ),
        # Aliases lead straight to the present id, so that nobody has to follow a chain.
        update(chats).where(chats.c.moved_to == _OLD, chats.c.chat != _NEW).values(moved_to=_NEW),
        alias.values(chat=_OLD, moved_to=_NEW).on_conflict_do_update(
            index_elements=[chats.c.chat], set_={"body": None, "moved_to": alias.excluded.moved_to}
        ),
    )
