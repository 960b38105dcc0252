"""What players may agree on before a match, and what a deal starts from (bauernschnapsen.md)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kit.contract import GameOptions, GameSetup
from rules.kit.seats import all_seats

SEATS = 4
LEAST_TARGET, MOST_TARGET = 7, 66


class Options(GameOptions):
    """The rulings that a table may choose, and the length of a match."""

    bidding: Literal["one-round", "until-three-pass"] = "one-round"
    """One call each, or calls go on until all, or all but the highest bidder, have passed."""
    bettler_value: Literal[5, 4] = 5
    """What a Bettler is worth."""
    bauernschnapser_partner: bool = True
    """Whether forehand's partner, too, may bid a Bauernschnapser."""
    schnapser_tricks: Literal["within-three", "all-three"] = "within-three"
    """Whether a trick that somebody else takes loses a (kontra)schnapser at once."""
    trumping: Literal["must", "may"] = "must"
    """Whether who cannot follow suit must trump."""
    undertrump: Literal["must", "free"] = "must"
    """Whether who cannot beat a trump must play a lower one."""
    nobody_66: Literal["last-trick", "forehand-loses"] = "last-trick"
    """Who wins a rufspiel in which five tricks leave nobody at 66."""
    target: Annotated[int, Field(ge=LEAST_TARGET, le=MOST_TARGET)] = 24
    """Points that end the match."""

    @property
    def goal(self) -> int | None:
        return self.target


class Setup(GameSetup):
    """What a deal starts from: who deals, and the match points of both sides."""

    dealer: Annotated[int, Field(ge=0, le=SEATS - 1)] = 3
    points: tuple[Annotated[int, Field(ge=0)], Annotated[int, Field(ge=0)]] = (0, 0)

    def opening_totals(self, seats: int) -> tuple[int, ...]:
        """Both partners have their side's points."""
        return tuple(self.points[seat % 2] for seat in all_seats(seats))
