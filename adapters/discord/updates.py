"""What people do on Discord, handed to the desk in its order (product.md, *Messages*)."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import structlog
from discord import Interaction

from adapters.discord.answer import FORM, Answer, source_of
from adapters.discord.answers import Answers
from adapters.discord.outlet import DiscordOutlet
from adapters.discord.places import channel, guild_of, is_private
from adapters.discord.rights import is_shut, missing, why_no_table
from adapters.discord.shut import with_shut, with_why
from adapters.discord.threads import open_thread
from adapters.discord.visitors import in_thread, is_foreign, visitor_of
from adapters.lanes import Lanes
from bot.desk.desk import Desk
from bot.desk.visitor import Reply, Visitor
from bot.drafts import card_place, marks_key
from bot.keys import PanelKey, TableKey, read_key, write_key
from bot.ports import Seconds, StoreError, TableId
from bot.service import Service
from bot.texts import language_of
from rules.kit.scene import Text, text

log = structlog.get_logger()
ANSWERED_WITHIN: Seconds = 1.5
"""What takes longer is acknowledged: Discord waits 3 s (*Interactions, Receiving and Responding*)."""
MOST_REMEMBERED = 10_000
"""Interactions that are known when they are delivered a second time."""
T = TypeVar("T")
Asked: TypeAlias = Callable[[Visitor], Awaitable[Reply]]


class Updates:
    """Every method returns at once. Answers are sent beside what else is done."""

    def __init__(self, service: Service, outlet: DiscordOutlet, answers: Answers) -> None:
        self._service = service
        self._desk = service.desk
        self._outlet = outlet
        self._answers = answers
        self._lanes = Lanes()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self.closed = False

    async def drain(self) -> None:
        """Waits until all that was taken is done and answered."""
        await self._lanes.drain()

    # Keys.

    def key_used(self, interaction: Interaction[Any], data: str) -> None:
        """A key by its data; whatever no component of ours wrote is answered as an old one."""
        key = read_key(data)
        opens = isinstance(key, TableKey) and key.word == "new" and bool(key.arguments)
        lane = None if key is None or not key.table else f"table {key.table}"

        async def ask(visitor: Visitor) -> Reply:
            lacks = await self._lacks(interaction, visitor) if opens else None
            return lacks or await self._desk.press(visitor, data)

        self._take(interaction, lane, ask, data)

    def marks(self, interaction: Interaction[Any], stem: str, values: Sequence[str]) -> None:
        """Exactly these cards of a menu are marked."""
        places = map(card_place, (value.rpartition(".")[2] for value in values))
        known = [place for place in places if place is not None]
        self.key_used(interaction, f"{stem}.{marks_key(known)}")

    def turns(self, interaction: Interaction[Any], offset: int) -> None:
        """A menu shows further options; the panel is asked for anew."""
        table = _table_on(interaction)
        answer = self._answer(interaction)
        if answer is None:
            return
        if table is None or answer.source not in ("own", "quiet"):
            self._lanes.beside(self._answers.give(answer, self._old(interaction)))
            return

        async def turn() -> None:
            visitor = visitor_of(interaction)
            reply = await self._desk.press(visitor, write_key(TableKey(table, "hand")))
            if reply.page is None:
                await self._answers.give(answer, reply)
            else:
                await self._answers.turn(answer, reply.page, offset)

        self._lanes.in_order(f"table {table}", turn)

    def asks(self, interaction: Interaction[Any], command: str, words: str) -> None:
        """A form for words is wanted."""
        answer = self._answer(interaction)
        if answer is not None:
            language = language_of(str(interaction.locale))
            self._lanes.beside(self._answers.ask(answer, command, words, language))

    def form(self, interaction: Interaction[Any], custom_id: str, typed: str) -> None:
        """A form is sent in."""
        kind, _, rest = custom_id.partition(".")
        command, _, words = rest.partition(".")
        if kind != FORM or not command:
            self.key_used(interaction, "")
        else:
            self.command_used(interaction, command, f"{words} {typed}".strip())

    # Commands.

    def command_used(
        self, interaction: Interaction[Any], name: str, words: str = "", *, thread: bool = False
    ) -> None:
        """A command by its name; ``thread``: the table is to have one of its own."""
        opens = name == "new" and bool(words)

        async def ask(visitor: Visitor) -> Reply:
            lacks = await self._lacks(interaction, visitor, thread=thread) if opens else None
            if lacks is not None:
                return lacks
            if thread and opens:
                return await self._in_thread(interaction, visitor, words)
            reply = await self._desk.command(visitor, name, words)
            if name == "table":
                return with_shut(
                    await self._service.house.tables_of(visitor.person), visitor, reply, self._outlet.shut
                )
            return reply

        self._take(interaction, None, ask)

    async def _in_thread(self, interaction: Interaction[Any], visitor: Visitor, words: str) -> Reply:
        """The table stands in a thread that is opened for it; where it cannot be opened, neither is."""
        guild, language = interaction.guild_id, await self._language(visitor)
        opened = await open_thread(interaction, words)
        if opened is None or guild is None:
            return Reply(language, (text("discord-no-thread"),), alert=True)
        reply = await self._desk.command(in_thread(visitor, guild, opened.id), "new", words)
        if reply.alert:
            await opened.drop()
        return reply

    async def offered(
        self, interaction: Interaction[Any], ask: Callable[[Desk, Visitor], Awaitable[list[T]]]
    ) -> list[T]:
        """What completes a word; nothing where that cannot be told in time."""
        if self.closed or is_foreign(interaction):
            return []
        try:
            return await asyncio.wait_for(ask(self._desk, visitor_of(interaction)), ANSWERED_WITHIN)
        except TimeoutError:
            return []

    # Servers and channels.

    async def removed(self, guild: int, channels: Sequence[int]) -> None:
        """The bot, or a channel, is no more there. Tables are kept; nothing is sent until it is back."""
        for number in channels:
            where = channel(guild, number)
            if await self._service.house.tables_in(where):
                # Of the others nobody asks, and there is no end of channels that are deleted.
                self._outlet.shut[where] = "channel"
            await self._desk.bot_removed(where)

    def back(self, where: str) -> None:
        """Something can be sent there again, if it could not."""
        if self._outlet.opened(where):
            self._service.publisher.chat_back(where)

    def server_back(self, guild: int) -> None:
        """The bot is in the server again."""
        for where in [where for where in self._outlet.shut if guild_of(where) == guild]:
            self.back(where)

    # What all of them have in common.

    def _take(
        self, interaction: Interaction[Any], lane: str | None, ask: Asked, data: str | None = None
    ) -> None:
        answer = self._answer(interaction)
        if answer is None:
            return
        if is_foreign(interaction):
            reply = Reply(language_of(str(interaction.locale)), (text("discord-not-here"),), alert=True)
            self._lanes.beside(self._answers.give(answer, reply))
            return
        visitor = visitor_of(interaction)
        self._opened(interaction, visitor.chat)
        loop = asyncio.get_running_loop()
        late = loop.call_later(ANSWERED_WITHIN, lambda: self._lanes.beside(self._answers.late(answer)))

        async def do() -> None:
            try:
                reply = with_why(interaction, visitor, await ask(visitor), self._outlet.shut)
            except StoreError as error:
                reply = self._failed(interaction, error.reason)
            except Exception:
                late.cancel()
                self._lanes.beside(
                    self._answers.give(answer, self._failed(interaction, text("discord-fault")))
                )
                raise
            late.cancel()
            self._lanes.beside(self._answered(answer, visitor, reply, data))

        self._lanes.in_order(lane or visitor.chat, do)

    async def _answered(self, answer: Answer, visitor: Visitor, reply: Reply, data: str | None) -> None:
        key = None if data is None else read_key(data)
        panel = isinstance(key, PanelKey) or (isinstance(key, TableKey) and key.word == "order")
        if answer.source == "quiet" and isinstance(key, PanelKey) and not self._answers.is_live(answer):
            hand = await self._desk.press(visitor, write_key(TableKey(key.table, "hand")))
            if hand.page is not None:
                await self._answers.revive(answer, hand.page, key.table)
        await self._answers.give(answer, reply, silent=panel)

    def _answer(self, interaction: Interaction[Any]) -> Answer | None:
        """None: it was taken before, or nothing is taken any more."""
        if self.closed or interaction.id in self._seen:
            return None
        self._seen[interaction.id] = None
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)
        return Answer(interaction)

    def _opened(self, interaction: Interaction[Any], where: str) -> None:
        """Something can be sent there again; somebody's private chat is known."""
        if is_private(where) and interaction.channel_id is not None:
            self._outlet.knows(interaction.user.id, interaction.channel_id)
        if where in self._outlet.shut and not (missing(interaction) or is_shut(interaction)):
            self.back(where)

    async def _lacks(
        self, interaction: Interaction[Any], visitor: Visitor, *, thread: bool = False
    ) -> Reply | None:
        """Why no table can stand there; None: one can."""
        if interaction.guild_id is None:
            return None
        language = await self._language(visitor)
        why = why_no_table(interaction, language, thread=thread)
        return None if why is None else Reply(language, (why,), alert=True)

    async def _language(self, visitor: Visitor) -> str:
        mine = await self._desk.person_settings(visitor.person)
        return mine.language or language_of(visitor.language)

    def _old(self, interaction: Interaction[Any]) -> Reply:
        return self._failed(interaction, text("old-key"))

    def _failed(self, interaction: Interaction[Any], reason: Text) -> Reply:
        return Reply(language_of(str(interaction.locale)), (reason,), alert=True)


def _table_on(interaction: Interaction[Any]) -> TableId | None:
    """The table of the panel on which something was pressed, by any of its keys."""
    if interaction.message is None or source_of(interaction) == "public":
        return None
    for row in interaction.message.components:
        for one in getattr(row, "children", ()):
            ids = [getattr(one, "custom_id", None), *(o.value for o in getattr(one, "options", ()))]
            for data in filter(None, ids):
                key = read_key(data.partition(".")[2] if data[:1] == "k" else data)
                if key is not None and key.table:
                    return key.table
    return None
