"""The store and its fake, for the suite that both are held to, and changes to put into them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.ports import Change, Event, Store, TableId, TableLine
from rules.kit.seats import Seat
from storage.store import open_store
from tests.helpers.store import MemoryStore

KINDS = ("memory", "sqlite")


@asynccontextmanager
async def open_kind(kind: str, folder: Path) -> AsyncIterator[Store]:
    if kind == "memory":
        yield MemoryStore()
        return
    async with open_store(folder / "hospoda.db") as opened:
        yield opened


def change(table: int, version: int, *bodies: str, first: int = 0, **fields: Any) -> Change:
    values: dict[str, Any] = {
        "code": f"K{table}",
        "chat": "chat",
        "game": "koblarz",
        "status": "running",
        "deal": 1,
        "finished": 0,
        "due": None,
        "row": f'{{"version": {version}}}',
        "events": tuple(Event(first + i, body) for i, body in enumerate(bodies)),
    }
    return Change(table=TableId(table), version=version, **(values | fields))


def line(table: int, chat: str = "chat", seat: int | None = None) -> TableLine:
    return TableLine(TableId(table), f"K{table}", chat, "koblarz", None if seat is None else Seat(seat))


def sitting(*people: str) -> tuple[tuple[Seat, str], ...]:
    return tuple((Seat(i), person) for i, person in enumerate(people) if person)
