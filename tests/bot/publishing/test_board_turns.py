"""Whose board is sent when: merged edits, gaps, budgets, and tables that take turns."""

from itertools import pairwise

import pytest

from bot.outlet import Budget, Rate
from tests.bot.publishing.stage import CHAT, Stage, look
from tests.helpers.outlet import TIGHT


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_the_publisher_is_busy_until_what_was_posted_is_shown(stage: Stage) -> None:
    await stage.table(1)
    assert not stage.publisher.busy
    stage.board(1)
    assert stage.publisher.busy, "what stands where is being read"
    await stage.clock.advance(5)
    assert not stage.publisher.busy
    stage.outlet.slow = 2.0
    stage.board(1)
    assert stage.publisher.busy, "it is being merged"
    await stage.clock.advance(1)
    assert stage.publisher.busy, "it is on its way"
    await stage.clock.advance(2)
    assert not stage.publisher.busy and look(stage.outlet.at(CHAT)[0]) == "v2"
    stage.board(1, acting=(0, 1))
    await stage.clock.advance(5)
    stage.board(1, acting=(0,))
    await stage.clock.advance(5)
    assert stage.publisher.busy, "it waits for the other's answer"
    await stage.clock.advance(6)
    assert not stage.publisher.busy


async def test_a_board_is_not_edited_more_often_than_its_gap_allows() -> None:
    stage = Stage(TIGHT)
    await stage.shown()
    for version in range(12):
        stage.board(1, acting=(version % 2,))
        await stage.clock.advance(0.5)
    await stage.clock.advance(10)
    edits = [call.at for call in stage.outlet.sent if call.kind == "edit_post"]
    assert min(b - a for a, b in pairwise(edits)) >= 3.0 - 1e-6
    assert stage.outlet.wrong == []
    assert look(stage.outlet.at(CHAT)[0]) == "v13"


async def test_whose_turn_it_is_goes_before_what_only_looks_different() -> None:
    stage = Stage(Budget(per_place={"group": (Rate(1, 5.0),)}))
    for table in (1, 2, 3):
        await stage.table(table)
        stage.board(table)
    await stage.clock.advance(30)
    before = len(stage.outlet.sent)
    stage.board(1)
    stage.board(2)
    stage.board(3, acting=(1,))
    await stage.clock.advance(30)
    assert [look(call.page) for call in stage.outlet.sent[before:]] == ["v2"] * 3
    first = stage.outlet.sent[before]
    assert first.message == stage.outlet.ids(CHAT)[2]


async def test_tables_of_a_chat_take_turns() -> None:
    stage = Stage(Budget(per_place={"group": (Rate(1, 2.0),)}))
    for table in (1, 2):
        await stage.table(table)
    for _ in range(40):
        stage.board(1, acting=(stage.versions.get(1, 0) % 2,))
        if stage.versions[1] % 10 == 0:
            stage.board(2, acting=(stage.versions.get(2, 0) % 2,))
        await stage.clock.advance(1)
    await stage.clock.advance(5)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v4", "v40"]
    second = stage.outlet.ids(CHAT)[1]
    assert sum(call.message == second for call in stage.outlet.sent) == 4, "each of its changes got through"


async def test_a_table_that_changes_all_the_time_does_not_hold_up_its_neighbour(stage: Stage) -> None:
    await stage.shown(1)
    await stage.shown(2)
    stage.outlet.slow = 1.0
    for number in range(30):
        stage.board(1, acting=(number % 2,))
        if number == 10:
            stage.board(2, acting=(1,))
        await stage.clock.advance(0.2)
    assert sorted(look(page) for page in stage.outlet.at(CHAT))[0] == "v2"


async def test_a_house_that_fails_to_listen_holds_up_nothing(stage: Stage) -> None:
    stage.house.delivered = deaf  # type: ignore[method-assign]
    await stage.shown()
    stage.board(1)
    await stage.clock.advance(1)
    assert look(stage.outlet.at(CHAT)[0]) == "v2"


def deaf(*told: object) -> None:
    raise RuntimeError("not now")


async def test_a_quarter_of_the_budget_is_left_for_what_is_urgent() -> None:
    stage = Stage(Budget(per_place={"group": (Rate(4, 60.0),)}))
    for table in (1, 2):
        await stage.table(table)
        stage.board(table)
        await stage.clock.advance(1)
    stage.board(1)
    await stage.clock.advance(1)
    stage.board(1)
    await stage.clock.advance(1)
    assert len(stage.outlet.sent) == 3, "the fourth call is not for cosmetics"
    stage.board(2, acting=(1,))
    await stage.clock.advance(1)
    assert len(stage.outlet.sent) == 4
    await stage.clock.advance(120)
    assert look(stage.outlet.at(CHAT)[0]) == "v3"


async def test_what_the_adapter_sends_by_itself_counts() -> None:
    stage = Stage(Budget(per_place={"group": (Rate(2, 60.0),)}))
    for _ in range(2):
        (await stage.publisher.errands.turn(CHAT)).ended()
    await stage.shown()
    assert stage.outlet.sent == []
    await stage.clock.advance(60)
    assert stage.outlet.kinds() == ["post"]
