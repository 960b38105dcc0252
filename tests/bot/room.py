"""A house in a test: fakes on all sides, and tables at which seats press what the test says."""

import asyncio
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from bot.computers import Computers, ComputersHere, Question, answer
from bot.house import House, NewTable
from bot.messages import Answer, Back, Begin, FinishNow, Look, Message, NextDeal, Press, Wave
from bot.ports import ChainSecret, Seconds, TableId
from bot.posts import Question as Put
from bot.posts import Standing
from bot.row import Row, load_row
from bot.seating import SeatInfo, Settings
from bot.sitting import AnyMatch, deal_stream, open_match, read_setup, replay_running
from rules import find_game
from rules.kit.action import Action
from rules.kit.chance import fair_stream, link
from rules.kit.record import read_action, read_options, read_record
from rules.kit.seats import Seat
from rules.kit.verify import verify
from tests.helpers.chat import RecordingChat
from tests.helpers.clock import FakeClock, settle
from tests.helpers.store import MemoryStore

CHAIN = 16
"""Length of a test table's chain: a real one takes a thousand times as long."""


class Seeded(ComputersHere):
    """Computers that play the same in every run of a test."""

    def __init__(self) -> None:
        self._numbers = count()

    async def decide(self, question: Question) -> Action | None:
        return answer(replace(question, seed=f"{next(self._numbers)}"))


class Room:
    """A house and what surrounds it. ``restart`` is what a killed process comes back to."""

    def __init__(self, computers: Computers | None = None) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.computers = computers or Seeded()
        self.chat = RecordingChat(self.clock)
        self.house = House(self.store, self.chat, self.clock, self.computers)

    async def start(self) -> None:
        await self.house.start()
        await settle()

    async def restart(self, downtime: Seconds = 0.0) -> None:
        """The process is gone, and with it everything in memory; another starts after ``downtime``."""
        await self.house.close()
        await self.clock.advance(downtime)
        self.chat = RecordingChat(self.clock)
        self.house = House(self.store, self.chat, self.clock, self.computers)
        await self.start()

    async def open(
        self,
        people: int = 3,
        computers: int = 0,
        *,
        game: str = "koblarz",
        options: dict[str, Any] | None = None,
        setup: dict[str, Any] | None = None,
        dice: Sequence[int] = (),
        secret: bytes | None = None,
        code: str | None = None,
        begin: bool = True,
        level: int = 1,
        **settings: Any,
    ) -> "At":
        """A table, its first deal begun; nobody is nudged unless ``nudges``.

        ``dice``: the first that fall (Koblarz, start numbers by seat).
        """
        found = find_game(game)
        assert found is not None
        chosen = {"numbers": "seats"} if game == "koblarz" else {}
        seats = [SeatInfo(f"Person {i}", f"chat:{i}") for i in range(people)]
        seats += [SeatInfo(f"Computer {i}", None, level) for i in range(people, people + computers)]
        chosen |= options or {}
        agreed = Settings(**{"nudges": False, **settings})
        new = NewTable("chat", game, read_options(found, chosen), tuple(seats), agreed)
        table = await self.house.open_table(new)
        at = At(self, table)
        entropy = "|".join([f"{i}:e{i}" for i in range(1, people + 1)] + ["begin:b"])
        chain = ChainSecret(secret or _secret(entropy, dice), CHAIN)
        row = at.row
        commitment = link(chain.secret, CHAIN, 0).hex()
        fixed = replace(row.fixed, commitment=commitment, code=code or row.fixed.code)
        moving = row.moving if setup is None else replace(row.moving, setup=setup)
        self.store.row(table, row=Row(fixed, moving).dump(), secret=chain)
        if begin:
            await at.begin()
        return at


