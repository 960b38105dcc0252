"""Typed options and values: by their names in options as JSON, or in the words of a language."""

import re
from collections.abc import Callable, Iterator, Sequence

from bot.choices import OptionChoice, choices
from bot.seating import Settings
from bot.texts import catalogue_in
from rules import AnyGame
from rules.kit.action import Json
from rules.kit.contract import GameOptions
from rules.kit.scene import Text

_SPAN = re.compile(r"([0-9]{1,9})\s*([a-z]*)", re.ASCII)
_UNITS = {"": 1, "s": 1, "sec": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400}
_LONGEST = 80
UNRATED = "unrated"
"""The word that stands for ``rated=no``, after ``/new``."""
_SHORT = {"turn": "turn_seconds", "window": "interrupt_seconds", "time": "time_limit_minutes"}


def pairs(
    words: Sequence[str], is_name: Callable[[str], bool] = lambda word: False
) -> Iterator[tuple[str, str]]:
    """Names and values: ``target=300 rated=no unrated``, or options each with its value in words;
    ``is_name``: whether an option begins with this word.

    >>> list(pairs(["target=300", "unrated"])), list(pairs(["target", "300"])), list(pairs(["target"]))
    ([('target', '300'), ('rated', 'no')], [('target', '300')], [('target', '')])
    >>> list(pairs(["target", "300", "window", "ends", "soon"], lambda word: word == "window"))
    [('target', '300'), ('window', 'ends soon')]
    """
    if any("=" in word or word.casefold() == UNRATED for word in words):
        for word in words:
            name, _, value = word.partition("=")
            yield ("rated", "no") if word.casefold() == UNRATED else (name, value)
        return
    starts: list[int] = []
    for at, word in enumerate(words):
        # What follows a name at once is its value, whatever it is.
        if not starts or (at - starts[-1] > 1 and is_name(word)):
            starts.append(at)
    for number, at in enumerate(starts, start=1):
        end = starts[number] if number < len(starts) else len(words)
        yield words[at], " ".join(words[at + 1 : end])


def meant_option(
    game: AnyGame,
    options: GameOptions,
    settings: Settings,
    name: str,
    word: str,
    languages: Sequence[str],
) -> tuple[OptionChoice | None, Json]:
    """The option of this name and the value that the word means; a word that means none is itself."""
    wanted = name[:_LONGEST].casefold().replace("-", "_")
    wanted = _SHORT.get(wanted, wanted)
    for choice in choices(game, options, settings):
        if wanted == choice.name or name.casefold() in _said(choice.label, game, languages):
            return choice, meant_value(choice, word, game, languages)
    return None, None


def meant_value(choice: OptionChoice, word: str, game: AnyGame, languages: Sequence[str]) -> Json:
    """A value by its word in JSON or in a language; a time with its unit (``90``, ``5m``, ``2h``, ``3d``)."""
    typed = " ".join(word[:_LONGEST].split()).casefold()
    typed = {"true": "yes", "on": "yes", "false": "no", "off": "no", "null": "none"}.get(typed, typed)
    for value in choice.values:
        if typed == token(value.value) or typed in _said(value.label, game, languages):
            return value.value
    found = _SPAN.fullmatch(typed)
    if found is None or choice.between is None:
        return word[:_LONGEST]
    number, unit = int(found[1]), found[2]
    if not choice.seconds:
        return number if not unit else word[:_LONGEST]
    return number * _UNITS[unit] if unit in _UNITS else word[:_LONGEST]


def token(value: Json) -> str:
    """A value in a key's data."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
    return str(value)


def _said(label: Text, game: AnyGame, languages: Sequence[str]) -> set[str]:
    return {catalogue_in(one).say(label, (), game.id).casefold() for one in languages}
