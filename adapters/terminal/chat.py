"""The terminal as a chat: keeps the newest state of each slot until it is shown."""

import asyncio

from bot.ports import TableId
from bot.posts import BoardPost, PanelPost
from rules.kit.seats import Seat


class TerminalChat:
    """The chat port of one table at a terminal."""

    def __init__(self) -> None:
        self.table: TableId | None = None
        self.post: BoardPost | None = None
        self.panels: dict[Seat, PanelPost] = {}
        self.changed = asyncio.Event()

    def board(self, post: BoardPost) -> None:
        if post.standing.table == self.table:
            self.post = post
            self.changed.set()

    def panel(self, post: PanelPost) -> None:
        if post.table == self.table:
            self.panels[post.seat] = post
            self.changed.set()
