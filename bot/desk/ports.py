"""What the desk asks of the house (``bot.house`` is one) and of whoever makes pages."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from bot.messages import Answer, Caller, Message
from bot.page import PrivatePage
from bot.ports import Slot, TableId, TableLine
from bot.posts import BoardPost, PanelPost
from bot.seating import Settings
from rules.kit.contract import GameOptions

PanelPage: TypeAlias = Callable[[PanelPost, str], PrivatePage]
"""A panel as a page in a language."""
BoardLink: TypeAlias = Callable[[Slot], str | None]
"""The address of a message in its platform; None: it has none."""


class HouseForDesk(Protocol):
    """All tables. Reading and opening raise ``StoreError``, opening ``SitsElsewhere`` too; what names a table
    ``NoSuchTable``."""

    async def open_lobby(
        self, caller: Caller, chat: str, game: str, options: GameOptions, settings: Settings, origin: str
    ) -> TableId:
        """Opens a table, once for each ``origin``; its opener sits at it."""

    async def ask(self, table: TableId, message: Message) -> Answer: ...

    async def tables_in(self, chat: str) -> Sequence[TableLine]: ...

    async def tables_of(self, person: str) -> Sequence[TableLine]: ...

    def snapshot(self, number: TableId) -> BoardPost | None:
        """As it was shown last; None: it sleeps, and ``Look`` wakes it."""

    async def record(self, number: TableId) -> str: ...

    async def person_gone(self, chat: str, person: str) -> None: ...

    async def chat_moved(self, old: str, new: str) -> None: ...
