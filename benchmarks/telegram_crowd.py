"""A Bot API server and people who tap, as a process of their own, lean enough to wait for the bot.

``python -m benchmarks.telegram_crowd TABLES`` prints its address; then, for each line that it reads, a line
of JSON: ``open`` (everybody sits down, answered once all tables have begun), ``echo`` (keys stand ready
without a table), ``taps SECONDS`` (everybody taps for so long; what was answered). Each person has one tap
under way at most and taps what the newest board shows.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter, deque
from itertools import count
from typing import Any

from aiohttp import web

TOKEN = "123456:benchmark"
BOT = {"id": 123456, "is_bot": True, "first_name": "Hospoda", "username": "hospoda_bench_bot"}
SEATS = 3
MOST_UNDER_WAY = 100
"""Taps that wait for their answers at once: enough to keep the bot busy, and few enough to be in time."""
MARKS = "①②③"
ASKED = ("▶", "May ")
"""How the lines of a board begin that say who may do something."""
KEYS = (
    ("Joker 1", "Joker 2", "Fire"), ("Let it roll",), ("Not this bank",), ("My hand", "Rules", "Menu")
)  # fmt: skip
BOARD = """▶ ③ ① · in 8 seconds
K7 · bank 1 ③–①: 1 + 1, to hit 2
To roll: ③ ① · may say first:
Joker ② · Fire ③
1 ③–① 5 · 2 ②–① 5 + J
3 ③–② 0
wallet, sock, held, match:
① P0 1, 4, JF, 130
② P1 0, 5, JF, 210
③ P2 0, 5, F, 180
①1 ①1 ①5: miss · bank 4 stays: 9"""
"""The keys and the size of a board of ours, for the echo."""
TAPPED = (".b.", ".t.next")
"""Keys that people press, by a part of their data."""


class Group:
    """A chat with one table. ``waits``: people whose tap is not answered yet; ``tried``: who has pressed
    what the board of this moment offers."""

    def __init__(self, number: int) -> None:
        self.id = -1000 - number
        self.people = [
            {"id": 10_000 + number * SEATS + seat, "is_bot": False, "first_name": f"P{seat}"}
            for seat in range(SEATS)
        ]
        self.board: dict[str, Any] | None = None
        self.ids = count(1)
        self.waits: set[int] = set()
        self.tried: set[int] = set()
        self.taps = 0

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "type": "supergroup", "title": "Group"}


class Crowd:
    """``answered`` counts answers by whether they were refusals."""

    def __init__(self, tables: int) -> None:
        self.groups = {group.id: group for group in map(Group, range(tables))}
        self.answered: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self.tapping = self._echoed = False
        self._chance = random.Random(1)
        self._numbers = count(1)
        self._updates: list[dict[str, Any]] = []
        self._more = asyncio.Event()
        self._presses: dict[str, tuple[Group, int]] = {}
        self._later: deque[Group] = deque()

    # What people do.

    def happens(self, **update: Any) -> None:
        self._updates.append({"update_id": next(self._numbers), **update})
        self._more.set()

    def says(self, group: Group, seat: int, words: str) -> None:
        self.happens(
            message={
                "message_id": next(group.ids),
                "date": int(time.time()),
                "chat": group.json(),
                "from": group.people[seat],
                "text": words,
            }
        )

    def press(self, group: Group, seat: int, data: str) -> None:
        number = str(next(self._numbers))
        self._presses[number] = (group, seat)
        group.waits.add(seat)
        group.taps += 1
        self.happens(
            callback_query={
                "id": number,
                "from": group.people[seat],
                "message": group.board,
                "chat_instance": "1",
                "data": data,
            }
        )

    def tap(self, group: Group) -> None:
        """Everybody who may taps."""
        keys = [data for data in self.keys(group) if any(part in data for part in TAPPED)]
        if not keys or not self.tapping:
            return
        if len(self._presses) >= MOST_UNDER_WAY:
            self._later.append(group)
            return
        waves = [data for data in keys if data.endswith(".wave")]
        text = group.board["text"] if group.board is not None else ""
        lines = "".join(line for line in text.splitlines() if line.startswith(ASKED))
        for seat, mark in enumerate(MARKS):
            asked = mark in lines or "▶" not in lines or any(".t.next" in data for data in keys)
            if asked and seat not in group.waits and seat not in group.tried:
                self.press(group, seat, self._chance.choice(waves or keys))

    def keys(self, group: Group) -> list[str]:
        rows = (group.board or {}).get("reply_markup", {}).get("inline_keyboard", [])
        return [button["callback_data"] for row in rows for button in row if "callback_data" in button]

    # The server.

    async def asked(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        form = await request.post()
        self.calls[method] += 1
        found = getattr(self, f"_{method.lower()}", None)
        result = True if found is None else found(form)
        if asyncio.iscoroutine(result):
            result = await result
        return web.Response(text=json.dumps({"ok": True, "result": result}), content_type="application/json")

    def _getme(self, form: Any) -> Any:
        return BOT

    async def _getupdates(self, form: Any) -> Any:
        if not self._updates:
            self._more.clear()
            try:
                await asyncio.wait_for(self._more.wait(), min(float(form.get("timeout", 0)), 5.0))
            except TimeoutError:
                return []
        found, self._updates = self._updates[:100], self._updates[100:]
        return found

    def _sendmessage(self, form: Any) -> Any:
        return self._shown(form, None)

    def _editmessagetext(self, form: Any) -> Any:
        return self._shown(form, int(form["message_id"]))

    def _shown(self, form: Any, number: int | None) -> Any:
        chat = int(form["chat_id"])
        group = self.groups.get(chat)
        where = group.json() if group is not None else {"id": chat, "type": "private"}
        ids = group.ids if group is not None else self._numbers
        message = {
            "message_id": next(ids) if number is None else number,
            "date": int(time.time()),
            "chat": where,
            "from": BOT,
            "text": form["text"],
        }
        if "reply_markup" in form:
            message["reply_markup"] = json.loads(form["reply_markup"])
        if group is not None and "reply_markup" in message:
            group.board = message
            group.tried.clear()
            asyncio.get_running_loop().call_soon(self.tap, group)
        return message

    def _answercallbackquery(self, form: Any) -> Any:
        group, seat = self._presses.pop(form["callback_query_id"])
        group.waits.discard(seat)
        refused = "show_alert" in form
        self.answered["refused" if refused else "taken"] += 1
        if not self._echoed:
            # Whoever has answered waits for the next board.
            group.tried.add(seat)
        self._later.append(group)
        asyncio.get_running_loop().call_soon(self.tap, self._later.popleft())
        return True

    # What the benchmark asks for.

    async def open(self) -> Any:
        """Everybody sits down; answered once every table has begun."""
        for group in self.groups.values():
            self.says(group, 0, "/new koblarz target=2000 turn_seconds=604800")
        await self._until(".t.begin")
        for word, seats in (("join", (1, 2)), ("ready", (1, 2)), ("begin", (0,))):
            for group in self.groups.values():
                for seat in seats:
                    data = next(data for data in self.keys(group) if data.endswith(f".t.{word}"))
                    self.press(group, seat, data)
            await self._calm()
        await self._until(".b.")
        return len(self.groups)

    async def _until(self, part: str) -> None:
        groups = self.groups.values()
        while not all(any(part in data for data in self.keys(group)) for group in groups):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    async def echo(self) -> Any:
        """Boards of nobody: as many keys as a real one has, pressed again and again."""
        self._echoed = True
        keys = [[{"text": label, "callback_data": f"1.b.1.{label[:6]}"} for label in row] for row in KEYS]
        for group in self.groups.values():
            group.board = {
                "message_id": next(group.ids), "date": 1, "chat": group.json(), "from": BOT,
                "text": BOARD, "reply_markup": {"inline_keyboard": keys},
            }  # fmt: skip
        return len(self.groups)

    async def taps(self, seconds: str) -> Any:
        """What was answered in so many seconds, and until no tap was under way any more. ``stuck``: groups
        without a tap in the second half."""
        before, calls, begun = self.answered.copy(), self.calls.copy(), time.perf_counter()
        self.tapping = True
        for group in self.groups.values():
            self.tap(group)
        await asyncio.sleep(float(seconds) / 2)
        half = {group.id: group.taps for group in self.groups.values()}
        await asyncio.sleep(float(seconds) / 2)
        self.tapping = False
        stuck = sum(group.taps == half[group.id] for group in self.groups.values())
        await self._calm()
        found = self.answered - before
        edits = self.calls["editMessageText"] - calls["editMessageText"]
        return {**found, "edits": edits, "stuck": stuck, "seconds": time.perf_counter() - begun}

    async def _calm(self) -> None:
        while any(group.waits for group in self.groups.values()):  # noqa: ASYNC110 - of many groups
            await asyncio.sleep(0.05)


async def main(tables: int) -> None:
    crowd = Crowd(tables)
    app = web.Application()
    app.router.add_route("*", "/bot{token}/{method}", crowd.asked)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    while line := (await reader.readline()).decode().split():
        print(json.dumps(await getattr(crowd, line[0])(*line[1:])), flush=True)
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
