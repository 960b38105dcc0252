"""Small records of Koblarz, and what the kit makes of a record."""

import copy
import json
from typing import Any

from rules import find_game
from rules.kit.faults import RecordError
from rules.kit.record import FindGame, read_record
from rules.kit.replay import Failed, replay
from rules.kit.scene import Text

Values = dict[str, Any]
GONE = object()
"""For ``changed``: take the key out."""


def base() -> Values:
    """A short match of one game, not over: seat 0 hits bank 1 and everything else is dead."""
    return {
        "format": "hospoda-record/1",
        "game": "koblarz",
        "options": {"numbers": "seats"},
        "seats": ["Ala", "Bolek", "Cyryl"],
        "deals": [
            {
                "setup": {"wallets": [1, 0, 1]},
                "chance": [{"die": 2}],
                "steps": [
                    {"seat": 0, "do": "bet", "coins": 1},
                    {"seat": 2, "do": "bet", "coins": 1},
                    {"seat": 0, "do": "roll"},
                ],
                "scores": [-20, -40, -40],
            }
        ],
        "totals": [-20, -40, -40],
        "result": {"over": False, "winners": [], "reason": None},
    }


def dead(*socks: int, **more: Any) -> Values:
    """A game that is over as it starts; the points are the socks' tens less 40 for the tokens."""
    scores = [10 * sock - 40 for sock in socks]
    return {
        "setup": {"wallets": [0] * len(socks), "socks": list(socks)},
        "steps": [],
        "scores": scores,
    } | more


def match_of(*deals: Values, options: Values | None = None, totals: Any = None, **result: Any) -> Values:
    """A record of these deals. ``totals``: the sum of their scores if left out."""
    scored = [deal["scores"] for deal in deals if "scores" in deal]
    summed = [sum(column) for column in zip(*scored, strict=True)] or [0, 0, 0]
    return {
        "format": "hospoda-record/1",
        "game": "koblarz",
        "options": {"numbers": "seats"} | (options or {}),
        "seats": ["Ala", "Bolek", "Cyryl"],
        "deals": list(deals),
        "totals": summed if totals is None else totals,
        "result": {"over": False, "winners": [], "reason": None} | result,
    }


def changed(values: Values, *path: str | int, to: Any) -> Values:
    """A copy with the value at ``path`` replaced (``GONE``: taken out)."""
    result = copy.deepcopy(values)
    place: Any = result
    for key in path[:-1]:
        place = place[key]
    if to is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return result


def step(values: Values, *steps: Values) -> Values:
    """A copy whose only deal has these further steps."""
    result = copy.deepcopy(values)
    result["deals"][0]["steps"] += steps
    return result


def written(values: object) -> bytes:
    return json.dumps(values).encode()


def judged(values: object, games: FindGame = find_game) -> tuple[int, str, str]:
    """What ``hospoda replay`` makes of it: the exit code, the place, and the reason's key."""
    data = values if isinstance(values, bytes) else written(values)
    try:
        result = replay(read_record(data, games))
    except RecordError as error:
        return 2, place(error.fault.where), error.fault.why.key
    return (1, result.where, result.reason.key) if isinstance(result, Failed) else (0, "", "")


def place(where: Text | None) -> str:
    """A fault's place in short: ``deal 1, step 2, coins``."""
    if where is None:
        return ""
    parts = where.args["parts"]
    return ", ".join(_part(part) for part in parts.texts)


def _part(part: Text) -> str:
    if part.key == "where-key":
        return str(part.args["key"])
    name = "place" if part.key == "where-item" else part.key.removeprefix("where-")
    return f"{name} {part.args['n']}"
