"""What lies between a bot that is killed and the world outside it: one socket, and what goes over it.

The world (the simulated platform with its messages, and the people) lives in the process that kills. Calls,
presses and answers go over the socket one by one and in order, so that whatever was sent before the kill
arrives, and nothing that was not.
"""

import asyncio
import copyreg
import pickle
import select
import socket
import struct
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from types import MappingProxyType
from typing import Any

from bot.outlet import Budget, ChatPlace, MessageId, Place, PlaceKind, PrivatePlace, Rate
from bot.page import PrivatePage, PublicPage
from bot.ports import Seconds

copyreg.pickle(MappingProxyType, lambda proxy: (MappingProxyType, (dict(proxy),)))  # type: ignore[type-var]
SPEED = 40.0
"""Seconds of the bot's clock in one of the real one."""
BUDGET = Budget(
    per_place={"group": (Rate(20, 6.0),), "private": (Rate(10, 2.0),)},
    overall=(Rate(300, 10.0),),
    board_gap={"group": 0.5},
)
_SIZE = struct.Struct("!I")


class QuickClock:
    """A clock that runs faster, the same in this process and in all that it forks."""

    def __init__(self) -> None:
        self._start, self._at = time.monotonic(), time.time()

    def now(self) -> Seconds:
        return self._at + (time.monotonic() - self._start) * SPEED

    async def until(self, moment: Seconds) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(left / SPEED)


class Wire:
    """One end. ``take`` is told of each thing that the other end says by itself. ``at_once``: what is said
    is on its way before anything else happens here, however slow the other end is: a kill finds it there."""

    def __init__(
        self, end: socket.socket, take: Callable[[Any], Awaitable[Any]], *, at_once: bool = False
    ) -> None:
        self._at_once = at_once
        self._end = end
        self._take = take
        self._numbers = count()
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsent = bytearray()
        self._sending: asyncio.Task[None] | None = None
        self.open = False
        """Whether something can be said."""
        self.failed: BaseException | None = None
        """A fault of the tests themselves."""

    async def run(self) -> None:
        """Until the other end is gone: everything that it has said was taken in then. (asyncio's streams drop
        what they have read and not yet given out where a write fails, as it does at a kill.)"""
        self._end.setblocking(False)
        self.open = True
        heard = bytearray()
        while True:
            try:
                part = await asyncio.get_running_loop().sock_recv(self._end, 1 << 16)
            except ConnectionError:
                break
            if not part:
                break
            heard += part
            while len(heard) >= _SIZE.size:
                (size,) = _SIZE.unpack_from(heard)
                if len(heard) < _SIZE.size + size:
                    break
                self._heard(*pickle.loads(heard[_SIZE.size : _SIZE.size + size]))
                del heard[: _SIZE.size + size]
        self.open = False
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in self._answers.values():
            waiting.cancel()

    def _heard(self, kind: str, number: int, body: Any) -> None:
        if kind == "answer":
            waiting = self._answers.pop(number, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(body)
            return
        task = asyncio.ensure_future(self._taken(kind, number, body))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failed = task.exception()
            self._end.shutdown(socket.SHUT_RDWR)

    async def _taken(self, kind: str, number: int, body: Any) -> None:
        if kind == "tell":
            await self._take(body)
            return
        try:
            answer = await self._take(body)
        except Exception as error:
            answer = error
        self._send("answer", number, answer)

    def tell(self, body: Any) -> None:
        """Says something that needs no answer, at once."""
        self._send("tell", 0, body)

    async def ask(self, body: Any) -> Any:
        """Says something, and what it is answered. What was raised there is raised here."""
        number, answered = next(self._numbers), asyncio.get_running_loop().create_future()
        self._answers[number] = answered
        self._send("ask", number, body)
        answer = await answered
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _send(self, kind: str, number: int, body: Any) -> None:
        data = pickle.dumps((kind, number, body))
        data = _SIZE.pack(len(data)) + data
        if self._at_once:
            self._push(data)
        elif self.open:
            self._write(data)

    def _write(self, data: bytes) -> None:
        self._unsent += data
        if self._sending is None or self._sending.done():
            self._sending = asyncio.ensure_future(self._flush())

    async def _flush(self) -> None:
        while self._unsent:
            data = bytes(self._unsent)
            self._unsent.clear()
            try:
                await asyncio.get_running_loop().sock_sendall(self._end, data)
            except ConnectionError:
                self.open = False  # the other end is gone; what it said before is still being read
                return

    def _push(self, data: bytes) -> None:
        while data:
            try:
                data = data[self._end.send(data) :]
            except BlockingIOError:
                select.select([], [self._end], [])


class FarOutlet:
    """A ``bot.outlet.Outlet`` whose platform is at the other end. ``at``: told where a call has come to."""

    def __init__(self, wire: Wire, now: Callable[[], Seconds], at: Callable[[str], None]) -> None:
        self._wire, self._now, self._at = wire, now, at

    @property
    def name(self) -> str:
        return "sim"

    @property
    def budget(self) -> Budget:
        return BUDGET

    def kind(self, place: Place) -> PlaceKind:
        return "private" if place.partition(":")[2].startswith("u") else "group"

    def share(self, place: Place) -> str:
        return place

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        return MessageId(await self._call("post", place, page, list(mentions)))

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        await self._call("edit_post", place, message, page)

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        return MessageId(await self._call("write", place, page))

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        await self._call("edit_written", place, message, page)

    async def strip(self, place: Place, message: MessageId) -> None:
        await self._call("strip", place, message)

    async def delete(self, place: Place, message: MessageId) -> None:
        await self._call("delete", place, message)

    async def _call(self, kind: str, *arguments: Any) -> Any:
        self._at("calling")
        answer = await self._wire.ask(("call", self._now(), kind, arguments))
        self._at("called")
        return answer
