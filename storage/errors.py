"""What went wrong, in the words of ``bot.ports``: no error of a library leaves this package.

A library's error may carry bound values (a stake, a secret) in its text, its attributes or its chain. So it
is read here for its code alone and then dropped: callers raise what ``translated`` returns *outside* of the
``except`` block, and neither ``__cause__`` nor ``__context__`` leads back to it.
"""

import errno
import shutil
import sqlite3
from pathlib import Path

from bot.ports import StoreDamaged, StoreError, StoreFull, StoreInUse, StoreNotWritable
from rules.kit.scene import text

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_NOT_WRITABLE = frozenset(
    {
        errno.EACCES,
        errno.EEXIST,
        errno.EISDIR,
        errno.ELOOP,
        errno.ENAMETOOLONG,
        errno.ENOENT,
        errno.ENOTDIR,
        errno.EPERM,
        errno.EROFS,
    }
)
_SQLITE_NOT_WRITABLE = frozenset({sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN})
_SQLITE_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_SQLITE_BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_NO_ROOM = 1 << 16
"""Bytes free below which an input/output error of SQLite means a full disk: some writes (the index of the
write-ahead log) report a full disk as such an error."""


def translated(error: BaseException, path: Path) -> StoreError:
    """The ``StoreError`` for any error met while working on the database at ``path``; never raises.

    Of the original only a code or the name of its class is kept.
    """
    if isinstance(error, StoreError):
        return error
    # SQLAlchemy wraps the driver's error as ``orig``.
    original = getattr(error, "orig", None) or error
    if isinstance(original, sqlite3.Error):
        return _from_sqlite(original, path)
    if isinstance(original, UnicodeDecodeError):
        # SQLite tells of a broken schema in the schema's own bytes, which Python cannot read either.
        return damaged(path)
    if isinstance(original, OSError) and original.errno is not None:
        return _from_system(original.errno, path)
    return failed(path, type(original).__name__)


def at_table(error: BaseException, path: Path) -> StoreError:
    """``translated`` for whoever plays at a table: where the database lies is no business of theirs."""
    failure = translated(error, path)
    key, args = failure.reason.key, dict(failure.reason.args)
    if "path" not in args:
        return failure
    del args["path"]
    # Anything that a database in use should never meet is only named.
    here = text(_AT_TABLE[key], **args) if key in _AT_TABLE else text("store-failed-here", error=key)
    return type(failure)(here)


_AT_TABLE = {
    "store-full": "store-full-here",
    "store-not-writable": "store-not-writable-here",
    "store-busy": "store-busy-here",
    "store-damaged": "store-damaged-here",
    "store-failed": "store-failed-here",
}


def failed(path: Path, error: str) -> StoreError:
    """Something that people can only report: ``error`` is the name of a code or of a class."""
    return StoreError(text("store-failed", path=str(path), error=error))


def full(path: Path) -> StoreFull:
    """No room for what was to be written."""
    return StoreFull(text("store-full", path=str(path)))


def not_writable(path: Path) -> StoreNotWritable:
    """The file, or a file beside it, cannot be made or written."""
    return StoreNotWritable(text("store-not-writable", path=str(path)))


def damaged(path: Path) -> StoreDamaged:
    """No database, or one with broken pages."""
    return StoreDamaged(text("store-damaged", path=str(path)))


def closed() -> StoreError:
    """The store was closed before this could be done."""
    return StoreError(text("store-closed"))


def _from_sqlite(error: sqlite3.Error, path: Path) -> StoreError:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return failed(path, type(error).__name__)
    primary = code & 0xFF
    if primary == sqlite3.SQLITE_FULL or (primary == sqlite3.SQLITE_IOERR and _no_room(path)):
        return full(path)
    if primary in _SQLITE_NOT_WRITABLE:
        return not_writable(path)
    if primary in _SQLITE_DAMAGED:
        return damaged(path)
    if primary in _SQLITE_BUSY:
        # Not one of us (that is the lock file's matter): a database browser holds a transaction open.
        return StoreInUse(text("store-busy", path=str(path)))
    return failed(path, error.sqlite_errorname)


def _from_system(number: int, path: Path) -> StoreError:
    if number in _FULL:
        return full(path)
    if number in _NOT_WRITABLE:
        return not_writable(path)
    return failed(path, errno.errorcode.get(number, "OSError"))


def _no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _NO_ROOM
    except OSError:
        return False
