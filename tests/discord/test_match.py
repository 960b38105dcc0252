"""Whole matches through discord.py and simcord, by keys and menus alone, in private and *here*."""

import random

import pytest

from tests.discord.stage import Stage, played, seated

MATCHES = [
    ("koblarz", 3, "target=100"),
    ("kauboj", 3, "target=100"),
    ("zoliky", 2, ""),
    ("bauernschnapsen", 4, ""),
]


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
async def test_a_match_is_played_to_its_end_in_a_channel(game: str, seats: int, options: str) -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek_*", "Cyryl`", "Dana")[:seats]]
        await seated(stage, people, game, options)
        over = await played(stage, people, random.Random(game), 400 if game == "koblarz" else 80)
        assert "Bolek\\_\\*" in over.content
