"""Rate limits with their headers, and what is made to fail."""

from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = Any
VIA = {"Via": "1.1 google"}
"""What tells Discord's own 429 from Cloudflare's: discord.py gives up without it."""


@dataclass
class Fault:
    """The next calls of ``route`` fail so. ``status`` 0: the connection is cut. ``after``: what was asked is
    done all the same. ``cloudflare``: 429 as the wall before Discord sends it. ``private``: only what goes to
    one person."""

    route: str
    status: int
    code: int = 0
    message: str = "scripted"
    channel: int | None = None
    after: bool = False
    retry_after: float = 0.0
    everywhere: bool = False
    cloudflare: bool = False
    private: bool = False


@dataclass
class Bucket:
    left: int = 0
    until: float = 0.0


@dataclass
class Rates:
    """``now``: in seconds of the server's clock, of which ``speed`` pass in a real one: headers are in real
    ones. ``per_route``: calls and seconds for each channel; ``overall``: for all but interactions."""

    now: Callable[[], float]
    speed: float = 1.0
    per_route: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    overall: tuple[int, float] | None = (50, 1.0)
    hit: Counter[str] = field(default_factory=Counter)
    """Limits that the client ran into, by route."""
    _buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    _all: deque[float] = field(default_factory=deque)

    def take(self, route: str, major: str) -> tuple[dict[str, str], float, bool]:
        """The headers of one call; how long it has to wait (0.0: not at all), and whether all have to."""
        now = self.now()
        if (wait := self._overall(route, now)) > 0.0:
            self.hit["overall"] += 1
            return {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", **VIA}, wait, True
        if (rate := self.per_route.get(route)) is None:
            return {}, 0.0, False
        calls, seconds = rate
        bucket = self._buckets.setdefault((route, major), Bucket())
        if now >= bucket.until:
            bucket.left, bucket.until = calls, now + seconds
        wait = 0.0 if bucket.left > 0 else bucket.until - now
        bucket.left = max(0, bucket.left - 1)
        after = (bucket.until - now) / self.speed
        headers = {
            "X-RateLimit-Limit": str(calls),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{now / self.speed + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": f"{hash(route) & 0xFFFF_FFFF:08x}",
        }
        if wait > 0.0:
            self.hit[route] += 1
            headers |= {"X-RateLimit-Scope": "user", **VIA}
        return headers, wait / self.speed, False

    def _overall(self, route: str, now: float) -> float:
        if self.overall is None or route in ("callback", "followup", "edit_original", "edit_followup"):
            return 0.0
        calls, seconds = self.overall
        while self._all and now - self._all[0] >= seconds:
            self._all.popleft()
        if len(self._all) >= calls:
            return (self._all[0] + seconds - now) / self.speed
        self._all.append(now)
        return 0.0


DISCORD: Mapping[str, tuple[int, float]] = {
    "send": (5, 5.0),
    "edit": (5, 5.0),
    "delete": (5, 1.0),
    "followup": (5, 2.0),
    "edit_original": (5, 2.0),
    "edit_followup": (5, 2.0),
    "open_dm": (10, 10.0),
}
"""As seen by bots in 2026; Discord publishes none and asks to read the headers."""
