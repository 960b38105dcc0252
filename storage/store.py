"""The ``Store`` port over SQLAlchemy Core."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.ports import (
    ChainSecret,
    Change,
    EndedDeal,
    Event,
    Seconds,
    Slot,
    Status,
    StoredTable,
    StoreError,
    TableId,
    TableLine,
)
from storage.errors import at_table, closed, translated
from storage.files import take_file
from storage.migrate import migrate
from storage.persons import PeopleStore
from storage.reading import ResultReads
from storage.sqlite import WRITES, connect_engine, mark
from storage.statements import (
    CHAT,
    CHAT_NOW,
    CHATS,
    CODES,
    DEADLINES,
    ENDED_DEALS,
    LAST_TABLE,
    OPENED,
    PERSON,
    SLOTS,
    TABLES,
    TABLES_IN,
    TABLES_OF,
    table_with_log,
)
from storage.work import MoveChat, SaveChat, SavePerson, SaveSlots
from storage.writer import Writer

AnyRow: TypeAlias = Row[*tuple[Any, ...]]

READERS = 2
"""Reads at the same time; more would only take turns on the interpreter."""


@asynccontextmanager
async def open_store(path: Path) -> AsyncIterator["SqlStore"]:
    """``SqlStore.open``, closed at the end."""
    store = await SqlStore.open(path)
    try:
        yield store
    finally:
        await store.close()


class SqlStore(ResultReads, PeopleStore):
    """Durable memory in an SQLite file: a ``bot.ports.Store``. Made by ``open`` or ``open_store``."""

    def __init__(self, path: Path, engine: AsyncEngine, writer: Writer, resources: AsyncExitStack) -> None:
        self._path = path
        self._engine = engine
        self._writer = writer
        self._resources = resources
        self._readers = asyncio.Semaphore(READERS)
        self._table_with_log = table_with_log(engine.dialect)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqlStore":
        """Opens the database at ``path`` for this process alone; makes it, with its folder, if need be.

        Raises ``StoreInUse``, ``StoreNotWritable``, ``StoreFull``, ``StoreNewer`` or ``StoreDamaged``, or a
        plain ``StoreError`` for anything else. The store must be closed.
        """
        resources = AsyncExitStack()
        try:
            # Resolved: a link and its target are one database.
            path = await asyncio.to_thread(_resolved, path)
            lock = await asyncio.to_thread(take_file, path)
            resources.callback(lock.release)
            engine = connect_engine(path, READERS + 1)
            resources.push_async_callback(engine.dispose)
            connection = await resources.enter_async_context(engine.connect())
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                await connection.run_sync(migrate, path)
                await connection.run_sync(mark)
                last_table = TableId((await connection.execute(LAST_TABLE)).scalar_one())
            writer = Writer(connection, path, last_table)
            resources.push_async_callback(writer.close)
            return cls(path, engine, writer, resources)
        except BaseException as error:
            with suppress(Exception):
                await resources.aclose()
            if not isinstance(error, Exception):
                raise
            failure = translated(error, path)
        raise failure

    async def close(self) -> None:
        """Carries out the changes that wait, closes the file and gives it back; again does nothing."""
        self._closed = True
        try:
            await self._resources.aclose()
        except Exception as error:
            failure = translated(error, self._path)
        else:
            return
        raise failure

    @property
    def transactions(self) -> int:
        """Transactions committed since the store was opened."""
        return self._writer.transactions

    @property
    def changes(self) -> int:
        """Changes accepted since the store was opened."""
        return self._writer.changes

    async def commit(self, change: Change) -> None:
        """``Store.commit``. A change that was handed in is carried out also if the waiter is cancelled."""
        await self._writer.commit(change)

    async def load(self, table: TableId) -> StoredTable | None:
        """``Store.load``."""
        rows = await self._read(self._table_with_log, id=table)
        return _stored_table(rows[0]) if rows else None

    async def ended_deals(self, table: TableId) -> Sequence[EndedDeal]:
        """``Store.ended_deals``."""
        return [EndedDeal(number, body) for number, body in await self._read(ENDED_DEALS, id=table)]

    async def deadlines(self) -> Sequence[tuple[TableId, Seconds]]:
        """``Store.deadlines``."""
        return [(TableId(table), due) for table, due in await self._read(DEADLINES)]

    async def tables(self, chat: str, status: Status) -> Sequence[TableId]:
        """``Store.tables``."""
        return [TableId(table) for (table,) in await self._read(TABLES, chat=chat, status=status)]

    async def codes(self) -> frozenset[str]:
        """``Store.codes``."""
        return frozenset(code for (code,) in await self._read(CODES))

    async def table_chats(self) -> Sequence[str]:
        """``Store.table_chats``."""
        return [chat for (chat,) in await self._read(CHATS)]

    async def last_table(self) -> TableId:
        """``Store.last_table``."""
        ((table,),) = await self._read(LAST_TABLE)
        return TableId(table)

    async def opened(self, origin: str) -> TableId | None:
        """``Store.opened``."""
        rows = await self._read(OPENED, origin=origin)
        return TableId(rows[0].id) if rows else None

    async def tables_in(self, chat: str) -> Sequence[TableLine]:
        """``Store.tables_in``."""
        rows = await self._read(TABLES_IN, chat=chat)
        return [TableLine(TableId(table), *others) for table, *others in rows]

    async def tables_of(self, person: str) -> Sequence[TableLine]:
        """``Store.tables_of``."""
        rows = await self._read(TABLES_OF, person=person)
        return [TableLine(TableId(table), *others) for table, *others in rows]

    async def slots(self, table: TableId) -> Sequence[Slot]:
        """``Store.slots``."""
        return [Slot(table, *others) for others in await self._read(SLOTS, id=table)]

    async def save_slots(self, slots: Sequence[Slot], gone: Sequence[tuple[TableId, str]] = ()) -> None:
        """``Store.save_slots``."""
        await self._writer.save(SaveSlots(tuple(slots), tuple(gone)))

    async def chat(self, chat: str) -> str | None:
        """``Store.chat``."""
        rows = await self._read(CHAT, chat=chat)
        return rows[0].body if rows else None

    async def save_chat(self, chat: str, body: str) -> None:
        """``Store.save_chat``."""
        await self._writer.save(SaveChat(chat, body))

    async def person(self, person: str) -> str | None:
        """``Store.person``."""
        rows = await self._read(PERSON, person=person)
        return rows[0].body if rows else None

    async def save_person(self, person: str, body: str) -> None:
        """``Store.save_person``."""
        await self._writer.save(SavePerson(person, body))

    async def move_chat(self, old: str, new: str) -> Sequence[TableId]:
        """``Store.move_chat``."""
        return await self._writer.move_chat(MoveChat(old, new))

    async def recompute(self) -> int:
        """``Results.recompute``; nothing else is written meanwhile."""
        return await self._writer.recompute()

    async def recounted(self) -> None:
        """Returns once all ratings are worked out that linking has put in question."""
        await self._writer.recounter.done()

    async def chat_now(self, chat: str) -> str:
        """``Store.chat_now``."""
        ((now,),) = await self._read(CHAT_NOW, chat=chat)
        return str(now)

    async def _read(self, statement: Executable, **values: int | str | None) -> Sequence[AnyRow]:
        if self._closed:
            raise closed()
        try:
            # More readers than connections wait here, not at the pool, which would give up on them.
            async with self._readers, self._engine.connect() as connection:
                return (await connection.execute(statement, values)).all()
        except Exception as error:
            failure: StoreError = at_table(error, self._path)
        raise failure


def _resolved(path: Path) -> Path:
    return path.resolve()


def _stored_table(row: AnyRow) -> StoredTable:
    log: list[tuple[int, str]] = json.loads(row.log)
    return StoredTable(
        table=TableId(row.id),
        version=row.version,
        code=row.code,
        chat=row.chat,
        game=row.game,
        status=row.status,
        deal=row.deal,
        finished=row.finished,
        due=row.due,
        row=row.row,
        events=tuple(Event(seq, body) for seq, body in sorted(log)),
        secret=None if row.secret is None else ChainSecret(row.secret, row.position),
    )
