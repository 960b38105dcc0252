"""Time, and the one alarm that wakes tables at their deadlines."""

import asyncio
import heapq
import time
from collections.abc import Callable, Iterable

from bot.ports import Clock, Seconds, TableId

SPARE = 64
"""Replaced deadlines that may lie about, besides one for each that counts."""


class SystemClock:
    """The real clock: UTC seconds since 1970."""

    def now(self) -> Seconds:
        return time.time()

    async def until(self, moment: Seconds) -> None:
        # The wall clock may be set: look again at least every minute.
        while (left := moment - time.time()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(min(left, 60))


class Alarm:
    """Wakes each table at its own earliest deadline; one task for all tables.

    A table has one deadline; arming it again replaces the old one.
    """

    def __init__(self, clock: Clock, ring: Callable[[TableId], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[TableId, Seconds] = {}
        self._heap: list[tuple[Seconds, TableId]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def arm(self, table: TableId, due: Seconds | None) -> None:
        """Wakes ``table`` at ``due``; None: no more."""
        if due is None:
            self._due.pop(table, None)
            return
        if self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            if len(self._heap) > 2 * len(self._due) + SPARE:
                self._clean()
            if self._heap[0][1] == table:
                self._changed.set()

    def arm_all(self, dues: Iterable[tuple[TableId, Seconds]]) -> None:
        """Takes over many deadlines at once, as at start."""
        self._due.update(dues)
        self._clean()
        self._changed.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="alarm")

    async def close(self) -> None:
        """Wakes nobody any more, whatever is armed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _clean(self) -> None:
        """Forgets deadlines that were replaced: a table by correspondence would gather them for days."""
        self._heap = [(due, table) for table, due in self._due.items()]
        heapq.heapify(self._heap)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            now = self._clock.now()
            while self._heap and self._heap[0][0] <= now:
                due, table = heapq.heappop(self._heap)
                if self._due.get(table) == due:
                    del self._due[table]
                    self._ring(table)
            await self._wait(self._heap[0][0] if self._heap else None)

    async def _wait(self, moment: Seconds | None) -> None:
        """Until the moment, or until an earlier deadline is armed."""
        if moment is None:
            await self._changed.wait()
            return
        waits = [
            asyncio.ensure_future(self._changed.wait()),
            asyncio.ensure_future(self._clock.until(moment)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
