"""What waits to be sent: one queue for each share of a platform's budget, and whose turn it is.

In a queue the most urgent goes first, and of equals what has waited longest, so that no table of a chat
starves another. Between queues only the platform's overall numbers decide; then again the most urgent.
"""

import asyncio
import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import TypeAlias

from bot.outlet import MessageId, Outlet, Place, PlaceKind
from bot.page import PrivatePage
from bot.ports import Seconds, TableId
from bot.publishing.limits import Window, wait_after
from bot.publishing.slots import ANSWER, CALM, CHORE, URGENT, Shown

MOST_TRIES = 5
"""For a chore that fails for no known reason."""
PATIENT: Seconds = 30.0
"""After so long a chore waits no longer than what is urgent: in a chat that is always busy, old boards would
stay for ever."""
MOST_ERRANDS = 10
"""Answers that wait in one queue; whoever floods a chat with commands is answered no further."""
MOST_CHORES = 50
"""Chores that wait in one queue; further ones are dropped: old keys answer that they are old."""


@dataclass(slots=True, eq=False)
class Chore:
    """An old message is to lose its keys, to become another one (``page``), or to go away (``delete``).
    ``table``: whose row of the store ends with that."""

    place: Place
    message: MessageId
    delete: bool
    table: TableId | None = None
    page: PrivatePage | None = field(default=None, repr=False)
    order: int = 0
    free_at: Seconds = 0.0
    failures: int = 0
    priority: int = CHORE
    held: bool = False
    since: Seconds = inf
    """When it was first put into a queue."""


@dataclass(slots=True, eq=False)
class Errand:
    """A call that the adapter makes by itself once it is its turn (``go``); ``started``: it was."""

    place: Place
    go: asyncio.Future[None]
    order: int = 0
    free_at: Seconds = 0.0
    failures: int = 0
    priority: int = ANSWER
    held: bool = False
    started: bool = False


Job: TypeAlias = Shown | Chore | Errand


class Share:
    """The queue of places that count together. What the publisher sends goes one call at a time, so that it
    arrives in order; errands go beside that."""

    __slots__ = ("jobs", "key", "kind", "rest_until", "running", "ticket", "window")

    def __init__(self, key: str, kind: PlaceKind, window: Window) -> None:
        self.key = key
        self.kind = kind
        self.window = window
        self.jobs: dict[Job, None] = {}
        self.running = False
        self.rest_until: Seconds = 0.0
        self.ticket = 0

    def best(self, now: Seconds) -> tuple[Seconds, Job | None]:
        """What may go now and is most urgent; or nothing, and the moment from which something may."""
        urgent = max(self.window.earliest(), self.rest_until)
        calm = max(self.window.earliest(spare=True), self.rest_until)
        best: Job | None = None
        moment = inf
        for job in self.jobs:
            if job.held or (self.running and not isinstance(job, Errand)):
                continue
            spare = job.priority >= CALM or (isinstance(job, Errand) and self.kind == "group")
            at = max(job.free_at, calm if spare else urgent)
            if isinstance(job, Chore):
                at = max(job.free_at, min(calm, max(urgent, job.since + PATIENT)))
            elif isinstance(job, Shown) and job.priority >= CALM:
                at = max(at, job.calm_from)
            if at > now:
                moment = min(moment, at)
            elif best is None or _rank(job, now) < _rank(best, now):
                best = job
        return (now, best) if best is not None else (moment, None)


def _rank(job: Job, now: Seconds) -> tuple[int, int]:
    """The least is the most urgent."""
    if isinstance(job, Chore) and job.since + PATIENT <= now:
        return URGENT, job.order
    return job.priority, job.order


