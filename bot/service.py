"""The whole bot but its platforms: house, publisher and desk, put together; adapters bring the outlets."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import datetime
from typing import Any, Literal, Protocol, cast
from zoneinfo import ZoneInfo

import structlog

from bot.computers import Computers
from bot.desk.desk import Desk
from bot.desk.ports import BoardLink, HouseForDesk
from bot.desk.ways import deals_hands
from bot.house import House
from bot.known import REMEMBERED, Known
from bot.logs import places
from bot.messages import Look
from bot.outlet import Outlet
from bot.pages import Pages
from bot.people.erasing import erase_all
from bot.ports import Clock, Seconds, Store, StoreError, TableId
from bot.posts import BoardPost, PanelPost
from bot.publishing.publisher import Publisher
from bot.services import NoSuchTable
from bot.settings import is_quiet, load_chat, load_person
from bot.telling import Teller
from bot.texts import FALLBACK
from rules.kit.seats import Seat

log = structlog.get_logger()
CLOSING: Seconds = 8.0
"""For what is urgent when the bot stops; the whole takes at most 10 s (product.md, *Operating it*)."""


class Watcher(Protocol):
    """A platform that does more than send messages by itself. No method may raise or take long."""

    def panel(self, post: PanelPost) -> None:
        """A seat's panel is another one now, whichever way its person has chosen."""

    def board(self, post: BoardPost) -> None:
        """A table has changed."""

    def way_failed(self, person: str, chat: str) -> None:
        """Nothing could be written to the person, who sits at a table in ``chat``: his hand comes *here*."""


