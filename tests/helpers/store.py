"""A store in memory that can be told to fail. ``tests/bot/test_store_suite.py`` keeps it honest."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace

from bot.ports import (
    ChainSecret,
    Change,
    EndedDeal,
    OriginTaken,
    Seconds,
    Slot,
    StaleChange,
    Status,
    StoredTable,
    StoreError,
    StoreFull,
    TableId,
    TableLine,
)
from rules.kit.scene import text
from rules.kit.seats import Seat
from tests.helpers.accounts import MemoryPeople
from tests.helpers.results import MemoryResults


class MemoryStore(MemoryResults, MemoryPeople):
    """A ``bot.ports.Store``. It outlives a house: a new one opened on it is a restart."""

    def __init__(self) -> None:
        MemoryResults.__init__(self)
        MemoryPeople.__init__(self)
        self.stored: dict[TableId, StoredTable] = {}
        self.ended: dict[TableId, list[EndedDeal]] = {}
        self.changes: list[Change] = []
        """Everything that was committed, in order."""
        self.seats: dict[TableId, tuple[tuple[Seat, str], ...]] = {}
        self.origins: dict[str, TableId] = {}
        self.slots_of: dict[TableId, dict[str, Slot]] = {}
        self.chats: dict[str, str] = {}
        self.people: dict[str, str] = {}
        self.moved: dict[str, str] = {}
        """Old ids of chats, each with the present one."""
        self.reads: Counter[str] = Counter()
        """How often each reading method was called."""
        self.saves: Counter[str] = Counter()
        """How often each writing method but ``commit`` was called."""
        self._failures: deque[StoreError] = deque()
        self._lost: deque[StoreError] = deque()
        self._open = asyncio.Event()
        self._open.set()

    # What tests do to it.

    def fail_next(self, times: int = 1, error: StoreError | None = None) -> None:
        """The next writes raise; nothing of them happens."""
        self._failures.extend([error or full()] * times)

    def lose_next_answer(self, error: StoreError | None = None) -> None:
        """The next write happens, but whoever made it is told that it did not."""
        self._lost.append(error or full())

    def hold(self) -> None:
        """Writes take until ``release``."""
        self._open.clear()

    def release(self) -> None:
        self._open.set()

    def row(self, table: TableId, **changes: object) -> None:
        """Changes columns of a stored table behind everybody's back."""
        self.stored[table] = replace(self.stored[table], **changes)  # type: ignore[arg-type]

    # The port.

    async def commit(self, change: Change) -> None:
        await self._begin()
        self._apply(change)
        self._end()

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
        chat = self.moved.get(chat, chat)
        found = [t.table for t in self.stored.values() if (t.chat, t.status) == (chat, status)]
        return sorted(found, reverse=True)

    async def codes(self) -> frozenset[str]:
        self.reads["codes"] += 1
        await asyncio.sleep(0)
        return frozenset(t.code for t in self.stored.values() if t.status == "running")

    async def table_chats(self) -> Sequence[str]:
        self.reads["table_chats"] += 1
        await asyncio.sleep(0)
        return sorted({t.chat for t in self.stored.values() if t.status == "running"})

    async def last_table(self) -> TableId:
        self.reads["last_table"] += 1
        await asyncio.sleep(0)
        return max(self.stored, default=TableId(0))

    async def opened(self, origin: str) -> TableId | None:
        self.reads["opened"] += 1
        await asyncio.sleep(0)
        return self.origins.get(origin)

    async def tables_in(self, chat: str) -> Sequence[TableLine]:
        self.reads["tables_in"] += 1
        await asyncio.sleep(0)
        chat = self.moved.get(chat, chat)
        return [_line(t) for t in self._running() if t.chat == chat]

    async def tables_of(self, person: str) -> Sequence[TableLine]:
        self.reads["tables_of"] += 1
        await asyncio.sleep(0)
        return [
            _line(t, seat)
            for t in self._running()
            for seat, other in sorted(self.seats.get(t.table, ()))
            if other == person
        ]

    async def slots(self, table: TableId) -> Sequence[Slot]:
        self.reads["slots"] += 1
        await asyncio.sleep(0)
        return sorted(self.slots_of.get(table, {}).values(), key=lambda slot: slot.name)

    async def save_slots(self, slots: Sequence[Slot], gone: Sequence[tuple[TableId, str]] = ()) -> None:
        await self._begin("save_slots")
        for slot in slots:
            if slot.table not in self.stored:
                raise StoreError(text("store-failed", path="memory", error="SQLITE_CONSTRAINT"))
            self.slots_of.setdefault(slot.table, {})[slot.name] = slot
        for table, name in gone:
            self.slots_of.get(table, {}).pop(name, None)
        self._end()

    async def chat(self, chat: str) -> str | None:
        self.reads["chat"] += 1
        await asyncio.sleep(0)
        return self.chats.get(self.moved.get(chat, chat))

    async def save_chat(self, chat: str, body: str) -> None:
        await self._begin("save_chat")
        self.chats[self.moved.get(chat, chat)] = body
        self._end()

    async def person(self, person: str) -> str | None:
        self.reads["person"] += 1
        await asyncio.sleep(0)
        return self.people.get(person)

    async def save_person(self, person: str, body: str) -> None:
        await self._begin("save_person")
        self.people[person] = body
        self._end()

    async def move_chat(self, old: str, new: str) -> Sequence[TableId]:
        await self._begin("move_chat")
        moved = [t for t in self.stored.values() if t.chat == old and old != new]
        for table in moved:
            self.row(table.table, chat=new)
            slots = self.slots_of.get(table.table, {})
            slots.update({n: replace(s, place=new) for n, s in slots.items() if s.place == old})
        if old != new:
            if old in self.chats:
                self.chats[new] = self.chats.pop(old)
            self.moved = {a: new if now == old else now for a, now in self.moved.items()} | {old: new}
            self.moved.pop(new, None)
        self._end()
        return sorted(table.table for table in moved if table.status == "running")

    async def chat_now(self, chat: str) -> str:
        self.reads["chat_now"] += 1
        await asyncio.sleep(0)
        return self.moved.get(chat, chat)

    async def _begin(self, write: str | None = None) -> None:
        if write is not None:
            self.saves[write] += 1
        await asyncio.sleep(0)
        await self._open.wait()
        if self._failures:
            raise self._failures.popleft()

    def _end(self) -> None:
        if self._lost:
            raise self._lost.popleft()

    def _running(self) -> list[StoredTable]:
        return [t for _, t in sorted(self.stored.items()) if t.status == "running"]

    def _apply(self, change: Change) -> None:
        before = self.stored.get(change.table)
        if change.version != (before.version if before else 0) + 1:
            raise StaleChange(change.table)
        if change.origin in self.origins and before is None:
            raise OriginTaken(change.table)
        events = () if before is None or change.void else before.events
        if change.ended is not None:
            events = ()
            self.ended.setdefault(change.table, []).append(change.ended)
            self.scored.setdefault(change.table, {})[change.ended.number] = change.scored
        else:
            events += change.events
        if [event.seq for event in events] != list(range(len(events))):
            raise StoreError(text("store-failed", path="memory", error="SQLITE_CONSTRAINT"))
        secret: ChainSecret | None = change.secret or (before.secret if before else None)
        self.stored[change.table] = StoredTable(
            change.table,
            change.version,
            change.code,
            before.chat if before else change.chat,
            change.game,
            change.status,
            change.deal,
            change.finished,
            change.due,
            change.row,
            events,
            secret,
        )
        if change.origin is not None and before is None:
            self.origins[change.origin] = change.table
        if change.status == "over":
            self.seats.pop(change.table, None)
        elif change.people is not None:
            self.seats[change.table] = change.people
        if change.result is not None:
            self.enter(change.table, change.result)
        self.changes.append(change)

    def chat_of(self, table: TableId) -> str:
        return self.stored[table].chat

    def present(self, chat: str) -> str:
        return self.moved.get(chat, chat)


def _line(table: StoredTable, seat: Seat | None = None) -> TableLine:
    return TableLine(table.table, table.code, table.chat, table.game, seat)


def full() -> StoreFull:
    return StoreFull(text("store-full", path="memory"))
