"""Ratings and leaderboards follow from the results: worked out anew, the same comes out."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.leaderboard.ports import Board
from bot.leaderboard.results import Gone, MatchResult
from storage import old_boards, recount
from storage.store import open_store
from tests.helpers.matches import PAIRS, enter, match
from tests.helpers.stores import change

LIVE = "WHERE last >= (SELECT max(day) FROM results) - 2"
"""Boards of periods that are not over everywhere: others go away by and by."""
EVERYTHING = (
    "SELECT game, player, mu, sigma, shown, matches FROM ratings ORDER BY game, player",
    f"SELECT game, chat, period, last, players FROM boards {LIVE} ORDER BY game, chat, period",
    "SELECT game, chat, period, player, rating, matches, wins, points, best FROM standings"
    f" JOIN boards ON boards.id = board {LIVE} ORDER BY game, chat, period, player",
    "SELECT * FROM result_seats ORDER BY result, seat, time",
)


def everything(path: Path) -> list[list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as raw:
        return [raw.execute(question).fetchall() for question in EVERYTHING]


def evening(random: Random) -> list[MatchResult]:
    """Matches of two games over a year and a half, some left, some that do not count."""
    people, found = [f"P{n}" for n in range(9)], []
    for number in range(40):
        who = random.sample(people, 4)
        gone: dict[int, Gone] = {random.randrange(4): "left"} if random.random() < 0.2 else {}
        on = date(2026, 1, 1) + timedelta(days=number * 15 - random.choice((0, 0, 1)))
        unrated = "trial" if random.random() < 0.1 else None
        if random.random() < 0.5:
            points = tuple(random.randrange(-5, 6) * 10 for _ in who)
            found.append(match(*who, points=points, gone=gone, on=on, unrated=unrated))
        else:
            a, b = random.sample(range(25), 2)
            pairs: dict[str, Any] = {"sides": PAIRS, "game": "bauernschnapsen"}
            found.append(match(*who, points=(a, b, a, b), gone=gone, on=on, unrated=unrated, **pairs))
    return found


@pytest.mark.parametrize("at_once", [7, recount.AT_ONCE])
async def test_recomputing_changes_nothing_to_the_last_digit(path: Path, monkeypatch, at_once: int) -> None:
    monkeypatch.setattr(recount, "AT_ONCE", at_once)
    random = Random(at_once)
    async with open_store(path) as store:
        for table, result in enumerate(evening(random), 1):
            await enter(store, result, chat=random.choice(("one", "two")), first=table)
    before = everything(path)
    assert all(before)
    async with open_store(path) as store:
        assert await store.recompute() == 40
    assert everything(path) == before


async def test_what_was_lost_comes_back_from_the_results(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, *evening(Random(3)))
    before = everything(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        for table in ("standings", "boards", "ratings"):
            raw.execute(f"DELETE FROM {table}")
        raw.execute("UPDATE result_seats SET before = 1, after = 2 WHERE after IS NOT NULL")
    async with open_store(path) as store:
        await store.recompute()
    assert everything(path) == before


async def test_nothing_comes_of_nothing(path: Path) -> None:
    async with open_store(path) as store:
        assert await store.recompute() == 0
        await store.commit(change(1, 1))
        assert await store.recompute() == 0


async def test_linked_players_are_one_and_unlinked_ones_as_if_they_had_never_been(path: Path) -> None:
    """What /link and /unlink write; a match in which both sat counts for nobody while they are one."""
    async with open_store(path) as store:
        await enter(
            store,
            match("Ala", "Bolek", "Cyryl", points=(3, 2, 1)),
            match("Alice", "Bolek", "Cyryl", points=(3, 2, 1)),
            match("Ala", "Alice", "Cyryl", points=(3, 2, 1)),
        )
    before = everything(path)

    async def link(main: str) -> None:
        with closing(sqlite3.connect(path)) as raw, raw:
            player = "(SELECT player FROM accounts WHERE person = ?)"
            raw.execute(f"UPDATE players SET main = {player} WHERE id = {player}", (main, "discord:Alice"))
        async with open_store(path) as store:
            await store.recompute()

    await link("discord:Ala")
    async with open_store(path) as store:
        found = await store.player_of("discord:Alice")
        assert found is not None and found.name == "Ala"
        page = await store.leaderboard(Board("koblarz", "chat"), "matches", 0, 9, found.player)
        lines = {line.name: (line.matches, line.wins, line.rated) for line in page.lines}
        assert lines == {"Ala": (2, 2, 2), "Bolek": (2, 0, 2), "Cyryl": (2, 0, 2)}
        assert page.own is not None and page.own.rank == 1
        assert len(await store.history_of(found.player, 0, 9)) == 3
        counted = await store.counted(3)
        assert counted is not None and counted.moves == ()
    await link("discord:Alice")
    assert everything(path) == before


async def test_while_results_are_recomputed_others_wait_and_go_on(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, *evening(Random(5))[:20])
        again = asyncio.create_task(store.recompute())
        await enter(store, match("Ala", "Bolek", points=(1, 0)), first=500)
        assert await again in (20, 21)
    before = everything(path)
    async with open_store(path) as store:
        await store.recompute()
    assert everything(path) == before


async def test_boards_of_periods_that_are_over_go_away_a_few_lines_at_a_time(path: Path, monkeypatch) -> None:
    monkeypatch.setattr(old_boards, "AT_ONCE", 3)

    def old() -> int:
        with closing(sqlite3.connect(path)) as raw:
            (lines,) = raw.execute(
                f"SELECT count(*) FROM standings JOIN boards ON boards.id = board {LIVE.replace('>=', '<')}"
            ).fetchone()
        return int(lines)

    autumn, winter = date(2026, 11, 20), date(2026, 12, 20)
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", "Cyryl", "Dana", points=(4, 3, 2, 1), on=autumn))
        counts = []
        for number in range(9):
            await enter(store, match("Ala", "Bolek", points=(1, 0), on=winter), first=number + 2)
            counts.append(old())
    # A week and a month, here and everywhere, four lines each.
    assert counts[:3] == [13, 12, 9] and counts[-1] == 0
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT count(*) FROM boards WHERE period LIKE '%-11'").fetchone() == (0,)
    before = everything(path)
    async with open_store(path) as store:
        await store.recompute()
    assert everything(path) == before
