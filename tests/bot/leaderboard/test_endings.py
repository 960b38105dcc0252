"""What a table tells of its match as it ends: who sat where and when, whether it counts and why not."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.barring import barred
from bot.leaderboard.ports import Board
from bot.leaderboard.results import MatchResult
from bot.messages import Say
from bot.settings import ChatSettings, dump
from rules.kit.scene import Refusal
from tests.bot.crowd import Crowd, begun, caller, lobby, why
from tests.bot.room import At, Room

SHORT = {"wallets": [1, 1, 1], "jokers": [False] * 3, "fires": [False] * 3, "socks": [1, 2, 3]}
"""A game of Koblarz that is over after few rolls."""
DRAWN = {"wallets": [0, 0, 0], "jokers": [False] * 3, "fires": [False] * 3, "socks": [1, 1, 1]}
"""One that is a Silesian draw as it begins."""


@pytest.fixture
async def room() -> Any:
    room = Room()
    await room.start()
    yield room
    await room.house.close()


async def to_the_end_of_the_deal(at: At) -> None:
    for _ in range(1000):
        if at.standing.over is not None or at.standing.result is not None:
            return
        await at.room.clock.advance(7)
    raise AssertionError


def result(at: At) -> MatchResult:
    return at.room.store.results[at.id]


def times(at: At, seat: int) -> list[tuple[str | None, bool, int, int, str | None]]:
    return [(s.person, s.began, s.first, s.last, s.gone) for s in result(at).sat if s.seat == seat]


async def test_a_match_is_told_with_the_change_that_ends_it_and_with_no_other(room: Room) -> None:
    at = await room.open(setup=SHORT, turn_seconds=15)
    await to_the_end_of_the_deal(at)
    assert room.store.results == {}
    await at.finish_now(0)
    await at.finish_now(1)
    told = [change for change in room.store.changes if change.result is not None]
    assert [change.status for change in told] == ["over"]
    found = result(at)
    assert (found.game, found.reason, found.deals, found.unrated) == ("koblarz", "agreed", 1, None)
    assert [end.points for end in found.seats] == list(at.standing.totals)
    assert [end.won for end in found.seats] == [end.place == 1 for end in found.seats]
    assert found.ended == room.clock.now()
    assert [(s.person, s.began, s.first, s.last) for s in found.sat] == [
        (f"chat:{n}", True, 1, 1) for n in range(3)
    ]
    (scored,) = [change.scored for change in room.store.changes if change.scored]
    assert sum(one.points for one in scored) == sum(at.standing.totals)


async def test_the_last_board_has_the_ratings_also_after_a_restart(room: Room) -> None:
    at = await room.open(setup=SHORT, turn_seconds=15)
    await to_the_end_of_the_deal(at)
    for seat in (0, 1):
        await at.finish_now(seat)
    counted = at.standing.counted
    assert counted is not None and len(counted.moves) == 3
    assert max(move.after for move in counted.moves) > 1000
    await room.restart()
    await at.look()
    assert at.standing.counted == counted


@pytest.mark.parametrize(
    ("opened", "why_not"),
    [
        ({"rated": False}, "trial"),
        ({"people": 1, "computers": 2}, "alone"),
        ({"people": 2, "computers": 1}, "computer"),
    ],
)
async def test_what_does_not_count_says_why(room: Room, opened: dict[str, Any], why_not: str) -> None:
    at = await room.open(setup=SHORT, turn_seconds=15, **opened)
    await to_the_end_of_the_deal(at)
    for seat in range(opened.get("people", 3)):
        await at.finish_now(seat)
    assert result(at).unrated == why_not
    assert at.standing.counted is not None and at.standing.counted.unrated == why_not


async def test_a_match_without_a_finished_deal_does_not_count(room: Room) -> None:
    at = await room.open()
    for seat in (0, 1):
        await at.finish_now(seat)
    assert (result(at).unrated, result(at).deals) == ("nothing", 0)


async def test_a_closed_match_does_not_count(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl")
    await table.ballot("Dana", "close", admin=True)
    assert (result(table).reason, result(table).unrated) == ("abandoned", "closed")
    assert [end.place for end in result(table).seats] == [1, 1, 1]


async def test_a_lobby_that_is_closed_has_no_result(room: Room) -> None:
    table = await lobby(room, "Ala", "Bolek")
    await table.word("Ala", "close")
    assert room.store.stored[table.id].status == "over" and room.store.results == {}


async def test_a_match_with_a_void_deal_does_not_count(room: Room) -> None:
    at = await room.open(setup=SHORT, turn_seconds=15)
    room.store.row(at.id, secret=None)
    await room.restart()
    await at.look()
    assert at.standing.voided == 1
    await to_the_end_of_the_deal(at)
    for seat in (0, 1):
        await at.finish_now(seat)
    assert result(at).unrated == "void"


async def ended(table: Crowd, *names: str) -> None:
    await to_the_end_of_the_deal(table)
    for name in names:
        await table.word(name, "back")
    for name in names:
        await table.ballot(name, "finish")
    assert table.standing.result is not None


async def test_who_was_kicked_and_came_back_and_left_is_told_to_have_left(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", "Dana", turn_seconds=15)
    await room.clock.advance(300)
    await table.ballot("Chief", "kick", 2, admin=True)
    assert why(await table.sit("Cyryl", 2)) is None
    await table.word("Cyryl", "leave")
    await ended(table, "Ala", "Bolek", "Dana")
    assert [time[-1] for time in times(table, 2)].count("left") == 2
    assert times(table, 2)[0][-1] == "left"


async def test_who_left_and_who_was_kicked_is_told_with_who_came_after(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    await table.word("Bolek", "leave")
    await table.sit("Dana", 1)
    await table.ballot("Ala", "kick", 2, admin=True)
    await ended(table, "Ala", "Dana")
    assert times(table, 0) == [("chat:Ala", True, 1, 1, None)]
    assert times(table, 1) == [
        ("chat:Bolek", True, 1, 0, "left"),
        (None, False, 1, 0, None),
        ("chat:Dana", False, 1, 1, None),
    ]
    assert times(table, 2) == [("chat:Cyryl", True, 1, 0, "kicked"), (None, False, 1, 1, None)]
    assert result(table).unrated is None, "no computer sat when it began"
    moves = {int(m.seat): (m.after > m.before, m.sits) for m in table.standing.counted.moves}  # type: ignore[union-attr]
    assert moves == {0: (True, True), 1: (False, False), 2: (False, False)}


async def test_who_comes_back_to_his_own_seat_has_not_left(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    await table.word("Bolek", "leave")
    await table.sit("Bolek", 1)
    await ended(table, "Ala", "Bolek")
    first, _, last = times(table, 1)
    assert first == ("chat:Bolek", True, 1, 0, None) and last == ("chat:Bolek", False, 1, 1, None)


async def test_names_are_those_of_the_time_and_a_stand_in_is_no_person(room: Room) -> None:
    table = await begun(room, "Ala", "Bolek", "Cyryl", turn_seconds=15)
    await table.word("Bolek", "leave")
    await ended(table, "Ala", "Cyryl")
    assert [s.name for s in result(table).sat if s.seat == 1] == ["Bolek", "🤖2"]


async def test_the_day_is_that_of_the_chats_clock(room: Room) -> None:
    await room.store.save_chat("chat", dump(ChatSettings(time_zone="Pacific/Kiritimati")))
    at = await room.open()
    for seat in (0, 1):
        await at.finish_now(seat)
    assert result(at).day == datetime.fromtimestamp(room.clock.now() + 14 * 3600, UTC).toordinal()


async def test_a_change_that_could_not_be_saved_is_counted_once_when_it_is(room: Room) -> None:
    at = await room.open(setup=SHORT, turn_seconds=15)
    await to_the_end_of_the_deal(at)
    await at.finish_now(0)
    room.store.fail_next()
    await at.finish_now(1)
    assert room.store.results == {}
    room.store.lose_next_answer()
    await at.finish_now(1)
    await at.finish_now(1)
    assert len([change for change in room.store.changes if change.result is not None]) == 1
    page = await room.store.leaderboard(Board("koblarz"), "matches", 0, 9, None)
    assert [line.matches for line in page.lines] == [1, 1, 1]


async def test_after_a_silesian_draw_nobody_of_it_sits_down_before_midnight(room: Room) -> None:
    at = await room.open(setup=DRAWN)
    assert at.standing.result is not None and at.standing.result.reason == "silesian-draw"
    found = result(at)
    assert [(end.place, end.won) for end in found.seats] == [(1, False)] * 3
    assert found.unrated is None and found.barred_until is not None
    midnight = found.barred_until
    assert datetime.fromtimestamp(midnight, UTC).strftime("%H:%M:%S") == "00:00:00"
    assert 0 < midnight - room.clock.now() <= 86_400
    await room.restart()
    other = await lobby(room, "Ala", "Bolek")
    for act in ("join", "confirm"):
        assert why(await other.word("0", act)) == "refuse-barred"
    assert why(await other.sit("1", 3)) == "refuse-barred"
    assert why(await at.say(_rematch("2"))) == "refuse-barred"
    assert await barred(room.store, room.clock, "chat:0", "zoliky") is None
    await room.clock.advance_to(midnight - 0.5)
    assert isinstance(await barred(room.store, room.clock, "chat:0", "koblarz"), Refusal)
    await room.clock.advance(0.5)
    assert await barred(room.store, room.clock, "chat:0", "koblarz") is None
    assert why(await other.word("0", "join")) != "refuse-barred"


async def test_who_sat_down_before_the_draw_cannot_begin_either(room: Room) -> None:
    other = await lobby(room, "0", "Ala", "Bolek")
    for name in ("Ala", "Bolek"):
        await other.word(name, "ready")
    at = await room.open(setup=DRAWN)
    refused = await other.word("0", "begin")
    assert isinstance(refused, Refusal) and refused.reason.key == "refuse-barred-at"
    await room.clock.advance_to(result(at).barred_until or 0.0)
    assert why(await other.word("0", "begin")) is None


def _rematch(name: str) -> Any:
    return Say(caller(name), "rematch")
