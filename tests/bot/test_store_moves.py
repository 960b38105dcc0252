"""A chat that goes on under another id, in the store and in its fake."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ports import Slot, Store, TableId
from tests.helpers.stores import KINDS, change, line, open_kind, sitting


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with open_kind(request.param, tmp_path) as opened:
        yield opened


async def test_a_chat_goes_on_under_another_id(store: Store) -> None:
    for table, chat, status in ((1, "old", "running"), (2, "old", "over"), (3, "other", "running")):
        await store.commit(change(table, 1, chat=chat, status=status, people=sitting("ala")))
    await store.commit(change(4, 1, chat="old"))
    slots = [Slot(TableId(1), "board", "old", "71", 4), Slot(TableId(1), "panel:0", "ala", "9", 3)]
    await store.save_slots([*slots, Slot(TableId(3), "board", "other", "8", 1)])
    await store.save_chat("old", "settings")

    assert list(await store.move_chat("old", "new")) == [1, 4]

    moved = await store.load(TableId(1))
    assert moved is not None and (moved.chat, moved.version) == ("new", 1)
    assert list(await store.slots(TableId(1))) == [replace(slots[0], place="new"), slots[1]]
    assert [slot.place for slot in await store.slots(TableId(3))] == ["other"]
    for chat in ("old", "new"):
        assert await store.chat_now(chat) == "new"
        assert await store.chat(chat) == "settings"
        assert list(await store.tables_in(chat)) == [line(1, "new"), line(4, "new")]
        assert list(await store.tables(chat, "over")) == [2]
    assert list(await store.tables_of("ala")) == [line(1, "new", seat=0), line(3, "other", seat=0)]


async def test_a_chat_that_has_moved_keeps_what_is_saved_later(store: Store) -> None:
    await store.commit(change(1, 1, chat="old"))
    await store.move_chat("old", "new")
    assert await store.chat("new") is None
    await store.save_chat("old", "by the old id")
    assert [await store.chat(chat) for chat in ("old", "new")] == ["by the old id"] * 2
    await store.save_chat("new", "by the new id")
    assert [await store.chat(chat) for chat in ("old", "new")] == ["by the new id"] * 2
    await store.commit(change(1, 2, chat="old"))
    stored = await store.load(TableId(1))
    assert stored is not None and (stored.chat, stored.version) == ("new", 2), (
        "a change that was on its way does not move the table back"
    )


async def test_moving_a_chat_again_does_nothing(store: Store) -> None:
    await store.commit(change(1, 1, chat="old"))
    await store.save_chat("old", "settings")
    await store.move_chat("old", "new")
    await store.save_chat("new", "later settings")
    assert list(await store.move_chat("old", "new")) == []
    assert await store.chat("new") == "later settings"
    assert list(await store.move_chat("new", "new")) == []
    assert await store.chat_now("old") == "new"


async def test_an_id_leads_straight_to_the_present_one_however_often_the_chat_moves(store: Store) -> None:
    await store.commit(change(1, 1, chat="a"))
    await store.save_chat("a", "settings")
    await store.move_chat("a", "b")
    await store.move_chat("b", "c")
    assert [await store.chat_now(chat) for chat in "abc"] == ["c"] * 3
    assert await store.chat("a") == "settings"
    assert list(await store.move_chat("c", "a")) == [1]
    assert [await store.chat_now(chat) for chat in "abc"] == ["a"] * 3
    assert list(await store.tables_in("b")) == [line(1, "a")]


async def test_what_was_saved_under_the_new_id_before_the_move_gives_way(store: Store) -> None:
    await store.save_chat("new", "too early")
    await store.move_chat("old", "new")
    assert await store.chat("new") == "too early"
    await store.save_chat("older", "settings")
    await store.move_chat("older", "new")
    assert [await store.chat(chat) for chat in ("new", "old", "older")] == ["settings"] * 3


async def test_a_move_stands_between_what_came_before_and_what_comes_after(store: Store) -> None:
    slot = Slot(TableId(1), "board", "old", "71", 1)
    await store.commit(change(1, 1, chat="old"))
    await asyncio.gather(
        store.save_slots([slot]),
        store.save_chat("old", "before"),
        store.commit(change(2, 1, chat="old")),
        store.move_chat("old", "new"),
        store.save_chat("new", "after"),
        store.commit(change(1, 2, chat="old")),
    )
    assert list(await store.tables_in("new")) == [line(1, "new"), line(2, "new")]
    assert list(await store.slots(TableId(1))) == [replace(slot, place="new")]
    assert await store.chat("old") == "after"
