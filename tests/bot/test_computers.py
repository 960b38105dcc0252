"""The pool of processes in which computers think."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.computers import ComputerPool, ComputersHere, Question, answer
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ
from rules.koblarz.options import Options
from rules.koblarz.state import Public


@pytest.fixture
async def pool() -> AsyncIterator[ComputerPool]:
    made = ComputerPool(processes=1)
    yield made
    made.close()


def question(seed: str = "1", public: Public | None = None) -> Question:
    state = KOBLARZ.start(3, Options(numbers="seats"), KOBLARZ.setup())
    return Question("koblarz", 1, Seat(0), public or state.public, state.own[0], seed)


class Poison(Public):
    """Kills whichever process unpacks it."""

    def __reduce__(self) -> Any:
        return os._exit, (1,)


def test_the_same_question_always_gets_the_same_answer() -> None:
    assert {answer(question("7")) for _ in range(5)} == {answer(question("7"))}
    assert len({answer(question(str(i))) for i in range(50)}) == 3


async def test_the_pool_answers_as_this_process_would(pool: ComputerPool) -> None:
    questions = [question(str(i)) for i in range(20)]
    here = [await ComputersHere().decide(q) for q in questions]
    assert await asyncio.gather(*(pool.decide(q) for q in questions)) == here


async def test_a_process_that_was_killed_is_replaced_and_nobody_goes_without_an_answer(
    pool: ComputerPool,
) -> None:
    await pool.decide(question())
    (pid,) = pool._pool._processes  # type: ignore[union-attr]
    os.kill(pid, signal.SIGSTOP)
    waiting = [asyncio.ensure_future(pool.decide(question(str(i)))) for i in range(5)]
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    answers = await asyncio.wait_for(asyncio.gather(*waiting), 60)
    assert answers == [answer(question(str(i))) for i in range(5)]


async def test_a_question_that_kills_every_process_is_answered_by_the_weakest_player_here(
    pool: ComputerPool,
) -> None:
    public = question().public
    poisoned = question(public=Poison(*public))
    answers = await asyncio.wait_for(asyncio.gather(pool.decide(poisoned), pool.decide(question("2"))), 120)
    assert answers == [answer(question()), answer(question("2"))]


async def test_a_closed_pool_leaves_no_process_and_can_be_used_again(pool: ComputerPool) -> None:
    await pool.decide(question())
    processes = list(pool._pool._processes.values())  # type: ignore[union-attr]
    # The thread that waits for them: two that wait for one process do not both learn how it ended.
    manager = pool._pool._executor_manager_thread  # type: ignore[union-attr]
    pool.close()
    await asyncio.to_thread(manager.join, 60)
    assert not manager.is_alive() and not any(process.is_alive() for process in processes)
    assert await pool.decide(question()) == answer(question())


def test_a_question_shows_nothing_of_what_its_seat_knows() -> None:
    assert repr(question()) == "Question(game='koblarz', level=1, seat=0)"
