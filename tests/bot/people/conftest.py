import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import configure_logs
from tests.helpers.logs import kept_logging
from tests.helpers.marks import Log


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    """Logging as the program configures it, most talkative."""
    with kept_logging():
        configure_logs(tmp_path / "hospoda.log", logging.DEBUG)
        yield Log(tmp_path / "hospoda.log")
