"""Taps handled through the whole stack of Telegram, against an echo of the same library.

(a) ours: 200 tables of Koblarz with three people each, who tap what their boards show: python-telegram-bot,
rules, a durable commit, the answer, and the edits of boards. Counted are taps that were taken; refused ones
("that question is over") are work, too, but do not count.
(b) echo: an ``Application`` of the same library with the same transport, many updates at a time, whose one
handler answers a press with its data and edits the message to say what was pressed.
(c) the same without the edit: reported, without a promise. It makes one call for a tap; no game could.

Server and people are one process, the bot is another, and all are measured against the same server in turns.
The unit is taps for each second that the bot's process computes, which is what a core handles when nothing
else keeps it waiting: neighbours on the machine and Telegram's own limits are left out of it. The clock runs
faster than the real one, so that 30 messages a second are enough to go on; every limit holds on that clock.
A round in which tables stood still is no measurement, and raises.
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from telegram import Message, Update
from telegram.ext import Application, CallbackQueryHandler, ContextTypes, Updater

from adapters.serving import secret_of, serve
from adapters.telegram.places import link
from adapters.telegram.platform import Telegram, make_bot
from benchmarks.ratio import Ratio
from benchmarks.telegram_crowd import TOKEN
from bot.computers import ComputersHere
from bot.memory import collect_rarely
from bot.ports import Seconds
from storage.store import open_store

TABLES = 200
SECONDS = 5.0
"""Of each round."""
ROUNDS = 3
NOTE = "\nPressed: "
SPEED = 30.0
"""How much faster the clock runs: so fast that the bot has work all the time."""
STUCK = 0.1
"""Of the tables, how many may see no tap in the last half of a round."""


class FastClock:
    """Seconds since 1970, ``SPEED`` times as fast from the start on."""

    def __init__(self) -> None:
        self._start = (time.monotonic(), time.time())

    def now(self) -> Seconds:
        return self._start[1] + (time.monotonic() - self._start[0]) * SPEED

    async def until(self, moment: Seconds) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(left / SPEED)


class People:
    """The other process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ask(self, *words: str) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{' '.join(words)}\n".encode())
        return json.loads(await self._process.stdout.readline())


@asynccontextmanager
async def people(tables: int) -> AsyncIterator[tuple[People, str]]:
    """The crowd, and the address of its server."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.telegram_crowd", str(tables),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield People(process), (await process.stdout.readline()).decode().strip()
    finally:
        process.terminate()
        await process.wait()


async def _tapped(crowd: People) -> float:
    """Taps that were taken for each second that this process has computed."""
    begun = time.process_time()
    found: dict[str, float] = await crowd.ask("taps", str(SECONDS))
    if found["stuck"] > TABLES * STUCK:
        raise RuntimeError(f"nobody taps at {found['stuck']} of {TABLES} tables")
    return found["taken"] / (time.process_time() - begun)


async def ours(folder: Path) -> float:
    """A round of (a)."""
    clock, stop = FastClock(), asyncio.Event()
    async with people(TABLES) as (crowd, url), open_store(folder / "taps.db") as store:
        telegram = Telegram(TOKEN, clock, api=url)
        serving = asyncio.create_task(
            serve(
                [telegram], store, clock, ComputersHere(),
                board_link=link, secret=secret_of(TOKEN), stop=stop,
            )
        )  # fmt: skip
        await crowd.ask("open")
        found = await _tapped(crowd)
        stop.set()
        await serving
    return found


async def echo(*, edits: bool) -> float:
    """A round of (b) or (c)."""

    async def answer(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        assert query is not None and isinstance(query.message, Message) and query.message.text is not None
        await query.answer(query.data)
        if edits:
            words = f"{query.message.text.partition(NOTE)[0]}{NOTE}{query.data} {query.id}"
            await query.edit_message_text(words, reply_markup=query.message.reply_markup)

    async with people(TABLES) as (crowd, url):
        updater = Updater(make_bot(TOKEN, url), asyncio.Queue())
        application = Application.builder().updater(updater).concurrent_updates(True).build()
        application.add_handler(CallbackQueryHandler(answer))
        async with application:
            await application.start()
            await updater.start_polling(allowed_updates=["callback_query"])
            await crowd.ask("echo")
            found = await _tapped(crowd)
            await updater.stop()
            await application.stop()
    return found


def measure() -> tuple[float, float, float]:
    """Medians of (a), (b) and (c), measured in turns."""
    collect_rarely()  # as the program itself does
    rounds = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix=".bench", dir=Path.cwd()) as folder:
            mine = asyncio.run(ours(Path(folder)))
        rounds.append((mine, asyncio.run(echo(edits=True)), asyncio.run(echo(edits=False))))
    first, second, third = (statistics.median(column) for column in zip(*rounds, strict=True))
    return first, second, third


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    mine, base, bare = measure()
    what, unit = f"taps on Telegram, {TABLES} tables", "taps/s"
    return [
        Ratio(what, unit, mine, base, "echo with edit, same library", 0.5),
        Ratio(what, unit, mine, bare, "echo without edit"),
    ]
