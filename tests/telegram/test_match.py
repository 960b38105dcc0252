"""Whole matches through the real python-telegram-bot, against a local server of the Bot API."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.pages.pad import PAD
from tests.telegram.by_pad import ByPad
from tests.telegram.people import GROUP, Person, Stage
from tests.telegram.playing import GAMES, checked, played, played_well, seated
from tests.telegram.rooms import Room
from tests.telegram.spec import Json

PATIENCE = 120.0
"""Seconds for a match, on a machine that has other things to do."""
APART = 150.0
"""How fast the clock is for a bot in its own process: a host must not seem silent while it starts."""

PAD_GAMES = {
    "bauernschnapsen": "bauernschnapsen target=7",
    "kauboj": "kauboj target=100 max_deals=1",
    # Everything that is laid, and soon.
    "zoliky": "zoliky limit=100 locked_rounds=0 opening=20 time_limit_minutes=15",
}
"""Short matches in which everything comes."""


def crowd(stage: Stage, game: str) -> list[Person]:
    """Four people; of one the private chat is not open yet."""
    names = ("Ala", "Bolek <b>", "Cyryl & ש", "Dana 🃏")
    return [
        stage.person(name, started=name != "Cyryl & ש")
        for name in names[: 4 if game == "bauernschnapsen" else 3]
    ]


async def test_matches_of_every_game_are_played_to_their_ends_by_people_who_tap_at_random(
    tmp_path: Path,
) -> None:
    """The bot is a process of its own; four groups play at the same time."""
    async with Stage(tmp_path, APART, apart=True) as stage:
        rooms = {game: stage.group(GROUP - number) for number, game in enumerate(GAMES)}

        async def match(game: str, room: Room) -> Json:
            people = crowd(stage, game)
            await seated(stage, room, people, GAMES[game])
            return await played(stage, room, people, random.Random(1), PATIENCE)

        for over in await asyncio.gather(*(match(game, room) for game, room in rooms.items())):
            assert "Bolek <b>" in over["text"] and "Cyryl &" in over["text"]
        checked(stage)
    assert "stopping" in stage.log and '"level": "error"' not in stage.log


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_to_its_end_as_the_rules_propose(tmp_path: Path, game: str) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = crowd(stage, game)
        for person in people:
            if not person.private.shut:
                person.says(person.private, "/start")
        await seated(stage, room, people, GAMES[game])
        over, did = await played_well(stage, room, people, random.Random(1), PATIENCE)
        assert "Bolek <b>" in over["text"] and did["tapped"] > 0 and did["typed"] > 0
        if game == "koblarz":
            assert "Rating ①" in over["text"]
            await _looks_it_up(stage, room, people)
        checked(stage)


@pytest.mark.parametrize("game", PAD_GAMES)
async def test_a_match_is_played_to_its_end_by_pop_ups_and_the_number_pad_alone(
    tmp_path: Path, game: str
) -> None:
    """Nobody has a private chat with the bot, or wants one: nothing can be written to anybody."""
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = crowd(stage, game)
        for person in people:
            person.private.shut = "Forbidden: bot can't initiate conversation with a user"
        await seated(stage, room, people, PAD_GAMES[game], here=True)
        over, did = await played_well(stage, room, people, random.Random(3), PATIENCE, mind=ByPad, typing=0.0)
        assert "Bolek <b>" in over["text"] and did["tapped"] > 0 and did["typed"] == 0
        numbers = [data for data in _pressed(stage) if f".{PAD}" in data]
        assert len(numbers) > 3 and not any(".p." in data for data in _pressed(stage))
        checked(stage)


def _pressed(stage: Stage) -> list[str]:
    """The data of all keys that were pressed."""
    presses = (update["callback_query"] for update in stage.server.updates if "callback_query" in update)
    return [str(press["data"]) for press in presses]


async def _looks_it_up(stage: Stage, room: Room, people: list[Person]) -> None:
    """Who leads, his statistics, the record, and whether it was fair: asked for in the group."""
    ala, bolek, _ = people
    ala.says(room, "/leaderboard@hospoda_test_bot koblarz")
    page = await stage.until(lambda: stage.with_key(room, ".t.top-span."))
    assert "Bolek <b>" in page["text"] and "1/" in page["text"]
    no = await bolek.presses(room, ".t.top-span.")
    assert no["show_alert"] and "/leaderboard" in no["text"]
    await ala.presses(room, ".t.top-span.")
    await stage.until(lambda: "All time" in str(page["reply_markup"]), patience=10)
    ala.says(room, "/history")
    await stage.until(lambda: stage.with_key(room, ".t.past."))
    bolek.says(room, "/stats")
    await stage.until(lambda: [m for m in room.messages.values() if "all time" in m.get("text", "")])
    await ala.presses(room, ".t.verify")
    await stage.until(lambda: [m for m in room.messages.values() if "fair: " in m.get("text", "")])


async def test_a_match_goes_on_through_every_fault_of_the_platform(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room, server = stage.group(), stage.server
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people)
        breaking = asyncio.create_task(_breaks(stage))
        await played(stage, room, people, random.Random(2), PATIENCE)
        breaking.cancel()
        assert {"editMessageText 429", "editMessageText 502", "editMessageText 0"} <= set(server.failed)
        assert {"getUpdates 409", "getUpdates 0", "getUpdates 500"} <= set(server.failed)
        assert server.wrong == []
        answered = [
            asked["callback_query_id"] for name, asked in server.calls if name == "answerCallbackQuery"
        ]
        assert len(answered) == len(set(answered)), "a press that came twice was answered twice"


async def _breaks(stage: Stage) -> None:
    """One fault after the other, and updates that come twice."""
    server = stage.server
    for code in (409, 0, 500):  # The library waits for a second and more after each.
        server.fault("getUpdates", code, "scripted: Conflict")
    while True:
        await asyncio.sleep(0.3)
        if server.faults:
            continue
        server.fault("editMessageText", 429, "scripted: Too Many Requests", retry_after=2)
        server.fault("editMessageText", 502, "scripted: Bad Gateway")
        server.fault("editMessageText", 0)
        server.fault("editMessageText", 0, after=True)
        server.fault("answerCallbackQuery", 429, "scripted: Too Many Requests", retry_after=1)
        server.fault("answerCallbackQuery", 0)
        pressed = next((one for one in reversed(server.updates) if "callback_query" in one), None)
        if pressed is not None:
            server.repeat(pressed["update_id"])
