"""Tasks of libraries that are to end, and programs that are told to."""

import asyncio
import signal
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from bot.ports import Seconds

AGAIN: Seconds = 0.25
"""How long a task that was cancelled has, until it is cancelled once more."""
TIMES = 8


async def ended(tasks: Collection[asyncio.Future[Any]]) -> None:
    """Cancels tasks until they end, for two seconds at most.

    Once is not always enough: where ``asyncio.wait_for`` of Python 3.11 is cancelled just as what it waits
    for is done, it gives the result and forgets the cancellation (github.com/python/cpython/issues/86296),
    and libraries wait so for their connections.
    """
    for _ in range(TIMES):
        left = [task for task in tasks if not task.done()]
        if not left:
            return
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)


async def ended_by_signals(work: Coroutine[Any, Any, None]) -> None:
    """Does it; SIGTERM, and SIGHUP where the terminal goes away, cancel it, so that it ends in order."""
    task = asyncio.current_task()
    assert task is not None
    on_signals(("SIGTERM", "SIGHUP"), task.cancel)
    await work


def on_signals(names: Collection[str], act: Callable[[], object]) -> None:
    """Acts, in the running loop, when one of these signals comes; those that the system lacks never do."""
    loop = asyncio.get_running_loop()
    for name in names:
        number = getattr(signal, name, None)
        if number is None:
            continue
        try:
            loop.add_signal_handler(number, act)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(act))
