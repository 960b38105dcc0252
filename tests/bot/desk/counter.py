"""A desk in a test: the real house in a room of fakes, and visitors who press and type."""

from functools import cache
from itertools import count

from bot.desk import Desk, Reply, Visitor
from bot.desk.talk import seat_of
from bot.outlet import OutletError
from bot.page import PrivatePage
from bot.ports import Slot, TableId
from bot.posts import PanelPost, Standing
from bot.texts import Catalogue
from rules.kit.scene import text
from tests.bot.room import Room
from tests.helpers.clock import settle

GROUP = "discord:1"


def panel_page(post: PanelPost, language: str) -> PrivatePage:
    head = text("page-table", code=post.beside.standing.code)
    return PrivatePage(language, post.beside.standing.game, (), head, None, (), ())


def board_link(slot: Slot) -> str | None:
    return f"https://example.org/{slot.place}/{slot.message}"


class Guest:
    """Somebody who comes to the desk. ``asked``: how often the platform was asked whether he is an admin."""

    def __init__(self, counter: "Counter", name: str, chat: str = GROUP, **more: object) -> None:
        self.counter = counter
        self.name = name
        self.person = f"discord:{name}"
        self.chat = chat
        self.admin = False
        self.silent = False
        self.asked = 0
        self.more = more

    async def _is_admin(self) -> bool:
        self.asked += 1
        if self.silent:
            raise OutletError
        return self.admin

    def visitor(self, source: str | None = None) -> Visitor:
        settings: dict[str, object] = {"platform": "discord", "language": "en", **self.more}
        return Visitor(
            self.person,
            self.name,
            self.chat,
            source=source or f"press:{next(self.counter.sources)}",
            is_admin=self._is_admin,
            **settings,
        )

    async def does(self, line: str, source: str | None = None) -> Reply:
        """A command as it is typed."""
        reply = await self.hurries(line, source)
        await settle()
        return reply

    async def hurries(self, line: str, source: str | None = None) -> Reply:
        """The same while others are busy too: it does not wait until everything has come to rest."""
        name, _, words = line.removeprefix("/").partition(" ")
        return await self.counter.desk.command(self.visitor(source), name, words)

    async def types(self, line: str) -> Reply | None:
        reply = await self.counter.desk.typed(self.visitor(), line)
        await settle()
        return reply

    async def presses(self, data: str, source: str | None = None) -> Reply:
        reply = await self.counter.desk.press(self.visitor(source), data)
        await settle()
        return reply

    async def presses_on(self, reply: Reply, label: str) -> Reply:
        """A key of a reply, by what stands on it."""
        return await self.presses(key_of(reply, label))

    def elsewhere(self, chat: str, **more: object) -> "Guest":
        """The same person in another chat."""
        guest = Guest(self.counter, self.name, chat, **{**self.more, **more})
        guest.person, guest.admin = self.person, self.admin
        return guest

    def alone(self) -> "Guest":
        """The same person in his private chat with the bot."""
        return self.elsewhere(self.person, is_private_chat=True)


class Counter:
    """The desk and its house."""

    def __init__(self) -> None:
        self.room = Room()
        self.sources = count(1)
        self.desk = self._desk()

    def _desk(self) -> Desk:
        room = self.room
        return Desk(
            room.house, room.store, room.clock, panel_page=panel_page, board_link=board_link, secret=b"secret"
        )

    async def start(self) -> "Counter":
        await self.room.start()
        return self

    async def restart(self) -> None:
        await self.room.restart()
        self.desk = self._desk()

    def guest(self, name: str, chat: str = GROUP, **more: object) -> Guest:
        return Guest(self, name, chat, **more)

    async def table(self, *guests: Guest, game: str = "koblarz", options: str = "") -> TableId:
        """A lobby at which these sit, the first one its host."""
        host, *others = guests
        before = set(self.room.store.stored)
        reply = await host.does(f"new {game} {options}")
        assert not reply.alert, said(reply)
        (table,) = set(self.room.store.stored) - before
        for guest in others:
            await guest.elsewhere(host.chat).presses(f"{_base36(table)}.t.way.here")
        return TableId(table)

    async def begun(self, *guests: Guest, game: str = "koblarz") -> TableId:
        """A match of these."""
        table = await self.table(*guests, game=game)
        code = self.standing(table).code
        for guest in guests[1:]:
            await guest.presses(f"{_base36(table)}.t.ready")
        reply = await guests[0].does(f"begin {code}")
        assert not reply.alert, said(reply)
        return table

    def standing(self, table: TableId) -> Standing:
        return self.room.chat.standing(table)

    def code(self, table: TableId) -> str:
        return self.standing(table).code

    def seat(self, table: TableId, guest: Guest) -> int | None:
        return seat_of(self.standing(table), guest.person)


def admin(counter: Counter, name: str = "Ala") -> Guest:
    """An admin of the group."""
    guest = counter.guest(name)
    guest.admin = True
    return guest


@cache
def _words(language: str) -> Catalogue:
    """Read once: it takes longer than what is tested."""
    return Catalogue(language)


def said(reply: Reply | None, language: str | None = None) -> str:
    """The words of a reply, a line each; every text of it must exist and be given what it needs."""
    assert reply is not None
    catalogue = _words(language or reply.language)
    catalogue.errors.clear()
    texts = [*reply.said, *(s.body for s in reply.sections), *(s.title for s in reply.sections if s.title)]
    lines = [catalogue.say(one, reply.names, reply.game) for one in texts]
    labels = [catalogue.say(key.label, reply.names, reply.game) for row in reply.rows for key in row.keys]
    assert catalogue.errors == [] and all(labels)
    return "\n".join(lines)


def labels(reply: Reply) -> list[str]:
    catalogue = _words(reply.language)
    return [catalogue.say(key.label, reply.names, reply.game) for row in reply.rows for key in row.keys]


def key_of(reply: Reply, label: str) -> str:
    found = [key for row in reply.rows for key in row.keys]
    return found[labels(reply).index(label)].data


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number] if number < 36 else _base36(number // 36) + digits[number % 36]


key_table = _base36
