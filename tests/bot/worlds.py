"""Two rooms in which the same things happen, but for what one seat hides."""

from dataclasses import replace
from typing import Any

from bot.computers import Computers, Question, answer
from bot.messages import Answer, FinishNow, Look, Press, Wave
from rules import AnyGame, games
from rules.kit.action import Action
from rules.kit.contract import Act
from rules.kit.seats import Seat
from tests.bot.room import At, Room
from tests.helpers.chat import Shown
from tests.helpers.clock import FakeClock


class Thinking(Computers):
    """Computers of one world: the seat that hides something plays and thinks differently in each."""

    def __init__(self, world: int, line: str) -> None:
        self.world = world
        self.line = line
        self.clock: FakeClock | None = None
        self.hidden: int | None = None

    async def decide(self, question: Question) -> Action | None:
        assert self.clock is not None
        if question.seat != self.hidden:
            await self.clock.until(self.clock.now() + 0.4)
            return answer(replace(question, seed=self.line))
        await self.clock.until(self.clock.now() + 0.2 + self.world * 0.9)
        actions = games()[question.game].legal(question.public, question.own, question.seat)
        return actions[self.world % len(actions)]


class Worlds:
    """Two rooms in which the same things happen."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.computers = [Thinking(0, line), Thinking(1, line)]
        self.rooms = [Room(computers) for computers in self.computers]
        for room, computers in zip(self.rooms, self.computers, strict=True):
            computers.clock = room.clock
        self.tables: list[At] = []

    async def open(self, game: AnyGame, people: int, computers: int) -> None:
        for room in self.rooms:
            await room.start()
            secret = self.line.encode().ljust(32, b"-")[:32]
            at = await room.open(people, computers, game=game.id, secret=secret, code="K7", begin=False)
            self.tables.append(at)
        await self.both(lambda at: at.begin())

    async def both(self, what: Any) -> list[Any]:
        return [await what(at) for at in self.tables]

    async def say(self, message: Press | Wave | Look | FinishNow) -> Answer:
        first, second = await self.both(lambda at: at.say(message))
        assert first == second
        return first  # type: ignore[no-any-return]

    async def advance(self, seconds: float) -> None:
        await self.both(lambda at: at.room.clock.advance(seconds))

    async def restart(self) -> None:
        await self.both(lambda at: at.room.restart())

    async def close(self) -> None:
        for at in self.tables:
            assert at.standing.trouble is None
            await at.room.house.close()

    def compare(self, hides: Seat | None) -> None:
        """Everything that was shown to anybody but ``hides``."""
        first, second = (outbox(at, hides) for at in self.tables)
        assert first == second

    def compare_kinds(self, hides: Seat | None) -> None:
        first, second = ([kind(post) for post in outbox(at, hides)] for at in self.tables)
        assert first == second

    @property
    def act(self) -> Act | None:
        row = self.tables[0].row
        if row.moving.ending is not None or row.moving.deal == row.moving.finished:
            return None
        deal = self.tables[0].match.deal
        return deal.turn if deal is not None and isinstance(deal.turn, Act) else None


def outbox(at: At, hides: Seat | None) -> list[Shown]:
    return [post for post in at.room.chat.posts if post.seat is None or post.seat != hides]


def kind(post: Shown) -> tuple[object, ...]:
    return post.at, post.table, post.version, post.seat
