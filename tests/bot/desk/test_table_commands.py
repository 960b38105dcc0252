"""Commands at a table: who may, what is done, what is said, and how often it counts."""

import pytest

from bot.keys import action_hash
from bot.messages import Answer, Message, Tap
from bot.ports import TableId
from rules.kit.forms import Choice
from tests.bot.desk.counter import Counter, Guest, key_table, labels, said


async def three(counter: Counter) -> tuple[Guest, Guest, Guest, TableId]:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    ala, bolek, cyryl = guests
    return ala, bolek, cyryl, await counter.table(*guests)


async def test_join_and_leave(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala)
    assert "② Bolek" in said(await bolek.does("join"))
    assert counter.seat(table, bolek) == 1
    assert counter.code(table) in said(await bolek.does("leave"))
    assert counter.seat(table, bolek) is None


async def test_a_seat_may_be_named_when_joining(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala)
    await bolek.does("join 4")
    assert counter.seat(table, bolek) == 3


async def test_a_press_that_comes_twice_counts_once(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala)
    key = f"{key_table(table)}.t.join"
    await bolek.presses(key, source="press 9")
    await bolek.presses(f"{key_table(table)}.t.leave", source="press 10")
    await bolek.presses(key, source="press 9")
    assert counter.seat(table, bolek) is None


async def test_ready_is_pressed_and_pressed_again(counter: Counter) -> None:
    _, bolek, _, table = await three(counter)
    key = f"{key_table(table)}.t.ready"
    assert "You are ready" in said(await bolek.presses(key))
    assert counter.standing(table).lobby.ready == (1,)
    assert "not ready" in said(await bolek.presses(key))
    assert counter.standing(table).lobby.ready == ()


@pytest.mark.parametrize("line", ["begin", "close", "options target=300", "kick 2"])
async def test_only_the_host_or_an_admin_has_the_say_in_a_lobby(counter: Counter, line: str) -> None:
    _, bolek, _, table = await three(counter)
    before = counter.room.store.stored[table]
    reply = await bolek.does(line)
    assert reply.alert and "Only the host or an admin" in said(reply)
    assert counter.room.store.stored[table] == before and bolek.asked == 1


@pytest.mark.parametrize("line", ["close", "options target=300", "kick 2"])
async def test_an_admin_who_does_not_sit_there_has_the_say_too(counter: Counter, line: str) -> None:
    *_, table = await three(counter)
    admin = counter.guest("Root")
    admin.admin = True
    before = counter.room.store.stored[table]
    assert not (await admin.does(line)).alert
    assert counter.room.store.stored[table] != before


