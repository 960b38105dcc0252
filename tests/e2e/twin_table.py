"""One table of two worlds as it stands, and whatever acts at it by itself."""

import asyncio
import random
from dataclasses import dataclass
from math import inf
from typing import Any

from bot.computers import Computers, Question
from bot.ports import Seconds, TableId
from bot.row import Row
from bot.sitting import AnyMatch
from rules.kit.action import Action
from rules.kit.contract import Act
from rules.kit.record import ActStep
from rules.kit.seats import Seat
from tests.helpers.evening import SETTINGS, Evening
from tests.helpers.people import Person, Said
from tests.helpers.platform import Call
from tests.helpers.worlds import Line, Step

CHAT = "sim:g1"


class Scripted(Computers):
    """Plays the line for whoever does not play himself, and takes longer for it in the second world."""

    def __init__(self, world: "TwinTable", slow: Seconds) -> None:
        self._world = world
        self._slow = slow

    async def decide(self, question: Question) -> Action | None:
        clock = self._world.evening.clock
        await self._world.planned.wait()
        await clock.until(clock.now() + self._slow)
        step = self._world.step_of(question.seat)
        if step is None:
            await clock.until(inf)  # the line is over: nothing happens any more
        assert step is not None
        return step.action if step.seat == question.seat else None


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays what. ``people`` come before computers; ``viewer`` is one of them."""

    game: str
    people: int
    computers: int
    viewer: Seat
    seed: str
    options: dict[str, Any]


class TwinTable:
    """``second``: the one in which something else is hidden."""

    def __init__(self, cast: Cast, *, second: bool) -> None:
        self.cast = cast
        self._second = second
        self.people = [
            Person(f"Person {i}", f"sim:u{i}", CHAT, language="pl" if i % 2 else "en")
            for i in range(cast.people)
        ]
        self.stranger = Person("Stranger", "sim:u99", CHAT, private_answers=False)
        self.evening = Evening(cast.seed, [*self.people, self.stranger], Scripted(self, 0.05 * second))
        self._random = random.Random(cast.seed)
        self.table = TableId(0)
        self.line: Line | None = None
        self.planned = asyncio.Event()
        self.met: set[str] = set()
        """Ways in which steps were taken."""
        self.missed = False
        """The worlds did not part where they should: there is nothing to compare."""
        self.parted_at: tuple[int, int] | None = None
        """Calls and answers before the worlds parted."""

    async def begin(self) -> None:
        """The table is opened; the deal has begun."""
        await self.evening.start()
        self.table = await self.evening.open(
            self.cast.game, CHAT, self.people, self.cast.computers, self.cast.options,
            settings=SETTINGS, one_tap=False,
        )  # fmt: skip

    # Where it stands.

    @property
    def match(self) -> AnyMatch:
        loaded = self.evening.service.house.table(self.table)._loaded
        assert loaded is not None
        return loaded.sitting.match

    @property
    def row(self) -> Row:
        loaded = self.evening.service.house.table(self.table)._loaded
        assert loaded is not None
        return loaded.sitting.row

    @property
    def act(self) -> Act | None:
        deal = self.match.deal
        return deal.turn if deal is not None and isinstance(deal.turn, Act) else None

    @property
    def acted(self) -> int:
        """Steps of the line that were taken."""
        loaded = self.evening.service.house.table(self.table)._loaded
        assert loaded is not None
        return sum(isinstance(entry, ActStep) for entry in loaded.sitting.log)

    def pending(self) -> list[Step]:
        """What is still to come of the round that is being played."""
        assert self.line is not None
        steps, acted, act = self.line.steps, self.acted, self.act
        if acted >= len(steps) or act is None:
            return []
        now = [step for step in steps if step.round == steps[acted].round]
        return [step for step in now if act.window is not None or step.seat in act.must]

    def step_of(self, seat: Seat) -> Step | None:
        """What this seat is to do now; of a window, what happens in it."""
        act = self.act
        for step in self.pending():
            if step.seat == seat or (act is not None and act.window is not None):
                return step
        return None

    # What was seen.

    def calls(self, place: str) -> list[Call]:
        """Everything that was shown there."""
        return [call for call in self.evening.platform.calls if call.place == place]

    def rhythm(self) -> list[tuple[Seconds, str, str, str, str | None]]:
        """All calls as somebody sees them who can read nothing."""
        return [(c.at, c.kind, c.place, c.message, c.error) for c in self.evening.platform.calls]

    def answers(self, person: Person) -> list[Said]:
        """All that this person did, and what it was answered."""
        return [said for said in self.evening.crowd.said if said.person == person.id]
