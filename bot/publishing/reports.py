"""What the publisher asks of the house, and what it tells it."""

from typing import Literal, Protocol

from bot.page import PrivatePage, PublicPage
from bot.ports import Seconds, TableId
from bot.posts import BoardPost, PanelPost, Standing
from rules.kit.seats import Seat


class Pages(Protocol):
    """Makes pages (``bot.pages``)."""

    def board(self, post: BoardPost, language: str, pad: int = 0) -> PublicPage:
        """``pad``: numbers on it (``bot.pages.pad``)."""

    def begun(self, post: BoardPost, language: str) -> PublicPage:
        """What the chance of a match comes from, posted as it begins."""

    def panel(self, post: PanelPost, language: str) -> PrivatePage: ...

    def left(self, standing: Standing, language: str) -> PrivatePage:
        """What the panel of somebody says who plays there no longer: nothing of any hand, and no keys."""


class House(Protocol):
    """Who is told, and knows people's choices. No method may raise or take long."""

    def language_of(self, place: str) -> str:
        """The language of a chat or person."""

    def way_of(self, person: str) -> Literal["private", "here"]:
        """Where this person's hand comes."""

    def way_failed(self, person: str, chat: str) -> None:
        """Nothing can be written to this person, who sits at a table in ``chat``; told once, until
        ``Publisher.chat_back``."""

    def delivered(self, table: TableId, version: int, seat: Seat | None, at: Seconds) -> None:
        """This state of the table stands on the board (``seat`` None) or on a panel since ``at``."""

    def chat_shut(self, chat: str, lacks: str) -> None:
        """Nothing can be posted in this chat; ``lacks``: the right that is missing. Told once, until
        ``Publisher.chat_back``."""

    def chat_moved(self, old: str, new: str) -> None:
        """The chat goes on under another id. Told once; ``Publisher.chat_moved`` is the answer."""

    def platform_up(self, platform: str) -> None:
        """An outage has ended."""
