"""What stands where: a table's messages as they are, and the state that each is to show."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, cast

from bot.outlet import MessageId, Place
from bot.page import PrivatePage, PublicPage
from bot.ports import Seconds, Slot, TableId
from bot.posts import BoardPost, PanelPost, Standing
from rules.kit.scene import Cards, Text
from rules.kit.seats import Seat

Post: TypeAlias = BoardPost | PanelPost
Unseen: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Somebody is told what he did: the board that was to show it could not."""
BOARD: Final = "board"
BEGUN: Final = "begun"
"""The message that holds the entropy of the match (records.md, *Fair chance* 2): posted once."""
OLD: Final = "old"
"""What names of rows of the store begin with (``old:MESSAGE``): a board that was posted anew, and whose old
message is still to go away."""
NUDGED: Final = "nudged"
"""A row of the store beside the board's: its ``version`` is how many nudges have been told."""
ANSWER, HAND, URGENT, NUDGE, CALM, CHORE = range(6)
"""What goes first: answers; panels with a question; whose turn it is; nudges; other changes; tidying up."""
DICE: Seconds = 4.0
"""How long a die that fell by itself, and that nobody could answer, waits for more on the board."""
ANSWERS: Seconds = 8.0
"""How long the answer of one of several who are asked at once waits for those of the others."""


class Facts(NamedTuple):
    """What everybody waits to see: whose turn it is, windows, ends, trouble. ``window``: of which turn of the
    table, where somebody may answer it."""

    turn: int
    acting: tuple[Seat, ...]
    window: int | None
    deal: int
    over: bool
    result: bool
    lobby: bool
    pause: bool
    trouble: Text | None

    def new(self, before: "Facts | None") -> bool:
        """Whether there is more to see than that some of those who are asked at once have answered."""
        if before is None or self[2:] != before[2:]:
            return True
        return self.acting != before.acting and not self.fewer(before)

    def fewer(self, before: "Facts") -> bool:
        """Whether some of those who were asked at once have answered, and the others are still asked."""
        return self.turn == before.turn and set() < set(self.acting) < set(before.acting)


class Shown:
    """One message of a table: its board, what its match began with, or a panel. ``post``: the newest state
    that it is to show, None: it shows the newest.

    ``version`` and ``page``: what is known to stand there (0, None: not known); ``edition``: of the
    draft. ``facts``: what of it makes a change urgent; ``nudged``: nudges that were told. ``free_at``:
    the moment from which it may be touched again; ``calm_from``: until then what is not urgent waits for
    more (0: it does not); ``held``: not now, it is being sent or saved; ``posting``: as a message whose id is
    not known yet. ``refused``: the state that the platform would not take. ``ever``: it has shown, or was to
    show, a table that was not over. ``unseen``: who counts on its showing a version, or a later one.
    """

    __slots__ = (
        "calm_from", "due", "edition", "ever", "facts", "failures", "free_at", "held", "message", "name",
        "nudged", "order", "page", "place", "post", "posting", "priority", "refused", "seat", "share",
        "table", "unseen", "version",
    )  # fmt: skip

    def __init__(self, table: TableId, seat: Seat | None, name: str = BOARD) -> None:
        self.table = table
        self.seat = seat
        self.name = name if seat is None else f"panel:{int(seat)}"
        """As the store calls it."""
        self.post: Post | None = None
        self.place: Place | None = None
        self.message: MessageId | None = None
        self.page: PublicPage | PrivatePage | None = None
        self.version = 0
        self.edition = 0
        self.facts: Facts | None = None
        self.nudged = 0
        self.ever = False
        self.free_at: Seconds = 0.0
        self.calm_from: Seconds = 0.0
        self.failures = 0
        self.held = False
        self.posting = False
        self.refused: tuple[int, int] | None = None
        self.due = False
        self.priority = CALM
        self.order = 0
        self.share: str | None = None
        self.unseen: list[tuple[int, Unseen]] = []

    def lose(self) -> None:
        """The message is no more, or is no longer this table's."""
        self.message = self.page = self.facts = None
        self.version = self.edition = 0

    def row(self, version: int) -> Slot:
        """For the store."""
        assert self.place is not None and self.message is not None
        return Slot(self.table, self.name, self.place, self.message, version)


class Entry:
    """A table that was shown lately. ``looked``: when something was last asked of it; ``loaded``: what
    stands where is known; ``doubtful``: what it shows is not. ``over``: the match is; ``forgotten``: its rows
    are gone from the store."""

    __slots__ = ("begun", "board", "doubtful", "forgotten", "loaded", "looked", "over", "panels", "table")

    def __init__(self, table: TableId, now: Seconds) -> None:
        self.table = table
        self.board = Shown(table, None)
        self.begun = Shown(table, None, BEGUN)
        self.panels: dict[Seat, Shown] = {}
        self.looked = now
        self.loaded = False
        self.doubtful = False
        self.over = False
        self.forgotten = False

    def slot(self, seat: Seat | None) -> Shown:
        """The slot of a seat's panel, or the board's."""
        if seat is None:
            return self.board
        found = self.panels.get(seat)
        if found is None:
            found = self.panels[seat] = Shown(self.table, seat)
        return found

    @property
    def slots(self) -> tuple[Shown, ...]:
        return (self.board, self.begun, *self.panels.values())

    def settled(self) -> bool:
        """Whether nothing waits to be shown or saved."""
        return self.loaded and all(slot.post is None and not slot.held for slot in self.slots)

    def take(self, rows: Sequence[Slot]) -> None:
        """What the store knows of the messages."""
        for row in rows:
            if row.name == NUDGED:
                self.board.nudged = row.version
                continue
            if row.name.startswith(OLD):
                continue
            kind, _, seat = row.name.partition(":")
            slot = self.begun if kind == BEGUN else self.slot(Seat(int(seat)) if kind == "panel" else None)
            slot.place, slot.message = cast(Place, row.place), MessageId(row.message)
            slot.version = 0 if self.doubtful else row.version
            slot.ever = True


def edition_of(post: Post) -> int:
    """Of the draft that it shows; boards show none."""
    return post.edition if isinstance(post, PanelPost) else 0


def facts_of(standing: Standing) -> Facts:
    """What of a board makes a change urgent."""
    return Facts(
        standing.turn,
        () if standing.quiet else standing.acting,
        standing.turn if standing.window and not standing.quiet else None,
        standing.deal,
        standing.over is not None,
        standing.result is not None,
        standing.lobby is None,
        standing.pause is not None,
        standing.trouble,
    )


def patience(before: Facts | None, standing: Standing) -> Seconds:
    """How long what is new on a board waits for more. Nobody is asked anything by it, but people watch."""
    if standing.quiet:
        return DICE
    return ANSWERS if before is not None and facts_of(standing).fewer(before) else 0.0


def called(standing: Standing, told: int) -> tuple[str, ...]:
    """Whom a new board is to mention: who was nudged since, and is still waited for. Nobody is
    waited for while the table is paused."""
    count, seats = standing.nudged
    if count <= told or standing.pause is not None:
        return ()
    there = [seat for seat in seats if seat < len(standing.people) and seat in standing.acting]
    return tuple([person for seat in there if (person := standing.people[seat]) is not None])


def worth_a_message(post: PanelPost) -> bool:
    """Whether a panel is news enough for a first message: there is a hand of cards, or something is asked
    that stands on the panel alone. (Koblarz has neither.)"""
    if any(isinstance(part, Cards) for part in post.hand.parts):
        return True
    return post.question is not None and any(form.place == "hand" for form in post.question.forms)
