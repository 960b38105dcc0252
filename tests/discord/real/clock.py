"""One clock for the local server and the program that it serves; how the program is told of both."""

import asyncio
import time

SERVER, CLOCK, SILENCE = "HOSPODA_TEST_DISCORD", "HOSPODA_TEST_CLOCK", "HOSPODA_TEST_SILENCE"
"""Environment variables: the server's two addresses, the clock, and after how many real seconds without
a word from the gateway a connection is taken for dead."""


class QuickClock:
    """A clock that runs faster than the real one, the same in each process that is told how."""

    def __init__(self, start: float, at: float, speed: float) -> None:
        self._start, self._at, self.speed = start, at, speed

    @classmethod
    def told(cls, words: str) -> "QuickClock":
        return cls(*map(float, words.split()))

    def tell(self) -> str:
        return f"{self._start!r} {self._at!r} {self.speed!r}"

    def now(self) -> float:
        return self._at + (time.monotonic() - self._start) * self.speed

    async def until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(left / self.speed)
