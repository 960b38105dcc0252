"""Every case is a record that must hold: tests/cases/GAME, and the shared ones where they are at hand."""

import json
from pathlib import Path

import pytest

from rules import find_game, games
from rules.kit.record import CheckStep, read_record
from rules.kit.replay import Held, replay

OURS = Path(__file__).parents[1] / "cases"
SHARED = Path(__file__).parents[3] / "shared" / "cases"


def cases(root: Path) -> list[Path]:
    return [path for game in games() for path in sorted((root / game).glob("*.json"))]


def test_every_registered_game_has_cases() -> None:
    assert {path.parent.name for path in cases(OURS)} == set(games())


@pytest.mark.parametrize(
    "path", [*cases(OURS), *cases(SHARED)], ids=lambda path: "-".join(path.parts[-4:]).removesuffix(".json")
)
def test_the_case_holds(path: Path) -> None:
    record = read_record(path.read_bytes(), find_game)
    assert record.game.id == path.parent.name
    result = replay(record)
    assert isinstance(result, Held), f"{result.where}: {result.reason}"
    assert result.deals == len(record.deals)
    assert result.steps == sum(len(deal.steps) for deal in record.deals)


@pytest.mark.parametrize("path", cases(OURS), ids=lambda path: path.stem)
def test_a_case_with_a_wrong_fact_does_not_hold(path: Path) -> None:
    """What a case checks is really compared: each of its facts, made wrong, is noticed."""
    values = json.loads(path.read_bytes())
    record = read_record(path.read_bytes(), find_game)
    for number, deal in enumerate(record.deals):
        for place, step in enumerate(deal.steps):
            if isinstance(step, CheckStep):
                check = values["deals"][number]["steps"][place]["check"]
                for key, right in step.facts.items():
                    check[key] = ["wrong"]
                    wrong = read_record(json.dumps(values).encode(), find_game)
                    assert replay(wrong).where == f"deal {number + 1}, step {place + 1}"
                    check[key] = right
