"""The publisher: a ``bot.posts.Chat`` that shows tables on any number of platforms.

Posts are not looked at when they come: what changes within a moment is one change, and only the state that is
the newest when its turn comes is made into a page. What stands where is read from the store at a table's
first post, so after a restart messages are edited, not posted again. The one exception: a crash after a
platform took a new message and before that was saved; then the message is posted a second time, and the
first goes away when one of its keys is pressed (``stray``). Budgets are counted from the start of the
process; a platform that counts what an earlier one sent answers ``Busy``.
"""

import asyncio
import heapq
from collections import Counter
from collections.abc import Sequence
from itertools import count
from math import inf
from typing import TypeAlias

import structlog

from bot.logs import places
from bot.outlet import ChatPlace, MessageId, Outlet
from bot.ports import Clock, Seconds, Store, TableId
from bot.posts import BoardPost, PanelPost
from bot.publishing.calls import Call, Edit
from bot.publishing.courier import Courier
from bot.publishing.errands import Errands
from bot.publishing.limits import FIRST_WAIT
from bot.publishing.reports import House, Pages
from bot.publishing.saving import Saver
from bot.publishing.slots import BEGUN, BOARD, NUDGED, OLD, Entry, Post, Shown, Unseen
from bot.publishing.waiting import either
from bot.publishing.weighing import Weigher
from rules.kit.seats import Seat

log = structlog.get_logger()

MERGED: Seconds = 0.3
"""Changes within this time are one edit."""
IDLE: Seconds = 600.0
"""After so long without a post, a table that shows what it should is forgotten here."""
SWEEP: Seconds = 60.0

_Timer: TypeAlias = tuple[Seconds, int, Shown]


