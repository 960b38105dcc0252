"""Interactions per second through the whole stack on Discord, against echoes of the same library.

A local Discord (``tests/discord``) stands in this process; the bots run in processes of their own, with the
real discord.py. At each of 200 tables one interaction is under way all the time: the next is made when the
last was answered.

(a) ours: the whole bot, with people who tap what the boards of Koblarz show: rules, durable commits, answers,
boards edited.
(b) echo of a press: answers it with its own words, for this person alone, and edits the board to say so.
(c) echo of a command: answers it with its own words. It makes one call for an interaction; no game could.

The bot's clock runs faster than the real one, so that neither pauses nor Discord's rate limits (which the
local one does not set here) are measured, but work. Promises: at least 0.5 of the interactions a second of
(b), and a 99th percentile of acknowledgement of at most three times that of (c), the lower one. Short
rounds alternate.
"""

import asyncio
import random
import statistics
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

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


class Round(NamedTuple):
    """Interactions a second, and the 99th percentile of their acknowledgement in seconds."""

    taps: float
    late: float


@dataclass
class Crowd:
    """Everybody at one bot. ``taken``: seconds until each interaction was acknowledged."""

    stage: Stage
    taken: list[float] = field(default_factory=list)
    going: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def send(self, work: Callable[["Crowd"], Coroutine[Any, Any, None]]) -> None:
        self._tasks.append(asyncio.create_task(work(self)))

    async def round(self) -> "Round":
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
        return Round(len(found) / ROUND, found[int(len(found) * 0.99)])

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


def _echoes(
    channel: Channel, person: Person, board: Any = None
) -> Callable[[Crowd], Coroutine[Any, Any, None]]:
    """``board``: whose key is pressed; None: a command is given."""

    async def work(crowd: Crowd) -> None:
        while True:
            await crowd.going.wait()
            given = (
                person.slash(channel, "echo", words="x")
                if board is None
                else person.presses(channel, board, "edit")
            )
            one = await person.answer(given, 60)
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


async def _echo(stage: Stage, *, edits: bool) -> Crowd:
    crowd = Crowd(stage)
    for channel in _channels(stage):
        assert channel.guild is not None
        person, board = stage.person("Ala", channel.guild), None
        if edits:
            board = (await person.answer(person.slash(channel, "board"))).original
        crowd.send(_echoes(channel, person, board))
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


async def _measured(folder: Path) -> list[tuple[Round, ...]]:
    """Rounds of (a), (b) and (c), in turns."""
    stages = Stage("run", speed=SPEED, folder=folder), Stage("echo"), Stage("echo")
    ours, press, command = stages
    async with ours, press, command:
        for stage in stages:
            _quick(stage)
        crowds = await _tables(ours), await _echo(press, edits=True), await _echo(command, edits=False)
        found = [tuple([await crowd.round() for crowd in crowds]) for _ in range(ROUNDS)]
        for crowd in crowds:
            await crowd.end()
        assert [wrong for stage in stages for wrong in stage.server.wrong] == []
    return found


def measure() -> tuple[Round, ...]:
    """Medians of (a), (b) and (c)."""
    with tempfile.TemporaryDirectory(prefix=".bench", dir=Path.cwd()) as folder:
        found = asyncio.run(_measured(Path(folder)))
    return tuple(
        Round(*(statistics.median(column) for column in zip(*rounds, strict=True)))
        for rounds in zip(*found, strict=True)
    )


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, press, command = measure()
    what, unit = f"Discord, {TABLES} tables:", "taps/s"
    allowed = 3 * command.late * 1000
    return [
        Ratio(f"{what} interactions", unit, ours.taps, press.taps, "echo with edit, same library", 0.5),
        Ratio(f"{what} interactions", unit, ours.taps, command.taps, "echo of a command"),
        Ratio(f"{what} p99 allowed", "ms", allowed, ours.late * 1000, "p99 acknowledgement", 1.0),
    ]


if __name__ == "__main__":
    for one in ratios():
        print(one, f"{one.value:.2f}")
