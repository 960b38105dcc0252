"""Interrupt windows (product.md, *A table's life* 4): how long they stay open, and who closes them."""

import pytest

from bot.messages import Done
from tests.bot.room import At, Room

NO_INTERRUPTS = {"jokers": [False] * 3, "fires": [False] * 3}
IN_SOCKS = {"wallets": [9] * 3, "socks": [1] * 3}
"""Everybody could play a Joker for the bank of others, so the first window is open to one seat."""
MISS = [6, 6, 6, 6, 6, 6]


async def staked(at: At, low: int = 3, high: int = 1) -> None:
    """Bank 1 of three players lies between seats 0 and 2."""
    await at.bet(0, low)
    await at.bet(2, high)


async def test_a_die_that_nobody_might_answer_falls_after_a_second_and_a_half(room: Room) -> None:
    at = await room.open(setup=NO_INTERRUPTS, dice=MISS)
    await staked(at)
    assert at.asked == [] and at.standing.window
    await room.clock.advance(1.4)
    assert at.dice == []
    await room.clock.advance(0.1)
    assert at.dice == [6]


async def test_the_first_window_of_a_turn_stays_open_for_its_time(room: Room) -> None:
    at = await room.open(setup=IN_SOCKS, dice=MISS)
    await staked(at)
    assert at.asked == [1]
    assert at.standing.until == room.clock.now() + 8
    await room.clock.advance(7.9)
    assert at.dice == []
    await room.clock.advance(0.1)
    assert at.dice == [6]


async def test_between_rolls_a_window_stays_open_for_half_its_time(room: Room) -> None:
    at = await room.open(setup=IN_SOCKS, dice=MISS, interrupt_seconds=10)
    await staked(at)
    await room.clock.advance(10)
    assert at.asked == [0, 1, 2]
    await room.clock.advance(4.9)
    assert at.dice == [6]
    await room.clock.advance(0.1)
    assert at.dice == [6, 6]


async def test_a_window_ends_as_soon_as_all_who_might_interrupt_let_it_roll(room: Room) -> None:
    at = await room.open(dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    assert at.asked == [0, 1, 2]
    for seat in (1, 0):
        assert await at.wave(seat) == Done()
        assert at.dice == [6] and at.question(seat) is None
    assert at.row.moving.window is not None and at.row.moving.window.waved == (0, 1)
    assert await at.wave(2) == Done()
    assert at.dice == [6, 6]


async def test_letting_it_roll_changes_nothing_that_a_board_would_be_made_of_anew(room: Room) -> None:
    at = await room.open(dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    before = room.chat.of(at.id)[-1].board
    await at.wave(1)
    posts = room.chat.of(at.id)
    assert posts[-1].board is before is not None
    await at.wave(0)
    await at.wave(2)
    assert at.dice == [6, 6]
    assert room.chat.of(at.id)[-1].board != before


async def test_the_roller_who_presses_roll_lets_it_roll_like_everybody(room: Room) -> None:
    at = await room.open(dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    assert await at.say(at.press(0, "roll")) == Done()
    assert at.dice == [6]
    await at.wave(1)
    await at.wave(2)
    assert at.dice == [6, 6]


@pytest.mark.parametrize("turn", [3600.0, 86400.0])
async def test_where_people_play_by_correspondence_a_window_lasts_a_turn(room: Room, turn: float) -> None:
    at = await room.open(dice=MISS, turn_seconds=turn)
    await staked(at)
    await room.clock.advance(1.5)  # nobody might answer the first one
    for dice in (1, 2):
        assert at.standing.until == pytest.approx(room.clock.now() + turn)
        await room.clock.advance(turn - 0.1)
        assert len(at.dice) == dice
        await room.clock.advance(0.1)
        assert len(at.dice) == dice + 1


async def test_without_a_clock_a_window_waits_for_everybody(room: Room) -> None:
    at = await room.open(dice=MISS, turn_seconds=None)
    await staked(at)
    await room.clock.advance(1.5)
    assert at.standing.until is None
    await room.clock.advance(10**6)
    assert at.dice == [6]
    for seat in (0, 1, 2):
        await at.wave(seat)
    assert at.dice == [6, 6]


async def test_who_has_let_it_roll_cannot_interrupt_any_more(room: Room) -> None:
    at = await room.open(dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    throw = at.press(1, "joker")
    await at.wave(1)
    version = at.version
    await at.say(throw)
    assert at.version == version


async def test_an_interrupt_opens_a_new_window_for_everybody_who_might_answer_it(room: Room) -> None:
    at = await room.open(dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    await at.wave(0)
    numbers = [at.number(seat) for seat in (0, 1, 2)]
    await room.clock.advance(3)
    assert await at.say(at.press(1, "joker")) == Done()
    # The Joker is used for this turn; only whose Joker is gone has a Fire left to call.
    assert at.asked == [1]
    assert at.number(1) == numbers[1] + 1
    assert at.standing.until == room.clock.now() + 4


async def test_a_die_thrown_by_time_counts_as_its_players_own(room: Room) -> None:
    at = await room.open(setup=NO_INTERRUPTS, dice=MISS)
    await staked(at)
    await room.clock.advance(1.5)
    assert at.steps[-1] == {"seat": 0, "do": "roll"}


async def test_a_die_thrown_for_a_computer_counts_as_the_computers(room: Room) -> None:
    at = await room.open(people=1, computers=2, setup=NO_INTERRUPTS, dice=MISS)
    await at.bet(0, 1)
    await room.clock.advance(9)
    rolls = [step for step in at.steps if step["do"] == "roll"]
    assert {step["seat"]: step.get("by") for step in rolls}[2] == "computer"


async def test_the_chat_is_told_who_acts_and_until_when(room: Room) -> None:
    at = await room.open(setup=IN_SOCKS, dice=MISS)
    assert at.standing.acting == (0, 2) and at.standing.until == room.clock.now() + 90
    await staked(at)
    assert at.standing.acting == (0,) and at.standing.window
    question = at.question(1)
    assert question is not None and question.may_wave
    assert not at.question(0) and not at.question(2)
