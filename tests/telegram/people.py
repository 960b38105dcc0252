"""People on Telegram, and a stage on which the real adapter serves them from a local server."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from adapters.serving import secret_of, serve
from adapters.telegram.places import chat_of, link
from adapters.telegram.platform import Telegram
from bot.computers import ComputersHere
from bot.ports import Seconds
from bot.posts import PanelPost
from bot.service import Service
from storage.store import open_store
from tests.telegram.quick import VARIABLE, QuickClock
from tests.telegram.rooms import BOT, NAME, TOKEN, Room
from tests.telegram.server import Server
from tests.telegram.spec import Json

PATIENCE: Seconds = 40.0
"""Of real time, for anything to happen."""
GROUP = -1001


class Watched(Telegram):
    """What is asked of people, besides, for those who play as the rules propose."""

    def __init__(self, thoughts: dict[int, PanelPost], *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._thoughts = thoughts

    async def start(self, service: Service) -> None:
        self.service = service
        show = service.panel

        def panel(post: PanelPost) -> None:
            if post.person:
                self._thoughts[chat_of(post.person)] = post
            show(post)

        service.panel = panel  # type: ignore[method-assign]
        await super().start(service)


class Stage:
    """The server, the adapter, and whoever plays. Used as a context.

    ``apart``: the bot is a process of its own (``hospoda run``); ``log`` is what it has said there.
    ``thoughts``: the newest panel of each person, before it is shown; apart they are nobody's.
    """

    def __init__(
        self,
        folder: Path,
        speed: float = 500.0,
        webhook_url: str = "",
        port: int = 0,
        *,
        apart: bool = False,
    ) -> None:
        self.clock = QuickClock(speed)
        self.server = Server(self.clock.now)
        self._folder = folder
        self._webhook = (webhook_url, port)
        if webhook_url and apart:
            self.server.hook = f"http://127.0.0.1:{port}{urlsplit(webhook_url).path}"
        self._stack = AsyncExitStack()
        self._stop = asyncio.Event()
        self._numbers = count(1)
        self._apart = apart
        self._process: asyncio.subprocess.Process | None = None
        self.log = ""
        self.serving: asyncio.Task[None] | None = None
        self.thoughts: dict[int, PanelPost] = {}

    async def __aenter__(self) -> "Stage":
        await self.server.start()
        await self.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await self.end()
        finally:
            await self.server.stop()

    async def begin(self) -> None:
        """The bot is started."""
        if self._apart:
            process = self._process = await self._started()
            self.serving = asyncio.create_task(self._served_apart(process))
            return
        store = await self._stack.enter_async_context(open_store(self._folder / "hospoda.db"))
        self._stop = asyncio.Event()
        url, port = self._webhook
        telegram = self.telegram = Watched(
            self.thoughts, TOKEN, self.clock, api=self.server.url, webhook_url=url, listen=("127.0.0.1", port)
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
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(self.serving, 10)
        await self._stack.aclose()

    async def _started(self) -> asyncio.subprocess.Process:
        url, port = self._webhook
        env = os.environ | {
            VARIABLE: self.clock.written(),
            "HOSPODA_TELEGRAM_TOKEN": TOKEN,
            "HOSPODA_TELEGRAM_API": self.server.url,
            "HOSPODA_TELEGRAM_WEBHOOK_URL": url,
            "HOSPODA_TELEGRAM_WEBHOOK_LISTEN": f"127.0.0.1:{port or 8443}",
            "HOSPODA_DATABASE": str(self._folder / "hospoda.db"),
            "HOSPODA_LANGUAGE": "en",
        }
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.telegram.quick", "run",
            env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip

    async def _served_apart(self, process: asyncio.subprocess.Process) -> None:
        said, _ = await process.communicate()
        self.log += said.decode()
        assert process.returncode == 0, self.log
        assert TOKEN not in self.log and "Traceback" not in self.log, self.log

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
        for message in reversed(room.messages.values()):
            if any(word in data for data in datas(message)):
                return message
        return None


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
