"""A store in memory that can be told to fail. ``tests/bot/test_store_suite.py`` keeps it honest."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace

from bot.ports import (
    ChainSecret,
    Change,
    EndedDeal,
    Seconds,
    StaleChange,
    Status,
    StoredTable,
    StoreError,
    StoreFull,
    TableId,
)
from rules.kit.scene import text


class MemoryStore:
    """A ``bot.ports.Store``. It outlives a house: a new one opened on it is a restart."""

    def __init__(self) -> None:
        self.stored: dict[TableId, StoredTable] = {}
        self.ended: dict[TableId, list[EndedDeal]] = {}
        self.changes: list[Change] = []
        """Everything that was committed, in order."""
        self.reads: Counter[str] = Counter()
        """How often each method was called."""
        self._failures: deque[StoreError] = deque()
        self._lost: deque[StoreError] = deque()
        self._open = asyncio.Event()
        self._open.set()

    # What tests do to it.

    def fail_next(self, times: int = 1, error: StoreError | None = None) -> None:
        """The next commits raise; nothing of them happens."""
        self._failures.extend([error or full()] * times)

    def lose_next_answer(self, error: StoreError | None = None) -> None:
        """The next commit happens, but whoever made it is told that it did not."""
        self._lost.append(error or full())

    def hold(self) -> None:
        """Commits take until ``release``."""
        self._open.clear()

    def release(self) -> None:
        self._open.set()

    def row(self, table: TableId, **changes: object) -> None:
        """Changes columns of a stored table behind everybody's back."""
        self.stored[table] = replace(self.stored[table], **changes)  # type: ignore[arg-type]

    # The port.

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(0)
        await self._open.wait()
        if self._failures:
            raise self._failures.popleft()
        self._apply(change)
        if self._lost:
            raise self._lost.popleft()

    async def load(self, table: TableId) -> StoredTable | None:
        self.reads["load"] += 1
        await asyncio.sleep(0)
        return self.stored.get(table)

    async def ended_deals(self, table: TableId) -> Sequence[EndedDeal]:
        self.reads["ended_deals"] += 1
        await asyncio.sleep(0)
        return sorted(self.ended.get(table, ()), key=lambda deal: deal.number)

    async def deadlines(self) -> Sequence[tuple[TableId, Seconds]]:
        self.reads["deadlines"] += 1
        await asyncio.sleep(0)
        running = [t for t in self.stored.values() if t.status == "running" and t.due is not None]
        return [(t.table, t.due or 0.0) for t in sorted(running, key=lambda t: (t.due, t.table))]

    async def tables(self, chat: str, status: Status) -> Sequence[TableId]:
        self.reads["tables"] += 1
        await asyncio.sleep(0)
        found = [t.table for t in self.stored.values() if (t.chat, t.status) == (chat, status)]
        return sorted(found, reverse=True)

    async def codes(self) -> frozenset[str]:
        self.reads["codes"] += 1
        await asyncio.sleep(0)
        return frozenset(t.code for t in self.stored.values() if t.status == "running")

    async def last_table(self) -> TableId:
        self.reads["last_table"] += 1
        await asyncio.sleep(0)
        return max(self.stored, default=TableId(0))

    def _apply(self, change: Change) -> None:
        before = self.stored.get(change.table)
        if change.version != (before.version if before else 0) + 1:
            raise StaleChange(change.table)
        events = () if before is None or change.void else before.events
        if change.ended is not None:
            events = ()
            self.ended.setdefault(change.table, []).append(change.ended)
        else:
            events += change.events
        if [event.seq for event in events] != list(range(len(events))):
            raise StoreError(text("store-failed", path="memory", error="SQLITE_CONSTRAINT"))
        secret: ChainSecret | None = change.secret or (before.secret if before else None)
        self.stored[change.table] = StoredTable(
            change.table,
            change.version,
            change.code,
            change.chat,
            change.game,
            change.status,
            change.deal,
            change.finished,
            change.due,
            change.row,
            events,
            secret,
        )
        self.changes.append(change)


def full() -> StoreFull:
    return StoreFull(text("store-full", path="memory"))
