"""The house: what it reads at its start, what it keeps in memory, and the codes it gives."""

import asyncio
import gc
import weakref

import pytest

from bot import house as house_module
from bot.house import House, NewTable
from bot.messages import Done, Look
from bot.ports import TableId
from bot.seating import SeatInfo, Settings
from rules.koblarz import GAME as KOBLARZ
from tests.bot.room import Room
from tests.helpers.clock import settle


async def test_at_its_start_a_house_reads_deadlines_and_no_table(room: Room) -> None:
    for _ in range(20):
        await room.open()
    await room.house.close()
    room.store.reads.clear()
    await room.restart()
    assert room.store.reads == {"deadlines": 1, "codes": 1, "last_table": 1}


async def test_a_table_is_read_when_it_is_first_touched(room: Room) -> None:
    tables = [await room.open() for _ in range(3)]
    await room.restart()
    room.store.reads.clear()
    await tables[1].look()
    await tables[1].look()
    assert room.store.reads["load"] == 1


async def test_tables_wake_at_their_deadlines_and_not_before(room: Room) -> None:
    early, late = await room.open(turn_seconds=30), await room.open(turn_seconds=60)
    await room.restart()
    room.store.reads.clear()
    await room.clock.advance(29)
    assert room.store.reads["load"] == 0
    await room.clock.advance(2)
    assert room.store.reads["load"] == 1
    await room.clock.advance(60)
    assert early.steps and late.steps


async def test_without_waking_only_those_tables_go_on_that_somebody_touches(room: Room) -> None:
    touched, other = await room.open(), await room.open()
    await room.house.close()
    room.house = House(room.store, room.chat, room.clock, room.computers)
    await room.house.start(wake=False)
    await touched.look()
    versions = touched.version, other.version
    await room.clock.advance(1000)
    assert touched.version > versions[0] and other.version == versions[1]


async def test_codes_of_running_tables_are_all_different(room: Room) -> None:
    tables = [await room.open(begin=False) for _ in range(150)]
    codes = {at.row.fixed.code for at in tables}
    assert len(codes) == 150 and all(len(code) in (2, 3) for code in codes)
    await room.restart()
    assert (await room.open(begin=False)).row.fixed.code not in codes


async def test_the_code_of_a_finished_table_is_free_again(room: Room) -> None:
    at = await room.open()
    code = at.row.fixed.code
    assert code in room.house.codes
    for seat in (0, 1):
        await at.finish_now(seat)
    assert code not in room.house.codes


async def test_a_finished_table_is_not_kept_in_memory(room: Room) -> None:
    at = await room.open()
    table = weakref.ref(room.house.table(at.id))
    for seat in (0, 1):
        await at.finish_now(seat)
    await settle()
    gc.collect()
    assert table() is None
    assert await at.look() == Done() and at.standing.result is not None


async def test_of_very_many_tables_the_idle_ones_are_read_again_when_needed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_AWAKE", 5)
    tables = [await room.open() for _ in range(12)]
    await settle()
    gc.collect()
    assert len(room.house._tables) == len(room.house._awake) == 5
    for at in tables:
        assert await at.bet(0, 1) == Done()
        assert len(room.house._awake) == 5
    # What a table was thinking is forgotten with it: it may be a beat late.
    await room.clock.advance(93)
    assert all(len(at.steps) >= 2 for at in tables)


async def test_there_are_never_two_tables_of_one_number(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_AWAKE", 1)
    at, other = await room.open(), await room.open()
    held = room.house.table(at.id)
    await other.look()
    assert room.house.table(at.id) is held


async def test_a_house_that_closes_finishes_what_it_has_taken(room: Room) -> None:
    at = await room.open(people=2, computers=1)
    room.store.hold()
    answers = [at.send(at.press(0, "bet", coins=2)), at.send(Look())]
    closing = asyncio.ensure_future(room.house.close())
    await settle()
    assert not closing.done()
    room.store.release()
    await closing
    assert [answer.result() for answer in answers] == [Done(), Done()]
    version = at.version
    await room.clock.advance(1000)
    assert at.version == version


async def test_running_tables_of_a_chat_come_the_newest_first(room: Room) -> None:
    first, second = await room.open(), await room.open()
    assert await room.house.running("chat") == [second.id, first.id]
    assert await room.house.running("elsewhere") == []
    assert await room.house.people(first.id) == (0, 1, 2)


@pytest.mark.parametrize(("game", "seats"), [("koblarz", 2), ("koblarz", 8), ("mariasz", 3)])
async def test_a_table_of_a_game_that_is_not_for_so_many_is_not_opened(
    room: Room, game: str, seats: int
) -> None:
    new = NewTable("chat", game, KOBLARZ.options(), (SeatInfo("x", "y"),) * seats, Settings())
    with pytest.raises(ValueError, match="no such game"):
        await room.house.open_table(new)
    assert room.store.stored == {}


async def test_tables_opened_at_once_have_numbers_of_their_own(room: Room) -> None:
    tables = await asyncio.gather(*(room.open(begin=False) for _ in range(10)))
    assert sorted(at.id for at in tables) == [TableId(i) for i in range(1, 11)]
    assert len({at.row.fixed.commitment for at in tables}) == 1  # the test's own secret; a real one differs
