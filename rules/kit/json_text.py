"""JSON from outside: one unambiguous value, and what a model made of it without having to guess."""

import json
from collections.abc import Mapping

from rules.kit.action import Json
from rules.kit.faults import Fault, Path, RecordError, fault_at
from rules.kit.scene import text

MOST_NESTED = 50
"""Levels of lists and objects: far more than any record has, far fewer than would exhaust a stack."""


def parse_json(data: str) -> Json:
    """JSON that is one value and unambiguous: no double keys, no NaN. Raises ``RecordError``."""
    try:
        value: Json = json.loads(data, object_pairs_hook=_unique, parse_constant=_no_constant)
        _check_nesting(value)
        json.dumps(value, ensure_ascii=False).encode()  # lone surrogates are no text
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        why = text("wrong-json") if line is None else text("wrong-json-line", line=int(line))
        raise RecordError(Fault(None, why)) from None
    return value


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    values = dict(pairs)
    if len(values) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError(fault_at((twice,), text("wrong-twice")))
    return values


def _no_constant(_: str) -> Json:
    raise ValueError("no JSON")


def _check_nesting(value: Json) -> None:
    level = [value]
    for _ in range(MOST_NESTED):
        level = [
            inside
            for outer in level
            if isinstance(outer, dict | list)
            for inside in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return
    raise ValueError("nested too deeply")


def check_exact(given: object, taken: object, at: Path) -> None:
    """Raises ``RecordError`` where a model took a value for one of another type.

    Pydantic is strict about types, but not in a list of fixed values: there it takes true and 1.0 for 1.
    Keys that only one side has are no matter.
    """
    if isinstance(given, Mapping) and isinstance(taken, Mapping):
        for key in given.keys() & taken.keys():
            check_exact(given[key], taken[key], (*at, key))
    elif isinstance(given, list) and isinstance(taken, list | tuple):
        for place, (one, other) in enumerate(zip(given, taken, strict=False)):
            check_exact(one, other, (*at, place))
    elif isinstance(given, bool | float) and type(taken) is int:
        raise RecordError(fault_at(at, text("wrong-integer")))
    elif isinstance(given, int) and type(taken) is bool and type(given) is not bool:
        raise RecordError(fault_at(at, text("wrong-boolean")))
