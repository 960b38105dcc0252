"""Tables and matches as people tap them on simcord."""

import random
from typing import TypeAlias

from simcord.backend.errors import SetupError

from bot.drafts import DO, is_do
from bot.ports import TableId
from bot.sitting import AnyMatch
from rules.kit.chance import Chance, seeded
from rules.kit.seats import Seat
from tests.discord.advice import chosen, is_asked
from tests.discord.stage import HERE, PRIVATE, Key, Message, Person, Stage, keys, labels

Advice: TypeAlias = tuple[int, Chance]
"""Level and chance of a computer."""
MOST = 5000
"""Rounds of the table: more than any match needs."""


async def seated(stage: Stage, people: list[Person], game: str = "koblarz", options: str = "") -> None:
    """A table of these, begun; whoever has not chosen gets his hand in private."""
    host, *others = people
    await host.says("new", game=game, options=f"turn_seconds=900 {options}".strip())
    await stage.rest()
    for one in others:
        asked = await one.presses("Join")
        if asked.response is not None and PRIVATE in labels(asked.response):
            await one.presses(HERE if one.here else PRIVATE, asked.response)
        await one.presses("Ready")
    await stage.rest()
    await host.presses("Begin")
    await stage.rest(3)
    for one in people:
        if one.here:
            await one.looks()


async def played(
    stage: Stage, people: list[Person], chance: random.Random, level: int, wild: int = 0
) -> Message:
    """Everybody uses what is offered until the match is over, as a computer of this level would; but first
    ``wild`` times anything at all. The last board."""
    advice = seeded(str(chance.random()))
    for number in range(MOST):
        board = stage.board()
        if "Rematch" in labels(board):
            return board
        if not await _somebody_acts(stage, people, chance, None if number < wild else (level, advice)):
            await stage.rest(9)
        await stage.rest(1.2)
    raise AssertionError("the match does not end")


async def _somebody_acts(
    stage: Stage, people: list[Person], chance: random.Random, advice: Advice | None
) -> bool:
    """Whoever is asked uses one of his keys; False: nobody is."""
    acted = False
    standing = stage.post().standing
    for seat in (*standing.acting, *(range(len(people)) if standing.window or standing.over else ())):
        one = next((p for p in people if p.id == standing.people[seat]), None)
        if one is None:
            continue
        wanted = _advised(stage, seat, *advice) if advice is not None else ()
        for message in _of(stage, one):
            use = _use([key for key in keys(message) if _plays(key)], wanted, chance)
            if use is not None:
                acted = await _uses(one, message, *use) or acted
                break
    return acted


def _advised(stage: Stage, seat: int, level: int, chance: Chance) -> tuple[str, ...]:
    match = _match(stage)
    return chosen(match, Seat(seat), level, chance) if is_asked(match, Seat(seat)) else ()


def _match(stage: Stage) -> AnyMatch | None:
    table = stage.service.house._tables.get(TableId(1))
    return None if table is None or table._loaded is None else table._loaded.sitting.match


def _of(stage: Stage, one: Person) -> list[Message]:
    """Where he looks: his panel, then the board."""
    if one.panel is not None:
        return [one.panel, stage.board()]
    private = stage.env.backend.messages.get(one.user.dm_channel.id)
    return [*([stage.newest(one.user.dm_channel.id, bool)] if private else ()), stage.board()]


def _plays(key: Key) -> bool:
    if key.values:
        return True
    return ".p." in key.data or ".b." in key.data or key.data.endswith(".t.next")


def _word(key: Key) -> str:
    word = key.data.rpartition(".")[2]
    return DO if is_do(word) else word


def _use(found: list[Key], wanted: tuple[str, ...], chance: random.Random) -> tuple[Key, list[str]] | None:
    """A key to use, and which of its values: what does the act first, then what is advised, then anything."""
    does = [key for key in found if _word(key) in (DO, "wave", "next")]
    if does and (not wanted or _word(does[0]) == wanted[-1]) and chance.random() < 0.9:
        return does[0], []
    for key in found if wanted else ():
        words = [value.rpartition(".")[2] for value in key.values]
        if _word(key) == wanted[0]:
            return key, []
        if wanted[0] in words and (key.most == 1 or set(wanted[:-1]) <= set(words)):
            cards = wanted[:1] if key.most == 1 else wanted[:-1]
            return key, [value for value, word in zip(key.values, words, strict=True) if word in cards]
    if not found:
        return None
    pick = chance.choice(does) if does and chance.random() < 0.7 else chance.choice(found)
    values = [value for value in pick.values if not value.startswith(">")]
    count = chance.randint(max(1, pick.least), max(1, min(pick.most, 4))) if values else 0
    return pick, chance.sample(values, min(count, len(values)))


async def _uses(one: Person, message: Message, key: Key, values: list[str]) -> bool:
    """False: it was gone by then, for somebody else was quicker."""
    try:
        await one.uses(message, key, values)
    except SetupError:
        return False
    return True
