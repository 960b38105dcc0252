"""A page: what one message shows and offers, as a structure that every platform lays out its own way.

Made by ``bot.pages`` from posts; adapters turn its texts into words (``adapters.scenes``) and its keys into
what their platform has. ``PublicPage`` and ``PrivatePage`` are unrelated types, like ``Board`` and ``Hand``:
what posts to a chat cannot be given somebody's own page.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.ports import Seconds
from rules.kit.scene import Part, Text

Line: TypeAlias = Text | Part
"""A line of a page: a text of its own or a part of a scene, which may come to several lines."""
MOST_DATA = 64
"""Bytes of a key's data: what the narrowest platform carries (Telegram's ``callback_data``)."""


@dataclass(frozen=True, slots=True)
class Key:
    """A button. ``data`` comes back when it is pressed (``bot.keys`` reads it; at most ``MOST_DATA`` bytes);
    ``marked``: shown with a tick; ``url``: opens an address instead."""

    label: Text = field(repr=False)
    data: str = field(repr=False)
    marked: bool = field(default=False, repr=False)
    url: str | None = None


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Keys that belong together; a platform breaks them into as many rows as it needs.

    ``kind``: ``acts`` stand in a row of their own, ``choices`` are alternatives (a platform may show more
    than five as one list), ``marks`` are toggled (a platform may show them as one list of several;
    ``least`` and ``most`` say how many belong marked). ``ask``: the line of the page that asks for them.
    """

    keys: tuple[Key, ...] = field(repr=False)
    kind: Literal["acts", "choices", "marks"] = "acts"
    least: int = 1
    most: int = 1
    ask: Text | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class _Page:
    """One message. ``head`` is its first line and says whose turn it is, ``until`` when that ends by itself
    (each platform counts down its own way). ``names``: who sits at each seat, for the texts; ``game``: whose
    texts come before the house's."""

    language: str
    game: str | None
    names: tuple[str, ...]
    head: Text = field(repr=False)
    until: Seconds | None
    lines: tuple[Line, ...] = field(repr=False)
    rows: tuple[KeyRow, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PublicPage(_Page):
    """A message for the whole chat, made from what is public alone. ``code``: what ends it in fixed letters,
    as it is, to be copied (``adapters.scenes.page_lines`` leaves it to the platform); ``people``: who sits at
    each seat, for whoever has to mention one of them."""

    code: str | None = None
    people: tuple[str | None, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class PrivatePage(_Page):
    """A message for one person's eyes. ``neutral``: what a new one says before it is edited to the page, so
    that lock screens show nothing (None: sent as it is)."""

    neutral: Text | None = None
