"""Whole evenings in two worlds (architecture.md): what somebody may not know shows nowhere, by nothing.

The same evening is played twice: the same people, clock, chance and line. Part of the way the second world
gets other hidden things (other hands, other stakes) that its viewer cannot tell from the real ones. Up to the
line's end everything must be the same: every call into the chat and to the viewer with its text, keys and
time; every answer to him and to somebody who only watches; the rhythm of all other messages; every line of
the log.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from rules import AnyGame, games
from rules.kit.chance import Chance, pick, seeded
from rules.kit.seats import Seat
from tests.e2e.twin_table import Cast
from tests.e2e.twins import Missed, World

ALL_GAMES = pytest.mark.parametrize("game", games().values(), ids=games().keys())
EVENINGS = 2
SHOWN_AT_ONCE = {"koblarz"}
"""What is hidden there is shown with the very next act: worlds differ only as long as people wait for it."""
LENGTH = 10
"""Steps of a line after the worlds have parted, at most."""
TRIES = 4
"""Lines of which the longest is played."""
OPTIONS: dict[str, dict[str, Any]] = {"koblarz": {"silesian_draw": False}}


def cast_of(game: AnyGame, seed: str) -> tuple[Cast, list[int]]:
    """Who plays, and after how many steps the worlds may part."""
    chance: Chance = seeded(seed)
    seats = pick(chance, [count for count in game.players if count >= 2])
    people = 2 + chance.below(seats - 1)
    viewer = Seat(chance.below(people))
    cast = Cast(game.id, people, seats - people, viewer, seed, OPTIONS.get(game.id, {}))
    return cast, [chance.below(30) for _ in range(TRIES)]


@contextmanager
def logged(into: list[Any]) -> Iterator[None]:
    with capture_logs() as lines:
        yield
    into += lines


async def both(game: AnyGame, seed: str) -> tuple[World, World] | None:
    """The evening in both worlds, compared; None: nothing was hidden where they should part."""
    cast, parts = cast_of(game, seed)
    worlds = World(cast, second=False), World(cast, second=True)
    logs: tuple[list[Any], list[Any]] = ([], [])
    line = None
    for world, log in zip(worlds, logs, strict=True):
        with world.evening.fixed(), logged(log):
            await world.begin()
            line = line or await world.plan(parts, LENGTH)
            try:
                if line is not None:
                    await world.play(line)
            except Missed:
                line = None
            await world.evening.kill()
        if line is None:
            return None
    compare(*worlds)
    assert logs[0] == logs[1]
    return worlds


def compare(first: World, second: World) -> None:
    """What anybody can see who may not know the difference."""
    assert first.line is not None and first.evening.platform.wrong == second.evening.platform.wrong == []
    viewer = first.people[first.cast.viewer]
    assert first.parted_at == second.parted_at
    assert first.rhythm() == second.rhythm()
    for place in (viewer.chat, viewer.id, first.stranger.id):
        assert first.calls(place) == second.calls(place)
    for person in (viewer, first.stranger):
        assert first.answers(person) == second.answers(person)
    everybody = [[(s.person, s.chat, s.reply is None, len(s.reply.said) if s.reply else 0)
                  for s in world.evening.crowd.said] for world in (first, second)]  # fmt: skip
    assert everybody[0] == everybody[1]


def differ(first: World, second: World) -> bool:
    """Whether somebody else was shown or told something else: the worlds were two."""
    return first.evening.platform.calls != second.evening.platform.calls


def evenings(game: AnyGame, numbers: range) -> tuple[Counter[str], int, int]:
    """How often each way of acting was met, how many evenings were compared, over how many steps."""
    met, compared, apart = Counter[str](), 0, 0
    for number in numbers:
        worlds = asyncio.run(both(game, f"two worlds {game.id} {number}"))
        if worlds is not None and worlds[0].line is not None:
            met.update(worlds[0].met)
            compared += 1
            apart += worlds[0].line.apart
            # Others saw other cards: the worlds were two. (Stakes and a stock are shown to nobody.)
            met["differed"] += differ(*worlds)
    return met, compared, apart


@ALL_GAMES
def test_whole_evenings_look_the_same_to_whoever_may_not_know_the_difference(game: AnyGame) -> None:
    met, compared, apart = evenings(game, range(EVENINGS))
    assert compared and met["nudge"]
    assert (apart > 5 and met["differed"]) or game.id in SHOWN_AT_ONCE


@pytest.mark.soak
@ALL_GAMES
def test_a_hundred_evenings_look_the_same(game: AnyGame) -> None:
    met, compared, apart = evenings(game, range(100))
    assert compared > 30 and {"nudge", "time-out", "stand-in"} <= met.keys()
    assert met["order"] or game.id != "bauernschnapsen"
    assert (apart > 4 * compared and met["differed"] > compared / 2) or game.id in SHOWN_AT_ONCE
