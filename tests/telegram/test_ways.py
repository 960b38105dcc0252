"""How hands come: the private chat, its opening, the pop-up; what a group never sees."""

import asyncio
import copy
import re
from pathlib import Path

import pytest

from tests.telegram.people import Person, Stage, datas
from tests.telegram.playing import seated
from tests.telegram.rooms import Room
from tests.telegram.spec import Json

CARDS = ("♠", "♥", "♦", "♣")
UNHURRIED = 100.0
"""How fast the clock is where a turn must not run out on a busy machine."""


async def koblarz(stage: Stage) -> tuple[Room, list[Person], Json]:
    """Three people at a table of Koblarz, and its board, which asks for stakes."""
    room = stage.group()
    people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
    await seated(stage, room, people, "koblarz")
    return room, people, await stage.until(lambda: stage.with_key(room, ".b."))


async def test_join_opens_the_private_chat_and_coming_back_seats(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala, bolek = stage.person("Ala"), stage.person("Bolek", started=False)
        other = stage.person("Cyryl", started=False)
        ala.says(room, "/new kauboj")
        answer = await bolek.presses(room, ".t.join")
        assert answer["url"].startswith("https://t.me/hospoda_test_bot?start=")
        # The address is useless to anybody else.
        await other.starts(answer["url"])
        await stage.until(lambda: [m for m in other.private.messages.values() if m["from"]["is_bot"]])
        await bolek.starts(answer["url"])
        await stage.until(lambda: "Bolek" in (stage.with_key(room, ".t.begin") or {}).get("text", ""))
        assert "Cyryl" not in (stage.with_key(room, ".t.begin") or {})["text"]
        assert stage.server.wrong == []


async def test_a_new_panel_is_neutral_until_it_is_edited_and_the_group_sees_no_card(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, "kauboj")
        await stage.until(lambda: any(stage.with_key(person.private, ".p.") for person in people))
        new = [asked["text"] for name, asked in stage.server.calls if name == "sendMessage"]
        neutral = [words for words in new if words.startswith(("Your turn at", "Your cards at"))]
        assert neutral and not any(sign in words for words in neutral for sign in CARDS)
        edits = [
            asked for name, asked in stage.server.calls if name == "editMessageText" and asked["chat_id"] > 0
        ]
        assert any(sign in asked["text"] for asked in edits for sign in CARDS)
        assert stage.server.wrong == []


async def test_my_hand_is_a_pop_up_for_whoever_has_no_private_chat(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, "kauboj")
        people[1].private.shut = "Forbidden: bot was blocked by the user"
        await stage.until(lambda: stage.with_key(room, ".t.hand"))
        answer = await people[1].presses(room, ".t.hand")
        assert answer["show_alert"] and any(sign in answer["text"] for sign in CARDS)
        assert len(answer["text"]) <= 200
        assert stage.server.wrong == []


async def test_what_comes_in_private_shows_the_way_there_to_whoever_has_not_opened_it(
    tmp_path: Path,
) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name, started=name == "Ala") for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people, "koblarz")
        bolek = people[1]
        await stage.until(lambda: stage.with_key(room, ".t.menu"))
        answer = await bolek.presses(room, ".t.menu")
        assert answer["url"].endswith("?start=again")
        bolek.says(room, "/settings mine way private")
        await stage.until(lambda: any("start=" in str(m.get("reply_markup")) for m in room.messages.values()))
        await bolek.starts(answer["url"])
        await stage.until(lambda: any("ask once more" in m["text"] for m in bolek.private.messages.values()))
        await bolek.presses(room, ".t.menu")
        await stage.until(lambda: stage.with_key(bolek.private, ".t.log"))
        assert stage.server.wrong == []


