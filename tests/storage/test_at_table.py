"""What people at a table are told of a database that fails."""

import errno
from pathlib import Path

import pytest

from bot.ports import StoreError
from rules.kit.scene import text
from storage.errors import at_table, damaged, translated


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOSPC, ""), text("store-full-here")),
        (OSError(errno.EROFS, ""), text("store-not-writable-here")),
        (OSError(errno.EIO, ""), text("store-failed-here", error="EIO")),
        (damaged(Path("hospoda.db")), text("store-damaged-here")),
        (
            StoreError(text("store-missing", path="hospoda.db")),
            text("store-failed-here", error="store-missing"),
        ),
        (StoreError(text("store-stale", table=1)), text("store-stale", table=1)),
    ],
)
def test_people_at_a_table_do_not_read_where_the_database_lies(path: Path, error, reason) -> None:
    told = at_table(error, path)
    assert told.reason == reason
    assert type(told) is type(translated(error, path))
