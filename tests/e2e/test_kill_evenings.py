"""Killed in the middle of whole evenings, the bot comes back with every table, message, prompt and clock as
it was (product.md, *Promises*; issue 3, *Tests*)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules import games

ROOT = Path(__file__).parents[2]


def killed(folder: Path, kills: int, seed: int, patience: float) -> dict[str, Any]:
    """Kills bots (evening_killing.py) in a process of its own: this one has threads, and forks badly."""
    command = [sys.executable, "-m", "tests.e2e.evening_killing", str(folder), str(kills), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=patience, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    sums: dict[str, Any] = json.loads(done.stdout)
    return sums


def test_whenever_it_is_killed_an_evening_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    sums = killed(tmp_path, 28, 1, patience=240)
    assert sums["kills"] == 28 and sums["points"].pop("random") == 14
    assert len(sums["points"]) == 14, "a kill at each step on the way of an act and of a message"
    assert sums["games"] == sorted(games()) and sums["acts"] > 30 and sums["calls"] > 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 5))
def test_hundreds_of_kills_harm_no_evening(tmp_path: Path, seed: int) -> None:
    sums = killed(tmp_path, 200, seed, patience=1800)
    assert sums["deals"] > 5 and sums["matches"] > 5 and sums["unheard"] > 5
    assert sums["acts"] > 500
