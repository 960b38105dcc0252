"""What the bot may do where, and what of it is missing, by the names of Discord's permissions."""

from typing import Any

from discord import Interaction, Permissions, Thread

from adapters.discord.words import catalogue
from rules.kit.scene import Text, text


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


def is_shut(interaction: Interaction[Any]) -> bool:
    """Whether the interaction is from a thread that is locked or archived, where the bot cannot write."""
    channel = interaction.channel
    if not isinstance(channel, Thread) or interaction.app_permissions.manage_threads:
        return False
    return channel.locked or channel.archived


def why_no_table(interaction: Interaction[Any], language: str, *, thread: bool = False) -> Text | None:
    """Why none can be set up there. ``thread``: it is to have one of its own. An archived thread comes back
    by being written in."""
    rights = missing(interaction, thread=thread)
    if rights:
        return text("discord-lacks", rights=named(language, rights))
    if is_shut(interaction) and getattr(interaction.channel, "locked", False):
        return text("discord-locked")
    return None


def why_old_board(interaction: Interaction[Any], language: str) -> Text | None:
    """Why the boards there cannot be brought up to date."""
    rights = missing(interaction)
    if rights:
        return text("discord-board-lacks", rights=named(language, rights))
    return text("discord-board-shut") if is_shut(interaction) else None


def lacking(has: Permissions, wanted: list[str]) -> tuple[str, ...]:
    """Those of the wanted ones that are not there; whoever administers has all."""
    if has.administrator:
        return ()
    return tuple(name for name in wanted if not getattr(has, name))


def named(language: str, rights: tuple[str, ...]) -> str:
    """Rights as people find them in the settings of a server."""
    words = catalogue(language)
    return ", ".join(words.say(text(f"right-{right.replace('_', '-')}")) for right in rights)
