"""Who sits at a table and what was agreed before it began: the part of its row that changes seldom."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from rules.kit.seats import Seat

Reveal: TypeAlias = Literal["match", "deal"]
STAND_IN_LEVEL = 2
"""The computer that plays for a person who is away or out of time."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The table's own numbers, in seconds unless said otherwise (product.md, 4 to 6)."""

    turn_seconds: float | None = 90.0
    """For a decision; None: no clock, as at a terminal."""
    interrupt_seconds: float = 8.0
    quiet_seconds: float = 1.5
    """Before a die that nobody might answer."""
    pace_seconds: float = 1.5
    """Between the moves of computers."""
    next_seconds: float = 8.0
    """Before the next deal begins by itself."""
    reveal: Reveal = "match"
    """Whether a deal's secret is shown after the match or after each deal (records.md)."""
    nudges: bool = True
    """Whether people who are waited for are nudged."""
    rated: bool = True
    """Whether the match may count for ratings; False: a trial game."""


DEFAULT_SETTINGS = Settings()


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there. ``person``: a platform's id; None: a computer of ``level``. ``luck``: the person's part
    of the entropy. ``former``: whose seat it was before he left; then it is free to be taken."""

    name: str
    person: str | None
    level: int = STAND_IN_LEVEL
    luck: str = ""
    former: str | None = None


@dataclass(frozen=True, slots=True)
class Fixed:
    """What changes seldom. ``chain_from``: the first deal under the present commitment; ``seats``: empty as
    long as the table is a lobby."""

    code: str
    chat: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    commitment: str
    entropy: str = field(default="", repr=False)
    chain_from: int = 1

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that belong to people, there or away."""
        return tuple([Seat(i) for i, seat in enumerate(self.seats) if seat.person is not None])

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return Seat(number)
        return None
