"""What can be asked of a table, and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.affairs import VoteKind
from bot.ports import Seconds
from bot.posts import PanelPost
from rules.kit.action import Action, Json
from rules.kit.forms import Option
from rules.kit.scene import Refusal, Text
from rules.kit.seats import Seat

# What is said by who sits at a seat, where the adapter itself knows the seat (a terminal).


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


# What is said by a person, whose seat the table finds out.


@dataclass(frozen=True, slots=True)
class Caller:
    """Who says something. ``admin``: of the chat; ``source``: the platform's id of the press or message:
    what has no prompt of its own is carried out once for each."""

    person: str
    name: str
    admin: bool = False
    source: str = ""


LobbyWord: TypeAlias = Literal["join", "ready", "not-ready", "begin", "confirm"]
"""``join``: the next free seat; ``confirm``: a seat that a rematch holds."""
TableWord: TypeAlias = Literal["leave", "close", "next", "back", "pause", "resume", "rematch", "tell"]
"""``tell``: wants to be told once there is a seat for him."""


@dataclass(frozen=True, slots=True)
class Say:
    """A word that needs nothing else."""

    caller: Caller
    word: LobbyWord | TableWord


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit at this seat: in the lobby a free one, or in exchange with who sits there once he presses too;
    in a match one that is free."""

    caller: Caller
    seat: Seat


@dataclass(frozen=True, slots=True)
class AddComputer:
    """The host or an admin fills a free seat of the lobby; without a ``seat`` the next one."""

    caller: Caller
    level: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SetOption:
    """The host or an admin changes an option of the game or a number of the table (``bot.choices`` names
    them); everybody is asked again whether he is ready."""

    caller: Caller
    name: str
    value: Json


@dataclass(frozen=True, slots=True)
class Luck:
    """The person's own part of the entropy (records.md, *Fair chance* 2)."""

    caller: Caller
    phrase: str


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote; ``about``: the seat to be kicked. An admin's word for ``kick`` and ``close`` is enough."""

    caller: Caller
    kind: VoteKind
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Remove:
    """The host or an admin takes somebody (or a computer) out of the lobby."""

    caller: Caller
    seat: Seat


@dataclass(frozen=True, slots=True)
class Order:
    """Gives a standing order (``rules.kit.extras.Orders`` names them), or takes it back."""

    caller: Caller
    order: str = field(repr=False)
    on: bool = field(default=True, repr=False)


@dataclass(frozen=True, slots=True)
class Tap:
    """A key of the game, as ``bot.keys`` wrote it. ``seat`` and ``number``: of the prompt, where it stood on
    a panel; ``turn``: of the table, where it stood on the board. ``key``: what of it; ``one_tap``: acts at
    once."""

    caller: Caller
    key: str = field(repr=False)
    seat: Seat | None = None
    number: int = 0
    turn: int = 0
    one_tap: bool = False


@dataclass(frozen=True, slots=True)
class Typed:
    """A play in words. ``languages``: whose words count, the person's own first."""

    caller: Caller
    words: str = field(repr=False)
    languages: tuple[str, ...] = ("en",)


@dataclass(frozen=True, slots=True)
class Hand:
    """*My hand*: the person's panel as it is now."""

    caller: Caller


# What is said by the house and the world.


@dataclass(frozen=True, slots=True)
class Look:
    """Show the table as it stands."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A deadline of the table may have come."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """The state of this version stands where people see it since ``at``: on the board (``seat`` None) or on
    a seat's panel. It starts their clocks."""

    version: int
    seat: Seat | None
    at: Seconds


@dataclass(frozen=True, slots=True)
class Gone:
    """This person has left the chat, or was removed from it: the same as leaving the table."""

    person: str


@dataclass(frozen=True, slots=True)
class Told:
    """This person has been told that there is a seat for him, or cannot be told."""

    person: str


@dataclass(frozen=True, slots=True)
class Forget:
    """Nothing that this person is known by may stay at this table, running or over; he leaves it before."""

    person: str


Said: TypeAlias = Begin | Press | Wave | NextDeal | FinishNow | Back
"""What seats say; the table judges it."""
Word: TypeAlias = Say | TakeSeat | AddComputer | SetOption | Luck | Ballot | Remove | Order
"""What persons say that has no prompt of its own: it counts once for each press."""
Play: TypeAlias = Tap | Typed
"""What persons play."""
Judged: TypeAlias = Said | Word | Gone | Told | Forget
"""What is judged as it stands."""
Message: TypeAlias = Judged | Play | Hand | Delivered | Look | Tick


@dataclass(frozen=True, slots=True)
class Done:
    """Accepted, and on disk. ``said``: what was done, for whoever did it; ``public`` says
    whether everybody reads on the board what it was (None: that is not so)."""

    said: Text | None = field(default=None, repr=False)
    public: Callable[[], bool] | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Marked:
    """Nothing has happened at the table; a mark or a draft of this person is different now, or the same press
    once more does what ``said`` says."""

    said: Text | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Which:
    """The words could mean any of these."""

    options: tuple[Option, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The words mean nothing here. ``near``: the word that may have been meant; ``now``: what is asked;
    ``verb``: a word that the game knows, but not now."""

    near: str | None = field(default=None, repr=False)
    now: Text | None = field(default=None, repr=False)
    verb: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Peeked:
    """The person's own panel, for his eyes only."""

    post: PanelPost = field(repr=False)


@dataclass(frozen=True, slots=True)
class Trouble:
    """Nothing happened, for a reason that is ours: the store failed, or the table has stopped."""

    reason: Text


Answer: TypeAlias = Done | Marked | Which | NotUnderstood | Peeked | Refusal | Trouble
