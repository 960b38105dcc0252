"""What the publisher asks of a platform: to send, edit and delete messages, and in what measure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NewType, Protocol, TypeAlias

from bot.page import PrivatePage, PublicPage
from bot.ports import Seconds

ChatPlace = NewType("ChatPlace", str)
"""A chat in which tables stand, as ``PLATFORM:…`` (the ``chat`` of a table)."""
PrivatePlace = NewType("PrivatePlace", str)
"""A person's private chat with the bot, as ``PLATFORM:…`` (the ``person`` of a seat)."""
Place: TypeAlias = ChatPlace | PrivatePlace
MessageId = NewType("MessageId", str)
"""A message in its place, in the platform's own form."""
PlaceKind: TypeAlias = Literal["private", "group"]


class OutletError(Exception):
    """A platform did not do what was asked. Never holds anything of the page."""


class MessageGone(OutletError):
    """The message is no more: it is to be posted anew."""


class WayShut(OutletError):
    """Nothing can be sent there until its people change that: blocked, closed, the bot removed or without
    the right. ``lacks`` names a right that is missing, for the answer and ``hospoda check``."""

    def __init__(self, lacks: str = "") -> None:
        super().__init__(lacks)
        self.lacks = lacks


class Busy(OutletError):
    """Too much at once: nothing for ``seconds``, in this place or (``everywhere``) in all."""

    def __init__(self, seconds: Seconds, *, everywhere: bool = False) -> None:
        super().__init__(f"{seconds:g} s")
        self.seconds = seconds
        self.everywhere = everywhere


class PlatformDown(OutletError):
    """The platform does not answer or fails: an outage, whose end is awaited."""


class PlaceMoved(OutletError):
    """The chat goes on under another id."""

    def __init__(self, now: ChatPlace) -> None:
        super().__init__("moved")
        self.now = now


class NotTaken(OutletError):
    """The platform refuses the message itself: a fault of ours, not to be tried again."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most ``calls`` in any ``seconds``."""

    calls: int
    seconds: Seconds


@dataclass(frozen=True, slots=True)
class Budget:
    """A platform's ways: its numbers, and the page of its documentation they are from (in the adapter).

    ``per_place``: by kind of place; ``overall``: for all places together; ``board_gap``: seconds between two
    edits of one board; ``shares``: places with the same key count together (topics of a supergroup).
    ``pad``: whose hand comes *here* has only pop-ups, and plays by a number pad on the board. ``patient``:
    calls are worth saving, so that what nobody is asked by waits for more.
    """

    per_place: Mapping[PlaceKind, tuple[Rate, ...]]
    overall: tuple[Rate, ...] = ()
    board_gap: Mapping[PlaceKind, Seconds] = field(default_factory=dict)
    pad: bool = False
    patient: bool = True


class Outlet(Protocol):
    """A platform, for messages that the bot sends by itself. Raises ``OutletError``; "not modified" is
    success."""

    @property
    def name(self) -> str:
        """What its places begin with."""

    @property
    def budget(self) -> Budget: ...

    def kind(self, place: Place) -> PlaceKind:
        """Which of the budget's numbers hold there."""

    def share(self, place: Place) -> str:
        """Places with the same share count together against ``per_place``."""

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        """A new message in a chat. ``mentions``: the people who are told of it; nobody else is."""

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None: ...

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        """A new message to one person; as its ``neutral`` text, where it has one, until it is edited."""

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None: ...

    async def strip(self, place: Place, message: MessageId) -> None:
        """Takes the keys away from a message that is no longer the newest."""

    async def delete(self, place: Place, message: MessageId) -> None: ...
