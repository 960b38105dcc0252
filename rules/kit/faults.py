"""What is wrong with data from outside: where, and why, as texts. Never shows a value: it may be secret."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pydantic import ValidationError
from pydantic_core import ErrorDetails, InitErrorDetails

from rules.kit.scene import Joined, Text, text

Path: TypeAlias = Sequence[str | int]
_COUNTED: Mapping[str, str] = {
    "deals": "where-deal",
    "steps": "where-step",
    "chance": "where-chance",
    "seats": "where-seat",
}
_TYPES: Mapping[str, str] = {
    "int": "wrong-integer",
    "string": "wrong-text",
    "bool": "wrong-boolean",
    "list": "wrong-list",
    "tuple": "wrong-list",
    "dict": "wrong-object",
    "model": "wrong-object",
    "dataclass": "wrong-object",
    "none": "wrong-null",
}


_LONGEST_KEY = 40
"""Most characters of a key or word of the data that are shown."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong: ``where`` in the data (None: all of it), and ``why``."""

    where: Text | None
    why: Text

    @property
    def text(self) -> Text:
        return self.why if self.where is None else text("fault", where=self.where, why=self.why)


def fault_at(path: Path, why: Text) -> Fault:
    """A fault at a path of keys and list positions (from 0; shown from 1: ``deal 1, step 4, coins``)."""
    names: list[Text] = []
    keys = list(path)
    while keys:
        key = keys.pop(0)
        if isinstance(key, str) and key in _COUNTED and keys and isinstance(keys[0], int):
            names.append(text(_COUNTED[key], n=int(keys.pop(0)) + 1))
        elif isinstance(key, int):
            names.append(text("where-item", n=key + 1))
        else:
            names.append(text("where-key", key=shown(str(key))))
    return Fault(text("where", parts=Joined(tuple(names), ", ")) if names else None, why)


def shown(word: str) -> str:
    """A key or word of the data that may stand in a line of ours: short and printable."""
    return "".join(c if c.isprintable() else "?" for c in word[:_LONGEST_KEY])


class RecordError(ValueError):
    """Data that is no valid record; ``fault`` says where and why, in texts of ``game`` where it is known.
    Nothing has been replayed."""

    def __init__(self, fault: Fault, game: str | None = None) -> None:
        super().__init__(fault.why.key)
        self.fault = fault
        self.game = game


def first_fault(error: ValidationError, values: object, at: Path = ()) -> Fault:
    """The first fault that pydantic found in ``values``, which lie at the path ``at``."""
    details = error.errors(include_input=False, include_url=False)[0]
    path = [*_path(details, values)]
    if details["type"].startswith("union_tag_"):
        path.append("do")
    return fault_at([*at, *path], _why(details))


def without_input(error: ValidationError) -> ValidationError:
    """The same error without the values that are wrong. (Pydantic hides them by the configuration of a
    model; a union of dataclasses has none.)"""
    lines: list[InitErrorDetails] = []
    for details in error.errors(include_input=False, include_url=False):
        line = InitErrorDetails(type=details["type"], loc=details["loc"], input=None)
        if "ctx" in details:
            line["ctx"] = details["ctx"]
        lines.append(line)
    return ValidationError.from_exception_data(error.title, lines, "json", hide_input=True)


def _path(details: ErrorDetails, place: object) -> Iterator[str | int]:
    """The keys that lead to the fault. Those of pydantic's that lead nowhere in the data name a branch of a
    type; the last one may name what is missing."""
    loc = details["loc"]
    for number, key in enumerate(loc, start=1):
        inside = _inside(place, key)
        if inside is not None:
            yield key
            (place,) = inside
        elif number == len(loc) and details["type"] == "missing":
            yield key


def _inside(place: object, key: str | int) -> tuple[object] | None:
    """What lies under the key, or None where there is no such key."""
    if isinstance(place, Mapping) and key in place:
        return (place[key],)
    if isinstance(place, list) and isinstance(key, int) and key < len(place):
        return (place[key],)
    return None


def _why(details: ErrorDetails) -> Text:
    kind, context = details["type"], details.get("ctx", {})
    special = _SPECIAL.get(kind)
    if special is not None:
        return special(context)
    for name, key in _TYPES.items():
        if kind in (f"{name}_type", f"{name}_parsing", f"{name}_attributes_type", f"{name}_from_float"):
            return text(key)
    if kind.endswith(("too_short", "too_long")):
        return text("wrong-length")
    return text("wrong-value")


def _at_least(context: Mapping[str, object]) -> Text:
    return text("wrong-below", least=str(context["ge"]))


def _one_of(expected: object) -> Text:
    """Pydantic's ``'a', 'b' or 'c'`` without its English and its quotes."""
    return text("wrong-word", words=", ".join(re.split(r", | or ", str(expected))).replace("'", ""))


_SPECIAL: Mapping[str, Callable[[Mapping[str, object]], Text]] = {
    "missing": lambda _: text("wrong-missing"),
    "union_tag_not_found": lambda _: text("wrong-missing"),
    "extra_forbidden": lambda _: text("wrong-unknown"),
    "unexpected_keyword_argument": lambda _: text("wrong-unknown"),
    "none_required": lambda _: text("wrong-null"),
    "literal_error": lambda c: _one_of(c["expected"]),
    "union_tag_invalid": lambda c: _one_of(c["expected_tags"]),
    "finite_number": lambda _: text("wrong-integer"),
    "greater_than_equal": _at_least,
    "less_than_equal": lambda c: text("wrong-above", most=str(c["le"])),
    "value_error": lambda c: Text(str(c["error"])),
    "json_invalid": lambda _: text("wrong-json"),
}
