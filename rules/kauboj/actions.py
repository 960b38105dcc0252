"""What a player can do (kauboj.md, *Set-up*, *A turn*, *A shot*)."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from rules.kauboj.cards import CARDS
from rules.kit.action import Action as AnyAction
from rules.kit.action import ActionBase
from rules.kit.cards import Card, canonical, is_card


def _card(code: str) -> str:
    if not is_card(code):
        raise ValueError("wrong-card")
    return code


def _together(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of which the order does not matter: one action, however they were named."""
    return canonical([Card(code) for code in codes])


def _pile_first(sources: "tuple[Source, ...]") -> "tuple[Source, ...]":
    """A Five takes the pile's card first in either order."""
    return tuple(sorted(sources))


CardCode: TypeAlias = Annotated[str, AfterValidator(_card)]
CardCodes: TypeAlias = Annotated[tuple[CardCode, ...], AfterValidator(_together)]
Way: TypeAlias = Literal["left", "right", "across"]
Source: TypeAlias = Literal["stock", "pile"]
Suit: TypeAlias = Literal["S", "H", "D", "C"]
STEPS: Final[dict[Way, int]] = {"left": 1, "right": -1, "across": 2}
"""How many seats clockwise cards move that are passed this way."""


@dataclass(frozen=True, slots=True, repr=False)
class Direct(ActionBase):
    """The dealer says where three cards of everybody go."""

    to: Way
    do: Literal["direction"] = "direction"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(ActionBase):
    """Gives cards away, at the same time as everybody else."""

    cards: CardCodes
    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(ActionBase):
    """The turn's end: discards ``card`` (None: nothing may go) and draws from ``draw``."""

    draw: Source
    card: CardCode | None = None
    do: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True, repr=False)
class Marry(ActionBase):
    """Shows King and Queen of a suit."""

    suit: Suit
    do: Literal["marriage"] = "marriage"


@dataclass(frozen=True, slots=True, repr=False)
class Nine(ActionBase):
    """Discards a Nine; everybody passes two cards."""

    card: CardCode
    to: Way
    do: Literal["nine"] = "nine"


@dataclass(frozen=True, slots=True, repr=False)
class DrawGun(ActionBase):
    """Lays a gun face up."""

    cards: CardCodes
    do: Literal["gun"] = "gun"


@dataclass(frozen=True, slots=True, repr=False)
class DropGun(ActionBase):
    """Discards a drawn gun, by its number, and draws as many cards."""

    gun: int
    do: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True, repr=False)
class Shoot(ActionBase):
    """Shoots with a drawn gun, by its number, at a seat."""

    gun: int
    at: int
    do: Literal["shoot"] = "shoot"


@dataclass(frozen=True, slots=True, repr=False)
class Ten(ActionBase):
    """Lays a Ten open and draws one; the turn is over."""

    card: CardCode
    do: Literal["ten"] = "ten"


@dataclass(frozen=True, slots=True, repr=False)
class Five(ActionBase):
    """Discards a Five and draws two; the turn is over."""

    card: CardCode
    draw: Annotated[tuple[Source, ...], AfterValidator(_pile_first)]
    do: Literal["five"] = "five"


@dataclass(frozen=True, slots=True, repr=False)
class GiveSix(ActionBase):
    """Answers a 22: hands a Six to the shooter."""

    card: CardCode
    with_: Literal["six"] = "six"
    do: Literal["reply"] = "reply"


@dataclass(frozen=True, slots=True, repr=False)
class QuickDraw(ActionBase):
    """Answers a shot: lays 3 5 7 of one suit and takes the shooter's gun."""

    cards: CardCodes
    with_: Literal["quick-draw"] = "quick-draw"
    do: Literal["reply"] = "reply"


@dataclass(frozen=True, slots=True, repr=False)
class Stand(ActionBase):
    """Answers a shot: the truth, Yes or No."""

    with_: Literal["stand"] = "stand"
    do: Literal["reply"] = "reply"


@dataclass(frozen=True, slots=True, repr=False)
class Lose(ActionBase):
    """The target says which of his Kings is hit."""

    king: CardCode
    do: Literal["lose"] = "lose"


@dataclass(frozen=True, slots=True, repr=False)
class Badge(ActionBase):
    """Option ``badge: optional``: the target takes the badge or leaves it."""

    take: bool
    do: Literal["badge"] = "badge"


@dataclass(frozen=True, slots=True, repr=False)
class Redraw(ActionBase):
    """The target draws for a King he has lost, in this order; nothing is an answer too."""

    from_: tuple[Source, ...]
    do: Literal["redraw"] = "redraw"


TurnAct: TypeAlias = Discard | Marry | Nine | DrawGun | DropGun | Shoot | Ten | Five
Reply: TypeAlias = GiveSix | QuickDraw | Stand
Answered: TypeAlias = Reply | Lose | Badge | Redraw
Action: TypeAlias = Direct | Pass | TurnAct | Answered
ACTIONS: TypeAdapter[AnyAction] = TypeAdapter(
    Annotated[
        Direct | Pass | TurnAct | Annotated[Reply, Field(discriminator="with_")] | Lose | Badge | Redraw,
        Field(discriminator="do"),
    ]
)

STAND: Final = Stand()
KEEP: Final = Redraw(())
FROM_STOCK: Final[dict[Card | None, Discard]] = {card: Discard("stock", card) for card in (*CARDS, None)}
FROM_PILE: Final[dict[Card | None, Discard]] = {card: Discard("pile", card) for card in (*CARDS, None)}
"""Every discard there is, made once."""
