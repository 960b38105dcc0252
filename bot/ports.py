"""What the core asks of the world: a store, a chat, a clock. Adapters and storage implement these."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NewType, Protocol, TypeAlias

from bot.leaderboard.ports import Results
from bot.leaderboard.results import MatchResult, SeatPoints
from bot.people.ports import People
from rules.kit.scene import Text, text
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
    table's chain secret. ``people``: who sits where from now on (None: as before; a table that is over keeps
    none). ``scored``: what each seat got in the deal that ``ended`` (empty: it was left unfinished).
    ``result``: the match has ended so; with the change that makes a match over that has dealt, so that it is
    counted once. ``origin``: the platform's id of the press that opened the table, with version 1 only: a
    second table of the same origin is refused with ``OriginTaken``. ``chat`` counts with version 1 only:
    after that ``move_chat`` alone changes where a table stands, also while an older change is on its way.
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
    people: tuple[tuple[Seat, str], ...] | None = None
    origin: str | None = None
    scored: tuple[SeatPoints, ...] = ()
    result: MatchResult | None = None


@dataclass(frozen=True, slots=True)
class TableLine:
    """A running table in a list. ``seat``: where the person sits who was asked about."""

    table: TableId
    code: str
    chat: str
    game: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A message that shows a table. ``name``: ``board`` (the result is its last state) or ``panel:SEAT``;
    ``place`` and ``message``: where it stands, in the platform's own form (``bot.outlet``); ``version``: of
    the table, as it is known to be shown there (0: not known).

    Two more names are the publisher's own (``bot.publishing.slots``): ``nudged`` counts in ``version`` the
    nudges that the board has told, ``old:MESSAGE`` is a former board that is still to go away.
    """

    table: TableId
    name: str
    place: str
    message: str
    version: int


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


class OriginTaken(StoreError):
    """A table with this origin was opened before."""

    def __init__(self, table: TableId) -> None:
        super().__init__(text("store-origin-taken", table=int(table)))


class Store(Results, People, Protocol):
    """Durable memory. Every method raises ``StoreError``."""

    async def commit(self, change: Change) -> None:
        """Returns when the change is on disk. Changes that wait at the same time share a transaction."""

    async def load(self, table: TableId) -> StoredTable | None: ...

    async def ended_deals(self, table: TableId) -> Sequence[EndedDeal]:
        """The finished deals of a table, in order."""

    async def deadlines(self) -> Sequence[tuple[TableId, Seconds]]:
        """Every running table that waits for a moment, with that moment, the earliest first."""

    async def tables(self, chat: str, status: Status) -> Sequence[TableId]:
        """The tables of a chat, the newest first. An old id of the chat does as well."""

    async def codes(self) -> frozenset[str]:
        """The codes of all running tables."""

    async def table_chats(self) -> Sequence[str]:
        """The chats in which tables run, in the order of their ids."""

    async def last_table(self) -> TableId:
        """The highest table id so far; 0 for an empty store."""

    async def opened(self, origin: str) -> TableId | None:
        """The table that this press opened."""

    async def tables_in(self, chat: str) -> Sequence[TableLine]:
        """The running tables of a chat (lobbies too), the oldest first. An old id does as well."""

    async def tables_of(self, person: str) -> Sequence[TableLine]:
        """The running tables at which the person sits, the oldest first."""

    async def slots(self, table: TableId) -> Sequence[Slot]:
        """The messages that show the table, by name."""

    async def save_slots(self, slots: Sequence[Slot], gone: Sequence[tuple[TableId, str]] = ()) -> None:
        """Puts these slots in place of what was known, and then forgets those of ``gone`` (table, name).
        Their tables must be stored. Returns when it is on disk; shares a transaction with whatever else
        waits."""

    async def chat(self, chat: str) -> str | None:
        """What is kept of a chat, as JSON text; of the one that it became, where it has moved."""

    async def save_chat(self, chat: str, body: str) -> None:
        """Replaces it."""

    async def person(self, person: str) -> str | None:
        """What is kept of a person, as JSON text."""

    async def save_person(self, person: str, body: str) -> None:
        """Replaces it."""

    async def move_chat(self, old: str, new: str) -> Sequence[TableId]:
        """The chat goes on under another id, in one transaction: its tables (the running ones that moved are
        returned, the oldest first), its row, where it has one, and the places of their slots; the old id
        stays an alias. No table's version changes. Doing it again does nothing."""

    async def chat_now(self, chat: str) -> str:
        """The id under which this chat goes on; its own where it has not moved."""


class Clock(Protocol):
    """Time. Tests put their own here, so that none of them waits."""

    def now(self) -> Seconds:
        """This moment."""

    async def until(self, moment: Seconds) -> None:
        """Returns at ``moment``; at once where it has passed."""
