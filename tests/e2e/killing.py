"""Kills lives (life.py) and proves after each that nothing acknowledged is lost and nothing applied twice.

Run as a program of its own: ``python -m tests.e2e.killing FOLDER KILLS SEED``. It has imported everything,
and has no thread and no event loop while it forks, so that a life costs milliseconds to begin. It prints one
line of JSON: what happened, or why it is wrong (exit code 1).
"""

import asyncio
import json
import os
import random
import select
import signal
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import alembic.command  # noqa: F401 - in memory before the first fork

from bot.logs import configure_logs
from bot.ports import TableId
from bot.sitting import Unplayable
from storage.store import open_store
from tests.e2e.kill_checks import Known, Sums, Wrong, check
from tests.e2e.life import POINTS, Line, Plan, live

PATIENCE = 30.0
"""Seconds after which a life that does not come to its point is taken for stuck."""


def run(folder: Path, kills: int, seed: int) -> Sums:
    """Kills so many times. Raises ``Wrong``."""
    path, chance = folder / "hospoda.db", random.Random(seed)
    known: dict[TableId, Known] = {}
    sums = Sums()
    asyncio.run(_make(path))
    for kill in range(kills):
        point = POINTS[kill // 2 % len(POINTS)] if kill % 2 == 0 else None
        lines = _life(path, point, chance)
        sums.kills += 1
        sums.points[point or "random"] += 1
        failures = [line for line in lines if line[0] == "failed"]
        if failures:
            raise Wrong(f"kill {kill}: a life ended by itself: {failures}")
        try:
            asyncio.run(check(path, lines, known, sums))
        except (AssertionError, Unplayable) as error:
            raise Wrong(f"kill {kill}: {error or 'a log does not fit its dice'}") from error
    return sums


async def _make(path: Path) -> None:
    async with open_store(path):
        pass


def _life(path: Path, point: str | None, chance: random.Random) -> list[Line]:
    """One life from fork to SIGKILL, at a chosen point or at a random instant: the lines that it wrote."""
    while threading.active_count() > 1:  # the last check's database threads are just ending
        time.sleep(0.0005)
    plan = Plan(chance.getrandbits(32), point, chance.choice((1, 2, 5, 20, 40)))
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        live(path, plan, writing)
    os.close(writing)
    try:
        return _read(reading, pid, None if point else _random_end(chance))
    finally:
        os.close(reading)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


@dataclass(frozen=True)
class _End:
    """A random instant: seconds after the fork, or the number of lines read."""

    seconds: float | None
    lines: int | None


def _random_end(chance: random.Random) -> _End:
    if chance.random() < 0.5:
        return _End(chance.uniform(0, 0.2), None)
    return _End(None, chance.randrange(1, 400))


def _read(pipe: int, pid: int, end: _End | None) -> list[Line]:
    """Reads until the life is over; ends it at ``end``."""
    start, data = time.monotonic(), b""
    killed = False
    while True:
        if end is not None and not killed and _has_come(end, start, data):
            os.kill(pid, signal.SIGKILL)
            killed = True
        wait = 0.001 if end is not None and end.seconds is not None and not killed else 1.0
        if select.select([pipe], [], [], wait)[0]:
            more = os.read(pipe, 1 << 16)
            if not more:
                break
            data += more
        if time.monotonic() - start > PATIENCE:
            raise Wrong("a life does not come to its end")
    assert data.endswith(b"\n") or not data, "a line was torn"
    return [json.loads(line) for line in data.splitlines()]


def _has_come(end: _End, start: float, data: bytes) -> bool:
    if end.seconds is not None:
        return time.monotonic() - start >= end.seconds
    return end.lines is not None and data.count(b"\n") >= end.lines


if __name__ == "__main__":
    configure_logs(Path(sys.argv[1]) / "log")
    try:
        found = run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    except Wrong as wrong:
        print(json.dumps({"wrong": str(wrong)}))
        sys.exit(1)
    print(json.dumps({name: getattr(found, name) for name in found.__dataclass_fields__}))
