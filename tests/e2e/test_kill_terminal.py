"""``hospoda play`` killed in the middle of a match, taken up again, played to its end, proven fair."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

HOSPODA = Path(sys.executable).with_name("hospoda")
PATIENCE = 90.0
ANSWERS = "1\n" * 20_000
"""The first of what is offered, every time; asked whether one is sure, it is said again."""


class Terminal:
    """Runs ``hospoda`` on a data folder of its own, each time in a session of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "hospoda.db"
        self.records = folder / "data" / "hospoda" / "records"
        self.started: list[subprocess.Popen[str]] = []
        self._env = os.environ | {
            "HOSPODA_DATABASE": str(self.database),
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONUTF8": "1",
            "NO_COLOR": "1",
            "TERM": "dumb",
        }

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [str(HOSPODA), *arguments],
            env=self._env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            text=True,
        )
        self.started.append(process)
        return process

    def log(self) -> list[dict[str, Any]]:
        """The running deal's log, as it is on disk."""
        if not self.database.exists():
            return []
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as connection:
            try:
                rows = connection.execute("SELECT body FROM events ORDER BY seq").fetchall()
            except sqlite3.OperationalError:
                return []  # just being made
        return [json.loads(body) for (body,) in rows]

    def record(self) -> dict[str, Any]:
        (file,) = self.records.iterdir()
        values: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return values


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path)
    yield made
    for process in made.started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def session(leader: int) -> list[int]:
    """The processes of a session that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, sid = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # has just ended
        if int(sid) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


def gone(leader: int) -> bool:
    """Whether nobody of a session is left, after a while at the latest."""
    end = time.monotonic() + PATIENCE
    while session(leader) and time.monotonic() < end:
        time.sleep(0.02)
    return not session(leader)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see processes")
def test_a_match_that_was_killed_is_taken_up_and_played_to_its_end(terminal: Terminal) -> None:
    options = json.dumps({"target": 100, "silesian_draw": False})
    killed = terminal.start("play", "koblarz", "--fast", "--seats", "4", "--options", options)
    assert killed.stdin is not None
    end = time.monotonic() + PATIENCE
    while len(terminal.log()) < 25:
        assert time.monotonic() < end and killed.poll() is None
        killed.stdin.write("1\n")
        killed.stdin.flush()
        time.sleep(0.01)
    assert len(session(killed.pid)) > 1  # the computers think in a process of their own
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert gone(killed.pid), "computers are left behind"
    before = terminal.log()
    assert len(before) >= 25

    resumed = terminal.start("play", "koblarz", "--fast", "--resume")
    out, _ = resumed.communicate(ANSWERS, timeout=PATIENCE)
    assert resumed.returncode == 0, out
    assert gone(resumed.pid)

    record = terminal.record()
    assert record["result"]["over"] and record["totals"]
    first = record["deals"][0]
    steps = [entry for entry in before if "do" in entry]
    dice = [entry for entry in before if "die" in entry]
    assert first["steps"][: len(steps)] == steps
    assert first["chance"][: len(dice)] == dice

    (file,) = terminal.records.iterdir()
    for command, answer in (("verify", "fair"), ("replay", "ok: ")):
        checked = terminal.start(command, str(file))
        out, _ = checked.communicate(timeout=PATIENCE)
        assert checked.returncode == 0 and out.startswith(answer), out
