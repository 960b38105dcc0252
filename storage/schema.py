"""The tables of the database. ``migrations`` must lead to exactly this; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

# Named constraints, so that a later migration can speak of them.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite makes a column its row number only where the type is called INTEGER.
TABLE_ID = BigInteger().with_variant(Integer(), "sqlite")

_PRESSED = text("origin IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", TABLE_ID, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("code", String, nullable=False),
    Column("chat", String, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("due", Float),
    Column("row", Text, nullable=False),
    Column("origin", String),
    Index(None, "chat", "status"),
    Index(None, "due"),
    # Covers the codes of running tables: those over stay for ever and must not be read for it.
    Index(None, "status", "code"),
    # Tables that no press opened cost nothing here.
    Index(None, "origin", unique=True, sqlite_where=_PRESSED, postgresql_where=_PRESSED),
)
"""One row a table, as it was last changed. ``due`` is in UTC seconds since 1970; ``origin``: the press that
opened it."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)
"""Who sits where at the running tables."""

slots = Table(
    "slots",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("name", String, primary_key=True),
    Column("place", String, nullable=False),
    Column("message", String, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The messages that show tables; ``version``: of the table, as it is known to be shown there."""

chats = Table(
    "chats",
    metadata,
    Column("chat", String, primary_key=True),
    Column("body", Text),
    Column("moved_to", String),
)
"""What is kept of chats. ``moved_to``: this id is only an alias; it leads straight to the present one."""

people = Table(
    "people",
    metadata,
    Column("person", String, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What is kept of persons."""

events = Table(
    "events",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # The log is read and removed by table: its order is the file's order.
    sqlite_with_rowid=False,
)
"""The running deals' logs; ``deal`` is the number of the deal that was running."""

deals = Table(
    "deals",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Ended deals, one row each."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("position", Integer, nullable=False),
)
"""Chain secrets (records.md, *Fair chance*): no query for a log, a row or a deal meets them by accident."""
