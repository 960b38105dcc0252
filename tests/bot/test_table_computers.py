"""Computers act at a steady pace, on a grid that nothing hidden moves."""

import asyncio

from bot.computers import ComputersHere, Question
from bot.messages import Done, Trouble
from rules.kit.action import Action
from rules.kit.scene import text
from rules.kit.seats import Seat
from rules.koblarz.actions import Bet, Fire, Joker
from tests.bot.room import Room
from tests.helpers.clock import settle

NO_INTERRUPTS = {"jokers": [False] * 3, "fires": [False] * 3}


class Slow(ComputersHere):
    """Takes as long as the test says; ``made``: whatever is decided instead."""

    def __init__(self, made: Action | None = None) -> None:
        self.asked: list[Question] = []
        self.ready = asyncio.Event()
        self.made = made

    async def decide(self, question: Question) -> Action | None:
        self.asked.append(question)
        await self.ready.wait()
        return self.made or await super().decide(question)


async def opened(computers: ComputersHere) -> Room:
    room = Room(computers)
    await room.start()
    return room


async def test_computers_act_at_the_tables_pace(room: Room) -> None:
    at = await room.open(people=1, computers=2, pace_seconds=3)
    await room.clock.advance(2.9)
    assert at.steps == []
    await room.clock.advance(0.1)
    assert [(step["seat"], step["by"]) for step in at.steps] == [(2, "computer")]


async def test_computers_who_are_asked_at_the_same_time_act_at_the_same_moment(room: Room) -> None:
    at = await room.open(people=0, computers=3, setup=NO_INTERRUPTS, dice=[6] * 3)
    version = at.version
    await room.clock.advance(1.5)
    assert at.version == version + 1
    assert [step["seat"] for step in at.steps] == [0, 2]


async def test_a_persons_act_does_not_put_off_the_computers(room: Room) -> None:
    at = await room.open(people=1, computers=2, pace_seconds=2)
    await room.clock.advance(1.5)
    await at.bet(0, 3)
    assert len(at.steps) == 1
    await room.clock.advance(0.5)
    assert len(at.steps) == 2


async def test_a_table_of_computers_plays_on_by_itself(room: Room) -> None:
    at = await room.open(people=0, computers=4, options={"target": 100})
    await room.clock.advance(3600)
    assert at.standing.result is not None
    assert at.row.moving.ending is not None


async def test_at_pace_0_computers_act_at_once(room: Room) -> None:
    at = await room.open(people=0, computers=3, pace_seconds=0, quiet_seconds=0, next_seconds=0)
    await room.clock.advance(1)
    assert at.row.moving.deal > 1 or len(at.steps) > 10


async def test_a_decision_that_comes_late_is_carried_out_at_a_later_point_of_the_grid() -> None:
    computers = Slow()
    room = await opened(computers)
    at = await room.open(people=1, computers=2, pace_seconds=1.5)
    start = room.clock.now()
    await room.clock.advance_to(start + 1.7)
    computers.ready.set()
    await settle()
    assert at.steps == []
    await room.clock.advance_to(start + 2.9)
    assert at.steps == []
    await room.clock.advance_to(start + 3.0)
    assert len(at.steps) == 1
    await room.house.close()


async def test_a_late_decision_is_not_hurried_by_what_somebody_else_does() -> None:
    computers = Slow()
    room = await opened(computers)
    at = await room.open(people=1, computers=2, pace_seconds=1.5)
    start = room.clock.now()
    await room.clock.advance_to(start + 1.7)
    computers.ready.set()
    await settle()
    await at.bet(0, 2)
    await at.look()
    assert [step["seat"] for step in at.steps] == [0]
    await room.clock.advance_to(start + 2.9)
    assert len(at.steps) == 1
    await room.clock.advance_to(start + 3.0)
    assert len(at.steps) == 2
    await room.house.close()


async def test_a_late_decision_stays_on_the_grid_through_a_restart() -> None:
    computers = Slow()
    room = await opened(computers)
    at = await room.open(people=1, computers=2, pace_seconds=1.5)
    start = room.clock.now()
    await room.restart(downtime=4.0)
    computers.ready.set()
    await settle()
    assert at.steps == []
    await room.clock.advance_to(start + 4.5)
    assert len(at.steps) == 1
    await room.house.close()