async def test_the_host_is_not_asked_for_by_the_platform(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    assert not (await ala.does("options target=300")).alert
    assert counter.standing(table).lobby.options["target"] == 300
    assert ala.asked == 0


async def test_a_platform_that_does_not_answer_costs_nobody_a_right(counter: Counter) -> None:
    _, bolek, _, table = await three(counter)
    bolek.silent = True
    reply = await bolek.does("begin")
    assert reply.alert and "platform did not answer" in said(reply)
    assert counter.standing(table).lobby is not None


async def test_begin_waits_until_everybody_is_ready(counter: Counter) -> None:
    ala, bolek, cyryl, table = await three(counter)
    assert "not ready" in said(await ala.does("begin"))
    for guest in (bolek, cyryl):
        await guest.presses(f"{key_table(table)}.t.ready")
    assert not (await ala.does("begin")).alert
    assert counter.standing(table).lobby is None


async def test_pause_resume_and_last_deal(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    await guests[0].does("pause")
    assert counter.standing(table).pause is not None
    await guests[1].does("resume")
    assert counter.standing(table).pause is None
    assert "1 of 3" in said(await guests[0].does("lastdeal"))
    assert "last one" in said(await guests[1].does("lastdeal"))
    assert counter.standing(table).last_deal


async def test_luck_is_a_persons_own_words(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    assert "/luck" in said(await ala.does("luck"))
    assert not (await ala.does("luck seven is my lucky table")).alert
    assert "seven is my lucky table" in counter.room.store.stored[table].row
    assert "64" in said(await ala.does("luck " + "x" * 65))


async def test_a_computer_is_added_at_a_level(counter: Counter) -> None:
    ala = counter.guest("Ala")
    table = await counter.table(ala)
    levels = await ala.presses(f"{key_table(table)}.t.computer")
    await ala.presses_on(levels, "level 2")
    seats = counter.standing(table).lobby.seats
    assert seats[1] is not None and (seats[1].person, seats[1].level) == (None, 2)
    assert (await ala.presses(f"{key_table(table)}.t.computer.9")).alert


async def test_where_partners_are_chosen_a_computer_is_put_at_a_seat(counter: Counter) -> None:
    ala = counter.guest("Ala")
    table = await counter.table(ala, game="bauernschnapsen")
    levels = await ala.presses(f"{key_table(table)}.t.computer")
    seats = await ala.presses_on(levels, "level 3")
    assert labels(seats) == ["②", "③", "④"] and "partner" in said(seats)
    await ala.presses_on(seats, "③")
    placed = counter.standing(table).lobby.seats
    assert [info.level if info is not None and info.person is None else None for info in placed] == [
        None, None, 3, None,
    ]  # fmt: skip
    again = await ala.presses_on(seats, "③")
    assert again.alert and "③" in said(again)
    assert (await ala.presses(f"{key_table(table)}.t.computer.1.9")).alert
    await ala.presses(f"{key_table(table)}.t.computer.1.1")
    last = await ala.presses(f"{key_table(table)}.t.computer.2")
    assert not labels(last), "one free seat is no choice"
    assert all(counter.standing(table).lobby.seats)


@pytest.mark.parametrize(
    "line",
    [
        "bet 2",
        "2",
        "/bet 2",
        "/bet@HospodaBot 2",
        "/play 2",
        "BET  2",
        "{code} 2",
        "/bet {code} 2",
        "play bet 2",
    ],
)
async def test_a_play_is_typed_in_many_ways(counter: Counter, line: str) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    code, (first, second) = counter.code(table), counter.standing(table).acting
    assert said(await guests[first].alone().types(line.format(code=code))) == "Done: you staked 2 at bank 1."
    assert counter.standing(table).acting == (second,)


@pytest.mark.parametrize("words", ["bet 9", "bet 0", "/bet 4"])
async def test_a_stake_that_cannot_be_is_answered_with_those_that_can(counter: Counter, words: str) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    reply = await guests[counter.standing(table).acting[0]].alone().types(words)
    assert reply.alert and said(reply) == "A stake is 1, 2 or 3: /bet 2"


async def test_what_means_nothing_is_answered_with_what_is_asked(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    seat = counter.standing(table).acting[0]
    reply = await guests[seat].does("bet seven")
    assert reply.alert and "means nothing here" in said(reply)


async def test_the_hand_is_a_page_for_its_person_alone(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    reply = await guests[0].does("hand")
    assert reply.page is not None and reply.secret
    stranger = await counter.guest("Dana").does("hand")
    assert stranger.page is None and "no table" in said(stranger)


async def test_record_and_verify(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    reply = await counter.guest("Dana").does("record")
    assert reply.file is not None and reply.file.name.startswith(f"hospoda-{counter.code(table)}")
    assert '"bet"' not in reply.file.body and "hospoda-record/1" in reply.file.body
    assert "not over" in said(await guests[0].does("verify")), "nothing has been dealt out yet"


async def test_the_record_of_the_last_match_is_there_when_none_runs(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    for guest in guests:
        await guest.does("finish")
    assert (await guests[0].does("record")).file is not None


async def test_the_menu_is_for_whoever_presses_it(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    menu = f"{key_table(table)}.t.menu"
    mine, theirs = await guests[0].presses(menu), await counter.guest("Dana").presses(menu)
    assert "Pause" in labels(mine) and "Pause" not in labels(theirs)
    for label in labels(mine):
        assert said(await guests[0].presses_on(mine, label)) or label in ("Close",)


async def test_seats_are_chosen_and_swapped_when_both_want_it(counter: Counter) -> None:
    ala, bolek, _, table = await three(counter)
    swap = f"{key_table(table)}.t.swap"
    await ala.presses_on(await ala.presses(swap), "② Bolek")
    await bolek.presses(swap)  # whoever was asked agrees by the same key
    assert (counter.seat(table, ala), counter.seat(table, bolek)) == (1, 0)


async def test_who_sits_down_is_written_to_in_the_platforms_language(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala", language="pl"), counter.guest("Bolek", language="pl-PL")
    await counter.table(ala)
    await bolek.does("join 3")
    for guest in (ala, bolek):
        assert (await counter.desk.person_settings(guest.person)).speaks == "pl"
    await bolek.alone().does("settings language en")
    assert (await counter.desk.person_settings(bolek.person)).speaks == "en"


@pytest.mark.parametrize("words", ["t.close", "t.remove.1", "t.computer.1", "t.begin"])
async def test_an_admin_elsewhere_has_no_say_over_a_table(counter: Counter, words: str) -> None:
    _, _, _, table = await three(counter)
    before = counter.room.store.stored[table]
    stranger = counter.guest("Edek")
    chief = counter.guest("Chief", "discord:2")
    chief.admin = True
    for guest in (stranger.alone(), chief):
        assert (await guest.presses(f"{key_table(table)}.{words}")).alert
    assert counter.room.store.stored[table] == before


async def test_the_last_act_of_a_match_is_told_in_the_words_of_its_game(counter: Counter) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.begun(ala, bolek, cyryl)
    turn, house = counter.standing(table).turn, counter.room.house
    asked = counter.room.chat.question(table, counter.standing(table).acting[0])
    assert asked is not None and isinstance(asked.forms[0], Choice)
    host = (ala, bolek, cyryl)[counter.standing(table).acting[0]]
    ask = house.ask

    async def ends(number: TableId, message: Message) -> Answer:
        """The table is no more awake than after the end of its match."""
        answer = await ask(number, message)
        if isinstance(message, Tap):
            house._awake.pop(number)
        return answer

    house.ask = ends  # type: ignore[method-assign]
    key = action_hash(asked.forms[0].options[0].action)
    reply = await host.presses(f"{key_table(table)}.b.{turn}.{key}")
    assert reply.game == "koblarz" and reply.names == ("Ala", "Bolek", "Cyryl")
    assert not reply.alert


@pytest.mark.parametrize("command", ["record", "verify"])
async def test_before_the_first_deal_there_is_nothing_to_look_at(counter: Counter, command: str) -> None:
    await counter.table(counter.guest("Ala"))
    reply = await counter.guest("Ala").does(command)
    assert reply.alert and reply.file is None and "begun" in said(reply)
