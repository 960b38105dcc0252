"""What a group of changes comes to: judged by version, then folded into the rows that must be written."""

from collections.abc import Iterable, Mapping

from bot.ports import ChainSecret, Change, EndedDeal, Event, TableId
from storage.statements import Value


class Batch:
    """The sum of accepted changes.

    Several changes of one table come to one row: the last one stands, and what a later ``void`` or ``ended``
    removes from the log is never written. So the group needs as many statements as there are kinds.
    """

    __slots__ = ("_cleared", "_deals", "_events", "_secrets", "_tables", "_versions")

    def __init__(self, versions: Mapping[TableId, int]) -> None:
        """``versions``: those stored, of every table that changes; 0 or absent where there is none."""
        self._versions = versions
        self._tables: dict[TableId, Change] = {}
        self._cleared: set[TableId] = set()
        self._events: dict[TableId, list[tuple[int, Event]]] = {}
        self._deals: list[tuple[TableId, EndedDeal]] = []
        self._secrets: dict[TableId, ChainSecret] = {}

    def __bool__(self) -> bool:
        return bool(self._tables)

    def accept(self, change: Change) -> bool:
        """Takes the change in, if its version follows what is stored and what was taken in before."""
        table = change.table
        before = self._tables.get(table)
        if change.version != (before.version if before else self._versions.get(table, 0)) + 1:
            return False
        self._tables[table] = change
        if change.void:
            self._clear(table)
        if change.ended:
            # The events that came with it belong to the log that is removed.
            self._clear(table)
            self._deals.append((table, change.ended))
        elif change.events:
            self._events.setdefault(table, []).extend((change.deal, event) for event in change.events)
        if change.secret:
            self._secrets[table] = change.secret
        return True

    def _clear(self, table: TableId) -> None:
        self._cleared.add(table)
        self._events.pop(table, None)

    @property
    def changes(self) -> Iterable[Change]:
        """The last change of each table."""
        return self._tables.values()

    # Rows in the order of the tables' columns (schema.py).

    def tables(self) -> list[tuple[Value, ...]]:
        return [
            (c.table, c.version, c.code, c.chat, c.game, c.status, c.deal, c.finished, c.due, c.row)
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

    def secrets(self) -> list[tuple[Value, ...]]:
        return [(table, s.secret, s.position) for table, s in self._secrets.items()]
