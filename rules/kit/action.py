"""Actions: what a seat does. Frozen dataclasses inside, pydantic at the edge (records, typed input)."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, Protocol, TypeAlias

from pydantic import ConfigDict

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Action(Protocol):
    """What a game needs of an action: its name, ``do``, the discriminator in records; it can be hashed."""

    @property
    def do(self) -> str: ...

    def __hash__(self) -> int: ...


class ActionBase:
    """Base of every action's dataclass: strict at the edge, and silent about its arguments.

    A stake or a passed card is secret while the deal runs, so ``repr`` (which logs and tracebacks use) shows
    the name alone. A field whose name Python keeps for itself has an underscore behind (``with_``, ``from_``)
    that records do not have.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(
        extra="forbid",
        strict=True,
        hide_input_in_errors=True,
        alias_generator=lambda name: name.removesuffix("_"),
    )

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def dump_action(action: Action) -> dict[str, Json]:
    """The action as a record writes it: ``do`` first, nulls left out (records.md)."""
    values: dict[str, Json] = {"do": action.do}
    for field in fields(_as_dataclass(action)):
        value = getattr(action, field.name)
        if field.name != "do" and value is not None:
            values[field.name.removesuffix("_")] = _plain(value)
    return values


def _plain(value: Any) -> Json:
    """A value as a record writes it: tuples as lists, what has fields as an object without nulls."""
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if is_dataclass(value):
        inside = ((field.name.removesuffix("_"), getattr(value, field.name)) for field in fields(value))
        return {name: _plain(each) for name, each in inside if each is not None}
    plain: Json = value
    return plain


def without_nulls(values: Mapping[str, Json]) -> dict[str, Json]:
    """In an action null is the same as absent, also in an object inside it (records.md); in a list it is not.

    >>> without_nulls({"card": None, "adds": [{"meld": 0, "at": None}, None]})
    {'adds': [{'meld': 0}, None]}
    """
    return {key: _inner_nulls(value) for key, value in values.items() if value is not None}


def _inner_nulls(value: Json) -> Json:
    if isinstance(value, dict):
        return without_nulls(value)
    if isinstance(value, list):
        return [_inner_nulls(each) for each in value]
    return value


def _as_dataclass(action: Action) -> Any:
    return action
