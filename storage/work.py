"""What the writer is handed besides changes of tables."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.people.ports import Account
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


@dataclass(frozen=True, slots=True)
class Link:
    """``People.link``; alone, likewise."""

    one: Account = field(repr=False)
    other: Account = field(repr=False)


@dataclass(frozen=True, slots=True)
class Unlink:
    """``People.unlink``; alone, likewise."""

    person: str


@dataclass(frozen=True, slots=True)
class ForgetLater:
    """``People.forget_later``; alone, likewise."""

    person: str


@dataclass(frozen=True, slots=True)
class Forget:
    """``People.forget``; alone, likewise: what was handed in before it is written before it."""

    person: str


Save: TypeAlias = SaveSlots | SaveChat | SavePerson
Alone: TypeAlias = MoveChat | Recompute | Link | Unlink | ForgetLater | Forget
Work: TypeAlias = Change | Save | Alone
