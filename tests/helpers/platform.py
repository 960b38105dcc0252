"""A simulated platform: chats with messages as people see them, and everything that a real one demands.

Places are ``sim:g…`` (groups) and ``sim:u…`` (persons). What a real platform would not take is gathered in
``wrong``: an exception would be taken for a fault of the platform's.
"""

from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass

from adapters.scenes import COLUMNS, Speaker, page_lines, width
from bot.keys import read_key
from bot.outlet import (
    Budget,
    ChatPlace,
    MessageGone,
    MessageId,
    Outlet,
    Place,
    PlaceMoved,
    PlatformDown,
    PrivatePlace,
    Rate,
    WayShut,
)
from bot.page import MOST_DATA, PrivatePage, PublicPage
from bot.ports import Clock, Seconds
from bot.texts import Catalogue
from tests.helpers.places import ROUNDING, Places

BUDGET = Budget(
    per_place={"group": (Rate(20, 60.0),), "private": (Rate(5, 5.0),)},
    overall=(Rate(30, 1.0),),
    board_gap={"group": 3.0},
)
MOST_TEXT = 4096
"""Characters of a message."""


@dataclass(slots=True)
class Message:
    """What people see. ``keys``: label and data of each; ``unheard``: its sender was never told its id, or
    was not let in when it was to go: nothing can be done about it."""

    place: str
    id: str
    text: str
    keys: tuple[tuple[str, str], ...]
    unheard: bool = False
    notice: bool = False
    """It tells of a table, and shows none."""

    @property
    def table(self) -> int | None:
        """Whose it is, as far as its keys say."""
        if self.notice:
            return None
        tables = {int(found.table) for _, data in self.keys if (found := read_key(data)) is not None}
        return max(tables) if tables else None


@dataclass(frozen=True, slots=True)
class Call:
    """One call that arrived, and what the message says after it. ``error``: what was answered instead."""

    at: Seconds
    kind: str
    place: str
    message: str
    text: str = ""
    keys: tuple[tuple[str, str], ...] = ()
    mentions: tuple[str, ...] = ()
    error: str | None = None


