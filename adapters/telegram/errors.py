"""What Telegram's errors come to. Those of status 400 are told apart by their words alone."""

from datetime import timedelta

from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from adapters.telegram.places import place
from bot.outlet import (
    Busy,
    ChatPlace,
    MessageGone,
    NotTaken,
    OutletError,
    PlaceMoved,
    PlatformDown,
    WayShut,
)
from bot.ports import Seconds

_NOT_MODIFIED = "message is not modified"
_GONE = (
    "message to edit not found",
    "message to delete not found",
    "message not found",
    "message_id_invalid",
    "message can't be edited",
)
_SHUT = {
    "not enough rights": "send",
    "have no rights": "send",
    "need administrator rights": "admin",
    "chat_admin_required": "admin",
    "chat_write_forbidden": "send",
    "chat_send_plain_forbidden": "send",
    "chat_restricted": "send",
    "topic_closed": "topic",
    "topic_deleted": "topic",
    "message thread not found": "topic",
    "chat not found": "chat",
    "user not found": "chat",
    "peer_id_invalid": "chat",
    "group chat was deactivated": "chat",
    "user is deactivated": "chat",
    "input_user_deactivated": "chat",
}
"""What is missing, by what Telegram says."""


def is_not_modified(error: TelegramError) -> bool:
    """The message says already what it should."""
    return isinstance(error, BadRequest) and _NOT_MODIFIED in error.message.casefold()


def is_too_late(error: TelegramError) -> bool:
    """A press is answered too late, or the second time."""
    words = error.message.casefold()
    return isinstance(error, BadRequest) and ("query is too old" in words or "query_id_invalid" in words)


def outlet_error(error: TelegramError) -> OutletError:
    """Never holds the message: it could repeat what was sent."""
    match error:
        case RetryAfter():
            return Busy(seconds_of(error))
        case ChatMigrated():
            return PlaceMoved(ChatPlace(place(error.new_chat_id)))
        case Forbidden():
            return WayShut()
        case BadRequest():  # a NetworkError for the library
            return _bad_request(error.message.casefold())
        case NetworkError():
            return PlatformDown()
    # A token that is revoked, a second process with the same one: nobody is served until that is over.
    return PlatformDown()


def _bad_request(words: str) -> OutletError:
    if any(part in words for part in _GONE):
        return MessageGone()
    lacks = next((lacks for part, lacks in _SHUT.items() if part in words), None)
    return NotTaken() if lacks is None else WayShut(lacks)


def seconds_of(error: RetryAfter) -> Seconds:
    """How long Telegram wants to be left alone."""
    # The property warns that its type will change.
    left = error._retry_after
    return left.total_seconds() if isinstance(left, timedelta) else float(left)
