"""Telegram's own description of the Bot API, against which requests and updates are checked.

``bot-api.json`` is github.com/PaulSonOfLars/telegram-bot-api-spec at 160fd99 (Bot API 10.1, MIT).
"""

import json
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar

Json = Any


class Refused(Exception):
    """What the real server would answer. ``parameters``: such as ``retry_after``."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


@cache
def spec() -> Json:
    return json.loads((Path(__file__).parent / "bot-api.json").read_text(encoding="utf-8"))


def method_of(name: str) -> Json:
    """A method as its caller spells it: case does not count."""
    found = {method.casefold(): body for method, body in spec()["methods"].items()}.get(name.casefold())
    if found is None:
        raise Refused(404, "Not Found")
    return found


def read_request(method: str, form: dict[str, Any]) -> dict[str, Any]:
    """The parameters as values. Raises ``Refused`` for one that is unknown, missing or of another type."""
    fields = {field["name"]: field for field in method_of(method).get("fields", ())}
    unknown = set(form) - set(fields)
    if unknown:
        raise Refused(400, f"Bad Request: unknown parameters {sorted(unknown)} of {method}")
    missing = [name for name, field in fields.items() if field["required"] and name not in form]
    if missing:
        raise Refused(400, f"Bad Request: {missing} of {method} missing")
    return {name: _parsed(f"{method}.{name}", value, fields[name]["types"]) for name, value in form.items()}


def _parsed(where: str, value: Any, types: list[str]) -> Any:
    if not isinstance(value, str) or types == ["String"]:
        return value
    try:
        read = json.loads(value)
    except ValueError:
        read = value
    if "String" in types and not isinstance(read, int):
        return value
    wrong = problem(read, types)
    if wrong:
        raise Refused(400, f"Bad Request: {where}: {wrong}")
    return read


def problem(value: Any, types: list[str]) -> str | None:
    """Why the value is of none of these types; None: it is."""
    found = [_problem(value, one) for one in types]
    return None if None in found else found[0]


def _problem(value: Any, kind: str) -> str | None:
    if kind.startswith("Array of "):
        if not isinstance(value, list):
            return f"{value!r} is no list"
        inner = [kind.removeprefix("Array of ")]
        return next((wrong for one in value if (wrong := problem(one, inner))), None)
    plain = {"Integer": int, "String": str, "Boolean": bool, "Float": (int, float)}
    if kind in plain:
        fits = isinstance(value, plain[kind]) and (kind == "Boolean" or not isinstance(value, bool))
        return None if fits else f"{value!r} is no {kind}"
    return _object_problem(value, kind)


def _object_problem(value: Any, kind: str) -> str | None:
    body = spec()["types"][kind]
    if body.get("subtypes"):
        return problem(value, body["subtypes"])
    if not isinstance(value, dict):
        return f"{value!r} is no {kind}"
    fields = {field["name"]: field for field in body.get("fields", ())}
    if set(value) - set(fields):
        return f"{sorted(set(value) - set(fields))} unknown in {kind}"
    missing = [name for name, field in fields.items() if field.get("required") and name not in value]
    if missing:
        return f"{missing} missing in {kind}"
    for name, one in value.items():
        wrong = problem(one, fields[name]["types"])
        if wrong:
            return f"{kind}.{name}: {wrong}"
    return None


def required(kind: str) -> list[str]:
    """The fields that every object of this type has."""
    return [field["name"] for field in spec()["types"][kind]["fields"] if field["required"]]


class Markup(HTMLParser):
    """HTML as Telegram takes it: few tags, closed in order. ``words``: without them; ``linked``: the words of
    each mention in ``mentions``."""

    TAGS: ClassVar = {"b", "i", "a", "code", "pre", "tg-time", "tg-spoiler"}

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words, self.mentions, self.linked, self._open = "", list[str](), list[str](), list[str]()
        self.feed(html)
        self.close()
        if self._open:
            raise Refused(400, f"Bad Request: can't parse entities: {self._open[-1]} is not closed")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.TAGS:
            raise Refused(400, f"Bad Request: can't parse entities: unsupported start tag {tag}")
        self._open.append(tag)
        href = dict(attrs).get("href") or ""
        if href.startswith("tg://user?id="):
            self.mentions.append(href.removeprefix("tg://user?id="))
            self.linked.append("")

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            raise Refused(400, f"Bad Request: can't parse entities: unexpected end tag {tag}")

    def handle_data(self, data: str) -> None:
        self.words += data
        if "a" in self._open and self.linked:
            self.linked[-1] += data


def check_text(words: str, most: int = 4096) -> None:
    length = len(words.encode("utf-16-le")) // 2
    if not words.strip():
        raise Refused(400, "Bad Request: message text is empty")
    if length > most:
        raise Refused(400, "Bad Request: message is too long")


def check_keys(markup: Json) -> None:
    """The limits that the description has only in words."""
    rows = markup.get("inline_keyboard", [])
    if sum(map(len, rows)) > 100 or any(not 1 <= len(row) <= 8 for row in rows):
        raise Refused(400, "Bad Request: reply markup is too long")
    for button in (button for row in rows for button in row):
        if not button["text"]:
            raise Refused(400, "Bad Request: text buttons are unallowed in the inline keyboard")
        data = button.get("callback_data")
        if data is not None and not 1 <= len(data.encode()) <= 64:
            raise Refused(400, "Bad Request: BUTTON_DATA_INVALID")
        if data is None and not button.get("url", "").startswith("https://"):
            raise Refused(400, "Bad Request: BUTTON_URL_INVALID")
