"""After a kill of a life (killing.py): nothing acknowledged is lost, and nothing was applied twice."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import alembic.command  # noqa: F401 - in memory before the first fork

from bot.clock import SystemClock
from bot.computers import ComputersHere
from bot.house import House
from bot.leaderboard.ports import Board
from bot.moving import Moving
from bot.ports import StoredTable, TableId
from bot.posts import BoardPost, PanelPost
from bot.row import load_row
from bot.sitting import deal_stream, open_match, read_setup, replay_running
from rules import find_game
from rules.kit.record import read_record
from rules.kit.verify import Fair, verify
from rules.koblarz import GAME as KOBLARZ
from rules.koblarz.setup import COINS_EACH
from storage.store import SqlStore, open_store
from tests.e2e.life import Line

MOST_STILL = 40
"""Lives without any change after which a table is taken for stuck: many lives are killed as they begin."""
Step = dict[str, Any]


class Wrong(Exception):
    """Something was lost, doubled or changed."""


@dataclass
class Known:
    """What is known of a table from before the life that was just killed."""

    version: int = 0
    steps: list[tuple[int, Step]] = field(default_factory=list)
    ended: int = 0
    over: bool = False
    counted: tuple[str, ...] = ()
    """The persons for whom its match counts."""
    still: int = 0
    """Lives in a row in which nothing happened there."""


@dataclass
class Sums:
    """What all lives together came to."""

    kills: int = 0
    sent: int = 0
    acknowledged: int = 0
    unknown: int = 0
    """Sent and never answered: the kill came between."""
    unknown_on_disk: int = 0
    points: Counter[str] = field(default_factory=Counter)
    deals: int = 0
    matches: int = 0


class _Nobody:
    """A chat that nobody looks at."""

    def board(self, post: BoardPost) -> None:
        return

    def panel(self, post: PanelPost) -> None:
        return


async def check(path: Path, lines: Sequence[Line], known: dict[TableId, Known], sums: Sums) -> None:
    """Opens the database as the next process would, and compares it with what the last one said."""
    async with open_store(path) as store:
        house = House(store, _Nobody(), SystemClock(), ComputersHere())
        dues = dict(await store.deadlines())
        last = await store.last_table()
        opened = max((line[1] for line in lines if line[0] == "opened"), default=0)
        assert last >= opened, f"table {opened} was opened and is gone"
        for number in range(1, last + 1):
            table = TableId(number)
            before = known.setdefault(table, Known())
            own = [line for line in lines if line[0] in ("sent", "done", "refused") and line[1] == table]
            versions = [line[2] for line in lines if line[0] == "shown" and line[1] == table]
            if before.over and not own and max(versions, default=0) <= before.version:
                continue
            stored = await store.load(table)
            assert stored is not None, f"table {table} is gone"
            assert stored.version >= max(versions, default=0), f"table {table}: shown, but not on disk"
            assert stored.version >= before.version, f"table {table}: an older version"
            await _check_table(store, house, stored, own, before, sums)
            row = load_row(stored.row)
            assert row.moving.voided == 0, f"table {table}: a deal was void"
            waits = stored.status == "running" and row.moving.deal > 0
            assert (table in dues) == waits, f"table {table}: waits for nothing"
            sums.matches += stored.status == "over" and not before.over
            before.still = 0 if stored.version > before.version else before.still + 1
            assert before.still < MOST_STILL, f"table {table}: does not go on"
            before.version, before.over = stored.version, stored.status == "over"
            before.counted = await _counted(store, stored)
        page = await store.leaderboard(Board(KOBLARZ.id), "matches", 0, 1000, None)
        matches = {line.name: line.matches for line in page.lines}
        assert matches == Counter(name for one in known.values() for name in one.counted), "counted wrongly"


async def _counted(store: SqlStore, stored: StoredTable) -> tuple[str, ...]:
    """For whom a match counts: exactly where it is over, and people alone began it."""
    counted, row = await store.counted(stored.table), load_row(stored.row)
    assert (counted is not None) == (stored.status == "over"), f"table {stored.table}: result {counted}"
    if counted is None or counted.unrated is not None:
        return ()
    assert len(counted.moves) == len(row.fixed.seats), f"table {stored.table}: {counted}"
    return tuple([seat.name for seat in row.fixed.seats])


async def _check_table(
    store: SqlStore, house: House, stored: StoredTable, own: Sequence[Line], before: Known, sums: Sums
) -> None:
    table, row = stored.table, load_row(stored.row)
    ended = await store.ended_deals(table)
    numbers = [deal.number for deal in ended]
    assert numbers == list(range(1, len(ended) + 1)), f"table {table}: deals {numbers}"
    assert len(ended) == stored.finished == row.moving.finished, f"table {table}: a deal is missing"
    fresh, before.ended = len(ended) - before.ended, len(ended)
    sums.deals += fresh
    steps = [(d.number, step) for d in ended for step in json.loads(d.body)["steps"]]
    running = [json.loads(event.body) for event in stored.events]
    steps += [(stored.deal, entry) for entry in running if "do" in entry]
    assert [event.seq for event in stored.events] == list(range(len(running))), f"table {table}: log torn"
    assert steps[: len(before.steps)] == before.steps, f"table {table}: an act of an earlier life has changed"
    _compare(table, steps[len(before.steps) :], own, row.moving, stored, sums)
    before.steps = steps
    if stored.deal > stored.finished and stored.status == "running":
        _check_running(stored)
    if fresh:  # dice of ended deals, against the chain whose commitment was posted at the start
        record = await house.record(table)
        assert verify(read_record(record.encode(), find_game)) == Fair(None), f"table {table}: not fair"


def _compare(
    table: TableId,
    steps: Sequence[tuple[int, Step]],
    own: Sequence[Line],
    moving: Moving,
    stored: StoredTable,
    sums: Sums,
) -> None:
    """What people sent in this life against what the log has more than before."""
    logged = [(deal, step) for deal, step in steps if "by" not in step and step["do"] != "roll"]
    answers: Counter[str] = Counter()
    results: dict[str, list[str]] = {}
    for kind, *what in own:
        if kind != "sent":
            results.setdefault(json.dumps(what), []).append(kind)
    at = 0
    for kind, *what in own:
        if kind != "sent":
            continue
        sums.sent += 1
        _, deal, seat, number, act = what
        came = results.get(json.dumps(what)) or ["unknown"]
        result = came.pop(0)
        answers[result] += 1
        if result == "done" and isinstance(act, dict) and act["do"] != "roll":
            assert at < len(logged), f"table {table}: {what} was acknowledged and is lost"
            assert logged[at] == (deal, {"seat": seat, **act}), f"table {table}: {logged[at]}, not {what}"
            at += 1
        elif result == "unknown" and at < len(logged) and logged[at] == (deal, {"seat": seat, **act}):
            at += 1
            sums.unknown_on_disk += 1
        if result == "done" and stored.status == "running":
            prompt = moving.prompts[seat]
            answered = prompt.number > number or (prompt.number == number and not prompt.open)
            ready = moving.deal > deal or seat in moving.pressed
            kept = ready if act == "next" else answered
            assert kept, f"table {table}: {what} was acknowledged and is asked again"
    assert at == len(logged), f"table {table}: {logged[at]} was applied, but nobody sent it (again)"
    sums.acknowledged += answers["done"]
    sums.unknown += answers["unknown"]


def _check_running(stored: StoredTable) -> None:
    """The running deal folds, its dice are those of the chain, and no coin or Joker is lost."""
    row, secret = load_row(stored.row), stored.secret
    assert secret is not None, f"table {stored.table}: no secret"
    stream = deal_stream(row, secret, stored.deal)
    match, _ = replay_running(
        open_match(KOBLARZ, row), read_setup(KOBLARZ, row.moving.setup), stored.events, stream
    )
    assert match.deal is not None
    facts: dict[str, Any] = KOBLARZ.facts(match.deal.state)
    piles = [*facts["banks"], facts["trash"]]
    coins = sum(facts["wallets"]) + sum(facts["socks"]) + sum(pile["coins"] for pile in piles)
    assert coins == COINS_EACH * match.seats, f"table {stored.table}: {coins} coins"
    jokers = sum(facts["jokers"]) + sum(facts["sock_jokers"]) + sum(pile["jokers"] for pile in piles)
    assert jokers == match.seats, f"table {stored.table}: {jokers} Jokers"
