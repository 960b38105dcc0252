"""One request at the desk: who asks, what he and his chat have set, and how he is answered."""

import asyncio
import hashlib
import hmac
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.desk.ports import BoardLink, HouseForDesk, PanelPage
from bot.desk.visitor import Reply, Visitor
from bot.keys import TableKey, write_key
from bot.messages import Caller, Hand, Look, Peeked
from bot.page import Key, KeyRow
from bot.people.codes import LinkCodes
from bot.ports import Clock, Store, TableId, TableLine
from bot.posts import BoardPost, PanelPost, Standing
from bot.rights import Act, Role, admin_counts, may
from bot.settings import ChatSettings, PersonSettings, dump, load_chat, load_person
from bot.texts import FALLBACK, LANGUAGES, catalogue_in, language_of
from bot.texts.voices import Voice
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

_PAYLOAD = re.compile(
    r"(?P<where>(?P<table>[0-9]{1,15})(-(?P<seat>[0-9]{1,3}))?)-(?P<proof>[0-9a-f]{1,40})", re.ASCII
)
NO_TABLE = TableId(0)
"""The table of keys that belong to none."""
_MOST_WAITING = 1000
"""Questions "which table?", and turned pages of number pads, that are remembered at once."""
_MAC = 20
"""Letters of the proof in a start payload: 80 bits."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A command that waits for its table to be chosen, by this person alone."""

    person: str
    name: str
    words: str = field(repr=False)


class Means:
    """What all requests share. ``secret``: proves that a start payload is one of ours; ``sought``: told of a
    table whose board somebody looks for."""

    def __init__(
        self,
        house: HouseForDesk,
        store: Store,
        clock: Clock,
        *,
        panel_page: PanelPage,
        board_link: BoardLink,
        secret: bytes,
        sought: Callable[[TableId], None] | None = None,
    ) -> None:
        self.house = house
        self.store = store
        self.clock = clock
        self.panel_page = panel_page
        self.board_link = board_link
        self.codes = LinkCodes(clock)
        self.sought = sought or (lambda table: None)
        self._secret = secret
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()
        self._number = 0
        self._turned: OrderedDict[tuple[TableId, str], tuple[int, int]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, what: str) -> asyncio.Lock:
        """One thing at a time for each ``what``."""
        lock = self._locks.get(what)
        if lock is None:
            lock = self._locks[what] = asyncio.Lock()
        return lock

    def wait(self, waiting: Waiting) -> str:
        """Remembers a command; the word under which it is found again."""
        self._number += 1
        word = str(self._number)
        self._waiting[word] = waiting
        if len(self._waiting) > _MOST_WAITING:
            self._waiting.popitem(last=False)
        return word

    def turned(self, table: TableId, person: str, number: int) -> int:
        """How many pages of the number pad the person has turned at the prompt of this number."""
        before, pages = self._turned.get((table, person), (number, 0))
        return pages if before == number else 0

    def turn_page(self, table: TableId, person: str, number: int) -> None:
        """The person turns to the next page."""
        self._turned[table, person] = (number, self.turned(table, person, number) + 1)
        self._turned.move_to_end((table, person))
        if len(self._turned) > _MOST_WAITING:
            self._turned.popitem(last=False)

    def waited(self, word: str, person: str) -> Waiting | None:
        """The command of this word, if it is this person's; asked for once."""
        found = self._waiting.get(word)
        if found is None or found.person != person:
            return None
        return self._waiting.pop(word)

    def payload(self, table: TableId, person: str, seat: int | None = None) -> str:
        """What brings this person, and nobody else, back to this table (and to this seat) from a private
        chat; at most 64 characters of those that Telegram takes there."""
        where = str(int(table)) if seat is None else f"{int(table)}-{seat}"
        return f"{where}-{self._proof(where, person)}"

    def read_payload(self, payload: str, person: str) -> tuple[TableId, int | None] | None:
        """The table and the seat of a payload that was made for this person."""
        found = _PAYLOAD.fullmatch(payload)
        if found is None or not hmac.compare_digest(found["proof"], self._proof(found["where"], person)):
            return None
        seat = found["seat"]
        return TableId(int(found["table"])), None if seat is None else int(seat)

    def _proof(self, where: str, person: str) -> str:
        body = f"{where}|{person}".encode()
        return hmac.new(self._secret, body, hashlib.sha256).hexdigest()[:_MAC]


