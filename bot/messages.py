"""What can be asked of a table, and what it answers."""

from dataclasses import dataclass, field
from typing import TypeAlias

from rules.kit.action import Action
from rules.kit.scene import Refusal, Text
from rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class Begin:
    """Deal for the first time. ``entropy``: by seat the part that its person adds (None: a computer), and
    the id of the Begin press (records.md, *Fair chance* 2)."""

    parts: tuple[str | None, ...]
    begin: str


@dataclass(frozen=True, slots=True)
class Press:
    """An action, in answer to the seat's prompt of this number."""

    seat: Seat
    prompt: int
    action: Action = field(repr=False)


@dataclass(frozen=True, slots=True)
class Wave:
    """*Let it roll*, in answer to the seat's prompt of this number."""

    seat: Seat
    prompt: int


@dataclass(frozen=True, slots=True)
class NextDeal:
    """This seat is ready for the next deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FinishNow:
    """This seat votes for ending the match now; more than half of the people decide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """*I'm back*: the seat's person plays himself again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Look:
    """Show the table as it stands."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A deadline of the table may have come."""


Said: TypeAlias = Begin | Press | Wave | NextDeal | FinishNow | Back
"""What people say; the table judges it."""
Message: TypeAlias = Said | Look | Tick


@dataclass(frozen=True, slots=True)
class Done:
    """Accepted, and on disk."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Nothing happened, for a reason that is ours: the store failed, or the table has stopped."""

    reason: Text


Answer: TypeAlias = Done | Refusal | Trouble
