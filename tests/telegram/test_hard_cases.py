"""What seldom happens and must not hurt: slow answers, refusals, forged keys, chats that change under us."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from adapters.telegram import updates
from bot.keys import LARGEST, BoardKey, PanelKey, TableKey, write_key
from bot.page import MOST_DATA
from bot.ports import TableId
from bot.texts import LANGUAGES
from rules import games
from rules.kit.seats import Seat
from tests.telegram.people import GROUP, Person, Stage, datas
from tests.telegram.playing import seated
from tests.telegram.rooms import BOT, Room
from tests.telegram.spec import Json
from tests.telegram.test_chats import NEW, change

NAMES = ("Ala", "Bolek", "Cyryl")


async def trio(stage: Stage, room: Room, game: str = "koblarz target=100") -> list[Person]:
    """A table of three in this room, begun."""
    people = [stage.person(name) for name in NAMES]
    for person in people:
        person.says(person.private, "/start")
    await seated(stage, room, people, game)
    return people


def said(room: Room) -> list[Json]:
    """What the bot has said there."""
    return [message for message in room.messages.values() if message["from"] == BOT]


async def test_who_must_wait_is_told_at_once_and_hears_the_rest_in_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "ANSWERED_WITHIN", 0.02)
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = await trio(stage, room)
        desk, go = stage.telegram.service.desk, asyncio.Event()
        press = desk.press

        async def slow(*args: Any) -> Any:
            await go.wait()
            return await press(*args)

        monkeypatch.setattr(desk, "press", slow)
        board = await stage.until(lambda: stage.with_key(room, ".t.menu"))
        stranger = stage.person("Dana")
        stranger.says(stranger.private, "/start")
        before = len(said(stranger.private))
        bet = next(data for data in datas(board) if ".b." in data)
        taps = [person.taps(room, board, bet)[0] for person in (people[0], stranger)]
        for tap in taps:
            assert (await people[0].answer(tap))["text"] == "Taken. It takes a moment."
        go.set()
        # The act counts; what a stranger must know comes where he alone reads it.
        late = await stage.until(lambda: said(stranger.private)[before:])
        assert late[-1]["text"]
        assert stage.server.wrong == []


async def test_the_record_of_a_match_is_sent_as_a_file(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = await trio(stage, room)
        for person in people:
            person.says(room, "/finish")
        await people[1].presses(room, ".t.record")
        await stage.until(lambda: stage.server.files)
        record = json.loads(stage.server.files[0])
        assert record["game"] == "koblarz" and record["seats"] == [*NAMES]
        assert stage.server.wrong == []


async def test_one_chat_that_is_too_busy_holds_up_no_other(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        one, other = stage.group(), stage.group(GROUP - 1)
        first = await trio(stage, one)
        second = [stage.person(name) for name in NAMES]
        await seated(stage, other, second)
        stage.server.fault("editMessageText", 429, "scripted: Too Many", chat=one.id, retry_after=600)
        for room, people in ((one, first), (other, second)):
            board = await stage.until(lambda room=room: stage.with_key(room, ".b."))
            bets = [data for data in datas(board) if ".b." in data]
            for person in people:
                await person.answer(person.taps(room, board, bets[0])[0])
        await stage.until(lambda: stage.with_key(other, ".wave") or "1 + 1" in str(other.messages))
        assert stage.server.failed["editMessageText 429"] == 1
        assert stage.with_key(one, ".wave") is None
        assert await stage.until(lambda: stage.with_key(one, ".wave") or "1 + 1" in str(one.messages))
        assert stage.server.wrong == []


async def test_what_still_comes_from_a_chat_that_has_moved_counts_at_its_table(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(-77, kind="group")
        people = await trio(stage, room)
        old = await stage.until(lambda: stage.with_key(room, ".b."))
        grown = stage.group(NEW)
        room.moved = NEW
        people[0].says(room, "/", migrate_to_chat_id=NEW)
        await stage.until(lambda: stage.with_key(grown, ".t.menu"))
        bet = next(data for data in datas(old) if ".b." in data)
        answers = [await person.answer(person.taps(room, old, bet)[0]) for person in people]
        assert any("You staked" in answer["text"] or "1" in answer["text"] for answer in answers)
        await stage.until(lambda: stage.with_key(grown, ".wave") or "1 + 1" in str(grown.messages))
        # The service message of the new chat says the same once more.
        people[0].says(grown, "/", migrate_from_chat_id=-77)
        people[0].says(grown, "/table")
        await stage.until(lambda: "K" in str(said(grown)[-1].get("text")))
        assert stage.server.wrong == []


async def test_a_deleted_topic_is_left_alone(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group(forum=True)
        ala = stage.person("Ala")
        ala.says(room, "/new koblarz", message_thread_id=7, is_topic_message=True)
        await stage.until(lambda: stage.with_key(room, ".t.begin"))
        await stage.until(lambda: len(said(room)) == 2)
        for number in [message["message_id"] for message in said(room)]:
            del room.messages[number]
        room.shut = "Bad Request: message thread not found"
        ala.says(ala.private, "/start")
        ala.says(ala.private, "/join")
        # A change whose board cannot stand anywhere is tried once, and nothing is sent after it.
        ala.says(room, "/options target=200", message_thread_id=7, is_topic_message=True)
        await stage.until(
            lambda: stage.server.refused["editMessageText"] + stage.server.refused["sendMessage"]
        )
        tried = sum(stage.server.refused.values())
        before = stage.clock.now()
        await stage.until(lambda: stage.clock.now() > before + 300)
        assert sum(stage.server.refused.values()) <= tried + 3
        assert stage.server.wrong == []


async def test_a_former_board_that_is_too_old_to_be_deleted_loses_its_keys(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        ala, bolek, cyryl = (stage.person(name) for name in NAMES)
        stage.server.fault(
            "deleteMessage", 400, "Bad Request: message can't be deleted for everyone", times=9
        )
        await seated(stage, room, [ala, bolek, cyryl])
        board = await stage.until(lambda: stage.with_key(room, ".b."))
        # Nobody stakes: one is nudged, and the board stands there anew.
        await stage.until(lambda: (stage.with_key(room, ".b.") or board)["message_id"] > board["message_id"])
        await stage.until(lambda: "reply_markup" not in room.messages[board["message_id"]])
        assert stage.server.failed["deleteMessage 400"] and stage.server.wrong == []


async def test_who_is_no_admin_any_more_sets_nothing(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        boss = stage.person("Boss", status="administrator")
        boss.says(room, "/settings")
        page = await stage.until(lambda: stage.with_key(room, ".t.settings"))
        data = next(iter(datas(page)))
        assert "show_alert" not in await boss.answer(boss.taps(room, page, data)[0])
        room.members[boss.id] = "member"
        became = change(stage, boss, room, boss.user, "member", "member")
        stage.server.happens(chat_member=became)
        assert (await boss.answer(boss.taps(room, page, data)[0]))["show_alert"]
        assert stage.server.wrong == []


FORGED = (
    "", " ", "x" * 64, "ł" * 32, "1.b", "1.b.1", "1.b.1.", "1.b.999999999.aaaaaa", "1.p.0.1.do",
    "1.p.9.1.c0", "zzzzzzzzzzzzz.t.begin", "1.t.begin.now", "0.t.settings", "page 3", "page -1",
    "1.t.kick.99", "1.t.order.pass.yes", "'; DROP TABLE tables;--", "\x00\x01", "1.t.way.nowhere",
)  # fmt: skip


async def test_forged_keys_are_answered_and_change_nothing(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = await trio(stage, room, "kauboj")
        board = await stage.until(lambda: stage.with_key(room, ".t.menu"))
        panel = await stage.until(lambda: next((p for p in people if stage.with_key(p.private, ".p.")), None))
        stranger, text = stage.person("Dana"), board["text"]
        foreign = list(datas(stage.with_key(panel.private, ".p.") or {}))
        for data in (*FORGED, *foreign):
            if data:
                answer = await stranger.answer(stranger.taps(room, board, data)[0])
                assert "♠" not in answer.get("text", "") and "Traceback" not in answer.get("text", "")
        assert (stage.with_key(room, ".t.menu") or {})["text"].splitlines()[1:] == text.splitlines()[1:]
        assert stage.server.wrong == []


def test_every_key_of_the_largest_table_fits() -> None:
    table = TableId(LARGEST)
    keys = [
        BoardKey(table, 999_999_999, "abcdef"),
        PanelKey(table, Seat(6), 999_999_999, "abcdef"),
        *(TableKey(table, "order", (name, "yes")) for name in ("not-this-bank", "no-kontra")),
    ]
    for game in games().values():
        for name, field in game.options.model_fields.items():
            values = getattr(field.annotation, "__args__", None) or (True, False, 100_000)
            keys += [TableKey(table, "option", (name, str(value)[:12])) for value in values]
    assert all(len(write_key(key).encode()) <= MOST_DATA for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_texts_fit_in_every_language(tmp_path: Path, language: str) -> None:
    async with Stage(tmp_path, 5000.0) as stage:
        ala = stage.person("Ala", language=language)
        for number, game in enumerate(games().values()):
            ala.says(ala.private, f"/rules {game.id}")
            await stage.until(lambda number=number: _with(ala.private, ".t.tutorial") > number)
            ala.says(ala.private, "/help")
        assert max(len(message.get("text", "")) for message in said(ala.private)) <= 4096
        assert stage.server.wrong == []


def _with(room: Room, word: str) -> int:
    return sum(any(word in data for data in datas(message)) for message in room.messages.values())
