"""What 10,000 running tables cost that nobody touches, and how soon the first touch is answered.

Tables of Koblarz in an SQLite file, each with its first deal begun. Three promises (issue 3, *Size*):

(a) memory: what Python holds after ``House.start`` more than before, for each table: under 1 KB.
(b) start: arming all deadlines takes at most twice the time that reading their rows alone takes.
(c) the first touch of a table (read, deal folded, answered) takes at most 50 ms for 99 of 100 tables.
"""

import asyncio
import gc
import random
import sqlite3
import statistics
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path

from benchmarks.ratio import Ratio
from bot.clock import SystemClock
from bot.computers import ComputersHere
from bot.house import House, NewTable
from bot.memory import collect_rarely
from bot.messages import Begin, Done, Look
from bot.ports import TableId
from bot.posts import BoardPost, PanelPost
from bot.seating import SeatInfo, Settings
from rules import find_game
from storage.store import open_store

TABLES = 10_000
TOUCHED = 1_000
MOST_BYTES = 1024
MOST_TOUCH = 0.050
"""Seconds."""
MOST_START = 2.0
ROUNDS = 5
SETTINGS = Settings(turn_seconds=86_400.0, next_seconds=86_400.0)


class Nobody:
    """A chat that nobody looks at."""

    def board(self, post: BoardPost) -> None:
        return

    def panel(self, post: PanelPost) -> None:
        return


def _house(store: object) -> House:
    return House(store, Nobody(), SystemClock(), ComputersHere())  # type: ignore[arg-type]


async def _fill(path: Path) -> None:
    """One table is played to its first question; the others are its copies."""
    game = find_game("koblarz")
    assert game is not None
    async with open_store(path) as store:
        house = _house(store)
        await house.start(wake=False)
        seats = tuple(SeatInfo(f"Person {i}", f"idle:{i}") for i in range(3))
        table = await house.open_table(NewTable("idle", game.id, game.options(), seats, SETTINGS))
        await house.ask(table, Begin(("e1", "e2", "e3"), "b"))
        await house.close()
    with closing(sqlite3.connect(path)) as raw, raw:
        _copy(raw, int(table))


def _copy(raw: sqlite3.Connection, table: int) -> None:
    """Every row of the table, and what belongs to it, under the numbers that follow."""

    def columns(name: str) -> list[str]:
        return [row[1] for row in raw.execute(f"PRAGMA table_info({name})")]

    for name in [row[0] for row in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]:
        have = columns(name)
        key = "id" if name == "tables" else "table_id"
        if key not in have:
            continue
        rows = raw.execute(f"SELECT {', '.join(have)} FROM {name} WHERE {key} = ?", (table,)).fetchall()
        place, code = have.index(key), have.index("code") if "code" in have else None
        copies = []
        for number in range(table + 1, table + TABLES):
            for row in rows:
                values = list(row)
                values[place] = number
                if code is not None:
                    values[code] = f"A{number}"
                copies.append(values)
        raw.executemany(
            f"INSERT INTO {name} ({', '.join(have)}) VALUES ({', '.join('?' * len(have))})", copies
        )


async def _start(path: Path) -> tuple[float, float]:
    """Seconds to read the rows of all deadlines, and to start a house."""
    async with open_store(path) as store:
        await store.deadlines()  # whoever comes first reads the file for the others
        begin = time.perf_counter()
        rows = await store.deadlines()
        read = time.perf_counter() - begin
        assert len(rows) == TABLES
        del rows
        house = _house(store)
        begin = time.perf_counter()
        house._alarm.arm_all(await store.deadlines())
        armed = time.perf_counter() - begin
        await house.close()
    return read, armed


async def _memory(path: Path) -> float:
    """Bytes of each table after a start."""
    async with open_store(path) as store:
        await store.deadlines()
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        house = _house(store)
        await house.start()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        await house.close()
    return grown / TABLES


async def _touch(path: Path) -> float:
    """Seconds until the first touch is answered, for 99 of 100 tables."""
    times = []
    async with open_store(path) as store:
        house = _house(store)
        await house.start(wake=False)
        for number in random.Random(1).sample(range(1, TABLES + 1), TOUCHED):
            begin = time.perf_counter()
            answer = await house.ask(TableId(number), Look())
            assert isinstance(answer, Done)
            times.append(time.perf_counter() - begin)
        await house.close()
    return statistics.quantiles(times, n=100)[98]


def ratios() -> list[Ratio]:
    """All of them; ``ours`` is what is allowed, so that a kept promise is at least 1."""
    collect_rarely()  # as the bot itself does
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hospoda.db"
        asyncio.run(_fill(path))
        starts = [asyncio.run(_start(path)) for _ in range(ROUNDS)]
        read, armed = (statistics.median(column) for column in zip(*starts, strict=True))
        memory = asyncio.run(_memory(path))
        touch = asyncio.run(_touch(path))
    return [
        Ratio("memory of an untouched table", "B", MOST_BYTES, memory, "allowed/used", 1.0),
        Ratio("deadlines armed at start", "s", MOST_START * read, armed, "2 x reading/arming", 1.0),
        Ratio("first touch, p99", "s", MOST_TOUCH, touch, "allowed/taken", 1.0),
    ]
