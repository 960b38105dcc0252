"""Random life at a few tables of Koblarz, with bad presses, full disks and restarts in between."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.messages import Answer, Back, Begin, Done, FinishNow, Look, Message, NextDeal, Press, Trouble, Wave
from rules.kit.action import dump_action
from rules.kit.scene import Refusal
from rules.kit.seats import Seat
from rules.koblarz.actions import Bet, Fire, Joker, Roll
from rules.koblarz.setup import COINS_EACH
from tests.bot.room import At, Room
from tests.helpers.clock import settle

T = TypeVar("T")
Step = dict[str, Any]
which = st.integers(0, 2)
"""A table."""
number = st.integers(0, 6)
"""Something to choose by."""
ACTIONS = st.one_of(
    st.builds(Bet, st.sampled_from([1, 2, 3, 0, -1, 4, 10**30])),
    st.builds(Joker, st.sampled_from([None, 1, 2, 0, 3])),
    st.just(Fire()),
    st.just(Roll()),
)
SEATS = st.integers(-3, 9).map(Seat)
JUNK = st.one_of(
    st.builds(Press, SEATS, st.integers(-1, 40), ACTIONS),
    st.builds(Wave, SEATS, st.integers(-1, 40)),
    st.builds(NextDeal, SEATS),
    st.builds(Back, SEATS),
    st.just(Begin(("x",), "again")),
    st.just(Look()),
)


class Life(RuleBasedStateMachine):
    """``acted``: by table, what people were told is accepted, in order, over all deals."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.tables: list[At] = []
        self.acted: list[list[Step]] = [[], [], []]

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(what)

    def teardown(self) -> None:
        if self.tables:
            self.run(self.room.house.close())
        self.runner.close()

    @initialize(short=st.booleans())
    def open(self, short: bool) -> None:
        async def opened() -> None:
            self.room = Room()
            await self.room.start()
            for people, computers in ((3, 0), (2, 2), (1, 4)):
                seats = people + computers
                setup = {"wallets": [2] * seats, "socks": [8] * seats} if short else None
                options = {"silesian_draw": False}
                self.tables.append(await self.room.open(people, computers, setup=setup, options=options))

        self.run(opened())

    # What happens.

    @rule(table=which, seat=number, choice=number)
    def press_what_is_offered(self, table: int, seat: int, choice: int) -> None:
        at = self.tables[table]
        if at.asked:
            pressing = at.asked[seat % len(at.asked)]
            question = at.question(pressing)
            assert question is not None
            options = [option.action for form in question.forms for option in form.options]
            message = Press(Seat(pressing), question.number, options[choice % len(options)])
            assert isinstance(self.say(table, message), Done | Trouble)

    @rule(table=which, seat=number)
    def let_it_roll(self, table: int, seat: int) -> None:
        at = self.tables[table]
        if at.asked:
            waving = Seat(at.asked[seat % len(at.asked)])
            self.say(table, Wave(waving, at.number(waving)))

    @rule(table=which, times=st.integers(1, 30))
    def everybody_lets_it_roll(self, table: int, times: int) -> None:
        at = self.tables[table]
        for _ in range(times):
            for seat in at.asked:
                self.say(table, Wave(Seat(seat), at.number(seat)))
            self.advance(1.5)

    @rule(table=which, message=JUNK)
    def say_something(self, table: int, message: Message) -> None:
        self.say(table, message)

    @rule(table=which, seat=number)
    def be_ready(self, table: int, seat: int) -> None:
        self.say(table, NextDeal(Seat(seat)))

    @rule(table=which, seat=number)
    def come_back(self, table: int, seat: int) -> None:
        self.say(table, Back(Seat(seat)))

    @rule(table=which, seat=number)
    def vote(self, table: int, seat: int) -> None:
        if seat == 6:
            self.say(table, FinishNow(Seat(0)))

    @rule(table=which, messages=st.lists(JUNK, max_size=4), choice=number)
    def press_all_at_once(self, table: int, messages: list[Message], choice: int) -> None:
        """All seats press at the same moment, twice, and others among them."""
        at = self.tables[table]
        presses: list[Message] = [
            Press(Seat(seat), at.number(seat), Bet(1 + choice % 3))
            if at.row.moving.window is None
            else Wave(Seat(seat), at.number(seat))
            for seat in at.asked
        ]

        async def said() -> list[Answer]:
            everything = [*presses, *messages, *presses]
            answers = await asyncio.gather(*(at.send(message) for message in everything))
            await settle()
            for message, answer in zip(everything, answers, strict=True):
                self.note(table, message, answer)
            return answers

        answers = self.run(said())
        assert all(isinstance(answer, Done | Refusal | Trouble) for answer in answers)

    @rule(seconds=st.sampled_from([0.1, 1.5, 4.0, 8.0, 30.0, 89.0, 200.0]))
    def advance(self, seconds: float) -> None:
        self.run(self.room.clock.advance(seconds))

    @rule(downtime=st.sampled_from([0.0, 1.0, 50.0, 5000.0]))
    def restart(self, downtime: float) -> None:
        self.run(self.room.restart(downtime))

        async def look() -> None:
            for at in self.tables:
                await at.look()

        self.run(look())

    @rule(times=st.integers(1, 3))
    def fill_the_disk(self, times: int) -> None:
        self.room.store.fail_next(times)

    # What must hold.

    def say(self, table: int, message: Message) -> Answer:
        at = self.tables[table]
        version = at.version
        answer = self.run(at.say(message))
        self.note(table, message, answer)
        if isinstance(answer, Done) and not isinstance(message, Look):
            # More than one, where something was overdue that a full disk had held up.
            assert at.version > version
        return answer

    def note(self, table: int, message: Message, answer: Answer) -> None:
        if isinstance(message, Press) and isinstance(answer, Done) and message.action.do != "roll":
            self.acted[table].append({"seat": message.seat, **dump_action(message.action)})

    @invariant()
    def what_people_were_told_is_in_the_log_and_nothing_else(self) -> None:
        for table, at in enumerate(self.tables):
            ended = self.room.store.ended.get(at.id, [])
            steps = [step for deal in ended for step in json.loads(deal.body)["steps"]]
            by_people = [step for step in steps + at.steps if "by" not in step and step["do"] != "roll"]
            assert by_people == self.acted[table]

    @invariant()
    def no_coin_and_no_joker_appears_or_vanishes(self) -> None:
        for at in self.tables:
            moving = at.row.moving
            if moving.deal > moving.finished and moving.ending is None:
                facts, seats = at.facts, len(at.row.fixed.seats)
                piles = [*facts["banks"], facts["trash"]]
                coins = sum(facts["wallets"]) + sum(facts["socks"]) + sum(pile["coins"] for pile in piles)
                assert coins == COINS_EACH * seats
                jokers = sum(facts["jokers"]) + sum(facts["sock_jokers"]) + sum(p["jokers"] for p in piles)
                assert jokers == seats

    @invariant()
    def no_table_has_stopped_and_each_shows_what_is_on_disk(self) -> None:
        for at in self.tables:
            trouble = at.standing.trouble
            assert trouble is None or trouble.key == "store-full"
            assert at.standing.version == at.version

    @invariant()
    def whoever_is_asked_has_a_question_before_him_and_nobody_else(self) -> None:
        for at in self.tables:
            shown = [s for s in at.row.fixed.humans if at.question(s) is not None]
            assert shown == at.asked
            if at.asked and at.row.moving.window is None:
                assert all(at.row.moving.prompts[seat].due is not None for seat in at.asked)

    @invariant()
    def every_running_table_waits_for_a_moment(self) -> None:
        for at in self.tables:
            stored = self.room.store.stored[at.id]
            assert (stored.due is None) == (stored.status == "over")


Life.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestLife = Life.TestCase