class Service:
    """Serves tables on any number of platforms. ``start`` and ``close`` it; adapters talk to ``desk``."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        computers: Computers,
        outlets: Sequence[Outlet],
        *,
        board_link: BoardLink,
        secret: bytes,
        opens: Callable[[HouseForDesk], HouseForDesk] | None = None,
    ) -> None:
        """``secret``: as in ``Desk``; ``opens``: what the desk talks to instead of the house itself."""
        self._known = Known(store, self._changed)
        known = cast(Store, self._known)
        self.pages = Pages(self._known.person_now)
        self._clock = clock
        self.house = House(
            known, self, clock, computers,
            confirms=True, up_since=self._up_since, may_nudge=self._may_nudge, tell=self._tell,
        )  # fmt: skip
        self.publisher = Publisher(outlets, self.pages, self, known, clock)
        front = self.house if opens is None else opens(self.house)
        self.desk = Desk(
            front, known, clock, panel_page=self.pages.panel, board_link=board_link, secret=secret,
            board_pressed=self._board_pressed, heard=self._heard, sought=self._sought,
        )  # fmt: skip
        self._teller = Teller(outlets, self.publisher.errands, known, clock, self.house, board_link)
        self._waiting: dict[tuple[TableId, Seat | None], BoardPost | PanelPost] = {}
        """Posts whose chat or person is being looked up, the newest of each slot."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard_of: OrderedDict[str, None] = OrderedDict()
        self._watchers: list[Watcher] = []

    def watch(self, watcher: Watcher) -> None:
        """Tells it from now on."""
        self._watchers.append(watcher)

    async def start(self) -> None:
        """Takes up every table that waits for a moment, and forgets whom an earlier run was about to forget.
        Raises ``StoreError``."""
        await self.house.start()
        self._run(erase_all(cast(Store, self._known), self.house.ask))

    @property
    def busy(self) -> bool:
        """Whether something that was done is still to be shown (``Publisher.busy``)."""
        return bool(self._waiting) or self.publisher.busy or self._teller.busy

    async def close(self) -> None:
        """Finishes what has been taken, shows what is urgent, saves. Afterwards nothing more is answered."""
        await self.house.close()
        await self._teller.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.publisher.close(CLOSING)

    # The chat of all tables: a post waits until it is known how its reader wants it.

    def board(self, post: BoardPost) -> None:
        """``bot.posts.Chat.board``."""
        self._post(post, None)

    def panel(self, post: PanelPost) -> None:
        """``bot.posts.Chat.panel``. Where no cards are dealt there is nothing to write to anybody, and no
        question is worked out for it (product.md, 2: Koblarz needs no private way); but whoever has opened
        his panel by *My hand* sees it change."""
        if not post.person:
            return
        if deals_hands(post.beside.standing.game):
            self._post(post, post.seat)
        else:
            self._watched(post)

    def _post(self, post: BoardPost | PanelPost, seat: Seat | None) -> None:
        key = (post.table, seat)
        if key in self._waiting:
            self._waiting[key] = post
        elif self._is_known(post):
            self._publish(post)
        else:
            self._waiting[key] = post
            self._run(self._look_up(key))

    def _is_known(self, post: BoardPost | PanelPost) -> bool:
        if isinstance(post, PanelPost):
            return self._known.person_now(post.person) is not None
        return self._known.chat_now(post.standing.chat) is not None

    async def _look_up(self, key: tuple[TableId, Seat | None]) -> None:
        """Shown as the default says, where the store cannot tell now."""
        post = self._waiting[key]
        try:
            if isinstance(post, PanelPost):
                await self._known.person(post.person)
            else:
                await self._known.chat(post.standing.chat)
        except StoreError as error:
            log.warning("settings not read", reason=error.reason.key)
        finally:
            self._publish(self._waiting.pop(key))

    def _publish(self, post: BoardPost | PanelPost) -> None:
        if isinstance(post, PanelPost):
            self.publisher.panel(post)
            self._watched(post)
        else:
            self.publisher.board(post)
            for watcher in self._watchers:
                watcher.board(post)

    def _watched(self, post: PanelPost) -> None:
        for watcher in self._watchers:
            watcher.panel(post)

    def _tell(self, table: TableId, people: Mapping[str, tuple[Seat, ...]]) -> None:
        self._teller.tell(table, people)

    # What the publisher asks and tells.

    def language_of(self, place: str) -> str:
        """``bot.publishing.reports.House.language_of``."""
        chat, person = self._known.chat_now(place), self._known.person_now(place)
        return (chat.language if chat else None) or (person.speaks if person else None) or FALLBACK

    def way_of(self, person: str) -> Literal["private", "here"]:
        """``bot.publishing.reports.House.way_of``."""
        mine = self._known.person_now(person)
        return "private" if mine is None or mine.way is None else mine.way

    def way_failed(self, person: str, chat: str) -> None:
        """``bot.publishing.reports.House.way_failed``: the hand comes *here* from now on."""
        self._run(self.desk.way_failed(person))
        for watcher in self._watchers:
            watcher.way_failed(person, chat)

    def delivered(self, table: TableId, version: int, seat: Seat | None, at: Seconds) -> None:
        """``bot.publishing.reports.House.delivered``."""
        self.house.delivered(table, version, seat, at)

    def chat_shut(self, chat: str, lacks: str) -> None:
        """``bot.publishing.reports.House.chat_shut``: its tables are kept, and closed once they are idle."""
        log.warning("chat shut", lacks=lacks)

    def chat_moved(self, old: str, new: str) -> None:
        """``bot.publishing.reports.House.chat_moved``."""
        self._run(self.move_chat(old, new))

    async def move_chat(self, old: str, new: str) -> None:
        """The chat goes on under another id: its tables, their boards, its settings."""
        self._known.forget_chat(new)
        await self.desk.chat_moved(old, new)
        self.publisher.chat_moved(old, new)

    def platform_up(self, platform: str) -> None:
        """``bot.publishing.reports.House.platform_up``: clocks look by themselves (``bot.doings``)."""
        log.info("platform is back", platform=platform)

    def _up_since(self, chat: str) -> Seconds | None:
        return self.publisher.up_since(chat)

    async def _may_nudge(self, person: str, chat: str) -> bool:
        """Where the chat has nudges, in nobody's quiet hours, and who wishes to be mentioned. A process that
        has just begun reads that first. Raises ``StoreError``."""
        here, mine = load_chat(await self._known.chat(chat)), load_person(await self._known.person(person))
        if not here.nudges or is_quiet(here.quiet, self._hour(here.time_zone)):
            return False
        return mine.mention and not is_quiet(mine.quiet, self._hour(mine.time_zone or here.time_zone))

    def _hour(self, zone: str) -> int:
        return datetime.fromtimestamp(self._clock.now(), ZoneInfo(zone)).hour

    def _sought(self, table: TableId) -> None:
        """Nobody tells us when a board is deleted: it is sent once more."""
        self.publisher.anew(table, sent=True)

    def _board_pressed(self, table: TableId, chat: str, message: str) -> None:
        """A board that a crash made us post twice stands there with keys: the former one goes away."""
        self._run(self._tidy(table, chat, message))

    async def _tidy(self, table: TableId, chat: str, message: str) -> None:
        if not await self.publisher.current(table, chat, message):
            self.publisher.stray(chat, message, board=True)

    def _heard(self, chat: str) -> None:
        """The first that comes from a chat since the start: what its tables could not show before, for the
        chat was shut, they show now. Where everything stands already, nothing is sent."""
        if chat not in self._heard_of:
            self._heard_of[chat] = None
            if len(self._heard_of) > REMEMBERED:
                self._heard_of.popitem(last=False)
            self._run(self._look_at(chat))

    async def _look_at(self, chat: str) -> None:
        try:
            lines = await self.house.tables_in(chat)
        except StoreError:
            self._heard_of.pop(chat, None)
            raise
        for line in lines:
            await self.house.ask(line.table, Look())

    def _changed(self, place: str) -> None:
        """Somebody has other settings: what he sees may be in another language now."""
        self._run(self._show_anew(place))

    async def _show_anew(self, place: str) -> None:
        if self.way_of(place) == "private":
            # Whoever wants private messages may have made room for them.
            self.publisher.chat_back(place)
        lines = [*await self.house.tables_in(place), *await self.house.tables_of(place)]
        for line in lines:
            self.publisher.anew(line.table)
            await self.house.ask(line.table, Look())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreError, NoSuchTable) as error:
            log.warning("not done", error=type(error).__name__)
        except Exception as error:
            log.error("fault", error=places(error))
