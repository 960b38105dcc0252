"""A command that could mean two tables asks which; a table is named by its code."""

import pytest

from bot.ports import Slot, TableId
from tests.bot.desk.counter import Counter, Guest, labels, said


async def two(counter: Counter) -> tuple[Guest, TableId, TableId]:
    """A person who sits at a table in each of two chats, and those tables."""
    ala = counter.guest("Ala")
    there = ala.elsewhere("discord:2")
    return ala, await counter.table(ala), await counter.table(there)


@pytest.mark.parametrize(
    "line", ["leave", "options", "close", "luck abc", "hand", "kick", "record", "verify"]
)
async def test_a_command_that_could_mean_two_tables_asks_which(counter: Counter, line: str) -> None:
    ala, first, second = await two(counter)
    before = dict(counter.room.store.stored)
    reply = await ala.alone().does(line)
    codes = [counter.room.store.stored[table].code for table in (first, second)]
    assert all(code in said(reply) for code in codes)
    assert labels(reply) == [f"{code} Koblarz" for code in codes]
    assert counter.room.store.stored == before


async def test_the_table_that_is_pressed_gets_the_command_and_the_question_goes(counter: Counter) -> None:
    ala, first, second = await two(counter)
    asked = await ala.alone().does("leave")
    reply = await ala.alone().presses_on(asked, labels(asked)[1])
    assert reply.gone and counter.code(second) in said(reply)
    assert counter.room.store.stored[first].status == "running"
    assert counter.room.store.stored[second].status == "over"


async def test_the_question_is_answered_once_and_only_by_who_was_asked(counter: Counter) -> None:
    ala, _, second = await two(counter)
    asked = await ala.alone().does("luck abc")
    label = labels(asked)[1]
    assert (await counter.guest("Bolek").presses_on(asked, label)).alert
    assert not (await ala.alone().presses_on(asked, label)).alert
    assert (await ala.alone().presses_on(asked, label)).alert
    assert "abc" in counter.room.store.stored[second].row


async def test_a_question_from_before_a_restart_is_old(counter: Counter) -> None:
    ala, *_ = await two(counter)
    asked = await ala.alone().does("leave")
    await counter.restart()
    reply = await ala.alone().presses_on(asked, labels(asked)[0])
    assert reply.alert and "no longer in use" in said(reply)


async def test_a_table_is_named_by_its_code_in_either_case(counter: Counter) -> None:
    ala, first, second = await two(counter)
    code = counter.room.store.stored[second].code
    await ala.alone().does(f"leave {code.lower()}")
    assert counter.room.store.stored[second].status == "over"
    assert counter.room.store.stored[first].status == "running"


async def test_a_code_that_no_table_has_is_answered_with_those_that_there_are(counter: Counter) -> None:
    ala, first, second = await two(counter)
    codes = {counter.room.store.stored[table].code for table in (first, second)}
    wrong = next(code for code in ("A2", "A3", "A4") if code not in codes)
    reply = await ala.alone().does(f"leave {wrong}")
    assert reply.alert and wrong in said(reply) and all(code in said(reply) for code in codes)


async def test_in_a_group_only_the_tables_of_that_group_count(counter: Counter) -> None:
    ala, first, second = await two(counter)
    await ala.does("leave")
    assert counter.room.store.stored[first].status == "over"
    assert counter.room.store.stored[second].status == "running"


async def test_a_play_goes_to_the_one_table_where_it_is_asked_for(counter: Counter) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    begun = await counter.begun(ala, bolek, cyryl)
    seat = counter.standing(begun).acting[0]
    person = (ala, bolek, cyryl)[seat]
    await counter.table(person.elsewhere("discord:2"))
    assert said(await person.alone().types("bet 2")) == "Done: you staked 2 at bank 1."


async def test_where_no_table_is_there_is_how_to_open_one(counter: Counter) -> None:
    ala = counter.guest("Ala")
    for line in (
        "join",
        "leave",
        "hand",
        "bet 2",
        "options",
        "record",
        "verify",
        "kick",
        "luck x",
        "close",
        "table",
    ):
        assert "/new" in said(await ala.does(line)), line


async def test_who_sits_nowhere_here_is_told_what_runs(counter: Counter) -> None:
    table = await counter.table(counter.guest("Ala"))
    reply = await counter.guest("Bolek").does("leave")
    assert counter.code(table) in said(reply) and "/join" in said(reply)


async def test_table_in_private_lists_all_tables_of_a_person_with_links(counter: Counter) -> None:
    ala, first, second = await two(counter)
    await counter.room.store.save_slots([Slot(second, "board", "discord:2", "77", 1)])
    reply = await ala.alone().does("table")
    lines = said(reply).splitlines()
    assert [line.split()[0] for line in lines] == [counter.room.store.stored[t].code for t in (first, second)]
    assert [key.url for row in reply.rows for key in row.keys] == ["https://example.org/discord:2/77"]


async def test_table_says_whose_turn_it_is_and_until_when(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    seat = counter.standing(table).acting[0]
    assert "· you · in" in said(await guests[seat].alone().does("table"))
    (other,) = {0, 1, 2} - set(counter.standing(table).acting)
    assert "· you ·" not in said(await guests[other].alone().does("table"))


async def test_in_a_chat_it_says_you_only_where_nobody_else_reads_it(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    one = guests[counter.standing(table).acting[0]]
    one.more["answers_are_private"] = True
    assert "· you ·" in said(await one.does("table"))
    one.more["answers_are_private"] = False
    assert "· you ·" not in said(await one.does("table"))
