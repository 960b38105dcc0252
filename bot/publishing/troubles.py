"""What a failed call comes to: how far each error reaches, and who is told."""

from collections import Counter
from collections.abc import Callable

import structlog

from bot.logs import places
from bot.outlet import Busy, MessageGone, OutletError, Place, PlaceMoved, PlatformDown, WayShut
from bot.ports import Clock, Seconds
from bot.posts import PanelPost
from bot.publishing.calls import Call
from bot.publishing.limits import wait_after
from bot.publishing.queue import Errand, Job, Lane, Share
from bot.publishing.reports import House
from bot.publishing.slots import Shown, edition_of

log = structlog.get_logger()

STRANGE_IN_A_ROW = 3
"""So many messages that fail for no known reason, and none that goes through: the platform is down."""


class Troubles:
    """``shut``: places where nothing can be sent until somebody says that it can; ``not_shown``: told of each
    slot that waited there."""

    def __init__(
        self,
        house: House,
        clock: Clock,
        calls: Counter[tuple[str, str]],
        wake: Callable[[], None],
        not_shown: Callable[[Shown], None],
    ) -> None:
        self.shut: set[Place] = set()
        self._house = house
        self._clock = clock
        self._calls = calls
        self._wake = wake
        self._not_shown = not_shown
        self._strange: dict[str, set[Job]] = {}

    def failed(self, lane: Lane, share: Share, call: Call, error: Exception) -> None:
        """The call of a slot has failed."""
        slot = call.slot
        if isinstance(error, Busy | PlatformDown):
            self.halted(lane, share, error)
            return
        if not isinstance(error, OutletError):
            slot.free_at = max(slot.free_at, self._clock.now() + self.strange(lane, slot, error))
            return
        self._calls[lane.outlet.name, type(error).__name__] += 1
        self.worked(lane)
        if isinstance(error, WayShut):
            self._shut_out(lane, call, error.lacks)
        elif isinstance(error, PlaceMoved) and slot.seat is None:
            if self._close(lane, call.place):
                self._house.chat_moved(call.place, error.now)
        elif isinstance(error, MessageGone) and not call.new:
            slot.lose()
        else:
            log.error("message not taken", table=slot.table, slot=slot.name, error=places(error))
            slot.refused = (call.post.version, edition_of(call.post))
            if slot.post is call.post:
                slot.post = None
                lane.remove(slot)

    def halted(self, lane: Lane, share: Share, error: Busy | PlatformDown) -> None:
        """Nothing more for a while: in this place, or on the whole platform."""
        now = self._clock.now()
        self._calls[lane.outlet.name, type(error).__name__] += 1
        if isinstance(error, PlatformDown):
            lane.failed(now)
            return
        self.worked(lane)
        if error.everywhere:
            lane.rest_until = max(lane.rest_until, now + error.seconds)
        else:
            share.rest_until = max(share.rest_until, now + error.seconds)

    def strange(self, lane: Lane, job: Job, error: Exception) -> Seconds:
        """An error of no known kind is waited off by its message alone (so long): it may be the message's own
        fault. Only where several fail so, and nothing goes through, is it the platform's."""
        name = lane.outlet.name
        self._calls[name, type(error).__name__] += 1
        log.error("outlet failed", platform=name, error=places(error))
        strange = self._strange.setdefault(name, set())
        strange.add(job)
        if len(strange) >= STRANGE_IN_A_ROW or lane.up is None:
            lane.failed(self._clock.now())
        job.failures += 1
        return wait_after(job.failures, f"{name} {job.place}")

    def worked(self, lane: Lane) -> None:
        """The platform has answered."""
        self._strange.pop(lane.outlet.name, None)
        if lane.worked(self._clock.now()):
            self._house.platform_up(lane.outlet.name)
            self._wake()

    def _shut_out(self, lane: Lane, call: Call, lacks: str) -> None:
        if not self._close(lane, call.place):
            return
        if isinstance(call.post, PanelPost):
            self._house.way_failed(call.place, call.post.beside.standing.chat)
        else:
            self._house.chat_shut(call.place, lacks)

    def _close(self, lane: Lane, place: Place) -> bool:
        """Nothing is sent there any more; False: that was so."""
        if place in self.shut:
            return False
        self.shut.add(place)
        for share in lane.shares.values():
            for job in [job for job in share.jobs if job.place == place]:
                if isinstance(job, Errand):
                    continue  # Whoever waits for it is told by its own failure.
                del share.jobs[job]
                if isinstance(job, Shown):
                    job.share = None
                    self._not_shown(job)
        return True
