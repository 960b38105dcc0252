"""What players may agree on before a match, and what a deal starts from (kauboj.md, *Match*)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kit.contract import GameOptions, GameSetup

MOST_SEATS = 4


class Options(GameOptions):
    """The rulings that a table may choose, and the length of a match."""

    any_target: bool = False
    """*A shot*: whether a player without a drawn gun may be shot at too."""
    badge: Literal["forced", "optional"] = "forced"
    """*A shot*: whether the badge must be taken, or the target decides."""
    curse_adds: bool = False
    """*Score*: whether three or four Sixes cost 100 besides 20 each, or 100 and 120 in all."""
    target: Annotated[int, Field(ge=100, le=1000)] = 500
    """*Match*: points that end it, looked at after each deal."""
    max_deals: Annotated[int, Field(ge=1, le=1000)] = 100
    """*Match*: after so many deals the highest total wins."""

    @property
    def goal(self) -> int | None:
        return self.target


class Setup(GameSetup):
    """What a deal starts from: who deals (None: the last seat) and the points so far (None: none)."""

    dealer: Annotated[int, Field(ge=0, le=MOST_SEATS - 1)] | None = None
    totals: tuple[Annotated[int, Field(ge=-1_000_000, le=1_000_000)], ...] | None = None

    def opening_totals(self, seats: int) -> tuple[int, ...]:
        """The totals that deal 1 starts from, by seat."""
        return self.totals or (0,) * seats
