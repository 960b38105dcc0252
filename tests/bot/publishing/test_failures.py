"""What a platform may answer, and how far each of its errors reaches."""

import asyncio
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any

import pytest

from bot.outlet import Budget, Busy, ChatPlace, PlaceMoved, PlatformDown, Rate, WayShut
from bot.ports import TableId
from tests.bot.publishing.stage import ALA, CHAT, Stage, look
from tests.helpers.store import full

OTHER = "telegram:-2"


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_a_busy_place_rests_alone(stage: Stage) -> None:
    await stage.shown(1)
    await stage.shown(2, chat=OTHER)
    stage.outlet.fail(Busy(30), CHAT)
    stage.board(1)
    await stage.clock.advance(1)
    for _ in range(5):
        stage.board(1)
        stage.board(2, chat=OTHER)
        await stage.clock.advance(1)
    assert len([call for call in stage.outlet.sent if call.place == CHAT]) == 2
    assert look(stage.outlet.at(OTHER)[0]) == "v6"
    await stage.clock.advance(30)
    assert look(stage.outlet.at(CHAT)[0]) == "v7"
    assert stage.publisher.up_since(CHAT) is not None, "being busy is no outage"


async def test_topics_of_a_chat_rest_together(stage: Stage) -> None:
    await stage.shown(1, chat="telegram:-1#5")
    stage.outlet.fail(Busy(30), "telegram:-1#5")
    stage.board(1, chat="telegram:-1#5")
    await stage.clock.advance(1)
    before = len(stage.outlet.sent)
    await stage.shown(2, chat="telegram:-1#6")
    assert len(stage.outlet.sent) == before
    await stage.clock.advance(30)
    assert len(stage.outlet.at("telegram:-1#6")) == 1


async def test_a_platform_that_is_busy_everywhere_rests_as_a_whole(stage: Stage) -> None:
    await stage.shown(1)
    await stage.shown(2, chat=OTHER)
    await stage.shown(3, chat="discord:-3")
    stage.outlet.fail(Busy(20, everywhere=True), CHAT)
    stage.board(1)
    await stage.clock.advance(0.5)
    stage.board(2, chat=OTHER)
    stage.board(3, chat="discord:-3")
    await stage.clock.advance(10)
    assert look(stage.outlet.at(OTHER)[0]) == "v1"
    assert look(stage.other.at("discord:-3")[0]) == "v2"
    await stage.clock.advance(11)
    assert look(stage.outlet.at(OTHER)[0]) == look(stage.outlet.at(CHAT)[0]) == "v2"


async def test_an_outage_is_known_tried_again_ever_more_seldom_and_its_end_is_told(stage: Stage) -> None:
    await stage.shown(1)
    began = stage.publisher.up_since(CHAT)
    stage.outlet.down = True
    stage.board(1)
    await stage.clock.advance(1)
    assert stage.publisher.up_since(CHAT) is None
    assert stage.publisher.up_since("discord:-3") == began, "another platform is another matter"
    await stage.clock.advance(600)
    tries = [call.at for call in stage.outlet.sent if call.error == "PlatformDown"]
    waits = [after - before for before, after in pairwise(tries)]
    assert 1 <= waits[0] < 1.5 and waits == sorted(waits) and 59 < waits[-1] <= 60.001
    assert stage.house.up == []
    stage.board(1)
    stage.outlet.down = False
    await stage.clock.advance(61)
    assert stage.house.up == ["telegram"]
    since = stage.publisher.up_since(CHAT)
    assert since is not None and began is not None and since > began + 600
    assert look(stage.outlet.at(CHAT)[0]) == "v3"


async def test_one_call_tries_whether_an_outage_is_over(stage: Stage) -> None:
    for table in range(1, 9):
        await stage.shown(table, chat=f"telegram:-{table}")
    stage.outlet.down = True
    for table in range(1, 9):
        stage.board(table, chat=f"telegram:-{table}")
    await stage.clock.advance(0.5)
    first = len([call for call in stage.outlet.sent if call.error])
    await stage.clock.advance(60)
    assert len([call for call in stage.outlet.sent if call.error]) - first <= 7
    stage.outlet.down = False
    await stage.clock.advance(60)
    for table in range(1, 9):
        assert look(stage.outlet.at(f"telegram:-{table}")[0]) == "v2"


async def test_an_outage_with_nothing_left_to_try_is_taken_for_over(stage: Stage) -> None:
    await stage.shown(1)
    stage.outlet.fail(PlatformDown(), CHAT)
    stage.publisher.stray(CHAT, "5")
    await stage.clock.advance(0.5)
    assert stage.publisher.up_since(CHAT) is None
    await stage.clock.advance(5)
    assert stage.publisher.up_since(CHAT) is not None


