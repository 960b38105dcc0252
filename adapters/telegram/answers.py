"""Answers of the desk, carried out: pop-ups, messages, edits, deletions."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog
from telegram import Bot, InlineKeyboardMarkup, InputFile, Message, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import TelegramError

from adapters.telegram.errors import is_not_modified, is_too_late, outlet_error
from adapters.telegram.layout import (
    MOST_TOAST,
    catalogue,
    pop_up_words,
    reply_keys,
    reply_messages,
    reply_words,
    shortened,
    units,
    url_key,
)
from adapters.telegram.outlet import NO_PREVIEW
from adapters.telegram.paging import Paging
from adapters.telegram.places import chat_of, topic_of
from bot.desk.commands import AGAIN
from bot.desk.visitor import Reply, Visitor
from bot.outlet import PlatformDown
from bot.ports import Clock
from bot.publishing.limits import wait_after
from bot.texts import language_of
from rules.kit.scene import text

log = structlog.get_logger()
T = TypeVar("T")
TRIES = 3


class Answers:
    """How much is sent when is the limiter's matter; here failures of the network are waited off."""

    def __init__(self, bot: Bot, paging: Paging, clock: Clock) -> None:
        self._bot = bot
        self._paging = paging
        self._clock = clock

    # A press.

    async def pressed(self, query: str, visitor: Visitor, message: int, reply: Reply, *, late: bool) -> None:
        """``message``: whose key it was; ``late``: the press has been answered in the meantime."""
        if reply.url is not None and not late and await self._opens(query, reply.url):
            pass
        elif reply.short and (reply.page is None or not visitor.is_private_chat):
            await self._toast(query, visitor, pop_up_words(reply), alert=True, late=late)
        elif reply.in_place and (visitor.is_private_chat or not reply.secret):
            await self._toast(query, visitor, "", late=late)
            await self._becomes(visitor.chat, message, reply)
        elif _is_more(reply):
            await self._sends(query, visitor, reply, late=late)
        else:
            await self._toast(query, visitor, reply_words(reply), alert=reply.alert, late=late)
        if reply.gone:
            await self._deletes(visitor.chat, message)

    async def waits(self, query: str, visitor: Visitor) -> None:
        """Telegram is told within 3 s, also where we need longer."""
        await self._toast(query, visitor, _say(visitor, "telegram-wait"))

    async def turned(self, query: str, visitor: Visitor, message: int, page: int) -> bool:
        """The message's keys are those of another page; False: they are not known any more."""
        keys = self._paging.turn(chat_of(visitor.chat), message, page)
        if keys is None:
            return False
        await self._toast(query, visitor, "")
        await self._tried(
            lambda: self._bot.edit_message_reply_markup(chat_of(visitor.chat), message, reply_markup=keys)
        )
        return True

    async def nothing(self, query: str) -> None:
        """A press that cannot be ours is answered all the same: its key stops turning."""
        await self._tried(lambda: self._bot.answer_callback_query(query))

    async def _sends(self, query: str, visitor: Visitor, reply: Reply, *, late: bool) -> None:
        """What no pop-up holds: in private where it is secret, else where the key is."""
        if visitor.is_private_chat or not reply.secret:
            await self._toast(query, visitor, "", late=late)
            await self._message(visitor.chat, reply, None)
        elif await self._message(visitor.person, reply, None):
            await self._toast(query, visitor, _say(visitor, "telegram-sent"), late=late)
        elif visitor.start_url is None or late or not await self._opens(query, visitor.start_url(AGAIN)):
            await self._toast(query, visitor, _say(visitor, "telegram-no-private"), alert=True, late=late)

    async def _toast(
        self, query: str, visitor: Visitor, words: str, *, alert: bool = False, late: bool = False
    ) -> None:
        if late:
            # The pop-up was used up; what must be known comes in private.
            if words and alert:
                await self._sent(visitor.person, [words], None, None, html=False)
            return
        shown = shortened(words) or None
        pop_up = alert or units(words) > MOST_TOAST // 2
        await self._tried(lambda: self._bot.answer_callback_query(query, shown, show_alert=pop_up or None))

    async def _opens(self, query: str, url: str) -> bool:
        done = await self._tried(lambda: self._bot.answer_callback_query(query, url=url))
        return done is not None

    async def _becomes(self, where: str, message: int, reply: Reply) -> None:
        first = reply_messages(reply)[:1]
        if not first:
            return
        await self._tried(
            lambda: self._bot.edit_message_text(
                first[0],
                chat_id=chat_of(where),
                message_id=message,
                parse_mode=ParseMode.HTML,
                reply_markup=self._paging.shown(reply_keys(reply), chat_of(where), message),
                link_preview_options=NO_PREVIEW,
            )
        )

    # A command or a message.

    async def written(self, visitor: Visitor, message: int, reply: Reply) -> None:
        """The answer to a message, under it; what is secret goes to its author alone."""
        secret = (reply.secret or reply.page is not None) and not visitor.is_private_chat
        if not secret:
            await self._message(visitor.chat, reply, None if reply.delete else message)
        elif not await self._message(visitor.person, reply, None):
            words, keys = _say(visitor, "telegram-no-private"), None
            if visitor.start_url is not None:
                keys = url_key(language_of(visitor.language), "telegram-open", visitor.start_url(AGAIN))
            await self._sent(visitor.chat, [words], keys, message, html=False)
        if reply.delete and not visitor.is_private_chat:
            await self._deletes(visitor.chat, message)

    async def says(self, visitor: Visitor, message: int, key: str) -> None:
        """A text of this adapter, under a message."""
        await self._sent(visitor.chat, [_say(visitor, key)], None, message, html=False)

    async def _message(self, where: str, reply: Reply, under: int | None) -> bool:
        """Sends it as one message or more; False: it could not be sent."""
        keys = reply_keys(reply)
        if reply.url is not None:
            opens = url_key(reply.language, "telegram-open", reply.url)
            rows = (*(keys.inline_keyboard if keys is not None else ()), *opens.inline_keyboard)
            keys = InlineKeyboardMarkup(rows)
        messages = reply_messages(reply)
        done = await self._sent(where, messages, keys, under) if messages else True
        file = reply.file
        if done and file is not None:
            sent = await self._tried(
                lambda: self._bot.send_document(
                    chat_of(where),
                    InputFile(file.body.encode(), filename=file.name),
                    message_thread_id=topic_of(where),
                )
            )
            done = sent is not None
        return done

    async def _sent(
        self,
        where: str,
        messages: list[str],
        keys: InlineKeyboardMarkup | None,
        under: int | None,
        *,
        html: bool = True,
    ) -> bool:
        for number, words in enumerate(messages):
            last = number == len(messages) - 1
            answer_to = (
                None if under is None or number else ReplyParameters(under, allow_sending_without_reply=True)
            )

            def send(
                words: str = words, last: bool = last, answer_to: ReplyParameters | None = answer_to
            ) -> Awaitable[Message]:
                return self._bot.send_message(
                    chat_of(where),
                    words,
                    parse_mode=ParseMode.HTML if html else None,
                    message_thread_id=topic_of(where),
                    reply_markup=self._paging.shown(keys, chat_of(where)) if last else None,
                    reply_parameters=answer_to,
                    disable_notification=True,
                    link_preview_options=NO_PREVIEW,
                )

            sent = await self._tried(send)
            if sent is None:
                return False
            if last:
                self._paging.sent(keys, chat_of(where), sent.message_id)
        return True

    async def _deletes(self, where: str, message: int) -> None:
        """Best effort: without the right it stays."""
        await self._tried(lambda: self._bot.delete_message(chat_of(where), message))

    async def _tried(self, call: Callable[[], Awaitable[T]]) -> T | None:
        """The answer of a call, tried again where that may help; None: it was not done."""
        for number in range(1, TRIES + 1):
            try:
                return await call()
            except TelegramError as error:
                if is_not_modified(error) or is_too_late(error):
                    return None
                found = outlet_error(error)
            if not isinstance(found, PlatformDown) or number == TRIES:
                log.info("answer not sent", error=type(found).__name__)
                return None
            await self._clock.until(self._clock.now() + wait_after(number, "answer"))
        return None


def _is_more(reply: Reply) -> bool:
    """Whether it is more than a pop-up holds."""
    more = reply.rows or reply.sections or reply.file is not None or reply.page is not None
    return bool(more) or (not reply.alert and units(reply_words(reply)) > MOST_TOAST)


def _say(visitor: Visitor, key: str) -> str:
    return catalogue(language_of(visitor.language)).say(text(key))
