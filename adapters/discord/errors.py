"""What Discord's errors come to, by their codes
(https://discord.com/developers/docs/topics/opcodes-and-status-codes#json)."""

from aiohttp import ClientError
from discord import DiscordServerError, HTTPException, LoginFailure, NotFound, RateLimited

from bot.outlet import Busy, MessageGone, NotTaken, OutletError, PlatformDown, WayShut
from bot.ports import Seconds

FAILURES = (HTTPException, RateLimited, LoginFailure, ClientError, OSError, TimeoutError)
"""What a call may raise: errors of Discord, and of the way there."""
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
MISSING_PERMISSIONS = 50013
TOO_LATE = (10062, 40060, 50027, 10015)
"""An interaction is unknown (3 s are over), was acknowledged before, or its token is used up (15 minutes)."""
_GONE = (10008, 30046)
"""The message is no more; or it is older than an hour and was edited too often since: a new one it is."""
_SHUT = {
    50007: "",  # this person takes no messages from the bot
    50278: "",  # no server in common
    40003: "",  # private chats are opened too fast
    10013: "",
    10003: "channel",
    10004: "channel",
    50001: "view",
    MISSING_PERMISSIONS: "send",
    50083: "thread",
    160005: "thread",
}
"""What is missing, by code."""
_SLOW = (20016, 20028, 20029)
"""Slow mode, and limits of writing that are no limits of the API."""
CLOUDFLARE: Seconds = 60.0
"""How long to keep still after a 429 that does not come from the API itself."""


def is_too_late(error: BaseException) -> bool:
    """Nothing can be answered with this interaction any more, or it has been answered."""
    return isinstance(error, HTTPException) and error.code in TOO_LATE


def outlet_error(error: BaseException) -> OutletError:
    """Never holds the message: it could repeat what was sent."""
    match error:
        case RateLimited():
            return Busy(error.retry_after)
        case DiscordServerError() | LoginFailure():
            return PlatformDown()
        case HTTPException():
            return _by_code(error)
    return PlatformDown()


def _by_code(error: HTTPException) -> OutletError:
    if error.code in _GONE:
        return MessageGone()
    if error.code in _SHUT:
        return WayShut(_SHUT[error.code])
    if error.code in _SLOW:
        return Busy(_wait_of(error))
    if error.status == 429:
        return Busy(_wait_of(error), everywhere=True)
    if error.status == 401 or error.status >= 500:
        return PlatformDown()
    if isinstance(error, NotFound):
        return MessageGone()
    return WayShut("send") if error.status == 403 else NotTaken()


def _wait_of(error: HTTPException) -> Seconds:
    try:
        return max(1.0, float(error.response.headers.get("Retry-After", CLOUDFLARE)))
    except ValueError:
        return CLOUDFLARE
