"""Hands and plays are answered in private or not at all; a first join finds a private way."""

from re import fullmatch

import pytest

from bot.desk.commands import HIDDEN, NAMES, PLAYS
from bot.ports import TableId
from tests.bot.desk.counter import Counter, Guest, key_of, key_table, labels, said

GROUP = "telegram:-1"


def guest(counter: Counter, name: str) -> Guest:
    """Somebody in a Telegram group, where all see what a command is answered."""
    return counter.guest(
        name,
        GROUP,
        platform="telegram",
        answers_are_private=False,
        start_url=lambda word: f"https://t.me/B?start={word}",
    )


async def test_what_is_typed_of_a_play_in_a_group_is_never_judged(counter: Counter) -> None:
    guests = [guest(counter, name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    before = counter.room.store.stored[table]
    replies = [
        await person.does(line)
        for person in (*guests, guest(counter, "Dana"))
        for line in ("bet 2", "bet 9", "bet", "pass", "pass 3♠ 4♥ 5♣", "play K♠", "play", "play nonsense")
    ]
    assert {said(reply) for reply in replies} == {"Plays are taken in private."}
    assert all(reply.delete and not reply.secret and reply.page is None for reply in replies)
    assert len({reply.url for reply in replies}) == 4  # each person's own way to the bot
    assert len({tuple(key_of(reply, label) for label in labels(reply)) for reply in replies}) == 1
    assert labels(replies[0]) == ["My hand"]
    assert counter.room.store.stored[table] == before


async def test_the_key_of_that_answer_shows_everybody_his_own_hand_alone(counter: Counter) -> None:
    guests = [guest(counter, name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests, game="kauboj")
    answer = await guests[0].does("pass 3♠")
    for person in guests:
        pressed = counter.guest(person.name, GROUP, platform="telegram")
        shown = await pressed.presses_on(answer, "My hand")
        assert shown.page is not None and shown.secret and shown.short
    for stranger in (counter.guest("Dana", GROUP), counter.guest("Eva", "telegram:-2")):
        shown = await stranger.presses_on(answer, "My hand")
        assert shown.alert and shown.page is None


async def test_whoever_sits_at_two_tables_is_asked_whose_hand_he_wants(counter: Counter) -> None:
    ala = guest(counter, "Ala")
    answer = await ala.does("play K♠")
    await counter.begun(ala, guest(counter, "Bolek"), guest(counter, "Cyryl"))
    elsewhere = [counter.guest(name, "telegram:-2", platform="telegram") for name in ("Ala", "Dana", "Eva")]
    await counter.begun(*elsewhere)
    asked = await ala.alone().presses_on(answer, "My hand")
    assert len(labels(asked)) == 2
    shown = await ala.alone().presses_on(asked, labels(asked)[1])
    assert shown.page is not None and shown.gone


async def test_a_hand_is_not_shown_where_others_see_it(counter: Counter) -> None:
    person = guest(counter, "Ala")
    await counter.table(person)
    reply = await person.does("hand")
    assert reply.page is None and not reply.delete and reply.url is not None


async def test_no_command_that_others_see_is_answered_with_a_secret(counter: Counter) -> None:
    guests = [guest(counter, name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    for name in NAMES:
        for words in ("", " 2", " K♠"):
            reply = await guests[0].does(name + words)
            assert reply.page is None and not reply.secret, name


async def test_where_answers_are_private_plays_and_hands_are_answered(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    for name in HIDDEN:
        reply = await guests[0].does(name)
        assert reply.secret and not reply.delete
    assert set(PLAYS) < set(HIDDEN)


async def test_a_group_message_that_is_no_command_is_not_for_us(counter: Counter) -> None:
    ala = counter.guest("Ala")
    assert await ala.types("bet 2") is None
    assert await ala.types("/help") is not None
    assert await ala.alone().types("hello") is not None


async def test_a_first_join_of_a_card_game_opens_the_bot_and_coming_back_seats(counter: Counter) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="kauboj")
    reply = await bolek.presses(f"{key_table(table)}.t.join")
    assert reply.url is not None and counter.seat(table, bolek) is None
    payload = reply.url.partition("start=")[2]
    assert counter.code(table) in said(await bolek.alone().does(f"start {payload}"))
    assert counter.seat(table, bolek) == 1


async def test_who_opens_a_table_of_cards_is_shown_the_way_to_the_bot_and_sits_all_the_same(
    counter: Counter,
) -> None:
    host = guest(counter, "Ala")
    reply = await host.does("new kauboj")
    assert reply.url is not None and "/join here" in said(reply)
    (table,) = counter.room.store.stored
    back = await host.alone().does(f"start {reply.url.partition('start=')[2]}")
    assert not back.alert and counter.code(table) in said(back) and counter.seat(table, host) == 0
    assert (await guest(counter, "Ala").elsewhere("telegram:-2").does("new kauboj")).url is None
    assert (await guest(counter, "Bolek").does("new koblarz")).url is None


@pytest.mark.parametrize("label", ["Here", "Private chat"])
async def test_where_the_bot_may_write_first_who_opens_a_table_of_cards_chooses_as_well(
    counter: Counter, label: str
) -> None:
    host = counter.guest("Ala")
    reply = await host.does("new kauboj")
    assert labels(reply) == ["Here", "Private chat"]
    after = await host.presses_on(reply, label)
    assert after.gone and not after.alert and said(after) == f"my hand comes: {label}"
    way = (await counter.desk.person_settings(host.person)).way
    assert way == {"Here": "here", "Private chat": "private"}[label]


@pytest.mark.parametrize("words", ["here", "HERE", "tutaj", "овде"])
async def test_who_wants_no_private_chat_joins_here(counter: Counter, words: str) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="kauboj")
    asked = await bolek.does("join")
    assert asked.url is not None and "/join here" in said(asked) and counter.seat(table, bolek) is None
    reply = await bolek.does(f"join {words}")
    assert reply.url is None and counter.seat(table, bolek) == 1
    assert (await counter.desk.person_settings(bolek.person)).way == "here"


async def test_a_payload_is_useless_to_others_and_when_it_was_changed(counter: Counter) -> None:
    host, bolek, cyryl = (guest(counter, name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.table(host, game="kauboj")
    url = (await bolek.presses(f"{key_table(table)}.t.join")).url
    assert url is not None
    payload = url.partition("start=")[2]
    for person, word in (
        (cyryl, payload),
        (bolek, payload[:-1] + "z"),
        (bolek, f"9{payload}"),
        (bolek, "-"),
        (bolek, "1-é"),
        (bolek, "99999999999999999999-0"),
        (bolek, "²-0"),
    ):
        reply = await person.alone().does(f"start {word}")
        assert reply.alert and "somebody else" in said(reply)
    assert counter.seat(table, cyryl) is None and counter.seat(table, bolek) is None


async def test_who_has_opened_the_bot_once_joins_at_once(counter: Counter) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="kauboj")
    await bolek.alone().does("start")
    reply = await bolek.presses(f"{key_table(table)}.t.join")
    assert reply.url is None and counter.seat(table, bolek) == 1


async def test_who_has_blocked_the_bot_is_asked_to_open_it_again(counter: Counter) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="kauboj")
    await bolek.alone().does("start")
    await counter.desk.bot_removed(bolek.person)
    assert (await bolek.presses(f"{key_table(table)}.t.join")).url is not None


@pytest.mark.parametrize(("label", "way"), [("Here", "here"), ("Private chat", "private")])
async def test_where_the_bot_may_write_first_a_first_join_asks_once(
    counter: Counter, label: str, way: str
) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala, game="kauboj")
    asked = await bolek.does("join")
    assert counter.seat(table, bolek) is None
    assert (await bolek.presses_on(asked, label)).gone
    assert counter.seat(table, bolek) == 1
    assert (await counter.desk.person_settings(bolek.person)).way == way
    await bolek.does("leave")
    await bolek.does("join")
    assert counter.seat(table, bolek) == 1


@pytest.mark.parametrize("label", ["Here", "Private chat"])
async def test_the_seat_that_is_wanted_is_taken_after_the_question_and_a_restart(
    counter: Counter, label: str
) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala, game="bauernschnapsen")
    asked = await bolek.does("join 4")
    assert counter.seat(table, bolek) is None
    await counter.restart()
    assert not (await bolek.presses_on(asked, label)).alert
    await bolek.does("table")
    assert counter.seat(table, bolek) == 3


async def test_the_way_to_the_bot_leads_to_the_seat_that_is_wanted(counter: Counter) -> None:
    host, bolek, cyryl = (guest(counter, name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.table(host, game="bauernschnapsen")
    reply = await bolek.does("join 4")
    assert reply.url is not None and "/join 4 here" in said(reply)
    payload = reply.url.partition("start=")[2]
    assert fullmatch(r"[A-Za-z0-9_-]{1,64}", payload)
    number, _, proof = payload.split("-")
    for person, word in ((cyryl, payload), (bolek, f"{number}-2-{proof}"), (bolek, f"{number}-{proof}")):
        assert "somebody else" in said(await person.alone().does(f"start {word}"))
    await counter.restart()
    assert "④" in said(await bolek.alone().does(f"start {payload}"))
    assert counter.seat(table, bolek) == 3


async def test_a_payload_of_the_last_table_and_seat_is_short_enough(counter: Counter) -> None:
    payload = counter.desk._means.payload(TableId(10**15 - 1), "telegram:1", 999)
    assert len(payload) <= 64
    assert counter.desk._means.read_payload(payload, "telegram:1") == (10**15 - 1, 999)


async def test_whose_seat_is_gone_when_he_comes_is_told_so_and_sits_nowhere_else(counter: Counter) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.table(ala, game="bauernschnapsen")
    asked = await bolek.does("join 4")
    await cyryl.does("join 4 here")
    assert said(await bolek.presses_on(asked, "Here")) == "④ is taken."
    assert counter.seat(table, bolek) is None


async def test_in_a_running_match_the_free_seat_that_was_named_is_taken(counter: Counter) -> None:
    people = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*people, game="kauboj")
    for gone in (people[0], people[2]):
        await gone.does("leave")
    late = counter.guest("Ewa")
    await late.presses_on(await late.does("join 3"), "Here")
    assert counter.seat(table, late) == 2


@pytest.mark.parametrize("words", ["here 3", "3 here", "③ tutaj"])
async def test_a_seat_and_here_may_be_said_in_any_order(counter: Counter, words: str) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="bauernschnapsen")
    assert (await bolek.does(f"join {words}")).url is None
    assert counter.seat(table, bolek) == 2
    assert (await counter.desk.person_settings(bolek.person)).way == "here"


async def test_koblarz_needs_no_private_way(counter: Counter) -> None:
    host, bolek = guest(counter, "Ala"), guest(counter, "Bolek")
    table = await counter.table(host, game="koblarz")
    await bolek.presses(f"{key_table(table)}.t.join")
    assert counter.seat(table, bolek) == 1


@pytest.mark.parametrize("line", ["join", "join 2", "join 9"])
async def test_at_a_full_table_nobody_is_asked_where_his_hand_shall_come(counter: Counter, line: str) -> None:
    people = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    await counter.table(*people, game="kauboj")
    for late in (counter.guest("Ewa"), guest(counter, "Ewa").elsewhere(people[0].chat)):
        reply = await late.does(line)
        assert reply.alert and labels(reply) in ([], ["Tell me"]) and reply.url is None
        assert (
            said(reply)
            == {
                "join": "Every seat is taken.",
                "join 2": "② is taken.",
                "join 9": "There is no such seat at this table.",
            }[line]
        )


async def test_a_running_match_has_to_have_a_free_seat_before_the_way_is_asked_for(counter: Counter) -> None:
    people = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*people, game="kauboj")
    late = counter.guest("Ewa")
    assert labels(await late.does("join")) == ["Tell me"], "nobody has left"
    await people[1].does("leave")
    assert not labels(await late.does("join 1"))
    assert labels(await late.does("join")) == ["Here", "Private chat"]
