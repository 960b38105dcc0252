"""Rows of keys as Discord shows them: at most five rows, of five buttons or a menu of 25 options each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Item, View

from adapters.discord.components import (
    MORE,
    MOST_LABEL,
    MOST_OPTION,
    KeyButton,
    KeyList,
    MarkList,
    TypeButton,
)
from adapters.discord.words import catalogue, speaker_of
from adapters.scenes import Speaker
from bot.desk.visitor import Ask, Reply
from bot.outlet import NotTaken
from bot.page import MOST_DATA, Key, KeyRow, PrivatePage, PublicPage

MOST_ROWS, IN_A_ROW, IN_A_MENU = 5, 5, 25
OPEN_BUTTONS = 10
"""So many choices are still buttons on a public page: a menu would keep the choice on the screen of whoever
chose, and could not be pressed a second time."""
Shape: TypeAlias = Literal["buttons", "menu", "marks"]


@dataclass(slots=True)
class _Block:
    """Keys that are shown together. ``last``: they do what the page is for; ``choices``: those of the buttons
    that are alternatives; ``turns``: a menu with more options than it shows at once."""

    shape: Shape
    keys: list[Key]
    least: int = 1
    most: int = 1
    last: bool = False
    asks: list[Ask] = field(default_factory=list)
    choices: set[int] = field(default_factory=set)
    turns: bool = False

    @property
    def height(self) -> int:
        if self.shape == "buttons":
            return -(-(len(self.keys) + len(self.asks)) // IN_A_ROW)
        return 1 if self.shape == "marks" or self.turns else -(-len(self.keys) // IN_A_MENU)


def page_view(page: PublicPage | PrivatePage, offset: int = 0) -> View:
    """The components of a page. ``offset``: from which option on a menu is shown that has too many."""
    ask = (
        Ask("play")
        if isinstance(page, PrivatePage) and any(row.kind != "acts" for row in page.rows)
        else None
    )
    return view_of(page.rows, speaker_of(page), ask, offset, public=isinstance(page, PublicPage))


def reply_view(reply: Reply, offset: int = 0) -> View:
    """The components of an answer; those of its panel after its own."""
    speaker = Speaker(catalogue(reply.language), reply.game or "", reply.names)
    if reply.page is None:
        return view_of(reply.rows, speaker, reply.ask, offset)
    return page_view(reply.page, offset)


def view_of(
    rows: Sequence[KeyRow],
    speaker: Speaker,
    ask: Ask | None = None,
    offset: int = 0,
    *,
    public: bool = False,
) -> View:
    """Rows of keys as components. Raises ``NotTaken`` where Discord would refuse it."""
    blocks = [_block(row, public=public) for row in rows if row.keys]
    if not public and blocks and len(rows[-1].keys) == 1 and rows[-1].kind == "acts":
        blocks[-1].last = True
    if ask is not None:
        _type_too(blocks, ask)
    blocks = _fitted(blocks)
    view, number = View(timeout=None), 0
    for block in blocks:
        for line in _lines(block, speaker, len(view.children), offset):
            for item in line:
                item.row = number
                view.add_item(item)
            number += 1
    # The library need not remember it (``ViewStore``, and a task of 15 minutes for each answer).
    view.stop()
    return view


def _block(row: KeyRow, *, public: bool) -> _Block:
    if row.kind == "marks" and len(row.keys) > 1:
        # As many as the question wants, or none: who marks fewer is told how many are missing.
        return _Block("marks", list(row.keys), 0 if row.least != row.most else row.least, row.most)
    many = len(row.keys) > (OPEN_BUTTONS if public else IN_A_ROW)
    has_link = any(key.url is not None for key in row.keys)
    if many and row.kind != "acts" and not has_link:
        return _Block("menu", list(row.keys))
    choices = set(map(id, row.keys)) if row.kind != "acts" else set()
    return _Block("buttons", list(row.keys), choices=choices)


def _type_too(blocks: list[_Block], ask: Ask) -> None:
    """A key for typing, at the end of the last row of buttons that has room, else in a row of its own."""
    for block in reversed(blocks):
        if block.shape == "buttons" and len(block.keys) % IN_A_ROW:
            block.asks.append(ask)
            return
    blocks.append(_Block("buttons", [], asks=[ask]))


def _fitted(blocks: list[_Block]) -> list[_Block]:
    """In as many rows as there are: neighbours share rows, then all buttons do, then menus become one, then
    all choices are in it. Raises ``NotTaken``."""
    for fit in (_neighbours, _all_buttons, _one_menu, _all_choices):
        if sum(block.height for block in blocks) <= MOST_ROWS:
            return blocks
        blocks = fit(blocks)
    for block in blocks:
        block.turns = block.shape == "menu" and block.height > 1
    if sum(block.height for block in blocks) > MOST_ROWS:
        raise NotTaken
    return blocks


def _neighbours(blocks: list[_Block]) -> list[_Block]:
    """Rows of buttons beside each other become one; the act that the page is for stays alone."""
    found: list[_Block] = []
    for block in blocks:
        before = found[-1] if found else None
        if before is not None and before.shape == block.shape == "buttons" and not block.last:
            _join(before, block)
        else:
            found.append(block)
    return found


def _all_buttons(blocks: list[_Block]) -> list[_Block]:
    """One block of buttons, where the last of them stands."""
    buttons = [block for block in blocks if block.shape == "buttons"]
    if len(buttons) < 2:
        return blocks
    whole = _Block("buttons", [], last=buttons[-1].last)
    for block in buttons:
        _join(whole, block)
    return [block if block is not buttons[-1] else whole for block in blocks if block not in buttons[:-1]]


def _one_menu(blocks: list[_Block]) -> list[_Block]:
    """Choices share menus."""
    menus = [block for block in blocks if block.shape == "menu"]
    if len(menus) < 2:
        return blocks
    whole = _Block("menu", [key for block in menus for key in block.keys])
    return [block if block is not menus[0] else whole for block in blocks if block not in menus[1:]]


def _all_choices(blocks: list[_Block]) -> list[_Block]:
    """Buttons that are alternatives go into the menu, and whatever there is no row for."""
    menu = next((block for block in blocks if block.shape == "menu"), _Block("menu", []))
    buttons = next((block for block in blocks if block.shape == "buttons"), _Block("buttons", []))
    others = [block for block in blocks if block.shape == "marks"]
    room = IN_A_ROW * (MOST_ROWS - 1 - len(others)) - len(buttons.asks)
    chosen = [key for key in buttons.keys if id(key) in buttons.choices and key.url is None]
    acts = [key for key in buttons.keys if key not in chosen]
    menu.keys += [*chosen, *acts[: max(0, len(acts) - room)]]
    buttons.keys = acts[max(0, len(acts) - room) :]
    return [*others, *([menu] if menu.keys else ()), buttons]


def _join(whole: _Block, block: _Block) -> None:
    whole.keys += block.keys
    whole.asks += block.asks
    whole.choices |= block.choices


def _lines(block: _Block, speaker: Speaker, number: int, offset: int) -> list[list[Item[Any]]]:
    """The rows of a block; ``number``: of its first component."""
    if block.shape == "marks":
        return [[_marks(block, speaker, number)]]
    if block.shape == "menu":
        keys = block.keys
        if block.turns:
            return [[_turning(keys, speaker, number, offset)]]
        chunks = [keys[start : start + IN_A_MENU] for start in range(0, len(keys), IN_A_MENU)]
        return [[_menu(chunk, speaker, number + place)] for place, chunk in enumerate(chunks)]
    buttons: list[Item[Any]] = [
        _button(key, speaker, number + place, last=block.last and key is block.keys[-1])
        for place, key in enumerate(block.keys)
    ]
    for ask in block.asks:
        label = speaker("discord-type")
        buttons.append(TypeButton(number + len(buttons), ask.command, ask.words, label))
    return _even(buttons)


def _even(buttons: list[Item[Any]]) -> list[list[Item[Any]]]:
    """Rows that are alike, as far as they can be."""
    rows = -(-len(buttons) // IN_A_ROW)
    return [
        buttons[number * len(buttons) // rows : (number + 1) * len(buttons) // rows] for number in range(rows)
    ]


def _button(key: Key, speaker: Speaker, number: int, *, last: bool) -> Item[Any]:
    label = ("✓" if key.marked else "") + speaker.say(key.label)
    if key.url is not None:
        return Button(label=label[:MOST_LABEL], url=key.url)
    if not 1 <= len(key.data) <= MOST_DATA:
        raise NotTaken
    style = ButtonStyle.primary if key.marked or last else ButtonStyle.secondary
    return KeyButton(number, key.data, label, style)


def _menu(keys: Sequence[Key], speaker: Speaker, number: int) -> KeyList:
    marked = next((key for key in keys if key.marked), None)
    options = [_option(key, speaker, chosen=key is marked) for key in keys]
    return KeyList(number, options, speaker("discord-choose"))


def _turning(keys: Sequence[Key], speaker: Speaker, number: int, offset: int) -> KeyList:
    """A page of a menu that has too many options; the last one of them turns to the next page."""
    start = offset if offset < len(keys) else 0
    shown = keys[start : start + IN_A_MENU - 1]
    options = [_option(key, speaker, chosen=False) for key in shown]
    after = start + len(shown) if start + len(shown) < len(keys) else 0
    options.append(SelectOption(label=speaker("discord-more"), value=f"{MORE}{after}"))
    return KeyList(number, options, speaker("discord-choose"))


def _marks(block: _Block, speaker: Speaker, number: int) -> MarkList:
    keys = block.keys[:IN_A_MENU]
    options = [_option(key, speaker, chosen=key.marked) for key in keys]
    most = min(block.most, len(keys))
    # Fewer than the least are marked already: as many as that are let through, for a menu shows no more.
    least = min(block.least, most, sum(key.marked for key in keys) or most)
    hint = speaker("discord-mark-exactly", count=most) if least == most else speaker("discord-mark")
    stem = keys[0].data.rpartition(".")[0]
    return MarkList(number, stem, options, hint, least, most)


def _option(key: Key, speaker: Speaker, *, chosen: bool) -> SelectOption:
    label = speaker.say(key.label)
    return SelectOption(label=label[:MOST_OPTION], value=key.data, default=chosen)
