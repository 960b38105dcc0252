"""People of evenings that are killed: they open tables, sit down, play at random, press twice, type."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from bot.desk.visitor import Reply, Visitor
from rules import games
from tests.e2e.after_kill import Known
from tests.e2e.far import Wire
from tests.helpers.people import Crowd, Person
from tests.helpers.platform import Platform

TABLES = 2
"""In each chat."""
NEW = {"koblarz": "target=100 window=3"}
"""Options by game."""
PAUSE = 0.004
"""Seconds of real time between two acts of a person, on average."""


def make_people(chats: Sequence[str]) -> list[Person]:
    """Five in each chat, one of them its admin; some see what others are answered."""
    return [
        Person(
            f"Person {i}",
            f"sim:u{i}",
            chats[i // 5],
            admin=i % 5 == 4,
            private_answers=i % 4 != 2,
            language="pl" if i % 2 else "en",
        )
        for i in range(5 * len(chats))
    ]


class FarDesk:
    """The desk at the other end of the wire."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    async def press(self, visitor: Visitor, data: str) -> Reply:
        return await self._ask("press", visitor, data)

    async def command(self, visitor: Visitor, name: str, words: str = "") -> Reply:
        return await self._ask("command", visitor, f"{name} {words}".rstrip())

    async def typed(self, visitor: Visitor, line: str) -> Reply | None:
        return await self._ask("typed", visitor, line)

    async def _ask(self, how: str, visitor: Visitor, words: str) -> Any:
        return await self._wire.ask((how, visitor.person, visitor.chat, visitor.source, words))


class Evening:
    """What everybody does. ``rests``: nobody does anything any more."""

    def __init__(self, platform: Platform, people: list[Person], chance: random.Random, known: Known) -> None:
        self.rests = False
        self._platform, self._people, self._random, self._known = platform, people, chance, known
        self._desk: Any = None
        self._did: asyncio.Event
        self._opening: set[str] = set()
        self._opened: set[str] = set()
        self.crowd = Crowd(platform, people, lambda: self._desk, f"{chance.random()}")

    def begin(self) -> None:
        """Another bot is there."""
        self._did = asyncio.Event()
        self._opening.clear()

    async def did(self, many: int) -> None:
        """Returns once people have done so much more."""
        wanted = len(self.crowd.said) + many
        while len(self.crowd.said) < wanted:
            self._did.clear()
            await self._did.wait()

    async def acts(self, wire: Wire, up: asyncio.Event, number: int) -> None:
        """One person, as long as the bot lives."""
        person, chance = self._people[number], self._random
        await up.wait()
        self._desk = FarDesk(wire)
        while wire.open and not self.rests:
            await asyncio.sleep(chance.uniform(0, 2 * PAUSE))
            self._did.set()
            if number % 5 in (0, 2) and len(self._known.running(person.chat)) < TABLES:
                await self._open(person)
            elif chance.random() < 0.3 and await self._lobby(person):
                continue
            elif chance.random() < 0.1:
                await self._twice(person)
            else:
                await self.crowd.act(person)

    async def _open(self, person: Person) -> None:
        if person.id in self._opening or self._shows_begin(person):
            await self.crowd.act(person)
            return
        self._opening.add(person.id)
        played = {game for game, table in self._known.played if table not in self._known.over}
        game = self._random.choice(sorted(games().keys() - played - self._opened) or sorted(games()))
        self._opened.add(game)
        await self.crowd.type(person, f"new {game} {NEW.get(game, '')} turn=15 reveal=deal")

    async def _lobby(self, person: Person) -> bool:
        """Sits down and begins, where somebody has opened a table."""
        begin = self._shows_begin(person)
        if begin is None:
            return False
        table = begin.partition(".")[0]
        for word in ("join", "computer.1", "ready", "begin"):
            await self.crowd.press(person, f"{table}.t.{word}", person.chat)
        return True

    def _shows_begin(self, person: Person) -> str | None:
        """The key of a lobby in which this person sits, or he whom he plays with (0 and 1, 2 and 3)."""
        number = self._people.index(person)
        host = self._people[number - number % 5 % 2]
        for message in self._platform.at(person.chat):
            if host.name in message.text:
                for _, data in message.keys:
                    if data.endswith(".t.begin"):
                        return data
        return None

    async def _twice(self, person: Person) -> None:
        """The same key twice at once, and delivered a third time."""
        shown = [m for place in (person.id, person.chat) for m in self._platform.at(place) if m.keys]
        if not shown:
            return
        data, source = self._random.choice(shown[-1].keys)[1], self.crowd.source()
        await asyncio.gather(
            *(self.crowd.press(person, data, person.chat, one) for one in (source, None, source))
        )
