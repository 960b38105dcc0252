"""The house, served on platforms until it is told to stop. Knows none of them: ``adapters.running`` does."""

import asyncio
import hashlib
import signal
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from bot.computers import Computers
from bot.desk.ports import BoardLink
from bot.outlet import Outlet
from bot.ports import Clock, Seconds, Store
from bot.service import Service

log = structlog.get_logger()
CLOSING: Seconds = 5.0
"""For the house when the bot stops; platforms take at most 4 s besides (product.md: 10 s in all)."""


class Platform(Protocol):
    """A chat platform whose token is set."""

    @property
    def outlet(self) -> Outlet: ...

    async def open(self) -> None:
        """Waits until it answers."""

    async def start(self, service: Service) -> None:
        """Takes what people do from now on."""

    async def stop(self) -> None:
        """Takes no more, and finishes what it has taken."""

    async def close(self) -> None: ...


async def serve(
    platforms: Sequence[Platform],
    store: Store,
    clock: Clock,
    computers: Computers,
    *,
    board_link: BoardLink,
    secret: bytes,
    stop: asyncio.Event,
) -> None:
    """Until ``stop`` is set. Raises ``StoreError``, and whatever ``open`` of a platform raises."""
    service = Service(
        store,
        clock,
        computers,
        [platform.outlet for platform in platforms],
        board_link=board_link,
        secret=secret,
    )
    try:
        if not await _unless(stop, asyncio.gather(*(platform.open() for platform in platforms))):
            return
        await service.start()
        for platform in platforms:
            await platform.start(service)
        log.info("serving", platforms=" ".join(platform.outlet.name for platform in platforms))
        await stop.wait()
        log.info("stopping")
    finally:
        await asyncio.gather(*(platform.stop() for platform in platforms), return_exceptions=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(service.close(), CLOSING)
        await asyncio.gather(*(platform.close() for platform in platforms), return_exceptions=True)


async def _unless(stop: asyncio.Event, work: Awaitable[object]) -> bool:
    """Whether the work was done before the stop."""
    doing, waiting = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    await asyncio.wait({doing, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if doing.done():
        doing.result()
        return True
    doing.cancel()
    with suppress(asyncio.CancelledError):
        await doing
    return False


def stop_on_signals() -> asyncio.Event:
    """Set by SIGTERM and Ctrl-C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def secret_of(token: str) -> bytes:
    """What proves start payloads: the same in every process with this token, and not the token."""
    return hashlib.sha256(f"hospoda start payloads {token}".encode()).digest()
