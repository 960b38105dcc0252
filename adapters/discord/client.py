"""The client: what the library calls, handed on."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import structlog
from discord import (
    AutoShardedClient,
    Guild,
    Intents,
    Interaction,
    InteractionType,
    MemberCacheFlags,
    RawThreadUpdateEvent,
    Role,
    Thread,
)
from discord.abc import GuildChannel
from discord.app_commands import AppCommandError, CommandTree

from adapters.discord.commands import add_commands
from adapters.discord.components import ITEMS, is_known
from adapters.discord.outlet import NOBODY
from adapters.discord.places import channel
from adapters.discord.translating import OurTranslator
from adapters.discord.updates import Updates
from bot.desk.desk import Desk
from bot.desk.visitor import Visitor
from bot.ports import Seconds

log = structlog.get_logger()
T = TypeVar("T")
LONGEST_WAIT: Seconds = 30.0
"""A longer rest that Discord wants (429) is told to the publisher; the library waits for shorter ones."""


class Tree(CommandTree[Any]):
    """A command that Discord knows and we do not, or the other way round, is answered all the same."""

    async def on_error(self, interaction: Interaction[Any], error: AppCommandError, /) -> None:
        log.warning("command not known", error=type(error).__name__)
        client: HospodaClient = interaction.client
        client.takes(interaction, "help")


class HospodaClient(AutoShardedClient):
    """No privileged intents, and nothing cached but servers with their channels. ``updates``: None until the
    house is open."""

    def __init__(self, shards: int | None = None) -> None:
        intents = Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            shard_count=shards,
            max_messages=None,
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=NOBODY,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.updates: Updates | None = None
        self.tree = Tree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(OurTranslator())
        self.add_dynamic_items(*ITEMS)

    # Components (``adapters.discord.components.Pressed``).

    async def key_used(self, interaction: Interaction[Any], data: str) -> None:
        if self.updates is not None:
            self.updates.key_used(interaction, data)

    async def turned(self, interaction: Interaction[Any], offset: int) -> None:
        if self.updates is not None:
            self.updates.turns(interaction, offset)

    async def marked(self, interaction: Interaction[Any], stem: str, values: Sequence[str]) -> None:
        if self.updates is not None:
            self.updates.marks(interaction, stem, values)

    async def types(self, interaction: Interaction[Any], command: str, words: str) -> None:
        if self.updates is not None:
            self.updates.asks(interaction, command, words)

    async def on_interaction(self, interaction: Interaction[Any]) -> None:
        """Forms, which are known by their ids alone, and components that nobody here wrote."""
        if self.updates is None:
            return
        custom_id = interaction.custom_id or ""
        if interaction.type is InteractionType.modal_submit:
            self.updates.form(interaction, custom_id, _first_words(interaction.data))
        elif interaction.type is InteractionType.component and not is_known(custom_id):
            self.updates.key_used(interaction, "")

    # Commands (``adapters.discord.commands.Takes``).

    def takes(
        self, interaction: Interaction[Any], name: str, words: str = "", *, thread: bool = False
    ) -> None:
        if self.updates is not None:
            self.updates.command_used(interaction, name, words, thread=thread)

    # Completion (``adapters.discord.completing.Completes``).

    async def offered(
        self, interaction: Interaction[Any], ask: Callable[[Desk, Visitor], Awaitable[list[T]]]
    ) -> list[T]:
        return [] if self.updates is None else await self.updates.offered(interaction, ask)

    # Servers and channels.

    async def on_guild_join(self, guild: Guild) -> None:
        await self._back(guild)

    async def on_guild_available(self, guild: Guild) -> None:
        await self._back(guild)

    async def on_guild_remove(self, guild: Guild) -> None:
        if self.updates is not None:
            await self.updates.removed(guild.id, [one.id for one in (*guild.channels, *guild.threads)])

    async def on_guild_channel_delete(self, gone: GuildChannel) -> None:
        if self.updates is not None:
            await self.updates.removed(gone.guild.id, [gone.id])

    async def on_thread_delete(self, thread: Thread) -> None:
        if self.updates is not None:
            await self.updates.removed(thread.guild.id, [thread.id])

    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        """Its rights may be others now; threads have those of their channel."""
        if self.updates is not None:
            threads = [one.id for one in after.guild.threads if one.parent_id == after.id]
            for number in (after.id, *threads):
                self.updates.back(channel(after.guild.id, number))

    async def on_guild_role_update(self, before: Role, after: Role) -> None:
        if before.permissions != after.permissions:
            await self._back(after.guild)

    async def on_raw_thread_update(self, update: RawThreadUpdateEvent) -> None:
        """Raw: the library forgets a thread that is archived, and takes it for a new one afterwards."""
        state = update.data["thread_metadata"]
        if self.updates is not None and not (state["archived"] or state.get("locked")):
            self.updates.back(channel(update.guild_id, update.thread_id))

    async def _back(self, guild: Guild) -> None:
        if self.updates is not None:
            self.updates.server_back(guild.id)


def _first_words(data: Any) -> str:
    """The first words in a form, however deep they stand."""
    if isinstance(data, Mapping):
        if isinstance(data.get("value"), str):
            return str(data["value"])
        inner = [data.get("component"), *(data.get("components") or ())]
        return next((found for one in inner if one and (found := _first_words(one))), "")
    return ""