class Platform(Places):
    """A ``bot.outlet.Outlet``."""

    def __init__(self, clock: Clock, name: str = "sim", budget: Budget = BUDGET) -> None:
        super().__init__(clock, name, budget)
        self._next = 0
        self._arrived: dict[str, deque[Seconds]] = defaultdict(deque)
        self._catalogues: dict[str, Catalogue] = {}
        self.slow: Seconds = 0.0
        """How long every call takes."""
        self.down = False
        self.shut: set[str] = set()
        """Where nothing can be sent: people who have blocked the bot, chats that it was removed from."""
        self.moved: dict[str, str] = {}
        """Chats that go on under another id."""
        self.calls: list[Call] = []
        self.messages: dict[tuple[str, str], Message] = {}
        """What stands where, the oldest first."""
        self.old: list[Message] = []
        """Messages as they were before an edit or their end: whose keys somebody may still see."""
        self.wide = 0
        """Lines that a phone breaks."""
        self.lines = 0

    # What tests do to it and see of it.

    def calm(self) -> None:
        """Nothing fails any more, nothing is slow."""
        self._faults.clear()
        self.down, self.slow = False, 0.0

    def lose(self, message: Message) -> None:
        """Somebody deletes it."""
        self.messages.pop((message.place, message.id), None)

    def at(self, place: str) -> list[Message]:
        """What stands in a place, the oldest first."""
        return [message for message in self.messages.values() if message.place == place]

    def said(self, language: str) -> Catalogue:
        """The texts of a language; what was wrong with one is in ``wrong``."""
        if language not in self._catalogues:
            self._catalogues[language] = Catalogue(language, report=self.wrong.append)
        return self._catalogues[language]

    # The port.

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        self._public(place, page)
        return await self._new("post", place, page, mentions)

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        self._public(place, page)
        self._edits(place, message)
        await self._edit("edit_post", place, message, page)

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        self._private(place, page)
        return await self._new("write", place, page, ())

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        self._private(place, page)
        await self._edit("edit_written", place, message, page)

    async def strip(self, place: Place, message: MessageId) -> None:
        await self._called(Call(self._clock.now(), "strip", place, message))
        found = self._found(place, message)
        self.old.append(found)
        self.messages[place, message] = Message(place, message, found.text, ())

    async def delete(self, place: Place, message: MessageId) -> None:
        await self._called(Call(self._clock.now(), "delete", place, message))
        self.old.append(self._found(place, message))
        del self.messages[place, message]

    async def _new(
        self, kind: str, place: Place, page: PublicPage | PrivatePage, mentions: Sequence[str]
    ) -> MessageId:
        self._next += 1
        message = self._laid_out(place, MessageId(str(self._next)), page, new=True)
        self._twice(message, page, mentions)
        call = Call(
            self._clock.now(), kind, place, message.id, message.text, message.keys, tuple(mentions)
        )  # fmt: skip
        error = self._arrive(call)
        if error is not None:
            await self._takes_its_time()
            raise error
        self.messages[place, message.id] = message
        message.unheard = True
        await self._takes_its_time()
        message.unheard = False
        return MessageId(message.id)

    async def _edit(
        self, kind: str, place: Place, message: MessageId, page: PublicPage | PrivatePage
    ) -> None:
        after = self._laid_out(place, message, page, new=False)
        await self._called(Call(self._clock.now(), kind, place, message, after.text, after.keys))
        self.old.append(self._found(place, message))
        self.messages[place, message] = after

    async def _called(self, call: Call) -> None:
        error = self._arrive(call)
        await self._takes_its_time()
        if error is not None:
            raise error

    async def _takes_its_time(self) -> None:
        if self.slow:
            await self._clock.until(self._clock.now() + self.slow)

    def _arrive(self, call: Call) -> Exception | None:
        self._count(call)
        error: Exception | None = PlatformDown() if self.down else None
        if error is None and call.place in self.shut:
            error = WayShut()
        elif error is None and call.place in self.moved:
            error = PlaceMoved(ChatPlace(self.moved[call.place]))
        for where in (call.place, None):
            if error is None and self._faults[where]:
                error = self._faults[where].popleft()
        if isinstance(error, MessageGone):
            # Whoever is told so is told the truth.
            self.messages.pop((call.place, call.message), None)
        stays = self.messages.get((call.place, call.message))
        if isinstance(error, WayShut) and stays is not None and call.kind in ("strip", "delete"):
            stays.unheard = True
        failed = type(error).__name__ if error is not None else None
        self.calls.append(
            Call(call.at, call.kind, call.place, call.message, call.text, call.keys, call.mentions, failed)
        )
        return error

    def _found(self, place: Place, message: MessageId) -> Message:
        if (place, message) not in self.messages:
            raise MessageGone
        return self.messages[place, message]

    # What it demands.

    def _public(self, place: ChatPlace, page: PublicPage) -> None:
        if not isinstance(page, PublicPage) or self.kind(place) != "group":
            self.wrong.append(f"a private page in {place}")

    def _private(self, place: PrivatePlace, page: PrivatePage) -> None:
        if not isinstance(page, PrivatePage) or self.kind(place) != "private":
            self.wrong.append(f"a public page in {place}")

    def _twice(self, message: Message, page: PublicPage | PrivatePage, mentions: Sequence[str]) -> None:
        """A new message while another one shows the same; where somebody is mentioned, a new one is due."""
        table = None if message.notice else _table_of(page)
        for other in self.at(message.place):
            if table is not None and other.table == table and not other.unheard and not mentions:
                self.wrong.append(f"table {table} stands twice in {message.place}")

    def _laid_out(
        self, place: Place, message: MessageId, page: PublicPage | PrivatePage, *, new: bool
    ) -> Message:
        speaker = Speaker(self.said(page.language), page.game or "", page.names)
        if new and isinstance(page, PrivatePage) and page.neutral is not None:
            return Message(place, message, speaker.say(page.neutral), ())
        lines = page_lines(page, speaker)
        keys = tuple([(speaker.on_key(key.label), key.data) for row in page.rows for key in row.keys])
        self.check("\n".join(lines), keys, place)
        self.lines += len(lines)
        self.wide += sum(width(line) > COLUMNS for line in lines)
        return Message(place, message, "\n".join(lines), keys, notice=page.head.key == "tell-free")

    def check(self, text: str, keys: tuple[tuple[str, str], ...], place: str) -> None:
        """The measures of a message."""
        if not 0 < len(text) <= MOST_TEXT:
            self.wrong.append(f"{len(text)} characters in {place}")
        for label, data in keys:
            if not label.strip() or len(data.encode()) > MOST_DATA:
                self.wrong.append(f"key {label!r} {data!r} in {place}")

    def _count(self, call: Call) -> None:
        place = ChatPlace(call.place)
        for what, rates in (
            (self.share(place), self._budget.per_place.get(self.kind(place), ())),
            ("", self._budget.overall),
        ):
            arrived = self._arrived[what]
            arrived.append(call.at)
            longest = max((rate.seconds for rate in rates), default=0.0)
            while arrived and call.at - arrived[0] > longest:
                arrived.popleft()
            for rate in rates:
                within = sum(call.at - at < rate.seconds - ROUNDING for at in arrived)
                if within > rate.calls:
                    self.wrong.append(f"{what or 'overall'}: {within} calls in {rate.seconds:g} s")


def _table_of(page: PublicPage | PrivatePage) -> int | None:
    tables = {int(f.table) for row in page.rows for key in row.keys if (f := read_key(key.data)) is not None}
    return max(tables) if tables else None


def is_outlet(outlet: Platform) -> Outlet:
    """For mypy and for readers: the fake is the port."""
    return outlet
