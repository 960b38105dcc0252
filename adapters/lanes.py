"""Order: what concerns one table (or chat) is done in its order, everything else at the same time."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import structlog

from bot.logs import places
from bot.ports import StoreError

log = structlog.get_logger()
Work: TypeAlias = Callable[[], Awaitable[None]]


class Lanes:
    """Nothing here raises: what fails is logged, without any value."""

    def __init__(self) -> None:
        self._lanes: dict[str, list[Work]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def in_order(self, lane: str, work: Work) -> None:
        """Behind what waits in this lane."""
        waiting = self._lanes.get(lane)
        if waiting is not None:
            waiting.append(work)
            return
        self._lanes[lane] = [work]
        self.beside(self._run(lane))

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """At once."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        """Waits until all of it is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, lane: str) -> None:
        waiting = self._lanes[lane]
        try:
            while waiting:
                work = waiting.pop(0)
                try:
                    await work()
                except StoreError as error:
                    log.warning("update not kept", reason=error.reason.key)
                except Exception as error:
                    log.error("update failed", error=places(error))
        finally:
            del self._lanes[lane]

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log.error("fault", error=places(error))
