"""Old messages go away, or lose their keys, when there is nothing better to do."""

from collections import Counter
from collections.abc import Callable

from bot.outlet import (
    Busy,
    MessageGone,
    MessageId,
    NotTaken,
    Place,
    PlaceMoved,
    PlatformDown,
    PrivatePlace,
    WayShut,
)
from bot.page import PrivatePage
from bot.ports import Clock, TableId
from bot.publishing.queue import MOST_TRIES, Chore, Lane, Share
from bot.publishing.saving import Saver
from bot.publishing.slots import OLD
from bot.publishing.troubles import Troubles


class Tidier:
    """``lane_of``: the platform of a place; ``wake``: something may go now."""

    def __init__(
        self,
        lane_of: Callable[[str], Lane | None],
        troubles: Troubles,
        saver: Saver,
        clock: Clock,
        calls: Counter[tuple[str, str]],
        wake: Callable[[], None],
    ) -> None:
        self._lane_of = lane_of
        self._troubles = troubles
        self._saver = saver
        self._clock = clock
        self._calls = calls
        self._wake = wake

    def tidy(
        self,
        place: Place,
        message: MessageId,
        *,
        delete: bool,
        table: TableId | None = None,
        page: PrivatePage | None = None,
    ) -> None:
        """Puts it into the queue; what waits there for the same message does both. ``table``: of which the
        store knows that the message is to go; ``page``: what somebody's own message is to say in the end,
        without keys."""
        lane = self._lane_of(place)
        if lane is None or place in self._troubles.shut:
            return
        for job in lane.share_of(place).jobs:
            if isinstance(job, Chore) and job.message == message:
                job.delete, job.table = job.delete or delete, job.table or table
                job.page = page or job.page
                return
        lane.add(Chore(place, message, delete, table, page), place, self._clock.now())
        self._wake()

    async def do(self, lane: Lane, share: Share, chore: Chore) -> None:
        """Best effort: what cannot be deleted is stripped, what cannot be stripped stays."""
        outlet = lane.outlet
        kind = "delete" if chore.delete else "strip" if chore.page is None else "edit_written"
        self._calls[outlet.name, kind] += 1
        try:
            if chore.delete:
                await outlet.delete(chore.place, chore.message)
            elif chore.page is not None:
                await outlet.edit_written(PrivatePlace(chore.place), chore.message, chore.page)
            else:
                await outlet.strip(chore.place, chore.message)
        except (Busy, PlatformDown) as error:
            self._troubles.halted(lane, share, error)
            lane.add(chore, chore.place, self._clock.now())
        except MessageGone:
            self._troubles.worked(lane)
        except (NotTaken, WayShut, PlaceMoved) as error:
            self._troubles.worked(lane)
            self._calls[outlet.name, type(error).__name__] += 1
            if chore.delete:
                self.tidy(chore.place, chore.message, delete=False, table=chore.table)
                chore.table = None
        except Exception as error:
            chore.free_at = self._clock.now() + self._troubles.strange(lane, chore, error)
            if chore.failures < MOST_TRIES:
                lane.add(chore, chore.place, self._clock.now())
        else:
            self._troubles.worked(lane)
        if chore.table is not None and chore not in share.jobs:
            self._saver.forget(chore.table, [f"{OLD}:{chore.message}"])
