"""Leaving and being sent away: asked once more where it costs something, and only of who can go."""

import pytest

from bot.ports import TableId
from tests.bot.desk.counter import Counter, Guest, key_of, key_table, labels, said


async def three(counter: Counter) -> tuple[Guest, Guest, Guest, TableId]:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    ala, bolek, cyryl = guests
    return ala, bolek, cyryl, await counter.table(*guests)


@pytest.mark.parametrize("whom", ["2", "②", "bolek", "@Bolek"])
async def test_a_kick_is_voted_on_and_names_a_seat_in_any_way(counter: Counter, whom: str) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.begun(ala, bolek, cyryl)
    assert said(await ala.does(f"kick {whom}")) == "Your vote counts: 1 of 2."
    await cyryl.does(f"kick {whom}")
    assert counter.standing(table).people[1] is None


@pytest.mark.parametrize("whom", ["0", "9", "99999999999", "nobody", "Ala Bolek", "²"])
async def test_a_kick_of_nobody_is_answered_with_how_to_name_a_seat(counter: Counter, whom: str) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    await counter.begun(ala, bolek, cyryl)
    reply = await ala.does(f"kick {whom}")
    assert reply.alert and "/kick 2" in said(reply)


async def test_an_admin_kicks_alone(counter: Counter) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.begun(ala, bolek, cyryl)
    ala.admin = True
    asked = await ala.presses(key_of(await ala.does("kick"), "② Bolek"))
    assert "no sitting down again before it is over" in said(asked) and asked.in_place
    assert counter.standing(table).people[1] is not None, "what cannot be taken back is asked once more"
    done = await ala.presses_on(asked, "Kick")
    assert done.gone and counter.standing(table).people[1] is None
    assert (await ala.presses_on(asked, "Kick")).alert, "a second press finds nobody"
    await ala.does("kick 3")
    assert counter.standing(table).people[2] is None, "who types it means it"


async def test_what_was_asked_of_one_kicks_no_other_one(counter: Counter) -> None:
    ala, bolek, cyryl, dana = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana"))
    table = await counter.begun(ala, bolek, cyryl)
    ala.admin = True
    asked = await ala.presses(f"{key_table(table)}.t.kick.1")
    await bolek.does("leave")
    await dana.presses(f"{key_table(table)}.t.take.1")
    again = await ala.presses_on(asked, "Kick")
    assert "Kick ② Dana" in said(again) and counter.seat(table, dana) == 1
    await ala.presses_on(again, "Kick")
    assert counter.seat(table, dana) is None


async def test_of_votes_to_kick_the_one_that_decides_is_asked_once_more(counter: Counter) -> None:
    ala, bolek, cyryl, dana = guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    table = await counter.begun(*guests)
    key = f"{key_table(table)}.t.kick.1"
    assert said(await ala.presses(key)) == "Your vote counts: 1 of 3."
    asked = await cyryl.presses(key)
    assert labels(asked) == ["Kick"] and counter.seat(table, bolek) == 1
    await cyryl.presses_on(asked, "Kick")
    assert counter.seat(table, bolek) is None and counter.seat(table, dana) == 3


async def test_one_alone_is_not_led_through_a_question_to_a_refusal(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.begun(ala, bolek, game="zoliky")
    reply = await ala.presses(f"{key_table(table)}.t.kick.1")
    assert reply.alert and not labels(reply) and counter.seat(table, bolek) == 1


async def test_the_menus_key_to_leave_a_running_match_asks_once_more(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    bolek = guests[1]
    asked = await bolek.presses_on(await bolek.presses(f"{key_table(table)}.t.menu"), "Leave")
    assert "you come last" in said(asked) and counter.seat(table, bolek) == 1
    done = await bolek.presses_on(asked, "Leave")
    assert done.gone and "You have left" in said(done) and counter.seat(table, bolek) is None
    assert (await bolek.presses(f"{key_table(table)}.t.leave")).alert
    await guests[2].does("leave")
    assert counter.seat(table, guests[2]) is None, "who types it means it"


async def test_only_who_can_go_is_offered_to_be_kicked(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala)
    assert said(await ala.does("kick")) == "Nobody else sits here."
    await bolek.does("join")
    await ala.presses(f"{key_table(table)}.t.computer.1")
    assert labels(await ala.does("kick")) == ["② Bolek", "③ 🤖1"]
    await bolek.presses(f"{key_table(table)}.t.ready")
    await ala.does("begin")
    assert labels(await ala.does("kick")) == ["② Bolek"]


async def test_closing_is_told_as_a_vote_until_it_is_done(counter: Counter) -> None:
    people = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*people)
    await counter.room.clock.advance(1)
    first = said(await people[1].does("close"))
    assert "1" in first and "3" in first and "closed" not in first
    assert "closed" in said(await people[2].does("close"))


async def test_who_may_not_do_it_is_not_led_through_a_choice(counter: Counter) -> None:
    _, bolek, _, table = await three(counter)
    dana, word = counter.guest("Dana"), key_table(table)
    for guest in (bolek, dana):
        for data in (f"{word}.t.computer", f"{word}.t.computer.2", f"{word}.t.kick"):
            reply = await guest.presses(data)
            assert reply.alert and not labels(reply) and "Only the host" in said(reply)
    bolek.admin = True
    assert labels(await bolek.presses(f"{word}.t.computer")) == ["level 1", "level 2", "level 3"]
    seats = await dana.presses(f"{word}.t.swap")
    assert labels(seats)[:2] == ["④", "⑤"] and not any("Ala" in label for label in labels(seats))
    assert said(await dana.does(f"luck {counter.code(table)}")) == "You do not sit at this table."


async def test_a_full_lobby_says_so_before_a_choice(counter: Counter) -> None:
    people = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    table = await counter.table(*people, game="bauernschnapsen")
    for guest, word in ((people[0], "computer"), (counter.guest("Ewa"), "swap")):
        reply = await guest.presses(f"{key_table(table)}.t.{word}")
        assert reply.alert and said(reply) == "Every seat is taken."


async def test_what_is_too_late_is_said_before_a_choice(counter: Counter) -> None:
    ala, bolek, cyryl = (counter.guest(name) for name in ("Ala", "Bolek", "Cyryl"))
    table = await counter.begun(ala, bolek, cyryl)
    dana = counter.guest("Dana")
    for reply in (await ala.does("luck"), await ala.presses(f"{key_table(table)}.t.computer")):
        assert reply.alert and reply.ask is None and said(reply) == "The match has begun already."
    verified = said(await dana.does("verify"))
    assert verified.startswith("This match is not over") and verified.endswith(".")
    assert said(await dana.presses(f"{key_table(table)}.t.kick")) == "You do not sit at this table."
    dana.admin = True
    assert len(labels(await dana.presses(f"{key_table(table)}.t.kick"))) == 3


async def test_who_wants_a_rematch_is_told_how_many_do_and_that_it_begins(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    for guest in guests[:2]:
        await guest.does("finish")
    told = [said(await guest.presses(f"{key_table(table)}.t.rematch")) for guest in guests]
    assert ["1 of 3 is in" in told[0], "2 of 3 are in" in told[1]] == [True, True]
    assert told[2] == "The match begins."
