"""What is wrong with data from outside: where, and why, as texts. Never shows a value: it may be secret."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pydantic import ValidationError
from pydantic_core import ErrorDetails

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
            names.append(text("where-key", key=str(key)))
    return Fault(text("where", parts=Joined(tuple(names), ", ")) if names else None, why)


def first_fault(error: ValidationError, at: Path = ()) -> Fault:
    """The first fault that pydantic found, below the path ``at``."""
    details = error.errors(include_input=False, include_url=False)[0]
    path = [key for key in details["loc"] if not _is_tag(key)]
    if details["type"] == "union_tag_not_found":
        path.append("do")
    return fault_at([*at, *path], _why(details))


def _is_tag(key: str | int) -> bool:
    """Parts of pydantic's paths that name a branch of a type, not a place in the data."""
    return isinstance(key, str) and ("[" in key or key in ("int", "tuple", "list", "str", "literal"))


def _why(details: ErrorDetails) -> Text:
    kind, context = details["type"], details.get("ctx", {})
    special = _SPECIAL.get(kind)
    if special is not None:
        return special(context)
    for name, key in _TYPES.items():
        if kind in (f"{name}_type", f"{name}_parsing", f"{name}_attributes_type", f"{name}_from_float"):
            return text(key)
    if kind.endswith(("_too_short", "_too_long")):
        return text("wrong-length")
    return text("wrong-value")


def _at_least(context: Mapping[str, object]) -> Text:
    return text("wrong-below", least=str(context["ge"]))


_SPECIAL: Mapping[str, Callable[[Mapping[str, object]], Text]] = {
    "missing": lambda _: text("wrong-missing"),
    "union_tag_not_found": lambda _: text("wrong-missing"),
    "extra_forbidden": lambda _: text("wrong-unknown"),
    "unexpected_keyword_argument": lambda _: text("wrong-unknown"),
    "none_required": lambda _: text("wrong-null"),
    "literal_error": lambda c: text("wrong-word", words=str(c["expected"]).replace("'", "")),
    "union_tag_invalid": lambda c: text("wrong-word", words=str(c["expected_tags"]).replace("'", "")),
    "greater_than_equal": _at_least,
    "less_than_equal": lambda c: text("wrong-above", most=str(c["le"])),
    "value_error": lambda c: Text(str(c["error"])),
    "json_invalid": lambda _: text("wrong-json"),
}
