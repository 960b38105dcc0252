"""Updates: what people do on Telegram, handed to the desk in the order of each table."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import Any

import structlog
from telegram import CallbackQuery, ChatMember, ChatMemberUpdated, Message, Update
from telegram.constants import ChatMemberStatus, UpdateType

from adapters.lanes import Lanes
from adapters.telegram.answers import Answers
from adapters.telegram.outlet import TelegramOutlet
from adapters.telegram.paging import turns_to
from adapters.telegram.places import place
from adapters.telegram.visitors import Self, Visitors, has_key, is_anonymous_admin, place_of
from bot.desk.visitor import Reply
from bot.keys import PanelKey, read_key
from bot.outlet import ChatPlace
from bot.ports import Clock, Seconds
from bot.service import Service

log = structlog.get_logger()
ALLOWED = (
    UpdateType.MESSAGE,
    UpdateType.CALLBACK_QUERY,
    UpdateType.MY_CHAT_MEMBER,
    UpdateType.CHAT_MEMBER,
)
"""Everything that is asked for (``allowed_updates``)."""
ANSWERED_WITHIN: Seconds = 2.5
"""A press that takes longer is answered that it was taken (product.md, *Messages*: under 3 s)."""
SETTLED: Seconds = 5.0
"""After so long the bot knows each message that it has sent."""
MOST_REMEMBERED = 10_000
"""Updates that are known again when they come a second time."""
FOR_THE_NAMELESS = frozenset(
    ("close", "help", "history", "language", "leaderboard", "options", "privacy", "rules", "settings")
)
"""What anonymous admins may: close and set, not sit."""
_GONE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Updates:
    """``take`` returns at once. What concerns one table (or chat) is done in its order, everything else at
    the same time; answers are sent beside that."""

    def __init__(
        self,
        service: Service,
        outlet: TelegramOutlet,
        answers: Answers,
        visitors: Visitors,
        me: Self,
        clock: Clock,
    ) -> None:
        self._service = service
        self._clock = clock
        self._desk = service.desk
        self._outlet = outlet
        self._answers = answers
        self._visitors = visitors
        self._me = me
        self._lanes = Lanes()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._moved: set[tuple[int, int]] = set()

    def take(self, update: Update) -> None:
        """One update; a second time it has no effect."""
        if update.update_id in self._seen:
            return
        self._seen[update.update_id] = None
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)
        query, message = update.callback_query, update.message
        if query is not None:
            press = _Press(query)
            timer = asyncio.get_running_loop().call_later(ANSWERED_WITHIN, self._wait_for, press)
            self._lanes.in_order(_lane_of(query), lambda: self._press(press, timer))
        elif message is not None:
            self._lanes.in_order(place_of(message), lambda: self._message(message))
        elif update.my_chat_member is not None:
            change = update.my_chat_member
            self._lanes.in_order(place(change.chat.id), lambda: self._me_changed(change))
        elif update.chat_member is not None:
            other = update.chat_member
            self._lanes.in_order(place(other.chat.id), lambda: self._member_changed(other))

    async def drain(self) -> None:
        """Waits until all that was taken is done and answered."""
        await self._lanes.drain()

    # A press.

    async def _press(self, press: "_Press", timer: asyncio.TimerHandle) -> None:
        query = press.query
        visitor, message = self._visitors.of_press(query), query.message
        reply: Reply | None = None
        done = False
        try:
            if visitor is not None and message is not None and query.data is not None:
                page = turns_to(query.data)
                if page is not None:
                    done = await self._answers.turned(query.id, visitor, message.message_id, page)
                if not done:
                    reply = await self._desk.press(visitor, query.data)
        finally:
            timer.cancel()
            if reply is None and not done and not press.late:
                self._lanes.beside(self._answers.nothing(query.id))
        if reply is not None and visitor is not None and message is not None and query.data is not None:
            if not has_key(query):
                # Whatever stands there, it is not what this key stood below: it stays as it is.
                reply = replace(reply, in_place=False, gone=False)
            answer = self._answers.pressed(query.id, visitor, message.message_id, reply, late=press.late)
            if has_key(query):
                answer = self._answered(answer, query.data, visitor.chat, str(message.message_id))
            self._lanes.beside(answer)

    def _wait_for(self, press: "_Press") -> None:
        """It takes long, here or before it in its lane: the person is told so in time."""
        visitor = self._visitors.of_press(press.query)
        if visitor is not None:
            press.late = True
            self._lanes.beside(self._answers.waits(press.query.id, visitor))

    async def _answered(self, work: Coroutine[Any, Any, None], data: str, where: str, message: str) -> None:
        """Keys of a hand that was asked for are taken away once one was pressed: the panel itself shows what
        came of it. (Of boards that stand twice the desk takes care.)"""
        await work
        key, publisher = read_key(data), self._service.publisher
        if not isinstance(key, PanelKey) or await publisher.current(key.table, where, message):
            return
        await self._clock.until(self._clock.now() + SETTLED)
        if not await publisher.current(key.table, where, message):
            publisher.stray(where, message)

    # A message.

    async def _message(self, message: Message) -> None:
        chat = message.chat.id
        if message.migrate_to_chat_id is not None:
            await self._migrated(chat, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._migrated(message.migrate_from_chat_id, chat)
        elif message.left_chat_member is not None:
            if message.left_chat_member.id != self._me.id:
                await self._left(chat, message.left_chat_member.id)
        elif message.forum_topic_reopened is not None:
            self._opened(place_of(message))
        else:
            await self._words(message)

    async def _words(self, message: Message) -> None:
        visitor = self._visitors.of_message(message)
        words = message.text or ""
        if visitor is None:
            return
        if visitor.is_private_chat:
            self._opened(visitor.chat)
            reply = await self._desk.typed(visitor, words) if words else None
            reply = reply or await self._desk.command(visitor, "help")
        else:
            command = self._for_us(words)
            if command is None:
                return
            name, rest = command
            nameless = message.sender_chat is not None
            if nameless and not (is_anonymous_admin(message) and name in FOR_THE_NAMELESS):
                self._lanes.beside(self._answers.says(visitor, message.message_id, "telegram-anonymous"))
                return
            reply = await self._desk.command(visitor, name, rest)
        self._lanes.beside(self._answers.written(visitor, message.message_id, reply))

    def _for_us(self, words: str) -> tuple[str, str] | None:
        """A command for us, and the words after it; None: it is none, or another bot's."""
        first, *rest = words.split(maxsplit=1)[:2] or [""]
        name, _, whose = first.partition("@")
        if not name.startswith("/") or len(name) < 2:
            return None
        if whose and whose.casefold() != self._me.username.casefold():
            return None
        return name.removeprefix("/").casefold(), rest[0] if rest else ""

    # What happens to chats and people.

    async def _me_changed(self, change: ChatMemberUpdated) -> None:
        where, new = place(change.chat.id), change.new_chat_member
        if is_in(new):
            await self._desk.bot_added(where, change.from_user.language_code)
            self._opened(where)
        else:
            await self._desk.bot_removed(where)

    async def _member_changed(self, change: ChatMemberUpdated) -> None:
        user = change.new_chat_member.user
        self._visitors.forget_admin(change.chat.id, user.id)
        if is_in(change.old_chat_member) and not is_in(change.new_chat_member):
            await self._left(change.chat.id, user.id)

    async def _left(self, chat: int, user: int) -> None:
        """From the chat with all its topics. Who sat nowhere may still have waited for a seat there."""
        person, share = place(user), self._outlet.share(ChatPlace(place(chat)))
        lines = await self._service.house.tables_of(person)
        sat = {line.chat for line in lines if self._outlet.share(ChatPlace(line.chat)) == share}
        for where in {place(chat), *sat}:
            await self._desk.person_left(where, person)

    async def _migrated(self, old: int, new: int) -> None:
        """Told twice, in the old chat and in the new one."""
        if (old, new) not in self._moved:
            self._moved.add((old, new))
            await self._service.move_chat(place(old), place(new))

    def _opened(self, where: str) -> None:
        """Something can be sent there again."""
        for known in self._outlet.opened(where):
            self._service.publisher.chat_back(known)


@dataclass(slots=True)
class _Press:
    """``late``: its person has been told that it takes a moment."""

    query: CallbackQuery
    late: bool = False


def is_in(member: ChatMember) -> bool:
    """Whether somebody is in the chat; with restrictions one may be in or out."""
    return member.status not in _GONE and getattr(member, "is_member", True)


def _lane_of(query: CallbackQuery) -> str:
    """The table that a key names; of no table: the chat."""
    key = read_key(query.data or "")
    if key is not None and key.table:
        return f"table {key.table}"
    return place_of(query.message) if query.message is not None else place(query.from_user.id)
