"""A page of a leaderboard over a million results and 100,000 players, in an SQLite file (issue 9).

Two promises: a page takes less than 50 ms, and at most 3 times what the same page takes from a plain table
of that one board with an index on its column, read through the same store. Whoever reads it stands on the
page, or in the middle of all: then the page ends with his own rank, and both count who stands before him.
"""

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

from sqlalchemy import text

from benchmarks.ratio import Ratio
from bot.leaderboard.periods import period
from bot.leaderboard.ports import Board, Line, PlayerId, Sort
from storage import recount
from storage.sqlite import connect_engine
from storage.store import SqlStore, open_store

RESULTS, PLAYERS, CHATS, SEATS = 1_000_000, 100_000, 2_000, 3
LAST_DAY = date(2026, 11, 30)
DAYS = 1_000
SIZE = 10
READS = 60
MOST = 0.050
"""Seconds."""
MOST_TIMES = 3.0
GAME = "koblarz"
COLUMNS = "player, name, rating, rated, matches, wins, points, best"


def _plain(sort: str, *, ranked: bool) -> Any:
    page = (
        f"SELECT {COLUMNS}, 0 AS ahead FROM plain ORDER BY {sort} DESC, player DESC LIMIT :size OFFSET :start"
    )
    own = (
        f"SELECT {COLUMNS}, (SELECT count(*) FROM plain WHERE {sort} > own.{sort}) FROM plain own"
        " WHERE player = :player"
    )
    return text(f"SELECT * FROM ({page}) UNION ALL {own}" if ranked else page)


async def _fill(path: Path) -> None:
    """Random matches and ratings; leaderboards are what the store itself makes of them."""
    async with open_store(path):
        pass
    chance = random.Random(1)
    last = LAST_DAY.toordinal()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("BEGIN")
        raw.executemany(
            "INSERT INTO players VALUES (?, ?, ?, ?)",
            ((n, n, f"Player {n}", f"player {n}") for n in range(1, PLAYERS + 1)),
        )
        raw.execute("PRAGMA foreign_keys = OFF")
        raw.executemany(
            "INSERT INTO ratings (game, player, mu, sigma, shown, matches)"
            " VALUES ('koblarz', ?, 25, 8, ?, ?)",
            ((n, round(chance.gauss(1000, 200)), 30) for n in range(1, PLAYERS + 1)),
        )
        for first in range(1, RESULTS + 1, 50_000):
            numbers = range(first, first + 50_000)
            raw.executemany(
                "INSERT INTO tables (id, version, code, chat, game, status, deal, finished, row)"
                " VALUES (?, 2, 'K7', '', 'koblarz', 'over', 1, 1, '{}')",
                ((n,) for n in numbers),
            )
            days = [last - DAYS + n * DAYS // RESULTS for n in numbers]
            raw.executemany(
                "INSERT INTO results VALUES (?, ?, 'koblarz', 1, ?, ?, ?, 'target', 1, NULL, NULL)",
                ((n, n, f"chat:{n % CHATS}", 0.0, day) for n, day in zip(numbers, days, strict=True)),
            )
            raw.executemany(
                "INSERT INTO result_seats VALUES (?, ?, 0, ?, 'x', 1, 1, 1, NULL, ?, ?, ?, ?, ?, 1000, 1000)",
                (row for n in numbers for row in _seats(n, chance)),
            )
        raw.execute("COMMIT")
    engine = connect_engine(path, 1)
    async with engine.begin() as connection:
        await recount._fill(connection, last)
    await engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("ANALYZE")
        raw.execute(
            "CREATE TABLE plain"
            " (player INTEGER PRIMARY KEY, name, rating, rated, matches, wins, points, best)"
        )
        raw.execute(
            "INSERT INTO plain"
            " SELECT s.player, p.name, s.rating, r.matches, s.matches, s.wins, s.points, s.best FROM"
            " standings s JOIN boards b ON b.id = s.board JOIN players p ON p.id = s.player"
            " JOIN ratings r ON r.player = s.player WHERE b.chat = '' AND b.period = ''"
        )
        for column in ("rating", "points", "best"):
            raw.execute(f"CREATE INDEX plain_{column} ON plain ({column}, player)")


def _seats(number: int, chance: random.Random) -> list[tuple[Any, ...]]:
    """Who plays in a chat are mostly the same."""
    circle = number % CHATS * (PLAYERS // CHATS)
    who = chance.sample(range(circle, circle + 2 * PLAYERS // CHATS), SEATS)
    points = sorted((chance.randrange(-100, 500) for _ in who), reverse=True)
    return [
        (number, seat, player % PLAYERS + 1, seat, points[seat], seat + 1, seat == 0, points[seat])
        for seat, player in enumerate(who)
    ]


async def _seconds(read: Callable[[], Awaitable[object]]) -> float:
    begin = time.perf_counter()
    await read()
    return time.perf_counter() - begin


async def _pages(path: Path) -> dict[str, tuple[float, float]]:
    """By page the seconds that ours takes, and those of the plain table."""
    found: dict[str, tuple[float, float]] = {}
    async with open_store(path) as store:
        everywhere, month = Board(GAME), period("month", LAST_DAY.toordinal() - 1)
        (first, *_) = (await store.leaderboard(everywhere, "rating", 0, SIZE, None)).lines
        (middle, *_) = (await store.leaderboard(everywhere, "rating", PLAYERS // 2, SIZE, None)).lines
        asked: list[tuple[str, Board, Sort, int, Line]] = [
            ("first page", everywhere, "rating", 0, first),
            ("first page, own rank", everywhere, "rating", 0, middle),
            ("page in the middle", everywhere, "rating", PLAYERS // 2, middle),
            ("best deals, own rank", everywhere, "best", 0, middle),
            ("this month, own rank", Board(GAME, None, month), "rating", 0, middle),
            ("a chat’s month", Board(GAME, "chat:7", month), "points", 0, middle),
        ]
        for name, board, sort, start, reader in asked:
            ranked = reader is middle and start == 0
            found[name] = await _both(store, board, sort, start, reader.player, ranked=ranked)
    return found


async def _both(
    store: SqlStore, board: Board, sort: Sort, start: int, player: PlayerId, *, ranked: bool
) -> tuple[float, float]:
    values = {"size": SIZE, "start": start, **({"player": int(player)} if ranked else {})}
    statement = _plain(sort, ranked=ranked)
    # In turns, so that a slow moment of the machine meets both.
    times = [
        (
            await _seconds(lambda: store.leaderboard(board, sort, start, SIZE, player)),
            await _seconds(lambda: store._read(statement, **values)),
        )
        for _ in range(READS)
    ]
    # The quicker ones: what else the machine does meets ours, which reads more, the more often.
    ours, plain = (statistics.quantiles(column, n=4)[0] for column in zip(*times, strict=True))
    return ours, plain


def ratios() -> list[Ratio]:
    """What is allowed against what was taken, so that a kept promise is at least 1."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hospoda.db"
        asyncio.run(_fill(path))
        pages = asyncio.run(_pages(path))
    found = []
    for name, (ours, plain) in pages.items():
        found.append(Ratio(f"leaderboard, {name}", "s", MOST, ours, "50 ms/taken", 1.0))
        found.append(
            Ratio(
                f"leaderboard, {name}, beside a plain table",
                "s",
                MOST_TIMES * plain,
                ours,
                "3 x plain/taken",
                1.0,
            )
        )
    return found
