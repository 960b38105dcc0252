"""Stores on files of their own, and changes to put into them."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.ports import Change, Event, TableId
from storage.store import SqlStore, open_store

MakeChange = Callable[..., Change]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hospoda.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    async with open_store(path) as opened:
        yield opened


@pytest.fixture(scope="session")
def change() -> MakeChange:
    """``change(table, version, *bodies, first=0, …)``: events numbered on from ``first``, fields by name."""

    def make(table: int, version: int, *bodies: str, first: int = 0, **fields: Any) -> Change:
        values: dict[str, Any] = {
            "code": f"K{table}",
            "chat": "telegram:7",
            "game": "koblarz",
            "status": "running",
            "deal": 1,
            "finished": 0,
            "due": None,
            "row": f'{{"version": {version}}}',
            "events": tuple(Event(first + i, body) for i, body in enumerate(bodies)),
        }
        return Change(table=TableId(table), version=version, **(values | fields))

    return make
