"""What is done in which order: at one table one after the other, at others meanwhile, after an outage too."""

import asyncio
from pathlib import Path

from tests.telegram.people import GROUP, Person, Stage, datas
from tests.telegram.playing import seated
from tests.telegram.rooms import Room
from tests.telegram.spec import Json

NAMES = ("Ala", "Bolek", "Cyryl")
SLOW = 60.0
"""How fast the clock is: nobody's clock may run out while the bot is away."""


async def asked(stage: Stage, room: Room) -> Json:
    """The board as it is once it asks for stakes."""
    return await stage.until(lambda: _stakes(stage, room))


def _stakes(stage: Stage, room: Room) -> Json | None:
    board = stage.with_key(room, ".b.")
    return dict(board) if board is not None and "stake 1" in board["text"] else None


def stake(board: Json) -> str:
    """The data of the key that stakes one."""
    return next(data for data in datas(board) if ".b." in data)


def went_on(stage: Stage, room: Room, before: Json) -> bool:
    """Whether the question of that board is over."""
    board = stage.with_key(room, ".t.menu")
    return board is not None and stake(before) not in datas(board)


async def test_taps_during_an_outage_are_judged_by_their_question_and_count_once(tmp_path: Path) -> None:
    async with Stage(tmp_path, SLOW) as stage:
        room = stage.group()
        people = [stage.person(name) for name in NAMES]
        await seated(stage, room, people, "koblarz target=500")
        board = await asked(stage, room)
        await stage.end()
        taps = {
            person.name: [person.taps(room, board, stake(board))[0] for _ in range(2)] for person in people
        }
        number = int(stake(board).split(".")[2])
        old = stake(board).replace(f".b.{number}.", f".b.{number - 1}.")
        tapped_before = people[0].taps(room, board, old)[0]
        await stage.begin()
        for person in people:
            first, second = [await person.answer(press) for press in taps[person.name]]
            marks = board["text"].partition("\n")[0]
            if _mark(board, person) in marks:
                assert not first.get("show_alert") and "1" in first["text"]
            else:
                assert first.get("show_alert"), "he is not asked"
            assert second["show_alert"], "the second tap stakes nothing"
        assert (await people[0].answer(tapped_before))["show_alert"]
        await stage.until(lambda: went_on(stage, room, board))
        assert stage.server.wrong == []


def _mark(board: Json, person: Person) -> str:
    """The sign of his seat."""
    line = next(line for line in board["text"].splitlines() if f" {person.name} " in line and "," in line)
    return str(line[0])


async def test_a_chat_that_answers_slowly_holds_no_other_up(tmp_path: Path) -> None:
    async with Stage(tmp_path, SLOW) as stage:
        rooms = [stage.group(GROUP - number) for number in range(2)]
        people = [stage.person(name) for name in NAMES]
        boards = []
        for room in rooms:
            await seated(stage, room, people, "koblarz target=500")
            boards.append(await asked(stage, room))
        slow, quick = rooms
        held = stage.server.held[slow.id] = asyncio.Event()
        for room, board in zip(rooms, boards, strict=True):
            # The slow chat is pressed first, and by everybody.
            for person in people:
                press, _ = person.taps(room, board, stake(board))
                assert await person.answer(press), "an answer waits for no board"
        await stage.until(lambda: went_on(stage, quick, boards[1]))
        assert _stakes(stage, slow) == boards[0], "its board cannot have changed"
        held.set()
        del stage.server.held[slow.id]
        await stage.until(lambda: went_on(stage, slow, boards[0]))
        assert stage.server.wrong == []
