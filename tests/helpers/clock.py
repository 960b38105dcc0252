"""A clock that tests move: nothing waits for real time."""

import asyncio
import heapq
from itertools import count

from bot.ports import Seconds

MOST_TURNS = 100_000
"""Turns of the event loop after which something goes round and round."""


class FakeClock:
    """A ``bot.ports.Clock``. Time stands still but in ``advance``."""

    def __init__(self, start: Seconds = 1_800_000_000.0) -> None:
        self._now = start
        self._numbers = count()
        self._waits: list[tuple[Seconds, int, asyncio.Future[None]]] = []

    def now(self) -> Seconds:
        return self._now

    async def until(self, moment: Seconds) -> None:
        if moment <= self._now:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waits, (moment, next(self._numbers), future))
        await future

    async def advance(self, seconds: Seconds) -> None:
        """Lets so much time pass. Whoever waits is woken in order, at his own moment, and the loop comes to
        rest before time goes on."""
        await self.advance_to(self._now + seconds)

    async def advance_to(self, moment: Seconds) -> None:
        await settle()
        while self._waits and self._waits[0][0] <= moment:
            due, _, future = heapq.heappop(self._waits)
            if not future.done():
                self._now = max(self._now, due)
                future.set_result(None)
                await settle()
        self._now = max(self._now, moment)
        await settle()


async def settle() -> None:
    """Lets the event loop run until nothing is left to do but to wait."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # what else says that it rests?
    for _ in range(MOST_TURNS):
        await asyncio.sleep(0)
        if not ready:
            return
    raise AssertionError("the event loop does not come to rest")
