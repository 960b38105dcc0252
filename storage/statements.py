"""The statements of the store: reads as SQLAlchemy statements, writes for many rows at a time.

A write takes up to 512 rows in *one* statement instead of one row in each of 512. SQLite gives the
interpreter away at every step; under a busy event loop it comes back only milliseconds later, so that a
thousand small steps would take seconds and one big step takes none of that.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Delete,
    Dialect,
    Executable,
    Insert,
    Select,
    String,
    Table,
    Text,
    bindparam,
    cast,
    column,
    delete,
    func,
    insert,
    select,
    tuple_,
    values,
)
from sqlalchemy.dialects import postgresql, sqlite

from storage.schema import TABLE_ID, chats, deal_seats, deals, events, people, seats, secrets, slots, tables

MOST_ROWS = 512
"""Rows in one statement: far below the limits on parameters (32,766 in SQLite, 32,767 in PostgreSQL)."""

Value: TypeAlias = int | float | str | bytes | None

_VALUES = re.compile(r"(?P<head>.* VALUES |.*\(VALUES )(?P<row>\([^()]*\))(?P<tail>.*)", re.DOTALL)


class ManyRows:
    """One kind of write: what SQLAlchemy compiles for a single row, for as many rows as there are.

    SQLAlchemy itself would take 70 ms to compile 512 rows. It writes the same text; a test compares.
    """

    def __init__(self, statement: Insert | Delete, dialect: Dialect) -> None:
        """``statement`` holds ``VALUES`` with one row of parameters, and no others."""
        found = _VALUES.fullmatch(str(statement.compile(dialect=dialect)))
        assert found
        self._head, self._row, self._tail = found.groups()
        self._width = self._row.count(",") + 1
        self._texts: dict[int, str] = {}

    def parts(self, rows: Sequence[tuple[Value, ...]]) -> Iterator[tuple[str, tuple[Value, ...]]]:
        """SQL and its parameters, until every row is in one."""
        done = 0
        while done < len(rows):
            count = shape(len(rows) - done)
            yield self.sql(count), tuple(chain.from_iterable(rows[done : done + count]))
            done += count

    def sql(self, count: int) -> str:
        """The statement for ``count`` rows."""
        if count not in self._texts:
            rows = ", ".join(self._numbered(i) for i in range(count))
            self._texts[count] = f"{self._head}{rows}{self._tail}"
        return self._texts[count]

    def _numbered(self, row: int) -> str:
        # Parameters of some drivers have numbers ($1), which count on from row to row.
        return re.sub(r"(?<=\$)\d+", lambda found: str(int(found[0]) + row * self._width), self._row)


def shape(rows: int) -> int:
    """How many of ``rows`` to write at once: the three highest bits of their number.

    So few different statements come up that the driver keeps them all prepared, and few rows are left over.

    >>> [shape(rows) for rows in (7, 100, 1000)]
    [7, 96, 512]
    """
    low = max(0, rows.bit_length() - 3)
    return min(MOST_ROWS, rows >> low << low)


class Writes:
    """Every write of the store, for one kind of database; rows hold the columns in the schema's order."""

    def __init__(self, dialect: Dialect) -> None:
        # Both know the same "insert or else update", but SQLAlchemy has no common word for it.
        upsert: Any = postgresql.insert if dialect.name == "postgresql" else sqlite.insert

        def put(table: Table, *kept: str, **others: Any) -> ManyRows:
            """Inserts rows or else replaces what is there, but for the columns ``kept``."""
            statement, key = upsert(table), list(table.primary_key)
            new = [c.name for c in table.c if c not in key and c.name not in kept]
            set_ = {name: statement.excluded[name] for name in new}
            return ManyRows(statement.on_conflict_do_update(index_elements=key, set_=set_, **others), dialect)

        ids = values(column("id", TABLE_ID)).data([(0,)]).scalar_values()
        names = values(column("table_id", TABLE_ID), column("name", String)).data([(0, "")]).scalar_values()

        # Whoever calls has judged the versions; the condition catches a row that nobody else should touch.
        older = tables.c.version < upsert(tables).excluded.version
        self.tables = put(tables, "chat", "origin", where=older)
        self.clear = ManyRows(delete(events).where(events.c.table_id.in_(ids)), dialect)
        self.events = ManyRows(insert(events), dialect)
        self.deals = ManyRows(insert(deals), dialect)
        self.deal_seats = ManyRows(insert(deal_seats), dialect)
        self.secrets = put(secrets)
        self.unseat = ManyRows(delete(seats).where(seats.c.table_id.in_(ids)), dialect)
        self.seats = ManyRows(insert(seats), dialect)
        self.slots = put(slots)
        self.gone = ManyRows(delete(slots).where(tuple_(slots.c.table_id, slots.c.name).in_(names)), dialect)
        # Only the body is given: an id that was moved is resolved before (``Writer``).
        self.chats = put(chats)
        self.people = put(people)