async def test_who_finds_no_seat_is_told_in_private_once_there_is_one(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        dana = stage.person("Dana", started=False)
        await seated(stage, room, people, "koblarz")
        await stage.until(lambda: stage.with_key(room, ".t.menu"))
        pop_up = await dana.presses(room, ".t.hand")
        assert "/join" in pop_up["text"], "a pop-up has no keys"
        dana.says(room, "/join")
        await stage.until(lambda: stage.with_key(room, ".t.tell"))
        answer = await dana.presses(room, ".t.tell")
        await dana.starts(answer["url"])
        await stage.until(lambda: any("you are told" in m["text"] for m in dana.private.messages.values()))
        people[1].says(room, "/leave")
        await stage.until(lambda: stage.with_key(dana.private, ".t.take.1"))
        await dana.presses(dana.private, ".t.take.1")
        await stage.until(lambda: "Dana" in (stage.with_key(room, ".t.menu") or {}).get("text", ""))
        told = [m for m in dana.private.messages.values() if m["text"].startswith("A seat is free")]
        assert len(told) == 1 and stage.server.wrong == []


async def test_a_play_typed_in_a_group_is_not_judged_and_deleted(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala = stage.person("Ala")
        said = [ala.says(room, words) for words in ("/bet 2", "/play@hospoda_test_bot K♠", "/pass nonsense")]
        await stage.until(lambda: not any(number in room.messages for number in said))
        answers = [m for m in room.messages.values() if m["from"]["is_bot"]]
        assert len({m["text"] for m in answers}) == 1 and len(answers) == 3
        keys = {str(m["reply_markup"]) for m in answers}
        assert len(keys) == 1 and "0.t.hand" in keys.pop(), "My hand, and the way there"
        assert (await ala.presses(room, "0.t.hand"))["text"].startswith("There is no table here")
        room.may_delete = False
        left = ala.says(room, "/bet 3")
        await stage.until(lambda: sum(m["from"]["is_bot"] for m in room.messages.values()) == 4)
        assert left in room.messages
        assert stage.server.wrong == []


async def test_commands_for_other_bots_and_plain_talk_are_left_alone(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala = stage.person("Ala")
        ala.says(room, "/new@other_bot koblarz")
        ala.says(room, "hello")
        ala.says(room, "/nwe")
        await stage.until(lambda: any(m["from"]["is_bot"] for m in room.messages.values()))
        answers = [m for m in room.messages.values() if m["from"]["is_bot"]]
        assert len(answers) == 1 and "/new" in answers[0]["text"]


async def test_a_private_chat_is_a_place_to_play_alone(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        ala = stage.person("Ala", language="pl")
        ala.says(ala.private, "/start alone")
        await ala.presses(ala.private, ".t.new.koblarz")
        board = await stage.until(lambda: stage.with_key(ala.private, ".t.begin"))
        assert "Ala" in board["text"] and any(data.endswith(".t.computer") for data in datas(board))
        assert stage.server.menus["all_private_chats", "pl"] != stage.server.menus["all_private_chats", ""]
        assert stage.server.wrong == []


async def test_long_rules_come_as_several_messages(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        ala = stage.person("Ala")
        ala.says(ala.private, "/rules koblarz")
        await stage.until(lambda: stage.with_key(ala.private, ".t.tutorial"))
        assert len([m for m in ala.private.messages.values() if m["from"]["is_bot"]]) > 1
        assert stage.server.wrong == []


@pytest.mark.parametrize("key", [".b.", ".t.menu"])
async def test_a_board_that_was_posted_twice_goes_away_when_one_of_its_keys_is_pressed(
    tmp_path: Path, key: str
) -> None:
    async with Stage(tmp_path, UNHURRIED) as stage:
        room, people, board = await koblarz(stage)
        number = next(room.ids)
        room.messages[number] = copy.deepcopy(board) | {"message_id": number}
        await people[0].presses(room, key)
        await stage.until(lambda: number not in room.messages)
        assert "reply_markup" in room.messages[board["message_id"]] and stage.server.wrong == []


@pytest.mark.parametrize("forged", ["zz.b.1.wave", "2.b.1.wave", "zz.p.0.1.c0", "1.p.0.9.c0"])
async def test_a_board_keeps_its_keys_whatever_somebody_sends_as_their_data(
    tmp_path: Path, forged: str
) -> None:
    async with Stage(tmp_path, UNHURRIED) as stage:
        room, people, board = await koblarz(stage)
        press, _ = people[1].taps(room, board, forged)
        assert await people[1].answer(press)
        # Whatever is tidied up is tidied before a real press is answered.
        await asyncio.sleep(0.1)
        await people[0].presses(room, ".t.hand")
        assert not any(
            name == "editMessageReplyMarkup" and asked["chat_id"] == room.id
            for name, asked in stage.server.calls
        )
        assert stage.server.wrong == []


async def test_a_page_is_not_turned_on_a_message_that_has_no_such_key(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala = stage.person("Ala")
        ala.says(room, "/new koblarz turn_seconds=900")
        board = await stage.until(lambda: stage.with_key(room, ".t.begin"))
        ala.says(room, "/leaderboard koblarz")
        page = await stage.until(lambda: stage.with_key(room, ".t.top"))
        turns = next(one for one in datas(page) if ".t.top" in one)
        assert await ala.answer(ala.taps(room, board, turns)[0])
        more = await stage.until(lambda: _other(stage.with_key(room, ".t.top"), page))
        assert more["message_id"] > page["message_id"], "it comes as a message of its own"
        assert any(one.endswith(".t.begin") for one in datas(room.messages[board["message_id"]]))
        assert stage.server.wrong == []


async def test_a_board_that_is_too_old_to_name_its_topic_is_the_same_board(tmp_path: Path) -> None:
    """Of a message of more than 48 hours ago a press brings no more than its number."""
    async with Stage(tmp_path) as stage:
        room = stage.group(forum=True)
        ala = stage.person("Ala")
        ala.says(room, "/new koblarz", message_thread_id=7, is_topic_message=True)
        board = await stage.until(lambda: stage.with_key(room, ".t.begin"))
        begin = next(data for data in datas(board) if data.endswith(".t.begin"))
        stage.server.pressed.add("old")
        old = {"chat": room.json(), "message_id": board["message_id"], "date": 0}
        query = {"id": "old", "from": ala.user, "message": old, "chat_instance": "1", "data": begin}
        stage.server.happens(callback_query=query)
        assert (await ala.answer("old"))["text"]
        ala.says(room, "/options target=200", message_thread_id=7, is_topic_message=True)
        await stage.until(lambda: "200" in (stage.with_key(room, ".t.begin") or {"text": ""})["text"])
        assert not any(name == "deleteMessage" for name, _ in stage.server.calls)
        assert stage.server.wrong == []


async def test_a_hand_that_was_asked_for_loses_its_keys_once_one_was_pressed(tmp_path: Path) -> None:
    async with Stage(tmp_path, UNHURRIED) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, "kauboj")
        asked = await stage.until(lambda: next((p for p in people if stage.with_key(p.private, ".p.")), None))
        panel = stage.with_key(asked.private, ".p.")
        asked.says(asked.private, "/hand")
        again = await stage.until(lambda: _other(stage.with_key(asked.private, ".p."), panel))
        await asked.answer(asked.taps(asked.private, again, next(d for d in datas(again) if ".p." in d))[0])
        await stage.until(lambda: "reply_markup" not in asked.private.messages[again["message_id"]])
        assert any(".p." in data for data in datas(asked.private.messages[panel["message_id"]]))
        assert stage.server.wrong == []


def _other(found: Json, known: Json) -> Json | None:
    return found if found["message_id"] != known["message_id"] else None


async def test_the_panel_of_who_has_left_says_so_and_counts_nothing_down(tmp_path: Path) -> None:
    async with Stage(tmp_path, speed=UNHURRIED) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, "kauboj")
        one = people[1]
        panel = await stage.until(
            lambda: next((m for m in one.private.messages.values() if "Hand:" in m.get("text", "")), None)
        )
        one.says(room, "/leave@hospoda_test_bot")
        there = one.private.messages
        await stage.until(lambda: "no longer play" in there[panel["message_id"]]["text"])
        last = there[panel["message_id"]]
        assert re.fullmatch(r"You no longer play at [A-Z]\d+\.", last["text"])
        assert not last.get("reply_markup") and stage.server.wrong == []
