"""Group commit: changes that wait at the same time share one transaction, so one wait for the disk."""

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports import Change, StaleChange, StoreError, StoreInUse, TableId
from storage.batch import Batch
from storage.errors import closed, translated
from storage.statements import ManyRows, Value, Writes, versions

GROUP = 2_000
"""Changes in one transaction at most: bounds what a failed one repeats."""


@dataclass(slots=True, eq=False)
class _Waiting:
    change: Change
    done: asyncio.Future[None]

    # A waiter that was cancelled has left its future behind, done.

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

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
        self._writes = Writes(connection.dialect)
        self._versions: dict[TableId, int] = {}
        self._waiting: deque[_Waiting] = deque()
        self._group: Sequence[_Waiting] = ()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk, or raises ``StoreError``.

        What was handed in is carried out also if the waiter is cancelled.
        """
        if self._closing:
            raise closed(self._path)
        waiting = _Waiting(change, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def close(self) -> None:
        """Carries out what waits, then ends the task."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                if not self._waiting:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                count = min(GROUP, len(self._waiting))
                self._group = [self._waiting.popleft() for _ in range(count)]
                await self._settle(self._group, {})
                self._group = ()
        finally:
            # Reached with changes left only where the task was cancelled: nobody may wait for ever.
            self._closing = True
            for waiting in (*self._group, *self._waiting):
                waiting.fail(closed(self._path))

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
                failures[waiting.change.table] = failure
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
        stale: list[_Waiting] = []
        try:
            async with self._connection.begin() as transaction:
                batch = Batch(await self._stored(group))
                for waiting in group:
                    (accepted if batch.accept(waiting.change) else stale).append(waiting)
                if batch:
                    await self._execute(batch)
                else:
                    await transaction.rollback()
        except Exception as error:
            # What is remembered may be what was wrong.
            for waiting in group:
                self._versions.pop(waiting.change.table, None)
            return translated(error, self._path)
        if accepted:
            self.transactions += 1
            self.changes += len(accepted)
        self._remember(batch)
        for waiting in accepted:
            waiting.succeed()
        for waiting in stale:
            table = waiting.change.table
            # What follows a change that failed is not stale: it failed for the same reason.
            failure = failures.get(table)
            waiting.fail(_again(failure) if failure else StaleChange(table))
        return None

    async def _stored(self, group: Sequence[_Waiting]) -> dict[TableId, int]:
        """The stored versions of the group's tables, most of them from memory."""
        tables = {waiting.change.table for waiting in group}
        unknown = [table for table in tables if table not in self._versions and table <= self._last_table]
        stored = {table: self._versions[table] for table in tables if table in self._versions}
        if unknown:
            found = (await self._connection.execute(self._stored_versions, {"ids": unknown})).scalar_one()
            stored.update(json.loads(found))
        return stored

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
        if await self._many(self._writes.tables, rows) != len(rows):
            # Somebody else has written, against the lock. What is remembered is now forgotten, so whoever
            # shares the group is judged by what is stored; a change alone is told at once.
            raise StaleChange(next(iter(batch.changes)).table)
        await self._many(self._writes.clear, batch.cleared())
        await self._many(self._writes.events, batch.events())
        await self._many(self._writes.deals, batch.deals())
        await self._many(self._writes.secrets, batch.secrets())

    async def _many(self, statement: ManyRows, rows: Sequence[tuple[Value, ...]]) -> int:
        written = 0
        for sql, values in statement.parts(rows):
            written += (await self._connection.exec_driver_sql(sql, values)).rowcount
        return written


def _again(error: StoreError) -> StoreError:
    """A second one: an error that several waiters raise would gather the traces of all."""
    return error if isinstance(error, StaleChange) else type(error)(error.reason)
