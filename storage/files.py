"""The SQLite file as a file: taken for this process, checked, made.

A habit of the system shapes this module: SQLite's locks belong to the process, so a database that is open
here must never be opened and closed as a plain file, or its locks are gone.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.ports import StoreDamaged, StoreNotWritable
from rules.kit.scene import text
from storage.errors import damaged, translated
from storage.lock import DatabaseLock

APPLICATION_ID = 0x48737064
"""``Hspd`` in the file's header: says that a database is ours."""
CHECKED_IN_FULL = 64 << 20
"""Bytes up to which a database is read through at every start (about 0.1 s)."""


def take_file(path: Path) -> DatabaseLock:
    """Locks the database at the resolved ``path``, makes folder and file where there are none, checks it.

    Raises like ``lock_file``, and ``StoreDamaged``; then nothing stays locked.
    """
    lock = lock_file(path)
    try:
        _create(path)
        with closing(sqlite3.connect(path)) as connection:
            examine(connection, path, in_full=path.stat().st_size < CHECKED_IN_FULL)
    except Exception as error:
        failure = translated(error, path)
    else:
        return lock
    lock.release()
    raise failure


def lock_file(path: Path) -> DatabaseLock:
    """Locks the database at the resolved ``path``, which need not exist yet; makes its folder.

    Raises ``StoreError`` like ``DatabaseLock``, or ``OSError`` where the path itself is no good.
    """
    if path.is_dir():
        raise StoreNotWritable(text("store-is-folder", path=str(path)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        failure = translated(error, path.parent)
    else:
        return DatabaseLock(path)
    raise failure


def examine(connection: sqlite3.Connection, path: Path, *, in_full: bool) -> bool:
    """Checks that this is an undamaged database of ours or an empty one; whether it is ours.

    Raises ``StoreDamaged``, or an error of ``sqlite3``. ``in_full`` reads every page, else only the schema.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION_ID and (application or objects):
        raise StoreDamaged(text("store-foreign", path=str(path)))
    if in_full and connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise damaged(path)
    return bool(application)


def sync_folder(path: Path) -> None:
    """Makes the names in the folder of ``path`` durable, where the system can."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _create(path: Path) -> None:
    if path.exists():
        return
    # Secrets of running deals: for the bot's own account alone (SQLite gives its other files the same mode).
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    sync_folder(path)
