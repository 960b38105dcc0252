"""Accepted acts per second at 1,000 tables with full durability.

An *act* is one change that a table made and the store took: a stake, a *Let it roll*, a Joker, a die that
fell. Each is on disk (WAL, ``synchronous=FULL``) before anybody is told. Three numbers, in acts per second:

(a) ours: ``House``, ``Table`` and ``SqlStore`` at 1,000 tables of Koblarz. At every table a press is under
    way all the time; the next one is made when the board shows what the last one did.
(b) raw: aiosqlite alone writes the very same rows into the same tables, in transactions of the same size:
    ``executemany`` for the tables' rows, ``executemany`` for the events, one commit. No rules, no judging, no
    boards, no answers.
(c) one by one: (a)'s stack and presses, but one press at a time, so that every act waits for its own commit.

Promises: (a) is at least 10 times (c), and at least 0.1 of (b). Disks and neighbours vary much from second to
second, so short rounds of the three alternate and the medians count.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import aiosqlite

from benchmarks.lines import ACTS, BEGUN, Line, lines_of_play
from benchmarks.ratio import Ratio
from bot.clock import SystemClock
from bot.computers import ComputersHere
from bot.house import House
from bot.memory import collect_rarely
from bot.messages import Look, Message
from bot.ports import TableId
from bot.posts import BoardPost, PanelPost
from storage.store import SqlStore, open_store

TABLES = 1_000
FEW_TABLES = 100
"""Enough for (c)."""
ROUNDS = 5
ONE_BY_ONE_SECONDS = 1.0
"""How long (c) runs in each round."""
UPDATE = """
    UPDATE tables
    SET version = ?, code = ?, chat = ?, game = ?, status = ?, deal = ?, finished = ?, due = ?, row = ?
    WHERE id = ?
"""
INSERT = "INSERT INTO events (table_id, seq, deal, body) VALUES (?, ?, ?, ?)"


def measure() -> tuple[float, float, float]:
    """Acts per second of (a), (b) and (c)."""
    collect_rarely()  # as the program itself does
    found: list[tuple[float, float, float]] = []
    with tempfile.TemporaryDirectory(prefix=".bench", dir=Path.cwd()) as folder:
        here = Path(folder)
        lines = asyncio.run(lines_of_play(here))
        for i in range(ROUNDS):
            ours, group = asyncio.run(_ours(here / f"ours{i}.db", lines))
            raw = asyncio.run(_raw(here / f"raw{i}.db", lines, group))
            single = asyncio.run(_one_by_one(here / f"single{i}.db", lines))
            found.append((ours, raw, single))
    ours, raw, single = (statistics.median(column) for column in zip(*found, strict=True))
    return ours, raw, single


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, raw, single = measure()
    what, unit = f"accepted acts, {TABLES:,} tables", "acts/s"
    return [
        Ratio(what, unit, ours, single, "one commit per act", 10.0),
        Ratio(what, unit, ours, raw, "raw aiosqlite, same groups", 0.1),
    ]


class _Pressing:
    """A chat that draws nothing: as a table has moved on, its line's next press follows."""

    def __init__(self, lines: Sequence[Line], ask: Callable[[TableId, Message], object]) -> None:
        self.begun = False
        self.finished = asyncio.Event()
        self.left = 0
        self._lines = lines
        self._ask = ask

    def board(self, post: BoardPost) -> None:
        if not self.begun:
            return
        line = self._lines[post.table % len(self._lines)]
        if post.version >= line.last:
            self.left -= 1
            if not self.left:
                self.finished.set()
            return
        message = line.presses.get(post.version)
        if message is not None:
            self._ask(post.table, message)

    def panel(self, post: PanelPost) -> None:
        return


async def _begun(store: SqlStore, lines: Sequence[Line], tables: int) -> None:
    """Puts tables with these lines into the store, their first deal begun."""
    for at in range(BEGUN):
        changes = [(TableId(i), lines[i % len(lines)].changes[at]) for i in range(1, tables + 1)]
        await asyncio.gather(*(store.commit(replace(c, table=t, code=f"K{t}")) for t, c in changes))


async def _seated(store: SqlStore, lines: Sequence[Line], tables: int) -> tuple[House, _Pressing]:
    """A house whose tables have been taken up from the store."""
    await _begun(store, lines, tables)
    chat = _Pressing(lines, lambda table, message: house.table(table).post(message))
    house = House(store, chat, SystemClock(), ComputersHere())
    await house.start()
    await asyncio.gather(*(house.ask(TableId(i), Look()) for i in range(1, tables + 1)))
    chat.begun = True
    return house, chat


async def _play(chat: _Pressing, house: House, tables: Sequence[int]) -> None:
    """Plays these tables' lines to their ends, all at once."""
    chat.left = len(tables)
    chat.finished.clear()
    for number in tables:
        house.table(TableId(number)).post(Look())
    await chat.finished.wait()


async def _ours(path: Path, lines: Sequence[Line]) -> tuple[float, int]:
    """Acts per second, and acts in a transaction on average."""
    async with open_store(path) as store:
        house, chat = await _seated(store, lines, TABLES)
        acts, transactions = store.changes, store.transactions
        start = time.perf_counter()
        await _play(chat, house, range(1, TABLES + 1))
        took = time.perf_counter() - start
        acts, transactions = store.changes - acts, store.transactions - transactions
        await house.close()
    return acts / took, round(acts / transactions)


async def _one_by_one(path: Path, lines: Sequence[Line]) -> float:
    """Acts per second where each waits for its own commit: one table plays at a time."""
    async with open_store(path) as store:
        house, chat = await _seated(store, lines, FEW_TABLES)
        before, start = store.transactions, time.perf_counter()
        for number in range(1, FEW_TABLES + 1):
            await _play(chat, house, [number])
            if time.perf_counter() - start > ONE_BY_ONE_SECONDS:
                break
        took, commits = time.perf_counter() - start, store.transactions - before
        await house.close()
    return commits / took


async def _raw(path: Path, lines: Sequence[Line], group: int) -> float:
    """Acts per second of aiosqlite alone with the same rows, ``group`` in a transaction."""
    async with open_store(path) as store:
        await _begun(store, lines, TABLES)
    played = [(i, lines[i % len(lines)].changes) for i in range(1, TABLES + 1)]
    acts = [(table, changes[at]) for at in range(BEGUN, BEGUN + ACTS) for table, changes in played]
    rows = [
        (c.version, f"K{t}", c.chat, c.game, c.status, c.deal, c.finished, c.due, c.row, t) for t, c in acts
    ]
    events = [[(t, e.seq, c.deal, e.body) for e in c.events] for t, c in acts]
    groups = [
        (rows[at : at + group], [event for act in events[at : at + group] for event in act])
        for at in range(0, len(acts), group)
    ]
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        start = time.perf_counter()
        for some_rows, some_events in groups:
            await connection.execute("BEGIN IMMEDIATE")
            await connection.executemany(UPDATE, some_rows)
            await connection.executemany(INSERT, some_events)
            await connection.commit()
        return len(acts) / (time.perf_counter() - start)
