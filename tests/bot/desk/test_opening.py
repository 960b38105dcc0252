"""``/new``: tables are opened once, within limits, with options in words."""

import asyncio
from typing import Any

import pytest

from bot.desk.talk import is_host
from bot.ports import TableId
from bot.rights import Act, Role, refused
from rules import games
from tests.bot.desk.counter import Counter, key_of, labels, said


async def test_new_without_a_game_offers_the_games_and_opens_nothing(counter: Counter) -> None:
    reply = await counter.guest("Ala").does("new")
    assert len(labels(reply)) == len(games()) and said(reply) == "Which game?"
    assert not counter.room.store.stored


async def test_a_game_from_its_key_opens_a_table_with_its_opener_as_host(counter: Counter) -> None:
    ala = counter.guest("Ala")
    reply = await ala.presses_on(await ala.does("new"), "Koblarz")
    (table,) = counter.room.store.stored
    standing = counter.standing(table)
    assert (standing.game, counter.seat(table, ala)) == ("koblarz", 0) and is_host(standing, ala.person)
    assert standing.code in said(reply) and "Silesian Koblarz" in said(reply)


@pytest.mark.parametrize("word", ["koblarz", "KOBLARZ", "kobl", "silesian", "śląski"])
async def test_a_game_may_be_typed_shortly_or_by_its_name_in_any_language(
    counter: Counter, word: str
) -> None:
    table = await counter.table(counter.guest("Ala"), game=word)
    assert counter.standing(table).game == "koblarz"


@pytest.mark.parametrize("word", ["chess", "ko", "k" * 500, "‮", "1"])
async def test_an_unknown_game_is_answered_with_those_that_there_are(counter: Counter, word: str) -> None:
    reply = await counter.guest("Ala").does(f"new {word}")
    assert reply.alert and "koblarz" in said(reply)
    assert not counter.room.store.stored


async def test_options_may_be_typed_with_new(counter: Counter) -> None:
    table = await counter.table(counter.guest("Ala"), options="target=300 turn=5m unrated rolls=alternate")
    standing = counter.standing(table)
    assert standing.lobby is not None
    assert (standing.lobby.options["target"], standing.lobby.options["rolls"]) == (300, "alternate")
    assert (standing.settings.turn_seconds, standing.settings.rated) == (300.0, False)


@pytest.mark.parametrize(
    ("options", "right"),
    [
        ("target=99", "100 to 2,000"),
        ("turn=5", "15 seconds to 7 days"),
        ("colour=red", "numbers"),
        ("target=x", "100"),
    ],
)
async def test_a_wrong_option_opens_nothing_and_is_answered_with_what_is_right(
    counter: Counter, options: str, right: str
) -> None:
    reply = await counter.guest("Ala").does(f"new koblarz {options}")
    assert reply.alert and right in said(reply)
    assert not counter.room.store.stored


async def test_one_source_opens_one_table_also_after_a_restart(counter: Counter) -> None:
    ala = counter.guest("Ala")
    first = await ala.does("new koblarz", source="update 7")
    second = await ala.does("new koblarz", source="update 7")
    assert len(counter.room.store.stored) == 1 and said(first) == said(second)
    await counter.restart()
    assert said(await ala.does("new koblarz", source="update 7")) == said(first)
    assert len(counter.room.store.stored) == 1


async def test_one_source_that_comes_twice_at_the_same_moment_opens_one_table(counter: Counter) -> None:
    ala = counter.guest("Ala")
    replies = await asyncio.gather(*(ala.hurries("new koblarz", "update 7") for _ in range(3)))
    assert len(counter.room.store.stored) == 1
    assert len({said(reply) for reply in replies}) == 1


async def test_a_chat_has_no_more_tables_than_it_may(counter: Counter) -> None:
    for name in ("Ala", "Bolek", "Cyryl"):
        await counter.table(counter.guest(name))
    reply = await counter.guest("Dana").does("new koblarz")
    assert reply.alert and "3 tables" in said(reply)
    assert all(table.code in said(reply) for table in counter.room.store.stored.values())
    assert len(counter.room.store.stored) == 3


