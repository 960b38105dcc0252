"""What the core asks of the world: a store, a chat, a clock. Adapters and storage implement these."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NewType, Protocol, TypeAlias

from rules.kit.action import Action
from rules.kit.contract import Over, Result
from rules.kit.forms import Form
from rules.kit.scene import Board, Hand, Text, text
from rules.kit.seats import Seat

TableId = NewType("TableId", int)
Seconds: TypeAlias = float
"""UTC seconds since 1970 for moments, plain seconds for spans."""
Status: TypeAlias = Literal["running", "over"]


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the running deal's log: an action or a chance outcome, as JSON text.

    The body may hold a stake or a card, so ``repr`` does not show it.
    """

    seq: int
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ChainSecret:
    """``s[position]`` of a table's hash chain (records.md, *Fair chance*). Kept apart from the log."""

    secret: bytes = field(repr=False)
    position: int


@dataclass(frozen=True, slots=True)
class EndedDeal:
    """A finished deal, as the JSON text of a record's deal."""

    number: int
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Change:
    """What one accepted thing changes at one table; durable as a whole or not at all.

    ``version`` counts a table's changes from 1 (which creates it). ``row`` is the table's row as JSON text;
    ``due`` its earliest deadline, None if it waits for nothing. ``deal`` is the number of the deal last
    begun, ``finished`` how many have ended. ``events`` are appended to the running deal's log, in order,
    numbered on from 0. ``ended``: the running deal has ended; it becomes one row and its log is removed.
    ``void``: the running deal's log is removed first, the deal counts for nothing. ``secret`` replaces the
    table's chain secret.
    """

    table: TableId
    version: int
    code: str
    chat: str
    game: str
    status: Status
    deal: int
    finished: int
    due: Seconds | None
    row: str = field(repr=False)
    events: tuple[Event, ...] = ()
    ended: EndedDeal | None = None
    void: bool = False
    secret: ChainSecret | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was last changed, with the running deal's log in order."""

    table: TableId
    version: int
    code: str
    chat: str
    game: str
    status: Status
    deal: int
    finished: int
    due: Seconds | None
    row: str = field(repr=False)
    events: tuple[Event, ...]
    secret: ChainSecret | None


class StoreError(Exception):
    """The store cannot do what was asked; nothing of it has happened. ``reason`` is for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class StoreFull(StoreError):
    """The disk or the file is full. Tables freeze and try again; nothing that was acknowledged is lost."""


class StoreNotWritable(StoreError):
    """The file or its folder cannot be written."""


class StoreInUse(StoreError):
    """Another process works on this file."""


class StoreNewer(StoreError):
    """A newer version of the program made this file."""


class StoreDamaged(StoreError):
    """The file is no database, or a damaged one."""


class StaleChange(StoreError):
    """The table's version is not the one before this change: it was changed by somebody else."""

    def __init__(self, table: TableId) -> None:
        super().__init__(text("store-stale", table=int(table)))


class Store(Protocol):
    """Durable memory. Every method raises ``StoreError``."""

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk. Changes that wait at the same time share a transaction."""

    async def load(self, table: TableId) -> StoredTable | None: ...

    async def ended_deals(self, table: TableId) -> Sequence[EndedDeal]:
        """The finished deals of a table, in order."""

    async def deadlines(self) -> Sequence[tuple[TableId, Seconds]]:
        """Every running table that waits for a moment, with that moment, the earliest first."""

    async def tables(self, chat: str, status: Status) -> Sequence[TableId]:
        """The tables of a chat, the newest first."""

    async def codes(self) -> frozenset[str]:
        """The codes of all running tables."""

    async def last_table(self) -> TableId:
        """The highest table id so far; 0 for an empty store."""


class Clock(Protocol):
    """Time. Tests put their own here, so that none of them waits."""

    def now(self) -> Seconds:
        """This moment."""

    async def until(self, moment: Seconds) -> None:
        """Returns at ``moment``; at once where it has passed."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the house knows of a table and everybody may see, whatever the game.

    ``version`` grows with every change: a slot shows the newest and forgets the older. ``names`` by seat;
    ``computers``: a computer acts there now, ``away``: in place of its person. ``acting``: who is asked now;
    ``until``: when that ends by itself. ``window``: an interrupt window is open. ``over``: the latest deal
    has ended so. ``revealed``: ``s[1]`` … of deals whose secrets may be shown.
    ``trouble``: why the table stands still. ``sides``: who wins and loses together (each seat alone where
    the game knows no partners); ``remarks``: what else is said of seats at the end of the match.
    """

    table: TableId
    version: int
    code: str
    game: str
    names: tuple[str, ...]
    computers: tuple[Seat, ...]
    away: tuple[Seat, ...]
    acting: tuple[Seat, ...]
    until: Seconds | None
    window: bool
    deal: int
    totals: tuple[int, ...]
    over: Over | None
    result: Result | None
    commitment: str
    entropy: str
    revealed: tuple[str, ...]
    voided: int
    ready: tuple[Seat, ...] = ()
    votes: tuple[Seat, ...] = ()
    trouble: Text | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    remarks: tuple[tuple[Seat, Text], ...] = ()


class BoardPost:
    """What the board's slot shows. It can hold neither a hand nor a refusal.

    It shows the table as it stood when this was posted, but is made when it is first looked at (in the event
    loop's own thread): whoever shows every tenth state pays for every tenth.
    """

    __slots__ = ("_board", "_made", "_made_standing", "_standing", "table", "version")

    def __init__(
        self,
        table: TableId,
        version: int,
        standing: Callable[[], Standing],
        board: Callable[[], Board | None],
    ) -> None:
        self.table = table
        self.version = version
        self._standing = standing
        self._board = board
        self._made_standing: Standing | None = None
        self._made: tuple[Board | None] | None = None

    @property
    def standing(self) -> Standing:
        if self._made_standing is None:
            self._made_standing = self._standing()
        return self._made_standing

    @property
    def board(self) -> Board | None:
        """None before the first deal."""
        if self._made is None:
            self._made = (self._board(),)
        return self._made[0]


@dataclass(frozen=True, slots=True)
class Question:
    """A prompt as it is put: its number, forms, whether *Let it roll* answers it, and the proposed act
    (None: to let it roll)."""

    number: int
    forms: tuple[Form, ...] = field(repr=False)
    may_wave: bool
    proposed: Action | None = field(repr=False)


class PanelPost:
    """What one seat's own panel shows, for the eyes of its person only; made when it is first looked at."""

    __slots__ = ("_looked", "_made", "seat", "table", "version")

    def __init__(
        self, table: TableId, version: int, seat: Seat, looked: Callable[[], tuple[Hand, Question | None]]
    ) -> None:
        self.table = table
        self.version = version
        self.seat = seat
        self._looked = looked
        self._made: tuple[Hand, Question | None] | None = None

    @property
    def hand(self) -> Hand:
        return self._look()[0]

    @property
    def question(self) -> Question | None:
        """None: nothing is asked of this seat now."""
        return self._look()[1]

    def _look(self) -> tuple[Hand, Question | None]:
        if self._made is None:
            self._made = self._looked()
        return self._made


class Chat(Protocol):
    """Where a table is shown. Both methods take the newest state of a slot and return at once; delivering
    it, as often as the platform allows, is the adapter's own matter. A post of a version that was posted
    before shows the same state anew (a table in trouble, or one that somebody asked to see)."""

    def board(self, post: BoardPost) -> None:
        """The public message of a table."""

    def panel(self, post: PanelPost) -> None:
        """The private message of one seat."""
