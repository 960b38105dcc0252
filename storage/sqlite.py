"""What is SQLite's own in the store: its settings, its transactions, what its driver logs.

The file itself is the matter of ``storage.files``.
"""

import logging
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from storage.files import APPLICATION_ID

BUSY_MILLISECONDS = 5_000
"""How long to wait for a stranger who holds the file's write lock."""
WRITES = "hospoda_writes"
"""The execution option of a connection whose transactions write."""

_SETTINGS = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    # What a player was told is on disk also after a loss of power.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Kibibytes: the pages of a thousand running tables (SQLite's own 2 MB would be written out half-way).
    "PRAGMA cache_size = -32768",
    # Pages of 4 KiB: the log is folded in every 32 MB, not after each full group.
    "PRAGMA wal_autocheckpoint = 8192",
)


def connect_engine(path: Path, connections: int) -> AsyncEngine:
    """An engine on the database at ``path``; ``connections`` at most. It must be disposed of.

    Without the option ``WRITES`` a connection reads, each statement for itself; with it, a transaction
    begins by taking the write lock.
    """
    _quiet()
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        # No BEGIN by the driver, which knows only the kind that can fail halfway.
        connect_args={"isolation_level": None, "cached_statements": 256},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def settle(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        try:
            cursor = connection.cursor()
            for setting in _SETTINGS:
                cursor.execute(setting)
            cursor.close()
        except BaseException:
            # The pool forgets a connection whose listener failed; its thread would stay.
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def mark(connection: Connection) -> None:
    """Says in the file's header that it is ours, as part of the transaction that makes the tables."""
    if connection.exec_driver_sql("PRAGMA application_id").scalar() != APPLICATION_ID:
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


class _NoDetails(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= logging.INFO


def _quiet() -> None:
    # At DEBUG aiosqlite logs every call with its arguments and SQLAlchemy every row that it reads, also with
    # hide_parameters: stakes, cards and secrets.
    for name in ("aiosqlite", "sqlalchemy.engine.Engine"):
        logger = logging.getLogger(name)
        if not any(isinstance(known, _NoDetails) for known in logger.filters):
            logger.addFilter(_NoDetails())
