"""What the bot may do where, and what of it is missing, by the names of Discord's permissions."""

from typing import Any

from discord import Interaction, Permissions, Thread

from adapters.discord.words import catalogue
from rules.kit.scene import text


def missing(interaction: Interaction[Any], *, thread: bool = False) -> tuple[str, ...]:
    """Rights that a table needs where the interaction is from. ``thread``: it is to have one of its own."""
    if interaction.guild_id is None:
        return ()
    wanted = ["view_channel"]
    inside = isinstance(interaction.channel, Thread)
    wanted.append("send_messages_in_threads" if inside or thread else "send_messages")
    if thread:
        wanted.append("create_public_threads")
    return lacking(interaction.app_permissions, wanted)


def lacking(has: Permissions, wanted: list[str]) -> tuple[str, ...]:
    """Those of the wanted ones that are not there; whoever administers has all."""
    if has.administrator:
        return ()
    return tuple(name for name in wanted if not getattr(has, name))


def named(language: str, rights: tuple[str, ...]) -> str:
    """Rights as people find them in the settings of a server."""
    words = catalogue(language)
    return ", ".join(words.say(text(f"right-{right.replace('_', '-')}")) for right in rights)
