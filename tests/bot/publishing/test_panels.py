"""Private messages: to whom, when first, and never anywhere else."""

import pytest

from bot.outlet import Budget, PlatformDown, Rate, WayShut
from bot.ports import TableId
from bot.publishing.calls import Call, carry_out
from bot.publishing.slots import Shown
from tests.bot.publishing.stage import ALA, BOLEK, CHAT, Stage, board_post, look


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_a_first_panel_is_sent_neutral_and_then_edited_to_the_hand(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written"]
    assert stage.outlet.at(ALA)[0] is not None
    assert [seen[:3] for seen in stage.house.seen] == [(1, 1, None), (1, 1, 0)]
    slots = {slot.name: slot for slot in await stage.store.slots(TableId(1))}
    assert (slots["panel:0"].place, slots["panel:0"].message) == (ALA, stage.outlet.ids(ALA)[0])


async def test_a_new_message_is_saved_before_it_is_touched_again(stage: Stage) -> None:
    await stage.shown()
    stage.store.hold()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(60)
    assert stage.outlet.kinds(ALA) == ["write"]
    stage.panel(1, 1, BOLEK)
    await stage.clock.advance(1)
    assert stage.outlet.kinds(BOLEK) == ["write"], "others do not wait for that"
    stage.store.release()
    await stage.clock.advance(1)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written"]


async def test_a_save_that_fails_is_repeated_before_anything_else(stage: Stage) -> None:
    await stage.shown()
    stage.store.fail_next(3)
    stage.panel(1, 0, ALA)
    await stage.clock.advance(0.5)
    assert stage.outlet.kinds(ALA) == ["write"]
    await stage.clock.advance(20)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written"]
    assert {slot.name for slot in await stage.store.slots(TableId(1))} == {"board", "panel:0"}


async def test_no_panel_before_there_is_a_hand_or_a_question_for_it(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA, cards="", asked=False)
    await stage.clock.advance(2)
    assert stage.outlet.kinds(ALA) == []
    stage.panel(1, 0, ALA, cards="", asked=True)
    stage.panel(1, 1, BOLEK, cards="K♠", asked=False)
    await stage.clock.advance(2)
    assert stage.outlet.kinds(ALA) == stage.outlet.kinds(BOLEK) == ["write", "edit_written"]
    stage.panel(1, 0, ALA, cards="", asked=False)
    await stage.clock.advance(2)
    assert stage.outlet.kinds(ALA)[2:] == ["edit_written"], "what stands there goes on"


async def test_who_plays_here_gets_no_private_message(stage: Stage) -> None:
    stage.house.ways[ALA] = "here"
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(5)
    assert stage.outlet.kinds(ALA) == []
    stage.house.ways[ALA] = "private"
    stage.panel(1, 0, ALA)
    await stage.clock.advance(5)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written"]


async def test_a_way_that_is_shut_is_told_once(stage: Stage) -> None:
    await stage.shown()
    stage.outlet.fail(WayShut(), ALA, 9)
    for version in (1, 2, 3):
        stage.panel(1, 0, ALA, version=version)
        await stage.clock.advance(2)
    assert stage.house.failed == [(ALA, CHAT)]
    assert stage.outlet.kinds(ALA) == ["write"]


async def test_whoever_opens_his_way_again_gets_the_newest_state(stage: Stage) -> None:
    await stage.shown()
    stage.outlet.fail(WayShut(), ALA)
    stage.panel(1, 0, ALA, cards="Q♠")
    await stage.clock.advance(2)
    stage.house.ways[ALA] = "private"
    stage.panel(1, 0, ALA, cards="K♠", version=2)
    await stage.clock.advance(2)
    assert stage.outlet.kinds(ALA) == ["write"], "not before it is said that he can be reached"
    stage.publisher.chat_back(ALA)
    await stage.clock.advance(2)
    (page,) = stage.outlet.at(ALA)
    assert page is not None and "K♠" in str(page.head.args["cards"])


async def test_a_mark_is_shown_at_once(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(2)
    stage.panel(1, 0, ALA, edition=1)
    await stage.clock.advance(0)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written", "edit_written"]


async def test_marks_do_not_outlive_a_restart(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA, edition=1)
    await stage.clock.advance(5)
    await stage.restart()
    stage.board(1, 1)
    stage.panel(1, 0, ALA)
    await stage.clock.advance(5)
    (page,) = stage.outlet.at(ALA)
    assert page is not None and page.head.args["draft"] == "0"
    assert stage.outlet.kinds(CHAT) == ["post"]


async def test_who_takes_a_seat_gets_his_own_panel_and_the_other_one_says_that_it_is_over(
    stage: Stage,
) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA, cards="Q♠")
    await stage.clock.advance(2)
    (old,) = stage.outlet.ids(ALA)
    stage.board(1, people=("telegram:u3", BOLEK))
    stage.panel(1, 0, "telegram:u3", cards="K♠")
    await stage.clock.advance(5)
    assert stage.outlet.ids(ALA) == [old]
    assert [page and page.head.key for page in stage.outlet.at(ALA)] == ["left"]
    assert len(stage.outlet.at("telegram:u3")) == 1
    slots = {slot.name: slot.place for slot in await stage.store.slots(TableId(1))}
    assert slots == {"board": CHAT, "panel:0": "telegram:u3"}


async def test_who_leaves_keeps_his_panel_which_says_so_in_one_call(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(2)
    stage.board(1, people=(None, BOLEK))
    await stage.clock.advance(5)
    assert stage.outlet.kinds(ALA) == ["write", "edit_written", "edit_written"]
    assert [page and page.head.key for page in stage.outlet.at(ALA)] == ["left"]
    assert [slot.name for slot in await stage.store.slots(TableId(1))] == ["board"]


async def test_panels_with_a_question_go_before_boards_where_the_platform_is_busy() -> None:
    stage = Stage(Budget(per_place={}, overall=(Rate(1, 1.0),)))
    await stage.shown()
    stage.board(1)
    stage.panel(1, 1, BOLEK, asked=False)
    stage.panel(1, 0, ALA)
    await stage.clock.advance(20)
    order = [call.place for call in stage.outlet.sent]
    assert order[:3] == [CHAT, ALA, ALA]
    assert set(order[3:]) == {CHAT, BOLEK}


async def test_private_chats_burst_as_far_as_their_rate_allows() -> None:
    stage = Stage(Budget(per_place={"private": (Rate(4, 4.0),)}))
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(0.5)
    for edition in (1, 2):
        stage.panel(1, 0, ALA, edition=edition)
        await stage.clock.advance(0.01)
    assert len([call for call in stage.outlet.sent if call.place == ALA]) == 4
    stage.panel(1, 0, ALA, edition=9)
    await stage.clock.advance(3)
    assert len([call for call in stage.outlet.sent if call.place == ALA]) == 4
    await stage.clock.advance(2)
    assert len([call for call in stage.outlet.sent if call.place == ALA]) == 5
    assert stage.outlet.wrong == []


async def test_a_slow_chat_delays_no_other(stage: Stage) -> None:
    await stage.table(1)
    await stage.table(2, "discord:-5")
    stage.outlet.slow = 50
    stage.board(1)
    stage.board(2, chat="discord:-5")
    stage.panel(2, 0, "discord:u9", chat="discord:-5")
    await stage.clock.advance(1)
    assert look(stage.other.at("discord:-5")[0]) == "v1"
    assert stage.other.kinds("discord:u9") == ["write", "edit_written"]
    assert stage.outlet.at(CHAT) == []


async def test_a_board_slot_refuses_a_private_page(stage: Stage) -> None:
    """The types say so already; this is the second lock."""
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    page = stage.outlet.at(ALA)[0]
    slot = Shown(TableId(1), None)
    with pytest.raises(AssertionError):
        await carry_out(stage.outlet, Call("post", slot, board_post(1, 1), CHAT, page, True))  # type: ignore[arg-type]
    assert stage.outlet.at(CHAT) != [page]


async def test_an_answer_that_was_lost_may_post_twice_and_the_newer_counts(stage: Stage) -> None:
    """The platform took the message, but we heard of an outage: nobody can know. The first one is found when
    somebody presses a key on it."""
    stage.outlet.lose_answers()
    await stage.shown()
    await stage.clock.advance(5)
    first, second = stage.outlet.ids(CHAT)
    assert not await stage.publisher.current(TableId(1), CHAT, first)
    assert await stage.publisher.current(TableId(1), CHAT, second)
    assert isinstance(PlatformDown(), Exception)


async def test_who_has_left_is_not_written_to_by_what_was_on_its_way(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 1, BOLEK)
    await stage.clock.advance(2)
    assert stage.outlet.kinds(BOLEK) == ["write", "edit_written"]
    stage.board(1)
    await stage.clock.advance(0.2)
    stage.panel(1, 1, BOLEK, cards="A♠", asked=False)
    stage.board(1, people=(ALA, None))
    await stage.clock.advance(5)
    assert stage.outlet.kinds(BOLEK) == ["write", "edit_written", "edit_written"]
    [page] = stage.outlet.at(BOLEK)
    assert page is not None and page.head.key == "left" and page.until is None
    assert [slot.name for slot in await stage.store.slots(TableId(1))] == ["board"]


async def test_a_first_message_to_who_has_left_meanwhile_goes_away(stage: Stage) -> None:
    await stage.shown()
    stage.outlet.slow = 1.0
    stage.panel(1, 1, BOLEK)
    await stage.clock.advance(0.5)
    stage.board(1, people=(ALA, None))
    await stage.clock.advance(10)
    assert stage.outlet.kinds(BOLEK) == ["write", "delete"]
    assert [slot.name for slot in await stage.store.slots(TableId(1))] == ["board"]
