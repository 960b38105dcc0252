"""What computers are thinking at one table, for the present moment only."""

import asyncio
from collections.abc import Callable, Iterable

from bot.computers import Computers, Question
from rules.kit.action import Action
from rules.kit.seats import Seat


class Thoughts:
    """Decisions under way and made. A decision of an earlier moment counts no more."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._made: dict[Seat, Action | None] = {}
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._all: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._all)

    def forget(self) -> None:
        """A new moment has come."""
        for task in self._tasks.values():
            task.cancel()
        self._made, self._tasks = {}, {}

    def ask(self, question: Question, done: Callable[[], object] | None = None) -> None:
        """Asks for a seat's decision, once a moment; ``done`` is called when it has been made."""
        seat = question.seat
        if seat in self._made or seat in self._tasks:
            return
        made = self._made

        async def think() -> None:
            action = await self._computers.decide(question)
            made[seat] = action
            if made is self._made and done is not None:
                done()

        task = asyncio.create_task(think(), name=f"computer at seat {seat}")
        self._tasks[seat] = task
        self._all.add(task)
        task.add_done_callback(self._all.discard)

    def ready(self, seats: Iterable[Seat]) -> bool:
        """Whether all these decisions have been made. Raises what a decision raised."""
        for task in self._tasks.values():
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error
        return all(seat in self._made for seat in seats)

    def made(self, seat: Seat) -> Action | None:
        """The decision of a seat that is ready."""
        return self._made[seat]

    async def close(self) -> None:
        for task in self._all:
            task.cancel()
        await asyncio.gather(*self._all, return_exceptions=True)
