"""One bot on both platforms at once, and one person, with linked accounts, who sits at a table on each."""

import asyncio
import random
import re
from pathlib import Path

from tests.discord.real.people import Person, until
from tests.discord.real.playing import goes_on, seated
from tests.discord.real.stage import Stage
from tests.discord.server.messages import words
from tests.discord.server.world import Channel
from tests.telegram import people as telegram
from tests.telegram import playing as telegram_playing
from tests.telegram.rooms import TOKEN
from tests.telegram.second import objection
from tests.telegram.server import Server


class Telegram(telegram.Stage):
    """People of Telegram around a bot that another stage serves."""

    def __init__(self, beside: Stage) -> None:
        super().__init__(Path())
        self.clock = beside.clock  # type: ignore[assignment]
        self.server = Server(beside.clock.now)

    async def __aenter__(self) -> "Telegram":
        await self.server.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.server.stop()


async def said(one: Person, channel: Channel, command: str) -> str:
    answer = await one.answer(one.slash(channel, command))
    await until(lambda: not answer.loading)
    return words(answer.original)


async def linked(one: Person, channel: Channel, other: telegram.Person) -> None:
    """The two accounts count as one person from now on, by what the first is told to type with the other."""
    told = re.search(
        r"on Telegram (/link ([A-Z0-9]{4})-([A-Z0-9]{4}))", await said(one, channel, "hospoda link")
    )
    assert told is not None
    other.says(other.private, told[1])
    await other.presses(other.private, f".t.link.{told[2]}{told[3]}")
    assert "Telegram" in await said(one, channel, "hospoda link")


async def test_one_person_plays_on_both_platforms_at_once(tmp_path: Path) -> None:
    # Its models take seconds to load, in which neither server here would answer.
    assert objection({"update_id": 1}) is None
    stage = Stage("run", speed=300.0, folder=tmp_path)
    async with Telegram(stage) as other:
        stage.more = {"HOSPODA_TELEGRAM_TOKEN": TOKEN, "HOSPODA_TELEGRAM_API": other.server.url}
        async with stage:
            guild = stage.server.guild()
            channel = next(iter(guild.channels.values()))
            here = [stage.person(name, guild) for name in ("Ala", "Bolek", "Cyryl")]
            room = other.group()
            there = [other.person(name) for name in ("Ala", "Dana", "Emil")]
            await linked(here[0], channel, there[0])
            await asyncio.gather(
                seated(channel, here, "koblarz", "target=100 turn_seconds=900"),
                telegram_playing.seated(other, room, there),
            )
            playing = asyncio.create_task(telegram_playing.played(other, room, there, random.Random(1), 60))
            for _ in range(4):
                await goes_on(channel, here)
            before = [one["text"] for one in room.messages.values()]
            # Play goes on there too, or has come to its end by now.
            await other.until(
                lambda: playing.done() or [one["text"] for one in room.messages.values()] != before
            )
            if playing.done():
                playing.result()
            playing.cancel()
            seen_here = "\n".join(words(one) for one in channel.messages.values())
            seen_there = "\n".join(one["text"] for one in room.messages.values())
            assert "Ala" in seen_there and "Emil" in seen_there and "Cyryl" not in seen_there
            assert "Ala" in seen_here and "Cyryl" in seen_here and "Emil" not in seen_here
        assert stage.server.wrong == [] and other.server.wrong == []
        assert TOKEN not in stage.log and "Traceback" not in stage.log, stage.log
