"""What a player can do (koblarz.md, *One bank's turn*)."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from rules.kit.action import Action as AnyAction
from rules.kit.action import ActionBase


@dataclass(frozen=True, slots=True, repr=False)
class Bet(ActionBase):
    """§8: stakes ``coins``, 1 to 3, in secret."""

    coins: int
    do: Literal["bet"] = "bet"


@dataclass(frozen=True, slots=True, repr=False)
class Roll(ActionBase):
    """§8: rolls the die."""

    do: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, repr=False)
class Joker(ActionBase):
    """§11: plays the Joker: side 1 or 2 as a challenge, no side: thrown away."""

    side: int | None = None
    do: Literal["joker"] = "joker"


@dataclass(frozen=True, slots=True, repr=False)
class Fire(ActionBase):
    """§12: burns the bank."""

    do: Literal["fire"] = "fire"


Action: TypeAlias = Bet | Roll | Joker | Fire
ACTIONS: TypeAdapter[AnyAction] = TypeAdapter(
    Annotated[Action, Field(discriminator="do")], config=ConfigDict(hide_input_in_errors=True)
)

STAKES = (Bet(1), Bet(2), Bet(3))
ROLL = Roll()
CHALLENGES = (Joker(1), Joker(2))
THROW = Joker()
FIRE = Fire()
