"""What ``hospoda check`` asks Telegram."""

from dataclasses import dataclass

from telegram.error import InvalidToken, TelegramError

from adapters.telegram.errors import outlet_error
from adapters.telegram.platform import TokenRefused, make_bot


@dataclass(frozen=True, slots=True)
class Found:
    """The bot of a token. ``joins_groups``: it may be added to groups; ``reads_all``: its privacy mode is
    off, which it does not need."""

    username: str
    joins_groups: bool
    reads_all: bool


async def look(token: str, api: str) -> Found:
    """Raises ``TokenRefused``, or ``OutletError`` where Telegram does not answer."""
    try:
        bot = make_bot(token, api)
        async with bot:
            me = await bot.get_me()
    except InvalidToken:
        raise TokenRefused from None
    except TelegramError as error:
        raise outlet_error(error) from None
    return Found(me.username or "", bool(me.can_join_groups), bool(me.can_read_all_group_messages))
