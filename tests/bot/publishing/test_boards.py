"""The public message: merged, edited in place, posted anew where it must be."""

from dataclasses import replace

import pytest

from bot.outlet import MessageGone, NotTaken
from bot.page import PublicPage
from bot.ports import Slot, TableId
from rules.kit.scene import text
from tests.bot.publishing.stage import ALA, BOLEK, CHAT, WIDE, Stage, look


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_a_table_is_posted_once_and_then_edited(stage: Stage) -> None:
    await stage.shown()
    stage.board(1)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post"]
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]
    assert stage.house.seen[-1][:3] == (1, 2, None)
    assert stage.publisher.calls == {("telegram", "post"): 1, ("telegram", "edit_post"): 1}


async def test_changes_within_a_moment_are_one_edit(stage: Stage) -> None:
    await stage.shown()
    for _ in range(5):
        stage.board(1)
        await stage.clock.advance(0.05)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post"]
    assert look(stage.outlet.at(CHAT)[0]) == "v6"
    assert stage.pages.made == 2, "pages that nobody saw were not made"


async def test_a_page_that_stands_there_already_is_not_sent_but_delivered(stage: Stage) -> None:
    await stage.shown(look="same")
    stage.board(1, look="same")
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post"]
    assert [seen[1] for seen in stage.house.seen] == [1, 2]


async def test_a_table_in_trouble_is_shown_so_though_its_version_is_the_same(stage: Stage) -> None:
    await stage.shown()
    stage.board(1, 1, trouble=text("trouble"))
    await stage.clock.advance(1)
    stage.board(1, 1)
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post", "edit_post"]


async def test_a_nudge_posts_the_board_anew_with_a_mention_and_removes_the_old_one(stage: Stage) -> None:
    await stage.shown()
    (old,) = stage.outlet.ids(CHAT)
    stage.board(1, acting=(0, 1), nudged=(1, 1))
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "post", "delete"]
    assert stage.outlet.mentions() == [BOLEK]
    assert stage.outlet.sent[-1].message == old
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]
    stage.board(1, acting=(0, 1), nudged=(1, 1))
    await stage.clock.advance(1)
    assert stage.outlet.kinds()[3:] == ["edit_post"], "one nudge is one mention"


async def test_who_are_nudged_together_are_mentioned_by_one_board(stage: Stage) -> None:
    await stage.shown()
    stage.board(1, acting=(0, 1), nudged=(1, 0, 1))
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "post", "delete"]
    assert stage.outlet.mentions() == [ALA, BOLEK]


async def test_an_old_board_that_cannot_be_deleted_loses_its_keys(stage: Stage) -> None:
    await stage.shown()
    old = stage.outlet.ids(CHAT)[0]
    stage.board(1, nudged=(1, 0))
    stage.outlet.delete = refuse  # type: ignore[method-assign]
    await stage.clock.advance(1)
    assert stage.outlet.bare == {(CHAT, old)}


async def test_an_old_board_that_is_pressed_before_it_goes_away_goes_away_once(stage: Stage) -> None:
    await stage.shown()
    old = stage.outlet.ids(CHAT)[0]
    stage.outlet.slow = 1.0
    stage.board(1, nudged=(1, 0))
    await stage.clock.advance(1)
    assert stage.publisher._entries[TableId(1)].board.held, "the new one is being posted"
    stage.publisher.stray(CHAT, old)
    stage.publisher.stray(CHAT, old, board=True)
    await stage.clock.advance(10)
    assert stage.outlet.kinds() == ["post", "post", "delete"]
    assert {slot.name for slot in await stage.store.slots(TableId(1))} == {"board", "nudged"}


async def refuse(place: object, message: object) -> None:
    raise NotTaken


async def test_nobody_is_mentioned_who_has_acted_meanwhile(stage: Stage) -> None:
    await stage.shown()
    stage.board(1, acting=(0,), nudged=(1, 0))
    stage.board(1, acting=(1,), nudged=(1, 0))
    await stage.clock.advance(1)
    assert (stage.outlet.kinds(), stage.outlet.mentions()) == (["post", "edit_post"], [])


