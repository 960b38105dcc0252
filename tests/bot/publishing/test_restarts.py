"""After a restart messages are edited, not posted again; only differences are sent."""

import asyncio

import pytest

from bot.outlet import Busy
from bot.ports import TableId
from rules.kit.scene import text
from tests.bot.publishing.stage import ALA, BOLEK, CHAT, Stage, look
from tests.helpers.outlet import counted


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_what_stands_there_is_edited(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(3)
    await stage.restart()
    stage.board(1)
    stage.panel(1, 0, ALA, cards="Q♠")
    await stage.clock.advance(3)
    assert counted(stage.outlet) == {"post": 1, "edit_post": 1, "write": 1, "edit_written": 2}
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]


async def test_what_shows_the_newest_state_is_left_alone(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(3)
    before = len(stage.outlet.sent)
    await stage.restart()
    stage.board(1, 1)
    stage.panel(1, 0, ALA, version=1)
    await stage.clock.advance(3)
    assert len(stage.outlet.sent) == before
    assert [seen[:3] for seen in stage.house.seen[-2:]] == [(1, 1, 0), (1, 1, None)]


async def test_a_panel_that_was_killed_while_neutral_is_edited_to_the_hand(stage: Stage) -> None:
    await stage.shown()
    stage.store.hold()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    stage.store.release()
    stage.outlet.slow = 50
    await stage.clock.advance(1)
    await stage.restart()
    stage.outlet.slow = 0
    stage.board(1, 1)
    stage.panel(1, 0, ALA, version=1)
    await stage.clock.advance(2)
    (page,) = stage.outlet.at(ALA)
    assert page is not None and counted(stage.outlet)["write"] == 1


async def test_trouble_that_was_shown_is_taken_away_after_a_restart(stage: Stage) -> None:
    await stage.shown()
    stage.board(1, 1, trouble=text("trouble"))
    await stage.clock.advance(3)
    await stage.restart()
    stage.board(1, 1)
    await stage.clock.advance(3)
    (page,) = stage.outlet.at(CHAT)
    assert page is not None and page.head.args["trouble"] == "None"


async def test_an_old_board_that_a_kill_left_standing_goes_away_later(stage: Stage) -> None:
    await stage.shown(nudged=(0,))
    deleting, stage.outlet.delete = stage.outlet.delete, held  # type: ignore[method-assign]
    stage.board(1, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    assert len(stage.outlet.ids(CHAT)) == 2
    await stage.restart()
    stage.outlet.delete = deleting  # type: ignore[method-assign]
    stage.board(1, 2, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]
    names = [slot.name for slot in await stage.store.slots(TableId(1))]
    assert names == ["board", "nudged"], "the store has forgotten it, too"


async def test_of_several_old_boards_none_is_forgotten(stage: Stage) -> None:
    await stage.shown()
    deleting, stage.outlet.delete = stage.outlet.delete, busy  # type: ignore[method-assign]
    for nudges in (1, 2):
        stage.board(1, acting=(1,), nudged=(nudges, 1))
        await stage.clock.advance(3)
    assert len(stage.outlet.ids(CHAT)) == 3
    await stage.restart()
    stage.outlet.delete = deleting  # type: ignore[method-assign]
    stage.board(1, acting=(1,), nudged=(2, 1))
    await stage.clock.advance(30)
    assert len(stage.outlet.ids(CHAT)) == 1
    assert [slot.name for slot in await stage.store.slots(TableId(1))] == ["board", "nudged"]


async def busy(place: object, message: object) -> None:
    raise Busy(1.0)


async def held(place: object, message: object) -> None:
    await asyncio.get_running_loop().create_future()


async def test_a_nudge_is_told_once_over_a_restart(stage: Stage) -> None:
    await stage.shown(nudged=(0,))
    stage.board(1, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    await stage.restart()
    stage.board(1, 2, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    stage.board(1, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    assert stage.outlet.mentions() == [BOLEK]
    await stage.restart()
    stage.board(1, acting=(1,), nudged=(2, 1))
    await stage.clock.advance(3)
    assert stage.outlet.mentions() == [BOLEK, BOLEK]


async def test_a_nudge_that_a_kill_kept_from_being_told_is_told(stage: Stage) -> None:
    await stage.shown(nudged=(0,))
    stage.board(1, acting=(1,), nudged=(1, 1))
    await stage.restart()
    stage.board(1, 2, acting=(1,), nudged=(1, 1))
    await stage.clock.advance(3)
    assert stage.outlet.mentions() == [BOLEK]


async def test_a_kill_between_the_platform_and_the_store_posts_twice_and_no_more(stage: Stage) -> None:
    """The one gap: the platform has the message, the store does not know of it yet."""
    await stage.table(1)
    stage.store.hold()
    stage.board(1)
    await stage.clock.advance(1)
    await stage.restart()
    stage.store.release()
    stage.board(1, 1)
    await stage.clock.advance(3)
    first, second = stage.outlet.ids(CHAT)
    assert [slot.message for slot in await stage.store.slots(TableId(1))] == [second]
    assert not await stage.publisher.current(TableId(1), CHAT, first)
    await stage.restart()
    stage.board(1)
    await stage.clock.advance(3)
    assert counted(stage.outlet)["post"] == 2


async def test_what_messages_show_is_written_at_most_once_a_second(stage: Stage) -> None:
    for table in range(1, 51):
        await stage.table(table, f"telegram:-{table}")
        stage.board(table, chat=f"telegram:-{table}")
    await stage.clock.advance(5)
    before = stage.store.saves["save_slots"]
    for _ in range(10):
        for table in range(1, 51):
            stage.board(table, chat=f"telegram:-{table}")
        await stage.clock.advance(1)
    await stage.clock.advance(2)
    assert stage.store.saves["save_slots"] - before <= 12
    for table in (1, 50):
        assert [slot.version for slot in await stage.store.slots(TableId(table))] == [11]


async def test_what_could_not_be_written_is_written_later(stage: Stage) -> None:
    await stage.shown()
    stage.store.fail_next(3)
    stage.board(1)
    await stage.clock.advance(20)
    assert [slot.version for slot in await stage.store.slots(TableId(1))] == [2]


async def test_a_close_saves_what_stands_where(stage: Stage) -> None:
    await stage.shown()
    stage.board(1)
    await stage.clock.advance(0.5)
    await stage.restart(limit=0)
    assert [slot.version for slot in await stage.store.slots(TableId(1))] == [2]
