"""Standing orders at a table (product.md, 3): carried out at the usual pace, known to nobody else, over with
what they were about."""

from dataclasses import replace
from typing import Any

import pytest

from bot.messages import Answer, Caller, Done, Hand, Order, Peeked, Press
from bot.posts import Standing
from rules.kit.chance import seeded
from rules.kit.contract import Act
from rules.kit.scene import Refusal
from rules.kit.seats import Seat
from tests.bot.room import At, Room

PACE = 1.5
IN_SOCKS = {"wallets": [9] * 3, "socks": [1] * 3}
"""Everybody could play a Joker for the bank of others: the first window of bank 1 is open to seat 1 alone."""
MISS = [6, 6, 6, 6, 6, 6]
NOT_BANK_1, NOT_BANK_2 = "bank-1-1", "bank-1-2"


async def order(at: At, seat: int, what: str, *, on: bool = True) -> Answer:
    return await at.say(Order(Caller(f"chat:{seat}", f"Person {seat}"), what, on))


async def offered(at: At, seat: int) -> dict[str, bool]:
    """The orders on a seat's panel, and whether they hold."""
    panel = await at.say(Hand(Caller(f"chat:{seat}", f"Person {seat}")))
    assert isinstance(panel, Peeked)
    return {offer.id: offer.on for offer in panel.post.orders}


def shown(at: At) -> Standing:
    """What everybody sees, but for the number of the version."""
    return replace(at.standing, version=0)


async def koblarz(room: Room, **settings: Any) -> At:
    return await room.open(setup=IN_SOCKS, dice=MISS, **settings)


async def staked(at: At) -> None:
    """Bank 1 of three players lies between seats 0 and 2; three is to be hit."""
    await at.bet(0, 1)
    await at.bet(2, 2)


async def test_an_order_left_before_one_is_asked_answers_at_the_usual_pace(room: Room) -> None:
    at = await koblarz(room)
    assert at.asked == [0, 2]
    assert await order(at, 1, NOT_BANK_1) == Done()
    await staked(at)
    await room.clock.advance(PACE - 0.1)
    assert at.dice == []
    await room.clock.advance(0.1)
    assert at.dice == [6]


async def test_an_order_given_while_one_is_asked_answers_after_the_usual_pace_too(room: Room) -> None:
    at = await koblarz(room)
    await staked(at)
    await room.clock.advance(1)
    await order(at, 1, NOT_BANK_1)
    await room.clock.advance(PACE - 0.1)
    assert at.dice == []
    await room.clock.advance(0.1)
    assert at.dice == [6]


async def test_an_order_answers_every_window_of_its_bank(room: Room) -> None:
    at = await koblarz(room)
    await order(at, 1, NOT_BANK_1)
    await staked(at)
    await room.clock.advance(PACE)
    for rolls in (1, 2):
        assert len(at.dice) == rolls and at.asked == [0, 1, 2]
        await room.clock.advance(PACE)
        assert at.row.moving.window is not None and at.row.moving.window.waved == (1,)
        await at.wave(0)
        await at.wave(2)
    assert len(at.dice) == 3


async def test_an_order_ends_with_its_bank(room: Room) -> None:
    at = await koblarz(room)
    await order(at, 1, NOT_BANK_1)
    await staked(at)
    while at.facts["bank"] == 1:
        await room.clock.advance(0.5)
    assert await offered(at, 1) == {NOT_BANK_2: False}
    await at.bet(1, 1)
    await at.bet(2, 2)
    assert at.row.moving.prompts[1].orders == () and at.asked == [0]
    await at.wave(0)
    assert at.asked == [0, 1, 2]
    await room.clock.advance(PACE + 0.1)
    assert at.row.moving.window is not None and at.row.moving.window.waved == ()


async def test_an_order_can_be_taken_back(room: Room) -> None:
    at = await koblarz(room)
    await order(at, 1, NOT_BANK_1)
    await staked(at)
    assert await offered(at, 1) == {NOT_BANK_1: True}
    await room.clock.advance(PACE - 0.1)
    assert await order(at, 1, NOT_BANK_1, on=False) == Done()
    assert await offered(at, 1) == {NOT_BANK_1: False}
    await room.clock.advance(5)
    assert at.dice == [] and at.asked == [1]
    await at.wave(1)
    assert at.dice == [6]


async def test_who_has_left_an_order_may_still_press_before_it_is_carried_out(room: Room) -> None:
    at = await koblarz(room)
    await order(at, 1, NOT_BANK_1)
    await staked(at)
    assert await at.say(at.press(1, "joker", side=1)) == Done()
    assert at.facts["challenge"] == {"seat": 1, "side": 1}


async def test_an_order_is_nobodys_business_until_it_is_carried_out(room: Room) -> None:
    at = await koblarz(room)
    before, others = shown(at), (at.question(0), at.question(2))
    await order(at, 1, NOT_BANK_1)
    assert shown(at) == before and (at.question(0), at.question(2)) == others
    assert await offered(at, 0) == {NOT_BANK_1: False}


