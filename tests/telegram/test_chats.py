"""What happens to chats: topics, migration, the bot removed, members who leave, admins without a name."""

from pathlib import Path
from typing import Any

import pytest

from tests.telegram.people import GROUP, Person, Stage
from tests.telegram.playing import seated
from tests.telegram.rooms import BOT, Room
from tests.telegram.spec import Json

NEW = -1_001_234_567


def member(user: Json, status: str) -> Json:
    body: dict[str, Any] = {"user": user, "status": status}
    return body | ({"until_date": 0} if status == "kicked" else {})


def change(stage: Stage, person: Person, room: Room, user: Json, was: str, now: str) -> Json:
    return {
        "chat": room.json(),
        "from": person.user,
        "date": int(stage.clock.now()),
        "old_chat_member": member(user, was),
        "new_chat_member": member(user, now),
    }


async def test_a_table_stands_in_the_forum_topic_it_was_opened_in(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(forum=True)
        ala = stage.person("Ala")
        ala.says(room, "/new koblarz", message_thread_id=7, is_topic_message=True)
        board = await stage.until(lambda: stage.with_key(room, ".t.begin"))
        assert board["message_thread_id"] == 7
        assert stage.server.wrong == []


async def test_a_closed_topic_gets_its_board_when_it_is_opened_again(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(forum=True)
        room.shut = "Bad Request: TOPIC_CLOSED"
        ala = stage.person("Ala")
        topic = {"message_thread_id": 7, "is_topic_message": True}
        ala.says(room, "/new koblarz", **topic)
        await stage.until(lambda: stage.server.calls and len(stage.server.updates) == 1)
        await stage.until(lambda: stage.server.refused["sendMessage"] >= 2)
        room.shut = ""
        ala.says(room, "/x", forum_topic_reopened={}, **topic)
        assert await stage.until(lambda: stage.with_key(room, ".t.begin"))
        assert stage.server.wrong == []


@pytest.mark.parametrize("told", ["by a message", "by an error"])
async def test_a_group_that_becomes_a_supergroup_keeps_its_tables(tmp_path: Path, told: str) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(-77, kind="group")
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people)
        old = await stage.until(lambda: stage.with_key(room, ".b."))
        grown = stage.group(NEW)
        room.moved = NEW
        if told == "by a message":
            people[0].says(room, "/", migrate_to_chat_id=NEW)
            people[0].says(grown, "/", migrate_from_chat_id=-77)
        else:
            # The last press in the old chat is taken; its edit is told where the chat is now.
            for person in people:
                person.taps(room, old, next(d for d in _plays(old)))
        board = await stage.until(lambda: stage.with_key(grown, ".b."))
        await people[1].answer(people[1].taps(grown, board, next(iter(_plays(board))))[0])
        assert stage.server.wrong == []


def _plays(message: Json) -> list[str]:
    rows = message["reply_markup"]["inline_keyboard"]
    return [button["callback_data"] for row in rows for button in row if ".b." in button["callback_data"]]


async def test_the_bot_removed_and_added_again_posts_what_stands_there(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people)
        board = await stage.until(lambda: stage.with_key(room, ".b."))
        text = (stage.with_key(room, ".t.menu") or {})["text"]
        room.shut = "Forbidden: bot was kicked from the supergroup chat"
        stage.server.happens(my_chat_member=change(stage, people[0], room, BOT, "member", "kicked"))
        # Stakes are taken all the same; whether the board is still tried is a matter of moments.
        for answer in [person.taps(room, board, _plays(board)[0])[0] for person in people]:
            await people[0].answer(answer)
        assert (stage.with_key(room, ".t.menu") or {})["text"] == text
        room.shut = ""
        stage.server.happens(my_chat_member=change(stage, people[0], room, BOT, "kicked", "member"))
        await stage.until(lambda: (stage.with_key(room, ".t.menu") or {}).get("text") != text)
        assert stage.server.wrong == []


@pytest.mark.parametrize("again", ["added", "heard"])
async def test_a_chat_that_was_shut_when_the_bot_started_is_shown_its_tables_once_it_is_heard_of(
    tmp_path: Path, again: str
) -> None:
    async with Stage(tmp_path, 20.0) as stage:
        room = stage.group()
        ala, bolek = stage.person("Ala"), stage.person("Bolek")
        ala.says(room, "/new koblarz")
        await stage.until(lambda: stage.with_key(room, ".t.begin"))
        room.shut = "Forbidden: bot was kicked from the supergroup chat"
        await bolek.presses(room, ".t.join")
        await stage.until(lambda: stage.server.refused["editMessageText"])
        await stage.end()
        await stage.begin()
        room.shut = ""
        before = len(stage.server.calls)
        if again == "added":
            stage.server.happens(my_chat_member=change(stage, ala, room, BOT, "kicked", "member"))
        else:
            ala.says(room, "/help")
        await stage.until(lambda: "Bolek" in (stage.with_key(room, ".t.begin") or {})["text"])
        assert "Ala (host)" in stage.with_key(room, ".t.begin")["text"], "before anything happened by itself"
        edits = [name for name, _ in stage.server.calls[before:] if name == "editMessageText"]
        assert len(edits) == 1
        assert stage.server.wrong == []


@pytest.mark.parametrize("told", ["chat_member", "message"])
async def test_whoever_leaves_the_group_leaves_its_tables(tmp_path: Path, told: str) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala, bolek = stage.person("Ala"), stage.person("Bolek")
        ala.says(room, "/new koblarz")
        await bolek.presses(room, ".t.join")
        await stage.until(lambda: "Bolek" in (stage.with_key(room, ".t.begin") or {}).get("text", ""))
        if told == "message":
            bolek.says(room, "/", left_chat_member=bolek.user)
        else:
            stage.server.happens(chat_member=change(stage, ala, room, bolek.user, "member", "left"))
        await stage.until(lambda: "Bolek" not in (stage.with_key(room, ".t.begin") or {})["text"])
        assert stage.server.wrong == []


async def test_whoever_leaves_the_group_waits_for_no_seat_there(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana", "Eva")]
        await seated(stage, room, people[:3], "koblarz")
        for one in people[3:]:
            one.says(one.private, "/start")
            await stage.until(lambda one=one: any(m["from"] == BOT for m in one.private.messages.values()))
            one.says(room, "/join")
            await stage.until(lambda: stage.with_key(room, ".t.tell"))
            assert "you are told" in (await one.presses(room, ".t.tell"))["text"]
        dana, eva = people[3:]
        stage.server.happens(chat_member=change(stage, people[0], room, dana.user, "member", "left"))
        people[1].says(room, "/leave")
        await stage.until(lambda: stage.with_key(eva.private, ".t.take.1"))
        assert stage.with_key(dana.private, ".t.take.1") is None
        assert stage.server.wrong == []


async def test_an_anonymous_admin_may_set_and_not_sit(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala = stage.person("GroupAnonymousBot")
        ala.user["is_bot"] = True
        nameless = {"sender_chat": room.json()}
        ala.says(room, "/new koblarz", **nameless)
        await stage.until(lambda: any(m["from"] == BOT for m in room.messages.values()))
        assert stage.with_key(room, ".t.begin") is None
        ala.says(room, "/settings", **nameless)
        assert await stage.until(lambda: stage.with_key(room, ".t.settings"))
        assert stage.server.wrong == []


async def test_only_admins_change_settings_and_the_platform_is_asked_who_is_one(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(GROUP)
        boss, guest = stage.person("Boss", status="administrator"), stage.person("Guest")
        boss.says(room, "/settings")
        page = await stage.until(lambda: stage.with_key(room, ".t.settings"))
        data = next(b["callback_data"] for row in page["reply_markup"]["inline_keyboard"] for b in row)
        refused = await guest.answer(guest.taps(room, page, data)[0])
        assert refused["show_alert"]
        allowed = await boss.answer(boss.taps(room, page, data)[0])
        assert "show_alert" not in allowed
        assert stage.server.wrong == []
