"""What the publisher sends: messages, edits, deletions. It counts how much; here are the numbers."""

from collections.abc import Awaitable, Sequence
from typing import TypeVar

from telegram import InlineKeyboardMarkup, LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import RetryAfter, TelegramError
from telegram.ext import ExtBot

from adapters.telegram.errors import is_not_modified, outlet_error
from adapters.telegram.layout import neutral_words, page_html, page_keys
from adapters.telegram.limiter import GRANTED, Granted, Limiter
from adapters.telegram.paging import Paging
from adapters.telegram.places import PLATFORM, chat_of, is_private, topic_of
from bot.outlet import (
    Budget,
    ChatPlace,
    MessageId,
    Place,
    PlaceKind,
    PrivatePlace,
    Rate,
    WayShut,
)
from bot.page import PrivatePage, PublicPage

T = TypeVar("T")
BUDGET = Budget(
    per_place={"group": (Rate(1, 1.0), Rate(20, 60.0)), "private": (Rate(4, 4.0),)},
    overall=(Rate(30, 1.0),),
    board_gap={"group": 3.0},
    pad=True,
)
"""https://core.telegram.org/bots/faq, *My bot is hitting limits*: one message a second in a chat with short
bursts, 20 a minute in a group, 30 a second in all; edits count too."""
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class TelegramOutlet:
    """A ``bot.outlet.Outlet``. ``shut``: places where the last message was refused, until ``opened``;
    ``paging``: of keyboards that are too large."""

    def __init__(self, bot: ExtBot[Granted], limiter: Limiter) -> None:
        self._bot = bot
        self.paging = Paging()
        self._limiter = limiter
        self.shut: set[str] = set()

    @property
    def name(self) -> str:
        return PLATFORM

    @property
    def budget(self) -> Budget:
        return BUDGET

    def kind(self, place: Place) -> PlaceKind:
        return "private" if is_private(place) else "group"

    def share(self, place: Place) -> str:
        """All topics of a supergroup count together."""
        return f"{PLATFORM}:{chat_of(place)}"

    def opened(self, where: str) -> list[str]:
        """The places of a chat (all its topics) that were shut until now."""
        share = self.share(ChatPlace(where))
        found = [place for place in self.shut if self.share(ChatPlace(place)) == share]
        self.shut.difference_update(found)
        return found

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        """Only a message that mentions somebody makes a sound."""
        words, keys = page_html(page, mentions), page_keys(page)
        return await self._new(place, words, keys, silent=not mentions)

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        await self._edit(place, message, page_html(page), page_keys(page))

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        neutral = neutral_words(page)
        if neutral is not None:
            return await self._new(place, neutral, None, silent=False, html=False)
        return await self._new(place, page_html(page), page_keys(page), silent=False)

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        await self._edit(place, message, page_html(page), page_keys(page))

    async def strip(self, place: Place, message: MessageId) -> None:
        call = self._bot.edit_message_reply_markup(
            chat_id=chat_of(place), message_id=int(message), rate_limit_args=GRANTED
        )
        await self._called(place, call)

    async def delete(self, place: Place, message: MessageId) -> None:
        call = self._bot.delete_message(chat_of(place), int(message), rate_limit_args=GRANTED)
        await self._called(place, call)

    async def _new(
        self, place: Place, words: str, keys: InlineKeyboardMarkup | None, *, silent: bool, html: bool = True
    ) -> MessageId:
        call = self._bot.send_message(
            chat_of(place),
            words,
            parse_mode=ParseMode.HTML if html else None,
            message_thread_id=topic_of(place),
            reply_markup=self.paging.shown(keys, chat_of(place)),
            disable_notification=silent,
            link_preview_options=NO_PREVIEW,
            rate_limit_args=GRANTED,
        )
        sent = await self._called(place, call)
        assert sent is not None
        self.paging.sent(keys, chat_of(place), sent.message_id)
        return MessageId(str(sent.message_id))

    async def _edit(
        self, place: Place, message: MessageId, words: str, keys: InlineKeyboardMarkup | None
    ) -> None:
        call = self._bot.edit_message_text(
            words,
            chat_id=chat_of(place),
            message_id=int(message),
            parse_mode=ParseMode.HTML,
            reply_markup=self.paging.shown(keys, chat_of(place), int(message)),
            link_preview_options=NO_PREVIEW,
            rate_limit_args=GRANTED,
        )
        await self._called(place, call)

    async def _called(self, place: Place, call: Awaitable[T]) -> T | None:
        """The answer; None: the message said so already. Raises ``OutletError``."""
        try:
            return await call
        except TelegramError as error:
            if is_not_modified(error):
                return None
            if isinstance(error, RetryAfter):
                raise self._limiter.busy(chat_of(place), error) from None
            found = outlet_error(error)
            if isinstance(found, WayShut):
                self.shut.add(place)
            raise found from None
