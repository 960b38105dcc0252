"""Group commit: who waits together is written together, and nobody suffers for another."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ports import ChainSecret, Change, EndedDeal, Event, Slot, StaleChange, StoreError, TableId
from rules.kit.seats import Seat
from storage.store import SqlStore, open_store
from storage.writer import GROUP

TOO_BIG = 1 << 63
"""A deadline, as SQLite holds none."""


async def outcomes(store: SqlStore, *changes: Change) -> list[str | None]:
    """Commits all at once; None where it went well, else the reason's key."""
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert all(result is None or isinstance(result, StoreError) for result in results)
    return [result.reason.key if isinstance(result, StoreError) else None for result in results]


async def test_a_thousand_changes_that_wait_together_are_one_transaction(store, change) -> None:
    await asyncio.gather(*(store.commit(change(table, 1, "a")) for table in range(1, 1001)))
    assert store.transactions == 1
    await asyncio.gather(*(store.commit(change(table, 2, "b", first=1)) for table in range(1, 1001)))
    assert (store.transactions, store.changes) == (2, 2000)
    for table in (1, 500, 1000):
        assert [event.body for event in (await store.load(TableId(table))).events] == ["a", "b"]


async def test_changes_one_after_the_other_are_a_transaction_each(store, change) -> None:
    for version in range(1, 6):
        await store.commit(change(1, version))
    assert store.transactions == 5


async def test_what_comes_while_a_group_is_written_is_the_next_group(store, change) -> None:
    async def play(table: int) -> None:
        for version in range(1, 11):
            await store.commit(change(table, version, "a", first=version - 1))

    await asyncio.gather(*(play(table) for table in range(1, 51)))
    assert (store.transactions, store.changes) == (10, 500)


async def test_slots_chats_and_persons_share_the_transaction_of_the_changes(store, change) -> None:
    await asyncio.gather(
        *(store.commit(change(table, 1, people=((Seat(0), f"p{table}"),))) for table in range(1, 101)),
        *(store.save_slots([Slot(TableId(table), "board", "c", f"{table}", 1)]) for table in range(1, 101)),
        *(store.save_chat(f"c{number}", "body") for number in range(100)),
        *(store.save_person(f"p{number}", "body") for number in range(100)),
    )
    assert (store.transactions, store.changes) == (1, 100)
    for table in (1, 50, 100):
        assert [slot.message for slot in await store.slots(TableId(table))] == [f"{table}"]
        assert [line.table for line in await store.tables_of(f"p{table}")] == [table]
    await store.save_slots([])
    assert store.transactions == 1, "nothing to write is no transaction"


async def test_one_save_that_cannot_be_carried_out_harms_no_other(store, change) -> None:
    await store.commit(change(1, 1))
    results = await asyncio.gather(
        store.save_slots([Slot(TableId(1), "board", "c", "1", 1)]),
        store.save_slots([Slot(TableId(7), "board", "c", "1", 1)]),
        store.save_chat("c", "body"),
        store.commit(change(1, 2)),
        return_exceptions=True,
    )
    assert [isinstance(result, StoreError) for result in results] == [False, True, False, False]
    assert (len(await store.slots(TableId(1))), await store.chat("c")) == (1, "body")


async def test_a_closed_store_saves_no_slots(path) -> None:
    async with open_store(path) as store:
        pass
    for work in (store.save_slots([]), store.save_chat("c", ""), store.move_chat("c", "d"), store.slots(1)):
        with pytest.raises(StoreError) as caught:
            await work
        assert caught.value.reason.key == "store-closed"


async def test_a_group_is_bounded(store, change) -> None:
    await asyncio.gather(*(store.commit(change(table, 1)) for table in range(1, 2 * GROUP + 2)))
    assert store.transactions == 3


