"""A whole evening: the bot as it is served, on a simulated platform, with people; closed, killed, restarted.

Everything that differs from process to process (chains, codes) is drawn from the evening's seed, so an
evening is the same each time it is played.
"""

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from bot.computers import Computers, Question
from bot.messages import Answer, Caller, Done, Look, Message, Order, Say, Tap, Typed
from bot.outlet import Budget
from bot.ports import ChainSecret, Seconds, Slot, TableId
from bot.row import Row, load_row
from bot.seating import Settings
from bot.service import Service
from bot.settings import PersonSettings, dump, load_person
from rules import find_game
from rules.kit.action import Action
from rules.kit.chance import link
from rules.kit.record import read_options
from tests.bot.room import CHAIN, Seeded
from tests.helpers.clock import FakeClock, settle
from tests.helpers.people import Crowd, Person
from tests.helpers.platform import BUDGET, Platform
from tests.helpers.store import MemoryStore

SETTINGS = Settings(reveal="deal", rated=False)


class Quick(Seeded):
    """Computers of the lowest level, whatever is asked of them."""

    async def decide(self, question: Question) -> Action | None:
        return await super().decide(replace(question, level=1))


@dataclass(frozen=True, slots=True)
class Asked:
    """What the desk asked of a table. ``answer`` None: the process was killed before."""

    table: TableId
    message: Message
    before: int
    """Changes that the store had before."""
    answer: Answer | None
    after: int


class Evening:
    """``service`` is what runs now; ``store``, ``platform`` and people outlive it."""

    def __init__(
        self,
        seed: str,
        people: list[Person],
        computers: Computers | None = None,
        budget: Budget = BUDGET,
    ) -> None:
        self.seed = seed
        self.random = random.Random(seed)
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.platform = Platform(self.clock, budget=budget)
        self.computers = computers or Quick()
        self.people = {person.id: person for person in people}
        self.crowd = Crowd(self.platform, people, lambda: self.service.desk, seed)
        self.asked: list[Asked] = []
        self.tables: list[TableId] = []
        self.doing: set[asyncio.Task[None]] = set()
        self.restarts: Counter[str] = Counter()
        self._drawn = random.Random(f"{seed}|chance")

    @contextmanager
    def fixed(self) -> Iterator[None]:
        """What a process draws from the system comes from the seed."""
        with (
            patch("bot.house.new_chain", self._new_chain),
            patch("bot.codes.secrets", self._drawn),
        ):
            yield

    def _new_chain(self, row: Row) -> tuple[Row, ChainSecret]:
        secret = hashlib.sha256(f"{self.seed}|{row.fixed.code}|{row.moving.finished}".encode()).digest()
        fixed = replace(
            row.fixed, commitment=link(secret, CHAIN, 0).hex(), chain_from=row.moving.finished + 1
        )
        return row.agreed(fixed), ChainSecret(secret, CHAIN)

    async def start(self) -> None:
        self.service = Service(
            self.store,
            self.clock,
            self.computers,
            [self.platform],
            board_link=_link,
            secret=b"evening",
        )
        asks = self.service.house.ask

        async def ask(table: TableId, message: Message) -> Answer:
            before, answer = len(self.store.changes), None
            try:
                answer = await asks(table, message)
            finally:
                if isinstance(message, Tap | Typed | Say | Order):
                    self.asked.append(Asked(table, message, before, answer, len(self.store.changes)))
            return answer

        self.service.house.ask = ask  # type: ignore[method-assign]
        await self.service.start()
        await settle()

    async def close(self) -> None:
        """As on SIGTERM."""
        closing = asyncio.ensure_future(self.service.close())
        await self.clock.advance(10)
        await closing

    async def kill(self) -> None:
        """The process is gone: not one line of it runs any more."""
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.doing.clear()
        self.clock._waits.clear()

    async def restart(self, how: str, downtime: Seconds) -> None:
        """``how``: ``close`` or ``kill``. The next process counts its budget from nothing, so it starts
        after what the platform remembers of the last one."""
        self.restarts[how] += 1
        await (self.close() if how == "close" else self.kill())
        await self.clock.advance(max(downtime, 61.0))
        await self.start()
        for table in self.tables:
            await self.service.house.ask(table, Look())
        await settle()

    async def open(
        self,
        game: str,
        chat: str,
        persons: list[Person],
        computers: int = 0,
        options: dict[str, Any] | None = None,
        *,
        settings: Settings = SETTINGS,
        one_tap: bool | None = None,
    ) -> TableId:
        """A table, its lobby opened, filled and begun as people do it. ``one_tap``: their wish (None: now so,
        now so)."""
        found = find_game(game)
        assert found is not None
        host, *others = persons
        for person in persons:
            if person.id not in self.store.people:
                wish = self.random.random() < 0.3 if one_tap is None else one_tap
                mine = PersonSettings(way="private", reached=True, one_tap=wish)
                await self.store.save_person(person.id, dump(mine))
        before = set(self.store.stored)
        chosen = read_options(found, options or {})
        caller = Caller(host.id, host.name, False, self.crowd.source())
        opening = self.service.house.open_lobby(caller, chat, game, chosen, settings, self.crowd.source())
        table = await opening
        assert table not in before
        self.tables.append(table)
        key = _base36(table)
        for person in others:
            await self.crowd.press(person, f"{key}.t.join", chat)
        for number in range(computers):
            await self.crowd.press(host, f"{key}.t.computer.1.{1 + len(others) + number}", chat)
        for person in others:
            await self.crowd.press(person, f"{key}.t.ready", chat)
        await self.crowd.press(host, f"{key}.t.begin", chat)
        await settle()
        assert self.store.stored[table].deal == 1, self.crowd.said[-1].reply
        return table

    def do(self, person: Person) -> None:
        """Somebody does something; others do not wait until it is answered."""
        task = asyncio.get_running_loop().create_task(self.crowd.act(person))
        self.doing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.doing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.platform.wrong.append(repr(task.exception()))

    def row(self, table: TableId) -> Row:
        return load_row(self.store.stored[table].row)

    def one_tap(self, person: Person) -> bool:
        """Whether this person's first tap acts."""
        return load_person(self.store.people.get(person.id)).one_tap

    def done(self) -> list[Asked]:
        """Plays that were acknowledged."""
        return [a for a in self.asked if isinstance(a.message, Tap | Typed) and isinstance(a.answer, Done)]


def _link(slot: Slot) -> str | None:
    return f"https://example.org/{slot.place}/{slot.message}"


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number] if number < 36 else _base36(number // 36) + digits[number % 36]


key_table = _base36
