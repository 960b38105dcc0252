"""What the core relies on in a store; the fake must do the same as the real thing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ports import (
    ChainSecret,
    EndedDeal,
    Event,
    OriginTaken,
    Slot,
    StaleChange,
    Store,
    StoredTable,
    StoreError,
    TableId,
)
from tests.helpers.store import MemoryStore
from tests.helpers.stores import KINDS, change, line, open_kind, sitting

SECRET = bytes(range(32))


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with open_kind(request.param, tmp_path) as opened:
        yield opened


async def test_an_empty_store_knows_nothing(store: Store) -> None:
    assert await store.load(TableId(1)) is None
    assert list(await store.ended_deals(TableId(1))) == []
    assert list(await store.deadlines()) == []
    assert list(await store.tables("chat", "running")) == []
    assert await store.codes() == frozenset()
    assert list(await store.table_chats()) == []
    assert await store.last_table() == 0
    assert await store.opened("press") is None
    assert list(await store.tables_in("chat")) == []
    assert list(await store.tables_of("ala")) == []
    assert list(await store.slots(TableId(1))) == []
    assert await store.chat("chat") is None
    assert await store.person("ala") is None
    assert await store.chat_now("chat") == "chat"


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
    assert list(await store.table_chats()) == ["chat"]
    assert await store.last_table() == 3


async def test_a_press_opens_one_table_only(store: Store) -> None:
    await store.commit(change(1, 1, origin="press"))
    with pytest.raises(OriginTaken):
        await store.commit(change(2, 1, origin="press"))
    assert await store.load(TableId(2)) is None
    await store.commit(change(1, 2))
    assert await store.opened("press") == 1, "a later change names no press and forgets none"
    await store.commit(change(2, 1, origin="another"))
    await store.commit(change(3, 1))
    await store.commit(change(4, 1))
    assert await store.opened("another") == 2


async def test_of_two_tables_from_one_press_at_the_same_moment_the_first_is_opened(store: Store) -> None:
    first, second, other = await asyncio.gather(
        store.commit(change(1, 1, origin="press")),
        store.commit(change(2, 1, origin="press")),
        store.commit(change(3, 1)),
        return_exceptions=True,
    )
    assert first is None and other is None and isinstance(second, OriginTaken)
    assert await store.opened("press") == 1


async def test_the_running_tables_of_a_chat_the_oldest_first(store: Store) -> None:
    for table, chat, status in ((2, "chat", "running"), (1, "chat", "running"), (3, "chat", "over")):
        await store.commit(change(table, 1, chat=chat, status=status))
    await store.commit(change(4, 1, chat="elsewhere"))
    assert list(await store.tables_in("chat")) == [line(1), line(2)]


async def test_who_sits_where_is_found_by_person(store: Store) -> None:
    await store.commit(change(1, 1, people=sitting("ala", "bolek")))
    await store.commit(change(2, 1, people=sitting("", "", "ala"), chat="elsewhere"))
    await store.commit(change(1, 2))
    assert list(await store.tables_of("ala")) == [line(1, seat=0), line(2, "elsewhere", seat=2)]
    assert list(await store.tables_of("bolek")) == [line(1, seat=1)]
    await store.commit(change(1, 3, people=sitting("bolek", "", "cyryl")))
    assert list(await store.tables_of("ala")) == [line(2, "elsewhere", seat=2)]
    assert list(await store.tables_of("bolek")) == [line(1, seat=0)]
    assert list(await store.tables_of("cyryl")) == [line(1, seat=2)]


async def test_nobody_sits_at_a_table_that_is_over_or_that_all_have_left(store: Store) -> None:
    await store.commit(change(1, 1, people=sitting("ala")))
    await store.commit(change(2, 1, people=sitting("ala")))
    await store.commit(change(1, 2, status="over", people=sitting("ala")))
    await store.commit(change(2, 2, people=()))
    assert list(await store.tables_of("ala")) == []


async def test_slots_are_replaced_one_by_one(store: Store) -> None:
    board, panel = (
        Slot(TableId(1), "board", "chat", "71", 4),
        Slot(TableId(1), "panel:0", "ala", "9", 3),
    )
    await store.commit(change(1, 1))
    await store.commit(change(2, 1))
    await store.save_slots([panel, board, replace(board, table=TableId(2))])
    assert list(await store.slots(TableId(1))) == [board, panel]
    await store.save_slots([replace(board, message="72", version=5)])
    assert list(await store.slots(TableId(1))) == [replace(board, message="72", version=5), panel]
    assert list(await store.slots(TableId(2))) == [replace(board, table=TableId(2))]


async def test_slots_are_forgotten_by_name(store: Store) -> None:
    slots = [Slot(TableId(1), name, "chat", "71", 4) for name in ("board", "panel:0", "panel:1")]
    await store.commit(change(1, 1))
    await store.save_slots(slots)
    await store.save_slots([replace(slots[0], version=5), slots[2]], [(TableId(1), "panel:0")])
    assert list(await store.slots(TableId(1))) == [replace(slots[0], version=5), slots[2]]
    await store.save_slots(slots, [(TableId(1), slot.name) for slot in slots])
    assert list(await store.slots(TableId(1))) == [], "what is gone in the same call is gone"
    await store.save_slots([], [(TableId(1), "board"), (TableId(9), "board")])


async def test_a_slot_of_a_table_that_is_not_stored_is_an_error(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.save_slots([Slot(TableId(1), "board", "chat", "71", 4)])
    await store.commit(change(1, 1))
    assert list(await store.slots(TableId(1))) == []


async def test_what_is_kept_of_chats_and_persons(store: Store) -> None:
    await store.save_chat("one", "1")
    await store.save_chat("two", "2")
    await store.save_person("one", "3")
    await store.save_chat("one", "4")
    assert [await store.chat(chat) for chat in ("one", "two", "three")] == ["4", "2", None]
    await store.save_person("one", "5")
    assert await store.person("one") == "5"
    assert await store.person("two") is None


def test_the_fake_is_a_store() -> None:
    port: Callable[[], Store] = MemoryStore
    assert port() is not None
