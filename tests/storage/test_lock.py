"""One process a database; what a killed one leaves behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.ports import StoreInUse, TableId
from rules.kit.scene import text
from storage.store import open_store

ROOT = Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from pathlib import Path
from storage.store import SqlStore

async def main():
    store = await SqlStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    sys.stdin.readline()
    await store.close()

asyncio.run(main())
"""

PLAY = """
import asyncio, sys
from pathlib import Path
from bot.ports import Change, Event, TableId
from storage.store import open_store

async def play(store, table):
    stored = await store.load(TableId(table))
    version = stored.version if stored else 0
    while True:
        row = str(version + 1)
        events = Event(2 * version, row), Event(2 * version + 1, row)
        await store.commit(
            Change(TableId(table), version + 1, "K", "c", "g", "running", 1, 0, float(version), row, events)
        )
        version += 1
        print(table, version, flush=True)

async def main():
    async with open_store(Path(sys.argv[1])) as store:
        await asyncio.gather(*(play(store, table) for table in range(1, 9)))

asyncio.run(main())
"""


@contextmanager
def running(tmp_path: Path, code: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    """Python in a process of its own, as a command called ``tavern``."""
    script = tmp_path / "tavern"
    script.write_text(code)
    process = subprocess.Popen(
        [sys.executable, str(script), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


async def test_a_second_process_is_told_who_holds_the_file(tmp_path: Path, path: Path) -> None:
    with running(tmp_path, HOLD, path) as holder:
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(StoreInUse) as caught:
            async with open_store(path):
                pass
        expected = text("store-in-use", path=str(path), pid=str(holder.pid), command="tavern")
        assert caught.value.reason == expected
        holder.communicate("close\n", timeout=60)
        assert holder.returncode == 0, "a closed store does not keep the process alive"
    async with open_store(path):
        pass


async def test_the_lock_goes_with_a_process_that_is_killed(tmp_path: Path, path: Path) -> None:
    with running(tmp_path, HOLD, path) as holder:
        assert holder.stdout.readline() == "open\n"
        holder.send_signal(signal.SIGKILL)
        holder.wait(60)
    async with open_store(path) as store:
        assert await store.last_table() == 0


async def test_the_same_process_cannot_open_a_file_twice(store, path: Path) -> None:
    with pytest.raises(StoreInUse) as caught:
        async with open_store(path):
            pass
    assert caught.value.reason.args["pid"] == str(os.getpid())
    assert await store.last_table() == 0


@pytest.mark.parametrize("owner", [None, "", "no number\ntavern\n"])
async def test_a_holder_that_left_no_name_is_in_use_all_the_same(
    store, path: Path, owner: str | None
) -> None:
    file = path.with_name("hospoda.db.owner")
    file.unlink()
    if owner is not None:
        file.write_text(owner)
    with pytest.raises(StoreInUse) as caught:
        async with open_store(path):
            pass
    assert caught.value.reason == text("store-in-use-unknown", path=str(path))


async def test_the_lock_is_released_with_the_store(path: Path) -> None:
    for _ in range(3):
        async with open_store(path):
            assert path.with_name("hospoda.db.owner").exists()
        assert not path.with_name("hospoda.db.owner").exists()


async def test_what_was_acknowledged_survives_every_kill_and_nothing_is_there_by_half(
    tmp_path: Path, path: Path
) -> None:
    acknowledged = dict.fromkeys(range(1, 9), 0)
    for kill_after in (1, 40, 7, 200):
        with running(tmp_path, PLAY, path) as player:
            for _ in range(kill_after):
                note(acknowledged, player.stdout.readline())
            player.send_signal(signal.SIGKILL)
            rest = await asyncio.to_thread(player.stdout.read)
            for line in rest.splitlines(keepends=True):
                note(acknowledged, line)
        async with open_store(path) as store:
            for table, version in acknowledged.items():
                stored = await store.load(TableId(table))
                if stored is None:
                    assert version == 0
                    continue
                assert stored.version >= version
                assert (stored.row, stored.due) == (str(stored.version), stored.version - 1)
                assert [event.seq for event in stored.events] == list(range(2 * stored.version))
                assert [event.body for event in stored.events[-2:]] == [stored.row] * 2


def note(acknowledged: dict[int, int], line: str) -> None:
    if line.endswith("\n"):
        table, version = map(int, line.split())
        acknowledged[table] = version
