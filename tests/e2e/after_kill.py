"""What must hold after a kill: the disk against what the bot said, the platform against the disk."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.clock import SystemClock
from bot.computers import ComputersHere
from bot.house import House
from bot.ports import StoredTable, TableId
from bot.posts import BoardPost, PanelPost
from bot.row import load_row
from rules import find_game
from rules.kit.record import read_record
from rules.kit.verify import Fair, verify
from storage.store import SqlStore, open_store
from tests.helpers.evening_checks import check_deal
from tests.helpers.platform import Platform


class Wrong(Exception):
    """Something was lost, doubled or changed."""


@dataclass
class Sums:
    """What all lives together came to."""

    kills: int = 0
    calls: int = 0
    acts: int = 0
    deals: int = 0
    matches: int = 0
    tables: int = 0
    unheard: int = 0
    """Messages whose id the bot never learnt."""
    games: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)


@dataclass
class Log:
    """A table as its changes make it: the running deal's events, the ended deals."""

    version: int = 0
    events: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)


class Known:
    """What the bots have said so far."""

    def __init__(self) -> None:
        self.logs: dict[TableId, Log] = defaultdict(Log)
        self.acts = 0
        self.played: set[tuple[str, int]] = set()
        self.tables: dict[TableId, tuple[str, str]] = {}
        """Chat and status by table, as of the last check."""
        self.over: set[TableId] = set()
        self.begin()

    def begin(self) -> None:
        """Another life."""
        self.intents: dict[TableId, dict[int, tuple[Any, ...]]] = defaultdict(dict)
        self.told: dict[TableId, int] = defaultdict(int)
        self.plays: Counter[TableId] = Counter()
        self.saved: set[tuple[TableId, str, str]] = set()
        """Table, name and message of slots that are on disk."""
        self.wrong: list[str] = []

    def hear(self, body: tuple[Any, ...]) -> None:
        """One thing that the bot said."""
        kind, *what = body
        if kind == "intent":
            table, version, events, ended, void = what
            self.intents[table][version] = (events, ended, void)
        elif kind == "took":
            table, play, done, version = what
            if done:
                self.told[table] = max(self.told[table], version)
                self.plays[table] += play
                self.acts += 1
        elif kind == "saved":
            self.saved.update(what[0])
        elif kind == "wrong":
            self.wrong.append(what[0])

    def running(self, chat: str) -> list[TableId]:
        """Tables that were running in this chat at the last check."""
        return [table for table, found in self.tables.items() if found == (chat, "running")]


class _Nobody:
    def board(self, post: BoardPost) -> None:
        return

    def panel(self, post: PanelPost) -> None:
        return


async def check(path: Path, platform: Platform, known: Known, sums: Sums) -> None:
    """Opens the database as the next process would."""
    if known.wrong:
        raise Wrong(known.wrong[0])
    async with open_store(path) as store:
        house = House(store, _Nobody(), SystemClock(), ComputersHere())
        last = await store.last_table()
        for number in range(1, last + 1):
            table = TableId(number)
            if table in known.over and not known.intents[table]:
                continue
            stored = await store.load(table)
            if stored is None:
                raise Wrong(f"table {table} is gone")
            await _check_table(store, house, stored, known, sums)
            await _check_messages(store, stored, platform, known, sums)
            known.tables[table] = stored.chat, stored.status
            known.played.add((stored.game, table))
            if stored.status == "over" and table not in known.over:
                known.over.add(table)
                sums.matches += 1
        sums.tables = last
        beyond = [table for table in known.told if table > last]
        if beyond:
            raise Wrong(f"tables {beyond} were told of and are gone")


async def _check_table(store: SqlStore, house: House, stored: StoredTable, known: Known, sums: Sums) -> None:
    """The disk is what the changes make of it, as far as one of them; nobody was told of more."""
    table, log, intents = stored.table, known.logs[stored.table], known.intents[stored.table]
    if stored.version < max(known.told[table], log.version):
        raise Wrong(f"table {table}: version {known.told[table]} was told of, {stored.version} is on disk")
    people = 0
    for version in range(log.version + 1, stored.version + 1):
        if version not in intents:
            raise Wrong(f"table {table}: nobody made change {version}")
        events, ended, void = intents[version]
        log.events = [] if void else log.events
        before = len(log.events)
        if ended is None:
            log.events += events
        else:
            steps = [step for step in json.loads(ended)["steps"] if not _by_itself(step)]
            people += len(steps) - sum(not _by_itself(json.loads(body)) for body in log.events)
            log.ended.append(ended)
            log.events = []
        people += sum(not _by_itself(json.loads(body)) for body in log.events[before:])
    log.version = stored.version
    if [event.body for event in stored.events] != log.events:
        raise Wrong(f"table {table}: the running deal's log is another one")
    ended_deals = [deal.body for deal in await store.ended_deals(table)]
    if ended_deals != log.ended:
        raise Wrong(f"table {table}: {len(ended_deals)} ended deals, {len(log.ended)} were ended")
    row = load_row(stored.row)
    if row.moving.voided:
        raise Wrong(f"table {table}: a deal was void")
    fresh = stored.finished - len(log.ended)
    assert fresh <= 0, f"table {table}: {stored.finished} deals are counted, {len(log.ended)} are kept"
    check_deal(stored)
    if any(intents[version][1] for version in intents if version <= stored.version):
        sums.deals += 1
    shown = row.fixed.settings.reveal == "deal" or stored.status == "over"
    if shown and any(intents[version][1] for version in intents if version <= stored.version):
        record = read_record((await house.record(table)).encode(), find_game)
        if not isinstance(verify(record), Fair):
            raise Wrong(f"table {table}: {verify(record)}")


def _by_itself(step: dict[str, Any]) -> bool:
    """Whether an entry of a log is chance, or what a computer or the clock did."""
    return "do" not in step or "by" in step


async def _check_messages(
    store: SqlStore, stored: StoredTable, platform: Platform, known: Known, sums: Sums
) -> None:
    """What was saved stands where it should; a message whose id was not saved was on its way just then."""
    table = stored.table
    rows = await store.slots(table)
    ids = {row.message for row in rows}
    for message in platform.messages.values():
        if message.table == table and not message.unheard and message.id not in ids:
            if stored.status == "running":
                sums.unheard += 1
                told = (table, "board", message.id) in known.saved
                if told and message.place == stored.chat:
                    raise Wrong(f"table {table}: message {message.id} was saved and is forgotten")
            message.unheard = True
    heard = [m for m in platform.at(stored.chat) if m.table == table and not m.unheard]
    boards = [row for row in rows if row.name == "board"]
    olds = [row for row in rows if row.name.startswith("old")]
    if stored.status == "running" and len(heard) > len(boards) + len(olds) + 1:
        raise Wrong(f"table {table} stands {len(heard)} times in {stored.chat}")
