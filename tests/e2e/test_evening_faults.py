"""What chats and people do to a bot in the middle of an evening: it is blocked, removed, added again, its chat
becomes another one, people are removed, the platform wants to be left alone. Nobody loses a turn by it, and no
table."""

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages import Look
from bot.outlet import Busy, MessageGone, NotTaken
from tests.e2e.test_evenings import CHATS, QUIET, Script
from tests.helpers.evening import Evening
from tests.helpers.people import Person

GROUP = CHATS[0]
steps = st.lists(
    st.one_of(
        st.tuples(st.just("busy"), st.integers(5, 40), st.sampled_from([0.0, 0.4, 2.0])),
        st.tuples(st.just("wait"), st.sampled_from([1.5, 9.0, 95.0])),
        st.tuples(st.just("block"), st.integers(0, 7)),
        st.tuples(st.just("unblock"), st.integers(0, 7)),
        st.tuples(st.just("out"), st.integers(0, 1)),
        st.tuples(st.just("back"), st.integers(0, 1)),
        st.tuples(st.just("move"), st.integers(0, 1), st.booleans()),
        st.tuples(st.just("remove"), st.integers(0, 7)),
        st.tuples(st.just("everywhere"), st.sampled_from([2.0, 40.0])),
        st.tuples(st.just("odd"), st.sampled_from(["gone", "refused"]), st.integers(1, 3)),
        st.tuples(st.just("lose"), st.integers(0, 9)),
        st.tuples(st.just("outage"), st.sampled_from([3.0, 100.0])),
        st.tuples(st.just("restart"), st.sampled_from(["close", "kill"]), st.just(0.0)),
    ),
    min_size=8,
    max_size=25,
)


class Troubled(Script):
    """An evening in which chats and people do what they may."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.chats = list(CHATS)

    async def block(self, person: int) -> None:
        self.evening.platform.shut.add(self.people[person].id)

    async def unblock(self, person: int) -> None:
        """He lets the bot write again, and says something to it."""
        who = self.people[person]
        self.evening.platform.shut.discard(who.id)
        self.evening.service.publisher.chat_back(who.id)
        await self.evening.crowd.type(who, "table", who.id)

    async def out(self, chat: int) -> None:
        """The bot is removed from a chat: nobody can press anything there."""
        where = self.chats[chat]
        self.evening.platform.shut.add(where)
        await self.evening.service.desk.bot_removed(where)
        for person in self._of(where):
            person.here = False

    async def back(self, chat: int) -> None:
        where = self.chats[chat]
        self.evening.platform.shut.discard(where)
        await self.evening.service.desk.bot_added(where, "pl")
        self.evening.service.publisher.chat_back(where)
        for person in self._of(where):
            person.here = True

    async def move(self, chat: int, told: bool) -> None:
        """The chat becomes another one; ``told``: the platform says so before anything is sent there."""
        old, new = self.chats[chat], f"{self.chats[chat]}00"
        self.chats[chat] = new
        platform = self.evening.platform
        platform.moved[old] = new
        if old in platform.shut:
            platform.shut.add(new)
        for person in self._of(old):
            person.chat = new
        if told:
            await self.evening.service.move_chat(old, new)

    async def remove(self, person: int) -> None:
        """Somebody is removed from the chat: he has left its tables."""
        who = self.people[person]
        await self.evening.service.desk.person_left(who.chat, who.id)
        who.here = False

    async def everywhere(self, seconds: float) -> None:
        self.evening.platform.fail(Busy(seconds, everywhere=True))

    async def odd(self, kind: str, times: int) -> None:
        """Answers that no call of ours has earned."""
        self.evening.platform.fail(MessageGone() if kind == "gone" else NotTaken(), times=times)

    def _of(self, chat: str) -> list[Person]:
        return [person for person in self.people if person.chat == chat]

    async def end(self) -> None:
        for number in range(len(self.people)):
            await self.unblock(number)
        self.evening.platform.calm()
        for chat in range(len(self.chats)):
            await self.back(chat)
        await self.evening.clock.advance(120)
        for table in self.evening.store.stored:
            await self.evening.service.house.ask(table, Look())
        await super().end()


async def evening(seed: str, script: list[tuple[Any, ...]]) -> Evening:
    played = Troubled(seed)
    with played.evening.fixed():
        await played.evening.start()
        await played.open()
        await played.play(script)
        await played.end()
        await played.evening.close()
    return played.evening


@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=4, deadline=None, suppress_health_check=QUIET, derandomize=True)
def test_whatever_befalls_chats_and_people_an_evening_holds(script: list[tuple[Any, ...]], seed: int) -> None:
    asyncio.run(evening(f"faults {seed}", script))


@pytest.mark.soak
@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=500, deadline=None, suppress_health_check=QUIET)
def test_hundreds_of_troubled_evenings_hold(script: list[tuple[Any, ...]], seed: int) -> None:
    asyncio.run(evening(f"faults {seed}", script))
