"""Time of the tests: faster than the real one, and the same in the bot's own process."""

import asyncio
import os
import time

from bot.ports import Seconds

VARIABLE = "HOSPODA_TESTS_CLOCK"


class QuickClock:
    """A clock that runs faster than the real one: the network is real, the waits are short. ``start``: what
    it began with (monotonic and wall seconds), so that two processes have the same time."""

    def __init__(self, speed: float, start: tuple[float, float] | None = None) -> None:
        self._speed = speed
        self._start = start or (time.monotonic(), time.time())

    def now(self) -> Seconds:
        return self._start[1] + (time.monotonic() - self._start[0]) * self._speed

    async def until(self, moment: Seconds) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(left / self._speed)

    def written(self) -> str:
        """For another process."""
        return f"{self._speed!r} {self._start[0]!r} {self._start[1]!r}"


def read_clock() -> QuickClock:
    """The clock of the process that started this one."""
    speed, monotonic, wall = map(float, os.environ[VARIABLE].split())
    return QuickClock(speed, (monotonic, wall))


if __name__ == "__main__":
    # ``hospoda run`` as it is, on that clock.
    import bot.clock
    from adapters.main import main

    bot.clock.SystemClock = read_clock  # type: ignore[assignment, misc]
    main()
