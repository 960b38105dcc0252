"""What a group of changes comes to: judged by version, then folded into the rows that must be written."""

from collections.abc import Iterable, Mapping, Sequence

from bot.leaderboard.results import MatchResult, SeatPoints
from bot.ports import (
    ChainSecret,
    Change,
    EndedDeal,
    Event,
    OriginTaken,
    Slot,
    StaleChange,
    StoreError,
    TableId,
)
from rules.kit.seats import Seat
from storage.statements import Value
from storage.work import Save, SaveChat, SaveSlots


class Batch:
    """The sum of accepted changes.

    Several changes of one table come to one row: the last one stands, and what a later ``void`` or ``ended``
    removes from the log is never written. So the group needs as many statements as there are kinds.
    """

    __slots__ = (
        "_chats",
        "_cleared",
        "_deals",
        "_events",
        "_origins",
        "_people",
        "_present",
        "_results",
        "_scored",
        "_seats",
        "_secrets",
        "_slots",
        "_tables",
        "_taken",
        "_versions",
    )

    def __init__(
        self,
        versions: Mapping[TableId, int],
        taken: Mapping[str, TableId] | None = None,
        present: Mapping[str, str] | None = None,
    ) -> None:
        """``versions``: those stored, of every table that changes; 0 or absent where there is none.
        ``taken``: the stored origins of those that come up; ``present``: where chats that come up have moved.
        """
        self._versions = versions
        self._taken = dict(taken or {})
        self._present = present or {}
        self._tables: dict[TableId, Change] = {}
        self._origins: dict[TableId, str] = {}
        self._cleared: set[TableId] = set()
        self._events: dict[TableId, list[tuple[int, Event]]] = {}
        self._deals: list[tuple[TableId, EndedDeal]] = []
        self._scored: list[tuple[TableId, int, SeatPoints]] = []
        self._results: list[tuple[TableId, MatchResult]] = []
        self._secrets: dict[TableId, ChainSecret] = {}
        self._seats: dict[TableId, tuple[tuple[Seat, str], ...]] = {}
        self._slots: dict[tuple[TableId, str], Slot | None] = {}
        self._chats: dict[str, str] = {}
        self._people: dict[str, str] = {}

    def __bool__(self) -> bool:
        return bool(self._tables or self._slots or self._chats or self._people)

    def save(self, work: Save) -> None:
        """Takes in what needs no judging; the last word counts."""
        if isinstance(work, SaveSlots):
            self._slots.update({(slot.table, slot.name): slot for slot in work.slots})
            self._slots.update(dict.fromkeys(work.gone))
        elif isinstance(work, SaveChat):
            self._chats[self._present.get(work.chat, work.chat)] = work.body
        else:
            self._people[work.person] = work.body

    def accept(self, change: Change) -> StoreError | None:
        """Takes the change in, if its version follows what is stored and what was taken in before and no
        other table has its origin; else why not."""
        table = change.table
        before = self._tables.get(table)
        if change.version != (before.version if before else self._versions.get(table, 0)) + 1:
            return StaleChange(table)
        if change.origin is not None and change.version == 1:
            if change.origin in self._taken:
                return OriginTaken(table)
            self._origins[table] = change.origin
            self._taken[change.origin] = table
        self._tables[table] = change
        if change.void:
            self._clear(table)
        if change.ended:
            # The events that came with it belong to the log that is removed.
            self._clear(table)
            self._deals.append((table, change.ended))
            self._scored += [(table, change.ended.number, points) for points in change.scored]
        elif change.events:
            self._events.setdefault(table, []).extend((change.deal, event) for event in change.events)
        if change.result:
            self._results.append((table, change.result))
        if change.secret:
            self._secrets[table] = change.secret
        if change.status == "over":
            self._seats[table] = ()
        elif change.people is not None:
            self._seats[table] = change.people
        return None

    def _clear(self, table: TableId) -> None:
        self._cleared.add(table)
        self._events.pop(table, None)

    @property
    def changes(self) -> Iterable[Change]:
        """The last change of each table."""
        return self._tables.values()

    @property
    def results(self) -> Sequence[tuple[TableId, MatchResult]]:
        """The matches that have ended, in order."""
        return self._results

    # Rows in the order of the tables' columns (schema.py).

    def tables(self) -> list[tuple[Value, ...]]:
        return [
            (
                c.table,
                c.version,
                c.code,
                c.chat,
                c.game,
                c.status,
                c.deal,
                c.finished,
                c.due,
                c.row,
                self._origins.get(c.table),
            )
            for c in self._tables.values()
        ]

    def cleared(self) -> list[tuple[Value, ...]]:
        return [(table,) for table in self._cleared]

    def events(self) -> list[tuple[Value, ...]]:
        return [
            (table, event.seq, deal, event.body)
            for table, entries in self._events.items()
            for deal, event in entries
        ]

    def deals(self) -> list[tuple[Value, ...]]:
        return [(table, ended.number, ended.body) for table, ended in self._deals]

    def scored(self) -> list[tuple[Value, ...]]:
        return [
            (table, number, int(one.seat), one.points, one.tallies) for table, number, one in self._scored
        ]

    def secrets(self) -> list[tuple[Value, ...]]:
        return [(table, s.secret, s.position) for table, s in self._secrets.items()]

    def unseated(self) -> list[tuple[Value, ...]]:
        return [(table,) for table in self._seats]

    def seats(self) -> list[tuple[Value, ...]]:
        return [
            (table, int(seat), person) for table, people in self._seats.items() for seat, person in people
        ]

    def slots(self) -> list[tuple[Value, ...]]:
        kept = [slot for slot in self._slots.values() if slot is not None]
        return [(slot.table, slot.name, slot.place, slot.message, slot.version) for slot in kept]

    def gone(self) -> list[tuple[Value, ...]]:
        return [key for key, slot in self._slots.items() if slot is None]

    def chats(self) -> list[tuple[Value, ...]]:
        # Nothing is saved under an id that has moved.
        return [(chat, body, None) for chat, body in self._chats.items()]

    def people(self) -> list[tuple[Value, ...]]:
        return list(self._people.items())
