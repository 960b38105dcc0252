"""``hospoda`` run in the test's own process."""

import time
from pathlib import Path
from typing import NamedTuple

import pytest

import bot.texts
from adapters.main import _run
from tests.helpers.records import written

MOST_SECONDS = 5.0
"""Processor time that any command of these tests may take."""


class Ran(NamedTuple):
    code: int
    out: list[str]
    err: list[str]


class Cli:
    """``hospoda`` in this process, in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._capsys = capsys
        self.folder = folder

    def __call__(self, *args: str) -> Ran:
        started = time.process_time()
        code = _run(list(args))
        assert time.process_time() - started < MOST_SECONDS
        out, err = self._capsys.readouterr()
        for text in (out, err):
            assert "Traceback" not in text
            assert not text or text.endswith("\n")
        return Ran(code, out.splitlines(), err.splitlines())

    def file(self, name: str, content: object) -> str:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else written(content))
        return name


LANGUAGES = pytest.mark.parametrize("language", bot.texts.LANGUAGES)