async def test_a_board_that_somebody_deleted_is_posted_anew_without_a_mention(stage: Stage) -> None:
    await stage.shown(nudged=(1, 0))
    assert stage.outlet.mentions() == [ALA]
    stage.outlet.lose(CHAT, stage.outlet.ids(CHAT)[0])
    stage.board(1, nudged=(1, 0))
    await stage.clock.advance(1)
    assert stage.outlet.kinds() == ["post", "edit_post", "post"]
    assert len(stage.outlet.mentions()) == 1
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v2"]
    slots = await stage.store.slots(TableId(1))
    assert [slot.message for slot in slots if slot.name == "board"] == stage.outlet.ids(CHAT)


async def test_what_the_platform_will_not_take_is_given_up_until_the_next_version(stage: Stage) -> None:
    await stage.shown()
    stage.outlet.fail(NotTaken("too long"), CHAT)
    stage.board(1)
    await stage.clock.advance(100)
    stage.board(1, 2)
    await stage.clock.advance(100)
    assert stage.outlet.kinds() == ["post", "edit_post"]
    stage.board(1)
    await stage.clock.advance(1)
    assert look(stage.outlet.at(CHAT)[0]) == "v3"


async def test_a_page_that_cannot_be_made_harms_nobody_else(stage: Stage) -> None:
    stage.pages.broken = {1}
    await stage.table(1)
    await stage.table(2)
    stage.board(1)
    stage.board(2, 5)
    await stage.clock.advance(1)
    assert [look(page) for page in stage.outlet.at(CHAT)] == ["v5"]
    stage.board(1)
    await stage.clock.advance(1)
    assert sorted(look(page) for page in stage.outlet.at(CHAT)) == ["v2", "v5"]


