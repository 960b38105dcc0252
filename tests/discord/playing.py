"""Tables and matches as people tap them on simcord."""

import random

from simcord.backend.errors import SetupError

from tests.discord.stage import HERE, PRIVATE, Key, Message, Person, Stage, keys, labels


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


async def played(stage: Stage, people: list[Person], chance: random.Random, most: int = 400) -> Message:
    """Everybody uses whatever is offered until the match is over; after ``most`` rounds they vote to finish.
    The last board."""
    for number in range(2 * most):
        if number == most:
            for one in people:
                await one.says("hospoda finish")
        board = stage.board()
        if "Rematch" in labels(board):
            return board
        if not await _somebody_acts(stage, people, chance):
            await stage.rest(9)
        await stage.rest(1.2)
    raise AssertionError("the match does not end")


async def _somebody_acts(stage: Stage, people: list[Person], chance: random.Random) -> bool:
    """Whoever is asked uses one of his keys; False: nobody is."""
    acted = False
    standing = stage.post().standing
    for seat in (*standing.acting, *(range(len(people)) if standing.window or standing.over else ())):
        one = next((p for p in people if p.id == standing.people[seat]), None)
        if one is None:
            continue
        for message in _of(stage, one):
            found = [key for key in keys(message) if _plays(key)]
            if found:
                await _uses_some(one, message, found, chance)
                acted = True
                break
    return acted


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


async def _uses_some(one: Person, message: Message, found: list[Key], chance: random.Random) -> None:
    """Whatever does the act stands last; menus are used with as many values as they want."""
    does = [key for key in found if key.data.endswith((".do", ".wave", ".next"))]
    pick = chance.choice(does) if does and chance.random() < 0.7 else chance.choice(found)
    values = [value for value in pick.values if not value.startswith(">")]
    count = chance.randint(max(1, pick.least), max(1, min(pick.most, 4))) if values else 0
    try:
        await one.uses(message, pick, chance.sample(values, min(count, len(values))))
    except SetupError:
        return  # it was gone by then: somebody else was quicker
