"""What a benchmark says: a ratio, and what was promised of it."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ratio:
    """``ours`` against ``baseline``, both in ``unit``, measured in the same run.

    ``promise``: the least that ``ours / baseline`` may be; None: reported without a promise.
    """

    what: str
    unit: str
    ours: float
    baseline: float
    against: str
    promise: float | None = None

    @property
    def value(self) -> float:
        return self.ours / self.baseline

    @property
    def kept(self) -> bool:
        return self.promise is None or self.value >= self.promise


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much ``work`` gets done in a second: it is called until ``seconds`` have passed, and says how much
    it did each time."""
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def alternated(
    first: Callable[[], float], second: Callable[[], float], rounds: int = 3
) -> tuple[float, float]:
    """The medians of both, measured in turns so that a slow minute of the machine meets both."""
    pairs = [(first(), second()) for _ in range(rounds)]
    return statistics.median(p[0] for p in pairs), statistics.median(p[1] for p in pairs)
