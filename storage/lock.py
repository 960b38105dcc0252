"""One process a database: a lock beside the file, and who holds it.

The lock is the operating system's, so it goes with its holder, also when that is killed. ``filelock``
empties its file, so the holder's name stands in a second one.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from bot.ports import StoreError, StoreInUse
from rules.kit.scene import text
from storage.errors import not_writable, translated


class DatabaseLock:
    """The right to work on a database, from ``DatabaseLock(path)`` until ``release()``.

    Raises ``StoreInUse`` where somebody holds it, ``StoreNotWritable`` or ``StoreFull`` where the lock
    cannot be made. ``path`` must be resolved, or one file under two names would have two locks.
    """

    def __init__(self, path: Path) -> None:
        self._owner = beside(path, ".owner")
        lock_path = beside(path, ".lock")
        # Not bound to a thread: it is taken in a worker thread and released in the event loop's.
        self._lock = FileLock(lock_path, timeout=0, thread_local=False)
        try:
            self._lock.acquire()
        except Timeout:
            # filelock also times out where the system will not make the file (/proc).
            failure: StoreError = _in_use(path, self._owner) if lock_path.exists() else not_writable(path)
        except OSError as error:
            failure = translated(error, path)
        else:
            # Only for the message of whoever comes second; a full disk must not prevent the start.
            with suppress(OSError):
                self._owner.write_text(f"{os.getpid()}\n{_command()}\n", encoding="utf-8")
            return
        raise failure

    def release(self) -> None:
        """Gives the right back; again does nothing. The lock's file stays, as its removal would race."""
        if self._lock.is_locked:
            with suppress(OSError):
                self._owner.unlink()
            self._lock.release()


def beside(path: Path, ending: str) -> Path:
    """``hospoda.db`` and ``.lock`` give ``hospoda.db.lock``."""
    return path.with_name(path.name + ending)


def _command() -> str:
    """What runs, by name alone: arguments may be private."""
    started = Path(sys.argv[0] if sys.argv else "")
    name = started.parent.name if started.name == "__main__.py" else started.name
    return name or "python"


def _in_use(path: Path, owner: Path) -> StoreInUse:
    with suppress(OSError, ValueError):
        pid, command = owner.read_text(encoding="utf-8").splitlines()[:2]
        # As text: a catalogue would write a number as 12,345.
        return StoreInUse(text("store-in-use", path=str(path), pid=str(int(pid)), command=command))
    return StoreInUse(text("store-in-use-unknown", path=str(path)))