class Publisher:
    """Shows every table on the platform that its chat's id begins with. Must be closed."""

    def __init__(
        self,
        outlets: Sequence[Outlet],
        pages: Pages,
        house: House,
        store: Store,
        clock: Clock,
        merged: Seconds = MERGED,
    ) -> None:
        self._house = house
        self._store = store
        self._clock = clock
        self._merged = merged
        self._entries: dict[TableId, Entry] = {}
        self._timers: list[_Timer] = []
        self._numbers = count()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._swept = clock.now()
        self._closing = self._closed = False
        self._saver = Saver(store, clock)
        self._courier = Courier(outlets, pages, house, self._saver, clock, self._shown, self._wake.set)
        self._weigher = Weigher(self._courier, self._saver, pages, house, clock, self._entries)
        self._errands = Errands(self._courier, clock, self._awake)

    # The port.

    def board(self, post: BoardPost) -> None:
        """``Chat.board``."""
        self._take(post, None)

    def panel(self, post: PanelPost) -> None:
        """``Chat.panel``."""
        if post.person:
            self._take(post, post.seat)

    # What the house and the desk ask and tell.

    @property
    def calls(self) -> Counter[tuple[str, str]]:
        """Calls so far by platform and kind (``post``, ``edit_post``, ``write``, ``edit_written``, ``strip``,
        ``delete``), and failures by the name of the error."""
        return self._courier.calls

    @property
    def remembered(self) -> int:
        """Tables that are kept in memory."""
        return len(self._entries)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self._busy(calm=True)

    def up_since(self, chat: str) -> Seconds | None:
        """When the platform of this chat last came back from an outage; None: it is down."""
        lane = self._courier.lane(chat)
        return 0.0 if lane is None else lane.up

    @property
    def errands(self) -> Errands:
        """For what the adapter sends by itself: it waits for its turn here, and counts."""
        return self._errands

    def stray(self, place: str, message: str, *, board: bool = False) -> None:
        """A key was pressed on a message that is not its slot's: it loses its keys, and a former ``board``
        goes away. Whoever calls has looked (``current``)."""
        self._courier.tidy(ChatPlace(place), MessageId(message), delete=board)

    async def current(self, table: TableId, place: str, message: str) -> bool:
        """Whether this message shows the table, or may: of one that is just being posted its people know
        before we do. Raises ``StoreError``."""
        entry, alike = self._entries.get(table), self._courier.alike
        if entry is not None and entry.loaded:
            shown = [slot for slot in entry.slots if slot.place is not None and alike(slot.place, place)]
            return any(slot.posting or slot.message == message for slot in shown)
        rows = await self._store.slots(table)
        return any(row.message == message and alike(row.place, place) for row in rows)

    async def carried(self, table: TableId, message: MessageId, edit: Edit, unseen: Unseen) -> bool:
        """Shows the board's newest state by an edit that is the adapter's answer to a press of its keys: it
        goes at once, beside the platform's numbers, and says whether it was done. Whether the board shows
        what was done, or is just about to; False: that must be told in another way. ``unseen``: does so
        later, should what was about to be shown fail."""
        entry = self._entries.get(table)
        if entry is None or not entry.loaded or self._closed:
            return False
        slot = entry.board
        if slot.message == message and slot.due:
            # What is shown now is weighed no more: who has left, or where the chat has gone, is seen there.
            self._weigher.weigh(slot, closing=self._closing)
        if slot.message != message or slot.post is None:
            return False
        return await self._courier.carried(slot, edit, unseen)

    def anew(self, table: TableId, *, sent: bool = False) -> None:
        """What stands there may no longer be right though no version changed (another language): of the next
        post of the table, which the caller sees to, the page is made in any case. Where it is the page that
        stands there, nothing is sent; ``sent``: the board is (somebody may have deleted it)."""
        entry = self._entry(table)
        entry.doubtful = not entry.loaded
        for slot in entry.slots:
            slot.version = 0
        if sent:
            entry.board.page = None

    def chat_back(self, place: str) -> None:
        """Something can be sent there again: a chat has let the bot in, a person has written to it."""
        self._courier.troubles.shut.discard(ChatPlace(place))
        for slot in self._slots_at(place):
            self._weigh_at(slot, self._clock.now())

    def chat_moved(self, old: str, new: str) -> None:
        """The chat goes on under another id, also in the store: its boards are posted anew there."""
        for slot in self._slots_at(old):
            if slot.seat is None:
                self._weigher.settle_in(slot, ChatPlace(new))
                self._weigh_at(slot, self._clock.now())
        self._courier.troubles.shut.discard(ChatPlace(old))

    async def close(self, limit: Seconds) -> None:
        """Sends what is urgent, for ``limit`` seconds at most, saves what stands where, and stops."""
        until = self._clock.now() + limit
        self._closing = True
        for _, _, slot in self._timers.copy():
            self._weigh_at(slot, self._clock.now())
        while self._task is not None and self._clock.now() < until and self._busy(calm=False):
            self._wake.set()
            await either(self._clock, min(until, self._clock.now() + 0.1), None)
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._courier.close()
        await self._saver.close()

    def _busy(self, *, calm: bool) -> bool:
        loading = any(not entry.loaded for entry in self._entries.values())
        return loading or bool(self._timers) or self._courier.busy(calm=calm)

    # How a post becomes a job.

    def _take(self, post: Post, seat: Seat | None) -> None:
        if self._closed:
            return
        entry = self._entry(post.table)
        slot = entry.slot(seat)
        own = isinstance(post, PanelPost) and post.edition != slot.edition
        slot.post = post
        if entry.loaded and (own or not slot.due):
            # What somebody marked on his own panel is his answer: it does not wait for more.
            self._weigh_at(slot, self._clock.now() + (0.0 if own else self._merged))

    def _entry(self, table: TableId) -> Entry:
        now = self._clock.now()
        entry = self._entries.get(table)
        if entry is None:
            entry = self._entries[table] = Entry(table, now)
            self._courier.run(self._load(entry))
        entry.looked = now
        return entry

    async def _load(self, entry: Entry) -> None:
        rows = await self._saver.read(entry.table, lambda: self._closing)
        if rows is None:
            return
        entry.take(rows)
        entry.loaded = True
        for row in rows:
            if row.name.startswith(OLD):
                place, message = ChatPlace(row.place), MessageId(row.message)
                self._courier.tidy(place, message, delete=True, table=entry.table)
        for slot in entry.slots:
            if slot.post is not None:
                self._weigh_at(slot, self._clock.now() + self._merged)

    def _weigh_at(self, slot: Shown, moment: Seconds) -> None:
        slot.due = True
        heapq.heappush(self._timers, (moment, next(self._numbers), slot))
        if self._task is None or self._timers[0][2] is slot:
            self._awake()

    def _awake(self) -> None:
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._pump(), name="publisher")
        self._wake.set()

    def _shown(self, slot: Shown, call: Call) -> None:
        """A slot shows what it should."""
        entry = self._entries.get(slot.table)
        if entry is None:
            return
        entry.over = entry.over or call.over
        if entry.forgotten:
            return
        if not call.new:
            for row in call.rows():
                self._saver.later(row)
        shut = self._courier.troubles.shut
        if entry.over and all(other.post is None or other.place in shut for other in entry.slots):
            # The result stays where it is; nothing will follow that must find it.
            entry.forgotten = True
            self._saver.forget(
                slot.table, [BOARD, BEGUN, NUDGED, *(panel.name for panel in entry.panels.values())]
            )

    def _slots_at(self, place: str) -> list[Shown]:
        return [slot for entry in self._entries.values() for slot in entry.slots if slot.place == place]

    # The task that sends.

    async def _pump(self) -> None:
        while True:
            self._wake.clear()
            try:
                moment = self._turn(self._clock.now())
            except Exception as error:
                # A fault of ours; nothing may end this task.
                log.error("publishing failed", error=places(error))
                moment = self._clock.now() + FIRST_WAIT
            await either(self._clock, None if moment == inf else moment, self._wake)

    def _turn(self, now: Seconds) -> Seconds:
        """Does all that is due now; the moment at which more is."""
        while self._timers and self._timers[0][0] <= now:
            self._weigher.weigh(heapq.heappop(self._timers)[2], closing=self._closing)
        if self._swept + SWEEP <= now:
            self._sweep(now)
        moment = self._courier.pump()
        saving = self._saver.moment()
        if saving is not None and saving <= now:
            self._courier.run(self._flush())
        elif saving is not None:
            moment = min(moment, saving)
        if self._timers:
            moment = min(moment, self._timers[0][0])
        return min(moment, self._swept + SWEEP) if self._entries else moment

    async def _flush(self) -> None:
        await self._saver.flush()
        self._wake.set()

    def _sweep(self, now: Seconds) -> None:
        """Forgets tables that nobody has looked at for long."""
        self._swept = now
        for table, entry in list(self._entries.items()):
            if entry.looked + IDLE <= now and entry.settled():
                del self._entries[table]
        for lane in self._courier.lanes.values():
            lane.sweep(now)
