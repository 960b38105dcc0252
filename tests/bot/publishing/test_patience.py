"""What of a board can wait for more, so that a chat is called less often than people act."""

import pytest

from bot.outlet import Budget
from tests.bot.publishing.stage import CHAT, Stage, look


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_the_answer_of_one_of_several_waits_for_those_of_the_others(stage: Stage) -> None:
    await stage.shown(acting=(0, 1, 2))
    stage.board(1, acting=(0, 2))
    await stage.clock.advance(5)
    stage.board(1, acting=(2,))
    await stage.clock.advance(3)
    assert stage.outlet.kinds() == ["post"]
    await stage.clock.advance(0.5)
    assert stage.outlet.kinds() == ["post", "edit_post"], "eight seconds after the first"
    stage.board(1, acting=(0,), turn=1)
    await stage.clock.advance(0.3)
    assert stage.outlet.kinds() == ["post", "edit_post", "edit_post"], "whose turn it is waits for nothing"


async def test_where_calls_cost_nothing_nothing_waits() -> None:
    stage = Stage(Budget(per_place={}, patient=False))
    await stage.shown(acting=(0, 1, 2))
    stage.board(1, acting=(0, 2))
    await stage.clock.advance(1)
    stage.board(1, acting=(0, 2), quiet=True)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post", "edit_post"]


async def test_dice_that_nobody_may_answer_are_shown_together(stage: Stage) -> None:
    await stage.shown(acting=(0,))
    for turn in range(1, 7):
        stage.board(1, acting=(0,), quiet=True, turn=turn)
        await stage.clock.advance(1.5)
    assert look(stage.outlet.at(CHAT)[0]) == "v5"
    await stage.clock.advance(2)
    # The first one at once, for it says that nobody is asked any more; then what falls within four seconds.
    shown = [call.at - stage.outlet.sent[1].at for call in stage.outlet.sent[1:]]
    assert [round(at, 1) for at in shown] == [0.0, 5.5, 10.0]
    assert look(stage.outlet.at(CHAT)[0]) == "v7"


async def test_closing_does_not_wait_for_dice_and_the_next_process_shows_them(stage: Stage) -> None:
    await stage.shown(acting=(0,), quiet=True)
    stage.board(1, acting=(0,), quiet=True)
    await stage.clock.advance(1)
    await stage.restart(limit=0)
    stage.board(1, 2, acting=(0,), quiet=True)
    await stage.clock.advance(1)
    assert look(stage.outlet.at(CHAT)[0]) == "v2"
