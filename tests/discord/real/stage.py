"""A local Discord, and a program that serves it in a process of its own."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.discord.real.advice import Advice
from tests.discord.real.clock import CLOCK, SERVER, QuickClock
from tests.discord.real.people import Person, until
from tests.discord.server import TOKEN, Server
from tests.discord.server.world import Channel, Guild

STARTING = 30.0
"""Real seconds for a process to be there; importing everything takes most of them on a busy machine."""


class Stage:
    """``words``: which program (``launch``). Used as a context; ``log``: what it has logged."""

    def __init__(self, *words: str, speed: float = 1.0, folder: Path | None = None, shards: int = 2) -> None:
        self.clock = QuickClock(time.monotonic(), time.time(), speed)
        self.server = Server(self.clock.now, speed, shards)
        self._words, self._folder = words, folder
        self._child: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.token = TOKEN
        self.more: dict[str, str] = {}
        """Further environment variables."""
        self.log = ""

    async def __aenter__(self) -> "Stage":
        await self.server.start()
        try:
            await self.begin()
        except BaseException:
            await self.__aexit__()
            print(self.log)
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()
        await self.server.stop()

    async def begin(self) -> None:
        """The program starts, and is there when all shards are."""
        await self.launch()
        await until(self.ready, STARTING)

    async def launch(self) -> None:
        env = os.environ | {
            SERVER: f"{self.server.url} {self.server.gateway_url}",
            CLOCK: self.clock.tell(),
            "HOSPODA_DISCORD_TOKEN": self.token,
            "HOSPODA_DISCORD_API": self.server.url,
            **self.more,
            "HOSPODA_LANGUAGE": "en",
        }
        if self._folder is not None:
            env["HOSPODA_DATABASE"] = str(self._folder / "hospoda.db")
        self._child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.discord.real.launch", *self._words,
            env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        assert self._child.stdout is not None
        self._reading = asyncio.create_task(self._read(self._child.stdout))

    async def _read(self, output: asyncio.StreamReader) -> None:
        while line := await output.readline():
            self.log += line.decode()

    def ready(self) -> bool:
        """Whether every shard is connected and the commands are known."""
        assert self._child is not None
        assert self._child.returncode is None, "the program has ended"
        gateway = self.server.gateway
        sessions = [gateway.live(number) for number in range(gateway.shards)]
        return bool(self.server.commands) and all(one is not None and one.connection for one in sessions)

    async def end(self, how: int = signal.SIGTERM) -> int:
        """The program is told to stop; its exit code."""
        assert self._child is not None and self._reading is not None
        with suppress(ProcessLookupError):
            self._child.send_signal(how)
        return await self.ended(15.0)

    async def ended(self, patience: float = STARTING) -> int:
        """Waits until the program has ended; its exit code."""
        assert self._child is not None and self._reading is not None
        try:
            code = await asyncio.wait_for(self._child.wait(), patience)
        except TimeoutError:
            self._child.kill()
            raise
        await self._reading
        return code

    def advice(self, channel: Channel, level: int = 1) -> Advice:
        """What a computer would do at the table of this channel."""
        assert self._folder is not None and channel.guild is not None
        return Advice(self._folder / "hospoda.db", f"discord:{channel.guild.id}:{channel.id}", level)

    def gathered(self, *names: str, shard: int = 0, dms: bool = True) -> tuple[Channel, list[Person]]:
        """People in the channel of a new server: these, or three."""
        guild = self.server.guild(shard=shard)
        people = [self.person(name, guild, dms=dms) for name in names or ("Ala", "Bolek", "Cyryl")]
        return next(iter(guild.channels.values())), people

    def person(self, name: str, *guilds: Guild, locale: str = "en-US", dms: bool = True) -> Person:
        return Person(self.server, self.server.person(name, *guilds, locale=locale, dms=dms))
