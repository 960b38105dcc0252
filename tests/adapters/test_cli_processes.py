"""The command line as a process, with streams of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.records import base, written

ROOT = Path(__file__).parents[2]


def hospoda(*args: str, folder: Path, **streams: Any) -> subprocess.Popen[bytes]:
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "HOSPODA_LANGUAGE": "en",
        "PYTHONPATH": str(ROOT),
        "PYTHONWARNINGS": "error",
    }
    code = "from adapters.main import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", code, *args], cwd=folder, env=environment, stderr=subprocess.PIPE, **streams
    )


def long_record(folder: Path) -> str:
    """A record whose facts are far more than a pipe holds."""
    values = base()
    values["deals"][0]["steps"] += [{"seat": 0, "do": "fire", "illegal": True}] * 600
    (folder / "long.json").write_bytes(written(values))
    return "long.json"


def test_whoever_stops_reading_has_had_enough(tmp_path: Path) -> None:
    process = hospoda("replay", "--facts", long_record(tmp_path), folder=tmp_path, stdout=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline().startswith(b'{"phase"')
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 0
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_output_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        process = hospoda("replay", long_record(tmp_path), folder=tmp_path, stdout=full)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert err.decode().splitlines() == [f"hospoda: stdout cannot be written: {os.strerror(28)}"]


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    (tmp_path / "good.json").write_bytes(written(base()))
    script = f'{sys.executable} -c "from adapters.main import main; main()" replay good.json >&- <&-; echo $?'
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert (done.stdout, done.stderr) == (b"0\n", b"")


def test_an_output_that_knows_no_letters_but_ascii_is_served(tmp_path: Path) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "HOSPODA_LANGUAGE": "pl",
        "PYTHONPATH": str(ROOT),
        "PYTHONIOENCODING": "ascii",
    }
    code = "from adapters.main import main; main(['rules', 'koblarz'])"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, timeout=30, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii() and b"Neblik" in done.stdout
