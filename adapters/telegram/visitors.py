"""Who comes: people of Telegram as visitors of the desk."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from telegram import Bot, CallbackQuery, Chat, Message, User
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError

from adapters.telegram.errors import outlet_error
from adapters.telegram.places import PLATFORM, place
from bot.desk.visitor import Visitor
from bot.ports import Clock, Seconds

ADMINS = (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)
REMEMBERED: Seconds = 60.0
"""How long it is remembered who is an admin."""
_MOST_REMEMBERED = 1000


@dataclass(frozen=True, slots=True)
class Self:
    """The bot as Telegram knows it."""

    id: int
    username: str

    def start_url(self, payload: str) -> str:
        """Opens the private chat; the payload comes back as ``/start PAYLOAD``."""
        return f"https://t.me/{self.username}?start={payload}"


class Visitors:
    """Makes visitors, and asks Telegram who is an admin."""

    def __init__(self, bot: Bot, me: Self, clock: Clock) -> None:
        self._bot = bot
        self._me = me
        self._clock = clock
        self._admins: OrderedDict[tuple[int, int], tuple[Seconds, bool]] = OrderedDict()

    def of_press(self, query: CallbackQuery) -> Visitor | None:
        """Whoever pressed a key; None: on a message of no chat (inline)."""
        if query.message is None:
            return None
        user, where = query.from_user, place_of(query.message)
        found = self._visitor(user, query.message.chat, where, f"{PLATFORM}:press:{query.id}", seen=False)
        return replace(found, message=str(query.message.message_id) if has_key(query) else None)

    def of_message(self, message: Message) -> Visitor | None:
        """Whoever wrote a message; None: nobody did, or another bot. Who writes as the group is an anonymous
        admin; nothing more is known of him."""
        user, chat = message.from_user, message.chat
        if user is None:
            return None
        source = f"{PLATFORM}:message:{chat.id}:{message.message_id}"
        if is_anonymous_admin(message):
            return self._visitor(user, chat, place_of(message), source, seen=True, is_admin=_yes)
        if user.is_bot and message.sender_chat is None:
            return None
        return self._visitor(user, chat, place_of(message), source, seen=True)

    def _visitor(
        self,
        user: User,
        chat: Chat,
        where: str,
        source: str,
        *,
        seen: bool,
        is_admin: Callable[[], Awaitable[bool]] | None = None,
    ) -> Visitor:
        async def ask() -> bool:
            return await self._is_admin(chat.id, user.id)

        private = chat.type == ChatType.PRIVATE
        return Visitor(
            person=place(user.id),
            name=user.full_name,
            chat=where,
            platform=PLATFORM,
            source=source,
            is_admin=is_admin or ask,
            language=user.language_code,
            # A group has no language of its own: that of whoever opens its first table.
            chat_language=user.language_code,
            is_private_chat=private,
            answers_are_private=private or not seen,
            start_url=self._me.start_url,
        )

    async def _is_admin(self, chat: int, user: int) -> bool:
        """Raises ``OutletError``."""
        now = self._clock.now()
        known = self._admins.get((chat, user))
        if known is not None and now - known[0] < REMEMBERED:
            return known[1]
        try:
            member = await self._bot.get_chat_member(chat, user)
        except TelegramError as error:
            raise outlet_error(error) from None
        self._admins[chat, user] = (now, member.status in ADMINS)
        if len(self._admins) > _MOST_REMEMBERED:
            self._admins.popitem(last=False)
        return member.status in ADMINS

    def forget_admin(self, chat: int, user: int) -> None:
        """What somebody may do has changed."""
        self._admins.pop((chat, user), None)


def place_of(message: object) -> str:
    """The chat or the topic in which a message stands. Of one that is too old its topic is not known."""
    if isinstance(message, Message) and message.is_topic_message:
        return place(message.chat.id, message.message_thread_id)
    chat = getattr(message, "chat")  # noqa: B009 - of either kind of message
    return place(chat.id)


def has_key(query: CallbackQuery) -> bool:
    """Whether the message has the key that was pressed: any client can send other data with it
    (*CallbackQuery*, ``data``). Of one that is too old that is not known."""
    message = query.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return False
    keys = (key for row in message.reply_markup.inline_keyboard for key in row)
    return any(key.callback_data == query.data for key in keys)


def is_anonymous_admin(message: Message) -> bool:
    """Written by an admin in the group's own name."""
    return message.sender_chat is not None and message.sender_chat.id == message.chat.id


async def _yes() -> bool:
    return True