async def test_a_chat_that_shuts_the_bot_out_rests_until_it_is_back(stage: Stage) -> None:
    await stage.shown(1)
    await stage.shown(2)
    stage.outlet.fail(WayShut("send"), CHAT)
    stage.board(1)
    stage.board(2)
    await stage.clock.advance(1)
    stage.board(1)
    await stage.clock.advance(600)
    assert stage.house.shut == [(CHAT, "send")]
    assert len([call for call in stage.outlet.sent if call.place == CHAT]) == 3
    stage.publisher.chat_back(CHAT)
    await stage.clock.advance(1)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v2", "v3"]


async def test_a_chat_that_moves_takes_its_boards_along(stage: Stage) -> None:
    await stage.shown(1)
    stage.outlet.fail(PlaceMoved(ChatPlace("telegram:-100")), CHAT, 2)
    stage.board(1)
    await stage.clock.advance(5)
    assert stage.house.moved == [(CHAT, "telegram:-100")]
    await stage.store.move_chat(CHAT, "telegram:-100")
    stage.publisher.chat_moved(CHAT, "telegram:-100")
    stage.board(1, chat="telegram:-100")
    await stage.clock.advance(5)
    assert [look(page) for page in stage.outlet.at("telegram:-100")] == ["v3"]
    (slot,) = await stage.store.slots(TableId(1))
    assert (slot.place, [slot.message]) == ("telegram:-100", stage.outlet.ids("telegram:-100"))


async def test_a_board_goes_where_its_table_stands_now(stage: Stage) -> None:
    await stage.shown(1)
    await stage.store.move_chat(CHAT, "telegram:-100")
    stage.board(1, 1, chat="telegram:-100")
    await stage.clock.advance(5)
    assert [look(page) for page in stage.outlet.at("telegram:-100")] == ["v1"]


async def test_an_unknown_error_holds_up_its_own_message_alone(stage: Stage) -> None:
    await stage.shown(1)
    await stage.shown(2)
    stage.outlet.fail(RuntimeError("surprise"), CHAT, 1)
    stage.board(1)
    await stage.clock.advance(0.4)
    stage.board(2)
    await stage.clock.advance(0.5)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v1", "v2"]
    assert stage.publisher.up_since(CHAT) is not None
    await stage.clock.advance(2)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v2", "v2"]
    assert stage.publisher.calls["telegram", "RuntimeError"] == 1


async def test_unknown_errors_of_everything_are_an_outage(stage: Stage) -> None:
    for table in range(1, 5):
        await stage.shown(table, chat=f"telegram:-{table}")
    stage.outlet.fail(RuntimeError("surprise"), None, 8)
    for table in range(1, 5):
        stage.board(table, chat=f"telegram:-{table}")
    await stage.clock.advance(0.5)
    assert stage.publisher.up_since(CHAT) is None
    await stage.clock.advance(200)
    assert stage.publisher.up_since(CHAT) is not None
    for table in range(1, 5):
        assert look(stage.outlet.at(f"telegram:-{table}")[0]) == "v2"


async def test_slots_that_cannot_be_read_are_read_later(stage: Stage) -> None:
    await stage.table(1)
    reading, stage.store.slots = stage.store.slots, failing  # type: ignore[method-assign]
    stage.board(1)
    await stage.clock.advance(0.5)
    stage.store.slots = reading  # type: ignore[method-assign]
    assert stage.outlet.sent == [], "posting blindly could post twice"
    await stage.clock.advance(5)
    assert len(stage.outlet.at(CHAT)) == 1


async def failing(table: TableId) -> list[object]:
    raise full()


async def test_closing_sends_what_is_urgent_and_no_more() -> None:
    stage = Stage(Budget(per_place={"group": (Rate(8, 60.0),)}))
    for table in (1, 2):
        await stage.table(table)
        stage.board(table)
        await stage.clock.advance(1)
    stage.board(1)
    stage.board(2, acting=(1,))
    stage.panel(2, 0, ALA)
    closing = stage.publisher.close(5)
    await finish(stage, closing, 5)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v1", "v2"]
    assert stage.outlet.kinds(ALA) == ["write", "edit_written"]
    names = {slot.name: slot.version for slot in await stage.store.slots(TableId(2))}
    assert names == {"board": 2, "panel:0": 2}
    stage.board(1)
    await stage.clock.advance(100)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v1", "v2"], "closed is closed"


async def test_closing_does_not_wait_for_a_platform_that_is_down_or_slow(stage: Stage) -> None:
    await stage.shown(1)
    stage.outlet.slow = 100
    stage.board(1, acting=(1,))
    await stage.clock.advance(1)
    start = stage.clock.now()
    await finish(stage, stage.publisher.close(5), 6)
    assert stage.clock.now() - start <= 6


async def finish(stage: Stage, work: Coroutine[Any, Any, None], seconds: float) -> None:
    task = asyncio.ensure_future(work)
    await stage.clock.advance(seconds)
    assert task.done()
    await task
