"""The inbox of an actor: one message after the other, in the order in which they came."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass

from bot.messages import Answer, Message
from bot.services import NoSuchTable


@dataclass(frozen=True, slots=True)
class Fault:
    """A game could not show what stands at the table."""

    error: Exception


class Inbox(ABC):
    """Messages and their answers; a task runs only while there are some."""

    def __init__(self) -> None:
        self._inbox: deque[tuple[Message | Fault, asyncio.Future[Answer]]] = deque()
        self._task: asyncio.Task[None] | None = None

    def post(self, message: Message) -> "asyncio.Future[Answer]":
        """Puts a message into the inbox; the future has the answer once what it says is on disk.

        The answer of a table that does not exist is the exception ``NoSuchTable``.
        """
        return self.put(message)

    def put(self, message: Message | Fault) -> "asyncio.Future[Answer]":
        """``post``, also for what the table tells itself."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self._inbox.append((message, future))
        if self._task is None:
            self._task = loop.create_task(self._drain())
        return future

    @property
    def working(self) -> bool:
        """Whether a message is being answered."""
        return self._task is not None

    async def finish(self) -> None:
        """Answers whatever is in the inbox."""
        while self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drain(self) -> None:
        try:
            while self._inbox:
                message, future = self._inbox.popleft()
                try:
                    answer = await self._answer(message)
                except NoSuchTable as error:
                    if not future.done():
                        future.set_exception(error)
                else:
                    if not future.done():
                        future.set_result(answer)
        finally:
            self._task = None

    @abstractmethod
    async def _answer(self, message: Message | Fault) -> Answer:
        """The answer to one message. Raises ``NoSuchTable`` and nothing else."""
