"""The terminal's group as a platform's outgoing side: nothing to wait for, nothing that fails."""

import secrets
from collections.abc import Sequence

from adapters.group.board import Print
from adapters.group.wall import Message
from bot.outlet import Budget, ChatPlace, MessageId, Place, PlaceKind, PrivatePlace
from bot.page import PrivatePage, PublicPage

PLATFORM = "local"
GROUP = ChatPlace(f"{PLATFORM}:group")
"""The one chat there is; every other place is a person."""


class GroupOutlet:
    """A ``bot.outlet.Outlet``. Messages of an earlier run are shown anew under their old ids."""

    def __init__(self, prints: Print) -> None:
        self._print = prints
        self._messages: dict[str, Message] = {}

    @property
    def name(self) -> str:
        return PLATFORM

    @property
    def budget(self) -> Budget:
        return Budget(per_place={"group": (), "private": ()}, patient=False)

    def kind(self, place: Place) -> PlaceKind:
        return "group" if place == GROUP else "private"

    def share(self, place: Place) -> str:
        return place

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        """A mention rings nowhere here: the first line names whoever is due."""
        return self._new(page, None)

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        self._messages[message] = self._print.page(page, None, self._messages.get(message))

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        """There is no lock screen here: the page is shown at once, not its neutral text."""
        return self._new(page, place)

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        self._messages[message] = self._print.page(page, place, self._messages.get(message))

    async def strip(self, place: Place, message: MessageId) -> None:
        found = self._messages.get(message)
        if found is not None:
            found.keys = []

    async def delete(self, place: Place, message: MessageId) -> None:
        found = self._messages.pop(message, None)
        if found is not None:
            self._print.wall.remove(found)

    def _new(self, page: PublicPage | PrivatePage, person: str | None) -> MessageId:
        number = MessageId(secrets.token_hex(8))
        self._messages[number] = self._print.page(page, person, None)
        return number
