"""Tables and matches as people tap them."""

import asyncio
import random

from tests.telegram.people import Person, Stage, datas
from tests.telegram.rooms import Room
from tests.telegram.spec import Json


async def seated(stage: Stage, room: Room, people: list[Person], game: str = "koblarz target=100") -> None:
    """A table of these, begun."""
    host, *others = people
    host.says(room, f"/new@hospoda_test_bot {game} turn_seconds=900")
    for person in others:
        await person.presses(room, ".t.join")
        await person.presses(room, ".t.ready")
    await host.presses(room, ".t.begin")
    await stage.until(lambda: stage.with_key(room, ".b.") or stage.with_key(room, ".t.menu"))


async def played(stage: Stage, room: Room, people: list[Person], chance: random.Random, limit: float) -> Json:
    """Everybody presses whatever the board offers until the match is over; its last board."""

    async def plays(person: Person) -> None:
        while not stage.with_key(room, ".t.rematch"):
            board = stage.with_key(room, ".t.menu") or stage.with_key(room, ".t.next")
            found = [data for data in datas(board or {}) if ".b." in data or ".t.next" in data]
            waves = [data for data in found if data.endswith(".wave")]
            if board is not None and found:
                data = waves[0] if waves and chance.random() < 0.8 else chance.choice(found)
                press, _ = person.taps(room, board, data)
                await person.answer(press)
            await asyncio.sleep(0.02)

    async with asyncio.timeout(limit):
        await asyncio.gather(*map(plays, people))
    over = stage.with_key(room, ".t.rematch")
    assert over is not None
    return over
