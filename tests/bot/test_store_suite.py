"""What the core relies on in a store; the fake must do the same as the real thing."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.ports import (
    ChainSecret,
    Change,
    EndedDeal,
    Event,
    StaleChange,
    Store,
    StoredTable,
    StoreError,
    TableId,
)
from storage.store import open_store
from tests.helpers.store import MemoryStore

SECRET = bytes(range(32))


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    async with open_store(tmp_path / "hospoda.db") as opened:
        yield opened


def change(table: int, version: int, *bodies: str, first: int = 0, **fields: Any) -> Change:
    values: dict[str, Any] = {
        "code": f"K{table}",
        "chat": "chat",
        "game": "koblarz",
        "status": "running",
        "deal": 1,
        "finished": 0,
        "due": None,
        "row": f'{{"version": {version}}}',
        "events": tuple(Event(first + i, body) for i, body in enumerate(bodies)),
    }
    return Change(table=TableId(table), version=version, **(values | fields))


async def test_an_empty_store_knows_nothing(store: Store) -> None:
    assert await store.load(TableId(1)) is None
    assert list(await store.ended_deals(TableId(1))) == []
    assert list(await store.deadlines()) == []
    assert list(await store.tables("chat", "running")) == []
    assert await store.codes() == frozenset()
    assert await store.last_table() == 0


async def test_a_table_is_loaded_as_it_was_last_changed(store: Store) -> None:
    await store.commit(change(3, 1, "a", secret=ChainSecret(SECRET, 9)))
    await store.commit(change(3, 2, "b", "c", first=1, due=7.5, deal=4, finished=3))
    assert await store.load(TableId(3)) == StoredTable(
        TableId(3), 2, "K3", "chat", "koblarz", "running", 4, 3, 7.5, '{"version": 2}',
        (Event(0, "a"), Event(1, "b"), Event(2, "c")), ChainSecret(SECRET, 9),
    )  # fmt: skip


async def test_an_ended_deal_takes_the_log_with_it(store: Store) -> None:
    await store.commit(change(1, 1, "a"))
    await store.commit(change(1, 2, finished=1, ended=EndedDeal(1, "deal")))
    await store.commit(change(1, 3, "b", deal=2, finished=1))
    stored = await store.load(TableId(1))
    assert stored is not None and stored.events == (Event(0, "b"),)
    assert list(await store.ended_deals(TableId(1))) == [EndedDeal(1, "deal")]


async def test_a_void_deal_loses_its_log_before_new_events_come(store: Store) -> None:
    await store.commit(change(1, 1, "a", "b"))
    await store.commit(change(1, 2, "c", void=True, secret=ChainSecret(SECRET, 5)))
    stored = await store.load(TableId(1))
    assert stored is not None and stored.events == (Event(0, "c"),)
    assert list(await store.ended_deals(TableId(1))) == []


@pytest.mark.parametrize("version", [1, 3, 0])
async def test_a_change_that_does_not_follow_the_last_one_is_stale(store: Store, version: int) -> None:
    await store.commit(change(1, 1, "a"))
    before = await store.load(TableId(1))
    with pytest.raises(StaleChange):
        await store.commit(change(1, version, "b", first=1))
    assert await store.load(TableId(1)) == before


async def test_a_table_begins_with_version_1(store: Store) -> None:
    with pytest.raises(StaleChange):
        await store.commit(change(1, 2))
    assert await store.load(TableId(1)) is None


async def test_an_event_that_is_there_already_is_an_error_and_changes_nothing(store: Store) -> None:
    await store.commit(change(1, 1, "a"))
    before = await store.load(TableId(1))
    with pytest.raises(StoreError):
        await store.commit(change(1, 2, "b"))
    assert await store.load(TableId(1)) == before


async def test_what_waits_for_a_moment_comes_the_earliest_first(store: Store) -> None:
    for table, due, status in (
        (1, 30.0, "running"),
        (2, 10.0, "running"),
        (3, 1.0, "over"),
        (4, None, "running"),
    ):
        await store.commit(change(table, 1, due=due, status=status))
    await store.commit(change(5, 1, due=10.0))
    assert list(await store.deadlines()) == [(2, 10.0), (5, 10.0), (1, 30.0)]


async def test_tables_codes_and_the_last_number(store: Store) -> None:
    for table, status in ((1, "running"), (2, "over"), (3, "running")):
        await store.commit(change(table, 1, status=status))
    assert list(await store.tables("chat", "running")) == [3, 1]
    assert list(await store.tables("chat", "over")) == [2]
    assert list(await store.tables("nowhere", "running")) == []
    assert await store.codes() == {"K1", "K3"}
    assert await store.last_table() == 3


def test_the_fake_is_a_store() -> None:
    port: Callable[[], Store] = MemoryStore
    assert port() is not None
