"""Typed options and values: by their names in options as JSON, or in the words of a language."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from bot.choices import OptionChoice, choices
from bot.seating import Settings
from bot.texts import catalogue_in
from rules import AnyGame
from rules.kit.action import Json
from rules.kit.contract import GameOptions
from rules.kit.scene import Text

_SPAN = re.compile(r"([0-9]{1,9})\s*([a-z]*)", re.ASCII)
_UNITS = {"": 1, "s": 1, "sec": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400}
LONGEST = 80
"""Letters of an option's name, or of a value, that are read."""
MOST_WORDS = 8
"""Of the longest name of an option, or of a value."""
UNRATED = "unrated"
"""The word that stands for ``rated=no``, after ``/new``."""
_SHORT = {"turn": "turn_seconds", "window": "interrupt_seconds", "time": "time_limit_minutes"}


def pairs(
    words: Sequence[str],
    is_name: Callable[[str], bool] = lambda word: False,
    is_value: Callable[[str, str], bool] = lambda name, words: False,
) -> Iterator[tuple[str, str]]:
    """Names and values: ``target=300 rated=no unrated``, or options each with its value in words;
    ``is_name``: whether these words are what an option is called; ``is_value``: whether an option of this
    name may be what these words say.

    >>> list(pairs(["target=300", "unrated"])), list(pairs(["target", "300"])), list(pairs(["target"]))
    ([('target', '300'), ('rated', 'no')], [('target', '300')], [('target', '')])
    >>> names = ("window", "points to reach").__contains__
    >>> list(pairs("target 300 window ends soon points to reach 200".split(), names))
    [('target', '300'), ('window', 'ends soon'), ('points to reach', '200')]
    >>> list(pairs("window in turn turn 90".split(), ("window", "turn").__contains__, lambda *_: True))
    [('window', 'in turn turn 90')]
    >>> list(pairs("unrated points to reach=300 window=ends soon".split(), names))
    [('rated', 'no'), ('points to reach', '300'), ('window', 'ends soon')]
    """
    if any("=" in word for word in words):
        yield from _with_signs(words, is_name)
        return
    found, at = list[tuple[int, int]](), 0
    while at < len(words):
        alone = words[at].casefold() == UNRATED
        named = 1 if alone else _most(words, at, is_name) or (0 if found else 1)
        if named:
            found.append((at, at + named))
        if named and not alone:
            # What follows a name at once is its value, whatever it is, and as much of it as can be.
            name = " ".join(words[at : at + named])
            named += _most(words, at + named, partial(is_value, name)) or 1
        at += named or 1
    for number, (start, behind) in enumerate(found, start=1):
        end = found[number][0] if number < len(found) else len(words)
        name, value = " ".join(words[start:behind]), " ".join(words[behind:end])
        yield ("rated", "no") if name.casefold() == UNRATED and not value else (name, value)


def _with_signs(words: Sequence[str], is_name: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """``NAME=VALUE``, in which both may be several words, and ``unrated``."""
    name, said = "", list[str]()
    for word in words:
        head, sign, tail = word.partition("=")
        if word.casefold() != UNRATED and not sign:
            said.append(word)
            continue
        called = [*said, head]
        most = max((n for n in range(2, MOST_WORDS + 1) if is_name(" ".join(called[-n:]))), default=1)
        before = called[:-most] if sign else said
        if name or before:
            yield name or before[0], " ".join(before if name else before[1:])
        if sign:
            name, said = " ".join(called[-most:]), [tail] if tail else []
        else:
            yield "rated", "no"
            name, said = "", []
    if name or said:
        yield name or said[0], " ".join(said if name else said[1:])


def _most(words: Sequence[str], at: int, is_it: Callable[[str], bool]) -> int:
    """How many words from here on are it, as many as can be; 0: none."""
    most = min(MOST_WORDS, len(words) - at)
    return next((n for n in range(most, 0, -1) if is_it(" ".join(words[at : at + n]))), 0)


def spoken_in(
    game: AnyGame, options: GameOptions, settings: Settings, languages: Sequence[str]
) -> tuple[Callable[[str], bool], Callable[[str, str], bool]]:
    """``is_name`` and ``is_value``, as ``pairs`` asks them."""
    known = set(_SHORT)
    for choice in choices(game, options, settings):
        known |= {choice.name, choice.name.replace("_", "-"), *_said(choice.label, game, languages)}

    @cache
    def values(name: str) -> set[str]:
        choice, _ = meant_option(game, options, settings, name, "", languages)
        found = () if choice is None else choice.values
        return {said for one in found for said in _said(one.label, game, languages)}

    return lambda words: words.casefold() in known, lambda name, words: words.casefold() in values(name)


def meant_option(
    game: AnyGame,
    options: GameOptions,
    settings: Settings,
    name: str,
    word: str,
    languages: Sequence[str],
) -> tuple[OptionChoice | None, Json]:
    """The option of this name and the value that the word means; a word that means none is itself."""
    wanted = name[:LONGEST].casefold().replace("-", "_")
    wanted = _SHORT.get(wanted, wanted)
    for choice in choices(game, options, settings):
        if wanted == choice.name or name.casefold() in _said(choice.label, game, languages):
            return choice, meant_value(choice, word, game, languages)
    return None, None


def meant_value(choice: OptionChoice, word: str, game: AnyGame, languages: Sequence[str]) -> Json:
    """A value by its word in JSON or in a language; a time with its unit (``90``, ``5m``, ``2h``, ``3d``)."""
    typed = " ".join(word[:LONGEST].split()).casefold()
    typed = {"true": "yes", "on": "yes", "false": "no", "off": "no", "null": "none"}.get(typed, typed)
    for value in choice.values:
        if typed == token(value.value) or typed in _said(value.label, game, languages):
            return value.value
    found = _SPAN.fullmatch(typed)
    if found is None or choice.between is None:
        return word[:LONGEST]
    number, unit = int(found[1]), found[2]
    if not choice.seconds:
        return number if not unit else word[:LONGEST]
    return number * _UNITS[unit] if unit in _UNITS else word[:LONGEST]


def token(value: Json) -> str:
    """A value in a key's data."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
    return str(value)


def _said(label: Text, game: AnyGame, languages: Sequence[str]) -> set[str]:
    """As people type it: with plain spaces."""
    said = (catalogue_in(one).say(label, (), game.id) for one in languages)
    return {" ".join(words.split()).casefold() for words in said}
