"""Discord's limits that its description has only in words (docs: components, messages, commands)."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.discord.server.spec import Problem

Json = Any
V2 = 1 << 15
EPHEMERAL = 1 << 6
BUTTON, LINK, PREMIUM = 2, 5, 6
ROW, TEXT_INPUT, TEXT_DISPLAY = 1, 4, 10
SELECTS = (3, 5, 6, 7, 8)
NAME = re.compile(r"^[-_'\w]{1,32}$")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def parts(components: list[Json]) -> Iterator[Json]:
    """Every component, those inside others too."""
    for one in components:
        yield one
        yield from parts(one.get("components") or ())
        for inner in (one.get("accessory"), one.get("component")):
            if inner:
                yield from parts([inner])


def message_problem(body: Json, before: Json = None) -> Problem | None:
    """What is wrong with a message. ``before``: the one that is edited."""
    before = before or {}
    flags = body.get("flags") or 0
    was_v2 = bool(before.get("flags", 0) & V2)
    is_v2 = bool(flags & V2) or was_v2
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    if is_v2 and (content or embeds):
        return ("content" if content else "embeds",), "cannot be used with IS_COMPONENTS_V2"
    if len(content) > 2000:
        return ("content",), "Must be 2000 or fewer in length"
    if sum(map(_embed_length, embeds)) > 6000:
        return ("embeds",), "Embed size exceeds maximum size of 6000"
    components = body.get("components") or []
    problem = _v2_problem(components) if is_v2 else _rows_problem(components)
    return problem or _ids_problem(components) or _mentions_problem(body.get("allowed_mentions"))


def is_empty(message: Json) -> bool:
    """Whether there is nothing to see (50006)."""
    return not any(
        message.get(key) for key in ("content", "embeds", "attachments", "poll", "sticker_ids")
    ) and (not message.get("components") or not message.get("flags", 0) & V2)


def _embed_length(embed: Json) -> int:
    words = [embed.get("title"), embed.get("description")]
    words += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    words += [one for field in embed.get("fields") or () for one in (field.get("name"), field.get("value"))]
    return sum(len(word or "") for word in words)


def _rows_problem(components: list[Json]) -> Problem | None:
    if len(components) > 5:
        return ("components",), "Must be 5 or fewer in length"
    for number, row in enumerate(components):
        if row["type"] != ROW:
            return ("components", str(number), "type"), "only action rows without IS_COMPONENTS_V2"
    return None


def _v2_problem(components: list[Json]) -> Problem | None:
    found = list(parts(components))
    if len(found) > 40:
        return ("components",), "The total number of components exceeds 40"
    if sum(len(one.get("content", "")) for one in found if one["type"] == TEXT_DISPLAY) > 4000:
        return ("components",), "The text of all components exceeds 4000"
    return None


def _ids_problem(components: list[Json]) -> Problem | None:
    found = list(parts(components))
    names = Counter(one["custom_id"] for one in found if one.get("custom_id"))
    if any(times > 1 for times in names.values()):
        return ("components",), "Component custom id cannot be duplicated"
    for one in found:
        problem = _row_problem(one) or _button_problem(one) or _select_problem(one)
        if problem:
            return ("components", one.get("custom_id", "row")), problem
    return None


def _row_problem(one: Json) -> str | None:
    if one["type"] != ROW:
        return None
    kinds = [inner["type"] for inner in one["components"]]
    if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
        return "a row has up to 5 buttons or one select"
    return None


def _button_problem(one: Json) -> str | None:
    if one["type"] != BUTTON:
        return None
    style = one["style"]
    wants = "url" if style == LINK else "sku_id" if style == PREMIUM else "custom_id"
    if not one.get(wants) or any(one.get(key) for key in {"url", "sku_id", "custom_id"} - {wants}):
        return f"a button of style {style} has {wants} alone"
    if style != PREMIUM and not (one.get("label") or one.get("emoji")):
        return "a button has a label or an emoji"
    return None


def _select_problem(one: Json) -> str | None:
    if one["type"] not in SELECTS:
        return None
    least, most = _number(one.get("min_values")), _number(one.get("max_values"))
    if least > most:
        return "min_values is more than max_values"
    if one["type"] != 3:
        return None
    options = one["options"]
    if len({option["value"] for option in options}) < len(options):
        return "The specified option value is already used"
    if most > len(options):
        return "max_values is more than there are options"
    if sum(bool(option.get("default")) for option in options) > most:
        return "more defaults than max_values"
    return None


def _number(given: int | None) -> int:
    return 1 if given is None else given


def _mentions_problem(given: Json) -> Problem | None:
    for what in ("users", "roles"):
        if given and what in (given.get("parse") or ()) and given.get(what):
            return ("allowed_mentions",), f"parse:[{what}] and {what} are mutually exclusive"
    return None


def modal_problem(data: Json) -> Problem | None:
    """What is wrong with a modal."""
    if len(data["components"]) > 5:
        return ("data", "components"), "Must be between 1 and 5 in length"
    names = Counter(one["custom_id"] for one in parts(data["components"]) if one.get("custom_id"))
    if any(times > 1 for times in names.values()):
        return ("data", "components"), "Component custom id cannot be duplicated"
    return None


def commands_problem(commands: list[Json]) -> Problem | None:
    """What is wrong with an application's commands."""
    if sum(one.get("type", 1) == 1 for one in commands) > 100:
        return (), "at most 100 commands"
    names = Counter((one["name"], one.get("type", 1)) for one in commands)
    if any(times > 1 for times in names.values()):
        return (), "Application command names must be unique"
    for number, one in enumerate(commands):
        if one.get("type", 1) == 1 and (problem := _command_problem(one)):
            return (str(number), *problem[0]), problem[1]
        if _characters(one) > 8000:
            return (str(number),), "Command exceeds maximum size (8000)"
    return None


def _command_problem(one: Json) -> Problem | None:
    if not one.get("description"):
        return ("description",), "This field is required"
    for name in (one["name"], *(one.get("name_localizations") or {}).values()):
        if not NAME.match(name) or name != name.lower():
            return ("name",), f"Command name {name!r} is invalid"
    for key in ("name_localizations", "description_localizations"):
        if unknown := set(one.get(key) or ()) - LOCALES:
            return (key,), f"{sorted(unknown)} are no locales"
    options = one.get("options") or []
    groups = [option["type"] in (1, 2) for option in options]
    if any(groups) and not all(groups):
        return ("options",), "subcommands and other options do not mix"
    if len({option["name"] for option in options}) < len(options):
        return ("options",), "Option names must be unique"
    demanded = [bool(option.get("required")) for option in options]
    if demanded != sorted(demanded, reverse=True):
        return ("options",), "Required options must be placed before non-required options"
    for number, option in enumerate(options):
        if option.get("choices") and option.get("autocomplete"):
            return ("options", str(number)), "choices and autocomplete exclude each other"
        if problem := _command_problem(option):
            return ("options", str(number), *problem[0]), problem[1]
    return None


def _characters(one: Json) -> int:
    """Name, description and values; of translations the longest."""
    longest = 0
    for key in ("name", "description"):
        longest += max(map(len, (one.get(key) or "", *(one.get(f"{key}_localizations") or {}).values())))
    longest += sum(len(choice["name"]) + len(str(choice["value"])) for choice in one.get("choices") or ())
    return longest + sum(map(_characters, one.get("options") or ()))
