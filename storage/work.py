"""What the writer is handed besides changes of tables."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.ports import Change, Slot, TableId


@dataclass(frozen=True, slots=True)
class SaveSlots:
    """``Store.save_slots``."""

    slots: tuple[Slot, ...]
    gone: tuple[tuple[TableId, str], ...]


@dataclass(frozen=True, slots=True)
class SaveChat:
    """``Store.save_chat``."""

    chat: str
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SavePerson:
    """``Store.save_person``."""

    person: str
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class MoveChat:
    """``Store.move_chat``. It stands between what came before it and what came after, so it is never
    part of a group."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Recompute:
    """``Results.recompute``; alone, likewise."""


Save: TypeAlias = SaveSlots | SaveChat | SavePerson
Alone: TypeAlias = MoveChat | Recompute
Work: TypeAlias = Change | Save | Alone
