"""Interactions per second through the whole stack on Discord, against an echo command of the same library.

A local Discord (``tests/discord``) stands in this process; the bots run in processes of their own, with the
real discord.py. At each of 200 tables one interaction is under way all the time: the next is made when the
last was answered, and, at a table of Koblarz, when the board shows what it did. *Ours* is the whole bot:
rules, durable commits, boards edited. *Echo* answers a command with its own words, at as many channels.

The bot's clock runs faster than the real one, so that neither pauses nor Discord's rate limits (which the
local one does not set here) are measured, but work. Promises: at least 0.5 of the echo's interactions a
second, and a 99th percentile of acknowledgement of at most three times the echo's. Short rounds alternate.
"""

import asyncio
import random
import statistics
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.ratio import Ratio
from tests.discord.real.people import Person
from tests.discord.real.playing import Player, seated
from tests.discord.real.stage import Stage
from tests.discord.server.world import Channel

TABLES = 200
SEATS = 3
SPEED = 20.0
ROUNDS = 3
WARMING, ROUND = 1.0, 3.0
"""Real seconds."""
AT_ONCE = 10
"""Tables that are opened at the same time."""


@dataclass
class Crowd:
    """Everybody at one bot. ``taken``: seconds until each interaction was acknowledged."""

    stage: Stage
    taken: list[float] = field(default_factory=list)
    going: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def send(self, work: Callable[["Crowd"], Coroutine[Any, Any, None]]) -> None:
        self._tasks.append(asyncio.create_task(work(self)))

    async def round(self) -> tuple[float, float]:
        """Interactions a second, and the 99th percentile of their acknowledgement in seconds."""
        self.going.set()
        await asyncio.sleep(WARMING)
        self.taken.clear()
        await asyncio.sleep(ROUND)
        found = sorted(self.taken)
        self.going.clear()
        await asyncio.sleep(0.5)
        for task in self._tasks:
            if task.done():
                task.result()
        return len(found) / ROUND, found[int(len(found) * 0.99)]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _quick(stage: Stage) -> None:
    """The server does no more than it has to, and sets no limits."""
    rest = stage.server.rest
    rest.checks_answers = rest.keeps_calls = False
    rest.rates.per_route, rest.rates.overall = {}, None


def _channels(stage: Stage) -> list[Channel]:
    """One for each table, over both shards."""
    guilds = [stage.server.guild(f"Server {number}", shard=number % 2) for number in range(4)]
    return [stage.server.channel(guilds[number % 4], f"table-{number}") for number in range(TABLES)]


def _echoes(channel: Channel, person: Person) -> Callable[[Crowd], Coroutine[Any, Any, None]]:
    async def work(crowd: Crowd) -> None:
        while True:
            await crowd.going.wait()
            one = await person.answer(person.slash(channel, "echo", words="x"), 60)
            crowd.taken.append(one.acknowledged_after)
            channel.ephemeral.clear()
            person.done.clear()

    return work


def _plays(players: list[Player]) -> Callable[[Crowd], Coroutine[Any, Any, None]]:
    async def work(crowd: Crowd) -> None:
        while True:
            await crowd.going.wait()
            for player in players:
                one = player.act()
                if one is not None:
                    await player.person.answer(one, 60)
                    crowd.taken.append(one.acknowledged_after)
                    player.person.done.clear()
                else:
                    await asyncio.sleep(0.005)

    return work


async def _echo(stage: Stage) -> Crowd:
    crowd = Crowd(stage)
    for channel in _channels(stage):
        crowd.send(_echoes(channel, stage.person("Ala", channel.guild)))  # type: ignore[arg-type]
    return crowd


async def _tables(stage: Stage) -> Crowd:
    crowd, gate = Crowd(stage), asyncio.Semaphore(AT_ONCE)

    async def opened(number: int, channel: Channel) -> None:
        people = [stage.person(name, channel.guild) for name in ("Ala", "Bolek", "Cyryl")]  # type: ignore[arg-type]
        async with gate:
            await seated(channel, people, "koblarz", "target=2000 turn_seconds=3600")
        chance = random.Random(number)
        crowd.send(
            _plays([Player(one, channel, seat, chance, opens_hand=False) for seat, one in enumerate(people)])
        )

    await asyncio.gather(*(opened(number, one) for number, one in enumerate(_channels(stage))))
    return crowd


async def _measured(folder: Path) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    echo, ours = Stage("echo"), Stage("run", speed=SPEED, folder=folder)
    async with echo, ours:
        _quick(echo)
        _quick(ours)
        first, second = await _echo(echo), await _tables(ours)
        found = [(await second.round(), await first.round()) for _ in range(ROUNDS)]
        await first.end()
        await second.end()
        assert ours.server.wrong == [] and echo.server.wrong == []
    return found


def measure() -> tuple[float, float, float, float]:
    """Interactions a second of ours and of the echo; the 99th percentiles of acknowledgement, in ms."""
    with tempfile.TemporaryDirectory(prefix=".bench", dir=Path.cwd()) as folder:
        found = asyncio.run(_measured(Path(folder)))
    ours, echo = zip(*found, strict=True)
    columns = [[one[0] for one in ours], [one[0] for one in echo]]
    columns += [[one[1] * 1000 for one in ours], [one[1] * 1000 for one in echo]]
    first, second, third, fourth = map(statistics.median, columns)
    return first, second, third, fourth


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, echo, late, echo_late = measure()
    what = f"Discord, {TABLES} tables:"
    return [
        Ratio(f"{what} interactions", "taps/s", ours, echo, "echo of discord.py", 0.5),
        Ratio(f"{what} p99 allowed", "ms", 3 * echo_late, late, "p99 acknowledgement", 1.0),
    ]


if __name__ == "__main__":
    for one in ratios():
        print(one, f"{one.value:.2f}")
