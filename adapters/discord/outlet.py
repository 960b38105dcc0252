"""What the publisher sends: messages, edits, deletions. It alone limits how much; here are the numbers."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from discord import (
    AllowedMentions,
    Client,
    Message,
    Object,
    PartialMessage,
    PartialMessageable,
    TextDisplay,
)

from adapters.discord.errors import FAILURES, outlet_error
from adapters.discord.layout import page_view, panel_view, text_view
from adapters.discord.places import PLATFORM, channel_of, guild_of, is_private, user_of
from adapters.discord.words import neutral_text, page_text
from bot.outlet import (
    Budget,
    ChatPlace,
    MessageId,
    OutletError,
    Place,
    PlaceKind,
    PlatformDown,
    PrivatePlace,
    Rate,
    WayShut,
)
from bot.page import PrivatePage, PublicPage

T = TypeVar("T")
BUDGET = Budget(
    per_place={"group": (Rate(5, 5.0),), "private": (Rate(5, 5.0),)},
    overall=(Rate(50, 1.0),),
)
"""https://discord.com/developers/docs/topics/rate-limits: 50 requests a second in all; 5 in 5 s per channel
is what the headers of *Create Message* and *Edit Message* say."""
NOBODY = AllowedMentions.none()
_MOST_KNOWN = 20_000
"""Private channels that are remembered."""


class DiscordOutlet:
    """A ``bot.outlet.Outlet``."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._private: OrderedDict[int, int] = OrderedDict()
        self.is_open = False
        """Whether Discord has let the bot in: until then nothing can be sent."""
        self.shut: dict[str, str] = {}
        """Places where the last message was refused, each with what is missing, until ``opened``."""
        self.calls_person: Callable[[str, str], Awaitable[bool]] | None = None
        """Whether the person is still in the chat, asked before somebody is mentioned."""

    @property
    def name(self) -> str:
        return PLATFORM

    @property
    def budget(self) -> Budget:
        return BUDGET

    def kind(self, place: Place) -> PlaceKind:
        return "private" if is_private(place) else "group"

    def share(self, place: Place) -> str:
        """Every channel and thread counts alone."""
        return place

    def opened(self, where: str) -> bool:
        """Something can be sent there again; whether that was not so until now."""
        return self.shut.pop(where, None) is not None

    def knows(self, user: int, channel: int) -> None:
        """The private channel of somebody, as an interaction tells it."""
        self._private[user] = channel
        self._private.move_to_end(user)
        if len(self._private) > _MOST_KNOWN:
            self._private.popitem(last=False)

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        """Only a message that mentions somebody makes a sound."""
        if self.calls_person is not None:
            mentions = [one for one in mentions if await self.calls_person(place, one)]
        users = [Object(user_of(one)) for one in mentions]
        told = (
            AllowedMentions(everyone=False, roles=False, replied_user=False, users=users) if users else NOBODY
        )

        async def send(channel: PartialMessageable) -> MessageId:
            sent = await channel.send(
                page_text(page, mentions),
                view=page_view(page),
                allowed_mentions=told,
                silent=not mentions,
                suppress_embeds=True,
            )
            return MessageId(str(sent.id))

        return await self._called(place, send)

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        await self._called(
            place,
            lambda channel: _message(channel, message).edit(
                content=page_text(page), view=page_view(page), allowed_mentions=NOBODY
            ),
        )

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        neutral = neutral_text(page)

        async def send(channel: PartialMessageable) -> MessageId:
            if neutral is not None:
                sent = await channel.send(neutral, allowed_mentions=NOBODY, suppress_embeds=True)
            else:
                sent = await channel.send(view=panel_view(page), allowed_mentions=NOBODY)
            return MessageId(str(sent.id))

        return await self._called(place, send)

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        """What was sent neutral, as content, becomes a panel, which it stays."""
        await self._called(
            place,
            lambda channel: _message(channel, message).edit(
                content=None, view=panel_view(page), allowed_mentions=NOBODY
            ),
        )

    async def strip(self, place: Place, message: MessageId) -> None:
        """A panel is read first: without its words among the components it would be empty."""
        await self._called(place, lambda channel: _strip(_message(channel, message), is_private(place)))

    async def delete(self, place: Place, message: MessageId) -> None:
        await self._called(place, lambda channel: _message(channel, message).delete())

    async def hint(self, place: ChatPlace, words: str) -> None:
        """A line for everybody, that shows nothing of anybody. Raises ``OutletError``."""
        await self._called(
            place,
            lambda channel: channel.send(words, allowed_mentions=NOBODY, silent=True, suppress_embeds=True),
        )

    async def channel(self, place: Place) -> PartialMessageable:
        """Where the messages of a place go; a private channel is opened, where it is not known. Raises
        whatever the library does."""
        if not is_private(place):
            return self._client.get_partial_messageable(channel_of(place), guild_id=guild_of(place))
        user = user_of(place)
        if user not in self._private:
            self.knows(user, (await self._client.create_dm(Object(user))).id)
        return self._client.get_partial_messageable(self._private[user])

    async def _called(self, place: Place, call: Callable[[PartialMessageable], Awaitable[T]]) -> T:
        """The answer. Raises ``OutletError``."""
        if not self.is_open:
            raise PlatformDown
        try:
            return await call(await self.channel(place))
        except OutletError:
            raise
        except FAILURES as error:
            found = outlet_error(error)
            if isinstance(found, WayShut):
                self.shut[place] = found.lacks
            raise found from None


def _message(channel: PartialMessageable, message: MessageId) -> PartialMessage:
    return channel.get_partial_message(int(message))


async def _strip(message: PartialMessage, read: bool) -> None:
    words = _first_words(await message.fetch()) if read else None
    await message.edit(view=None if words is None else text_view(words))


def _first_words(message: Message) -> str | None:
    """What a panel says above its first question; None: it is no panel."""
    texts = (part.content for part in message.components if isinstance(part, TextDisplay))
    return next(texts, None) if message.flags.components_v2 else None