async def test_computers_think_once_about_one_moment() -> None:
    computers = Slow()
    room = await opened(computers)
    at = await room.open(people=1, computers=2)
    await room.clock.advance(10)
    await at.look()
    assert [question.seat for question in computers.asked] == [2]
    await at.bet(0, 1)  # another moment: what is public has changed
    await room.clock.advance(10)
    assert [question.seat for question in computers.asked] == [2, 2]
    await room.house.close()


async def test_a_computer_is_asked_with_its_own_secrets_only() -> None:
    computers = Slow()
    room = await opened(computers)
    at = await room.open(people=1, computers=2)
    await at.bet(0, 3)
    question = computers.asked[-1]
    assert question.own.stake is None and "3" not in repr(question)
    await room.house.close()


async def test_computers_interrupt_like_everybody(room: Room) -> None:
    class Throws(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            turn = question.public.turn
            can = turn is not None and turn.pair_rolled and question.public.purses[question.seat].joker
            return Joker() if can and not turn.joker_used else await super().decide(question)

    room = await opened(Throws())
    at = await room.open(people=2, computers=1, dice=[6, 6])
    await at.bet(0, 2)
    await room.clock.advance(1.5)  # the computer's stake
    await room.clock.advance(1.5)  # the first die
    assert at.asked == [0, 1]
    await room.clock.advance(1.5)
    assert at.steps[-1] == {"seat": 2, "do": "joker", "by": "computer"}
    await room.house.close()


async def test_a_computer_that_lets_it_roll_does_so_without_ending_the_window_of_others(room: Room) -> None:
    class Quiet(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            turn = question.public.turn
            return None if turn is not None and not turn.waiting else Bet(1)

    room = await opened(Quiet())
    at = await room.open(people=2, computers=1, dice=[6, 6])
    await at.bet(0, 2)
    await room.clock.advance(3)
    await room.clock.advance(1.5)
    assert at.row.moving.window is not None and at.row.moving.window.waved == (2,)
    assert at.asked == [0, 1] and at.row.moving.beat is None
    await at.wave(0)
    await at.wave(1)
    assert at.dice == [6, 6]
    await room.house.close()


async def test_what_a_computer_does_passes_the_same_check_as_what_people_do() -> None:
    room = await opened(Slow(made=Fire()))
    room.computers.ready.set()  # type: ignore[attr-defined]
    at = await room.open(people=1, computers=2)
    before = at.version
    await room.clock.advance(10)
    assert at.version == before and at.standing.trouble == text("table-stopped")
    assert await at.bet(0, 1) == Trouble(text("table-stopped"))
    await room.house.close()


async def test_a_computer_that_fails_stops_its_table_and_no_other() -> None:
    class Fails(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            raise ZeroDivisionError

    room = await opened(Fails())
    at, other = await room.open(people=1, computers=2), await room.open(people=3)
    await room.clock.advance(10)
    assert at.standing.trouble == text("table-stopped")
    assert await other.bet(0, 1) == Done()
    await room.house.close()


async def test_a_computer_that_never_answers_holds_up_its_own_table_only() -> None:
    class Hangs(ComputersHere):
        async def decide(self, question: Question) -> Action | None:
            if question.public.seats == 4:
                await asyncio.Event().wait()
            return await super().decide(question)

    room = await opened(Hangs())
    at = await room.open(people=2, computers=2)
    other = await room.open(people=1, computers=2, setup=NO_INTERRUPTS)
    await other.bet(0, 1)
    await room.clock.advance(60)
    assert len(other.steps) > 3 and other.standing.trouble is None
    assert at.steps == [] and at.standing.trouble is None
    assert await at.finish_now(Seat(0)) == Done()
    await room.house.close()


async def test_a_decision_that_was_broken_off_is_asked_for_again() -> None:
    class BreaksOff(ComputersHere):
        def __init__(self) -> None:
            self.asked = 0

        async def decide(self, question: Question) -> Action | None:
            self.asked += 1
            if self.asked == 1:
                raise asyncio.CancelledError
            return await super().decide(question)

    room = await opened(BreaksOff())
    at = await room.open(people=1, computers=2)
    await room.clock.advance(3)
    assert len(at.steps) == 1 and at.standing.trouble is None
    await room.house.close()
