"""Where hands come: in private, or *here* as a message that only its person sees (product.md, 2)."""

import asyncio
from fnmatch import fnmatch
from typing import Any

import pytest

from adapters.discord import answers
from adapters.discord.commands import GROUP
from adapters.discord.live import LASTS
from adapters.discord.updates import ANSWERED_WITHIN
from bot.outlet import NotTaken
from bot.page import PrivatePage
from tests.discord.playing import seated
from tests.discord.stage import Person, Stage, keys, said

BAUERN = "bauernschnapsen"


async def test_a_hand_comes_in_private_and_its_first_words_say_nothing_of_it() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        for one in people:
            [panel] = one.private()
            assert "Hand:" in said(panel)
        sent = [
            entry.json for entry in stage.env.http_requests
            if fnmatch(entry.path, "/channels/*/messages") and entry.json["content"].startswith("Your ")
        ]  # fmt: skip
        code = stage.post().standing.code
        assert sorted(message["content"] for message in sent) == [
            *[f"Your cards at {code}"] * 3, f"Your turn at {code}"
        ]  # fmt: skip
        assert not any(message.get("components") for message in sent)


@pytest.mark.parametrize("code", [50007, 40003, 50278])
async def test_who_takes_no_messages_plays_here_after_one_hint_that_says_nothing(code: int) -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        path = f"/channels/{people[1].user.dm_channel.id}/messages"
        stage.env.inject_error("POST", path, status=403, code=code, times=None)
        await seated(stage, people, BAUERN)
        await stage.rest(5)
        hints = [m for m in stage.channel.history() if not m.components and "My hand" in m.content]
        assert len(hints) == 1
        assert "Bolek" not in hints[0].content and not hints[0].mentions
        assert stage.called("POST", path) == 1
        panel = await people[1].looks()
        assert panel.ephemeral and "Hand:" in said(panel)


async def sent_away(one: Person, others: list[Person], *, kicked: bool) -> None:
    """He leaves a running match, or two of the others kick him."""
    if kicked:
        for other in others[:2]:
            await other.says(f"{GROUP} kick", seat=1)
    else:
        await one.says(f"{GROUP} leave")


@pytest.mark.parametrize("kicked", [False, True])
async def test_the_panel_of_who_has_left_says_so_and_counts_nothing_down(kicked: bool) -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        one, *others = people
        private = f"/channels/{one.user.dm_channel.id}/messages*"
        await stage.rest(60)
        edits = stage.called("PATCH", private)
        await sent_away(one, others, kicked=kicked)
        await stage.rest(10)
        [panel] = one.private()
        code = stage.post().standing.code
        assert said(panel) == f"**You no longer play at {code}.**" and not keys(panel)
        assert stage.called("PATCH", private) == edits + 1
        assert stage.called("GET", private) == 0, "one call does it"


@pytest.mark.parametrize("kicked", [False, True])
async def test_so_does_a_panel_that_is_shown_here_and_it_stays_so(kicked: bool) -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        one, *others = people
        await sent_away(one, others, kicked=kicked)
        await stage.rest(2)
        assert one.panel is not None and all(other.panel is not None for other in others)
        left = f"**You no longer play at {stage.post().standing.code}.**"
        assert said(one.panel) == left and not keys(one.panel)
        assert all("Hand:" in said(other.panel) for other in others)
        await stage.rest(120)
        assert said(one.panel) == left, "what happens at the table is no matter of his"


async def test_who_comes_back_to_his_seat_at_once_keeps_his_panel() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        await people[1].says(f"{GROUP} leave")
        await people[1].says(f"{GROUP} join")
        await stage.rest(2)
        panel = await people[1].looks()
        before = said(panel)
        assert "Hand:" in before
        await people[0].presses("Flip 4th card")
        await stage.rest()
        assert said(panel) != before and "Hand:" in said(panel)


async def test_everybody_may_look_at_his_hand_at_the_board_and_nobody_at_anothers() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        seen = {said(await one.looks()) for one in people}
        assert len(seen) == 4
        for message in stage.channel.history():
            assert message.flags.ephemeral or "Hand:" not in said(message)
        watcher = await stage.person("Ewa").presses("My hand")
        assert watcher.ephemeral and "Hand:" not in said(watcher.response)


async def test_a_panel_that_is_shown_here_changes_by_itself() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        asked = stage.post().standing.acting[0]
        waits = people[(asked + 1) % 4]
        assert waits.panel is not None
        before = said(waits.panel)
        panel = people[asked].panel
        assert panel is not None
        key = next(key for key in keys(panel) if ".p." in key.data)
        await people[asked].uses(panel, key)
        does = next((key for key in keys(panel) if ".do-" in key.data), None)
        if does is not None:
            await people[asked].uses(panel, does)
        await stage.rest()
        assert said(waits.panel) != before
        assert not stage.unanswered()


