from collections.abc import AsyncIterator

import pytest

from tests.bot.room import Room


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """A started house with fakes on all sides."""
    made = Room()
    await made.start()
    yield made
    await made.house.close()
