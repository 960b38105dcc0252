"""What an adapter sends by itself waits for its turn in the same queues as boards and panels."""

import asyncio

import pytest

from bot.outlet import Budget, Busy, PlatformDown, Rate
from bot.publishing.queue import MOST_ERRANDS
from tests.bot.publishing.stage import ALA, CHAT, Stage

NARROW = Budget(per_place={"group": (Rate(4, 60.0),), "private": (Rate(1, 10.0),)}, overall=(Rate(30, 1.0),))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_an_answer_waits_until_the_budget_of_its_place_allows_it() -> None:
    stage = Stage(NARROW)
    (await stage.publisher.errands.turn(ALA)).ended()
    waiting = asyncio.create_task(stage.publisher.errands.turn(ALA))
    await stage.clock.advance(9)
    assert not waiting.done()
    await stage.clock.advance(2)
    waiting.result().ended()


async def test_answers_go_before_panels_and_panels_before_boards() -> None:
    stage = Stage(Budget(per_place={}, overall=(Rate(1, 10.0),)))
    await stage.table(1)
    (await stage.publisher.errands.turn(CHAT)).ended()
    stage.board(1)
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    answer = asyncio.create_task(stage.publisher.errands.turn(CHAT))
    await stage.clock.advance(10)
    assert answer.done() and stage.outlet.kinds() == []
    answer.result().ended()
    await stage.clock.advance(10)
    assert stage.outlet.kinds() == ["write"]
    await stage.clock.advance(20)
    assert stage.outlet.kinds()[:3] == ["write", "edit_written", "post"]


async def test_whoever_floods_a_group_with_commands_leaves_a_quarter_of_it_to_the_board() -> None:
    stage = Stage(NARROW)
    await stage.table(1)
    for _ in range(3):
        (await stage.publisher.errands.turn(CHAT)).ended()
    waiting = [asyncio.create_task(stage.publisher.errands.turn(CHAT)) for _ in range(MOST_ERRANDS)]
    await settled()
    with pytest.raises(Busy):
        await stage.publisher.errands.turn(CHAT)
    stage.board(1)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post"] and not any(task.done() for task in waiting)
    await stage.publisher.close(0)
    assert all(task.cancelled() for task in await _all(waiting))


async def _all(tasks: list[asyncio.Task[object]]) -> list[asyncio.Task[object]]:
    await asyncio.gather(*tasks, return_exceptions=True)
    return tasks


async def test_a_refused_answer_halts_its_own_place_and_a_refusal_of_all_everything() -> None:
    stage = Stage()
    (await stage.publisher.errands.turn(CHAT)).ended(Busy(30))
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(5)
    assert stage.outlet.kinds() == ["write", "edit_written"], "the person is written to, the group is not"
    stage.publisher.errands.rests("telegram", 60)
    await stage.clock.advance(35)
    assert stage.outlet.kinds() == ["write", "edit_written"]
    assert stage.publisher.errands.resting("telegram") > stage.clock.now()
    await stage.clock.advance(30)
    assert stage.outlet.kinds()[-1] == "post"


async def test_an_answer_that_meets_an_outage_tells_of_it_and_one_that_goes_through_ends_it() -> None:
    stage = Stage()
    await stage.shown()
    (await stage.publisher.errands.turn(CHAT)).ended(PlatformDown())
    assert stage.publisher.up_since(CHAT) is None
    trying = asyncio.create_task(stage.publisher.errands.turn(ALA))
    await settled()
    assert not trying.done(), "nothing is sent at once into an outage"
    await stage.clock.advance(2)
    trying.result().ended()
    assert stage.publisher.up_since(CHAT) is not None and stage.house.up == ["telegram"]


async def test_an_answer_nobody_waits_for_any_more_takes_no_turn() -> None:
    stage = Stage(NARROW)
    (await stage.publisher.errands.turn(ALA)).ended()
    given_up = asyncio.create_task(stage.publisher.errands.turn(ALA))
    await settled()
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    next_one = asyncio.create_task(stage.publisher.errands.turn(ALA))
    await stage.clock.advance(11)
    next_one.result().ended()


async def test_another_platforms_places_and_terminals_wait_for_nothing() -> None:
    stage = Stage(NARROW)
    for _ in range(5):
        (await stage.publisher.errands.turn("terminal:1")).ended()
    assert stage.publisher.errands.resting("terminal") == 0.0


async def test_after_the_close_nothing_is_sent() -> None:
    stage = Stage()
    await stage.publisher.close(0)
    with pytest.raises(PlatformDown):
        await stage.publisher.errands.turn(CHAT)
