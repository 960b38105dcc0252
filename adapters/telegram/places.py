"""Places of the house and ids of Telegram: ``telegram:CHAT``, ``telegram:CHAT:TOPIC``, ``telegram:USER``."""

from bot.ports import Slot

PLATFORM = "telegram"
_SUPERGROUP = "-100"


def place(chat: int, topic: int | None = None) -> str:
    """
    >>> place(-1001, 7), place(5)
    ('telegram:-1001:7', 'telegram:5')
    """
    return f"{PLATFORM}:{chat}" if topic is None else f"{PLATFORM}:{chat}:{topic}"


def chat_of(where: str) -> int:
    """The chat's id; of a person's private chat it is the person's."""
    return int(where.split(":")[1])


def topic_of(where: str) -> int | None:
    """The forum topic; None: the place is a whole chat.

    >>> topic_of("telegram:-1001:7"), topic_of("telegram:-1001")
    (7, None)
    """
    parts = where.split(":")
    return int(parts[2]) if len(parts) > 2 else None


def is_private(where: str) -> bool:
    """Whether it is one person's chat with the bot: those have positive ids."""
    return chat_of(where) > 0


def link(slot: Slot) -> str | None:
    """The address of a message. Private chats and basic groups have none.

    >>> link(Slot(1, "board", "telegram:-1001234:7", "55", 1))
    'https://t.me/c/1234/7/55'
    """
    chat, topic = str(chat_of(slot.place)), topic_of(slot.place)
    if not chat.startswith(_SUPERGROUP):
        return None
    inside = chat.removeprefix(_SUPERGROUP)
    return f"https://t.me/c/{inside}/" + ("" if topic is None else f"{topic}/") + slot.message