class At:
    """One table of a room."""

    def __init__(self, room: Room, table: TableId) -> None:
        self.room = room
        self.id = table

    # What people do.

    async def say(self, message: Message) -> Answer:
        answer = await self.room.house.ask(self.id, message)
        await settle()
        return answer

    def send(self, message: Message) -> "asyncio.Future[Answer]":
        """A message whose answer is not waited for."""
        return self.room.house.table(self.id).post(message)

    async def begin(self) -> Answer:
        seats = self.row.fixed.seats
        parts = tuple(f"e{i}" if seat.person else None for i, seat in enumerate(seats, start=1))
        return await self.say(Begin(parts, "b"))

    def press(self, seat: int, do: str, prompt: int | None = None, **arguments: Any) -> Press:
        """A press on what is asked of this seat now, or on a ``prompt`` of another number."""
        game = find_game(self.row.fixed.game)
        assert game is not None
        action = read_action(game, {"do": do, **arguments})
        return Press(Seat(seat), self.number(seat) if prompt is None else prompt, action)

    async def bet(self, seat: int, coins: int, prompt: int | None = None) -> Answer:
        return await self.say(self.press(seat, "bet", prompt, coins=coins))

    async def wave(self, seat: int, prompt: int | None = None) -> Answer:
        return await self.say(Wave(Seat(seat), self.number(seat) if prompt is None else prompt))

    async def next_deal(self, seat: int) -> Answer:
        return await self.say(NextDeal(Seat(seat)))

    async def finish_now(self, seat: int) -> Answer:
        return await self.say(FinishNow(Seat(seat)))

    async def back(self, seat: int) -> Answer:
        return await self.say(Back(Seat(seat)))

    async def look(self) -> Answer:
        return await self.say(Look())

    # What stands in the chat.

    @property
    def standing(self) -> Standing:
        return self.room.chat.standing(self.id)

    def question(self, seat: int) -> Put | None:
        return self.room.chat.question(self.id, seat)

    def number(self, seat: int) -> int:
        """The number of the question to a seat; of its last one, where nothing is asked."""
        return self.row.moving.prompts[seat].number

    @property
    def asked(self) -> list[int]:
        """The people who have a question before them."""
        return [seat for seat, prompt in enumerate(self.row.moving.prompts) if prompt.open]

    # What is on disk.

    @property
    def row(self) -> Row:
        return load_row(self.room.store.stored[self.id].row)

    @property
    def version(self) -> int:
        return self.room.store.stored[self.id].version

    @property
    def match(self) -> AnyMatch:
        """The running deal, folded from its log."""
        stored, row = self.room.store.stored[self.id], self.row
        game = find_game(row.fixed.game)
        assert game is not None and stored.secret is not None
        stream = deal_stream(row, stored.secret, row.moving.deal)
        setup = read_setup(game, row.moving.setup)
        return replay_running(open_match(game, row), setup, stored.events, stream)[0]

    @property
    def facts(self) -> dict[str, Any]:
        match = self.match
        assert match.deal is not None
        return match.game.facts(match.deal.state)

    @property
    def log(self) -> list[dict[str, Any]]:
        """The running deal's log."""
        return [json.loads(event.body) for event in self.room.store.stored[self.id].events]

    @property
    def dice(self) -> list[int]:
        return [entry["die"] for entry in self.log if "die" in entry]

    @property
    def steps(self) -> list[dict[str, Any]]:
        return [entry for entry in self.log if "do" in entry]

    async def record(self) -> dict[str, Any]:
        values: dict[str, Any] = json.loads(await self.room.house.record(self.id))
        return values

    async def verified(self) -> object:
        """What ``hospoda verify`` says of the record."""
        return verify(read_record((await self.room.house.record(self.id)).encode(), find_game))


def _secret(entropy: str, dice: Sequence[int]) -> bytes:
    """A secret whose first deal begins with these dice."""
    for i in count():
        secret = hashlib.sha256(f"{i}".encode()).digest()
        stream = fair_stream(link(secret, CHAIN, 1), entropy, 1)
        if all(stream.die().value == value for value in dice):
            return secret
    raise AssertionError
