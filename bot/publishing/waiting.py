"""To wait for a moment or for an event, whichever comes first."""

import asyncio

from bot.ports import Clock, Seconds


async def either(clock: Clock, moment: Seconds | None, event: asyncio.Event | None) -> None:
    """Returns at the moment (None: never) or once the event is set (None: there is none)."""
    waits: list[asyncio.Future[object]] = []
    if moment is not None:
        waits.append(asyncio.ensure_future(clock.until(moment)))
    if event is not None:
        waits.append(asyncio.ensure_future(event.wait()))
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
