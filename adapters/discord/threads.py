"""A thread for a table (``/new thread:True``)."""

from dataclasses import dataclass
from typing import Any, Literal

from discord import ChannelType, Interaction, TextChannel, Thread

from adapters.discord.errors import FAILURES

KEPT: Literal[10080] = 10_080
"""Minutes without a message after which Discord archives it: the longest there is, a week."""
MOST_NAME = 100


@dataclass(frozen=True, slots=True)
class Opened:
    """A thread that was opened. ``id``: the channel's."""

    id: int
    thread: Thread

    async def drop(self) -> None:
        """Away with it, as far as the bot may; else it is closed."""
        try:
            await self.thread.delete()
        except FAILURES:
            try:
                await self.thread.edit(archived=True)
            except FAILURES:
                return


async def open_thread(interaction: Interaction[Any], words: str) -> Opened | None:
    """A thread in the channel of the command, named after the game. None: none can be opened there."""
    channel = interaction.channel
    if not isinstance(channel, TextChannel):
        return None
    name = f"{words.split()[0].capitalize()} · {interaction.user.display_name}"
    try:
        thread = await channel.create_thread(
            name=name[:MOST_NAME], type=ChannelType.public_thread, auto_archive_duration=KEPT
        )
    except FAILURES:
        return None
    return Opened(thread.id, thread)
