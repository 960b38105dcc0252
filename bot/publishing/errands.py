"""Calls that a platform's adapter makes by itself (answers): they wait in the same queues as all else."""

import asyncio
from collections.abc import Callable

from bot.outlet import Busy, ChatPlace, OutletError, PlatformDown
from bot.ports import Clock, Seconds
from bot.publishing.courier import Courier
from bot.publishing.queue import MOST_ERRANDS, Errand, Lane, Share


class Turn:
    """Leave for one call. ``ended`` must be said of it, once."""

    __slots__ = ("_courier", "_lane", "_share")

    def __init__(self, courier: Courier, lane: Lane | None, share: Share | None) -> None:
        self._courier = courier
        self._lane = lane
        self._share = share

    def ended(self, error: OutletError | None = None) -> None:
        """How it went: what a failure says of the place or the platform holds for everything sent there."""
        if self._lane is None or self._share is None:
            return
        if isinstance(error, Busy | PlatformDown):
            self._courier.troubles.halted(self._lane, self._share, error)
        else:
            self._courier.troubles.worked(self._lane)
        self._courier.errand_ended(self._lane, self._share)
        self._lane = None


class Errands:
    """``wake``: something waits to be sent."""

    def __init__(self, courier: Courier, clock: Clock, wake: Callable[[], None]) -> None:
        self._courier = courier
        self._clock = clock
        self._wake = wake

    async def turn(self, place: str) -> Turn:
        """Waits until the budget allows one more call there; answers go before panels and boards, but for a
        quarter of what a group is allowed, which is left to its boards. Raises ``Busy`` where too many
        wait already, ``PlatformDown`` where nothing is sent any more."""
        lane = self._courier.lane(place)
        if self._courier.closed:
            raise PlatformDown
        if lane is None:
            return Turn(self._courier, None, None)
        share = lane.share_of(ChatPlace(place))
        if sum(isinstance(job, Errand) for job in share.jobs) >= MOST_ERRANDS:
            raise Busy(max(0.0, share.best(self._clock.now())[0] - self._clock.now()))
        errand = Errand(ChatPlace(place), asyncio.get_running_loop().create_future())
        lane.add(errand, errand.place, self._clock.now())
        self._wake()
        try:
            await errand.go
        except asyncio.CancelledError:
            share.jobs.pop(errand, None)
            if errand.started:
                Turn(self._courier, lane, share).ended()
            raise
        return Turn(self._courier, lane, share)

    def resting(self, platform: str) -> Seconds:
        """The moment until which the platform wants no calls at all."""
        lane = self._courier.lanes.get(platform)
        return 0.0 if lane is None else lane.rest_until

    def rests(self, platform: str, seconds: Seconds) -> None:
        """The platform wants no calls for so long."""
        lane = self._courier.lanes.get(platform)
        if lane is not None:
            lane.rest_until = max(lane.rest_until, self._clock.now() + seconds)
            self._wake()
