"""One process of each program for all tests of a worker: it costs more than a test to start."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.discord.real.stage import Stage
from tests.discord.server.rates import DISCORD
from tests.discord.server.rest import Call

SPEED = 200.0
"""Seconds of the house's clock in a real one."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """``hospoda run``."""
    async with Stage("run", speed=SPEED, folder=tmp_path_factory.mktemp("discord")) as found:
        found.server.interactions.acknowledge_within = 15.0
        yield found
    assert found.token not in found.log and "Traceback" not in found.log, found.log


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def echoes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """The tests' own small bot."""
    async with Stage("echo") as found:
        yield found


@pytest.fixture
def stage(house: Stage) -> Iterator[Stage]:
    """``hospoda run``; after each test nothing is broken any more, nothing was ever asked amiss, and nobody
    could be mentioned but by a message to all that names him."""
    before = len(house.server.rest.calls)
    yield from _checked(house)
    assert [call for call in house.server.rest.calls[before:] if _mentions(call)] == []


@pytest.fixture
def echo(echoes: Stage) -> Iterator[Stage]:
    """The same for the small bot."""
    yield from _checked(echoes)


def _mentions(call: Call) -> bool:
    """Whether somebody could be told by these words who must not be."""
    body = call.body if isinstance(call.body, dict) else {}
    body = body.get("data", body)
    if not isinstance(body, dict) or not (body.get("content") or body.get("components")) or "title" in body:
        return False
    allowed = body.get("allowed_mentions") or {"parse": ["everyone"]}
    named = str(body.get("content")).count("<@") if call.route == "send" else 0
    others = allowed.get("parse") != [] or allowed.get("roles") or allowed.get("replied_user")
    return bool(others) or len(allowed.get("users") or ()) > named


def _checked(stage: Stage) -> Iterator[Stage]:
    before = len(stage.log)
    yield stage
    print(stage.log[before:])  # for whoever reads why a test has failed
    server = stage.server
    server.rest.faults.clear()
    server.rest.latency = None
    server.rest.rates.per_route = DISCORD
    wrong = server.wrong
    server.rest.wrong, server.gateway.wrong = [], []
    assert wrong == []
