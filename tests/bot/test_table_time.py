"""A match's own time limit where its end also ends the running deal (Žolíky, zoliky.md, *Match*)."""

import json
from typing import Any

from bot.messages import Done
from rules import find_game
from rules.kit.record import read_record
from rules.kit.replay import Held, replay
from rules.kit.scene import Refusal
from rules.kit.verify import Fair
from tests.bot.room import At, Room

TEN_MINUTES = {"time_limit_minutes": 10}


async def opened(room: Room, **more: Any) -> At:
    return await room.open(
        people=2, game="zoliky", setup={"leader": 0}, options=TEN_MINUTES, turn_seconds=None, **more
    )


async def test_the_running_deal_ends_with_the_time_and_is_not_scored(room: Room) -> None:
    at = await opened(room)
    await at.say(at.press(0, "cut", at=20))
    await room.clock.advance(599.9)
    assert at.standing.result is None and at.asked == [0]
    await room.clock.advance(0.1)
    assert at.standing.result is not None and at.standing.result.reason == "time"
    assert at.standing.result.winners == ()  # no deal has been finished
    assert at.asked == [] and at.standing.until is None
    record = await at.record()
    assert ["scores" in deal for deal in record["deals"]] == [False]
    assert record["totals"] == [0, 0]
    assert await at.verified() == Fair(None)


async def test_after_the_time_nothing_is_accepted_and_nothing_is_due(room: Room) -> None:
    at = await opened(room)
    await room.clock.advance(600)
    answer = await at.say(at.press(0, "cut", at=20))
    assert isinstance(answer, Refusal)
    assert await room.store.deadlines() == []


async def test_the_limit_holds_from_the_first_deal_on_and_over_a_restart(room: Room) -> None:
    at = await opened(room)
    assert await at.say(at.press(0, "cut", at=20)) == Done()
    await room.clock.advance(300)
    await room.restart(downtime=100)
    await room.clock.advance(199)
    assert at.row.moving.ending is None
    await room.clock.advance(1)
    assert at.row.moving.ending is not None and at.row.moving.ending.reason == "time"


async def test_deals_that_were_finished_count_and_the_record_holds(room: Room) -> None:
    # The one person never comes, so that a computer plays for him too.
    at = await room.open(people=1, computers=1, game="zoliky", options=TEN_MINUTES | {"limit": 2000})
    start = room.clock.now()
    while at.row.moving.ending is None:
        await room.clock.advance(1.5)
    assert room.clock.now() - start == 600
    record = await at.record()
    assert record["result"]["reason"] == "time"
    scored = ["scores" in deal for deal in record["deals"]]
    assert len(scored) > 2 and all(scored[:-1])
    best = max(record["totals"])
    assert record["result"]["winners"] == [i for i, total in enumerate(record["totals"]) if total == best]
    assert await at.verified() == Fair(None)
    held = replay(read_record(json.dumps(record).encode(), find_game))
    assert isinstance(held, Held) and held.match.totals == tuple(record["totals"])


async def test_the_time_ends_the_match_between_two_deals_too(room: Room) -> None:
    at = await room.open(people=1, computers=1, game="zoliky", options=TEN_MINUTES, next_seconds=10**4)
    start = room.clock.now()
    while at.row.moving.finished < 1:
        await room.clock.advance(1.5)
    await room.clock.advance(600 - (room.clock.now() - start))
    assert at.standing.result is not None and at.standing.result.reason == "time"
    assert ["scores" in deal for deal in (await at.record())["deals"]] == [True]
    assert await at.verified() == Fair(None)