async def test_changes_of_one_table_in_a_group_are_carried_out_in_order(store, change) -> None:
    changes = [
        change(1, 1, "void, 0"),
        change(1, 2, "first, 0", void=True),
        change(1, 3, "first, 1", first=1),
        change(1, 4, "first, 2", first=2, finished=1, ended=EndedDeal(1, "first")),
        change(1, 5, "second, 0", deal=2, finished=1, secret=ChainSecret(b"a", 9)),
        change(1, 6, "second, 1", first=1, deal=2, finished=1, secret=ChainSecret(b"b", 8)),
    ]
    assert await outcomes(store, *changes) == [None] * 6
    assert store.transactions == 1
    stored = await store.load(TableId(1))
    assert (stored.version, stored.row, stored.secret) == (6, changes[-1].row, ChainSecret(b"b", 8))
    assert stored.events == (Event(0, "second, 0"), Event(1, "second, 1"))
    assert await store.ended_deals(TableId(1)) == [EndedDeal(1, "first")]


@given(
    kinds=st.lists(st.sampled_from(["events", "void", "ended", "secret", "over"]), min_size=1, max_size=12),
    before=st.integers(0, 12),
)
@settings(max_examples=25, deadline=None)
def test_a_group_comes_to_the_same_as_its_changes_one_by_one(tmp_path_factory, change, kinds, before) -> None:
    def line(table: int) -> list[Change]:
        changes, seq, deal = [], 0, 1
        for version, kind in enumerate(kinds, 1):
            seq = 0 if kind == "void" else seq
            fields = {"deal": deal, "finished": deal - 1, "void": kind == "void"}
            if kind == "secret":
                fields["secret"] = ChainSecret(bytes([version]), version)
            if kind == "over":
                fields["status"] = "over"
            if kind == "ended":
                fields["ended"] = EndedDeal(deal, f"deal {deal}")
            changes.append(change(table, version, f"{version} a", f"{version} b", first=seq, **fields))
            seq, deal = (0, deal + 1) if kind == "ended" else (seq + 2, deal)
        return changes

    async def compare(path: Path) -> None:
        async with open_store(path) as store:
            one, other = line(1), line(2)
            for single in one + other[:before]:
                await store.commit(single)
            assert await outcomes(store, *other[before:]) == [None] * len(other[before:])
            left, right = await store.load(TableId(1)), await store.load(TableId(2))
            same = ("version", "status", "deal", "finished", "row", "events", "secret")
            assert [getattr(left, name) for name in same] == [getattr(right, name) for name in same]
            assert await store.ended_deals(TableId(1)) == await store.ended_deals(TableId(2))

    asyncio.run(compare(tmp_path_factory.mktemp("store") / "hospoda.db"))


async def test_a_change_must_follow_the_stored_version(store, change) -> None:
    await store.commit(change(1, 1))
    for version in (0, 1, 3):
        with pytest.raises(StaleChange) as caught:
            await store.commit(change(1, version, row="never"))
        assert (caught.value.reason.key, caught.value.reason.args) == ("store-stale", {"table": 1})
    with pytest.raises(StaleChange):
        await store.commit(change(2, 2))
    assert await store.load(TableId(2)) is None
    assert (await store.load(TableId(1))).row == '{"version": 1}'
    await store.commit(change(1, 2))


async def test_the_version_rule_holds_after_a_restart(path, change) -> None:
    async with open_store(path) as store:
        await outcomes(store, change(1, 1), change(1, 2), change(4, 1, status="over"))
    async with open_store(path) as store:
        keys = await outcomes(store, change(1, 2), change(1, 3), change(2, 1), change(4, 1), change(4, 2))
        assert keys == ["store-stale", None, None, "store-stale", None]


async def test_in_a_group_only_the_stale_one_is_refused(store, change) -> None:
    keys = await outcomes(store, change(1, 1), change(2, 7), change(3, 1), change(1, 1), change(1, 2))
    assert keys == [None, "store-stale", None, "store-stale", None]
    assert store.transactions == 1


async def test_a_stale_change_writes_nothing(store, change) -> None:
    assert await outcomes(store, change(1, 5)) == ["store-stale"]
    assert store.transactions == 0


