"""What players may agree on before a match, and what a deal starts from (zoliky.md)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kit.contract import GameOptions, GameSetup


class Options(GameOptions):
    """The rulings that a table may choose, and the length of a match."""

    jokers: Literal[4, 2, 6] = 4
    """How many jokers go with the two packs."""
    locked_rounds: Annotated[int, Field(ge=0, le=5)] = 3
    """Rounds without laying, closing and taking from the pile."""
    opening: Annotated[int, Field(ge=0, le=60)] = 42
    """What a first lay-down must be worth."""
    pure_run: bool = True
    """Whether every first lay-down and close from hand needs a run without a joker; false: only one with a
    joker in it does."""
    discard_use: Literal["free", "must-use"] = "free"
    """Whether a card taken from the pile must be put into a meld in the same turn."""
    limit: Annotated[int, Field(ge=100, le=2000)] = 1000
    """A total so far below zero ends the match."""
    time_limit_minutes: Annotated[int, Field(ge=10, le=240)] | None = None
    """Minutes after which the match ends, in the middle of a deal; null: no limit."""

    @property
    def time_limit(self) -> float | None:
        return None if self.time_limit_minutes is None else 60.0 * self.time_limit_minutes

    @property
    def time_ends_deal(self) -> bool:
        return True

    @property
    def goal(self) -> int | None:
        return -self.limit


Count = Annotated[int, Field(ge=0)]


class Setup(GameSetup):
    """What a deal starts from. ``leader``: None: to be drawn; ``carried``: jokers kept by each seat from the
    deal before; ``totals``: the points so far."""

    leader: Count | None = None
    carried: tuple[Count, ...] | None = None
    totals: tuple[int, ...] | None = None

    def opening_totals(self, seats: int) -> tuple[int, ...]:
        return self.totals or (0,) * seats
