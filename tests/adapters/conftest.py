"""The command line in a folder and with settings of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.cli import Cli
from tests.helpers.logs import kept_logging
from tests.helpers.records import base, step


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cli]:
    for name in ("LC_ALL", "LC_MESSAGES", "HOSPODA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("HOSPODA_LANGUAGE", "en")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    run = Cli(capsys, tmp_path)
    run.file("good.json", base())
    run.file("no.json", step(base(), {"check": {"phase": "bet"}}))
    run.file("wrong.json", b"nonsense")
    (tmp_path / "folder").mkdir()
    with kept_logging():
        yield run
