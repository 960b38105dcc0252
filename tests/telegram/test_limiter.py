"""Every call of the library goes through one limiter, whose numbers are the publisher's."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import pairwise
from typing import Any

import pytest
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from adapters.telegram.limiter import GRANTED, LONGEST_REST, Limiter
from adapters.telegram.outlet import BUDGET
from adapters.telegram.places import is_private
from bot.publishing.queue import MOST_ERRANDS
from tests.bot.publishing.stage import Stage

GROUP, ALA = -1, 5


class Calls:
    """Telegram as it answers: with ``errors`` first, then with success. ``at``: when each call came."""

    def __init__(self, *errors: TelegramError) -> None:
        self.stage = Stage(BUDGET)
        self.stage.outlet.kind = lambda place: "private" if is_private(place) else "group"  # type: ignore[method-assign]
        self.limiter = Limiter(self.stage.clock)
        self.limiter.serve(self.stage.publisher.errands)
        self.errors = list(errors)
        self.at: list[float] = []

    async def _answer(self) -> bool:
        self.at.append(round(self.stage.clock.now(), 3))
        if self.errors:
            raise self.errors.pop(0)
        return True

    def call(self, chat: int | None, method: str = "sendMessage", granted: bool = False) -> asyncio.Task[Any]:
        data = {} if chat is None else {"chat_id": chat}
        work: Callable[..., Coroutine[Any, Any, Any]] = self.limiter.process_request
        args = GRANTED if granted else None
        return asyncio.create_task(work(self._answer, (), {}, method, data, args))


async def test_a_group_gets_a_message_a_second_and_answers_leave_it_a_quarter_of_twenty_a_minute() -> None:
    calls = Calls()
    tasks = [calls.call(GROUP) for _ in range(MOST_ERRANDS)]
    await calls.stage.clock.advance(30)
    tasks += [calls.call(GROUP) for _ in range(MOST_ERRANDS)]
    await calls.stage.clock.advance(90)
    await asyncio.gather(*tasks)
    starts = calls.at
    assert all(later - one >= 1.0 for one, later in pairwise(starts))
    assert all(sum(one <= at < one + 60 for at in starts) <= 15 for one in starts)


async def test_a_private_chat_bursts_four_and_goes_on_with_one_a_second() -> None:
    calls = Calls()
    tasks = [calls.call(ALA) for _ in range(MOST_ERRANDS)]
    await calls.stage.clock.advance(20)
    await asyncio.gather(*tasks)
    begun = calls.at[0]
    assert [at - begun < 0.5 for at in calls.at[:5]] == [True] * 4 + [False]
    assert all(sum(one <= at < one + 4 for at in calls.at) <= 4 for one in calls.at)


async def test_thirty_a_second_in_all() -> None:
    calls = Calls()
    tasks = [calls.call(100 + number) for number in range(70)]
    await calls.stage.clock.advance(5)
    await asyncio.gather(*tasks)
    assert all(sum(one <= at < one + 1 for at in calls.at) <= 30 for one in calls.at)


async def test_too_many_requests_in_one_chat_halts_that_chat_alone_and_then_goes_on() -> None:
    calls = Calls(RetryAfter(7))
    halted = calls.call(GROUP)
    await calls.stage.clock.advance(1)
    others = [calls.call(ALA), calls.call(None, "answerCallbackQuery")]
    await calls.stage.clock.advance(1)
    assert all(task.done() for task in others) and not halted.done()
    await calls.stage.clock.advance(7)
    assert halted.result() is True


async def test_where_it_is_no_chat_that_is_too_busy_everything_rests() -> None:
    calls = Calls(RetryAfter(7))
    tasks = [calls.call(None, "answerCallbackQuery")]
    await calls.stage.clock.advance(1)
    tasks += [calls.call(GROUP), calls.call(ALA), calls.call(None, "answerCallbackQuery")]
    await calls.stage.clock.advance(5)
    assert len(calls.at) == 1
    await calls.stage.clock.advance(4)
    assert len(calls.at) == 5 and all(task.done() for task in tasks)


async def test_three_chats_that_are_too_busy_at_once_mean_all() -> None:
    calls = Calls()
    assert calls.limiter.busy(-1, RetryAfter(30)).everywhere is False
    assert calls.limiter.busy(-2, RetryAfter(20)).everywhere is False
    found = calls.limiter.busy(-3, RetryAfter(40))
    assert found.everywhere and found.seconds == pytest.approx(20)
    await calls.stage.clock.advance(100)
    assert calls.limiter.busy(-4, RetryAfter(5)).everywhere is False


async def test_what_may_only_be_sent_much_later_is_not_sent() -> None:
    calls = Calls(RetryAfter(int(LONGEST_REST) + 1))
    task = calls.call(GROUP)
    await calls.stage.clock.advance(1)
    assert isinstance(task.exception(), RetryAfter) and len(calls.at) == 1


@pytest.mark.parametrize("error", [NetworkError("x"), BadRequest("x")])
async def test_other_errors_are_the_callers(error: TelegramError) -> None:
    calls = Calls(error)
    task = calls.call(GROUP)
    await calls.stage.clock.advance(1)
    assert task.exception() is error
    assert (calls.stage.publisher.up_since("telegram:-1") is None) == (type(error) is NetworkError)


async def test_what_the_publisher_sends_has_had_its_turn_and_questions_need_none() -> None:
    calls = Calls()
    tasks = [
        calls.call(GROUP, granted=True),
        calls.call(GROUP, "getChatMember"),
        calls.call(GROUP, granted=True),
    ]
    await calls.stage.clock.advance(0.1)
    assert all(task.done() for task in tasks)


async def test_whoever_floods_a_chat_is_answered_no_further() -> None:
    calls = Calls(RetryAfter(50))
    tasks = [calls.call(GROUP) for _ in range(MOST_ERRANDS + 3)]
    await calls.stage.clock.advance(2)
    assert sum(task.done() and isinstance(task.exception(), RetryAfter) for task in tasks) == 3
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
