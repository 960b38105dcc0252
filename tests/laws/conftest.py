"""The program's own logging, into a file that is searched for marked secrets."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import configure_logs
from tests.helpers.logs import kept_logging
from tests.helpers.marks import Log, clean


@pytest.fixture
def log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Iterator[Log]:
    """Logging as the program configures it, most talkative; at the end nothing marked is anywhere."""
    with kept_logging():
        configure_logs(tmp_path / "hospoda.log", logging.DEBUG)
        log = Log(tmp_path / "hospoda.log")
        yield log
        clean(log.text())
    out, err = capfd.readouterr()
    clean(out + err)
