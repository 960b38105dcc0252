"""Completion of what is typed in commands: each option asks the desk, for this person alone."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from discord import Interaction
from discord.app_commands import Choice

from bot.desk.desk import Desk
from bot.desk.visitor import Visitor

MOST_CHOICES, MOST_CHOICE = 25, 100
T = TypeVar("T")
Offers = list[tuple[str, str]]
"""What may be typed now, as label and words."""


class Completes(Protocol):
    """The client of this adapter."""

    async def offered(
        self, interaction: Interaction[Any], ask: Callable[[Desk, Visitor], Awaitable[list[T]]]
    ) -> list[T]:
        """What the desk offers; nothing where that cannot be told in time."""


async def codes(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Codes of tables that may be meant."""
    client: Completes = interaction.client
    found = await client.offered(interaction, lambda desk, visitor: desk.codes(visitor, typed))
    return [Choice(name=code, value=code) for code in found]


async def plays(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """What this person may do now."""
    name = interaction.command.name if interaction.command is not None else "play"
    table = _given(interaction, "table")
    return await _offered(interaction, lambda desk, visitor: desk.offers(visitor, name, table, typed))


async def options(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Names of options of a table."""
    table = _given(interaction, "table")
    return await _offered(interaction, lambda desk, visitor: desk.offers_options(visitor, table, None, typed))


async def values(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Values of the option that is named."""
    option, table = _given(interaction, "option"), _given(interaction, "table")
    if not option:
        return []
    return await _offered(
        interaction, lambda desk, visitor: desk.offers_options(visitor, table, option, typed)
    )


async def new_options(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Options of a new table, behind what was typed of them."""
    game = _given(interaction, "game")
    return await _offered(interaction, lambda desk, visitor: desk.offers_new(visitor, game, typed))


async def settings(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Names of settings."""
    mine = bool(_given(interaction, "mine"))
    return await _offered(
        interaction, lambda desk, visitor: desk.offers_settings(visitor, None, typed, mine=mine)
    )


async def settings_values(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    """Values of the setting that is named."""
    setting, mine = _given(interaction, "setting"), bool(_given(interaction, "mine"))
    if not setting:
        return []
    return await _offered(
        interaction, lambda desk, visitor: desk.offers_settings(visitor, setting, typed, mine=mine)
    )


def _given(interaction: Interaction[Any], option: str) -> Any:
    """What stands in another option of the command so far."""
    return getattr(interaction.namespace, option, None) or ""


async def _offered(
    interaction: Interaction[Any], ask: Callable[[Desk, Visitor], Awaitable[Offers]]
) -> list[Choice[str]]:
    client: Completes = interaction.client
    return _shown(await client.offered(interaction, ask))


def _shown(offered: Sequence[tuple[str, str]]) -> list[Choice[str]]:
    """Choices, as far as Discord takes them."""
    return [
        Choice(name=label[:MOST_CHOICE], value=words)
        for label, words in offered[:MOST_CHOICES]
        if len(words) <= MOST_CHOICE
    ]
