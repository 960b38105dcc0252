"""The clock of a table: time-outs, seats whose people are away, and coming back (product.md, 6)."""

import asyncio

import pytest

from bot.computers import ComputersHere, Question
from bot.messages import Done
from rules.kit.action import Action
from rules.kit.scene import Refusal
from tests.bot.room import At, Room
from tests.helpers.clock import settle

NO_INTERRUPTS = {"jokers": [False] * 3, "fires": [False] * 3}


async def test_when_the_time_runs_out_a_computer_makes_that_one_move(room: Room) -> None:
    at = await room.open()
    await room.clock.advance(89.9)
    assert at.steps == []
    await room.clock.advance(0.1)
    assert [(step["seat"], step["by"]) for step in at.steps] == [(0, "timeout"), (2, "timeout")]


async def test_only_whose_time_has_run_out_is_played_for(room: Room) -> None:
    at = await room.open()
    await at.bet(0, 1)
    await room.clock.advance(90)
    assert [step.get("by") for step in at.steps] == [None, "timeout"]


async def test_without_a_clock_nobodys_time_runs_out(room: Room) -> None:
    at = await room.open(turn_seconds=None)
    await room.clock.advance(10**7)
    assert at.steps == [] and at.asked == [0, 2]


async def test_a_time_out_falls_at_its_time_also_if_the_decision_takes_a_while() -> None:
    class Thinks(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            await room.clock.until(room.clock.now() + 1.9)
            return await super().decide(question)

    room = Room(Thinks())
    await room.start()
    at = await room.open()
    await room.clock.advance(90)
    assert len(at.steps) == 2
    await room.house.close()


@pytest.mark.parametrize("seconds", [2.1, 3.4, 5.2])
async def test_a_time_out_whose_decision_is_late_falls_on_the_grid(seconds: float) -> None:
    class Thinks(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            await room.clock.until(room.clock.now() + seconds)
            return await super().decide(question)

    room = Room(Thinks())
    await room.start()
    at = await room.open(pace_seconds=1.5)
    start, late = room.clock.now(), 90 + 1.5 * ((seconds - 2) // 1.5 + 1)
    await room.clock.advance_to(start + late - 0.1)
    assert at.steps == []
    await room.clock.advance_to(start + late)
    assert len(at.steps) == 2
    await room.house.close()


async def test_a_press_that_comes_before_a_late_time_out_is_taken() -> None:
    class Never(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            return await asyncio.Event().wait()  # type: ignore[func-returns-value]

    room = Room(Never())
    await room.start()
    at = await room.open()
    await room.clock.advance(100)
    assert await at.bet(0, 2) == Done()
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 2}]
    await room.house.close()


async def missed(at: At, times: int) -> None:
    """Seat 0 lets its time run out; everybody else is there."""
    for _ in range(times):
        while 0 not in at.asked or at.row.moving.window is not None:
            for seat in at.asked:
                if seat and at.row.moving.window is None:
                    await at.bet(seat, 1)
                elif seat:
                    await at.wave(seat)
            await at.room.clock.advance(1)
        for seat in at.asked[1:]:
            await at.bet(seat, 1)
        await at.room.clock.advance(90)


async def test_after_two_time_outs_in_a_row_a_seat_is_away(room: Room) -> None:
    at = await room.open()
    await missed(at, 1)
    assert at.standing.away == () and at.row.moving.prompts[0].misses == 1
    await missed(at, 1)
    assert at.standing.away == (0,) and at.standing.computers == (0,)
    assert not at.row.moving.prompts[0].open


async def test_dice_that_the_clock_threw_for_him_do_not_count_as_being_there(room: Room) -> None:
    # Else an absent player would never be away: between his stakes the clock rolls for him.
    at = await room.open(setup=NO_INTERRUPTS, dice=[6] * 4)
    await missed(at, 1)
    await room.clock.advance(3)
    assert {"seat": 0, "do": "roll"} in at.steps
    assert at.row.moving.prompts[0].misses == 1


async def test_who_presses_in_between_is_not_away(room: Room) -> None:
    at = await room.open()
    await missed(at, 1)
    while 0 not in at.asked:
        await room.clock.advance(0.5)
    assert await at.wave(0) == Done()
    assert at.row.moving.prompts[0].misses == 0
    await missed(at, 1)
    assert at.standing.away == ()


async def test_a_computer_plays_on_for_who_is_away_at_the_usual_pace(room: Room) -> None:
    at = await room.open(setup=NO_INTERRUPTS, options={"silesian_draw": False})
    await missed(at, 2)
    while not (at.row.moving.beat and 0 in at.standing.acting):
        for seat in at.asked:
            await at.bet(seat, 1)
        await room.clock.advance(0.5)
    steps = len(at.steps)
    await room.clock.advance_to((at.row.moving.beat or 0.0) - 0.1)
    assert len(at.steps) == steps
    await room.clock.advance(0.1)
    assert (at.steps[steps]["seat"], at.steps[steps]["by"]) == (0, "computer")


async def away(room: Room) -> At:
    """Seat 0 is away, and it is asked for a stake together with seat 2, who is there."""
    at = await room.open(setup=NO_INTERRUPTS, dice=[6] * 2)
    stored = at.row
    from dataclasses import replace

    prompts = (replace(stored.moving.prompts[0], misses=2, away=True, open=False, due=None),)
    moving = replace(stored.moving, prompts=prompts + stored.moving.prompts[1:], beat=room.clock.now() + 60)
    await room.house.close()
    room.store.row(at.id, row=stored.moved(moving).dump(), due=moving.beat)
    await room.restart()
    await at.look()
    assert at.standing.away == (0,) and at.asked == [2]
    return at


async def test_who_comes_back_is_asked_what_his_seat_is_asked(room: Room) -> None:
    at = await away(room)
    number = at.number(0)
    assert await at.back(0) == Done()
    assert at.standing.away == () and at.asked == [0, 2]
    assert at.number(0) == number + 1
    assert at.row.moving.prompts[0].due == room.clock.now() + 90
    assert at.row.moving.beat is None
    assert await at.bet(0, 3) == Done()


async def test_who_comes_back_does_not_age_the_questions_of_others(room: Room) -> None:
    at = await away(room)
    await room.clock.advance(20)
    before = at.row.moving.prompts[2]
    await at.back(0)
    assert at.row.moving.prompts[2] == before
    assert await at.bet(2, 1, prompt=before.number) == Done()


async def test_who_comes_back_into_a_window_may_answer_it_in_the_time_that_is_left(room: Room) -> None:
    at = await away(room)
    await at.bet(2, 1)
    await room.clock.advance(60)
    row = at.row
    assert row.moving.window is not None
    await at.back(0)
    assert at.row.moving.window == row.moving.window


async def test_a_decision_made_for_who_has_come_back_is_not_carried_out(room: Room) -> None:
    at = await away(room)
    await room.clock.advance(59.5)
    await at.back(0)
    await room.clock.advance(5)
    assert at.steps == []


async def test_who_is_not_away_cannot_come_back(room: Room) -> None:
    at = await room.open()
    answer = await at.back(0)
    assert isinstance(answer, Refusal) and answer.reason.key == "refuse-not-away"


async def test_who_is_away_cannot_press(room: Room) -> None:
    at = await away(room)
    for number in range(4):
        assert isinstance(await at.bet(0, 1, prompt=number), Refusal)


@pytest.mark.parametrize(
    ("turn", "passed", "left"),
    [
        (90.0, 80.0, 60.0),
        (90.0, 20.0, 70.0),
        (90.0, 1000.0, 60.0),
        (30.0, 25.0, 30.0),
        (86400.0, 86390.0, 60.0),
    ],
)
async def test_after_a_restart_a_question_has_the_time_that_was_left_or_a_minute(
    room: Room, turn: float, passed: float, left: float
) -> None:
    at = await room.open(turn_seconds=turn)
    await room.clock.advance(5)
    await room.restart(downtime=passed - 5)
    await at.look()
    start = room.clock.now()
    assert at.standing.until == start + left
    await room.clock.advance(left - 0.1)
    assert at.steps == []
    await room.clock.advance(0.1)
    assert len(at.steps) == 2


async def test_after_a_restart_tables_wake_by_themselves(room: Room) -> None:
    at = await room.open()
    await room.restart(downtime=1000)
    await room.clock.advance(60)
    assert [step["by"] for step in at.steps] == ["timeout"] * 2


async def test_after_a_restart_a_window_is_open_for_its_time_again(room: Room) -> None:
    at = await room.open(dice=[6] * 4)
    await at.bet(0, 3)
    await at.bet(2, 1)
    await room.clock.advance(1.5)
    await at.wave(1)
    await room.restart(downtime=1000)
    await at.look()
    assert at.asked == [0, 2] and at.standing.until == room.clock.now() + 8
    await at.wave(0)
    await at.wave(2)
    assert at.dice == [6, 6]


async def test_without_a_clock_a_restart_changes_no_deadline(room: Room) -> None:
    at = await room.open(turn_seconds=None)
    await room.restart(downtime=1000)
    await at.look()
    assert at.standing.until is None and at.asked == [0, 2]
    await settle()
