"""Whole matches through the real python-telegram-bot, against a local server of the Bot API."""

import asyncio
import random
from pathlib import Path

from tests.telegram.people import Stage
from tests.telegram.playing import played, seated


async def test_a_match_of_koblarz_is_played_to_its_end_in_a_group(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek <b>", "Cyryl & ש")]
        await seated(stage, room, people)
        over = await played(stage, room, people, random.Random(1), 25)
        assert "Bolek <b>" in over["text"] and "Cyryl &" in over["text"]
        assert stage.server.wrong == []
        assert set(stage.server.answers) == stage.server.pressed


async def test_a_match_goes_on_through_every_fault_of_the_platform(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room, server = stage.group(), stage.server
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people)
        breaking = asyncio.create_task(_breaks(stage))
        await played(stage, room, people, random.Random(2), 25)
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
