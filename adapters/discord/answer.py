"""One interaction and its answer: acknowledged in time, given once, and never where others see it."""

import asyncio
from typing import Any, Literal, TypeAlias

from discord import File, Interaction, InteractionResponseType
from discord.ui import LayoutView, Modal, TextInput, View

from adapters.discord.outlet import NOBODY
from adapters.discord.words import phrase

Source: TypeAlias = Literal["none", "public", "own", "quiet"]
"""Where the key was: nowhere (a command), on a message of a channel, on one in the person's private chat, on
one that only he sees."""
MOST_TYPED, MOST_TITLE, MOST_HINT = 200, 45, 100
FORM = "x"
"""What the id of a form begins with; behind it stand the command and the words before what is typed."""
_ITS_OWN = (InteractionResponseType.channel_message, InteractionResponseType.deferred_channel_message)


def source_of(interaction: Interaction[Any]) -> Source:
    """Where the key was."""
    message = interaction.message
    if message is None:
        return "none"
    if message.flags.ephemeral:
        return "quiet"
    return "own" if interaction.guild_id is None else "public"


class Answer:
    """An interaction takes one first answer within 3 s; what needs longer is acknowledged before. The
    methods raise what the library does."""

    def __init__(self, interaction: Interaction[Any]) -> None:
        self.interaction = interaction
        self.source = source_of(interaction)
        self.lock = asyncio.Lock()
        """Held while something of it is on its way."""
        self._empty = False

    @property
    def is_message(self) -> bool:
        """Whether the first answer was a message of its own, so that the interaction's token edits that one
        and no other."""
        return self.interaction.response.type in _ITS_OWN

    async def acknowledge(self) -> None:
        """Discord is told that it takes longer. Of a public message nothing is touched: what comes later is a
        message of its own, for this person alone."""
        response = self.interaction.response
        if response.is_done():
            return
        if self.source in ("own", "quiet"):
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)
            self._empty = True

    async def becomes(self, words: str | None, view: View | LayoutView) -> None:
        """The message whose key was pressed becomes this one. Never a public one. ``words``: None where they
        are in the view; a panel stays a panel."""
        assert self.source in ("own", "quiet")
        response = self.interaction.response
        if not response.is_done():
            await response.edit_message(content=words, view=view, allowed_mentions=NOBODY)
        else:
            await self.interaction.edit_original_response(content=words, view=view, allowed_mentions=NOBODY)

    async def nothing(self) -> None:
        """Acknowledged, and nothing is seen of it."""
        if self._empty:
            await self.interaction.delete_original_response()
        elif not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def goes(self) -> None:
        """The message whose key was pressed is deleted, where only this person sees it."""
        await self.nothing()
        if self.source == "quiet":
            await self.interaction.delete_original_response()

    async def tells(
        self, words: str | None, view: View | LayoutView | None = None, file: File | None = None
    ) -> int:
        """One more message for this person alone; its id. ``words``: None where they are in the view."""
        more: dict[str, Any] = {"view": view} if view is not None and view.children else {}
        interaction = self.interaction
        if self._empty:
            self._empty = False
            if file is not None:
                more["attachments"] = [file]
            edited = await interaction.edit_original_response(
                content=words, allowed_mentions=NOBODY, **more
            )  # fmt: skip
            return edited.id
        if file is not None:
            more["file"] = file
        more.update(ephemeral=True, allowed_mentions=NOBODY, suppress_embeds=True)
        if words is not None:
            more["content"] = words
        if not interaction.response.is_done():
            sent = await interaction.response.send_message(**more)
            return sent.message_id or 0
        followed = await interaction.followup.send(wait=True, **more)
        return followed.id

    async def asks(self, command: str, words: str, language: str) -> None:
        """A form for words that are to be typed behind a command."""
        behind = f".{words}" if words else ""
        title = phrase(language, "discord-type-title")[:MOST_TITLE]
        modal = Modal(title=title, custom_id=f"{FORM}.{command}{behind}", timeout=None)
        hint = phrase(language, "discord-type-hint")[:MOST_HINT]
        modal.add_item(TextInput(label=title, custom_id="words", max_length=MOST_TYPED, placeholder=hint))
        modal.stop()  # It is known by its id; the library need not remember it.
        await self.interaction.response.send_modal(modal)
