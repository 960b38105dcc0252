"""Fields of a settings page: how one is shown, offered and typed."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Ask, Reply
from bot.settings import Quiet
from bot.texts import LANGUAGES
from rules.kit.scene import Text, text

LANGUAGE_NAMES: Mapping[str, Text] = MappingProxyType({one: text(f"language-{one}") for one in LANGUAGES})
"""The name of every language."""
_HOURS = re.compile(r"([01]?[0-9]|2[0-3])(?::00)?\s*[-–]\s*([01]?[0-9]|2[0-3])(?::00)?")


@dataclass(frozen=True, slots=True)
class Field:
    """A setting. ``now`` as people read it, ``word`` as a key carries it; ``values``: words and labels that
    are offered; ``meant``: what a word means, None: nothing; ``how``: what may be typed besides."""

    name: str
    label: Text
    now: Text
    word: str
    values: tuple[tuple[str, Text], ...]
    meant: Callable[[str], Any] = field(repr=False)
    how: Text | None = None


def field_page(talk: Talk, one: Field, page: str) -> Reply:
    """One setting and what it may be."""
    keys = [key(label, NO_TABLE, page, one.name, word, marked=word == one.word) for word, label in one.values]
    said = [text("set-line", setting=one.label, value=one.now)]
    if one.how is not None:
        said.append(text("set-how", how=one.how))
    ask = None if one.how is None else Ask("settings", f"{page} {one.name}".removeprefix("settings "))
    return talk.say(*said, rows=(row(*keys), row(key(text("go-back"), NO_TABLE, page))), ask=ask)


def hours(quiet: Quiet | None) -> str:
    """Quiet hours in a key."""
    return "none" if quiet is None else f"{quiet[0]}-{quiet[1]}"


def hours_text(quiet: Quiet | None) -> Text:
    """Quiet hours as people read them."""
    if quiet is None:
        return text("option-none")
    return text("hours", start=f"{quiet[0]:02}:00", end=f"{quiet[1]:02}:00")


def hours_meant(word: str) -> Quiet | None:
    """Quiet hours from ``22-7`` or ``22:00-07:00``."""
    found = _HOURS.fullmatch(word.strip())
    if found is None or int(found[1]) == int(found[2]):
        return None
    return int(found[1]), int(found[2])
