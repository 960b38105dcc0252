"""Answers of the desk, carried out: ephemeral messages, edits of the message whose key was pressed."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import structlog
from discord import File, Forbidden, Interaction

from adapters.discord.answer import Answer
from adapters.discord.errors import FAILURES, MISSING_PERMISSIONS, is_too_late, outlet_error
from adapters.discord.layout import page_view, panel_view, reply_view
from adapters.discord.live import LASTS, Live
from adapters.discord.outlet import NOBODY
from adapters.discord.places import person
from adapters.discord.rights import named
from adapters.discord.words import catalogue, escaped, page_text, phrase, reply_texts
from bot.desk.visitor import Reply
from bot.logs import places
from bot.outlet import MessageId, OutletError
from bot.page import PrivatePage, PublicPage
from bot.ports import Clock, Seconds, TableId
from bot.publishing.calls import Edit
from bot.publishing.slots import Unseen
from rules.kit.scene import text

log = structlog.get_logger()
_MOST_TOASTS = 10_000
EDITED_WITHIN: Seconds = 2.5
"""How long an answer that edits the board may take: after 3 s it is none any more."""
Carried: TypeAlias = Callable[[TableId, MessageId, Edit, Unseen], Awaitable[bool]]


class _Toast(NamedTuple):
    """A short answer, when it was given, and whether it told what was done, not why not or *Press again*."""

    at: Seconds
    interaction: Interaction[Any]
    done: bool


class Answers:
    """``commands``: what is printed for a command's name; ``carried``: shows the newest state of a table's
    board by an edit of ours (``Publisher.carried``)."""

    def __init__(self, live: Live, clock: Clock, commands: Mapping[str, str], carried: Carried) -> None:
        self._live = live
        self._carried = carried
        self._clock = clock
        self._commands = commands
        self._toasts: OrderedDict[tuple[int, int | None], _Toast] = OrderedDict()

    def is_live(self, answer: Answer) -> bool:
        """Whether the key stood on a live panel."""
        message = answer.interaction.message
        return message is not None and self._live.owner(message.id) is not None

    async def late(self, answer: Answer) -> None:
        """It takes longer than an interaction may wait."""
        async with answer.lock:
            await tried(answer.acknowledge())

    async def give(self, answer: Answer, reply: Reply, *, silent: bool = False) -> None:
        """``silent``: what was done shows on the message itself, and needs no words."""
        async with answer.lock:
            try:
                await tried(self._give(answer, reply, silent=silent))
            except OutletError as error:
                log.error("answer not laid out", error=places(error))
                await tried(answer.tells(escaped(phrase(reply.language, "discord-fault"))))

    async def turn(self, answer: Answer, page: PrivatePage, offset: int) -> None:
        """The same page with a menu turned to other options."""
        async with answer.lock:
            await tried(answer.becomes(None, panel_view(page, offset)))

    async def ask(self, answer: Answer, command: str, words: str, language: str) -> None:
        """A form for words that are to be typed."""
        async with answer.lock:
            await tried(answer.asks(command, words, language))

    async def revive(self, answer: Answer, page: PrivatePage, table: TableId) -> None:
        """A panel that only its person sees, from before a restart, is live again."""
        async with answer.lock:
            await tried(self._revive(answer, page, table))

    async def _give(self, answer: Answer, reply: Reply, *, silent: bool) -> None:
        message = answer.interaction.message
        if await self._on_board(answer, reply):
            await answer.nothing()
            await self._instead(answer.interaction)
        elif message is not None and self._live.owner(message.id) is not None:
            await self._at_panel(answer, message.id, reply)
        elif reply.page is not None and reply.table is not None:
            await self._panel(answer, reply.page, reply.table)
        elif reply.in_place and answer.source in ("own", "quiet"):
            texts = reply_texts(reply, self._commands)
            await answer.becomes(texts[0] if texts else "", reply_view(reply))
        elif reply.gone and answer.source == "quiet":
            texts = reply_texts(reply, self._commands)
            await (answer.becomes(texts[0], reply_view(reply)) if texts else answer.goes())
        elif not _says(reply) or (silent and answer.source == "own" and _is_plain(reply)):
            await answer.nothing()
        else:
            await self._words(answer, reply)

    async def _on_board(self, answer: Answer, reply: Reply) -> bool:
        """Where everybody sees on the board what was done, the board's edit is the answer, in one call
        (*Receiving and Responding*, ``UPDATE_MESSAGE``); whether the board needs no word besides."""
        message = answer.interaction.message
        if message is None or answer.source != "public" or not _is_plain(reply):
            return False
        if reply.table is None or reply.shown is None or not reply.shown():
            return False
        if answer.interaction.response.is_done():
            # It took longer: what says so becomes the answer. Once deleted, nothing could follow it.
            return False

        async def edit(page: PublicPage) -> bool:
            try:
                async with asyncio.timeout(EDITED_WITHIN):
                    await answer.interaction.response.edit_message(
                        content=page_text(page), view=page_view(page), allowed_mentions=NOBODY
                    )
            except (*FAILURES, OutletError):
                # Too late, the board is gone, or Discord does not take it: the usual way finds out.
                return False
            return True

        async def unseen() -> None:
            # Another edit was under way, and has failed: the press was only acknowledged.
            async with answer.lock:
                await tried(self._words(answer, reply))

        return await self._carried(reply.table, MessageId(str(message.id)), edit, unseen)

    async def _at_panel(self, answer: Answer, message: int, reply: Reply) -> None:
        """A live panel shows by itself what was done; what was refused is said besides."""
        self._live.touched(answer.interaction, message)
        page = self._live.newest(message)
        await (answer.becomes(None, panel_view(page)) if page is not None else answer.nothing())
        if reply.said == (text("refuse-old-panel"),):
            # It asks for My hand, and this is it, as new as can be.
            await self._words(answer, replace(reply, said=(text("discord-panel-now"),)))
        elif not _is_plain(reply):
            await self._words(answer, reply)

    async def _panel(self, answer: Answer, page: PrivatePage, table: TableId) -> None:
        """The person's panel, live as long as the interaction can edit it."""
        message = await answer.tells(None, panel_view(page))
        if answer.is_message:
            self._live.shown(_owner(answer), table, answer.interaction, message, page)

    async def _revive(self, answer: Answer, page: PrivatePage, table: TableId) -> None:
        message = answer.interaction.message
        if message is not None:
            await answer.becomes(None, panel_view(page))
            self._live.shown(_owner(answer), table, answer.interaction, message.id, page)

    async def _words(self, answer: Answer, reply: Reply) -> None:
        """What is said, in as many messages as it needs; keys and a file go with the last."""
        texts = reply_texts(reply, self._commands)
        file = None
        if reply.file is not None:
            file = File(BytesIO(reply.file.body.encode()), filename=reply.file.name)
        for number, words in enumerate(texts):
            last = number == len(texts) - 1
            view = reply_view(reply) if last else None
            try:
                await answer.tells(words, view, file if last else None)
            except Forbidden as error:
                if file is None or not last or error.code != MISSING_PERMISSIONS:
                    raise
                rights = named(reply.language, ("attach_files",))
                lacks = catalogue(reply.language).say(text("discord-no-file", rights=rights))
                await answer.tells(escaped(lacks), view)
        if len(texts) == 1 and _is_toast(reply) and answer.is_message:
            await self._instead(answer.interaction, reply)

    async def _instead(self, interaction: Interaction[Any], said: Reply | None = None) -> None:
        """A short answer takes the place of the one before it: they would pile up under the board. ``said``
        None: the board itself has answered, which leaves no refusal standing, and no *Press again*."""
        where, now = (interaction.user.id, interaction.channel_id), self._clock.now()
        before = self._toasts.get(where)
        if before is not None and (said is not None or not before.done):
            del self._toasts[where]
            if now - before.at < LASTS:
                await tried(before.interaction.delete_original_response())
        if said is not None:
            self._toasts[where] = _Toast(now, interaction, done=not said.alert and said.table is not None)
            if len(self._toasts) > _MOST_TOASTS:
                self._toasts.popitem(last=False)


async def tried(call: Awaitable[object]) -> None:
    """An answer that cannot be given any more is none; what it was for is done all the same."""
    try:
        await call
    except FAILURES as error:
        if is_too_late(error):
            log.info("answered too late")
        else:
            log.info("answer not sent", error=type(outlet_error(error)).__name__)


def _says(reply: Reply) -> bool:
    return bool(reply.said or reply.rows or reply.sections or reply.file or reply.page)


def _is_toast(reply: Reply) -> bool:
    """Nothing of it is to be kept or pressed."""
    return not (reply.rows or reply.sections or reply.file or reply.page or reply.ask)


def _is_plain(reply: Reply) -> bool:
    """Nothing of it must be read."""
    return _is_toast(reply) and not reply.alert


def _owner(answer: Answer) -> str:
    return person(answer.interaction.user.id)
