"""A board that is edited by the answer to a press of its keys."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.outlet import MessageId, NotTaken, PlatformDown, WayShut
from bot.page import PublicPage
from bot.ports import TableId
from tests.bot.publishing.stage import ALA, BOLEK, CHAT, Stage, look
from tests.helpers.outlet import WIDE

TABLE = TableId(1)


class Adapter:
    """What an adapter does with it. ``works``: whether its edits do; ``meanwhile``: what happens while one is
    under way; ``told``: how many heard in words what they had done."""

    def __init__(self) -> None:
        self.edits: list[str] = []
        self.told = 0
        self.works = True
        self.meanwhile: Callable[[], object] = lambda: None

    async def edit(self, page: PublicPage) -> bool:
        self.edits.append(look(page))
        self.meanwhile()
        await asyncio.sleep(0)
        return self.works

    async def unseen(self) -> None:
        self.told += 1


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def adapter() -> Adapter:
    return Adapter()


def board_of(stage: Stage) -> MessageId:
    return MessageId(stage.outlet.ids(CHAT)[0])


async def test_the_newest_state_goes_at_once_and_by_no_other_call(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    assert adapter.edits == ["v2"] and stage.house.seen[-1][:3] == (1, 2, None)
    await stage.clock.advance(60)
    assert stage.outlet.kinds() == ["post"]
    assert stage.publisher.calls == {("telegram", "post"): 1, ("telegram", "edit_post"): 1}


async def test_what_has_been_carried_is_known_to_stand_there_after_a_restart(
    stage: Stage, adapter: Adapter
) -> None:
    await stage.shown()
    stage.board(1)
    await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(60)
    await stage.restart()
    stage.board(1, 2)
    await stage.clock.advance(5)
    assert stage.outlet.kinds() == ["post"]


async def test_an_edit_that_failed_goes_the_usual_way(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1)
    adapter.works = False
    assert not await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post"]
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]


async def test_what_is_newer_than_what_is_carried_follows(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1)
    adapter.meanwhile = lambda: stage.board(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(1)
    assert adapter.edits == ["v2"]
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v3"]


async def test_while_an_edit_is_under_way_a_second_press_waits_for_it(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1)
    both = await asyncio.gather(
        *(stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen) for _ in range(2))
    )
    assert both == [True, True] and adapter.edits == ["v2"]
    await stage.clock.advance(1)
    assert adapter.told == 0


async def test_who_waits_for_a_carried_edit_that_fails_is_told_in_words(
    stage: Stage, adapter: Adapter
) -> None:
    await stage.shown()
    stage.board(1)
    adapter.works = False
    both = await asyncio.gather(
        *(stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen) for _ in range(2))
    )
    await stage.clock.advance(1)
    assert both == [False, True] and adapter.told == 1
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]


@pytest.mark.parametrize("error", [WayShut("send"), PlatformDown(), NotTaken("too long"), RuntimeError("?")])
async def test_who_waits_for_an_edit_that_fails_is_told_in_words_once(
    stage: Stage, adapter: Adapter, error: Exception
) -> None:
    await stage.shown()
    stage.board(1)
    stage.outlet.slow = 2
    stage.outlet.fail(error, CHAT)
    await stage.clock.advance(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    stage.board(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    assert adapter.told == 0 and adapter.edits == []
    await stage.clock.advance(120)
    assert adapter.told == 2


async def test_so_is_who_waits_for_a_board_of_a_chat_that_another_board_finds_shut(adapter: Adapter) -> None:
    stage = Stage(replace(WIDE, board_gap={"group": 3.0}))
    await stage.shown()
    await stage.shown(2)
    await stage.clock.advance(5)
    stage.board(1)
    stage.outlet.slow = 2
    await stage.clock.advance(1)
    stage.board(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(1.5)
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2", "v1"] and adapter.told == 0
    stage.outlet.slow = 0
    stage.outlet.fail(WayShut("send"), CHAT)
    stage.board(2)
    await stage.clock.advance(1)
    assert stage.house.shut == [(CHAT, "send")] and adapter.told == 1


async def test_whoever_was_shown_what_he_did_hears_nothing_of_a_later_failure(
    stage: Stage, adapter: Adapter
) -> None:
    await stage.shown()
    stage.board(1)
    stage.outlet.slow = 2
    await stage.clock.advance(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    stage.board(1)
    stage.outlet.fail(WayShut("send"), CHAT)
    await stage.clock.advance(10)
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"] and adapter.told == 0


async def test_nothing_is_carried_where_the_board_shows_it_already(stage: Stage, adapter: Adapter) -> None:
    await stage.shown(look="same")
    assert not await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    stage.board(1, look="same")
    assert not await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(1)
    assert adapter.edits == [] and [seen[1] for seen in stage.house.seen] == [1, 2]


async def test_a_message_that_is_not_the_board_is_left_alone(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1)
    assert not await stage.publisher.carried(TABLE, MessageId("old"), adapter.edit, adapter.unseen)
    assert not await stage.publisher.carried(TableId(7), board_of(stage), adapter.edit, adapter.unseen)
    assert adapter.edits == []


async def test_a_board_that_is_to_mention_somebody_is_posted_anew(stage: Stage, adapter: Adapter) -> None:
    await stage.shown()
    stage.board(1, nudged=(1, 0))
    assert not await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(1)
    assert "post" in stage.outlet.kinds()[1:] and adapter.edits == []


async def test_an_edit_that_is_about_to_start_is_not_crossed_by_a_carried_one(
    stage: Stage, adapter: Adapter
) -> None:
    await stage.shown()
    stage.board(1)
    stage.publisher._turn(stage.clock.now() + 1)
    stage.board(1)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(5)
    assert adapter.edits == [] and [look(page) for page in stage.outlet.at(CHAT)] == ["v3"]


async def test_whoever_has_left_just_before_loses_the_keys_of_his_panel(
    stage: Stage, adapter: Adapter
) -> None:
    await stage.shown()
    stage.panel(1, 1, BOLEK)
    await stage.clock.advance(1)
    stage.board(1, people=(ALA, None))
    stage.board(1, people=(ALA, None), over=True)
    assert await stage.publisher.carried(TABLE, board_of(stage), adapter.edit, adapter.unseen)
    await stage.clock.advance(5)
    assert adapter.edits == ["v3"]
    assert [page and page.head.key for page in stage.outlet.at(BOLEK)] == ["left"]
