"""Computer players: decisions made in other processes, so that no search holds up a table."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from rules import find_game
from rules.kit.action import Action
from rules.kit.chance import seeded
from rules.kit.seats import Seat

TRIES = 3
"""How often a question is asked of processes that die."""
_SILENT = "ignore:resource_tracker:UserWarning"
"""As ``python -W`` takes it, and hands it on to its helpers."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer is asked: everything its seat may know, and nothing else."""

    game: str
    level: int
    seat: Seat
    public: Any = field(repr=False)
    own: Any = field(repr=False)
    seed: str = field(repr=False, default_factory=lambda: secrets.token_hex(16))


class Computers(Protocol):
    """Makes decisions for seats that no person plays."""

    async def decide(self, question: Question) -> Action | None:
        """A legal action; None where the seat may act and lets it go."""


def answer(question: Question) -> Action | None:
    """Decides here and now. The same question always gets the same answer."""
    game = find_game(question.game)
    assert game is not None
    return game.choose(question.public, question.own, question.seat, question.level, seeded(question.seed))


class ComputersHere:
    """Decides in this process, at once: for tests and self-play."""

    async def decide(self, question: Question) -> Action | None:
        return answer(question)


class ComputerPool:
    """Decides in a pool of processes, started at the first question.

    A process that died is replaced and the question asked again, but not for ever.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, question: Question) -> Action | None:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._started()
            try:
                with _no_interrupt_for_children():
                    asked = loop.run_in_executor(pool, answer, question)
                return await asked
            except BrokenProcessPool:
                # Everybody who waited gets this error; only the first may take the pool away.
                if self._pool is pool:
                    self.close()
        # Perhaps it is this very question that kills a process: the weakest player has an answer at once.
        game = find_game(question.game)
        assert game is not None
        return answer(replace(question, level=game.levels[0]))

    def close(self) -> None:
        """Ends the processes without waiting for a search that is under way."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Where we are killed, Python's own helper would complain of what we could not put away.
            if _SILENT not in sys.warnoptions:
                sys.warnoptions.append(_SILENT)
            # spawn: a fork would copy the database's threads and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_end_with_parent)
        return self._pool


@contextmanager
def _no_interrupt_for_children() -> Iterator[None]:
    """Ctrl-C is the parent's: a process that is started inside ignores it from its first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever; it goes too."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
