"""Whole matches through the real discord.py in a process of its own, against the local Discord."""

from collections import Counter
from statistics import median
from typing import Any

import pytest

from rules import games
from tests.discord.real.people import Person
from tests.discord.real.playing import board, played, seated
from tests.discord.real.stage import Stage
from tests.discord.server.limits import EPHEMERAL, parts
from tests.discord.server.messages import words
from tests.discord.server.world import Channel

pytestmark = pytest.mark.asyncio(loop_scope="session")
ENDS = {
    "koblarz": (3, "target=100", 1),
    "kauboj": (4, "max_deals=1", 2),
    "zoliky": (3, "limit=100", 2),
    "bauernschnapsen": (4, "target=7", 1),
}
"""By game: how many play, to which short end, as well as computers of which level."""
VOTED = {"zoliky"}
"""Whose matches of several deals end after the first, because everybody wants it so."""
JUST_GONE = {"edit_original 50027", "delete_original 50027", "delete 10008"}
"""What is refused by the state of things alone: a panel whose token has ended, a message just gone."""
NAMES = ("Ala", "Bolek **x**", "Cyryl <@1> ש", "Dana `_`")


@pytest.mark.parametrize("game", games())
async def test_a_match_is_played_to_its_end_by_whoever_plays_well(stage: Stage, game: str) -> None:
    await _match(stage, game, shard=0)


@pytest.mark.parametrize("game", ["koblarz", "bauernschnapsen"])
async def test_a_match_is_played_to_its_end_by_whoever_presses_anything_at_first(
    stage: Stage, game: str
) -> None:
    await _match(stage, game, shard=1, wild=40)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", games())
async def test_many_matches_are_played_to_their_end(stage: Stage, game: str, seed: int) -> None:
    await _match(stage, game, shard=seed % 2, wild=60 * seed, seed=seed, limit=300)


async def _match(
    stage: Stage, game: str, shard: int, wild: int = 0, seed: int = 1, limit: float = 90
) -> None:
    count, options, level = ENDS.get(game, (3, "", 1))
    channel, people = stage.gathered(*NAMES[:count], shard=shard)
    refused = Counter(stage.server.refused)
    await seated(channel, people, game, f"{options} turn_seconds=900")
    if game in VOTED:
        for person in people:
            await person.answer(person.slash(channel, "hospoda lastdeal"))
    with stage.advice(channel, level) as advice:
        await played(channel, people, seed, limit, wild=wild, advice=advice)
    assert all(name.split()[0] in words(board(channel)) for name in NAMES[:count])
    done = [one for person in people for one in person.done]
    assert all(one.answered for one in done)
    assert median(one.acknowledged_after for one in done) < 3
    assert set(stage.server.refused - refused) <= JUST_GONE
    assert hands_stay_private(stage, channel, people)


def _said(body: Any) -> str:
    return "\n".join(
        [str(body.get("content")), *(str(one.get("content")) for one in parts(body.get("components") or []))]
    )


def hands_stay_private(stage: Stage, channel: Channel, people: list[Person]) -> bool:
    """No hand was ever in the channel for all; a new private message shows no card, so that no lock screen
    does; what is for one person is for whoever asked for it."""
    private = {str(person.direct.id) for person in people}
    for call in stage.server.rest.calls:
        if call.route not in ("send", "edit"):
            continue
        where, said = call.asked["channel_id"], _said(call.body)
        if where == str(channel.id):
            assert "Hand:" not in said
        if where in private and call.route == "send":
            assert not set("♠♥♦♣") & set(said)
    asked = {person.user.id for person in people}
    return all(to in asked and one["flags"] & EPHEMERAL for to, one in channel.ephemeral.values())