class Lane:
    """All queues of one platform. ``up``: when it last came back (None: it is down)."""

    def __init__(self, outlet: Outlet, up: Seconds) -> None:
        self.outlet = outlet
        self.overall = Window(outlet.budget.overall)
        self.shares: dict[str, Share] = {}
        self.rest_until: Seconds = 0.0
        self.up: Seconds | None = up
        self._failures = 0
        self._probe_at: Seconds = 0.0
        self._orders = count()
        self._tickets = count(1)
        self._sleeping: list[tuple[Seconds, int, str]] = []
        self._ready: list[tuple[int, int, int, str]] = []

    def share_of(self, place: Place) -> Share:
        """The queue in which this place stands."""
        key = self.outlet.share(place)
        share = self.shares.get(key)
        if share is None:
            kind = self.outlet.kind(place)
            share = Share(key, kind, Window(self.outlet.budget.per_place.get(kind, ())))
            self.shares[key] = share
        return share

    def add(self, job: Job, place: Place, now: Seconds) -> Share:
        """Puts the job into its queue; one that waits there already keeps its turn."""
        share = self.share_of(place)
        if job not in share.jobs:
            if isinstance(job, Chore) and sum(isinstance(o, Chore) for o in share.jobs) >= MOST_CHORES:
                return share
            job.order = next(self._orders)
            if isinstance(job, Chore):
                job.since = min(job.since, now)
            share.jobs[job] = None
        self.refile(share, now)
        return share

    def remove(self, slot: Shown) -> None:
        """The slot leaves its queue, if that is one of these."""
        share = self.shares.get(slot.share) if slot.share is not None else None
        if share is not None and slot in share.jobs:
            del share.jobs[slot]
            slot.share = None

    def requeue(self, job: Job, key: str) -> None:
        """The job has had its turn and waits for the next."""
        share = self.shares.get(key)
        if share is not None and job in share.jobs:
            job.order = next(self._orders)

    def refile(self, share: Share, now: Seconds) -> None:
        """Something about this queue is different."""
        share.ticket = next(self._tickets)
        moment, job = share.best(now)
        if job is not None:
            heapq.heappush(self._ready, (job.priority, job.order, share.ticket, share.key))
        elif moment < inf:
            heapq.heappush(self._sleeping, (moment, share.ticket, share.key))

    def take(self, now: Seconds) -> tuple[Share, Job] | None:
        """What is to be sent now, if anything may."""
        while self._sleeping and self._sleeping[0][0] <= now:
            _, ticket, key = heapq.heappop(self._sleeping)
            share = self.shares.get(key)
            if share is not None and share.ticket == ticket:
                self.refile(share, now)
        while self._ready and self._gate() <= now:
            _, _, ticket, key = heapq.heappop(self._ready)
            share = self.shares.get(key)
            if share is None or share.ticket != ticket:
                continue
            _, job = share.best(now)
            if job is not None:
                return share, job
            self.refile(share, now)
        return None

    def moment(self) -> Seconds:
        """When to look again, if nothing else happens."""
        asleep = self._sleeping[0][0] if self._sleeping else inf
        ready = self._gate() if self._ready else inf
        return min(asleep, ready, self._probe_at if self._lonely() else inf)

    def failed(self, now: Seconds) -> None:
        """The platform does not answer: nothing is sent until it was tried again, with one call."""
        self.up = None
        if now >= self._probe_at:
            self._failures += 1
            self._probe_at = now + wait_after(self._failures, self.outlet.name)

    def worked(self, now: Seconds) -> bool:
        """A call was answered; whether that ends an outage."""
        self._failures = 0
        if self.up is not None:
            return False
        self.up, self._probe_at = now, 0.0
        return True

    def unprobed(self, now: Seconds) -> bool:
        """Whether the platform is down, but nothing is left to try it with."""
        return (
            self.up is None
            and now >= self._probe_at
            and not self.overall.running
            and next(self.jobs(), None) is None
        )

    def jobs(self) -> Iterator[Job]:
        for share in self.shares.values():
            yield from share.jobs

    def sweep(self, now: Seconds) -> None:
        """Forgets queues in which nothing stands and nothing counts."""
        for key, share in list(self.shares.items()):
            idle = not share.jobs and not share.running and share.rest_until <= now
            if idle and share.window.empty(now):
                del self.shares[key]

    def _lonely(self) -> bool:
        return self.up is None and not self.overall.running and next(self.jobs(), None) is None

    def _gate(self) -> Seconds:
        """From when on the platform as a whole may be called."""
        gate = max(self.rest_until, self.overall.earliest())
        if self.up is not None:
            return gate
        return inf if self.overall.running else max(gate, self._probe_at)
