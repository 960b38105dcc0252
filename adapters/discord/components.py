"""Keys as Discord's components. They are persistent: what they do stands in their ids, which are judged by
the desk; the process need not remember a message to answer it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, Self

from discord import ButtonStyle, Client, Interaction, SelectOption
from discord.ui import Button, DynamicItem, Item, Select

MOST_LABEL, MOST_OPTION, MOST_ID = 80, 100, 100
"""Letters of a button's label, of an option of a menu, of an id."""
KEY = re.compile(r"k(?P<place>[0-9]{1,2})\.(?P<data>[0-9A-Za-z._-]{1,64})", re.ASCII)
LIST = re.compile(r"c(?P<place>[0-9]{1,2})", re.ASCII)
MARKS = re.compile(r"m(?P<place>[0-9]{1,2})\.(?P<stem>[0-9A-Za-z._-]{1,64})", re.ASCII)
TYPES = re.compile(
    r"t(?P<place>[0-9]{1,2})\.(?P<command>[a-z]{1,16})(\.(?P<words>[0-9A-Za-z _-]{1,64}))?", re.ASCII
)
TEMPLATES = (KEY, LIST, MARKS, TYPES)
MORE = ">"
"""The value of an option that turns to further ones; behind it from which on."""


class Pressed(Protocol):
    """The client of this adapter: whoever is told of presses."""

    async def key_used(self, interaction: Interaction[Any], data: str) -> None: ...

    async def turned(self, interaction: Interaction[Any], offset: int) -> None: ...

    async def marked(self, interaction: Interaction[Any], stem: str, values: list[str]) -> None: ...

    async def types(self, interaction: Interaction[Any], command: str, words: str) -> None: ...


Told = Callable[[Interaction[Any]], Awaitable[None]]


class KeyButton(DynamicItem[Button[Any]], template=KEY):
    """A key that carries its data."""

    def __init__(
        self, place: int, data: str, label: str = "", style: ButtonStyle = ButtonStyle.secondary
    ) -> None:
        super().__init__(
            Button(label=_cut(label or "·", MOST_LABEL), style=style, custom_id=f"k{place}.{data}")
        )
        self.data = data

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]), match["data"])

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _client(interaction).key_used(interaction, self.data)


class KeyList(DynamicItem[Select[Any]], template=LIST):
    """A menu of keys, one of which is chosen; the options carry their data."""

    def __init__(self, place: int, options: list[SelectOption] | None = None, hint: str = "") -> None:
        super().__init__(
            Select(
                custom_id=f"c{place}",
                placeholder=_cut(hint, MOST_OPTION) or None,
                options=options or [SelectOption(label="·")],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]))

    async def callback(self, interaction: Interaction[Any]) -> None:
        value = next(iter(self.item.values), "")
        if value.startswith(MORE) and value[1:].isdecimal():
            await _client(interaction).turned(interaction, int(value[1:4]))
        else:
            await _client(interaction).key_used(interaction, value)


class MarkList(DynamicItem[Select[Any]], template=MARKS):
    """A menu of cards of which several are marked at once. ``stem``: the data of their keys up to the
    card."""

    def __init__(
        self,
        place: int,
        stem: str,
        options: list[SelectOption] | None = None,
        hint: str = "",
        least: int = 0,
        most: int = 1,
    ) -> None:
        super().__init__(
            Select(
                custom_id=f"m{place}.{stem}",
                placeholder=_cut(hint, MOST_OPTION) or None,
                min_values=least,
                max_values=most,
                options=options or [SelectOption(label="·")],
            )
        )
        self.stem = stem

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]), match["stem"])

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _client(interaction).marked(interaction, self.stem, self.item.values)


class TypeButton(DynamicItem[Button[Any]], template=TYPES):
    """A key that asks for words: what is typed goes behind ``command`` and ``words``."""

    def __init__(self, place: int, command: str, words: str = "", label: str = "") -> None:
        behind = f".{words}" if words else ""
        super().__init__(
            Button(
                label=_cut(label or "·", MOST_LABEL),
                style=ButtonStyle.secondary,
                custom_id=f"t{place}.{command}{behind}",
            )
        )
        self.command, self.words = command, words

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Client], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["place"]), match["command"], match["words"] or "")

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _client(interaction).types(interaction, self.command, self.words)


ITEMS = (KeyButton, KeyList, MarkList, TypeButton)


def is_known(custom_id: str) -> bool:
    """Whether one of the components here has this id."""
    return any(template.fullmatch(custom_id) for template in TEMPLATES)


def _client(interaction: Interaction[Any]) -> Pressed:
    client: Pressed = interaction.client
    return client


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
