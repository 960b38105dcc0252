"""The contract of a game: what the table, the records and the computers ask of it, and nothing more.

Everything is a pure function of its arguments. A state has three parts, and what makes a public view is
given ``public`` only, what makes one seat's view is given ``public`` and that seat's ``own``.

What is made anew at every step is a named tuple: as frozen as a dataclass, and made in a quarter of the time.
"""

from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from rules.kit.action import Action, Json
from rules.kit.chance import Chance, Outcome
from rules.kit.forms import Form
from rules.kit.scene import Board, Hand, Refusal, Text
from rules.kit.seats import Seat

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - the contract's own letters: P public, O own, H hidden
H = TypeVar("H")

Why: TypeAlias = Literal["time", "agreed", "abandoned"]


class GameOptions(BaseModel):
    """Base of every game's options: frozen, strict, unknown ones an error that names them."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)

    @property
    def time_limit(self) -> float | None:
        """Seconds after which the running deal is the match's last one; None: no limit."""
        return None

    @property
    def time_ends_deal(self) -> bool:
        """Whether the end of the time limit ends the running deal too, unfinished and unscored."""
        return False

    @property
    def goal(self) -> int | None:
        """The total that ends the match, above zero or below; None: there is none."""
        return None


class GameSetup(BaseModel):
    """Base of what a deal starts from that is neither an option nor chance (records.md, *setup*)."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)

    def opening_totals(self, seats: int) -> tuple[int, ...]:
        """The totals that deal 1 starts from, by seat."""
        return (0,) * seats


class BadSetup(ValueError):
    """A setup that no deal of this game can start from; ``reason`` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class State(NamedTuple, Generic[P, O, H]):
    """One moment of a deal. ``own`` is by seat. ``repr`` shows neither ``own`` nor ``hidden``."""

    public: P
    own: tuple[O, ...]
    hidden: H

    def __repr__(self) -> str:
        return f"State(public={self.public!r})"


class Window(NamedTuple):
    """A moment in which ``open_to`` (public knowledge) may interrupt before ``due`` happens by itself.

    ``first``: the first window of its turn, which stays open longer than the later ones.
    """

    due: Action
    open_to: tuple[Seat, ...]
    first: bool


class Act(NamedTuple):
    """Somebody acts: ``must`` owe an action (several at once where it is simultaneous), ``may`` may
    interrupt."""

    must: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()
    window: Window | None = None


class Roll(NamedTuple):
    """A die is to be rolled, by or for ``seat``."""

    seat: Seat


class Shuffle(NamedTuple):
    """``pack`` (canonical order, records.md) is to be shuffled."""

    pack: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score sheet: what for, and how many points."""

    what: Text
    points: int


@dataclass(frozen=True, slots=True)
class Over:
    """The deal has ended.

    ``scores``: the points of this deal by seat; ``added``: what of it goes into the totals (mostly the
    same); ``sheet``: by seat, what the points were for; ``why``: how the deal ended.
    """

    scores: tuple[int, ...]
    added: tuple[int, ...]
    sheet: tuple[tuple[Item, ...], ...]
    why: Text


Turn: TypeAlias = Act | Roll | Shuffle | Over


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the winning seats (several share, none: nobody won) and a word of records.md."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ended(Generic[P]):
    """A match at the end of a deal: what decides whether, and from what, the next one starts."""

    seats: int
    options: GameOptions
    deal: int
    setup: GameSetup
    public: P
    totals: tuple[int, ...]


class Game(Protocol[P, O, H]):
    """A game. The methods that take a seat are only called with a seat of the table."""

    @property
    def id(self) -> str:
        """The name in records and commands."""

    @property
    def rules(self) -> int:
        """The newest version of the rules; a changed ruling raises it (records.md, *rules*)."""

    @property
    def players(self) -> range:
        """How many may play."""

    @property
    def options(self) -> type[GameOptions]: ...

    @property
    def setup(self) -> type[GameSetup]: ...

    @property
    def actions(self) -> TypeAdapter[Action]:
        """Reads an action at the edge; raises ``pydantic.ValidationError``."""

    @property
    def levels(self) -> range:
        """The strengths of computer players, the weakest first."""

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        """Raises ``BadSetup`` where deal number ``deal`` (from 1) cannot start from ``setup``."""

    def opening(self, seats: int, options: GameOptions) -> GameSetup:
        """The setup of deal 1 when none is given."""

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> State[P, O, H]:
        """One deal from a checked setup; ``turn`` says what comes first."""

    def turn(self, public: P) -> Turn:
        """Who acts, or what chance is drawn, or that the deal is over."""

    def ask(self, public: P, own: O, seat: Seat) -> tuple[Form, ...]:
        """What this seat is offered now; every option passes ``refuse``."""

    def refuse(self, public: P, own: O, seat: Seat, action: Action) -> Refusal | None:
        """The one function that says no. None: the action is legal now."""

    def apply(self, state: State[P, O, H], seat: Seat, action: Action) -> State[P, O, H]:
        """Carries out a legal action (judged before; not judged again)."""

    def settle(self, state: State[P, O, H], outcome: Outcome) -> State[P, O, H]:
        """Goes on from a ``Roll`` or ``Shuffle`` with its outcome (checked before)."""

    def legal(self, public: P, own: O, seat: Seat) -> tuple[Action, ...]:
        """Every legal action of this seat, in a pinned order: buttons address them by index."""

    def sample(self, public: P, own: O, seat: Seat, chance: Chance) -> Action | None:
        """A random legal play. None: may act, and lets it go."""

    def choose(self, public: P, own: O, seat: Seat, level: int, chance: Chance) -> Action | None:
        """What a computer of this level does. None: may act, and lets it go. Never None where it must."""

    def propose(self, public: P, own: O, seat: Seat) -> Action | None:
        """A sound move to offer to a person; the same as ``choose`` in what None means."""

    def show(self, public: P, totals: tuple[int, ...]) -> Board: ...

    def peek(self, public: P, own: O, seat: Seat) -> Hand: ...

    def next_deal(self, ended: Ended[P], *, time_up: bool) -> GameSetup | Result:
        """What follows a finished deal. ``time_up``: the match's own time limit has passed."""

    def facts(self, state: State[P, O, H]) -> dict[str, Json]:
        """The whole state, hidden things included (records.md); for checks and debugging only."""

    def imagine(self, public: P, own: O, seat: Seat, chance: Chance) -> State[P, O, H]:
        """A whole state that this seat holds possible: for computers and for leak tests."""
