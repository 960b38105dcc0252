"""Tasks that are cancelled end, also those that have missed the first word."""

import asyncio

import pytest

from adapters import ending
from adapters.ending import ended


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here needs any time."""
    monkeypatch.setattr(ending, "AGAIN", 0.001)


async def test_a_task_that_has_missed_its_cancellation_is_cancelled_again() -> None:
    """What ``asyncio.wait_for`` of Python 3.11 does, without waiting for the unlucky moment."""
    missed = 0

    async def deaf() -> None:
        nonlocal missed
        while missed < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                missed += 1
        await asyncio.Event().wait()

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await ended([task])
    assert missed == 2 and task.cancelled()


async def test_a_task_that_never_ends_is_waited_for_no_longer_than_that() -> None:
    stop = asyncio.Event()

    async def deaf() -> None:
        while not stop.is_set():
            try:
                await stop.wait()
            except asyncio.CancelledError:
                continue

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await ended([task])
    assert not task.done()
    stop.set()
    await task
