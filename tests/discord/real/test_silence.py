"""A gateway that falls silent: the line seems to stand, and nothing comes any more."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.discord.real.clock import SILENCE
from tests.discord.real.people import until
from tests.discord.real.playing import goes_on, seated
from tests.discord.real.stage import Stage
from tests.discord.server.messages import words

pytestmark = pytest.mark.asyncio(loop_scope="session")
HEARTBEAT, PATIENCE = 0.1, 0.4
"""Real seconds: between heartbeats, and after the last word until the library gives the connection up (the
real ones are 41 and 60)."""


def stakes(folder: Path) -> Counter[int]:
    """How many stakes each seat has laid, by the database."""
    with closing(sqlite3.connect(f"file:{folder / 'hospoda.db'}?mode=ro", uri=True)) as at:
        found = at.execute("""SELECT body ->> 'seat' FROM events WHERE body ->> 'do' = 'bet'""")
        return Counter(seat for (seat,) in found)


async def test_a_connection_that_is_dead_is_given_up_and_nothing_is_lost_or_done_twice(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("silent")
    stage = Stage("run", speed=100.0, folder=folder, shards=1)
    stage.more[SILENCE] = str(PATIENCE)
    gateway = stage.server.gateway
    gateway.heartbeat = HEARTBEAT
    async with stage:
        guild = stage.server.guild()
        channel = next(iter(guild.channels.values()))
        people = [stage.person(name, guild) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(channel, people, "koblarz", "target=500 turn_seconds=86400")
        resumed, replayed = gateway.seen["resume"], gateway.seen["replayed"]
        gateway.fall_silent(0)
        lost = [one.slash(channel, "bet", coins=2) for one in people]
        for one, bet in zip(people, lost, strict=True):
            await one.answer(bet)
        assert gateway.seen["resume"] == resumed + 1 and gateway.seen["identify"] == 1
        # What it had heard before it was cut off is not told once more.
        assert gateway.seen["replayed"] == replayed + len(lost)
        laid = {seat: 1 for seat, bet in enumerate(lost) if "you staked 2" in words(bet.original)}
        assert laid and stakes(folder) == laid

        resumed = gateway.seen["resume"]
        gateway.acknowledges = False
        await until(lambda: gateway.seen["resume"] > resumed)
        gateway.acknowledges = True
        await goes_on(channel, people)
    assert stage.server.wrong == [] and "Traceback" not in stage.log
