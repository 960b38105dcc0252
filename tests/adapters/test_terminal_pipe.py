"""Piped input: nobody sits there who could free a disk, and a table that goes on keeps what it began with."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.terminal.screen import Screen
from tests.adapters.test_terminal import COMMAND, FAST, home, play

__all__ = ["home"]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of a file's size are the system's")
def test_where_nothing_can_be_saved_a_pipe_ends_with_one_line(home: dict[str, str], tmp_path: Path) -> None:
    most = 1 << 20

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = subprocess.run(
        [*COMMAND, *FAST, "--options", '{"target": 2000}'],
        input="\n" * 4000,
        env=home,
        capture_output=True,
        timeout=60,
        check=False,
        encoding="utf-8",
        preexec_fn=limit,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("hospoda: The d") and str(tmp_path) not in line
    after = play(home, "board\nq\n", "--resume")
    assert (after.returncode, after.stderr) == (0, ""), "what was accepted is saved"


def test_what_a_resumed_table_does_not_take_is_named(home: dict[str, str]) -> None:
    plain = [*COMMAND, "koblarz"]
    play(home, "q\n")
    said = "The table goes on as it was begun. For new tables only: "
    assert f"{said}--level, --fast\n" in play(home, "q\n", "--resume", "--level", "3").stdout
    resumed = subprocess.run(
        [*plain, "--resume"],
        input="q\n",
        env=home,
        capture_output=True,
        timeout=60,
        check=True,
        encoding="utf-8",
    )
    assert "goes on\n" in resumed.stdout and said not in resumed.stdout
    new = play(home, "q\n", "--resume", HOSPODA_DATABASE=home["HOSPODA_DATABASE"] + ".new")
    assert said not in new.stdout, "there was no table to go on with"


def test_what_may_be_typed_is_not_torn_from_its_number() -> None:
    screen = Screen(interactive=False)
    items = ["Nine, everybody passes 2 cards:", *(f"[{i}] 9♠ across" for i in range(1, 9))]
    lines = screen.items(items)
    assert len(lines) == 2
    assert lines[1].startswith("  [") and all(len(line) <= 77 for line in lines)
    assert [item for line in lines for item in line.strip().split("  ")] == items
    assert screen.items([]) == [""]


def test_hands_lie_open_before_the_sheet_of_a_deal(home: dict[str, str]) -> None:
    done = play(home, "\n" * 600, "--options", '{"max_deals": 1}', game="kauboj")
    before, _, _ = done.stdout.partition("\n1 deal · ")
    title, *lines = before.rstrip().split("\n\n")[-2].splitlines()
    assert title.endswith("deal 1 over · to 500")
    open_hands = [n for n, line in enumerate(lines) if line[0] in "①②③④" and line[2] in "♠♥♦♣"]
    scores = [n for n, line in enumerate(lines) if "→" in line]
    assert open_hands and len(scores) == 3 and max(open_hands) < min(scores)
