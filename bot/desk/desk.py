"""The desk: adapters hand over what people press and type, and get back what to answer."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.commands import normal
from bot.desk import commands, offering, option_offers, setting_offers
from bot.desk.finding import Found
from bot.desk.ports import BoardLink, HouseForDesk, PanelPage
from bot.desk.press import press
from bot.desk.talk import Means, Talk, begin_talk
from bot.desk.visitor import Reply, Visitor
from bot.keys import BoardKey, TableKey, read_key
from bot.outlet import OutletError
from bot.ports import Clock, Store, StoreError, TableId, TableLine
from bot.services import NoSuchTable
from bot.settings import ChatSettings, PersonSettings, dump, load_chat, load_person
from bot.texts import language_of
from rules.kit.scene import text

T = TypeVar("T")
_ON_BOARDS_ALONE = ("begin", "menu")
"""Keys without a question that stand on the board of a lobby or a running match, and nowhere else."""
_MOST_TYPED = 400
"""Characters of typed words that are read: more than any command needs."""


class Desk:
    """What adapters talk to. Nothing here raises for what people do: whatever fails is answered."""

    def __init__(
        self,
        house: HouseForDesk,
        store: Store,
        clock: Clock,
        *,
        panel_page: PanelPage,
        board_link: BoardLink,
        secret: bytes,
        board_pressed: Callable[[TableId, str, str], None] | None = None,
        heard: Callable[[str], None] | None = None,
        sought: Callable[[TableId], None] | None = None,
    ) -> None:
        """``secret``: any bytes that only this process and its successors know; ``board_pressed``: told of a
        table, a chat and the message there, a board, whose key was pressed; ``heard``: of each chat from
        which something comes; ``sought``: of each table whose board somebody looks for."""
        self._board_pressed = board_pressed
        self._heard = heard
        self._means = Means(
            house, store, clock, panel_page=panel_page, board_link=board_link, secret=secret, sought=sought
        )

    async def press(self, visitor: Visitor, data: str) -> Reply:
        """A key was pressed; the answer is for this person alone."""
        return await self._answered(visitor, self._press, data)

    async def command(self, visitor: Visitor, name: str, words: str = "") -> Reply:
        """A command by its name (without slash), and the words after it."""
        return await self._answered(visitor, self._command, name, words)

    async def typed(self, visitor: Visitor, line: str) -> Reply | None:
        """A whole message. In a group only what begins with a slash is for us; None: it was not."""
        if not visitor.is_private_chat and not line.lstrip().startswith("/"):
            return None
        return await self._answered(visitor, self._typed, line)

    async def offers(self, visitor: Visitor, name: str, code: str, typed: str) -> list[tuple[str, str]]:
        """What this person may type now after a command (of the table with this code, or of any of his): a
        label each, and the words."""
        return await self._offered(
            visitor, lambda talk: offering.offers(talk, name, code, typed[:_MOST_TYPED])
        )

    async def codes(self, visitor: Visitor, typed: str) -> list[str]:
        """Codes of tables that may be meant by what is typed so far."""
        return await self._offered(visitor, lambda talk: offering.codes(talk, typed[:_MOST_TYPED]))

    async def offers_options(
        self, visitor: Visitor, code: str, option: str | None, typed: str
    ) -> list[tuple[str, str]]:
        """Options of a table that has not begun, by label and name; with ``option``, its values. The code may
        be empty: whichever may be meant."""
        said = typed[:_MOST_TYPED]
        if option is None:
            return await self._offered(visitor, lambda talk: option_offers.names(talk, code, said))
        return await self._offered(visitor, lambda talk: option_offers.values(talk, code, option, said))

    async def offers_settings(
        self, visitor: Visitor, setting: str | None, typed: str, *, mine: bool
    ) -> list[tuple[str, str]]:
        """Settings of the chat (for its admins), or one's own (``mine``, and in private), by label and name;
        with ``setting``, its values."""
        said = typed[:_MOST_TYPED]
        if setting is None:
            return await self._offered(visitor, lambda talk: setting_offers.names(talk, said, mine=mine))
        return await self._offered(
            visitor, lambda talk: setting_offers.values(talk, setting, said, mine=mine)
        )

    async def offers_new(self, visitor: Visitor, game: str, typed: str) -> list[tuple[str, str]]:
        """What may stand behind ``/new`` and a game, by label, with all that was typed before it."""

        async def offered(talk: Talk) -> list[tuple[str, str]]:
            return option_offers.of_new(talk, game, typed[:_MOST_TYPED])

        return await self._offered(visitor, offered)

    async def _offered(self, visitor: Visitor, how: Callable[[Talk], Awaitable[list[T]]]) -> list[T]:
        try:
            return await how(await begin_talk(self._means, visitor))
        except (NoSuchTable, OutletError, StoreError):
            return []

    async def person_left(self, chat: str, person: str) -> None:
        """Somebody has left the chat, or was removed from it. Raises ``StoreError``."""
        await self._means.house.person_gone(chat, person)

    async def bot_added(self, chat: str, language: str | None) -> None:
        """The bot came into a chat. ``language``: the platform's tag for it. Raises ``StoreError``."""
        store = self._means.store
        if self._heard is not None:
            self._heard(chat)
        async with self._means.lock(chat):
            before = load_chat(await store.chat(chat))
            if before.language is None and language is not None:
                await store.save_chat(
                    chat, dump(before.model_copy(update={"language": language_of(language)}))
                )

    async def bot_removed(self, chat: str) -> None:
        """The bot was removed from a chat. Its tables are kept: nothing can be posted there, and those that
        stay idle are closed in time. A person's private chat is not written to any more."""
        store = self._means.store
        async with self._means.lock(chat):
            body = await store.person(chat)
            if body is not None:
                mine = load_person(body)
                await store.save_person(chat, dump(mine.model_copy(update={"reached": False})))

    async def way_failed(self, person: str) -> None:
        """Nothing can be written to the person: his hands come *here* from now on. Raises ``StoreError``."""
        store = self._means.store
        async with self._means.lock(person):
            mine = load_person(await store.person(person))
            if mine.way != "here":
                after = mine.model_copy(update={"way": "here", "reached": False})
                await store.save_person(person, dump(after))

    async def chat_moved(self, old: str, new: str) -> None:
        """The chat goes on under another id. Raises ``StoreError``."""
        await self._means.house.chat_moved(old, new)

    async def chat_settings(self, chat: str) -> ChatSettings:
        """What the chat has set. Raises ``StoreError``."""
        return load_chat(await self._means.store.chat(chat))

    async def person_settings(self, person: str) -> PersonSettings:
        """What the person has set. Raises ``StoreError``."""
        return load_person(await self._means.store.person(person))

    async def _press(self, talk: Talk, data: str) -> Reply:
        found = read_key(data)
        if isinstance(found, TableKey) and found.word == "which":
            return await self._chosen(talk, found)
        visitor = talk.visitor
        on_board = isinstance(found, BoardKey) or (
            isinstance(found, TableKey) and found.word in _ON_BOARDS_ALONE
        )
        if found and on_board and visitor.message is not None and self._board_pressed is not None:
            self._board_pressed(found.table, visitor.chat, visitor.message)
        return await press(talk, data)

    async def _chosen(self, talk: Talk, found: TableKey) -> Reply:
        """The table of a command that waited for it."""
        waiting = self._means.waited(found.arguments[0], talk.visitor.person) if found.arguments else None
        if waiting is None:
            return talk.no(text("old-key"))
        post = await talk.board(found.table)
        if post is None:
            return talk.no(text("old-key"), gone=True)
        standing = post.standing
        line = TableLine(found.table, standing.code, standing.chat, standing.game)
        chosen = Found(line, tuple(waiting.words.split()))
        return (await commands.at(talk, waiting.name, chosen)).but(gone=True)

    async def _command(self, talk: Talk, name: str, words: str) -> Reply:
        short = name.strip().removeprefix("/").partition("@")[0].casefold()
        return await commands.command(talk, short, words[:_MOST_TYPED].split())

    async def _typed(self, talk: Talk, line: str) -> Reply:
        stripped = line.strip()[:_MOST_TYPED]
        first, _, rest = stripped.partition(" ")
        name = normal(first).partition(" ")[0]
        if stripped.startswith("/") or name in commands.BARE:
            return await self._command(talk, name, rest)
        return await commands.command(talk, "play", stripped.split())

    async def _answered(self, visitor: Visitor, how: Callable[..., Awaitable[Reply]], *words: str) -> Reply:
        if self._heard is not None:
            self._heard(visitor.chat)
        try:
            return await how(await begin_talk(self._means, visitor), *words)
        except NoSuchTable:
            return self._plain(visitor).no(text("no-such-table"))
        except OutletError:
            return self._plain(visitor).no(text("platform-silent"))
        except StoreError as error:
            return self._plain(visitor).no(error.reason)

    def _plain(self, visitor: Visitor) -> Talk:
        """Without what the person has set, for it may not be readable."""
        return Talk(self._means, visitor, PersonSettings(), ChatSettings())
