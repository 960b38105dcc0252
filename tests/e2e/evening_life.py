"""One life of a bot that hosts whole evenings, from fork to SIGKILL: everything of it but the platform.

What it does is told to the world outside (``far``) in the order in which it is so: ``intent`` before a change
goes to the store, ``took`` once a table has answered, ``saved`` once it is on disk where a message stands.
"""

import asyncio
import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.computers import ComputersHere
from bot.desk.visitor import Reply
from bot.messages import Answer, Done, Look, Message, Play, Word
from bot.moving import Moving
from bot.ports import Change, Clock, Seconds, Slot, TableId
from bot.row import MOST_EXTENDED, Row, load_row
from bot.service import Service
from storage.store import SqlStore, open_store
from tests.e2e import life
from tests.e2e.far import FarOutlet, QuickClock, Wire
from tests.helpers.people import Person

POINTS = (
    "asked", "begin", "executing", "executed", "commit", "committed", "resolved",
    "calling",  # about to call the platform
    "called",  # the platform has done it, and nothing is known of that on disk
    "saving",  # about to save where messages stand
    "saved",  # that is on disk
    "pressed",  # a press has come
    "replying",  # its answer is there and was not passed on
    "replied",
)  # fmt: skip
CHATS = ("sim:g1", "sim:g2")


class Watched:
    """A store that says what it is given, and where that has come to. Everything else is the store's."""

    def __init__(self, store: SqlStore, wire: Wire, lived: life.Life) -> None:
        self._store, self._wire, self._life = store, wire, lived

    async def commit(self, change: Change) -> None:
        events = [event.body for event in change.events]
        ended = change.ended.body if change.ended is not None else None
        self._wire.tell(("intent", change.table, change.version, events, ended, change.void))
        self._life.at("asked")
        await self._store.commit(change)
        self._life.at("resolved")

    async def save_slots(self, slots: Sequence[Slot], gone: Sequence[tuple[TableId, str]] = ()) -> None:
        self._life.at("saving")
        await self._store.save_slots(slots, gone)
        self._wire.tell(("saved", [(slot.table, slot.name, slot.message) for slot in slots]))
        self._life.at("saved")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def live(
    path: Path, plan: life.Plan, people: Sequence[Person], clock: QuickClock, end: socket.socket
) -> None:
    """Lives until killed, or until told to close. Where something is wrong, it ends and says what."""
    try:
        lived = life.Life(plan, -1)
        lived.install()
        asyncio.run(_Bot(path, lived, people, clock, end).live())
    except BaseException as error:
        os.write(2, f"a life ended by itself: {error!r}\n".encode())
        os._exit(1)
    os._exit(0)


class _Bot:
    def __init__(
        self, path: Path, lived: life.Life, people: Sequence[Person], clock: QuickClock, end: socket.socket
    ) -> None:
        self._path, self._life, self._clock = path, lived, clock
        self._people = {person.id: person for person in people}
        self._wire = Wire(end, self._take, at_once=True)
        self._ready, self._over = asyncio.Event(), asyncio.Event()
        self._service: Service

    async def live(self) -> None:
        async with open_store(self._path) as store:
            running = asyncio.ensure_future(self._wire.run())
            before = await _rows(store)
            watched: Any = Watched(store, self._wire, self._life)
            outlet = FarOutlet(self._wire, self._clock.now, self._life.at)
            clock: Clock = self._clock
            self._service = Service(
                watched, clock, ComputersHere(), [outlet], board_link=lambda slot: None, secret=b"kill"
            )
            self._watch_answers()
            start = clock.now()
            await self._service.start()
            for table, (version, row) in before.items():
                await self._service.house.ask(table, Look())
                self._compare(table, version, row, start)
            self._ready.set()
            self._wire.tell(("up", len(before)))
            await self._over.wait()
            await self._service.close()
            running.cancel()

    def _compare(self, table: TableId, version: int, row: Row, start: Seconds) -> None:
        """Prompts and timers are as they were: only clocks that would run out at once have been put on."""
        loaded = self._service.house.table(table)._loaded
        if loaded is None or loaded.version != version:
            return
        after, before = loaded.sitting.row, row
        wrong = _same(before.moving, after.moving, before.fixed.settings.turn_seconds, start)
        if wrong or after.fixed != before.fixed or after.affairs != before.affairs:
            self._wire.tell(("wrong", f"table {table}: {wrong or 'not as it was'}"))

    def _watch_answers(self) -> None:
        house = self._service.house
        ask = house.ask

        async def asked(table: TableId, message: Message) -> Answer:
            answer = await ask(table, message)
            if isinstance(message, Play | Word):
                loaded = house.table(table)._loaded
                version = loaded.version if loaded is not None else 0
                done = isinstance(answer, Done)
                self._wire.tell(("took", table, isinstance(message, Play), done, version))
            return answer

        house.ask = asked  # type: ignore[method-assign]

    async def _take(self, body: Any) -> Any:
        """What people do."""
        if body == "close":
            self._over.set()
            return None
        await self._ready.wait()
        self._life.at("pressed")
        how, person, chat, source, words = body
        visitor = self._people[person].visitor(chat, source)
        desk = self._service.desk
        reply: Reply | None
        if how == "press":
            reply = await desk.press(visitor, words)
        elif how == "typed":
            reply = await desk.typed(visitor, words)
        else:
            name, _, rest = words.partition(" ")
            reply = await desk.command(visitor, name, rest)
        self._life.at("replying")
        asyncio.get_running_loop().call_soon(self._life.at, "replied")
        return reply


async def _rows(store: SqlStore) -> dict[TableId, tuple[int, Row]]:
    """Every running table as the last process left it."""
    found = {}
    for chat in CHATS:
        for table in await store.tables(chat, "running"):
            stored = await store.load(table)
            assert stored is not None
            found[table] = stored.version, load_row(stored.row)
    return found


def _same(before: Moving, after: Moving, turn: Seconds | None, start: Seconds) -> str | None:
    """What has changed with a restart at ``start`` that may not."""
    for seat, (old, new) in enumerate(zip(before.prompts, after.prompts, strict=True)):
        kept = ("number", "open", "turn", "misses", "away", "orders", "obeys")
        if any(getattr(old, name) != getattr(new, name) for name in kept):
            return f"the question of seat {seat}"
        if (old.due is None) != (new.due is None) or (old.due is not None and new.due < old.due - 60):  # type: ignore[operator]
            return f"the clock of seat {seat}"
        if old.open and new.due is not None and new.due < start + min(turn or 0.0, MOST_EXTENDED) - 1:
            return f"no time is left for seat {seat}"
    same = ("totals", "deal", "finished", "setup", "beat", "next_due", "pressed", "ending", "voided", "turn")
    return next((name for name in same if getattr(before, name) != getattr(after, name)), None)