async def test_an_order_survives_a_restart(room: Room) -> None:
    at = await koblarz(room)
    await order(at, 1, NOT_BANK_1)
    await room.restart()
    await staked(at)
    await room.clock.advance(PACE)
    assert at.dice == [6]


async def test_what_is_no_order_now_and_who_sits_nowhere_is_refused(room: Room) -> None:
    at = await koblarz(room)
    version = at.version
    for what in (NOT_BANK_2, "pass", "", "bank-1"):
        answer = await order(at, 1, what)
        assert isinstance(answer, Refusal) and answer.reason.key == "refuse-no-order"
    answer = await at.say(Order(Caller("chat:stranger", "Stranger"), NOT_BANK_1))
    assert isinstance(answer, Refusal) and answer.reason.key == "refuse-not-seated"
    assert at.version == version


# Bauernschnapsen.


async def bidding(room: Room) -> At:
    """Forehand, seat 0, has named trump."""
    at = await room.open(4, game="bauernschnapsen")
    assert at.asked == [0]
    await at.say(at.press(0, "flip"))
    assert at.facts["phase"] == "bid"
    return at


async def test_who_passes_the_bidding_passes_in_his_turn_at_the_usual_pace(room: Room) -> None:
    at = await bidding(room)
    await order(at, 1, "pass")
    await room.clock.advance(10)
    assert at.asked == [0], "it is not his turn"
    await at.say(at.press(0, "pass"))
    await room.clock.advance(PACE - 0.1)
    assert at.asked == [1]
    await room.clock.advance(0.1)
    assert at.asked == [2]
    assert at.steps[-1] == {"seat": 1, "do": "pass"}


async def test_the_pass_ends_with_the_bidding(room: Room) -> None:
    at = await bidding(room)
    for seat in (1, 2, 3):
        await order(at, seat, "pass")
    await at.say(at.press(0, "pass"))
    await room.clock.advance(3 * PACE)
    assert at.facts["phase"] == "double" and at.asked == [1]
    assert at.row.moving.prompts[1].orders == ()
    await room.clock.advance(PACE)
    assert at.asked == [1]


async def test_no_kontra_may_be_said_before_one_is_asked(room: Room) -> None:
    at = await bidding(room)
    await order(at, 3, "no-kontra")
    for seat in range(4):
        await at.say(at.press(seat, "pass"))
    await at.say(at.press(1, "pass"))
    assert at.asked == [3]
    await room.clock.advance(PACE)
    assert at.facts["phase"] == "play"
    assert await offered(at, 3) == {}


async def test_no_order_is_left_when_the_next_deal_begins(room: Room) -> None:
    at = await bidding(room)
    await order(at, 1, "pass")
    await play_on(at, until=lambda: at.row.moving.finished == 1)
    assert all(prompt.orders == () for prompt in at.row.moving.prompts)


# Kauboj.


async def test_who_stands_is_done_with_a_shot_without_a_press(room: Room) -> None:
    at = await room.open(3, game="kauboj")
    await play_on(at, until=lambda: at.facts["phase"] == "action")
    for seat in range(3):
        assert await order(at, seat, "stand") == Done()
    await play_on(at, until=lambda: at.facts["phase"] not in ("action", "pass"))
    (target,) = at.asked
    assert at.row.moving.prompts[target].obeys
    steps = len(at.steps)
    await room.clock.advance(PACE - 0.1)
    assert len(at.steps) == steps
    await room.clock.advance(0.1)
    assert at.steps[steps] == {"seat": target, "do": "reply", "with": "stand"}
    await room.clock.advance(3 * PACE)
    assert target not in at.asked
    assert at.row.moving.prompts[target].orders == ("stand",), "it holds for the whole deal"


@pytest.mark.parametrize("seconds", [3.0, 0.5])
async def test_an_order_goes_at_the_pace_of_the_table(room: Room, seconds: float) -> None:
    at = await koblarz(room, pace_seconds=seconds)
    await order(at, 1, NOT_BANK_1)
    await staked(at)
    await room.clock.advance(seconds - 0.05)
    assert at.dice == []
    await room.clock.advance(0.05)
    assert at.dice == [6]


async def play_on(at: At, until: Any) -> None:
    """Whoever is asked plays by the rules of thumb, and nobody's time runs out."""
    chance = seeded("on")
    for _ in range(600):
        if until():
            return
        match = at.match
        assert match.deal is not None
        act, state = match.deal.turn, match.deal.state
        assert isinstance(act, Act)
        seat = act.must[0]
        action = match.game.choose(state.public, state.own[seat], seat, 2, chance)
        assert action is not None
        assert await at.say(Press(Seat(seat), at.number(seat), action)) == Done()
    raise AssertionError("it does not come to that")
