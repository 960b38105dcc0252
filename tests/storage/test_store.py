"""What the store remembers (``bot.ports.Store``)."""

import asyncio
import stat
from pathlib import Path

from bot.ports import ChainSecret, EndedDeal, Event, Store, StoredTable, TableId
from storage.store import SqlStore, open_store

SECRET = bytes(range(32))


async def test_a_store_is_the_port(store: SqlStore) -> None:
    port: Store = store
    assert await port.load(TableId(1)) is None


async def test_a_change_is_loaded_as_it_was_committed(store, change) -> None:
    await store.commit(change(5, 1, "a", "b", due=12.5, deal=3, finished=2, secret=ChainSecret(SECRET, 4096)))
    assert await store.load(TableId(5)) == StoredTable(
        table=TableId(5),
        version=1,
        code="K5",
        chat="telegram:7",
        game="koblarz",
        status="running",
        deal=3,
        finished=2,
        due=12.5,
        row='{"version": 1}',
        events=(Event(0, "a"), Event(1, "b")),
        secret=ChainSecret(SECRET, 4096),
    )


async def test_what_was_committed_is_there_when_the_file_is_opened_again(path: Path, change) -> None:
    async with open_store(path) as store:
        await store.commit(change(1, 1, "a"))
        await store.commit(change(1, 2, "b", first=1))
        before = await store.load(TableId(1))
    async with open_store(path) as store:
        assert await store.load(TableId(1)) == before
        await store.commit(change(1, 3))


async def test_the_log_comes_back_in_the_order_of_its_numbers(store, change) -> None:
    bodies = [f"event {i}" for i in range(25)]
    await store.commit(change(1, 1, *bodies[:10]))
    await store.commit(change(1, 2, *bodies[10:], first=10))
    stored = await store.load(TableId(1))
    assert [event.seq for event in stored.events] == list(range(25))
    assert [event.body for event in stored.events] == bodies


async def test_texts_come_back_letter_by_letter(store, change) -> None:
    body = '{"text": "žolíky \\u2660 „łyżka“ \'; DROP TABLE tables; --\x00 \N{GAME DIE}"}'
    await store.commit(change(1, 1, body, row=body))
    stored = await store.load(TableId(1))
    assert (stored.row, stored.events[0].body) == (body, body)


async def test_an_ended_deal_becomes_one_row_and_its_log_goes(store, change) -> None:
    await store.commit(change(1, 1, "a", "b"))
    await store.commit(change(1, 2, "c", first=2, finished=1, ended=EndedDeal(1, "the deal")))
    assert (await store.load(TableId(1))).events == ()
    assert await store.ended_deals(TableId(1)) == [EndedDeal(1, "the deal")]


async def test_the_next_deal_counts_its_events_from_0_again(store, change) -> None:
    await store.commit(change(1, 1, "a"))
    await store.commit(change(1, 2, finished=1, ended=EndedDeal(1, "first")))
    await store.commit(change(1, 3, "b", deal=2, finished=1))
    assert (await store.load(TableId(1))).events == (Event(0, "b"),)
    await store.commit(change(1, 4, deal=2, finished=2, ended=EndedDeal(2, "second")))
    assert [deal.number for deal in await store.ended_deals(TableId(1))] == [1, 2]


async def test_a_void_deal_loses_its_log_before_the_new_events_come(store, change) -> None:
    await store.commit(change(1, 1, "old 0", "old 1"))
    await store.commit(change(1, 2, "new 0", void=True))
    assert (await store.load(TableId(1))).events == (Event(0, "new 0"),)
    assert await store.ended_deals(TableId(1)) == []


async def test_only_the_table_that_changed_loses_its_log(store, change) -> None:
    await store.commit(change(1, 1, "a"))
    await store.commit(change(2, 1, "b"))
    await store.commit(change(1, 2, void=True))
    assert (await store.load(TableId(1))).events == ()
    assert (await store.load(TableId(2))).events == (Event(0, "b"),)


async def test_a_secret_stays_until_another_replaces_it(store, change) -> None:
    await store.commit(change(1, 1, secret=ChainSecret(SECRET, 4096)))
    await store.commit(change(1, 2))
    assert (await store.load(TableId(1))).secret == ChainSecret(SECRET, 4096)
    await store.commit(change(1, 3, secret=ChainSecret(SECRET[::-1], 7)))
    assert (await store.load(TableId(1))).secret == ChainSecret(SECRET[::-1], 7)


async def test_deadlines_are_those_of_running_tables_the_earliest_first(store, change) -> None:
    await store.commit(change(1, 1, due=30.0))
    await store.commit(change(2, 1, due=10.25))
    await store.commit(change(3, 1, due=None))
    await store.commit(change(4, 1, due=5.0, status="over"))
    await store.commit(change(5, 1, due=20.0))
    await store.commit(change(5, 2, due=40.0))
    assert await store.deadlines() == [(2, 10.25), (1, 30.0), (5, 40.0)]


async def test_the_tables_of_a_chat_come_the_newest_first(store, change) -> None:
    for table, chat, status in (
        (1, "a", "running"),
        (2, "b", "running"),
        (3, "a", "over"),
        (9, "a", "running"),
    ):
        await store.commit(change(table, 1, chat=chat, status=status))
    assert await store.tables("a", "running") == [9, 1]
    assert await store.tables("a", "over") == [3]
    assert await store.tables("c", "running") == []


async def test_codes_are_those_of_running_tables(store, change) -> None:
    await store.commit(change(1, 1, code="K7"))
    await store.commit(change(2, 1, code="M3"))
    await store.commit(change(2, 2, code="M3", status="over"))
    assert await store.codes() == frozenset({"K7"})


async def test_the_last_table_is_0_in_an_empty_store_and_then_the_highest(store, change) -> None:
    assert await store.last_table() == 0
    await store.commit(change(8, 1))
    await store.commit(change(3, 1))
    assert await store.last_table() == 8


async def test_a_table_that_is_over_can_still_change(store, change) -> None:
    await store.commit(change(1, 1, status="over"))
    await store.commit(change(1, 2, status="over"))
    assert (await store.load(TableId(1))).version == 2


async def test_a_missing_folder_is_made_and_the_file_is_for_its_owner_alone(tmp_path: Path, change) -> None:
    path = tmp_path / "deep" / "er" / "hospoda.db"
    async with open_store(path) as store:
        await store.commit(change(1, 1))
        for file in (path, path.with_name("hospoda.db-wal")):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_link_and_its_target_are_one_database(tmp_path: Path, path: Path, change) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with open_store(link) as store:
        await store.commit(change(1, 1))
    async with open_store(path) as store:
        assert await store.last_table() == 1


async def test_many_reads_at_once_all_come_through(store, change) -> None:
    await store.commit(change(1, 1, "a"))
    loaded = await asyncio.gather(*(store.load(TableId(1)) for _ in range(100)))
    assert len(set(loaded)) == 1
