"""Matches through discord.py and simcord, by keys and menus alone: some in private, some *here*."""

import random

import pytest

from rules import games
from tests.discord.playing import played, seated
from tests.discord.stage import Stage

MATCHES = {
    "koblarz": (3, "target=100", 1, 40),
    "kauboj": (3, "max_deals=1", 2, 0),
    "zoliky": (2, "limit=100", 2, 0),
    "bauernschnapsen": (4, "target=7", 1, 40),
}
"""By game: how many play, to which short end, as well as computers of which level, after how many rounds of
pressing anything."""
VOTED = {"zoliky"}
"""Whose matches of several deals end after the first, because everybody wants it so."""


@pytest.mark.parametrize("game", games())
async def test_a_match_is_played_to_its_end_in_a_channel(game: str) -> None:
    seats, options, level, wild = MATCHES[game]
    async with Stage() as stage:
        names = ("Ala", "Bolek_*", "Cyryl`", "Dana")[:seats]
        people = [stage.person(name, here=number == 1) for number, name in enumerate(names)]
        await seated(stage, people, game, options)
        if game in VOTED:
            for one in people:
                await one.says("hospoda lastdeal")
        over = await played(stage, people, random.Random(game), level, wild)
        assert "Bolek\\_\\*" in over.content
        assert not stage.unanswered()


async def test_somebody_plays_alone_in_the_private_chat() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.user.slash("new", game="koblarz", options="target=100 turn_seconds=900")
        await stage.rest()
        private = ala.user.dm_channel.id
        for label in ("Add computer", "Add computer", "Begin"):
            board = stage.newest(private, lambda m: bool(m.components))
            result = await ala.presses(label, board)
            if label == "Add computer" and result.response is not None and result.response.components:
                level = next(iter(result.response.components))["components"][0]["custom_id"]
                await ala.user.click(result.response, custom_id=level)
            await stage.rest(2)
        board = stage.newest(private, lambda m: bool(m.components))
        assert "Bank 1" in board.content
        assert stage.post().standing.deal == 1
