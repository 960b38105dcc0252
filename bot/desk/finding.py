"""Which table is meant: the one that is named by its code, the only one, or the one that the person picks;
and which of its seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.desk.talk import Talk, Waiting, key, row, table_name
from bot.desk.visitor import Reply
from bot.ports import TableLine
from rules.kit.scene import Joined, Text, text
from rules.kit.seats import Seat

_CODE = re.compile(r"[A-LN-Za-ln-z][2-9]{1,4}")  # without M: melds are M1, M2 …
_FREE_WORDS = ("luck", "kick")
"""Commands after which people write words of their own, that may look like a code."""
_SEAT_SIGNS = "①②③④⑤⑥⑦⑧⑨"
Want: TypeAlias = Literal["mine", "any", "turn"]
"""``mine``: where the person sits; ``turn``: where something is asked of him, if that is one table;
``any``: his own tables first, then all of the chat."""


@dataclass(frozen=True, slots=True)
class Found:
    """The table, and the words without its code."""

    line: TableLine
    words: tuple[str, ...]


async def find(talk: Talk, name: str, words: Sequence[str], want: Want) -> Found | Reply:
    """The table that a command means; or the answer that says what to type, or asks which."""
    mine, here = await _tables(talk)
    known = {line.code: line for line in (*here, *mine)}
    code = _code(words)
    if code in known:
        return Found(known[code], tuple(words[1:]))
    if code is not None and name not in _FREE_WORDS:
        return talk.no(_no_such(code, known))
    lines = mine or (here if want == "any" else ())
    if not lines:
        return talk.no(_nothing(here))
    if len(lines) > 1 and want == "turn":
        asked = [line for line in lines if await _is_asked(talk, line)]
        lines = asked if len(asked) == 1 else lines
    if len(lines) == 1:
        return Found(lines[0], tuple(words))
    return _which(talk, name, words, lines)


async def _tables(talk: Talk) -> tuple[Sequence[TableLine], Sequence[TableLine]]:
    """The person's tables (in a group: those in it), and all of the chat."""
    house, visitor = talk.means.house, talk.visitor
    mine = await house.tables_of(visitor.person)
    if visitor.is_private_chat:
        return mine, ()
    here = await house.tables_in(visitor.chat)
    numbers = {line.table for line in here}
    return [line for line in mine if line.table in numbers], here


def _code(words: Sequence[str]) -> str | None:
    return words[0].upper() if words and _CODE.fullmatch(words[0]) else None


async def _is_asked(talk: Talk, line: TableLine) -> bool:
    standing = await talk.standing(line.table)
    return standing is not None and line.seat in standing.acting


def _no_such(code: str, known: dict[str, TableLine]) -> Text:
    if not known:
        return text("no-table-code", code=code)
    return text("no-table-code-but", code=code, codes=", ".join(known))


def _nothing(here: Sequence[TableLine]) -> Text:
    if not here:
        return text("no-table")
    return text("no-seat", codes=", ".join(line.code for line in here))


def _which(talk: Talk, name: str, words: Sequence[str], lines: Sequence[TableLine]) -> Reply:
    waiting = talk.means.wait(Waiting(talk.visitor.person, name, " ".join(words)))
    keys = [key(table_name(talk.language, line), line.table, "which", waiting) for line in lines]
    codes = Joined(tuple([text("page-table", code=line.code) for line in lines]), ", ")
    return talk.say(text("which-table", codes=codes, command=f"/{name} {lines[0].code}"), rows=(row(*keys),))


def seat_sign(word: str) -> Seat | None:
    """A seat by its sign (③)."""
    return Seat(_SEAT_SIGNS.index(word)) if len(word) == 1 and word in _SEAT_SIGNS else None


def seat_meant(words: str, names: tuple[str, ...]) -> Seat | None:
    """A seat by its number from 1, its sign, or the name of who sits there."""
    if words.isascii() and words.isdecimal():
        number = int(words[:4]) - 1
        return Seat(number) if 0 <= number < len(names) else None
    sign = seat_sign(words)
    if sign is not None:
        return sign
    wanted = words.removeprefix("@").casefold()
    alike = [number for number, name in enumerate(names) if name and name.casefold() == wanted]
    return Seat(alike[0]) if len(alike) == 1 else None
