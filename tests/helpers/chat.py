"""A chat that keeps everything that was ever shown, and when."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bot.ports import Clock, Seconds, TableId
from bot.posts import BoardPost, PanelPost, Question, Standing
from rules.kit.action import Action
from rules.kit.scene import Board, Hand
from rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """One post as whoever looks at it sees it. ``seat`` None: the board."""

    at: Seconds
    table: TableId
    version: int
    seat: Seat | None
    standing: Standing | None = None
    board: Board | None = None
    hand: Hand | None = None
    question: Question | None = None
    proposed: Action | None = None


class RecordingChat:
    """A ``bot.posts.Chat``. ``told`` is called with each post, and may raise like a chat that fails."""

    def __init__(self, clock: Clock, told: Callable[[Shown], None] | None = None) -> None:
        self.posts: list[Shown] = []
        self.told = told
        self._clock = clock

    def board(self, post: BoardPost) -> None:
        now = self._clock.now()
        self._keep(Shown(now, post.table, post.version, None, post.standing, post.board))

    def panel(self, post: PanelPost) -> None:
        now = self._clock.now()
        asked, proposed = post.question, None
        if asked is not None:
            # What is kept must not keep the table, which is told where nothing can be proposed.
            proposed = asked.proposed
            asked = replace(asked, propose=partial(_known, proposed))
        self._keep(
            Shown(now, post.table, post.version, post.seat, hand=post.hand, question=asked, proposed=proposed)
        )

    def of(self, table: TableId, seat: Seat | None = None) -> list[Shown]:
        """All that was shown in one slot, in order."""
        return [post for post in self.posts if (post.table, post.seat) == (table, seat)]

    def standing(self, table: TableId) -> Standing:
        """The newest state of a table."""
        standing = self.of(table)[-1].standing
        assert standing is not None
        return standing

    def question(self, table: TableId, seat: int) -> Question | None:
        """What is asked of a seat now."""
        posts = self.of(table, Seat(seat))
        return posts[-1].question if posts else None

    def _keep(self, shown: Shown) -> None:
        if self.told is not None:
            self.told(shown)
        self.posts.append(shown)


def _known(proposed: Action | None) -> Action | None:
    return proposed
