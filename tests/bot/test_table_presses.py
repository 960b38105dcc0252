"""What a press is worth: whose it is, which question it answers, and that it counts once."""

import pytest

from bot.messages import Back, Done, FinishNow, NextDeal, Press, Wave
from rules.kit.scene import Refusal
from rules.kit.seats import Seat
from tests.bot.room import Room

OVER = ("refuse-old-question", "refuse-old-panel", "refuse-asked-other", "refuse-asked-others")
"""That a question is over, and who is asked now."""


def key(answer: object) -> str:
    assert isinstance(answer, Refusal)
    return answer.reason.key


async def test_a_press_on_the_open_question_is_taken(room: Room) -> None:
    at = await room.open()
    assert await at.bet(0, 2) == Done()
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 2}]


async def test_a_second_press_on_the_same_question_does_nothing(room: Room) -> None:
    at = await room.open()
    press = at.press(0, "bet", coins=2)
    assert await at.say(press) == Done()
    version = at.version
    assert key(await at.say(press)) in OVER
    assert (at.version, len(at.steps)) == (version, 1)


async def test_two_presses_at_the_same_moment_count_once(room: Room) -> None:
    at = await room.open()
    press = at.press(0, "bet", coins=2)
    answers = [at.send(press), at.send(press), at.send(at.press(0, "bet", coins=3))]
    assert await answers[0] == Done()
    assert [key(await answer) in OVER for answer in answers[1:]] == [True, True]
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 2}]


async def test_an_old_question_is_not_answered_any_more(room: Room) -> None:
    at = await room.open(setup={"jokers": [False] * 3, "fires": [False] * 3}, dice=[1, 1])
    old = at.number(0)
    await at.bet(0, 1)
    await at.bet(2, 1)
    await room.clock.advance(10)  # both rolls miss; bank 2 asks seats 1 and 2
    assert at.asked == [1, 2]
    assert key(await at.bet(0, 1, prompt=old)) in OVER


async def test_another_seats_press_does_not_age_ones_question(room: Room) -> None:
    at = await room.open()
    before = at.row.moving.prompts[2]
    assert await at.bet(0, 2) == Done()
    assert at.row.moving.prompts[2] == before
    assert await at.bet(2, 1, prompt=before.number) == Done()


async def test_a_new_window_is_a_new_question(room: Room) -> None:
    at = await room.open(dice=[6, 6, 6, 6])
    await at.bet(0, 1)
    await at.bet(2, 2)
    await room.clock.advance(1.5)  # before the first roll nobody has a coin in his sock to play a Joker
    assert at.asked == [0, 1, 2]
    first = at.number(1)
    for seat in (0, 1, 2):
        assert await at.wave(seat) == Done()
    assert at.asked == [0, 1, 2]
    assert at.number(1) == first + 1
    assert key(await at.wave(1, prompt=first)) in OVER


async def test_who_stakes_last_at_a_blocking_tie_is_asked_anew_for_the_next_bank(room: Room) -> None:
    # Banks 1 and 2 of three players are 1-3 and 2-3: the third player stakes at both, one after the other.
    at = await room.open()
    await at.bet(0, 3)
    number, press = at.number(2), at.press(2, "bet", coins=3)
    await room.clock.advance(30)
    assert await at.say(press) == Done()
    assert at.asked == [1, 2]
    assert at.number(2) == number + 1
    assert key(await at.say(press)) in OVER
    assert at.row.moving.prompts[2].due == room.clock.now() + 90


@pytest.mark.parametrize("seat", [-4, -1, 1, 3, 4, 1000])
async def test_a_press_for_a_seat_that_is_not_ones_own_changes_nothing(room: Room, seat: int) -> None:
    at = await room.open(people=3, computers=1)
    version = at.version
    for number in (0, 1):
        for message in (at.press(0, "bet", number, coins=1), Wave(Seat(0), number)):
            foreign = type(message)(*(Seat(seat), *list(_fields(message))[1:]))
            assert isinstance(await at.say(foreign), Refusal)
    for said in (NextDeal(Seat(seat)), FinishNow(Seat(seat)), Back(Seat(seat))):
        if seat not in (0, 1, 2):
            assert key(await at.say(said)) == "refuse-no-such-seat"
    assert at.version == version


async def test_what_the_rules_refuse_is_told_with_its_reason(room: Room) -> None:
    at = await room.open()
    assert key(await at.bet(0, 4)) == "refuse-stake"
    assert key(await at.say(at.press(0, "roll"))) == "refuse-stakes-first"
    assert at.number(0) == 1 and at.asked == [0, 2]


async def test_a_wave_where_no_window_is_open_is_refused(room: Room) -> None:
    at = await room.open()
    assert key(await at.wave(0)) == "refuse-no-window"


async def test_before_the_first_deal_nothing_can_be_pressed(room: Room) -> None:
    at = await room.open(begin=False)
    assert key(await at.bet(0, 1)) in OVER
    assert key(await at.next_deal(0)) == "refuse-no-next-deal"
    assert key(await at.finish_now(0)) == "refuse-match-over"
    assert key(await at.back(0)) == "refuse-not-away"


async def test_a_match_begins_once(room: Room) -> None:
    at = await room.open()
    entropy = at.row.fixed.entropy
    assert key(await at.begin()) == "refuse-begun"
    assert at.row.fixed.entropy == entropy == "1:e1|2:e2|3:e3|begin:b"


async def test_who_may_not_act_has_no_question(room: Room) -> None:
    at = await room.open()
    assert at.question(1) is None
    assert key(await at.say(Press(Seat(1), 0, at.press(0, "bet", coins=1).action))) in OVER


async def test_every_message_gets_one_answer_also_if_nobody_waits_for_it(room: Room) -> None:
    at = await room.open()
    cancelled = at.send(at.press(0, "bet", coins=1))
    cancelled.cancel()
    assert key(await at.bet(0, 2)) in OVER
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 1}]


def _fields(message: object) -> list[object]:
    return [getattr(message, name) for name in type(message).__dataclass_fields__]