def table_with_log(dialect: Dialect) -> Select[Any]:
    """A table, its secret and its log as a JSON list of ``[seq, body]``, for the parameter ``id``.

    One statement, so it sees one moment without a transaction; and one row, for the reason above.
    """
    log = _pairs(dialect, events.c.seq, events.c.body)
    entries = select(log).where(events.c.table_id == tables.c.id).scalar_subquery()
    return (
        select(tables, secrets.c.secret, secrets.c.position, entries.label("log"))
        .select_from(tables.outerjoin(secrets, secrets.c.table_id == tables.c.id))
        .where(tables.c.id == bindparam("id"))
    )


def versions(dialect: Dialect) -> Select[Any]:
    """A JSON list of ``[id, version]`` of those tables of the parameter ``ids`` that exist."""
    return select(_pairs(dialect, tables.c.id, tables.c.version)).where(
        tables.c.id.in_(bindparam("ids", expanding=True))
    )


def origins(dialect: Dialect) -> Select[Any]:
    """A JSON list of those origins of the parameter ``origins`` that have a table, each with its id."""
    return select(_pairs(dialect, tables.c.origin, tables.c.id)).where(
        tables.c.origin.in_(bindparam("origins", expanding=True))
    )


def moved(dialect: Dialect) -> Select[Any]:
    """A JSON list of ``[id, present id]`` of those chats of the parameter ``chats`` that have moved."""
    return select(_pairs(dialect, chats.c.chat, chats.c.moved_to)).where(
        chats.c.chat.in_(bindparam("chats", expanding=True)), chats.c.moved_to.is_not(None)
    )


def _pairs(dialect: Dialect, left: Column[Any], right: Column[Any]) -> ColumnElement[str]:
    if dialect.name == "postgresql":
        # Where nothing is found it says NULL instead of an empty list.
        return func.coalesce(cast(func.json_agg(func.json_build_array(left, right)), Text), "[]")
    return func.json_group_array(func.json_array(left, right))


ENDED_DEALS: Executable = (
    select(deals.c.number, deals.c.body).where(deals.c.table_id == bindparam("id")).order_by(deals.c.number)
)
DEADLINES = (
    select(tables.c.id, tables.c.due)
    .where(tables.c.status == "running", tables.c.due.is_not(None))
    .order_by(tables.c.due, tables.c.id)
)
_CHAT = func.coalesce(
    select(chats.c.moved_to).where(chats.c.chat == bindparam("chat")).scalar_subquery(), bindparam("chat")
)
"""The present id of the parameter ``chat``."""
TABLES = (
    select(tables.c.id)
    .where(tables.c.chat == _CHAT, tables.c.status == bindparam("status"))
    .order_by(tables.c.id.desc())
)
TABLES_IN = (
    select(tables.c.id, tables.c.code, tables.c.chat, tables.c.game)
    .where(tables.c.chat == _CHAT, tables.c.status == "running")
    .order_by(tables.c.id)
)
TABLES_OF = (
    select(tables.c.id, tables.c.code, tables.c.chat, tables.c.game, seats.c.seat)
    .join_from(seats, tables, seats.c.table_id == tables.c.id)
    .where(seats.c.person == bindparam("person"), tables.c.status == "running")
    .order_by(tables.c.id, seats.c.seat)
)
OPENED = select(tables.c.id).where(tables.c.origin == bindparam("origin"))
SLOTS = (
    select(slots.c.name, slots.c.place, slots.c.message, slots.c.version)
    .where(slots.c.table_id == bindparam("id"))
    .order_by(slots.c.name)
)
CHAT_NOW = select(_CHAT)
CHAT = select(chats.c.body).where(chats.c.chat == _CHAT)
PERSON = select(people.c.body).where(people.c.person == bindparam("person"))
CODES = select(tables.c.code).where(tables.c.status == "running")
CHATS = select(tables.c.chat).where(tables.c.status == "running").distinct().order_by(tables.c.chat)
LAST_TABLE = select(func.coalesce(func.max(tables.c.id), 0))
