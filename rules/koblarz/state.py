"""The state of a game of Koblarz: everything is public but a stake that is not yet shown."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.koblarz.events import Event
from rules.koblarz.options import Options


class Purse(NamedTuple):
    """What lies before a player (§2, §5). ``locked``: an unsettled Joker keeps his Fire to the end (§11)."""

    wallet: int
    sock: int
    sock_jokers: int
    joker: bool
    fire: bool
    locked: bool


class Bank(NamedTuple):
    """What lies in a bank, or in the trash."""

    coins: int
    jokers: int

    @property
    def empty(self) -> bool:
        return not (self.coins or self.jokers)


class Challenge(NamedTuple):
    """A Joker played for the pot (§11)."""

    seat: Seat
    side: int


class BankTurn(NamedTuple):
    """The turn of one bank. ``pair``: the lower start number first; pairs of values are in that order.

    ``asked``: who stakes at all (§13); ``waiting``: who has not chosen yet; ``shown``: the stakes once both
    lie open, 0 for an empty wallet; ``rolls``: a seat for each roll still to come.
    """

    pair: tuple[Seat, Seat]
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    shown: tuple[int, int] | None = None
    calls: tuple[int, int] | None = None
    target: int | None = None
    rolls: tuple[Seat, ...] = ()
    joker_used: bool = False
    pair_rolled: bool = False
    challenge: Challenge | None = None


class Public(NamedTuple):
    """What everybody may know.

    ``dice``: the rolls for the start numbers so far; ``order``: seats by start number, empty while these are
    drawn; ``round`` from 1; ``bank`` from 0; ``turn``: None while numbers are drawn and when the game is
    over; ``rolling``: the die is in the air; ``history``: every event of this game.
    """

    options: Options
    order: tuple[Seat, ...]
    dice: tuple[int, ...]
    round: int
    bank: int
    purses: tuple[Purse, ...]
    banks: tuple[Bank, ...]
    trash: Bank
    turn: BankTurn | None
    rolling: bool
    history: tuple[Event, ...]
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.purses)


@dataclass(frozen=True, slots=True)
class Own:
    """One player's secret: his stake, until it is shown and for the rest of the turn."""

    stake: int | None = field(default=None, repr=False)


NOTHING = Own()
STAKED = (NOTHING, Own(1), Own(2), Own(3))
"""§8: a player's secret by the coins that he stakes."""
Koblarz: TypeAlias = State[Public, Own, None]
