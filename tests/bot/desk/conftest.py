import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.logs import configure_logs
from tests.bot.desk.counter import Counter
from tests.helpers.logs import kept_logging
from tests.helpers.marks import Log


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    """A desk before a started house, with fakes on all sides."""
    made = await Counter().start()
    yield made
    await made.room.house.close()


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    """Logging as the program configures it, most talkative."""
    with kept_logging():
        configure_logs(tmp_path / "hospoda.log", logging.DEBUG)
        yield Log(tmp_path / "hospoda.log")
