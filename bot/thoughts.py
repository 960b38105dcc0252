"""What computers are thinking at one table, for the present moment only."""

import asyncio
from collections.abc import Iterable

from bot.computers import Computers, Question
from rules.kit.action import Action
from rules.kit.seats import Seat


class Thoughts:
    """Decisions under way and made. A decision of an earlier moment counts no more."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._tasks: dict[Seat, asyncio.Task[Action | None]] = {}
        self._all: set[asyncio.Task[Action | None]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._all)

    def forget(self) -> None:
        """A new moment has come."""
        if self._tasks:
            for task in self._tasks.values():
                task.cancel()
            self._tasks = {}

    def asked(self, seat: Seat) -> bool:
        """Whether a seat's decision has been asked for at this moment."""
        return seat in self._tasks

    def ask(self, question: Question) -> None:
        """Asks for a seat's decision; once a moment is enough."""
        task = asyncio.create_task(self._computers.decide(question))
        self._tasks[question.seat] = task
        self._all.add(task)
        task.add_done_callback(self._done)

    def ready(self, seats: Iterable[Seat]) -> bool:
        """Whether all these decisions have been made."""
        return all(seat in self._tasks and self._tasks[seat].done() for seat in seats)

    def made(self, seat: Seat) -> Action | None:
        """The decision of a seat that is ready. Raises what the computer raised."""
        return self._tasks[seat].result()

    async def close(self) -> None:
        """Ends whatever is under way."""
        for task in self._all:
            task.cancel()
        await asyncio.gather(*self._all, return_exceptions=True)

    def _done(self, task: asyncio.Task[Action | None]) -> None:
        self._all.discard(task)
        if task.cancelled():
            # Not by us, where it still stands here: the seat is asked again when its decision is needed.
            self._tasks = {seat: other for seat, other in self._tasks.items() if other is not task}
        else:
            task.exception()  # An error counts where the decision is needed, and only there.
