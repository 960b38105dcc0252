"""Writing records (records.md): what an export holds and how."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rules.kit.action import Json, dump_action
from rules.kit.chance import Die, Outcome
from rules.kit.contract import Game, GameOptions, GameSetup
from rules.kit.record import FORMAT, ActStep, Fairness, RecordResult


def dump_outcome(outcome: Outcome) -> dict[str, Json]:
    """An outcome as a record writes it."""
    return {"die": outcome.value} if isinstance(outcome, Die) else {"shuffle": list(outcome.cards)}


def dump_step(step: ActStep) -> dict[str, Json]:
    """An action as an export writes it: ``by`` only where no player acted."""
    by: dict[str, Json] = {} if step.by == "player" else {"by": step.by}
    return {"seat": step.seat, **dump_action(step.action), **by}


def dump_deal(
    setup: GameSetup, chance: Sequence[Outcome], steps: Sequence[ActStep], scores: Sequence[int] | None
) -> dict[str, Json]:
    """A deal as an export writes it; nulls are left out."""
    deal: dict[str, Json] = {
        "setup": setup.model_dump(mode="json", exclude_none=True),
        "chance": [dump_outcome(outcome) for outcome in chance],
        "steps": [dump_step(step) for step in steps],
    }
    return deal if scores is None else deal | {"scores": list(scores)}


def dump_record(
    game: Game[Any, Any, Any],
    options: GameOptions,
    seats: Sequence[str],
    deals: Sequence[Mapping[str, Json]],
    totals: Sequence[int],
    result: RecordResult,
    fairness: Fairness | None,
) -> str:
    """A whole record as JSON text, all options written."""
    values: dict[str, Json] = {
        "format": FORMAT,
        "game": game.id,
        "options": options.model_dump(mode="json"),
        "seats": list(seats),
        "deals": [dict(deal) for deal in deals],
        "totals": list(totals),
        "result": result.model_dump(mode="json"),
        "rules": game.rules,
        "fairness": fairness.model_dump(mode="json") if fairness else None,
    }
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"
