"""The connection to Discord, kept up."""

import asyncio

import pytest

from adapters.discord.platform import Discord
from tests.helpers.clock import FakeClock


async def test_a_connection_that_held_for_long_is_opened_again_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, begun = FakeClock(), list[float]()
    platform = Discord("a.token", clock, shards=1)
    lasts = [0.0] * 7 + [700.0, 1e9]

    async def connect(*, reconnect: bool) -> None:
        begun.append(clock.now())
        await clock.until(clock.now() + lasts.pop(0))

    monkeypatch.setattr(platform.client, "connect", connect)
    monkeypatch.setattr(platform.client, "is_closed", lambda: False)
    connected = asyncio.create_task(platform._connect())
    while len(begun) < 9:
        await clock.advance(1)
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)
    assert begun[7] - begun[6] > 30, "one that ends at once is waited for longer and longer"
    assert begun[8] - begun[7] - 700 < 3
