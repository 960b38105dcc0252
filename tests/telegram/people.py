"""People on Telegram, and a stage on which the real adapter serves them from a local server."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

from adapters.serving import secret_of, serve
from adapters.telegram.places import link
from adapters.telegram.platform import Telegram
from bot.computers import ComputersHere
from bot.ports import Seconds
from storage.store import open_store
from tests.telegram.rooms import BOT, NAME, TOKEN, Room
from tests.telegram.server import Server
from tests.telegram.spec import Json

PATIENCE: Seconds = 8.0
"""Of real time, for anything to happen."""
GROUP = -1001


class QuickClock:
    """A clock that runs faster than the real one: the network is real, the waits are short."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        self._start = time.monotonic()
        self._at = time.time()

    def now(self) -> Seconds:
        return self._at + (time.monotonic() - self._start) * self._speed

    async def until(self, moment: Seconds) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(left / self._speed)


class Stage:
    """The server, the adapter, and whoever plays. Used as a context."""

    def __init__(self, folder: Path, speed: float = 500.0, webhook_url: str = "", port: int = 0) -> None:
        self.clock = QuickClock(speed)
        self.server = Server(self.clock.now)
        self._folder = folder
        self._webhook = (webhook_url, port)
        self._stack = AsyncExitStack()
        self._stop = asyncio.Event()
        self._numbers = count(1)
        self.serving: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Stage":
        await self.server.start()
        await self.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()
        await self.server.stop()

    async def begin(self) -> None:
        """The bot is started."""
        store = await self._stack.enter_async_context(open_store(self._folder / "hospoda.db"))
        self._stop = asyncio.Event()
        url, port = self._webhook
        telegram = Telegram(
            TOKEN, self.clock, api=self.server.url, webhook_url=url, listen=("127.0.0.1", port)
        )
        self.serving = asyncio.create_task(
            serve(
                [telegram],
                store,
                self.clock,
                ComputersHere(),
                board_link=link,
                secret=secret_of(TOKEN),
                stop=self._stop,
            )
        )

    async def end(self) -> None:
        """The bot is stopped as by SIGTERM; whatever went wrong in it is raised."""
        self._stop.set()
        assert self.serving is not None
        await asyncio.wait_for(self.serving, 10)
        await self._stack.aclose()

    def group(self, number: int = GROUP, **more: Any) -> Room:
        """A group in which the bot is."""
        room = self.server.rooms[number] = Room(number, **more)
        room.members[BOT["id"]] = "member"
        return room

    def person(
        self, name: str, *, started: bool = True, status: str = "member", language: str = "en"
    ) -> "Person":
        """Somebody in the group. ``started``: his private chat with the bot is open."""
        number = 100 + next(self._numbers)
        private = self.server.rooms[number] = Room(number, "private")
        if not started:
            private.shut = "Forbidden: bot can't initiate conversation with a user"
        for room in self.server.rooms.values():
            if room.kind != "private":
                room.members[number] = status
        return Person(self, number, name, language)

    async def until(self, holds: Any, patience: Seconds = PATIENCE) -> Any:
        """Waits until ``holds()`` is true; what it is."""
        limit = time.monotonic() + patience
        while not (found := holds()):
            assert time.monotonic() < limit, "nothing happens"
            if self.serving is not None and self.serving.done():
                self.serving.result()
            await asyncio.sleep(0.005)
        return found

    def with_key(self, room: Room, word: str) -> Json | None:
        """The newest message that has a key whose data ends so."""
        found = [one for one in room.messages.values() if any(word in data for data in datas(one))]
        return found[-1] if found else None


class Person:
    """Somebody with a phone."""

    def __init__(self, stage: Stage, number: int, name: str, language: str) -> None:
        self.stage = stage
        self.id = number
        self.name = name
        self.user = {"id": number, "is_bot": False, "first_name": name, "language_code": language}
        self.private = stage.server.room(number)

    def says(self, room: Room, words: str, **more: Json) -> int:
        """Writes a message; its number. In a group the bot sees commands alone (privacy mode)."""
        number = next(room.ids)
        message = {
            "message_id": number,
            "date": int(self.stage.clock.now()),
            "chat": room.json(),
            "from": self.user,
            "text": words,
            **more,
        }
        room.messages[number] = message
        if room.kind == "private" or words.startswith("/"):
            self.stage.server.happens(message=message)
        return number

    def taps(self, room: Room, message: Json, data: str) -> tuple[str, int]:
        """Presses a key; the numbers of the press and of its update."""
        press = f"press{next(self.stage._numbers)}"
        self.stage.server.pressed.add(press)
        shown = room.messages.get(message["message_id"], message)
        update = self.stage.server.happens(
            callback_query={
                "id": press,
                "from": self.user,
                "message": dict(shown),
                "chat_instance": "1",
                "data": data,
            }
        )
        return press, update

    async def answer(self, press: str) -> Json:
        """What a press was answered."""
        answers = self.stage.server.answers
        return await self.stage.until(lambda: answers.get(press))

    async def presses(self, room: Room, word: str) -> Json:
        """Presses the key whose data has this word, on the newest message that has it; the answer."""
        message = await self.stage.until(lambda: self.stage.with_key(room, word))
        data = next(one for one in datas(message) if word in one)
        press, _ = self.taps(room, message, data)
        return await self.answer(press)

    async def starts(self, url: str) -> None:
        """Follows an address that opens the bot, and presses Start."""
        payload = url.partition("?start=")[2]
        assert payload and f"t.me/{NAME}" in url
        self.private.shut = ""
        self.says(self.private, f"/start {payload}")


def datas(message: Json) -> Iterator[str]:
    """The data of a message's keys."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return (button["callback_data"] for row in rows for button in row if "callback_data" in button)


def labels(message: Json) -> list[list[str]]:
    """The labels of a message's keys, row by row."""
    return [[button["text"] for button in row] for row in message["reply_markup"]["inline_keyboard"]]