async def test_many_who_open_at_once_do_not_open_more(counter: Counter) -> None:
    guests = [counter.guest(f"Guest {n}") for n in range(8)]
    await asyncio.gather(*(guest.hurries("new koblarz") for guest in guests))
    assert len(counter.room.store.stored) == 3


async def test_a_telegram_group_has_two_tables(counter: Counter) -> None:
    for name in ("Ala", "Bolek"):
        await counter.table(counter.guest(name, "telegram:-1", platform="telegram"))
    reply = await counter.guest("Dana", "telegram:-1", platform="telegram").does("new koblarz")
    assert "2 tables" in said(reply) and len(counter.room.store.stored) == 2


async def test_the_limit_is_the_chats_own_where_its_admins_have_set_it(counter: Counter) -> None:
    admin = counter.guest("Ala")
    admin.admin = True
    await admin.does("settings tables 1")
    await counter.table(admin)
    assert "1 table already" in said(await counter.guest("Bolek").does("new koblarz"))


async def test_a_person_sits_at_one_table_of_a_chat_and_at_any_number_of_chats(counter: Counter) -> None:
    ala = counter.guest("Ala")
    table = await counter.table(ala)
    reply = await ala.does("new koblarz")
    assert reply.alert and counter.code(table) in said(reply)
    await counter.table(ala.elsewhere("discord:2"))
    assert len(counter.room.store.stored) == 2


async def test_where_admins_open_tables_others_are_told_so(counter: Counter) -> None:
    admin, bolek = counter.guest("Ala"), counter.guest("Bolek")
    admin.admin = True
    await admin.does("settings opened_by admins")
    reply = await bolek.does("new koblarz")
    refusal = refused(Act.OPEN_GUARDED, Role.STRANGER)
    assert refusal is not None and reply.said == (refusal.reason,)
    await counter.table(admin)
    assert len(counter.room.store.stored) == 1


async def test_where_everybody_opens_tables_the_platform_is_not_asked_about_admins(counter: Counter) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala)
    assert ala.asked == 0


async def test_new_tables_have_the_chats_default_options_and_clock(counter: Counter) -> None:
    admin = counter.guest("Ala")
    admin.admin = True
    await admin.does("settings turn 300")
    await admin.does("settings rated no")
    page = await admin.presses_on(
        await admin.presses_on(await admin.does("settings"), "Koblarz"), "points to reach"
    )
    await admin.presses(key_of(page, "300"))
    standing = counter.standing(await counter.table(admin))
    assert standing.lobby is not None and standing.lobby.options["target"] == 300
    assert (standing.settings.turn_seconds, standing.settings.rated) == (300.0, False)


async def test_the_language_of_a_chat_comes_from_its_platform_at_first(counter: Counter) -> None:
    await counter.table(counter.guest("Ala", chat_language="pl-PL"))
    assert (await counter.desk.chat_settings("discord:1")).language == "pl"


async def test_the_first_board_of_a_chat_is_in_its_language_already(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, kept = counter.room.house, list[str | None]()
    opens = house.open_lobby

    async def open_lobby(*given: Any) -> TableId:
        kept.append((await counter.desk.chat_settings("discord:1")).language)
        return await opens(*given)

    monkeypatch.setattr(house, "open_lobby", open_lobby)
    await counter.table(counter.guest("Ala", chat_language="pl-PL"))
    assert kept == ["pl"]


async def test_several_options_are_taken_each_with_its_value_in_words(counter: Counter) -> None:
    table = await counter.table(counter.guest("Ala"), options="target 200 turn 120 window 5")
    standing = counter.standing(table)
    assert standing.lobby is not None and standing.lobby.options["target"] == 200
    assert (standing.settings.turn_seconds, standing.settings.interrupt_seconds) == (120, 5)
