"""Sends what the queues hold, and takes in what came of it."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from math import inf
from typing import Any

import structlog

from bot.logs import places
from bot.outlet import ChatPlace, Outlet
from bot.page import PublicPage
from bot.ports import Clock, Seconds, Slot
from bot.publishing.calls import Call, Edit, carry_out, next_call
from bot.publishing.queue import Chore, Errand, Job, Lane, Share
from bot.publishing.reports import House, Pages
from bot.publishing.saving import Saver
from bot.publishing.slots import BEGUN, CALM, OLD, Shown, Unseen, edition_of
from bot.publishing.tidying import Tidier
from bot.publishing.troubles import Troubles

log = structlog.get_logger()


class Courier:
    """All lanes. ``shown`` is told of each slot that shows what it should; ``wake``: something may go now."""

    def __init__(
        self,
        outlets: Sequence[Outlet],
        pages: Pages,
        house: House,
        saver: Saver,
        clock: Clock,
        shown: Callable[[Shown, Call], None],
        wake: Callable[[], None],
    ) -> None:
        self.lanes = {outlet.name: Lane(outlet, clock.now()) for outlet in outlets}
        self.calls: Counter[tuple[str, str]] = Counter()
        """Calls by platform and kind, and what went wrong."""
        self.troubles = Troubles(house, clock, self.calls, wake, self._not_shown)
        self.closed = False
        self._pages = pages
        self._house = house
        self._saver = saver
        self._clock = clock
        self._shown = shown
        self._wake = wake
        self._tidier = Tidier(self.lane, self.troubles, saver, clock, self.calls, wake)
        self.tidy = self._tidier.tidy
        self._tasks: set[asyncio.Task[None]] = set()

    def lane(self, place: str) -> Lane | None:
        """The platform of a place; None: it has none (a terminal)."""
        return self.lanes.get(place.partition(":")[0])

    def alike(self, one: str, other: str) -> bool:
        """Whether messages of both places are numbered together: of one that is old its topic is not told."""
        lane = self.lane(one)
        shared = lane.outlet.share if lane is not None and lane is self.lane(other) else None
        return one == other or (shared is not None and shared(ChatPlace(one)) == shared(ChatPlace(other)))

    def file(self, slot: Shown) -> None:
        """The slot has something to show, at its place."""
        place = slot.place
        lane = self.lane(place) if place is not None else None
        if place is None or lane is None or place in self.troubles.shut:
            self._not_shown(slot)
            return
        share = lane.add(slot, place, self._clock.now())
        if slot.share != share.key:
            self.withdraw(slot)
            slot.share = share.key
        self._wake()

    def withdraw(self, slot: Shown) -> None:
        """The slot leaves the queue in which it stands."""
        for lane in self.lanes.values():
            lane.remove(slot)
        slot.share = None

    def pump(self) -> Seconds:
        """Starts everything that may go now; the moment from which more may."""
        now, moment = self._clock.now(), inf
        for lane in self.lanes.values():
            while (found := lane.take(now)) is not None:
                self._start(lane, *found)
            if lane.unprobed(now):
                self.troubles.worked(lane)
            moment = min(moment, lane.moment())
        return moment

    def busy(self, *, calm: bool) -> bool:
        """Whether something waits that can be sent, or anything is on its way. ``calm``: also counting what
        is only shown when there is time."""
        jobs = (job for lane in self.lanes.values() if lane.up is not None for job in lane.jobs())
        return bool(self._tasks) or any(
            job.priority < CALM or (calm and isinstance(job, Shown)) for job in jobs
        )

    async def close(self) -> None:
        """Breaks off what is still on its way."""
        self.closed = True
        for job in [job for lane in self.lanes.values() for job in lane.jobs()]:
            if isinstance(job, Errand):
                job.go.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """As a task of its own that is not forgotten."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("publishing failed", error=places(error))

    def _start(self, lane: Lane, share: Share, job: Job) -> None:
        call: Call | None = None
        if isinstance(job, Shown):
            call = next_call(job, self._pages, self._house, pads=lane.outlet.budget.pad)
            if call is None or call.kind == "none":
                del share.jobs[job]
                job.share = None
                if call is not None:
                    self._confirm(lane, call)
                else:
                    self._not_shown(job)
                lane.refile(share, self._clock.now())
                return
        if isinstance(job, Errand):
            del share.jobs[job]
            if not job.go.done():
                job.started = True
                self._begin(lane, share)
                job.go.set_result(None)
            lane.refile(share, self._clock.now())
            return
        share.running = True
        self._begin(lane, share)
        if isinstance(job, Chore):
            del share.jobs[job]
            self.run(self._do(lane, share, job))
        else:
            assert call is not None
            # Held from here on, not from where the task begins: until then a carried edit would cross it.
            call.slot.held, call.slot.posting = True, call.new
            self.run(self._send(lane, share, call))

    def _begin(self, lane: Lane, share: Share) -> None:
        share.window.begin()
        lane.overall.begin()
        lane.refile(share, self._clock.now())

    def errand_ended(self, lane: Lane, share: Share) -> None:
        """A call that the adapter made by itself has been answered, or has failed."""
        self._count_end(lane, share)

    async def _send(self, lane: Lane, share: Share, call: Call) -> None:
        slot = call.slot
        self.calls[lane.outlet.name, call.kind] += 1
        old = slot.message
        try:
            message = await carry_out(lane.outlet, call)
        except Exception as error:
            slot.held = slot.posting = False
            if call.kind == "edit_post":
                # It may have been carried out all the same.
                slot.free_at = self._clock.now() + lane.outlet.budget.board_gap.get(share.kind, 0.0)
            self.troubles.failed(lane, share, call, error)
            self._not_shown(slot)
            self._ended(lane, share)
            return
        now = self._clock.now()
        self.troubles.worked(lane)
        slot.free_at, slot.failures = now + lane.outlet.budget.board_gap.get(share.kind, 0.0), 0
        if slot.seat is not None:
            slot.free_at = 0.0
        stands = slot.place == call.place
        if message is not None and stands:
            slot.message, slot.page, slot.ever = message, None, True
        slot.posting = False
        if stands and not call.neutral:
            self._confirm(lane, call)
        # While this is saved, others may go: only this slot is held.
        self._ended(lane, share)
        if message is not None and not stands:
            # The chat moved, or the seat changed hands, just then.
            self.tidy(call.place, message, delete=True)
        elif message is not None:
            slot.nudged = max(slot.nudged, call.told)
            rows = call.rows()
            if old is not None:
                rows.append(Slot(slot.table, f"{OLD}:{old}", call.place, old, 0))
            await self._saver.now(rows)
            if old is not None:
                self.tidy(call.place, old, delete=True, table=slot.table)
        slot.held = False
        if slot.post is not None:
            self.file(slot)

    async def carried(self, slot: Shown, edit: Edit, unseen: Unseen) -> bool:
        """``Publisher.carried``, for a board that has something new to show."""
        lane = self.lane(slot.place or "")
        if lane is None:
            return False
        if slot.held:
            # An edit is on its way; what it does not show yet follows. Should either fail, words come.
            if slot.post is not None:
                slot.unseen.append((slot.post.version, unseen))
            return True
        call = next_call(slot, self._pages, self._house, pads=lane.outlet.budget.pad)
        if call is None or call.kind != "edit_post":
            return False
        assert isinstance(call.page, PublicPage)
        self.withdraw(slot)
        self.calls[lane.outlet.name, call.kind] += 1
        slot.held, done = True, False
        try:
            done = await edit(call.page)
        finally:
            slot.held = False
            if done and slot.place == call.place:
                slot.failures = 0
                self._confirm(lane, call)
            elif not done:
                self._not_shown(slot)
            if slot.post is not None:
                self.file(slot)
        return done

    def _not_shown(self, slot: Shown) -> None:
        """Whoever counts on the slot is told by other means."""
        told, slot.unseen = slot.unseen, []
        for _, unseen in told:
            self.run(unseen())

    def _confirm(self, lane: Lane, call: Call) -> None:
        """The state stands where people see it."""
        slot, post = call.slot, call.post
        slot.version, slot.edition, slot.facts = post.version, edition_of(post), call.facts
        slot.refused = None
        slot.unseen = [one for one in slot.unseen if one[0] > post.version]
        slot.calm_from = 0.0
        slot.nudged = max(slot.nudged, call.told)
        if call.page is not None:
            slot.page = call.page
        if slot.post is post:
            slot.post = None
            self.withdraw(slot)
        elif slot.share is not None:
            # There is newer: it waits behind those that waited while this was sent.
            lane.requeue(slot, slot.share)
        try:
            if slot.name != BEGUN:
                self._house.delivered(slot.table, post.version, slot.seat, self._clock.now())
            self._shown(slot, call)
        except Exception as error:
            # Nobody's fault may hold up the queue.
            log.error("not told", table=slot.table, slot=slot.name, error=places(error))

    async def _do(self, lane: Lane, share: Share, chore: Chore) -> None:
        await self._tidier.do(lane, share, chore)
        self._ended(lane, share)

    def _ended(self, lane: Lane, share: Share) -> None:
        share.running = False
        self._count_end(lane, share)

    def _count_end(self, lane: Lane, share: Share) -> None:
        now = self._clock.now()
        share.window.end(now)
        lane.overall.end(now)
        lane.refile(share, now)
        self._wake()
