"""What a key carries: which table, which question, which act (product.md, *Messages*).

``TABLE.KIND…`` with the table's number in base 36. A key of the board carries the table's turn
(``12.b.TURN.KEY``), a key of a panel its seat and prompt (``12.p.SEAT.NUMBER.KEY``), any other none
(``12.t.WORD.ARGUMENT…``). Keys can be forged: what they mean is judged by the table, never here.
"""

import hashlib
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.ports import TableId
from rules.kit.action import Action, Json, dump_action
from rules.kit.seats import Seat

WAVE = "wave"
"""The key of *Let it roll*."""
HASH = 6
"""Letters of an action's hash: enough among the few options of one question."""
LARGEST = 2**63 - 1
"""No store counts tables further; a larger number would be a failure of the store, not a table it lacks."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_DATA = re.compile(
    r"(?P<table>[0-9a-z]{1,13})\.(?P<kind>[bpt])(?P<rest>(\.[0-9A-Za-z_-]{1,32}){1,3})", re.ASCII
)
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class BoardKey:
    """A key of the board, the same for whoever is asked. ``turn``: of the table's questions."""

    table: TableId
    turn: int
    key: str


@dataclass(frozen=True, slots=True)
class PanelKey:
    """A key of one seat's panel. ``number``: of its prompt."""

    table: TableId
    seat: Seat
    number: int
    key: str


@dataclass(frozen=True, slots=True)
class TableKey:
    """A key without a question: a word of the lobby, of a vote, of a menu. ``table`` 0: of no table."""

    table: TableId
    word: str
    arguments: tuple[str, ...] = ()


AnyKey: TypeAlias = BoardKey | PanelKey | TableKey


def write_key(key: AnyKey) -> str:
    """The data of a key; at most ``bot.page.MOST_DATA`` bytes."""
    table = _base36(key.table)
    match key:
        case BoardKey(_, turn, word):
            return f"{table}.b.{turn}.{word}"
        case PanelKey(_, seat, number, word):
            return f"{table}.p.{seat}.{number}.{word}"
        case TableKey(_, word, arguments):
            return ".".join([table, "t", word, *arguments])


def read_key(data: str) -> AnyKey | None:
    """What the data says; None where nothing of ours wrote it."""
    found = _DATA.fullmatch(data)
    if found is None:
        return None
    table, parts = TableId(int(found["table"], 36)), found["rest"][1:].split(".")
    if table > LARGEST:
        return None
    match found["kind"], parts:
        case "b", [turn, word] if _NUMBER.fullmatch(turn):
            return BoardKey(table, int(turn), word)
        case "p", [seat, number, word] if _NUMBER.fullmatch(seat) and _NUMBER.fullmatch(number):
            return PanelKey(table, Seat(int(seat)), int(number), word)
        case "t", [word, *arguments]:
            return TableKey(table, word, tuple(arguments))
    return None


@lru_cache(4096)
def action_hash(action: Action) -> str:
    """A short name of an action, the same in every process.

    36^6 values: of twenty options two share one in one of ten million questions.
    """
    return short_hash(dump_action(action))


def short_hash(value: Json) -> str:
    """A short name of any value that JSON can hold, the same in every process."""
    body = json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
    number = int.from_bytes(hashlib.blake2s(body, digest_size=8).digest())
    return "".join(_DIGITS[number // 36**place % 36] for place in range(HASH))


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
