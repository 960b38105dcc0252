"""How much may be sent: sliding windows, and what to wait after failures."""

from collections import deque
from collections.abc import Sequence
from math import inf
from zlib import crc32

from bot.outlet import Rate
from bot.ports import Seconds

FIRST_WAIT: Seconds = 1.0
LONGEST_WAIT: Seconds = 60.0
_SPREAD = 0.25
"""The part of a wait that differs from one waiter to the next, so that not all come back at once."""


class Window:
    """At most ``calls`` in any ``seconds``, for each of some rates.

    A call counts from its end on, and as one of the present until then: when the platform counted it in
    between is not known here, and this way it is never more than allowed.
    """

    __slots__ = ("_ends", "_most", "_rates", "running")

    def __init__(self, rates: Sequence[Rate]) -> None:
        self._rates = tuple(rates)
        self._most = max((rate.calls for rate in rates), default=0)
        self._ends: deque[Seconds] = deque()
        self.running = 0

    def begin(self) -> None:
        """A call starts."""
        self.running += 1

    def end(self, now: Seconds) -> None:
        """It has ended, well or not."""
        self.running -= 1
        if self._most:
            self._ends.append(now)
            if len(self._ends) > self._most:
                self._ends.popleft()

    def earliest(self, *, spare: bool = False) -> Seconds:
        """The moment from which one more call is allowed; ``inf``: not before one that runs has ended.

        ``spare``: a quarter of each rate is left for what is more urgent.
        """
        moment = 0.0
        for rate in self._rates:
            free = rate.calls - self.running - (rate.calls // 4 if spare else 0)
            if free <= 0:
                return inf
            if len(self._ends) >= free:
                moment = max(moment, self._ends[-free] + rate.seconds)
        return moment

    def empty(self, now: Seconds) -> bool:
        """Whether nothing that was sent counts any more."""
        if self.running:
            return False
        return not self._ends or self._ends[-1] + max(rate.seconds for rate in self._rates) <= now


def wait_after(failures: int, who: str) -> Seconds:
    """How long to wait after so many failures in a row: 1 s, doubled each time, 60 s at most.

    >>> [int(wait_after(n, "telegram")) for n in (1, 2, 3, 10)]
    [1, 2, 4, 60]
    """
    part = crc32(f"{who} {failures}".encode()) / (1 << 32)
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(failures - 1, 10) * (1 + _SPREAD * part))
