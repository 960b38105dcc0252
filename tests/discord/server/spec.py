"""Discord's own description of its API, against which requests and the server's own answers are checked.

JSON Schema is made into functions once, so that checking costs little.
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from tests.discord.server.cut import HERE

Json = Any
Problem: TypeAlias = tuple[tuple[str, ...], str]
"""Where, and what is wrong there."""
Check: TypeAlias = Callable[[Json], Problem | None]

_KINDS: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Refused(Exception):
    """What the real server would answer. ``code``: Discord's own; ``errors``: where in the body."""

    def __init__(self, status: int, code: int, message: str, errors: Json = None, **more: Json) -> None:
        super().__init__(f"{code} {message}")
        self.status, self.code, self.message, self.errors, self.more = status, code, message, errors, more


def invalid(problem: Problem) -> Refused:
    """50035, with the place as Discord names it."""
    where, what = problem
    errors: Json = {"_errors": [{"code": "INVALID", "message": what}]}
    for key in reversed(where):
        errors = {key: errors}
    return Refused(400, 50035, "Invalid Form Body", errors)


@cache
def spec() -> Json:
    return json.loads(HERE.read_text(encoding="utf-8"))


@cache
def body_check(route: str) -> Check | None:
    """What a route's JSON body has to be like; None: it has none, or the description has no such route."""
    found = spec()["routes"].get(route, {}).get("body")
    return None if found is None else _made(found)


@cache
def answer_check(route: str) -> Check | None:
    """What a route's good answer is like."""
    found = spec()["routes"].get(route, {}).get("answer")
    return None if found is None else _made(found)


@cache
def _named(name: str) -> Check:
    return _made(spec()["schemas"][name])


def _made(schema: Json) -> Check:
    """The schema as one function."""
    if schema.get("format") == "snowflake":
        return _snowflake
    checks: list[Check] = []
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        checks.append(lambda value: _named(name)(value))
    if "type" in schema:
        checks.append(_typed(schema["type"]))
    if "enum" in schema:
        allowed = schema["enum"]
        checks.append(lambda value: None if value in allowed else ((), f"{value!r} is none of {allowed}"))
    if "const" in schema:
        only = schema["const"]
        checks.append(lambda value: None if value == only else ((), f"{value!r} is not {only!r}"))
    checks += _limits(schema)
    if "items" in schema:
        checks.append(_items(_made(schema["items"])))
    if "properties" in schema or "additionalProperties" in schema:
        checks.append(_properties(schema))
    checks += [_made(one) for one in schema.get("allOf", ())]
    for word in ("oneOf", "anyOf"):
        if word in schema:
            checks.append(_either(schema[word]))
    return _all(checks)


def _all(checks: list[Check]) -> Check:
    if len(checks) == 1:
        return checks[0]

    def check(value: Json) -> Problem | None:
        for one in checks:
            if (problem := one(value)) is not None:
                return problem
        return None

    return check


def _snowflake(value: Json) -> Problem | None:
    """Discord takes numbers too, which the description does not say; discord.py sends them."""
    fits = isinstance(value, int | str) and not isinstance(value, bool) and str(value).isdecimal()
    return None if fits else ((), f"{value!r} is no snowflake")


def _typed(kind: str | list[str]) -> Check:
    names = [kind] if isinstance(kind, str) else kind
    types = tuple(one for name in names for one in _KINDS[name])
    flags = "boolean" in names

    def check(value: Json) -> Problem | None:
        if isinstance(value, types) and (flags or not isinstance(value, bool)):
            return None
        return (), f"{type(value).__name__} is no {' or '.join(names)}"

    return check


def _limits(schema: Json) -> list[Check]:
    found: list[Check] = []
    for word, of, kinds, sign in (
        ("maxLength", len, str, 1),
        ("minLength", len, str, -1),
        ("maxItems", len, list, 1),
        ("minItems", len, list, -1),
        ("maxProperties", len, dict, 1),
        ("minProperties", len, dict, -1),
        ("maximum", None, (int, float), 1),
        ("minimum", None, (int, float), -1),
    ):
        if word in schema:
            found.append(_limit(word, schema[word], of, kinds, sign))
    if "pattern" in schema:
        pattern = re.compile(schema["pattern"])
        found.append(
            lambda value: (
                ((), f"{value!r} has another form")
                if isinstance(value, str) and not pattern.search(value)
                else None
            )
        )
    if schema.get("uniqueItems"):
        found.append(
            lambda value: (
                ((), "the same twice")
                if isinstance(value, list) and len({json.dumps(one) for one in value}) < len(value)
                else None
            )
        )
    return found


def _limit(word: str, limit: float, of: Any, kinds: Any, sign: int) -> Check:
    def check(value: Json) -> Problem | None:
        if not isinstance(value, kinds):
            return None
        size = value if of is None else of(value)
        return ((), f"{word} is {limit}, not {size}") if (size - limit) * sign > 0 else None

    return check


def _items(each: Check) -> Check:
    def check(value: Json) -> Problem | None:
        if isinstance(value, list):
            for number, one in enumerate(value):
                if (problem := each(one)) is not None:
                    return (str(number), *problem[0]), problem[1]
        return None

    return check


def _properties(schema: Json) -> Check:
    known = {name: _made(one) for name, one in schema.get("properties", {}).items()}
    more = schema.get("additionalProperties", True)
    other = _made(more) if isinstance(more, dict) else None
    required = schema.get("required", ())

    def check(value: Json) -> Problem | None:
        if not isinstance(value, dict):
            return None
        for name in required:
            if name not in value:
                return (name,), "This field is required"
        for name, one in value.items():
            each = known.get(name, other)
            if each is None and more is False:
                return (name,), "unknown"
            if each is not None and (problem := each(one)) is not None:
                return (name, *problem[0]), problem[1]
        return None

    return check


def _either(schemas: list[Json]) -> Check:
    """One of them. Where they tell each other apart by ``type``, the one it names says what is wrong."""
    checks = [_made(one) for one in schemas]
    by_type = {number: check for one, check in zip(schemas, checks, strict=True) for number in _types_of(one)}

    def check(value: Json) -> Problem | None:
        if isinstance(value, dict) and isinstance(value.get("type"), int) and value["type"] in by_type:
            return by_type[value["type"]](value)
        first: Problem | None = None
        for one in checks:
            if (problem := one(value)) is None:
                return None
            # The one that gets furthest is the one that was meant.
            if first is None or len(problem[0]) >= len(first[0]):
                first = problem
        return first

    return check


def _types_of(schema: Json) -> list[int]:
    named = spec()["schemas"].get(schema.get("$ref", "").rpartition("/")[2], schema)
    found = named.get("properties", {}).get("type", {}).get("enum", [])
    return [number for number in found if isinstance(number, int)]
