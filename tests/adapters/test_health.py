"""Watching the running bot: ``/healthz`` and ``/metrics``."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from adapters.health import Health
from bot.computers import ComputersHere
from bot.service import Service
from tests.helpers.clock import FakeClock
from tests.helpers.outlet import WIDE, ScriptedOutlet
from tests.helpers.store import MemoryStore


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    clock = FakeClock()
    outlets = [ScriptedOutlet(clock, name, WIDE) for name in ("telegram", "discord")]
    made = Service(MemoryStore(), clock, ComputersHere(), outlets, board_link=lambda slot: None, secret=b"s")
    yield made
    await made.close()


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_health_is_told_and_an_outage_too(service: Service, unused_port: int) -> None:
    health = Health(("127.0.0.1", unused_port))
    await health.start(service, ["telegram", "discord"])
    try:
        status, words = await asked(unused_port, "/healthz")
        assert status == 200 and '"healthy": true' in words
        lane = service.publisher._courier.lanes["discord"]
        for _ in range(9):
            lane.failed(0.0)
        status, words = await asked(unused_port, "/healthz")
        assert status == 503 and '"discord": false' in words and '"telegram": true' in words
        service.publisher.calls["telegram", "post"] += 3
        status, words = await asked(unused_port, "/metrics")
        assert status == 200 and 'hospoda_calls_total{kind="post",platform="telegram"} 3.0' in words
        assert 'hospoda_platform_up{platform="discord"} 0.0' in words and "process_cpu_seconds" in words
    finally:
        await health.close()


async def test_a_taken_port_does_not_keep_the_bot_from_serving(service: Service, unused_port: int) -> None:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", unused_port)
    health = Health(("127.0.0.1", unused_port))
    async with server:
        await health.start(service, ["telegram"])
        assert service.publisher.up_since("telegram:") is not None
        await health.close()


@pytest.fixture
def unused_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
