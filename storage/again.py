"""After a restore: whoever was forgotten since the backup was made is to be forgotten again.

The marks (``storage.marks``) of the database that is replaced go into the copy that replaces it.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from storage.marks import is_of
from storage.migrate import migrate

_HAS = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
_PERSONS = (
    "SELECT person FROM accounts UNION SELECT person FROM people UNION SELECT person FROM seats"
    " UNION SELECT chat FROM tables"
)


def forget_again(copy: Path, replaced: Path) -> None:
    """``copy``: a whole database that nobody uses, of any version; afterwards of this one, if there was
    anything to do. ``replaced``: what it will replace; where that cannot be read, nothing is known."""
    marks, pending = _known_of(replaced)
    if not (marks or pending):
        return
    engine = create_engine(f"sqlite:///{copy}", poolclass=NullPool)
    with engine.begin() as connection:
        migrate(connection, copy)
    engine.dispose()
    with closing(sqlite3.connect(copy)) as new, new:
        before = {mark for (mark,) in new.execute("SELECT mark FROM forgotten")}
        since = marks - before
        found = [person for person in _persons(new) if any(is_of(mark, person) for mark in since)]
        put = [(person,) for person in {*found, *pending}]
        new.executemany("INSERT OR IGNORE INTO forgetting VALUES (?)", put)
        new.executemany("INSERT OR IGNORE INTO forgotten VALUES (?)", [(mark,) for mark in since])


def _known_of(replaced: Path) -> tuple[set[bytes], set[str]]:
    """The marks, and who was just to be forgotten."""
    if not replaced.is_file():
        return set(), set()
    try:
        with closing(sqlite3.connect(f"{replaced.as_uri()}?mode=rw", uri=True)) as old:
            if not old.execute(_HAS, ("forgotten",)).fetchone()[0]:
                return set(), set()
            marks = {mark for (mark,) in old.execute("SELECT mark FROM forgotten")}
            return marks, {person for (person,) in old.execute("SELECT person FROM forgetting")}
    except sqlite3.Error:
        # A damaged database is what one restores a backup for.
        return set(), set()


def _persons(new: sqlite3.Connection) -> set[str]:
    """Everybody whom the copy knows, and whatever in a table's row may be a person."""
    found = {person for (person,) in new.execute(_PERSONS)}
    for (row,) in new.execute("SELECT row FROM tables"):
        try:
            found.update(_words(json.loads(row)))
        except ValueError:
            continue
    return found


def _words(value: Any) -> Iterator[str]:
    match value:
        case str() if ":" in value:
            yield value
        case dict():
            for each in value.values():
                yield from _words(each)
        case list():
            for each in value:
                yield from _words(each)
