"""Tables and matches as people tap them, at random or sensibly."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.telegram.people import Person, Stage, datas
from tests.telegram.rooms import Room
from tests.telegram.sensible import Sensible
from tests.telegram.spec import Json

GAMES = {
    # Short matches: people who press at random close no deal of Žolíky, so time ends it.
    "koblarz": "koblarz target=100",
    "kauboj": "kauboj target=100 max_deals=1",
    "zoliky": "zoliky time_limit_minutes=10",
    "bauernschnapsen": "bauernschnapsen target=7",
}
PATIENT = 80
WORDS = ("/hand", "/table", "/bet 2", "play K♠", "/pass", "/play ???", "1", "rules")
"""What is typed in private now and then."""


async def seated(
    stage: Stage, room: Room, people: list[Person], game: str = "koblarz target=100", *, here: bool = False
) -> None:
    """A table of these, begun. Whose private chat is not open yet is led there by *Join*; or (``here``) wants
    none."""
    host, *others = people
    host.says(room, f"/new@hospoda_test_bot {game} turn_seconds=900")
    for person in others:
        answer = await person.presses(room, ".t.join")
        if "url" in answer:
            if here:
                person.says(room, "/join@hospoda_test_bot here")
            else:
                await person.starts(answer["url"])
            await stage.until(lambda name=person.name: name[:10] in _lobby(stage, room))
        await person.presses(room, ".t.ready")
    for person in people:
        # A host who was silent for five minutes of a clock that runs fast is none any more.
        answer = await person.presses(room, ".t.begin")
        if not answer.get("show_alert"):
            break
        await person.presses(room, ".t.ready")
    await stage.until(lambda: stage.with_key(room, ".b.") or stage.with_key(room, ".t.menu"))


def _lobby(stage: Stage, room: Room) -> str:
    return str((stage.with_key(room, ".t.begin") or {"text": ""})["text"])


async def played(stage: Stage, room: Room, people: list[Person], chance: random.Random, limit: float) -> Json:
    """Everybody presses whatever is offered until the match is over; its last board. Who presses at random
    may never end a deal of Kauboj: after ``PATIENT`` presses each votes to finish."""
    pressed: Counter[int] = Counter()

    async def act(person: Person) -> None:
        roll = chance.random()
        pressed[person.id] += 1
        if pressed[person.id] % PATIENT == 0:
            person.says(room, "/finish")
        elif roll < 0.02:
            person.says(person.private, chance.choice(WORDS))
        elif roll < 0.04 and stage.with_key(room, ".t.hand"):
            await person.presses(room, ".t.hand")
        else:
            await _taps_any(stage, room, person, chance)

    return await _to_the_end(stage, room, people, act, limit, thinks=0.04)


async def _taps_any(stage: Stage, room: Room, person: Person, chance: random.Random) -> None:
    """Any key of a play that the person sees; whoever only marks gets nowhere, and the last row does it."""
    places = [(person.private, stage.with_key(person.private, ".p."))]
    places.append((room, stage.with_key(room, ".t.menu") or stage.with_key(room, ".t.next")))
    keys = [
        (place, message, data)
        for place, message in places
        for data in datas(message or {})
        if ".p." in data or ".b." in data or ".t.next" in data
    ]
    if not keys:
        return
    waves = [key for key in keys if key[2].endswith(".wave")]
    acts = [key for key in keys if ".do-" in key[2]]
    wanted = waves if waves and chance.random() < 0.8 else acts if acts and chance.random() < 0.9 else keys
    place, message, data = chance.choice(wanted)
    press, _ = person.taps(place, message, data)
    await person.answer(press)


async def played_well(
    stage: Stage,
    room: Room,
    people: list[Person],
    chance: random.Random,
    limit: float,
    *,
    mind: type[Sensible] = Sensible,
    typing: float = 0.25,
) -> tuple[Json, Counter[str]]:
    """Everybody plays what the rules propose; the last board, and how often who typed and tapped. ``mind``:
    how they do what they want; ``typing``: how often in words."""
    minds = {person.id: mind(stage, room, person, chance, typing) for person in people}

    async def act(person: Person) -> None:
        if await minds[person.id].act():
            return
        board = stage.with_key(room, ".t.next")
        data = next((data for data in datas(board or {}) if ".t.next" in data), None)
        if board is not None and data is not None:
            await person.answer(person.taps(room, board, data)[0])

    over = await _to_the_end(stage, room, people, act, limit)
    did = Counter(typed=sum(m.typed for m in minds.values()), tapped=sum(m.tapped for m in minds.values()))
    return over, did


async def _to_the_end(
    stage: Stage,
    room: Room,
    people: list[Person],
    act: Callable[[Person], Awaitable[None]],
    limit: float,
    thinks: float = 0.01,
) -> Json:
    async def plays(person: Person) -> None:
        while not stage.with_key(room, ".t.rematch"):
            await act(person)
            await asyncio.sleep(thinks)

    async with asyncio.timeout(limit):
        await asyncio.gather(*map(plays, people))
    over = stage.with_key(room, ".t.rematch")
    assert over is not None
    return over


def checked(stage: Stage) -> None:
    """What must be true after any evening: nothing that Telegram would refuse, each press answered once, no
    panel in a group."""
    server = stage.server
    assert server.wrong == []
    assert set(server.answers) == server.pressed
    for name, asked in server.calls:
        if name in ("sendMessage", "editMessageText") and asked["chat_id"] < 0:
            assert not any(".p." in data for data in datas(asked)), "a panel was shown to a group"
