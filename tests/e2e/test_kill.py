"""Killed at any instant, the bot comes back with every table as it was (product.md, *Promises*)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def killed(folder: Path, kills: int, seed: int, patience: float) -> dict[str, Any]:
    """Kills lives (killing.py) in a process of its own: this one has threads, and forks badly."""
    command = [sys.executable, "-m", "tests.e2e.killing", str(folder), str(kills), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=patience, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    sums: dict[str, Any] = json.loads(done.stdout)
    return sums


@pytest.mark.parametrize(
    ("kills", "seed"), [(40, 1), pytest.param(1000, 2, marks=pytest.mark.soak, id="a thousand")]
)
def test_whenever_it_is_killed_nothing_acknowledged_is_lost_and_nothing_done_twice(
    tmp_path: Path, kills: int, seed: int
) -> None:
    sums = killed(tmp_path, kills, seed, patience=3.0 * kills)
    assert sums["kills"] == kills and sums["points"].pop("random") == kills // 2
    assert len(sums["points"]) == 12 and min(sums["points"].values()) >= kills // 2 // 12
    # The kills came between: acts were on disk of which nobody was told, and others were not.
    assert sums["unknown"] > sums["unknown_on_disk"] > 0
    assert sums["acknowledged"] > 10 * kills and sums["deals"] > kills / 4 and sums["matches"] > 5
