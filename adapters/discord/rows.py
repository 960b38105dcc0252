"""Keys as rows of Discord's components: of five buttons, or a menu of 25 options each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Item

from adapters.discord.components import (
    MORE,
    MOST_LABEL,
    MOST_OPTION,
    KeyButton,
    KeyList,
    MarkList,
    TypeButton,
)
from adapters.scenes import Speaker
from bot.desk.visitor import Ask
from bot.drafts import is_do
from bot.keys import PanelKey, TableKey, read_key
from bot.outlet import NotTaken
from bot.page import MOST_DATA, Key, KeyRow
from rules.kit.scene import Text

MOST_ROWS, IN_A_ROW, IN_A_MENU = 5, 5, 25
OPEN_BUTTONS = 10
"""So many choices are still buttons on a public page: a menu would keep the choice on the screen of whoever
chose, and could not be pressed a second time."""
MAIN = frozenset(["begin", "confirm", "next", "resume", "back"])
"""Words of a table's keys that do what a page is for."""
Shape: TypeAlias = Literal["buttons", "menu", "marks"]


@dataclass(slots=True)
class Block:
    """Keys that are shown together. ``choices``: those of the buttons that are alternatives; ``turns``: a
    menu with more options than it shows at once; ``question``: what asks for them."""

    shape: Shape
    keys: list[Key]
    least: int = 1
    most: int = 1
    asks: list[Ask] = field(default_factory=list)
    choices: set[int] = field(default_factory=set)
    turns: bool = False
    question: Text | None = None

    @property
    def height(self) -> int:
        if self.shape == "buttons":
            return -(-(len(self.keys) + len(self.asks)) // IN_A_ROW)
        return 1 if self.shape == "marks" or self.turns else -(-len(self.keys) // IN_A_MENU)

    @property
    def parts(self) -> int:
        """Components, its question and its rows among them."""
        inside = len(self.keys) + len(self.asks) if self.shape == "buttons" else self.height
        return self.height + inside + (self.question is not None)


def rows_of(
    blocks: list[Block], speaker: Speaker, offset: int = 0
) -> Iterator[tuple[Block, list[Item[Any]]]]:
    """Every row, and to what it belongs. Components are numbered, since no two ids may be the same."""
    number = 0
    for block in blocks:
        for line in _lines(block, speaker, number, offset):
            yield block, line
            number += len(line)


def block_of(row: KeyRow, *, public: bool) -> Block:
    if row.kind == "marks" and len(row.keys) > 1:
        # As many as the question wants, or none: who marks fewer is told how many are missing.
        least = 0 if row.least != row.most else row.least
        return Block("marks", list(row.keys), least, row.most, question=row.ask)
    many = len(row.keys) > (OPEN_BUTTONS if public else IN_A_ROW)
    has_link = any(key.url is not None for key in row.keys)
    if many and row.kind != "acts" and not has_link:
        return Block("menu", list(row.keys), question=row.ask)
    choices = set(map(id, row.keys)) if row.kind != "acts" else set()
    return Block("buttons", list(row.keys), choices=choices, question=row.ask)


def type_too(blocks: list[Block], ask: Ask) -> None:
    """A key for typing, at the end of the last row of buttons that has room, else in a row of its own."""
    for block in reversed(blocks):
        if block.shape == "buttons" and len(block.keys) % IN_A_ROW:
            block.asks.append(ask)
            return
    blocks.append(Block("buttons", [], asks=[ask]))


def joined(blocks: list[Block]) -> list[Block]:
    """Rows of acts beside each other share one where it has room; the act that the page is for, and what a
    question asks for, stay alone."""
    found: list[Block] = []
    for block in blocks:
        before = found[-1] if found and _is_aside(found[-1]) and _is_aside(block) else None
        if before is not None and len(before.keys) + len(block.keys) <= IN_A_ROW:
            _join(before, block)
        else:
            found.append(block)
    return found


def _is_aside(block: Block) -> bool:
    return block.shape == "buttons" and block.question is None and not block.choices and not _does(block)


def fitted(blocks: list[Block]) -> list[Block]:
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


def _neighbours(blocks: list[Block]) -> list[Block]:
    """Rows of buttons beside each other become one; the act that the page is for stays alone."""
    found: list[Block] = []
    for block in blocks:
        before = found[-1] if found else None
        if before is not None and before.shape == block.shape == "buttons" and not _does(block):
            _join(before, block)
        else:
            found.append(block)
    return found


def _all_buttons(blocks: list[Block]) -> list[Block]:
    """One block of buttons, where the last of them stands."""
    buttons = [block for block in blocks if block.shape == "buttons"]
    if len(buttons) < 2:
        return blocks
    whole = Block("buttons", [])
    for block in buttons:
        _join(whole, block)
    return [block if block is not buttons[-1] else whole for block in blocks if block not in buttons[:-1]]


def _one_menu(blocks: list[Block]) -> list[Block]:
    """Choices share menus."""
    menus = [block for block in blocks if block.shape == "menu"]
    if len(menus) < 2:
        return blocks
    whole = Block("menu", [key for block in menus for key in block.keys])
    return [block if block is not menus[0] else whole for block in blocks if block not in menus[1:]]


def _all_choices(blocks: list[Block]) -> list[Block]:
    """Buttons that are alternatives go into the menu, and whatever there is no row for."""
    menu = next((block for block in blocks if block.shape == "menu"), Block("menu", []))
    buttons = next((block for block in blocks if block.shape == "buttons"), Block("buttons", []))
    others = [block for block in blocks if block.shape == "marks"]
    room = IN_A_ROW * (MOST_ROWS - 1 - len(others)) - len(buttons.asks)
    chosen = [key for key in buttons.keys if id(key) in buttons.choices and key.url is None]
    acts = [key for key in buttons.keys if key not in chosen]
    menu.keys += [*chosen, *acts[: max(0, len(acts) - room)]]
    buttons.keys = acts[max(0, len(acts) - room) :]
    return [*others, *([menu] if menu.keys else ()), buttons]


def _does(block: Block) -> bool:
    """Whether it is the act alone that the page is for."""
    return len(block.keys) == 1 and _is_act(block.keys[0])


def _is_act(key: Key) -> bool:
    """Whether it does what the page is for."""
    if key.url is not None:
        return False
    read = read_key(key.data)
    if isinstance(read, PanelKey):
        return is_do(read.key)
    return isinstance(read, TableKey) and read.word in MAIN and key.data.rpartition(".")[2] in MAIN


def _join(whole: Block, block: Block) -> None:
    whole.keys += block.keys
    whole.asks += block.asks
    whole.choices |= block.choices


def _lines(block: Block, speaker: Speaker, number: int, offset: int) -> list[list[Item[Any]]]:
    """The rows of a block; ``number``: of its first component."""
    if block.shape == "marks":
        return [[_marks(block, speaker, number)]]
    if block.shape == "menu":
        keys = block.keys
        if block.turns:
            return [[_turning(keys, speaker, number, offset)]]
        chunks = [keys[start : start + IN_A_MENU] for start in range(0, len(keys), IN_A_MENU)]
        return [[_menu(chunk, speaker, number + place)] for place, chunk in enumerate(chunks)]
    buttons: list[Item[Any]] = [_button(key, speaker, number + place) for place, key in enumerate(block.keys)]
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


def _button(key: Key, speaker: Speaker, number: int) -> Item[Any]:
    label = ("✓" if key.marked else "") + speaker.on_key(key.label)
    if key.url is not None:
        return Button(label=label[:MOST_LABEL], url=key.url)
    if not 1 <= len(key.data) <= MOST_DATA:
        raise NotTaken
    style = ButtonStyle.primary if key.marked or _is_act(key) else ButtonStyle.secondary
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


def _marks(block: Block, speaker: Speaker, number: int) -> MarkList:
    keys = block.keys[:IN_A_MENU]
    options = [_option(key, speaker, chosen=key.marked) for key in keys]
    most = min(block.most, len(keys))
    # Fewer than the least are marked already: as many as that are let through, for a menu shows no more.
    least = min(block.least, most, sum(key.marked for key in keys) or most)
    hint = speaker("discord-mark-exactly", count=most) if least == most else speaker("discord-mark")
    stem = keys[0].data.rpartition(".")[0]
    return MarkList(number, stem, options, hint, least, most)


def _option(key: Key, speaker: Speaker, *, chosen: bool) -> SelectOption:
    label = speaker.on_key(key.label)
    return SelectOption(label=label[:MOST_OPTION], value=key.data, default=chosen)
