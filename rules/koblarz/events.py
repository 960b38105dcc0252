"""What has happened in a game, as everybody saw it; ``show`` makes one line of log of each."""

from typing import NamedTuple, TypeAlias

from rules.kit.seats import Seat


class Shown(NamedTuple):
    """Both stakes lie open; 0 is an empty wallet, which counts as ``calls`` says (§8, §13)."""

    bank: int
    pair: tuple[Seat, Seat]
    stakes: tuple[int, int]
    calls: tuple[int, int]


class Blocked(NamedTuple):
    """A blocking tie (§8): ``stay`` coins lie in the bank."""

    bank: int
    stay: int


class Rolled(NamedTuple):
    """A die that missed."""

    bank: int
    seat: Seat
    die: int


class Hit(NamedTuple):
    """A die that hit: the bank's contents go to the roller's sock (§8)."""

    bank: int
    seat: Seat
    die: int
    coins: int
    jokers: int


class Challenged(NamedTuple):
    """A Joker played for the pot (§11)."""

    bank: int
    seat: Seat
    side: int


class Penalty(NamedTuple):
    """A challenge that missed (§11): ``paid`` coins; ``settled``: whether that was all he owed."""

    bank: int
    seat: Seat
    paid: int
    settled: bool


class Thrown(NamedTuple):
    """A Joker thrown away (§11); ``struck``: how many rolls of his own the thrower gave up."""

    bank: int
    seat: Seat
    struck: int


class Burnt(NamedTuple):
    """A Fire (§12): the bank's contents go to the trash."""

    bank: int
    seat: Seat
    coins: int
    jokers: int


class Stays(NamedTuple):
    """The turn is over and nobody hit: the contents wait for the next round (§8)."""

    bank: int
    coins: int
    jokers: int


class Round(NamedTuple):
    """A new round begins (§9)."""

    number: int


Event: TypeAlias = Shown | Blocked | Rolled | Hit | Challenged | Penalty | Thrown | Burnt | Stays | Round