async def test_the_result_stays_and_its_message_is_forgotten(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    stage.board(1, over=True)
    stage.panel(1, 0, ALA, asked=False)
    await stage.clock.advance(3)
    assert await stage.store.slots(TableId(1)) == []
    assert look(stage.outlet.at(CHAT)[0]) == "v2"
    (panel,) = stage.outlet.at(ALA)
    assert panel is not None and panel.head.args["asked"] == "None"
    stage.board(1, over=True, look="rematch")
    await stage.clock.advance(3)
    assert stage.outlet.kinds(CHAT) == ["post", "edit_post", "edit_post"]
    assert await stage.store.slots(TableId(1)) == [], "a later look does not bring it back"


async def test_a_table_that_was_over_long_ago_is_not_posted_again(stage: Stage) -> None:
    await stage.table(1)
    stage.board(1, over=True)
    await stage.clock.advance(5)
    assert stage.outlet.kinds() == []


async def test_tables_of_a_terminal_are_none_of_its_business(stage: Stage) -> None:
    await stage.table(1, "terminal")
    stage.board(1, chat="terminal")
    await stage.clock.advance(5)
    assert stage.outlet.sent == stage.other.sent == []
    assert stage.publisher.up_since("terminal") == 0.0


async def test_another_language_shows_the_same_version_anew(stage: Stage) -> None:
    await stage.shown()
    await stage.restart()
    stage.house.language[CHAT] = "pl"
    stage.publisher.anew(TableId(1))
    stage.board(1, 1)
    await stage.clock.advance(1)
    assert [page.language for page in stage.outlet.at(CHAT) if page is not None] == ["pl"]


async def test_settings_that_change_nothing_on_a_board_send_nothing(stage: Stage) -> None:
    """Whoever opens or joins a table keeps his language, which may come to be known when the board stands."""
    await stage.shown()
    stage.publisher.anew(TableId(1))
    stage.board(1, 1)
    await stage.clock.advance(5)
    assert stage.outlet.kinds() == ["post"]


async def test_a_stray_message_loses_its_keys(stage: Stage) -> None:
    await stage.shown()
    stage.outlet.messages[CHAT, "7"] = None
    assert not await stage.publisher.current(TableId(1), CHAT, "7")
    assert await stage.publisher.current(TableId(1), CHAT, stage.outlet.ids(CHAT)[0])
    stage.publisher.stray(CHAT, "7")
    await stage.clock.advance(1)
    assert stage.outlet.bare == {(CHAT, "7")}
    stage.publisher.stray(CHAT, "8")
    await stage.clock.advance(1)
    assert stage.outlet.kinds()[-1] == "strip", "one that is gone is no trouble"


async def test_a_board_that_stands_twice_goes_away_unless_it_is_just_being_posted(stage: Stage) -> None:
    await stage.shown()
    (board,) = stage.outlet.ids(CHAT)
    stage.outlet.messages[CHAT, "7"] = None
    assert not await stage.publisher.current(TableId(1), CHAT, "7")
    stage.outlet.slow = 1.0
    stage.board(1)
    await stage.clock.advance(1)
    assert not await stage.publisher.current(TableId(1), CHAT, "7"), "the board is being edited, as known"
    stage.publisher.stray(CHAT, "7", board=True)
    await stage.clock.advance(5)
    assert stage.outlet.ids(CHAT) == [board]
    stage.board(1, nudged=(1, 0))
    await stage.clock.advance(1)
    assert await stage.publisher.current(TableId(1), CHAT, "8"), "what is being posted may be this one"
    await stage.clock.advance(5)
    assert not await stage.publisher.current(TableId(1), CHAT, "8")


async def test_slots_name_the_message_and_what_it_shows(stage: Stage) -> None:
    await stage.shown()
    stage.board(1)
    await stage.clock.advance(3)
    (message,) = stage.outlet.ids(CHAT)
    assert await stage.store.slots(TableId(1)) == [Slot(TableId(1), "board", CHAT, message, 2)]


async def test_message_gone_is_no_error_for_a_new_message(stage: Stage) -> None:
    stage.outlet.fail(MessageGone(), CHAT)
    await stage.shown()
    await stage.clock.advance(30)
    assert stage.outlet.kinds() == ["post"], "nonsense of a platform is not repeated for ever"


async def test_a_board_has_a_pad_as_long_as_the_hand_of_who_plays_here() -> None:
    stage = Stage(budget=replace(WIDE, pad=True))
    await stage.shown()
    stage.house.ways[ALA] = "here"
    for acting, pad in (((0,), 5), ((1,), 0), ((0, 1), 5), ((), 0)):
        stage.board(1, acting=acting, held=(5, 9))
        await stage.clock.advance(5)
        (page,) = stage.outlet.at(CHAT)
        assert page.head.args["pad"] == pad, acting


async def test_where_hands_are_live_messages_no_board_has_a_pad(stage: Stage) -> None:
    await stage.shown()
    stage.house.ways[ALA] = "here"
    stage.board(1, held=(5, 9))
    await stage.clock.advance(5)
    assert stage.outlet.at(CHAT)[0].head.args["pad"] == 0


async def test_the_entropy_is_posted_once_as_a_match_begins(stage: Stage) -> None:
    await stage.shown()
    for version in (1, 2, 3):
        stage.board(1, entropy="1:press|begin:press")
        await stage.clock.advance(5)
        if version == 2:
            await stage.restart()
    codes = [page.code for page in stage.outlet.at(CHAT) if isinstance(page, PublicPage)]
    assert sorted(codes, key=str) == ["1:press|begin:press", None]
    assert stage.outlet.kinds().count("post") == 2


async def test_a_board_that_is_sought_is_sent_once_more_and_nobodys_panel_is(stage: Stage) -> None:
    await stage.shown()
    stage.panel(1, 0, ALA)
    await stage.clock.advance(1)
    before = stage.outlet.kinds()
    stage.publisher.anew(TableId(1), sent=True)
    stage.board(1, 1)
    stage.panel(1, 0, ALA, version=1)
    await stage.clock.advance(5)
    assert stage.outlet.kinds() == [*before, "edit_post"]