async def test_a_hand_that_takes_long_takes_the_place_of_its_announcement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        press, goes_on = stage.service.desk.press, asyncio.Event()

        async def slow(visitor: Any, data: str) -> Any:
            await goes_on.wait()
            return await press(visitor, data)

        monkeypatch.setattr(stage.service.desk, "press", slow)
        pressed = await people[0].presses("My hand")
        await stage.env.advance_time(ANSWERED_WITHIN + 0.1)
        assert pressed.deferred and pressed.ephemeral
        goes_on.set()
        await stage.rest()
        assert "Hand:" in said(pressed.response) and keys(pressed.response)


async def test_a_panel_changes_by_itself_also_where_no_cards_are_dealt() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people, "koblarz")
        one = people[stage.post().standing.acting[0]]
        panel = one.panel
        assert panel is not None and "stake" in said(panel)
        await one.uses(panel, next(key for key in keys(panel) if key.label == "Stake 2"))
        await stage.rest()
        assert "you at" not in said(panel).split("\n")[0]
        assert not any(key.label == "Stake 2" for key in keys(panel))


async def test_a_panel_stands_still_when_its_time_is_over_and_says_so() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        await stage.rest(LASTS)
        for one in people:
            assert one.panel is not None
            assert said(one.panel).endswith("Press My hand on the board.") and not keys(one.panel)
        again = await people[0].looks()
        assert "Press My hand" not in said(again)


async def test_a_panel_from_before_a_restart_is_live_again_once_it_is_used() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        asked = stage.post().standing.acting[0]
        await stage.restart()
        await stage.rest(2)
        panel = people[asked].panel
        assert panel is not None
        key = next(key for key in keys(panel) if ".p." in key.data)
        result = await people[asked].uses(panel, key)
        assert result.acknowledged
        assert stage.platform._live is not None and stage.platform._live.owner(panel.id) is not None


async def test_a_short_answer_takes_the_place_of_the_one_before() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people)
        for _ in range(3):
            await people[0].says("bet", coins=9)
        mine = [m for m in stage.channel.history(viewer=people[0].member) if m.flags.ephemeral]
        assert len(mine) == 1


async def test_what_is_refused_on_a_panel_is_said_beside_it() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        asked = stage.post().standing.acting[0]
        one = people[asked]
        panel = one.panel
        assert panel is not None
        result = await one.uses(panel, next(key for key in keys(panel) if key.label == "Type…"))
        assert result.modal is not None
        sent = await one.member.submit_modal(result, {"words": "rubbish"})
        assert sent.followups and sent.followups[-1].ephemeral
        assert "Hand:" in said(panel)


async def test_an_old_key_of_a_live_panel_is_answered_by_the_panel_as_it_is_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people)
        await stage.rest(10)
        one = people[stage.post().standing.acting[0]]
        panel, press = one.panel, stage.service.desk.press
        assert panel is not None

        async def late(visitor: Any, data: str) -> Any:
            """The key of the question before."""
            table, kind, seat, number, word = data.split(".")
            return await press(visitor, f"{table}.{kind}.{seat}.{int(number) - 1}.{word}")

        monkeypatch.setattr(stage.service.desk, "press", late)
        result = await one.uses(panel, next(key for key in keys(panel) if key.label == "Stake 1"))
        assert [said(message) for message in result.followups] == [
            "Too late for that key: the panel now shows what is asked."
        ]
        assert any(key.label == "Stake 1" for key in keys(panel)) and not stage.unanswered()


async def test_a_hand_that_cannot_be_laid_out_is_answered_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)

        def too_much(page: PrivatePage) -> None:
            raise NotTaken

        monkeypatch.setattr(answers, "panel_view", too_much)
        told = await people[0].presses("My hand")
        assert told.ephemeral and "went wrong" in said(told.response)


async def test_the_newest_press_keeps_a_panel_live() -> None:
    async with Stage() as stage:
        people = [stage.person(name, here=True) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN, "turn_seconds=86400")
        asked = stage.post().standing.acting[0]
        waits = people[(asked + 1) % 4]
        assert waits.panel is not None
        before = said(waits.panel)
        for _ in range(2):
            # Each press is well within the life of the token before, and all of them are not.
            await stage.env.advance_time(600)
            await stage.rest(600)
            await waits.uses(waits.panel, next(key for key in keys(waits.panel) if key.values or key.data))
        panel = await people[asked].looks()
        await people[asked].uses(panel, next(key for key in keys(panel) if ".p." in key.data))
        does = next((key for key in keys(panel) if ".do-" in key.data), None)
        if does is not None:
            await people[asked].uses(panel, does)
        await stage.rest()
        assert said(waits.panel) != before and not stage.unanswered()
