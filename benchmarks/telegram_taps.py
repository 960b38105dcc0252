"""Taps a second through the whole stack of Telegram, against an echo of the same library.

(a) ours: 200 tables of Koblarz with three people each, who tap what their boards show: python-telegram-bot,
rules, a durable commit, the answer, and the edits of boards. Counted are taps that were taken; refused ones
("now ② is asked") are work, too, but do not count.
(b) echo: an ``Application`` of the same library with the same transport whose one handler answers each press
with its data, many at a time, and does nothing else: no commit, no edit.

Server and people are one process, the bot is another; both are measured against the same server in turns. The
clock runs faster than the real one, so that Telegram's 30 messages a second do not bind; every limit holds on
that clock.
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

from telegram import Update
from telegram.ext import Application, CallbackQueryHandler, ContextTypes, ExtBot, Updater

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
SECONDS = 4.0
"""Of each round, after half as long to warm up."""
ROUNDS = 1
SPEED = 10.0
"""How much faster the clock runs."""


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


async def ours(folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> dict[str, Any]:
    """What happened in a round."""
    clock, stop = FastClock(), asyncio.Event()
    async with people(tables) as (crowd, url), open_store(folder / "taps.db") as store:
        telegram = Telegram(TOKEN, clock, api=url)
        serving = asyncio.create_task(
            serve(
                [telegram], store, clock, ComputersHere(),
                board_link=link, secret=secret_of(TOKEN), stop=stop,
            )
        )  # fmt: skip
        await crowd.ask("open")
        begun = time.process_time()
        found: dict[str, Any] = await crowd.ask("taps", str(seconds))
        found["cpu"] = time.process_time() - begun
        stop.set()
        await serving
    return found


async def echo(tables: int = TABLES, seconds: float = SECONDS, edits=False) -> dict[str, Any]:
    """The same with the baseline."""

    async def answer(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        assert update.callback_query is not None
        await update.callback_query.answer(update.callback_query.data)
        if edits:
            await update.callback_query.edit_message_text(
                f"{update.update_id} " + "Board " * 40,
                reply_markup=update.callback_query.message.reply_markup,
            )

    async with people(tables) as (crowd, url):
        bot: ExtBot[Any] = make_bot(TOKEN, url)
        queue: asyncio.Queue[object] = asyncio.Queue()
        application = Application.builder().updater(Updater(bot, queue)).concurrent_updates(True).build()
        application.add_handler(CallbackQueryHandler(answer))
        async with application:
            await application.start()
            assert application.updater is not None
            await application.updater.start_polling(allowed_updates=["callback_query"])
            await crowd.ask("echo")
            begun = time.process_time()
            found: dict[str, Any] = await crowd.ask("taps", str(seconds))
            found["cpu"] = time.process_time() - begun
            await application.updater.stop()
            await application.stop()
    return found


def measure() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Rounds of ours and the echo, in turns."""
    collect_rarely()  # as the program itself does
    found = []
    for number in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix=".bench", dir=Path.cwd()) as folder:
            mine = asyncio.run(ours(Path(folder)))
        found.append((mine, asyncio.run(echo())))
    return found


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    rounds = measure()
    mine = statistics.median(one["taken"] / one["seconds"] for one, _ in rounds)
    base = statistics.median(one["taken"] / one["seconds"] for _, one in rounds)
    return [Ratio(f"taps on Telegram, {TABLES} tables", "taps/s", mine, base, "echo, same library", 0.5)]


if __name__ == "__main__":
    for one, other in measure():
        print(one)
        print(other)
