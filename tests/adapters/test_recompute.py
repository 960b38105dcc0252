"""``hospoda recompute``."""

import asyncio
from pathlib import Path

import pytest

from storage.store import open_store
from tests.helpers.cli import LANGUAGES, Cli
from tests.helpers.matches import enter, match


def filled(path: Path) -> None:
    async def fill() -> None:
        async with open_store(path) as store:
            await enter(store, match("Ala", "Bolek", points=(2, 1)), match("Ala", "Bolek", points=(1, 2)))

    asyncio.run(fill())


@LANGUAGES
def test_it_says_how_many_results_there_are(cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    path = cli.folder / "results.db"
    filled(path)
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    monkeypatch.setenv("HOSPODA_DATABASE", str(path))
    ran = cli("recompute")
    assert (ran.code, ran.err, len(ran.out)) == (0, [], 1)
    assert " 2 " in f"{ran.out[0]} ".replace(":", " ").replace(".", " ")


def test_a_database_that_is_not_there_is_not_made(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    path = cli.folder / "absent.db"
    monkeypatch.setenv("HOSPODA_DATABASE", str(path))
    ran = cli("recompute")
    assert (ran.code, ran.out, len(ran.err)) == (2, [], 1)
    assert not path.exists()
