"""What tests of backups and restores share."""

from pathlib import Path

import pytest

from bot.ports import (
    ChainSecret,
    StoreError,
)
from storage.store import open_store

SECRET = bytes(range(100, 132))
LENGTH = 64


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def key_of(work, *arguments, kind: type[StoreError] = StoreError, **named) -> str:
    with pytest.raises(kind) as caught:
        work(*arguments, **named)
    assert type(caught.value) is kind
    assert caught.value.__context__ is None
    return caught.value.reason.key


async def fill(path: Path, change, tables: int = 3) -> None:
    async with open_store(path) as store:
        for table in range(1, tables + 1):
            await store.commit(change(table, 1, "a", secret=ChainSecret(SECRET, LENGTH), row=f"row {table}"))
