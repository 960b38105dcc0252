"""Kills bots in the middle of evenings, and proves after each kill that the next one goes on as if nothing
had been (product.md, *Promises*).

Run as a program of its own: ``python -m tests.e2e.evening_killing FOLDER KILLS SEED``. It has no thread and
no event loop while it forks. The platform and the people live here and outlive every bot. Prints one line
of JSON: what happened, or why it is wrong (exit code 1).
"""

import asyncio
import json
import os
import random
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import alembic.command  # noqa: F401 - in memory before the first fork

from bot.logs import configure_logs
from bot.settings import ChatSettings, PersonSettings, dump
from bot.texts import catalogue_in
from rules import games
from rules.kit.scene import text
from storage.store import open_store
from tests.e2e.after_kill import Known, Sums, Wrong, check
from tests.e2e.evening_life import CHATS, POINTS, live
from tests.e2e.evening_people import Evening, make_people
from tests.e2e.far import BUDGET, QuickClock, Wire
from tests.e2e.life import Plan
from tests.helpers.platform import Platform

MOST = 80
"""What people do in one life, at the most."""
LONGEST = 5.0
"""Seconds that a life lasts at the most, once the bot is up."""
FIRST_LIVES = 3, 15
"""Lives, at least and at most, before the kills are counted: on a busy machine little is done in one."""
PATIENCE = 20.0
"""Seconds after which a life is killed in any case."""


class Stamped:
    """The clock of the platform: what the bot says when it calls."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at

    async def until(self, moment: float) -> None:
        return


class World:
    """What outlives the bots."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.random = random.Random(seed)
        self.clock = QuickClock()
        self.stamp = Stamped()
        self.platform = Platform(self.stamp, budget=BUDGET)
        self.people = make_people(CHATS)
        self.known = Known()
        self._most = MOST
        self.sums = Sums()
        self.evening = Evening(self.platform, self.people, self.random, self.known)

    async def make(self) -> None:
        """The database, and what people have set."""
        async with open_store(self.path) as store:
            for person in self.people:
                mine = PersonSettings(way="private", reached=True, one_tap=self.random.random() < 0.5)
                await store.save_person(person.id, dump(mine))
            for chat in CHATS:
                await store.save_chat(chat, dump(ChatSettings(language="en")))

    def live(self, point: str | None, *, last: bool = False, most: int = MOST) -> None:
        """One life, from fork to its end, after ``most`` presses if not before."""
        self._most = most
        while threading.active_count() > 1:  # the last check's database threads are just ending
            time.sleep(0.0005)
        plan = Plan(self.random.getrandbits(32), point, self.random.choice((1, 2, 4, 8, 16, 30)))
        mine, theirs = socket.socketpair()
        pid = os.fork()
        if pid == 0:
            mine.close()
            live(self.path, plan, self.people, self.clock, theirs)
        theirs.close()
        mine.setblocking(False)
        # Budgets count from the start of a process.
        self.platform._arrived.clear()
        self.platform._edited.clear()
        self.known.begin()
        try:
            asyncio.run(self._host(mine, pid, last=last))
        finally:
            mine.close()
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            _, status = os.waitpid(pid, 0)
        killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
        if not (killed or (last and status == 0)):
            raise Wrong("a life ended by itself")

    async def _host(self, end: socket.socket, pid: int, *, last: bool) -> None:
        """Serves the bot's calls and lets people act, until it is gone and all that it has said is heard."""
        up = asyncio.Event()

        async def take(body: Any) -> Any:
            if body[0] == "call":
                return await self._call(*body[1:])
            if body[0] == "up":
                up.set()
            self.known.hear(body)
            return None

        self.evening.begin()
        wire = Wire(end, take)
        serving = asyncio.ensure_future(wire.run())
        ending = asyncio.ensure_future(self._end(up, pid, wire, last=last))
        people = [asyncio.ensure_future(self.evening.acts(wire, up, i)) for i in range(len(self.people))]
        await serving
        for task in (ending, *people):
            task.cancel()
        for result in await asyncio.gather(ending, *people, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def _end(self, up: asyncio.Event, pid: int, wire: Wire, *, last: bool) -> None:
        """Kills at a random instant, also before the bot is up; the last one is asked to close."""
        if last:
            await up.wait()
            self.evening.rests = True
            await asyncio.sleep(2.0)
            wire.tell("close")
            await asyncio.sleep(PATIENCE)
        elif self.random.random() < 0.15:
            await asyncio.sleep(self.random.uniform(0, 0.15))
        else:
            with suppress(TimeoutError):
                await asyncio.wait_for(up.wait(), PATIENCE)
            # After so many answers, however slow the machine is just now; and then at any instant.
            with suppress(TimeoutError):
                await asyncio.wait_for(self.evening.did(self.random.randrange(1, self._most)), LONGEST)
            await asyncio.sleep(self.random.uniform(0, 0.02))
        os.kill(pid, signal.SIGKILL)

    async def _call(self, at: float, kind: str, arguments: tuple[Any, ...]) -> Any:
        self.stamp.at = at
        self.sums.calls += 1
        return await getattr(self.platform, kind)(*arguments)

    def games(self) -> list[str]:
        """What has been played so far."""
        return sorted({game for game, _ in self.known.played})

    def after(self) -> None:
        """Everything that must hold now."""
        asyncio.run(check(self.path, self.platform, self.known, self.sums))
        if self.platform.wrong:
            raise Wrong(self.platform.wrong[0])


def run(folder: Path, kills: int, seed: int) -> Sums:
    """Kills so many times, then lets the last one come to rest. Raises ``Wrong``."""
    for language in ("en", "pl"):  # before the first fork, so that no life has to read them again
        for game in games():
            catalogue_in(language).say(text("game-short"), (), game)
    world = World(folder / "hospoda.db", seed)
    asyncio.run(world.make())
    for life in range(FIRST_LIVES[1]):  # until there is something to be lost, of every game
        if life >= FIRST_LIVES[0] and len(world.games()) == len(games()):
            break
        world.live(None, most=200)
        world.after()
    for kill in range(kills):
        point = POINTS[kill // 2 % len(POINTS)] if kill % 2 else None
        world.sums.points[point or "random"] += 1
        try:
            world.live(point)
            world.after()
        except (Wrong, AssertionError) as error:
            raise Wrong(f"kill {kill} at {point}: {error}") from error
    world.live(None, last=True)
    world.after()
    _check_boards(world)
    sums = world.sums
    sums.kills, sums.acts = kills, world.known.acts
    sums.games = world.games()
    return sums


def _check_boards(world: World) -> None:
    """Every running table stands once in its chat; nothing that was posted anew has stayed."""
    for chat in CHATS:
        shown = [m.table for m in world.platform.at(chat) if m.table is not None and not m.unheard]
        for table in world.known.running(chat):
            if shown.count(table) != 1:
                raise Wrong(f"table {table} stands {shown.count(table)} times in {chat}")


if __name__ == "__main__":
    configure_logs(Path(sys.argv[1]) / "log")
    try:
        found = run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    except Wrong as wrong:
        print(json.dumps({"wrong": str(wrong)}))
        sys.exit(1)
    print(json.dumps({name: getattr(found, name) for name in found.__dataclass_fields__}))
