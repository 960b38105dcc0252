"""Between deals and at the end: who begins the next one, votes, results, and what a record shows."""

import json

import pytest

from bot.affairs import Vote
from bot.messages import Done
from rules import find_game
from rules.kit.record import read_record
from rules.kit.replay import Held, replay
from rules.kit.scene import Refusal, text
from rules.kit.seats import Seat
from rules.kit.verify import Fair
from tests.bot.room import At, Room

SHORT = {"wallets": [1, 1, 1], "jokers": [False] * 3, "fires": [False] * 3, "socks": [1, 2, 3]}
"""A game that is over after few rolls; each player has something else in his sock, so nothing is drawn."""


async def played(at: At) -> None:
    """Plays until the running deal is over: everybody stakes what he can and lets everything roll."""
    for _ in range(10_000):
        if at.standing.over is not None:
            return
        for seat in at.asked:
            if at.row.moving.window is None:
                await at.bet(seat, 1)
            else:
                await at.wave(seat)
        await at.room.clock.advance(1.5)
    raise AssertionError


async def test_the_next_deal_begins_by_itself_after_a_while(room: Room) -> None:
    at = await room.open(setup=SHORT, next_seconds=8)
    await played(at)
    assert at.standing.until == at.row.moving.next_due and at.row.moving.deal == 1
    await room.clock.advance_to((at.row.moving.next_due or 0) - 0.1)
    assert at.row.moving.deal == 1
    await room.clock.advance(0.1)
    assert at.row.moving.deal == 2 and at.standing.over is None


async def test_the_next_deal_begins_when_everybody_has_pressed(room: Room) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    assert await at.next_deal(1) == Done()
    assert await at.next_deal(1) == Done()
    assert at.standing.ready == (1,) and at.row.moving.deal == 1
    await at.next_deal(0)
    assert await at.next_deal(2) == Done()
    assert at.row.moving.deal == 2 and at.standing.ready == ()
    answer = await at.next_deal(2)
    assert isinstance(answer, Refusal) and answer.reason.key == "refuse-no-next-deal"


async def test_computers_are_always_ready_for_the_next_deal(room: Room) -> None:
    at = await room.open(people=1, computers=2, setup=SHORT)
    await played(at)
    await at.next_deal(0)
    assert at.row.moving.deal == 2


async def test_totals_are_added_up(room: Room) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    first = at.standing.totals
    assert at.standing.over is not None and at.standing.over.scores == first
    await room.clock.advance(8)
    await played(at)
    assert at.standing.over is not None
    added = at.standing.over.added
    assert at.standing.totals == tuple(a + b for a, b in zip(first, added, strict=True))


async def test_more_than_half_of_the_people_end_the_match(room: Room) -> None:
    at = await room.open(people=4, setup={"jokers": [False] * 4})
    for seat in (3, 1):
        assert await at.finish_now(seat) == Done()
        assert at.standing.result is None
    await at.finish_now(1)
    assert at.standing.votes == (Vote("finish", (Seat(1), Seat(3))),) and at.standing.result is None
    assert await at.finish_now(0) == Done()
    assert at.standing.result is not None and at.standing.result.reason == "agreed"
    assert at.standing.result.winners == ()  # no deal has been finished
    assert at.asked == [] and at.standing.acting == () and at.standing.until is None


async def test_a_deal_that_is_ended_by_vote_counts_for_nothing_and_can_be_checked(room: Room) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    totals = at.standing.totals
    await room.clock.advance(8)
    await at.bet(at.asked[0], 1)
    for seat in (0, 1):
        await at.finish_now(seat)
    assert at.standing.totals == totals
    record = await at.record()
    assert ["scores" in deal for deal in record["deals"]] == [True, False]
    assert record["result"]["reason"] == "agreed" and record["totals"] == list(totals)
    assert await at.verified() == Fair(None)


async def test_after_the_end_nothing_is_accepted(room: Room) -> None:
    at = await room.open()
    for seat in (0, 1):
        await at.finish_now(seat)
    version = at.version
    for answer in (await at.bet(0, 1), await at.wave(0), await at.finish_now(2), await at.next_deal(0)):
        assert isinstance(answer, Refusal)
    await room.clock.advance(10**6)
    assert at.version == version
    assert await room.store.deadlines() == []


async def test_a_match_ends_at_its_target_and_its_record_is_fair(room: Room) -> None:
    at = await room.open(people=2, computers=1, options={"target": 100})
    while at.standing.result is None:
        await played(at)
        await room.clock.advance(8)
    assert at.standing.result.reason in ("target", "silesian-draw")
    assert await at.verified() == Fair(None)
    record = await at.record()
    assert record["result"]["over"] and len(record["deals"]) == at.row.moving.finished
    assert len(record["fairness"]["revealed"]) == len(record["deals"])
    assert list(at.standing.revealed) == record["fairness"]["revealed"]
    held = replay(read_record(json.dumps(record).encode(), find_game))
    assert isinstance(held, Held) and held.match.totals == at.standing.totals


async def test_with_reveal_match_no_secret_is_shown_before_the_end(room: Room) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    assert at.standing.revealed == ()
    record = await at.record()
    assert record["fairness"]["revealed"] == []
    assert await at.verified() == text("verify-not-yet")


async def test_with_reveal_deal_the_record_is_fair_in_the_middle_of_the_match(room: Room) -> None:
    at = await room.open(setup=SHORT, reveal="deal")
    assert await at.verified() == Fair(None) and at.standing.revealed == ()
    await played(at)
    for deals in (1, 2):
        assert len(at.standing.revealed) == deals
        assert await at.verified() == Fair(None)
        await room.clock.advance(8)
        await at.bet(at.asked[0], 1)
        # A running deal is in no record, and its secret is not shown.
        assert len((await at.record())["deals"]) == len(at.standing.revealed) == deals
        assert await at.verified() == Fair(None)
        await played(at)


async def test_a_record_taken_while_a_deal_ends_is_all_of_one_moment(room: Room) -> None:
    at = await room.open(setup=SHORT, reveal="deal")
    await played(at)
    before = await at.record()
    stored = room.store.stored[at.id]
    await room.clock.advance(8)
    await played(at)
    # The row was read before the second deal ended, the deals after.
    now, room.store.stored[at.id] = room.store.stored[at.id], stored
    assert await at.record() == before
    room.store.stored[at.id] = now


async def test_a_time_limit_ends_the_match_with_the_deal_that_is_running(room: Room) -> None:
    options = {"time_limit_minutes": 10, "target": None, "silesian_draw": False}
    at = await room.open(setup=SHORT, options=options, turn_seconds=None)
    await played(at)
    await room.clock.advance(8)
    await room.clock.advance(600)
    assert at.standing.result is None and at.row.moving.deal == 2
    await played(at)
    assert at.standing.result is not None and at.standing.result.reason == "time"
    assert await at.verified() == Fair(None)


@pytest.mark.parametrize("reveal", ["match", "deal"])
async def test_the_secret_of_a_running_deal_is_never_shown(room: Room, reveal: str) -> None:
    at = await room.open(people=1, computers=2, setup=SHORT, reveal=reveal)
    while at.row.moving.finished < 2:
        await played(at)
        await room.clock.advance(8)
    for post in room.chat.of(at.id):
        assert post.standing is not None
        finished = max(0, post.standing.deal - (post.standing.over is None))
        assert len(post.standing.revealed) == (finished if reveal == "deal" else 0)
