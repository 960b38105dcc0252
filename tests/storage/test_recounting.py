"""Ratings anew a piece at a time: killed at any instant and while matches are entered, to the last digit."""

import shutil
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.people.erasing import erase, erase_all
from bot.people.ports import Account
from bot.ports import TableId
from storage import forgetting, recounter, recounting
from storage.store import SqlStore, open_store
from tests.helpers.matches import PAIRS, enter, match
from tests.helpers.stores import change
from tests.storage.test_people import words
from tests.storage.test_recount import everything

ALA, ALICE, BOLEK = (Account(f"discord:{name}", name) for name in ("Ala", "Alice", "Bolek"))
NAMES = ("Ala", "Alice", "Bolek", "Cyryl", "Dana")


def evening(chance: Random, matches: int) -> list[Any]:
    """Matches of two games; at some of them both Ala and Alice sit."""
    found = []
    for _ in range(matches):
        who = chance.sample(NAMES, 4)
        a, b = chance.sample(range(25), 2)
        if chance.random() < 0.5:
            found.append(match(*who[:3], points=tuple(chance.sample(range(9), 3))))
        else:
            found.append(match(*who, points=(a, b, a, b), sides=PAIRS, game="bauernschnapsen"))
    return found


class Kills:
    """Copies the database as a kill would leave it, with what is not yet written through."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path, self.left = path, list[Path]()
        self._patch, self._numbers = monkeypatch, count(1)

    def at(self, owner: object, name: str) -> None:
        """Before and after each call of this function."""
        call: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def called(*args: Any) -> Any:
            self.now()
            done = await call(*args)
            self.now()
            return done

        self._patch.setattr(owner, name, called)

    def now(self) -> None:
        copy = self.path.with_name(f"killed{next(self._numbers)}.db")
        for ending in ("", "-wal"):
            source = self.path.with_name(self.path.name + ending)
            if source.exists():
                shutil.copy(source, copy.with_name(copy.name + ending))
        self.left.append(copy)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recounting, "AT_ONCE", 7)


@pytest.mark.parametrize("seed", range(2))
async def test_killed_between_any_two_pieces_it_is_finished_at_the_next_start(
    path: Path, small: None, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = Random(seed)
    async with open_store(path) as store:
        await enter(store, *evening(chance, 30))
        with monkeypatch.context() as patch:
            kills = Kills(path, patch)
            kills.at(recounter, "piece")
            assert await store.link(ALA, ALICE)
            # Play goes on: each match finds some pieces done.
            for number, result in enumerate(evening(chance, 6), 31):
                await enter(store, result, first=number)
            await store.recounted()
    await as_worked_out_at_once(path)
    assert len(kills.left) > 16
    for copy in chance.sample(kills.left, 5):
        async with open_store(copy) as store:
            await store.recounted()
        await as_worked_out_at_once(copy)


async def test_linked_and_unlinked_while_it_is_under_way_the_last_word_counts(
    path: Path, small: None
) -> None:
    chance = Random(5)
    results = evening(chance, 40)
    async with open_store(path) as store:
        await enter(store, *results[:30])
        assert await store.link(ALA, ALICE)
        await enter(store, results[30], first=31)
        assert await store.link(BOLEK, ALICE)
        await enter(store, *results[31:35], first=32)
        assert await store.unlink("discord:Alice")
        await enter(store, *results[35:], first=36)
        assert await store.unlink("discord:Bolek")
        await store.recounted()
    await as_worked_out_at_once(path)
    never = path.with_name("never.db")
    async with open_store(never) as store:
        await enter(store, *results)
    assert everything(path) == everything(never)


async def test_what_cannot_be_written_now_is_tried_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recounter, "RETRY", 0.01)
    work, failing = recounter.piece, [True, True, False, True]

    async def fails(connection: Any) -> bool:
        if failing and failing.pop(0):
            raise OSError(28, "full")
        return await work(connection)

    async with open_store(path) as store:
        await enter(store, *evening(Random(1), 9))
        monkeypatch.setattr(recounter, "piece", fails)
        await store.link(ALA, ALICE)
        for number in range(10, 14):
            await enter(store, *evening(Random(number), 1), first=number)
    async with open_store(path) as store:
        await store.recounted()
    await as_worked_out_at_once(path)


async def as_worked_out_at_once(path: Path) -> None:
    found = everything(path)
    async with open_store(path) as store:
        await store.recompute()
    assert everything(path) == found


async def test_killed_at_any_step_of_forgetting_nothing_of_it_is_left_after_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(path) as store:
        await enter(store, *evening(Random(3), 12))
        await store.link(ALA, ALICE)
        await store.save_person("discord:Ala", "{}")
        for table in (50, 51):
            await store.commit(change(table, 1, row='{"person":"discord:Ala"}', chat="discord:Ala"))
        with monkeypatch.context() as patch:
            kills = Kills(path, patch)
            for owner, name in ((forgetting, "unlink"), (recounter, "piece"), (store, "commit")):
                kills.at(owner, name)
            kills.now()
            assert await erase(store, asking(store), "discord:Ala")
            await store.recounted()
            kills.now()
    first, *others = kills.left
    assert len(others) > 10
    others = [*Random(4).sample(others[:-1], 4), others[-1]]
    async with open_store(first) as store:
        assert await store.to_forget() == [], "nothing was begun yet"
    for copy in others:
        async with open_store(copy) as store:
            pending = await store.to_forget()
            await erase_all(store, asking(store))
            assert await store.to_forget() == []
            await store.recounted()
        if pending or copy == others[-1]:
            assert "discord:Ala" not in words(copy) and '"Ala"' not in words(copy)
        await as_worked_out_at_once(copy)


def asking(store: SqlStore) -> Any:
    """Tables that forget him, each in a change of its own."""

    async def ask(table: TableId, message: object) -> object:
        found = await store.load(table)
        assert found is not None
        await store.commit(change(table, found.version + 1, row="{}", chat="chat"))
        return message

    return ask
