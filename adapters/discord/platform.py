"""Discord as a platform of the house: opened, started with the service, stopped, closed."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

import structlog
from discord import DiscordException, LoginFailure
from discord.http import Route
from discord.utils import MISSING

from adapters.discord.answers import Answers
from adapters.discord.client import HospodaClient
from adapters.discord.errors import FAILURES
from adapters.discord.live import Live
from adapters.discord.outlet import DiscordOutlet
from adapters.discord.people import People
from adapters.discord.registry import register
from adapters.discord.updates import Updates
from adapters.ending import ended
from adapters.lanes import Lanes
from bot.ports import Clock, Seconds
from bot.publishing.limits import wait_after
from bot.service import Service

log = structlog.get_logger()
API = "https://discord.com/api/v10"
STOPPING: Seconds = 2.0
"""For each step of a stop (product.md, *Operating it*: all within 10 s)."""
HELD: Seconds = 600.0
"""A connection that lasted so long was a good one: it is opened again at once."""


class TokenRefused(Exception):
    """Discord does not know the token."""


def use_api(api: str) -> None:
    """Another server of the API, for the whole process; the gateway is the one that it names."""
    Route.BASE = api.rstrip("/")


class Discord:
    """``api``: another server of the API; ``shards``: how many there are (None: as many as Discord says)."""

    def __init__(self, token: str, clock: Clock, *, api: str = API, shards: int | None = None) -> None:
        use_api(api)
        self._token = token
        self._clock = clock
        self.client = HospodaClient(shards)
        self.outlet = DiscordOutlet(self.client)
        self._commands: dict[str, str] = {}
        self._lanes = Lanes()
        self._live: Live | None = None
        self._updates: Updates | None = None
        self._connection: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Waits until Discord answers. Raises ``TokenRefused``."""
        failures = 0
        while True:
            try:
                await self.client.login(self._token)
            except LoginFailure:
                await self.forget_session()
                raise TokenRefused from None
            except (*FAILURES, DiscordException) as error:
                failures += 1
                log.warning("discord does not answer", error=type(error).__name__)
                await self.forget_session()
                await self._clock.until(self._clock.now() + wait_after(failures, "discord"))
            else:
                self.outlet.is_open = True
                return

    async def start(self, service: Service) -> None:
        """Takes what people do from now on."""
        await self.begin(service)
        self._connection = asyncio.create_task(self._connect(), name="discord")

    async def begin(self, service: Service) -> None:
        """Everything but the connection."""
        self.outlet.is_open = True
        self._commands.update(await register(self.client.tree))
        self._live = Live(service.pages, self._clock)
        answers = Answers(self._live, self._clock, self._commands, service.publisher.carried)
        people = People(self.client, service, self.outlet, self._live, self._lanes, self._clock)
        self.outlet.calls_person = people.is_there
        service.watch(people)
        self._updates = self.client.updates = Updates(service, self.outlet, answers)

    async def stop(self) -> None:
        """Takes no more, and finishes what it has taken."""
        if self._updates is not None:
            self._updates.closed = True
            await _at_most(self._updates.drain())
        await _at_most(self._lanes.drain())

    async def close(self) -> None:
        """Ends the connections."""
        if self._live is not None:
            await self._live.close()
        if self._connection is not None:
            await ended([self._connection])
        with suppress(AttributeError):  # never opened: the library has no session to close
            await _at_most(self.client.close())

    async def _connect(self) -> None:
        """Connected, whatever happens: the library reconnects by itself unless Discord ends it for good, or
        unless it stumbles."""
        failures = 0
        while True:
            began = self._clock.now()
            try:
                await self.client.connect(reconnect=True)
            except Exception as error:
                log.error("discord connection ended", error=type(error).__name__)
            else:
                log.error("discord connection ended")
            failures = 1 if self._clock.now() - began > HELD else failures + 1
            await self._clock.until(self._clock.now() + wait_after(failures, "discord"))
            if self.client.is_closed():
                self.outlet.is_open = False
                self.client.clear()
                self.client.http.connector = MISSING
                # Its queue of what shards need still says that it was closed: it would care for them no more.
                await self.client.__aenter__()
                await self._open_again()

    async def _open_again(self) -> None:
        """Logged in anew. A token that was good may be refused for a while, when Discord is in trouble; where
        it was taken away, only whoever operates this can help."""
        failures = 0
        while not self.outlet.is_open:
            try:
                await self.open()
            except TokenRefused:
                failures += 1
                log.error("discord token refused")
                await self._clock.until(self._clock.now() + wait_after(failures, "discord"))

    async def forget_session(self) -> None:
        """The library makes a new session at each login, and forgets to end the one before."""
        await self.client.http.close()
        self.client.http.clear()
        self.client.http.connector = MISSING


async def _at_most(work: Awaitable[object]) -> None:
    with suppress(TimeoutError, *FAILURES):
        await asyncio.wait_for(work, STOPPING)
