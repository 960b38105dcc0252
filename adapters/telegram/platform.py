"""Telegram as a platform of the house: opened, started with the service, stopped, closed."""

import asyncio
import hashlib
from collections.abc import Awaitable
from contextlib import suppress
from typing import cast

import structlog
from telegram import Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot, Updater

from adapters.telegram.answers import Answers
from adapters.telegram.limiter import Granted, Limiter
from adapters.telegram.menus import set_menus
from adapters.telegram.outlet import TelegramOutlet
from adapters.telegram.request import AiohttpRequest
from adapters.telegram.updates import ALLOWED, Updates
from adapters.telegram.visitors import Self, Visitors
from adapters.telegram.webhook import Webhook
from bot.ports import Clock, Seconds
from bot.publishing.limits import wait_after
from bot.service import Service

log = structlog.get_logger()
API = "https://api.telegram.org"
LONG_POLL: Seconds = 25.0
STOPPING: Seconds = 2.0
"""For each step of a stop (product.md, *Operating it*: all within 10 s)."""


class TokenRefused(Exception):
    """Telegram does not know the token."""


def make_bot(token: str, api: str = API, limiter: Limiter | None = None) -> ExtBot[Granted]:
    """With a transport of our own. ``api``: another server of the Bot API. Raises ``InvalidToken``."""
    return ExtBot(
        token,
        base_url=f"{api.rstrip('/')}/bot",
        base_file_url=f"{api.rstrip('/')}/file/bot",
        request=AiohttpRequest(),
        get_updates_request=AiohttpRequest(connections=2),
        rate_limiter=limiter,
    )


class Telegram:
    """``webhook_url``: where Telegram sends updates to; without one they are fetched. ``listen``: the address
    and port that serve it behind whatever ends TLS."""

    def __init__(
        self,
        token: str,
        clock: Clock,
        *,
        api: str = API,
        webhook_url: str = "",
        listen: tuple[str, int] = ("127.0.0.1", 8443),
    ) -> None:
        self._limiter = Limiter(clock)
        try:
            self._bot = make_bot(token, api, self._limiter)
        except InvalidToken:
            raise TokenRefused from None
        self._clock = clock
        self.outlet = TelegramOutlet(self._bot, self._limiter)
        self._queue: asyncio.Queue[object] = asyncio.Queue()
        self._updater = Updater(self._bot, self._queue)
        self._webhook: Webhook | None = None
        if webhook_url:
            proof = hashlib.sha256(f"webhook {token}".encode()).hexdigest()
            self._webhook = Webhook(self._bot, webhook_url, listen, proof, self._queue.put_nowait)
        self._updates: Updates | None = None
        self._consumer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Waits until Telegram answers. Raises ``TokenRefused``."""
        failures = 0
        while True:
            try:
                await self._bot.initialize()
            except InvalidToken:
                raise TokenRefused from None
            except TelegramError as error:
                failures += 1
                log.warning("telegram does not answer", error=type(error).__name__)
                await self._clock.until(self._clock.now() + wait_after(failures, "telegram"))
            else:
                return

    async def start(self, service: Service) -> None:
        """Takes updates from now on."""
        me = Self(self._bot.id, self._bot.username)
        self._limiter.serve(service.publisher.errands)
        answers = Answers(self._bot, self.outlet.paging, self._clock)
        visitors = Visitors(self._bot, me, self._clock)
        self._updates = Updates(service, self.outlet, answers, visitors, me, self._clock)
        await set_menus(self._bot)
        self._consumer = asyncio.create_task(self._consume(self._updates), name="telegram")
        if self._webhook is not None:
            await self._webhook.start()
            return
        await self._updater.initialize()
        await self._updater.start_polling(
            timeout=int(LONG_POLL),
            bootstrap_retries=-1,
            allowed_updates=list(ALLOWED),
            error_callback=_failed,
        )

    async def _consume(self, updates: Updates) -> None:
        while True:
            updates.take(cast(Update, await self._queue.get()))

    async def stop(self) -> None:
        """Takes no more updates, and finishes what it has taken."""
        if self._webhook is not None:
            await _at_most(self._webhook.stop())
        elif self._updater.running:
            await _at_most(self._updater.stop())
        if self._updates is not None:
            while not self._queue.empty():
                self._updates.take(cast(Update, self._queue.get_nowait()))
            await _at_most(self._updates.drain())

    async def close(self) -> None:
        """Ends the connections."""
        if self._consumer is not None:
            self._consumer.cancel()
        await _at_most(self._bot.shutdown())


async def _at_most(work: Awaitable[object]) -> None:
    with suppress(TimeoutError, TelegramError):
        await asyncio.wait_for(work, STOPPING)


def _failed(error: TelegramError) -> None:
    log.warning("updates not fetched", error=type(error).__name__)
