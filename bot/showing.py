"""What a table hands to its chat: the newest state of the board and of every person's panel."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog

from bot.free import watching
from bot.leaderboard.ports import Counted
from bot.logs import places
from bot.messages import Peeked
from bot.plays import Marks
from bot.ports import Store, StoreError, TableId
from bot.posts import BoardPost, Chat, PanelPost
from bot.publish import Failed, Seen, board_post, panel_post, seen_at, tells_more
from bot.row import Row
from bot.seating import Fixed
from bot.services import Loaded
from bot.sitting import shown_deals, shown_secrets
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat

Post = TypeVar("Post", BoardPost, PanelPost)
log = structlog.get_logger()


class Showing:
    """The slots of one table. ``latest``: the board as it was made last; ``seen``: what of the game is
    public, the same object as long as nothing changes. What a chat fails at is its own matter."""

    def __init__(self, number: TableId, chat: Chat, marks: Marks, failed: Failed) -> None:
        """``failed``: told by a post that cannot be made."""
        self.latest: BoardPost | None = None
        self._number = number
        self._chat = chat
        self._marks = marks
        self._failed = failed
        self._counted: Counted | None = None
        self._revealed: tuple[int, tuple[str, ...]] = (0, ())
        self.seen: Seen | None = None
        self._fixed: Fixed | None = None
        self._people: tuple[Seat, ...] = ()

    def publish(self, loaded: Loaded, trouble: Text | None) -> None:
        """Hands every slot its newest state."""
        fixed = loaded.sitting.row.fixed
        if fixed is not self._fixed:
            self._fixed, self._people = fixed, fixed.humans
        board = self._board(loaded, trouble)
        self._show(self._chat.board, board)
        for seat in self._people:
            self._show_panel(self._panel(loaded, board, seat))

    def tells_more(self, before: Seen | None) -> Callable[[], bool]:
        """Whether the board tells what has been done since, to be asked where it matters."""
        return partial(tells_more, self.seen, before)

    async def count(self, row: Row, store: Store) -> None:
        """Reads what became of a match that is over, for its last board. Where it cannot be read, the board
        does without."""
        if row.moving.ending is not None and self._counted is None:
            try:
                self._counted = await store.counted(self._number)
            except StoreError as error:
                log.warning("result not read", table=self._number, reason=error.reason.key)

    def mark(self, loaded: Loaded, trouble: Text | None, seat: Seat) -> None:
        """Hands one seat's panel what its person has marked."""
        self._show_panel(self.panel(loaded, trouble, seat))

    def hand(self, loaded: Loaded, trouble: Text | None, person: str) -> Peeked | Refusal:
        """What *My hand* answers this person."""
        row = loaded.sitting.row
        seat = row.fixed.seat_of(person)
        if row.affairs.lobby is not None:
            return Refusal(text("refuse-not-begun"))
        if seat is None:
            return Refusal(watching(row, person))
        post = self.panel(loaded, trouble, seat)
        return Refusal(text("refuse-not-begun")) if post is None else Peeked(post)

    def panel(self, loaded: Loaded, trouble: Text | None, seat: Seat) -> PanelPost | None:
        """The panel of one seat; None before the first deal."""
        return self._panel(loaded, self._board(loaded, trouble), seat)

    def _board(self, loaded: Loaded, trouble: Text | None) -> BoardPost:
        sitting = loaded.sitting
        shown = shown_deals(sitting.row)
        if shown != self._revealed[0]:
            self._revealed = (shown, shown_secrets(sitting.row, loaded.secret))
        revealed = self._revealed[1]
        self.seen = seen_at(sitting, self.seen, self._failed)
        self.latest = board_post(
            self._number, loaded.version, sitting, self.seen, revealed, trouble, self._failed, self._counted
        )
        return self.latest

    def _panel(self, loaded: Loaded, board: BoardPost, seat: Seat) -> PanelPost | None:
        draft, edition = self._marks.drafts.get(seat), self._marks.editions.get(seat, 0)
        return panel_post(board, loaded.sitting, seat, draft, edition, self._failed)

    def _show_panel(self, post: PanelPost | None) -> None:
        if post is not None:
            self._show(self._chat.panel, post)

    def _show(self, slot: Callable[[Post], None], post: Post) -> None:
        try:
            slot(post)
        except Exception as error:
            log.error("not shown", table=self._number, error=places(error))
