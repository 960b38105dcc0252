"""Seats during a match: leaving, taking a seat, kicking, votes, pauses, rematch, idle closing."""

import pytest

from bot.agenda import HELD, IDLE, IDLE_WARNED, PAUSE
from bot.messages import Done, Gone, Hand, Peeked
from bot.pages.panel import panel
from rules.kit.seats import Seat
from tests.bot.crowd import Crowd, begun, caller, lobby, why
from tests.bot.room import Room


async def test_who_leaves_hands_the_seat_to_a_computer_and_it_is_free(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    assert await table.word("Bolek", "leave") == Done()
    standing = table.standing
    assert (standing.free, standing.computers) == ((1,), (1,))
    assert standing.people == ("chat:Ala", None, "chat:Cyryl")
    assert standing.names[1] == "Bolek"
    asked = table.asked
    assert 1 not in asked and asked
    # Whoever was asked together with him still is, and the computer answers for the seat.
    await room.clock.advance(120)
    assert table.row.moving.ending is None and len(table.steps) > 0


async def test_leaving_is_what_being_removed_from_the_chat_is(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    await room.house.person_gone("chat", "chat:Cyryl")
    assert table.standing.free == (2,)
    assert why(await table.say(Gone("chat:Nobody"))) == "refuse-not-seated"


async def test_a_stranger_takes_the_free_seat_and_the_next_decision_is_his(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "leave")
    assert why(await table.sit("Dana", 0)) == "refuse-seat-not-free"
    assert await table.sit("Dana", 1) == Done()
    assert table.standing.free == () and table.standing.names[1] == "Dana"
    assert table.standing.people[1] == "chat:Dana"


async def test_who_has_seen_a_hand_of_this_deal_may_only_take_that_seat_again(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", "Dana", game="bauernschnapsen")
    await table.word("Bolek", "leave")
    await table.word("Dana", "leave")
    assert why(await table.sit("Bolek", 3)) == "refuse-hand-seen"
    assert await table.sit("Bolek", 1) == Done()
    assert await table.sit("Edek", 3) == Done()


async def test_what_was_seen_counts_for_that_deal_only(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    await table.word("Bolek", "leave")
    await table.word("Cyryl", "leave")
    deal = table.row.moving.deal
    for _ in range(400):
        await room.clock.advance(15)
        if table.row.moving.finished == deal or table.row.moving.ending:
            break
    assert table.row.moving.finished == deal and table.row.affairs.seen == ()


async def test_the_host_who_leaves_a_match_passes_it_on(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    await table.word("Ala", "leave")
    assert table.host == "chat:Bolek" and table.standing.host == 1


async def test_with_nobody_human_left_the_table_stands_still_until_somebody_sits_down(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    for name in ("Ala", "Bolek", "Cyryl"):
        await table.word(name, "leave")
    pause = table.standing.pause
    assert pause is not None and pause.by is None and pause.until is None
    steps = len(table.steps)
    await room.clock.advance(3600)
    assert len(table.steps) == steps
    assert await table.sit("Cyryl", 2) == Done()
    assert table.standing.pause is None and table.host == "chat:Cyryl"
    await room.clock.advance(30)
    assert len(table.steps) > steps


async def test_a_pause_stops_every_clock_and_what_was_left_is_left(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=90)
    before = [prompt.due for prompt in table.row.moving.prompts]
    await room.clock.advance(30)
    assert await table.word("Bolek", "pause") == Done()
    assert why(await table.bet(table.asked[0], 1)) == "refuse-paused"
    await room.clock.advance(100)
    assert table.standing.pause is not None and not any(p.misses for p in table.row.moving.prompts)
    assert await table.word("Ala", "resume") == Done()
    after = [prompt.due for prompt in table.row.moving.prompts]
    assert [None if d is None else d + 100 for d in before] == after
    assert why(await table.word("Bolek", "pause")) == "refuse-pause-had"
    assert why(await table.word("Bolek", "resume")) == "refuse-not-paused"


async def test_what_is_closed_while_it_is_paused_stands_still_no_more(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", "Dana", game="zoliky")
    await table.word("Dana", "leave")
    await table.ballot("Bolek", "last")
    await table.word("Bolek", "pause")
    await table.word("Ala", "close", admin=True)
    standing = table.standing
    assert standing.result is not None and (standing.pause, standing.until) == (None, None)
    peeked = await table.say(Hand(caller("Bolek")))
    assert isinstance(peeked, Peeked)
    page = panel(peeked.post, "en")
    assert page.until is None and "notice" not in repr((page.head, page.lines, page.rows))


async def test_a_pause_ends_by_itself(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    await table.word("Bolek", "pause")
    await room.clock.advance(PAUSE + 1)
    assert table.standing.pause is None


async def test_more_than_half_of_the_others_kick_somebody(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", "Dana")
    assert why(await table.ballot("Dana", "kick", 3)) == "refuse-kick-oneself"
    assert why(await table.ballot("Stranger", "kick", 3)) is not None
    await table.ballot("Ala", "kick", 3)
    assert table.standing.free == ()
    await table.ballot("Bolek", "kick", 3)
    assert table.standing.free == (3,)


async def test_who_was_kicked_while_he_was_there_does_not_sit_down_again_in_this_match(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", "Dana")
    await table.ballot("Ala", "kick", 3)
    await table.ballot("Bolek", "kick", 3)
    assert why(await table.word("Dana", "join")) == "refuse-kicked"
    assert why(await table.sit("Dana", 3)) == "refuse-kicked"
    await room.restart()
    assert why(await table.sit("Dana", 3)) == "refuse-kicked"
    assert why(await table.typed("Dana", "bet 1")) == "refuse-kicked", "he is told of no seat that is free"
    assert await table.sit("Eva", 3) == Done()


async def test_who_was_kicked_while_he_was_away_may_come_back(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    names, gone = ("Ala", "Bolek", "Cyryl"), table.asked[0]
    while gone not in table.standing.away:
        await room.clock.advance(16)
    for there in (names[gone - 1], names[gone - 2]):
        await table.word(there, "back")
        await table.ballot(there, "kick", gone)
    assert table.standing.free == (gone,)
    assert await table.sit(names[gone], gone) == Done()


async def test_one_alone_kicks_nobody_who_is_there(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", game="zoliky")
    assert why(await table.ballot("Bolek", "kick", 0)) == "refuse-kick-alone"
    assert table.standing.votes == ()
    assert await table.ballot("Chief", "kick", 0, admin=True) == Done()


async def test_an_admin_kicks_and_closes_alone(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    assert await table.ballot("Chief", "kick", 1, admin=True) == Done()
    assert table.standing.free == (1,)
    assert await table.word("Chief", "close", admin=True) == Done()
    assert table.standing.result is not None and table.standing.result.reason == "abandoned"


async def test_the_host_alone_closes_only_before_the_first_deal_has_ended(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    other = await begun(room, "Dana", "Edek", "Fela")
    assert await other.word("Dana", "close") == Done() and other.standing.result is not None
    for _ in range(400):
        if table.row.moving.finished:
            break
        await room.clock.advance(5)
    for name in ("Ala", "Bolek", "Cyryl"):
        await table.word(name, "back")
    await table.word("Ala", "close")
    assert table.standing.result is None
    await table.word("Bolek", "close")
    assert table.standing.result is not None and table.standing.result.reason == "abandoned"


async def test_the_last_deal_is_voted_and_the_totals_stand(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    await table.ballot("Ala", "last")
    assert not table.standing.last_deal
    await table.ballot("Bolek", "last")
    assert table.standing.last_deal
    for _ in range(400):
        if table.row.moving.ending:
            break
        await room.clock.advance(5)
    ending = table.row.moving.ending
    assert ending is not None and ending.reason == "agreed" and table.row.moving.finished == 1


async def test_a_rematch_holds_the_seats_until_everybody_has_confirmed(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    for name in ("Ala", "Bolek"):
        await table.ballot(name, "finish")
    assert why(await table.word("Edek", "rematch")) == "refuse-not-seated"
    assert await table.word("Bolek", "rematch") == Done()
    following = table.standing.rematch
    assert following is not None
    assert await table.word("Bolek", "rematch") != Done()  # He has confirmed already.
    after = Crowd(room, following)
    seen = after.standing.lobby
    assert seen is not None and (seen.held, seen.ready) == ((0, 2), (1,))
    assert await after.word("Ala", "confirm") == Done()
    assert await table.word("Cyryl", "rematch") == Done()
    assert after.row.moving.deal == 1 and after.standing.names == ("Ala", "Bolek", "Cyryl")
    assert after.row.fixed.commitment != table.row.fixed.commitment


@pytest.mark.parametrize("how", ["leaves", "is kicked"])
async def test_in_a_rematch_the_seat_of_who_has_gone_is_a_computers_with_its_own_name(
    room: Room, how: str
) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    if how == "leaves":
        await table.word("Ala", "leave")
    else:
        await table.ballot("Chief", "kick", 0, admin=True)
    for name in ("Bolek", "Cyryl"):
        await table.ballot(name, "finish")
    for name in ("Bolek", "Cyryl"):
        assert await table.word(name, "rematch") == Done()
    after = Crowd(room, table.standing.rematch or table.id)
    assert after.standing.names == ("🤖2", "Bolek", "Cyryl") and after.row.moving.deal == 1
    assert "Ala" not in after.row.dump()


async def test_who_does_not_confirm_a_rematch_loses_the_seat(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    for name in ("Ala", "Bolek"):
        await table.ballot(name, "finish")
    await table.word("Ala", "rematch")
    await room.clock.advance(HELD + 1)
    after = Crowd(room, table.standing.rematch or table.id)
    assert after.names[:3] == ["Ala", None, None] and after.host == "chat:Ala"
    assert await after.word("Dana", "join") == Done()


async def test_a_rematch_that_too_few_are_left_for_does_not_begin_by_itself(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    for name in ("Ala", "Bolek"):
        await table.ballot(name, "finish")
    await table.word("Ala", "rematch")
    after = Crowd(room, table.standing.rematch or table.id)
    assert await after.word("Cyryl", "leave") == Done()
    assert await after.word("Bolek", "confirm") == Done()
    assert after.row.moving.deal == 0 and after.names[:3] == ["Ala", "Bolek", None]
    assert why(await after.word("Ala", "begin")) == "refuse-too-few"
    await after.word("Dana", "join")
    await after.word("Dana", "ready")
    assert await after.word("Ala", "begin") == Done() and after.row.moving.deal == 1


async def test_an_idle_table_is_warned_and_a_day_later_closed_with_its_record_kept(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek")
    await room.clock.advance(IDLE - 10)
    await table.word("Ala", "ready")
    await room.clock.advance(IDLE - 10)
    assert not table.row.affairs.warned
    await room.clock.advance(20)
    assert table.row.affairs.warned and table.row.moving.ending is None
    await room.clock.advance(IDLE_WARNED + 10)
    assert table.row.moving.ending is not None and (await table.record())["result"]["over"]


async def test_standing_and_seat_numbers_agree(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    seats = [table.row.fixed.seat_of(person or "") for person in table.standing.people]
    assert seats == [Seat(0), Seat(1), Seat(2)]
