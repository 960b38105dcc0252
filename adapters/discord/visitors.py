"""Who comes: people of Discord as visitors of the desk."""

from dataclasses import replace
from typing import Any

from discord import Interaction

from adapters.discord.places import PLATFORM, channel, person
from bot.desk.visitor import Visitor


def visitor_of(interaction: Interaction[Any]) -> Visitor:
    """Whoever used a command or a component. Interactions bear what the person and the bot may do there."""
    user, guild, where = interaction.user, interaction.guild_id, interaction.channel_id
    locale = interaction.guild_locale

    async def is_admin() -> bool:
        may = interaction.permissions
        return may.administrator or may.manage_guild or may.manage_channels

    private = guild is None or where is None
    return Visitor(
        person=person(user.id),
        name=user.display_name,
        chat=person(user.id) if guild is None or where is None else channel(guild, where),
        platform=PLATFORM,
        source=f"{PLATFORM}:{interaction.id}",
        is_admin=is_admin,
        language=str(interaction.locale),
        chat_language=None if locale is None else str(locale),
        is_private_chat=private,
        answers_are_private=True,
        message=None if interaction.message is None else str(interaction.message.id),
    )


def in_thread(visitor: Visitor, guild: int, thread: int) -> Visitor:
    """The same person in a thread."""
    return replace(visitor, chat=channel(guild, thread))


def is_foreign(interaction: Interaction[Any]) -> bool:
    """Somebody brought the bot along where it is no member itself: it can answer him, and nothing more."""
    if interaction.guild_id is None:
        return interaction.context.private_channel is True
    return interaction.is_user_integration() and not interaction.is_guild_integration()
