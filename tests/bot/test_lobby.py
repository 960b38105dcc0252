"""A table before it begins: seats, host, options, ready, luck, Begin (product.md, 1)."""

import asyncio

import pytest

from bot.agenda import HOST_SILENT
from bot.messages import AddComputer, Caller, Done, Gone, Say
from bot.seating import Settings
from bot.services import SitsElsewhere
from rules import find_game
from rules.kit.record import read_options, read_record
from rules.kit.seats import Seat
from rules.kit.verify import verify
from tests.bot.crowd import begun, caller, lobby, why
from tests.bot.room import Room


async def test_who_opens_a_table_sits_first_and_is_host(room: Room) -> None:
    table = await lobby(room, "Ala")
    assert table.names == ["Ala"] + [None] * 6 and table.host == "chat:Ala"
    assert table.standing.lobby is not None and table.standing.lobby.host == 0
    assert len(bytes.fromhex(table.standing.commitment)) == 32


async def test_the_commitment_is_on_disk_before_anybody_sits_down(room: Room) -> None:
    table = await lobby(room, "Ala")
    first = room.store.changes[0]
    assert first.version == 1 and first.secret is not None and table.row.fixed.commitment


async def test_joining_takes_the_next_free_seat_and_full_is_full(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl", "Dana", game="bauernschnapsen")
    assert table.names == ["Ala", "Bolek", "Cyryl", "Dana"]
    assert why(await table.word("Edek", "join")) == "refuse-lobby-full"
    assert why(await table.word("Bolek", "join")) == "refuse-seated"


async def test_a_seat_can_be_chosen_and_an_empty_one_moved_to(room: Room) -> None:
    table = await lobby(room, "Ala", game="bauernschnapsen")
    await table.sit("Bolek", 2)
    assert table.names == ["Ala", None, "Bolek", None]
    await table.sit("Ala", 3)
    assert table.names == [None, None, "Bolek", "Ala"]
    assert why(await table.sit("Cyryl", 3)) == "refuse-seat-taken"
    assert why(await table.sit("Cyryl", 4)) == "refuse-no-such-seat"


async def test_people_swap_once_both_want_it(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "ready")
    await table.sit("Ala", 1)
    assert table.names[:3] == ["Ala", "Bolek", "Cyryl"]
    assert table.standing.lobby is not None and table.standing.lobby.swaps == ((0, 1),)
    await table.sit("Bolek", 0)
    assert table.names[:3] == ["Bolek", "Ala", "Cyryl"]
    assert table.standing.lobby.swaps == () and table.standing.lobby.ready == ()


async def test_only_the_host_or_an_admin_begins_changes_options_or_closes(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    version = table.version
    refused = [
        await table.word("Bolek", "begin"),
        await table.word("Bolek", "close"),
        await table.computer("Bolek"),
        await table.remove("Bolek", 2),
        await table.option("Bolek", "turn_seconds", 60),
        await table.word("Stranger", "close"),
    ]
    assert all(why(answer) is not None for answer in refused) and table.version == version
    assert await table.word("Chief", "close", admin=True) == Done()
    assert table.standing.result is not None and table.standing.result.reason == "abandoned"


async def test_a_changed_option_is_announced_and_ready_is_asked_again(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "ready")
    assert await table.option("Ala", "turn_seconds", 60) == Done()
    seen = table.standing.lobby
    assert seen is not None and (seen.ready, seen.changed) == ((), "turn_seconds")
    assert table.row.fixed.settings.turn_seconds == 60
    assert why(await table.option("Ala", "turn_seconds", 3)) is not None
    assert why(await table.option("Ala", "no_such_option", 3)) is not None
    assert await table.option("Ala", "target", 300) == Done()
    assert table.row.fixed.options["target"] == 300


async def test_begin_waits_for_enough_people_who_are_all_ready(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek")
    assert why(await table.word("Ala", "begin")) == "refuse-too-few"
    await table.computer("Ala", 1)
    assert why(await table.word("Ala", "begin")) == "refuse-not-ready"
    await table.word("Bolek", "ready")
    await table.word("Bolek", "not-ready")
    assert why(await table.word("Ala", "begin")) == "refuse-not-ready"
    await table.word("Bolek", "ready")
    assert await table.word("Ala", "begin") == Done()
    assert table.row.moving.deal == 1 and table.standing.lobby is None
    assert table.standing.people == ("chat:Ala", "chat:Bolek", None)


async def test_gaps_close_at_begin_and_the_order_of_seats_stays(room: Room) -> None:
    table = await lobby(room, "Ala")
    await table.sit("Bolek", 4)
    await table.sit("Cyryl", 2)
    for name in ("Bolek", "Cyryl"):
        await table.word(name, "ready")
    await table.word("Ala", "begin")
    assert table.standing.names == ("Ala", "Cyryl", "Bolek")


async def test_everybodys_press_or_phrase_is_in_the_entropy_and_the_deal_can_be_checked(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek")
    await table.computer("Ala")
    await table.luck("Bolek", "  szczęście 7 ")
    await table.word("Bolek", "ready")
    press = caller("Ala", source="777")
    await table.say(Say(press, "begin"))
    ala, bolek, begin = table.row.fixed.entropy.split("|")
    assert ala.startswith("1:p") and bolek == "2:szczęście 7" and begin == "begin:777"
    for name in ("Ala", "Bolek"):
        await table.ballot(name, "finish")
    record = read_record((await room.house.record(table.id)).encode(), find_game)
    assert table.standing.result is not None and verify(record) is not None


@pytest.mark.parametrize("phrase", ["", "   ", "a|b", "x" * 65, "a\nb", "a\u202eb"])
async def test_luck_that_could_be_misread_is_refused(room: Room, phrase: str) -> None:
    table = await lobby(room, "Ala", "Bolek")
    assert why(await table.luck("Bolek", phrase)) == "refuse-luck"


async def test_a_silent_host_passes_the_table_on(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await room.clock.advance(HOST_SILENT - 1)
    assert table.host == "chat:Ala"
    await table.word("Ala", "ready")
    await room.clock.advance(HOST_SILENT - 1)
    assert table.host == "chat:Ala"
    await room.clock.advance(2)
    assert table.host == "chat:Bolek"


async def test_a_silent_table_is_passed_on_once_and_then_to_whoever_is_heard_of(
    room: Room,
) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await room.clock.advance(HOST_SILENT + 1)
    assert table.host == "chat:Bolek"
    before = len(room.store.changes)
    await room.clock.advance(5 * HOST_SILENT)
    assert table.host == "chat:Bolek" and len(room.store.changes) == before
    for name in ("Bolek", "Cyryl", "Ala"):
        await table.word(name, "ready")
    assert table.host == "chat:Bolek", "he was the first"
    await room.clock.advance(HOST_SILENT + 1)
    assert table.host == "chat:Cyryl"
    assert await table.word("Ala", "begin") == Done(), "whoever opened it comes back and begins"


async def test_a_host_who_is_alone_stays_host(room: Room) -> None:
    table = await lobby(room, "Ala")
    await room.clock.advance(3 * HOST_SILENT)
    assert table.host == "chat:Ala"


async def test_a_host_who_leaves_passes_it_on_and_the_last_one_closes_the_table(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek")
    await table.word("Ala", "leave")
    assert table.host == "chat:Bolek" and table.names[:2] == [None, "Bolek"]
    await table.say(Gone("chat:Bolek"))
    assert table.standing.result is not None and table.row.moving.ending is not None


async def test_the_same_press_counts_once(room: Room) -> None:
    table = await lobby(room, "Ala")
    press = caller("Ala", source="42")
    assert [await table.say(AddComputer(press, 1)) for _ in range(3)] == [Done()] * 3
    assert sum(name is not None for name in table.names) == 2


async def test_one_press_opens_one_table(room: Room) -> None:
    game = find_game("koblarz")
    assert game is not None
    opened = [
        await room.house.open_lobby(
            caller("Ala"), "chat", "koblarz", read_options(game, {}), Settings(), "update:9"
        )
        for _ in range(3)
    ]
    assert len(set(opened)) == 1 and len(room.store.stored) == 1


async def test_nobody_sits_at_two_tables_of_a_chat(room: Room) -> None:
    one = await lobby(room, "Ala", "Bolek")
    two = await lobby(room, "Cyryl")
    assert why(await two.word("Bolek", "join")) == "refuse-sits-elsewhere"
    assert why(await two.sit("Bolek", 3)) == "refuse-sits-elsewhere"
    await one.word("Bolek", "leave")
    assert await two.word("Bolek", "join") == Done()


async def test_two_joins_at_the_same_moment_give_one_seat(room: Room) -> None:
    one, two = await lobby(room, "Ala"), await lobby(room, "Cyryl")
    answers = [
        table.send(Say(Caller("chat:Bolek", "Bolek", False, f"x{i}"), "join"))
        for i, table in enumerate((one, two))
    ]
    said = [await answer for answer in answers]
    assert sorted(why(answer) or "" for answer in said) == ["", "refuse-sits-elsewhere"]


async def test_opening_and_joining_at_the_same_moment_give_one_seat(room: Room) -> None:
    game, one = find_game("koblarz"), await lobby(room, "Ala")
    assert game is not None
    joining = one.send(Say(Caller("chat:Bolek", "Bolek", False, "x1"), "join"))
    opening = room.house.open_lobby(
        caller("Bolek"), "chat", "koblarz", read_options(game, {}), Settings(), "update:9"
    )
    joined, opened = await asyncio.gather(joining, opening, return_exceptions=True)
    sits = await room.house.tables_of("chat:Bolek")
    assert len(sits) == 1 and (joined == Done()) == isinstance(opened, SitsElsewhere)


async def test_a_lobby_survives_a_restart(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "ready")
    await room.restart(60)
    await table.word("Cyryl", "ready")
    assert await table.word("Ala", "begin") == Done()
    assert table.standing.people == ("chat:Ala", "chat:Bolek", "chat:Cyryl")


async def test_removing_frees_a_seat_and_forgets_ready(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "ready")
    await table.remove("Ala", 1)
    assert table.names[:3] == ["Ala", None, "Cyryl"]
    assert table.row.affairs.lobby is not None and table.row.affairs.lobby.ready == ()
    assert why(await table.remove("Ala", 1)) == "refuse-seat-free"


async def test_a_match_that_has_begun_is_no_lobby_any_more(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    assert why(await table.option("Ala", "turn_seconds", 60)) == "refuse-begun"
    assert why(await table.luck("Ala", "x")) == "refuse-begun"
    assert why(await table.computer("Ala")) == "refuse-begun"
    assert why(await table.word("Ala", "ready")) == "refuse-begun"
    assert why(await table.sit("Edek", 0)) == "refuse-no-free-seat"
    assert Seat(0) == table.standing.host
