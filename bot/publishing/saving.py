"""Where messages stand is read and saved: new ones at once, what they show now and then."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

import structlog

from bot.ports import Clock, Seconds, Slot, Store, StoreError, TableId
from bot.publishing.limits import wait_after

log = structlog.get_logger()

PAUSE: Seconds = 1.0
"""Between two writes of what is shown."""


class Saver:
    """Reads and writes slots. What is lost of them by a crash is edited once more, never posted twice."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._later: dict[tuple[TableId, str], Slot] = {}
        self._gone: set[tuple[TableId, str]] = set()
        self._overtaken: set[tuple[TableId, str]] = set()
        self._next: Seconds = 0.0
        self._failures = 0
        self._writing = asyncio.Lock()
        self.closing = False

    async def read(self, table: TableId, given_up: Callable[[], bool]) -> Sequence[Slot] | None:
        """What stands where of a table; tries until the store can say it. None: it was given up first."""
        failures = 0
        while True:
            try:
                return await self._store.slots(table)
            except StoreError as error:
                failures += 1
                log.warning("slots not read", table=table, reason=error.reason.key)
                if given_up():
                    return None
                await self._clock.until(self._clock.now() + wait_after(failures, f"{table}"))

    def later(self, slot: Slot) -> None:
        """What a message shows now."""
        self._later[slot.table, slot.name] = slot
        self._gone.discard((slot.table, slot.name))

    def forget(self, table: TableId, names: Iterable[str]) -> None:
        """These messages are nobody's any more."""
        for name in names:
            self._later.pop((table, name), None)
            self._gone.add((table, name))

    async def now(self, slots: Iterable[Slot]) -> None:
        """Returns when new messages are on disk; tries until they are, or until all is closed."""
        rows = list(slots)
        for row in rows:
            key = (row.table, row.name)
            self._later.pop(key, None)
            self._gone.discard(key)
            self._overtaken.add(key)
        failures = 0
        while True:
            try:
                await self._store.save_slots(rows)
            except StoreError as error:
                failures += 1
                if failures == 1:
                    log.warning("message not saved", table=rows[0].table, reason=error.reason.key)
                if self.closing:
                    return
                await self._clock.until(self._clock.now() + wait_after(failures, "store"))
            else:
                return

    def moment(self) -> Seconds | None:
        """When to call ``flush``; None: there is nothing to write."""
        return self._next if (self._later or self._gone) and not self._writing.locked() else None

    async def flush(self) -> None:
        """Writes what waits; what fails waits again."""
        async with self._writing:
            slots, gone = self._later, self._gone
            self._later, self._gone, self._overtaken = {}, set(), set()
            if not slots and not gone:
                return
            try:
                await self._store.save_slots(tuple(slots.values()), tuple(gone))
            except StoreError as error:
                self._failures += 1
                if self._failures == 1:
                    log.warning("messages not saved", count=len(slots) + len(gone), reason=error.reason.key)
                newer = self._overtaken | self._later.keys() | self._gone
                self._later.update({key: slot for key, slot in slots.items() if key not in newer})
                self._gone |= gone - newer
                self._next = self._clock.now() + wait_after(self._failures, "store")
            else:
                self._failures = 0
                self._next = self._clock.now() + PAUSE

    async def close(self) -> None:
        """Writes the rest, once."""
        self.closing = True
        await self.flush()
