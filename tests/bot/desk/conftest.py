from collections.abc import AsyncIterator

import pytest

from tests.bot.desk.counter import Counter


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    """A desk before a started house, with fakes on all sides."""
    made = await Counter().start()
    yield made
    await made.room.house.close()
