"""The house, served on platforms until it is told to stop. Knows none of them: ``adapters.running`` does."""

import asyncio
import hashlib
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from adapters.ending import ended, on_signals
from adapters.health import Health
from bot.computers import Computers
from bot.desk.ports import BoardLink
from bot.outlet import Outlet
from bot.ports import Clock, Seconds, Store
from bot.service import Service

log = structlog.get_logger()
CLOSING: Seconds = 5.0
"""For the house when the bot stops; platforms take at most 4 s besides (product.md: 10 s in all)."""


TOGETHER: Seconds = 10.0
"""How long platforms that answer wait for one that does not yet; it joins them later."""


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
    health: Health | None = None,
) -> None:
    """Until ``stop`` is set. ``health``: serves whoever watches the bot. Raises ``StoreError``, and whatever
    ``open`` of a platform raises."""
    service = Service(
        store,
        clock,
        computers,
        [platform.outlet for platform in platforms],
        board_link=board_link,
        secret=secret,
    )
    opening = [asyncio.create_task(platform.open()) for platform in platforms]
    starting: list[asyncio.Task[None]] = []
    try:
        if health is not None:
            await health.start(service, [platform.outlet.name for platform in platforms])
        if not await _unless(stop, _some_open(opening, clock)):
            return
        await service.start()
        for platform, opened in zip(platforms, opening, strict=True):
            starting.append(asyncio.create_task(_start(platform, opened, service)))
        if await _unless(stop, asyncio.gather(*starting)):
            await stop.wait()
        log.info("stopping")
    finally:
        await ended([*opening, *starting])
        await asyncio.gather(*(platform.stop() for platform in platforms), return_exceptions=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(service.close(), CLOSING)
        await asyncio.gather(*(platform.close() for platform in platforms), return_exceptions=True)
        if health is not None:
            await health.close()


async def _some_open(opening: Sequence[asyncio.Task[None]], clock: Clock) -> None:
    """Until all platforms answer, or one does and the others have had their time: nobody waits for a platform
    that is down. Raises what any of them raises."""
    timer: asyncio.Future[None] | None = None
    try:
        while waiting := {task for task in opening if not task.done()}:
            if timer is None and len(waiting) < len(opening):
                timer = asyncio.ensure_future(clock.until(clock.now() + TOGETHER))
            both = waiting if timer is None else {*waiting, timer}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in opening:
                if task.done():
                    task.result()
            if timer is not None and timer.done():
                return
        for task in opening:
            task.result()
    finally:
        if timer is not None:
            timer.cancel()


async def _start(platform: Platform, opened: asyncio.Task[None], service: Service) -> None:
    """Takes what people do there, once it answers."""
    await opened
    await platform.start(service)
    log.info("serving", platform=platform.outlet.name)


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
    on_signals(("SIGTERM", "SIGINT"), stop.set)
    return stop


def secret_of(token: str) -> bytes:
    """What proves start payloads: the same in every process with this token, and not the token."""
    return hashlib.sha256(f"hospoda start payloads {token}".encode()).digest()
