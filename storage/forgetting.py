"""A person is forgotten, inside the caller's transaction (``People.forget``)."""

import json
import secrets

from sqlalchemy import BindParameter, String, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.people.ports import FORMER
from storage.linking import unlink
from storage.marks import mark_of
from storage.schema import (
    accounts,
    boards,
    chats,
    forgetting,
    forgotten,
    people,
    players,
    result_seats,
    results,
    seats,
    slots,
    tables,
)

_OF: BindParameter[str] = bindparam("person", type_=String)
NAMING = (
    select(tables.c.id)
    .where(or_(func.replace(tables.c.row, bindparam("quoted"), "") != tables.c.row, tables.c.chat == _OF))
    .order_by(tables.c.id)
)
TO_FORGET = select(forgetting.c.person).order_by(forgetting.c.person)
_PLAYER = select(accounts.c.player).where(accounts.c.person == _OF)


def quoted(person: str) -> str:
    """The person as a table's row has him."""
    return json.dumps(person, ensure_ascii=False)


async def forget_later(connection: AsyncConnection, person: str) -> None:
    """``People.forget_later``."""
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(upsert(forgetting).values(person=person).on_conflict_do_nothing())


async def forget(connection: AsyncConnection, person: str) -> None:
    """``People.forget``."""
    of = {"person": person}
    await unlink(connection, person)
    player = (await connection.execute(_PLAYER, of)).scalar_one_or_none()
    if player is not None:
        await connection.execute(delete(accounts).where(accounts.c.person == _OF), of)
        await connection.execute(update(players).where(players.c.id == player).values(name=None, folded=None))
        await connection.execute(
            update(result_seats).where(result_seats.c.player == player).values(name=None)
        )
    nowhere = f"{FORMER}{secrets.token_hex(8)}"
    for table in (tables, results, boards):
        await connection.execute(update(table).where(table.c.chat == _OF).values(chat=nowhere), of)
    await connection.execute(delete(slots).where(slots.c.place == _OF), of)
    await connection.execute(delete(seats).where(seats.c.person == _OF), of)
    await connection.execute(delete(people).where(people.c.person == _OF), of)
    await connection.execute(delete(chats).where(chats.c.chat == _OF), of)
    pending = await connection.execute(delete(forgetting).where(forgetting.c.person == _OF), of)
    if pending.rowcount:
        await connection.execute(insert(forgotten).values(mark=mark_of(person)))
