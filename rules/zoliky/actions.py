"""What a player can do (zoliky.md, *Set-up*, *Turns*)."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from rules.kit.action import Action as AnyAction
from rules.kit.action import ActionBase
from rules.kit.cards import JOKER, Card, is_card
from rules.zoliky.deck import NATURALS


def _card(code: str) -> Card:
    if not is_card(code):
        raise ValueError("wrong-card")
    return Card(code)


CardCode: TypeAlias = Annotated[Card, AfterValidator(_card)]
Lists: TypeAlias = tuple[tuple[CardCode, ...], ...]
"""Melds as they are written: a run low to high."""
End: TypeAlias = Literal["low", "high"]


@dataclass(frozen=True, slots=True, repr=False)
class Cut(ActionBase):
    """The cutter lifts so many cards."""

    at: int
    do: Literal["cut"] = "cut"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(ActionBase):
    """Draws a card from the stock, or takes the top of the pile."""

    from_: Literal["stock", "discard"]
    do: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, repr=False)
class Lay(ActionBase):
    """Lays melds."""

    melds: Lists
    do: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True, repr=False)
class Adding(ActionBase):
    """Cards that go to a meld, by its number from 0; ``at``: which end of a run."""

    meld: int
    cards: tuple[CardCode, ...]
    at: End | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Add(ActionBase):
    """Adds cards to a meld."""

    meld: int
    cards: tuple[CardCode, ...]
    at: End | None = None
    do: Literal["add"] = "add"


@dataclass(frozen=True, slots=True, repr=False)
class Swapping(ActionBase):
    """A card that goes to a meld in a joker's place."""

    meld: int
    card: CardCode


@dataclass(frozen=True, slots=True, repr=False)
class Swap(ActionBase):
    """Gives the card that a joker stands for and takes the joker."""

    meld: int
    card: CardCode
    do: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(ActionBase):
    """Ends the turn."""

    card: CardCode
    do: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True, repr=False)
class Close(ActionBase):
    """Ends the deal. With ``melds`` (and ``adds`` and ``swaps``) it is the close from hand in one action;
    ``take``: the exposed card instead of a draw."""

    card: CardCode
    melds: Lists | None = None
    adds: tuple[Adding, ...] | None = None
    swaps: tuple[Swapping, ...] | None = None
    take: Literal["exposed"] | None = None
    do: Literal["close"] = "close"


Action: TypeAlias = Cut | Draw | Lay | Add | Swap | Discard | Close
ACTIONS: TypeAdapter[AnyAction] = TypeAdapter(Annotated[Action, Field(discriminator="do")])

FROM_STOCK: Final = Draw("stock")
FROM_PILE: Final = Draw("discard")
DISCARDS: Final[dict[Card, Discard]] = {card: Discard(card) for card in (*NATURALS, JOKER)}
CLOSES: Final[dict[Card, Close]] = {card: Close(card) for card in (*NATURALS, JOKER)}
"""Every discard and every plain close there is, made once."""
