"""One life of a process that hosts tables at full speed, until it is killed.

People press at random whatever they are asked, as soon as they are asked; computers and clocks run at pace 0.
Everything that is sent, answered and shown goes as one line each into a pipe, unbuffered. Where a life is to
end at a chosen instant, the process kills itself there: ``POINTS`` names every step on the way of an act.
"""

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import aiosqlite
import sqlalchemy

from bot.clock import SystemClock
from bot.computers import ComputersHere, Question
from bot.house import House, NewTable
from bot.messages import Answer, Begin, Done, Look, Message, NextDeal, Press, Wave
from bot.ports import Change, TableId
from bot.posts import BoardPost, PanelPost
from bot.seating import SeatInfo, Settings
from rules.kit.action import Action, dump_action
from rules.kit.forms import Choice
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ
from rules.koblarz.options import Options
from storage.store import SqlStore, open_store

TABLES = ((3, 0), (2, 2), (1, 2), (4, 1), (0, 3))
"""People and computers of the tables that run at the same time."""
SETTINGS = Settings(
    turn_seconds=60.0,
    interrupt_seconds=0.02,
    quiet_seconds=0.0,
    pace_seconds=0.0,
    next_seconds=0.002,
    reveal="deal",
)
POINTS = (
    "asked",  # judged, not yet handed to the store
    "begin",  # before the transaction begins
    "executing",  # before each statement of it
    "executed",  # after each statement
    "commit",  # all is written, nothing committed
    "committed",  # on disk, nobody knows
    "resolved",  # the table knows, nobody was told
    "publish",  # about to show the board
    "published",  # the board was shown, the panels were not
    "answered",  # the answer is there, it was not passed on
    "acknowledged",  # it was passed on
    "thinking",  # a computer decides
)
Line: TypeAlias = list[Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a life ends: by its own hand at the ``passage``-th time that it comes to ``point``; or, where
    ``point`` is None, by somebody else's."""

    seed: int
    point: str | None = None
    passage: int = 0


class Life:
    """What happens between fork and SIGKILL."""

    def __init__(self, plan: Plan, pipe: int) -> None:
        self._plan = plan
        self._left = plan.passage
        self._pipe = pipe
        self.random = random.Random(plan.seed)

    def tell(self, *line: Any) -> None:
        """One line into the pipe, at once and whole."""
        os.write(self._pipe, json.dumps(line).encode() + b"\n")

    def at(self, point: str) -> None:
        """This life has come to ``point``."""
        if point == self._plan.point:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def install(self) -> None:
        """Puts the points inside a transaction into the libraries: they are the same for every store."""
        engine, at = sqlalchemy.Engine, self.at
        sqlalchemy.event.listen(engine, "begin", lambda *_: at("begin"))
        sqlalchemy.event.listen(engine, "before_cursor_execute", lambda *_: at("executing"))
        sqlalchemy.event.listen(engine, "after_cursor_execute", lambda *_: at("executed"))
        sqlalchemy.event.listen(engine, "commit", lambda *_: at("commit"))
        commit = aiosqlite.Connection.commit

        async def committed(connection: aiosqlite.Connection) -> None:
            await commit(connection)
            at("committed")

        aiosqlite.Connection.commit = committed  # type: ignore[method-assign]


class Watched:
    """A store that says where an act has come to."""

    def __init__(self, store: SqlStore, life: Life) -> None:
        self._store, self._life = store, life

    async def commit(self, change: Change) -> None:
        self._life.at("asked")
        await self._store.commit(change)
        self._life.at("resolved")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Thinkers(ComputersHere):
    """Computers that say when they think."""

    def __init__(self, life: Life) -> None:
        self._life = life

    async def decide(self, question: Question) -> Action | None:
        self._life.at("thinking")
        return await super().decide(question)


class People:
    """The chat and everybody in it: each question is answered once, as soon as it is seen."""

    def __init__(self, life: Life) -> None:
        self.post: Callable[[TableId, Message], asyncio.Future[Answer]]
        self.opens: Callable[[], None]
        self.ended: set[TableId] = set()
        self._life = life
        self._deals: dict[TableId, int] = {}
        self._answered: set[tuple[TableId, int, int]] = set()
        self._pressed: set[tuple[TableId, int, int]] = set()

    def board(self, post: BoardPost) -> None:
        self._life.at("publish")
        standing = post.standing
        self._life.tell("shown", post.table, post.version)
        self._life.at("published")
        self._deals[post.table] = standing.deal
        if standing.result is not None:
            self.ended.add(post.table)
            self.opens()
        elif standing.over is not None:
            for seat in range(len(standing.names)):
                key = (post.table, standing.deal, seat)
                if seat not in standing.computers and key not in self._pressed:
                    self._pressed.add(key)
                    self._send(post.table, seat, 0, NextDeal(Seat(seat)), "next")

    def panel(self, post: PanelPost) -> None:
        question = post.question
        if question is None or (post.table, post.seat, question.number) in self._answered:
            return
        self._answered.add((post.table, post.seat, question.number))
        choose, number = self._life.random, question.number
        if question.may_wave and choose.random() < 0.8:
            self._send(post.table, post.seat, number, Wave(post.seat, number), "wave")
            return
        options = [o for form in question.forms if isinstance(form, Choice) for o in form.options]
        action = choose.choice(options).action
        press = Press(post.seat, number, action)
        times = 2 if choose.random() < 0.2 else 1  # some press twice
        for _ in range(times):
            self._send(post.table, post.seat, number, press, dump_action(action))

    def _send(self, table: TableId, seat: int, number: int, message: Message, what: object) -> None:
        line = (table, self._deals.get(table, 0), seat, number, what)
        self._life.tell("sent", *line)

        def answered(future: asyncio.Future[Answer]) -> None:
            self._life.at("answered")
            kind = "done" if isinstance(future.result(), Done) else "refused"
            self._life.tell(kind, *line)
            self._life.at("acknowledged")

        self.post(table, message).add_done_callback(answered)


def live(path: Path, plan: Plan, pipe: int) -> None:
    """Lives until killed. Ends by itself only if something is wrong, and says what."""
    life = Life(plan, pipe)
    try:
        life.install()
        asyncio.run(_live(path, life))
    except BaseException as error:
        life.tell("failed", repr(error))
        raise
    finally:
        os._exit(1)


async def _live(path: Path, life: Life) -> None:
    async with open_store(path) as store:
        people = People(life)
        house = House(Watched(store, life), people, SystemClock(), Thinkers(life))
        ended = asyncio.Event()
        people.post = lambda table, message: house.table(table).post(message)
        people.opens = ended.set
        await house.start()
        running = list(await house.running("kill"))
        for table in reversed(running):  # the oldest first, so that each is played to its end
            await _take_up(house, store, table)
        while True:
            ended.clear()
            while len(running) - len(people.ended.intersection(running)) < len(TABLES):
                running.append(await _open(house, life, TABLES[len(running) % len(TABLES)]))
            await ended.wait()


async def _open(house: House, life: Life, seats: tuple[int, int]) -> TableId:
    people, computers = seats
    infos = [SeatInfo(f"Person {i}", f"kill:{i}") for i in range(people)]
    infos += [SeatInfo(f"Computer {i}", None, 1) for i in range(computers)]
    options = Options(target=100, silesian_draw=False, numbers=life.random.choice(("seats", "each-game")))
    table = await house.open_table(NewTable("kill", KOBLARZ.id, options, tuple(infos), SETTINGS))
    life.tell("opened", table)
    await _begin(house, table, people + computers)
    return table


async def _take_up(house: House, store: SqlStore, table: TableId) -> None:
    stored = await store.load(table)
    assert stored is not None
    if stored.deal:
        await house.ask(table, Look())
    else:
        await _begin(house, table, stored.row.count('"person"'))


async def _begin(house: House, table: TableId, seats: int) -> None:
    answer = await house.ask(table, Begin(tuple(f"e{i}" for i in range(seats)), "begin"))
    assert isinstance(answer, Done)
