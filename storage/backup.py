"""Copies of the database for the command line: a backup of one that may be in use, and its return.

Neither holds what would let somebody re-deal a running deal (``storage.scrub``). At load the core finds no
secret for such a deal and voids it. These functions block: they are not for the event loop.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from bot.ports import StoreDamaged, StoreError, StoreNotWritable
from rules.kit.scene import text
from storage.again import forget_again
from storage.errors import damaged, translated
from storage.files import examine, lock_file, sync_folder
from storage.lock import beside
from storage.migrate import VERSION_TABLE, known, newer
from storage.scrub import scrub

BEFORE_RESTORE = ".before-restore"
"""What is added to the name of the database that a restore replaces."""
_COMPANIONS = ("-wal", "-shm", "-journal")
_OWN = ("", *_COMPANIONS, ".lock", ".owner")
"""What is added to a database's name for the files that it works with, whether or not they are there now."""


def backup(database: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copies ``database`` as it is at this moment to ``target``, without the secrets of running deals.

    Works while another process uses the database. ``target`` is there whole or not at all, and only the
    caller's account can read it. Raises ``StoreError`` with ``store-missing`` where there is no database,
    with ``store-own-file`` where ``target`` is the database or a file that it works with, and with
    ``store-exists`` where ``target`` is there and may not be overwritten; ``StoreDamaged`` and ``StoreNewer``
    for the database, ``StoreNotWritable`` and ``StoreFull`` for the target.
    """
    _told(lambda: _backup(database.resolve(), target, overwrite), database, target)


def restore(source: Path, database: Path) -> None:
    """Puts the backup ``source`` in the place of ``database``, which nobody may be using.

    What was there stays beside it as ``<database>.before-restore`` (one of an earlier restore is replaced).
    Raises ``StoreInUse`` while a bot runs on the database, ``StoreError`` with ``store-missing`` or, where
    ``source`` is the database itself, with ``store-itself``, ``StoreDamaged`` or ``StoreNewer`` for the
    backup, ``StoreNotWritable`` and ``StoreFull`` for the database; then the database is as it was.
    """
    _told(lambda: _restore(source.resolve(), database.resolve()), source, database)


def _told(work: Callable[[], None], source: Path, target: Path) -> None:
    try:
        work()
    except Exception as error:
        failure = translated(error, target)
        if isinstance(failure, StoreDamaged) and not isinstance(error, StoreError):
            # Only what was read can be damaged.
            failure = damaged(source)
    else:
        return
    raise failure


def _backup(database: Path, target: Path, overwrite: bool) -> None:
    _ordinary(target)
    if _is_own(target, database):
        raise StoreError(text("store-own-file", path=str(target)))
    if target.exists() and not overwrite:
        raise StoreError(text("store-exists", path=str(target)))
    copy = _copied(database, target)
    try:
        copy.replace(target)
    except BaseException:
        copy.unlink()
        raise
    sync_folder(target)


def _ordinary(target: Path) -> None:
    """Only a file is ever replaced: what takes the place of a device or a socket would break more than us."""
    if target.is_dir():
        raise StoreNotWritable(text("store-is-folder", path=str(target)))
    if target.exists() and not target.is_file():
        raise StoreNotWritable(text("store-no-file", path=str(target)))


def _is_own(target: Path, database: Path) -> bool:
    """Whether ``target`` is the database or one of the files that it works with, under whatever name."""
    own = [beside(database, ending) for ending in _OWN]
    return target.resolve() in own or any(_same_file(target, file) for file in own)


def _same_file(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def _restore(source: Path, database: Path) -> None:
    if _same_file(source, database):
        raise StoreError(text("store-itself", path=str(source)))
    _ordinary(database)
    lock = lock_file(database)
    try:
        # The copy comes first: a backup that is no good must not cost the database.
        copy = _copied(source, database)
        try:
            forget_again(copy, database)
            if database.exists():
                _same_owner(copy, database)
                _keep(database)
            copy.replace(database)
        except BaseException:
            copy.unlink()
            raise
        sync_folder(database)
    finally:
        lock.release()


def _copied(source: Path, target: Path) -> Path:
    """A checked, scrubbed and durable copy of ``source``, under a temporary name beside ``target``."""
    if source.is_dir():
        raise StoreError(text("store-is-folder", path=str(source)))
    if not source.is_file():
        raise StoreError(text("store-missing", path=str(source)))
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    os.close(descriptor)
    copy = Path(name)
    try:
        with (
            # Only a reader, but mode=ro would leave an empty log behind where nobody else is there.
            closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as old,
            closing(sqlite3.connect(copy, isolation_level=None)) as new,
        ):
            old.backup(new)
            # Without the write-ahead log the copy is one file.
            new.execute("PRAGMA journal_mode = DELETE")
            if not examine(new, source, in_full=True):
                raise StoreDamaged(text("store-foreign", path=str(source)))
            for (revision,) in new.execute(f"SELECT version_num FROM {VERSION_TABLE}"):  # noqa: S608
                if not known(revision):
                    raise newer(source)
            scrub(new)
        _sync(copy)
    except BaseException:
        for ending in ("", *_COMPANIONS):
            beside(copy, ending).unlink(missing_ok=True)
        raise
    return copy


def _same_owner(copy: Path, database: Path) -> None:
    # A restore by root must not lock out the bot's own account.
    shutil.copymode(database, copy)
    with suppress(PermissionError):
        owner = database.stat()
        os.chown(copy, owner.st_uid, owner.st_gid)


def _keep(database: Path) -> None:
    """Gives the database a second name, ``.before-restore``, and takes its write-ahead log out of the way."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{database.as_uri()}?mode=rw", uri=True)) as old:
        # Folds the log into the file; it goes as the last connection closes.
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = beside(database, BEFORE_RESTORE)
    name = beside(kept, ".part")
    name.unlink(missing_ok=True)
    try:
        name.hardlink_to(database)
    except OSError:
        # Not every file system has links.
        shutil.copy2(database, name)
        _sync(name)
    for ending in _COMPANIONS:
        beside(kept, ending).unlink(missing_ok=True)
    name.replace(kept)
    for ending in _COMPANIONS:
        # Only a damaged database still has these; beside the new file they would be taken for its own.
        with suppress(FileNotFoundError):
            beside(database, ending).replace(beside(kept, ending))


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