@dataclass(frozen=True, slots=True)
class Talk:
    """A request. ``mine`` and ``chat``: what the person and the chat have set."""

    means: Means
    visitor: Visitor
    mine: PersonSettings
    chat: ChatSettings

    @property
    def language(self) -> str:
        """The person's own; the platform's for him; the chat's."""
        if self.mine.language is not None:
            return self.mine.language
        tag = self.visitor.language
        return language_of(tag) if tag is not None else self.chat.language or FALLBACK

    @property
    def languages(self) -> tuple[str, ...]:
        """Whose words count where he types: his own first, with the cards as he sees them."""
        mine = Voice(self.language, self.mine.letters, self.mine.suits).tag
        return tuple(dict.fromkeys((mine, self.chat.language or FALLBACK, *LANGUAGES)))

    @property
    def is_seen(self) -> bool:
        """Whether others see what a command of his is answered."""
        return not (self.visitor.is_private_chat or self.visitor.answers_are_private)

    def say(self, *said: Text, about: Standing | None = None, **more: Any) -> Reply:
        """A reply; ``about``: the table whose names and game the texts mean."""
        if about is not None:
            more = {"game": about.game, "names": names_of(about), **more}
        return Reply(self.mine.voice(self.language, more.get("game")), tuple(said), **more)

    def no(self, reason: Text, about: Standing | None = None, **more: Any) -> Reply:
        """What is wrong and what would be right."""
        return self.say(reason, about=about, alert=True, **more)

    async def caller(self, act: Act | None = None, standing: Standing | None = None) -> Caller:
        """Who asks, for a table. The platform says whether he is an admin, where that makes a difference
        to ``act`` and nothing else gives him the right. Raises ``OutletError``."""
        return Caller(
            self.visitor.person,
            self.visitor.name,
            act is not None and await self._is_admin(act, standing),
            self.visitor.source,
        )

    async def roles(self, act: Act) -> Role:
        """What the person is in the chat, as far as ``act`` asks for it. Raises ``OutletError``."""
        return Role.ADMIN if await self._is_admin(act, None) else Role.STRANGER

    async def _is_admin(self, act: Act, standing: Standing | None) -> bool:
        if standing is not None and standing.chat != self.visitor.chat:
            # Whoever is an admin elsewhere, or alone with the bot, has no say over this table's chat.
            return False
        if self.visitor.is_private_chat:
            return True
        if not admin_counts(act):
            return False
        if standing is not None and is_host(standing, self.visitor.person) and may(Role.HOST, act):
            return False
        return await self.visitor.is_admin()

    async def board(self, table: TableId) -> BoardPost | None:
        """The table as it stands; None: it cannot be looked at. Raises ``NoSuchTable``, ``StoreError``."""
        post = self.means.house.snapshot(table)
        if post is None:
            await self.means.house.ask(table, Look())
            post = self.means.house.snapshot(table)
        return post

    async def standing(self, table: TableId) -> Standing | None:
        post = await self.board(table)
        return None if post is None else post.standing

    async def panel(self, table: TableId) -> PanelPost | None:
        """The person's own panel; None: he has none there now. Raises ``NoSuchTable``."""
        answer = await self.means.house.ask(table, Hand(await self.caller()))
        return answer.post if isinstance(answer, Peeked) else None

    async def keep_mine(self, **changes: Any) -> "Talk":
        """Keeps what the person has set anew."""
        async with self.means.lock(self.visitor.person):
            now = load_person(await self.means.store.person(self.visitor.person))
            mine = now.model_copy(update=changes)
            if mine != now:
                await self.means.store.save_person(self.visitor.person, dump(mine))
        return replace(self, mine=mine)

    async def sits_down(self) -> None:
        """Keeps the platform's language for the person: his panel is written when he does not ask for it."""
        if self.visitor.language is not None:
            await self.keep_mine(heard=language_of(self.visitor.language))

    async def keep_chat(self, **changes: Any) -> "Talk":
        """Keeps what was set anew for the chat."""
        async with self.means.lock(self.visitor.chat):
            now = load_chat(await self.means.store.chat(self.visitor.chat))
            chat = now.model_copy(update=changes)
            if chat != now:
                await self.means.store.save_chat(self.visitor.chat, dump(chat))
        return replace(self, chat=chat)


async def begin_talk(means: Means, visitor: Visitor) -> Talk:
    """Reads what both have set. Raises ``StoreError``."""
    mine = load_person(await means.store.person(visitor.person))
    chat = load_chat(await means.store.chat(visitor.chat))
    return Talk(means, visitor, mine, chat)


def names_of(standing: Standing) -> tuple[str, ...]:
    """Who sits at each seat, in a lobby too."""
    if standing.lobby is not None:
        return tuple([info.name if info is not None else "" for info in standing.lobby.seats])
    return standing.names


def seat_of(standing: Standing, person: str) -> Seat | None:
    """Where the person sits."""
    people: Sequence[str | None] = standing.people
    if standing.lobby is not None:
        people = [info.person if info is not None else None for info in standing.lobby.seats]
    return next((Seat(number) for number, one in enumerate(people) if one == person), None)


def is_host(standing: Standing, person: str) -> bool:
    """Whether the person is the table's host."""
    host = standing.host
    if host is None and standing.lobby is not None:
        host = standing.lobby.host
    return host is not None and host == seat_of(standing, person)


def key(label: Text, table: TableId, word: str, *arguments: str, marked: bool = False) -> Key:
    """A key of a table, or (``NO_TABLE``) of none."""
    return Key(label, write_key(TableKey(table, word, arguments)), marked=marked)


def row(*keys: Key) -> KeyRow:
    """Alternatives beside each other."""
    return KeyRow(keys, "choices")


def game_name(language: str, game: str) -> Text:
    """A game's short name where texts of several games stand beside each other."""
    return text("game-by-name", game=catalogue_in(language).say(text("game-short"), (), game))


def table_name(language: str, line: TableLine) -> Text:
    """A table's code and game."""
    return text("table-of-game", code=line.code, game=game_name(language, line.game))
