"""Several platforms on one house: who is there need not wait for who is not."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from adapters.serving import TOGETHER, serve
from bot.computers import ComputersHere
from bot.outlet import Outlet
from bot.service import Service
from tests.helpers.clock import FakeClock, settle
from tests.helpers.platform import Platform as Simulated
from tests.helpers.store import MemoryStore


class Fake:
    """A platform that opens when it is told to."""

    def __init__(self, clock: FakeClock, name: str) -> None:
        self.outlet: Outlet = Simulated(clock)
        self.name = name
        self.answers = asyncio.Event()
        self.refuses = False
        self.did: list[str] = []

    async def open(self) -> None:
        await self.answers.wait()
        if self.refuses:
            raise PermissionError(self.name)
        self.did.append("open")

    async def start(self, service: Service) -> None:
        self.did.append("start")

    async def stop(self) -> None:
        self.did.append("stop")

    async def close(self) -> None:
        self.did.append("close")


class Serving:
    def __init__(self) -> None:
        self.clock = FakeClock()
        self.first, self.second = Fake(self.clock, "first"), Fake(self.clock, "second")
        self.stop = asyncio.Event()
        self.task = asyncio.create_task(
            serve(
                [self.first, self.second], MemoryStore(), self.clock, ComputersHere(),
                board_link=lambda slot: None, secret=b"s", stop=self.stop,
            )
        )  # fmt: skip


@pytest.fixture
async def serving() -> AsyncIterator[Any]:
    serving = Serving()
    await settle()
    yield serving
    serving.stop.set()
    await asyncio.gather(serving.task, return_exceptions=True)


async def test_platforms_that_answer_start_together(serving: Serving) -> None:
    serving.first.answers.set()
    await settle()
    assert serving.first.did == ["open"]
    serving.second.answers.set()
    await settle()
    assert serving.first.did == serving.second.did == ["open", "start"]


async def test_one_that_does_not_answer_holds_nobody_up_and_joins_later(serving: Serving) -> None:
    serving.first.answers.set()
    await serving.clock.advance(TOGETHER)
    assert serving.first.did == ["open", "start"] and serving.second.did == []
    serving.second.answers.set()
    await settle()
    assert serving.second.did == ["open", "start"]


@pytest.mark.parametrize("late", [False, True])
async def test_a_token_that_is_refused_ends_everything(serving: Serving, late: bool) -> None:
    serving.first.answers.set()
    if late:
        await serving.clock.advance(TOGETHER)
    serving.second.refuses = True
    serving.second.answers.set()
    with pytest.raises(PermissionError):
        await serving.task
    assert serving.first.did[-2:] == ["stop", "close"] == serving.second.did[-2:]


async def test_it_stops_while_it_waits_for_a_platform(serving: Serving) -> None:
    serving.first.answers.set()
    await serving.clock.advance(TOGETHER)
    serving.stop.set()
    await serving.task
    assert serving.first.did == ["open", "start", "stop", "close"] and serving.second.did == ["stop", "close"]