async def test_a_row_that_somebody_else_changed_is_not_overwritten(store, change) -> None:
    await store.commit(change(1, 1))
    async with store._engine.connect() as other:
        await other.exec_driver_sql("UPDATE tables SET version = 8, \"row\" = 'theirs'")
    assert await outcomes(store, change(1, 2)) == ["store-stale"]
    assert await outcomes(store, change(1, 2), change(2, 1)) == ["store-stale", None]
    assert (await store.load(TableId(1))).row == "theirs"


@pytest.mark.parametrize(
    "bad",
    [
        {"events": (Event(0, "a number that is taken"),)},
        {"row": "no letter: \ud800"},
        {"due": TOO_BIG},
        {"row": {"no": "text"}},
        {"finished": 1, "ended": EndedDeal(1, "a deal that is there")},
    ],
)
async def test_a_change_that_cannot_be_stored_fails_alone_and_whole(store, change, bad) -> None:
    await store.commit(change(1, 1, finished=1, ended=EndedDeal(1, "deal")))
    await store.commit(change(1, 2, "a"))
    good = [change(table, 1, "a") for table in range(2, 102)]
    before = store.transactions
    keys = await outcomes(store, *good[:50], change(1, 3, **bad), *good[50:])
    assert keys == [None] * 50 + ["store-failed-here"] + [None] * 50
    assert store.transactions - before <= 8, "halves of 101, not one transaction a change"
    assert (await store.load(TableId(1))).version == 2
    assert await store.codes() == {f"K{table}" for table in range(1, 102)}
    await store.commit(change(1, 3, "b", first=1))


async def test_what_follows_a_failed_change_of_its_table_fails_for_the_same_reason(store, change) -> None:
    keys = await outcomes(store, change(1, 1, "\ud800"), change(1, 2), change(2, 1))
    assert keys == ["store-failed-here", "store-failed-here", None]
    assert await store.load(TableId(1)) is None


async def test_each_waiter_gets_an_error_of_its_own(store, change) -> None:
    waiting = [store.commit(change(1, 1, "\ud800")), store.commit(change(1, 2))]
    first, second = await asyncio.gather(*waiting, return_exceptions=True)
    assert first is not second
    assert first.reason == second.reason


async def test_a_cancelled_waiter_does_not_break_its_group_and_its_change_is_carried_out(
    store, change
) -> None:
    waiters = [asyncio.create_task(store.commit(change(table, 1))) for table in (1, 2, 3)]
    await asyncio.sleep(0)
    waiters[1].cancel()
    results = await asyncio.gather(*waiters, return_exceptions=True)
    assert results[::2] == [None, None]
    assert isinstance(results[1], asyncio.CancelledError)
    await store.commit(change(4, 1))
    assert await store.codes() == {"K1", "K2", "K3", "K4"}


async def test_a_cancelled_waiter_whose_change_fails_leaves_no_error_behind(store, change) -> None:
    waiter = asyncio.create_task(store.commit(change(1, 1, row="\ud800")))
    await asyncio.sleep(0)
    waiter.cancel()
    await asyncio.gather(waiter, return_exceptions=True)
    await store.commit(change(1, 1))


async def test_closing_carries_out_what_waits(path, change) -> None:
    store = await SqlStore.open(path)
    waiters = [asyncio.create_task(store.commit(change(table, 1))) for table in range(1, 11)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiters) == [None] * 10
    async with open_store(path) as again:
        assert await again.last_table() == 10


async def test_a_closed_store_says_so_and_can_be_closed_again(path, change) -> None:
    store = await SqlStore.open(path)
    await store.close()
    await store.close()
    for call in (store.commit(change(1, 1)), store.load(TableId(1)), store.codes(), store.deadlines()):
        with pytest.raises(StoreError) as caught:
            await call
        assert caught.value.reason.key == "store-closed"


async def test_nobody_waits_for_ever_when_the_writer_is_cancelled(store, change) -> None:
    waiter = asyncio.create_task(store.commit(change(1, 1)))
    await asyncio.sleep(0)
    store._writer._task.cancel()
    with pytest.raises(StoreError) as caught:
        await waiter
    assert caught.value.reason.key == "store-closed"
