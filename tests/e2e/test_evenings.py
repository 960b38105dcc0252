"""Whole evenings on a simulated platform: several chats, several tables, all games, people as they are, and
the bot closed and killed in between (issue 3, *Tests*)."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.outlet import Busy, PlatformDown
from rules import games
from tests.helpers.clock import settle
from tests.helpers.evening import Evening
from tests.helpers.evening_checks import check_all
from tests.helpers.people import Person

CHATS = ("sim:g1", "sim:g2")
SHORT: dict[str, dict[str, Any]] = {"koblarz": {"silesian_draw": False}}
"""Options by game."""

steps = st.lists(
    st.one_of(
        st.tuples(st.just("act"), st.integers(0, 7), st.integers(1, 3)),
        st.tuples(st.just("busy"), st.integers(5, 40), st.sampled_from([0.0, 0.4, 2.0])),
        st.tuples(st.just("twice"), st.integers(0, 7)),
        st.tuples(st.just("wait"), st.sampled_from([0.1, 1.5, 9.0, 95.0, 400.0])),
        st.tuples(st.just("slow"), st.sampled_from([0.0, 0.3, 2.0])),
        st.tuples(st.just("fault"), st.sampled_from(["busy", "down", "strange"])),
        st.tuples(st.just("outage"), st.sampled_from([3.0, 100.0])),
        st.tuples(st.just("lose"), st.integers(0, 9)),
        st.tuples(st.just("leave"), st.integers(0, 7)),
        st.tuples(st.just("restart"), st.sampled_from(["close", "kill"]), st.sampled_from([0.0, 5000.0])),
    ),
    min_size=8,
    max_size=30,
)


class Script:
    """Plays the steps of an evening."""

    def __init__(self, seed: str) -> None:
        self.people = [
            Person(
                f"Person {i}",
                f"sim:u{i}",
                CHATS[i // 4],
                admin=i == 3,
                private_answers=i != 2,
                language="pl" if i % 2 else "en",
            )
            for i in range(8)
        ]
        self.evening = Evening(seed, self.people)

    async def open(self) -> None:
        """A table of each game, two in each chat, with people and computers at all of them."""
        ala, bolek, cyryl, dorota, *others = self.people
        for chat, persons, (game_id, game) in zip(
            (CHATS[0], CHATS[0], CHATS[1], CHATS[1]),
            ([ala, bolek], [cyryl, dorota], others[:2], others[2:]),
            sorted(games().items()),
            strict=True,
        ):
            least = next(count for count in game.players if count >= 2)
            await self.evening.open(
                game_id, chat, persons, max(0, max(least, 3) - 2) if 3 in game.players else least - 2,
                SHORT.get(game_id),
            )  # fmt: skip

    async def play(self, script: list[tuple[Any, ...]]) -> None:
        for step in script:
            await getattr(self, step[0])(*step[1:])

    async def act(self, person: int, times: int) -> None:
        for _ in range(times):
            if self.people[person].here:
                self.evening.do(self.people[person])
                await settle()

    async def busy(self, times: int, hesitates: float) -> None:
        """Everybody plays on for a while."""
        for _ in range(times):
            await self.act(self.evening.random.randrange(len(self.people)), 1)
            await self.evening.clock.advance(self.evening.random.random() * hesitates)

    async def twice(self, person: int) -> None:
        """The same key pressed twice at once, and delivered a third time."""
        evening, who = self.evening, self.people[person]
        shown = [m for place in (who.id, who.chat) for m in evening.platform.at(place) if m.keys]
        if shown:
            data, source = evening.random.choice(shown[-1].keys)[1], evening.crowd.source()
            press = evening.crowd.press
            await asyncio.gather(
                *(press(who, data, who.chat, one) for one in (source, None, source))
            )  # fmt: skip

    async def wait(self, seconds: float) -> None:
        await self.evening.clock.advance(seconds)

    async def slow(self, seconds: float) -> None:
        self.evening.platform.slow = seconds

    async def fault(self, kind: str) -> None:
        errors = {"busy": Busy(7), "down": PlatformDown(), "strange": RuntimeError("surprise")}
        self.evening.platform.fail(errors[kind])

    async def outage(self, seconds: float) -> None:
        self.evening.platform.down = True
        await self.evening.clock.advance(seconds)
        self.evening.platform.down = False

    async def lose(self, which: int) -> None:
        """Somebody deletes a message of ours."""
        messages = list(self.evening.platform.messages.values())
        if messages:
            self.evening.platform.lose(messages[which % len(messages)])

    async def leave(self, person: int) -> None:
        """Goes away without a word; who has gone comes back."""
        self.people[person].here = not self.people[person].here

    async def restart(self, how: str, downtime: float) -> None:
        await self.evening.restart(how, downtime)

    async def end(self) -> None:
        """Everything that is under way comes to its end; then everything must hold."""
        self.evening.platform.calm()
        for _ in range(12):
            # Clocks go on meanwhile; between two changes the chat shows what is.
            await self.evening.clock.advance(60)
        await check_all(self.evening)


async def evening(seed: str, script: list[tuple[Any, ...]]) -> Evening:
    """One evening, checked."""
    played = Script(seed)
    with played.evening.fixed():
        await played.evening.start()
        await played.open()
        await played.play(script)
        await played.end()
        await played.evening.close()
    assert played.evening.platform.wrong == []
    return played.evening


MET: Counter[str] = Counter()


def _evenings(script: list[tuple[Any, ...]], seed: int) -> None:
    played = asyncio.run(evening(f"evening {seed}", script))
    MET["acts"] += len(played.done())
    MET["restarts"] += sum(played.restarts.values())
    MET["deals"] += sum(len(deals) for deals in played.store.ended.values())


QUIET = list(HealthCheck)


@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=2, deadline=None, suppress_health_check=QUIET, derandomize=True)
def test_whatever_people_do_an_evening_holds(script: list[tuple[Any, ...]], seed: int) -> None:
    _evenings(script, seed)


def test_an_evening_of_everybody_is_played_to_its_ends() -> None:
    """A long one, so that deals end, in all games."""
    script: list[tuple[Any, ...]] = []
    for part in range(12):
        script += [("busy", 120, 1.0), ("restart", ("close", "kill")[part % 2], 0.0)]
    played = asyncio.run(evening("long", script))
    ended = Counter(played.store.stored[table].game for table in played.store.ended)
    assert len(played.done()) > 60 and len(ended) >= 3, (ended, len(played.done()))
    assert played.restarts == {"close": 6, "kill": 6}


@pytest.mark.soak
@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=1000, deadline=None, suppress_health_check=QUIET)
def test_a_thousand_evenings_hold(script: list[tuple[Any, ...]], seed: int) -> None:
    _evenings(script, seed)
