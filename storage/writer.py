"""Group commit: what waits at the same time shares one transaction, so one wait for the disk."""

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports import Change, OriginTaken, StaleChange, StoreError, StoreInUse, TableId
from storage.batch import Batch
from storage.errors import at_table, closed
from storage.forgetting import forget, forget_later
from storage.linking import link, unlink
from storage.moves import move_chat
from storage.recording import record_result
from storage.recount import recount
from storage.recounter import Recounter
from storage.statements import ManyRows, Value, Writes, moved, origins, versions
from storage.work import Alone, Forget, ForgetLater, Link, MoveChat, Recompute, Save, SaveChat, Unlink, Work

GROUP = 2_000
"""Changes in one transaction at most: bounds what a failed one repeats."""


@dataclass(slots=True, eq=False)
class _Waiting:
    work: Work
    done: asyncio.Future[Any]

    # A waiter that was cancelled has left its future behind, done.

    def succeed(self, result: object = None) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: StoreError) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """The one task that writes. It alone uses its connection, and remembers the running tables' versions."""

    def __init__(self, connection: AsyncConnection, path: Path, last_table: TableId) -> None:
        """``last_table``: the highest id stored; tables above it are known to be new."""
        self.transactions = 0
        """Transactions that were committed."""
        self.changes = 0
        """Changes that were accepted."""
        self._connection = connection
        self._path = path
        self._last_table = last_table
        self._stored_versions = versions(connection.dialect)
        self._stored_origins = origins(connection.dialect)
        self._moved_chats = moved(connection.dialect)
        self._writes = Writes(connection.dialect)
        self._versions: dict[TableId, int] = {}
        self._waiting: deque[_Waiting] = deque()
        self._group: Sequence[_Waiting] = ()
        self._wake = asyncio.Event()
        self._closing = False
        self.recounter = Recounter(connection, path, self._wake.set)
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk, or raises ``StoreError``. What was handed in is carried out
        also if the waiter is cancelled. The same holds for the others."""
        await self._do(change)

    async def save(self, work: Save) -> None:
        """Returns when it is on disk, or raises ``StoreError``."""
        await self._do(work)

    async def move_chat(self, work: MoveChat) -> tuple[TableId, ...]:
        """The running tables that were moved. Raises ``StoreError``."""
        moved: tuple[TableId, ...] = await self._do(work)
        return moved

    async def recompute(self) -> int:
        """``Results.recompute``."""
        return int(await self._do(Recompute()))

    async def alone(self, work: Alone) -> object:
        """Whatever it comes to. Raises ``StoreError``."""
        return await self._do(work)

    async def _do(self, work: Work) -> Any:
        if self._closing:
            raise closed()
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def close(self) -> None:
        """Carries out what waits, then ends the task."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                if not self._closing:
                    await self.recounter.go_on()
                if not self._waiting:
                    if self.recounter.ready and not self._closing:
                        await asyncio.sleep(0)
                    elif not self._closing:
                        self._wake.clear()
                        await self._wake.wait()
                    continue
                self._group = self._next()
                if isinstance(self._group[0].work, Alone):
                    await self._alone(self._group[0], self._group[0].work)
                else:
                    await self._settle(self._group, {})
                self._group = ()
        finally:
            self.recounter.close()
            # Reached with changes left only where the task was cancelled: nobody may wait for ever.
            self._closing = True
            for waiting in (*self._group, *self._waiting):
                waiting.fail(closed())

    def _next(self) -> Sequence[_Waiting]:
        """What comes next: something alone, or all up to the next such thing."""
        group = [self._waiting.popleft()]
        while (
            self._waiting
            and len(group) < GROUP
            and not isinstance(group[-1].work, Alone)
            and not isinstance(self._waiting[0].work, Alone)
        ):
            group.append(self._waiting.popleft())
        return group

    async def _alone(self, waiting: _Waiting, work: Alone) -> None:
        result: object
        try:
            async with self._connection.begin():
                result = await _done_alone(self._connection, work)
        except Exception as error:
            failure = at_table(error, self._path)
        else:
            self.transactions += 1
            self.recounter.due |= isinstance(work, Link | Unlink | Forget)
            waiting.succeed(result)
            return
        waiting.fail(failure)

    async def _settle(self, group: Sequence[_Waiting], failures: dict[TableId, StoreError]) -> None:
        """Writes the group as one transaction; if that fails, each half alone, down to the single change.

        Halves, so that one bad change among 2,000 costs 20 transactions instead of 2,000. ``failures`` are
        those of this group so far, by table.
        """
        failure = await self._write(group, failures)
        if failure is None:
            return
        # Whoever holds the file locked refuses the halves too, each after a long wait.
        if len(group) == 1 or isinstance(failure, StoreInUse):
            for waiting in group:
                if isinstance(waiting.work, Change):
                    failures[waiting.work.table] = failure
                waiting.fail(_again(failure))
            return
        half = len(group) // 2
        await self._settle(group[:half], failures)
        await self._settle(group[half:], failures)

    async def _write(
        self, group: Sequence[_Waiting], failures: dict[TableId, StoreError]
    ) -> StoreError | None:
        """One transaction; None if it is on disk or had nothing to write, else nothing of it has happened."""
        accepted: list[_Waiting] = []
        refused: list[tuple[_Waiting, TableId, StoreError]] = []
        changes = [waiting.work for waiting in group if isinstance(waiting.work, Change)]
        try:
            async with self._connection.begin() as transaction:
                stored = await self._stored(changes), await self._taken(changes), await self._present(group)
                batch = Batch(*stored)
                for waiting in group:
                    work = waiting.work
                    if not isinstance(work, Change):
                        assert not isinstance(work, Alone)
                        batch.save(work)
                    elif (refusal := batch.accept(work)) is not None:
                        refused.append((waiting, work.table, refusal))
                        continue
                    accepted.append(waiting)
                if batch:
                    await self._execute(batch)
                else:
                    await transaction.rollback()
        except Exception as error:
            # What is remembered may be what was wrong.
            for change in changes:
                self._versions.pop(change.table, None)
            return at_table(error, self._path)
        if batch:
            self.transactions += 1
        self.changes += sum(isinstance(waiting.work, Change) for waiting in accepted)
        self._remember(batch)
        for waiting in accepted:
            waiting.succeed()
        for waiting, table, refusal in refused:
            # What follows a change that failed is not stale: it failed for the same reason.
            failure = failures.get(table)
            waiting.fail(_again(failure) if failure else refusal)
        return None

    async def _stored(self, changes: Sequence[Change]) -> dict[TableId, int]:
        """The stored versions of the tables that change, most of them from memory."""
        tables = {change.table for change in changes}
        unknown = [table for table in tables if table not in self._versions and table <= self._last_table]
        stored = {table: self._versions[table] for table in tables if table in self._versions}
        if unknown:
            stored.update(await self._pairs(self._stored_versions, ids=unknown))
        return stored

    async def _taken(self, changes: Sequence[Change]) -> dict[str, TableId]:
        """The tables that the presses of new tables have opened before."""
        found = {change.origin for change in changes if change.origin is not None}
        return await self._pairs(self._stored_origins, origins=sorted(found)) if found else {}

    async def _present(self, group: Sequence[_Waiting]) -> dict[str, str]:
        """The present ids of the chats that are saved, of those that have moved."""
        found = {waiting.work.chat for waiting in group if isinstance(waiting.work, SaveChat)}
        return await self._pairs(self._moved_chats, chats=sorted(found)) if found else {}

    async def _pairs(self, statement: Executable, **values: list[Any]) -> dict[Any, Any]:
        found: list[tuple[Any, Any]] = json.loads(
            (await self._connection.execute(statement, values)).scalar_one()
        )
        return dict(found)

    def _remember(self, batch: Batch) -> None:
        for change in batch.changes:
            if change.status == "running":
                self._versions[change.table] = change.version
            else:
                # Changes rarely again, and there will be more of these than of the others.
                self._versions.pop(change.table, None)
            self._last_table = max(self._last_table, change.table)

    async def _execute(self, batch: Batch) -> None:
        # The row first: logs, deals and secrets refer to it. What is cleared goes before what is new.
        rows = batch.tables()
        if rows and await self._many(self._writes.tables, rows) != len(rows):
            # Somebody else has written, against the lock. What is remembered is now forgotten, so whoever
            # shares the group is judged by what is stored; a change alone is told at once.
            raise StaleChange(next(iter(batch.changes)).table)
        await self._many(self._writes.clear, batch.cleared())
        await self._many(self._writes.events, batch.events())
        await self._many(self._writes.deals, batch.deals())
        await self._many(self._writes.deal_seats, batch.scored())
        await self._many(self._writes.secrets, batch.secrets())
        await self._many(self._writes.unseat, batch.unseated())
        await self._many(self._writes.seats, batch.seats())
        await self._many(self._writes.slots, batch.slots())
        await self._many(self._writes.gone, batch.gone())
        await self._many(self._writes.chats, batch.chats())
        await self._many(self._writes.people, batch.people())
        for table, result in batch.results:
            await record_result(self._connection, table, result)

    async def _many(self, statement: ManyRows, rows: Sequence[tuple[Value, ...]]) -> int:
        written = 0
        for sql, values in statement.parts(rows):
            written += (await self._connection.exec_driver_sql(sql, values)).rowcount
        return written


async def _done_alone(connection: AsyncConnection, work: Alone) -> object:
    """What is done, inside the transaction, by work that no group can hold."""
    match work:
        case MoveChat(old, new):
            return await move_chat(connection, old, new)
        case Recompute():
            return await recount(connection)
        case Link(one, other):
            return await link(connection, one, other)
        case Unlink(person):
            return await unlink(connection, person)
        case ForgetLater(person):
            await forget_later(connection, person)
        case Forget(person):
            await forget(connection, person)
    return None


def _again(error: StoreError) -> StoreError:
    """A second one: an error that several waiters raise would gather the traces of all."""
    return error if isinstance(error, StaleChange | OriginTaken) else type(error)(error.reason)
