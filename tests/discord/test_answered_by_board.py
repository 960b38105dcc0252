"""Presses that the board itself answers, by its edit, and what is said beside it."""

import asyncio

import pytest

from adapters.discord import answers
from adapters.discord.updates import ANSWERED_WITHIN
from bot.desk.visitor import Reply, Visitor
from bot.outlet import ChatPlace, MessageId, NotTaken, WayShut
from bot.page import PublicPage
from bot.publishing import slots
from tests.discord.playing import seated
from tests.discord.stage import Person, Stage, keys


def toasts(stage: Stage, one: Person) -> list[str]:
    """What only he reads in the channel."""
    return [m.content for m in stage.channel.history(viewer=one.member) if m.flags.ephemeral]


async def asked(stage: Stage) -> list[Person]:
    """A table of Koblarz whose first two stakes are asked for: of whom, in order."""
    people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
    await seated(stage, people)
    await stage.rest(10)
    return [people[seat] for seat in stage.post().standing.acting]


async def test_whoever_does_what_everybody_reads_is_answered_by_the_board_itself() -> None:
    async with Stage() as stage:
        first, last = await asked(stage)
        board = stage.board()
        await first.presses("Stake 1", board)
        assert "1" in toasts(stage, first)[-1], "a stake stands on no board"
        before = toasts(stage, last)
        edits = stage.called("PATCH", "/channels/*")
        answers = stage.called("POST", "/interactions/*/callback")
        answered = await last.presses("Stake 1", board)
        assert answered.acknowledged and not answered.deferred
        assert stage.called("POST", "/interactions/*/callback") == answers + 1
        assert "1 + 1" in stage.board().content and stage.board().id == board.id
        await stage.rest(0.5)
        assert stage.called("PATCH", "/channels/*") == edits
        assert toasts(stage, last) == before


async def test_where_the_board_cannot_be_laid_out_the_press_is_answered_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Stage() as stage:
        first, last = await asked(stage)
        await first.presses("Stake 1")

        def too_much(page: PublicPage) -> None:
            raise NotTaken

        with monkeypatch.context() as patch:
            patch.setattr(answers, "page_view", too_much)
            assert (await last.presses("Stake 1")).ephemeral
        await stage.rest()
        assert "1 + 1" in stage.board().content and not stage.unanswered()


@pytest.mark.parametrize("late", [False, True])
async def test_whose_press_waits_for_an_edit_that_fails_hears_in_words_what_he_did(
    monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async with Stage() as stage:
        first, last = await asked(stage)
        answered, goes_on = asyncio.Event(), asyncio.Event()
        press = stage.service.desk.press

        async def fails(place: ChatPlace, message: MessageId, page: PublicPage) -> None:
            await answered.wait()
            raise WayShut("send_messages")

        monkeypatch.setattr(stage.platform.outlet, "edit_post", fails)
        monkeypatch.setattr(slots, "ANSWERS", 1.0)
        board = stage.board()
        await first.presses("Stake 1", board)
        await stage.rest(2)
        before = toasts(stage, last)

        async def slow(visitor: Visitor, data: str) -> Reply:
            await goes_on.wait()
            return await press(visitor, data)

        if late:
            monkeypatch.setattr(stage.service.desk, "press", slow)
        pressed = await last.presses("Stake 1", board)
        if late:
            await stage.env.advance_time(ANSWERED_WITHIN + 0.1)
            goes_on.set()
            await stage.rest(0.5)
        else:
            assert pressed.acknowledged and toasts(stage, last) == before
        answered.set()
        await stage.rest(0.5)
        assert "you staked 1" in toasts(stage, last)[-1] and not stage.unanswered()


async def test_a_refusal_does_not_outlast_what_is_done_after_it() -> None:
    async with Stage() as stage:
        first, last = await asked(stage)
        await first.presses("Stake 1")
        await last.says("bet", coins=9)
        assert len(toasts(stage, last)) == 1
        await last.presses("Stake 1")
        await stage.rest(0.5)
        assert toasts(stage, last) == []


async def test_what_asks_to_press_again_is_gone_once_the_board_shows_that_it_was_done() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people)
        for _ in range(100):
            labels = [key.label for key in keys(stage.board())]
            if "Throw Joker" in labels:
                break
            if "Stake 1" in labels:
                await people[stage.post().standing.acting[0]].presses("Stake 1")
            await stage.rest(1)
        await people[0].presses("Throw Joker")
        assert "Press again" in toasts(stage, people[0])[-1]
        await people[0].presses("Throw Joker")
        await stage.rest(0.5)
        assert "throws Joker away" in stage.board().content
        assert not any("Press again" in words for words in toasts(stage, people[0]))
