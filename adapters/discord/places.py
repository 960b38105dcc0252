"""Places of the house and ids of Discord: ``discord:USER`` and ``discord:SERVER:CHANNEL`` (a thread is a
channel of its own)."""

from bot.ports import Slot

PLATFORM = "discord"


def person(user: int) -> str:
    """Somebody, and his private chat with the bot.

    >>> person(5)
    'discord:5'
    """
    return f"{PLATFORM}:{user}"


def channel(guild: int, number: int) -> str:
    """A channel or a thread of a server.

    >>> channel(7, 5)
    'discord:7:5'
    """
    return f"{PLATFORM}:{guild}:{number}"


def is_private(where: str) -> bool:
    """Whether it is one person's chat with the bot."""
    return where.count(":") == 1


def user_of(where: str) -> int:
    """The person's id, of a private place."""
    return int(where.split(":")[1])


def guild_of(where: str) -> int | None:
    """The server; None: the place is private.

    >>> guild_of("discord:7:5"), guild_of("discord:5")
    (7, None)
    """
    parts = where.split(":")
    return int(parts[1]) if len(parts) > 2 else None


def channel_of(where: str) -> int:
    """The channel's or thread's id, of a place in a server."""
    return int(where.split(":")[2])


def link(slot: Slot) -> str | None:
    """The address of a message; of a private chat there is none that the bot knows.

    >>> link(Slot(1, "board", "discord:7:5", "55", 1))
    'https://discord.com/channels/7/5/55'
    """
    guild = guild_of(slot.place)
    return (
        None
        if guild is None
        else f"https://discord.com/channels/{guild}/{channel_of(slot.place)}/{slot.message}"
    )
