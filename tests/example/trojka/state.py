"""What a table may choose, what a player can do, and where a deal stands."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from rules.kit.action import Action, ActionBase
from rules.kit.cards import Card, is_card, pack
from rules.kit.contract import GameOptions, State
from rules.kit.seats import Seat

PACK: Final = pack("9")
"""24 cards, A K Q J 10 9 in four suits."""


class Options(GameOptions):
    """The choices of a table."""

    cards: Annotated[int, Field(ge=3, le=5)] = 3
    """Cards dealt to each, and so rounds of a deal."""
    ace: Literal["high", "low"] = "high"
    """Whether an Ace beats a King or loses to a Nine."""
    target: Annotated[int, Field(ge=30, le=200)] = 50
    """Points that end the match."""


def _card(code: str) -> str:
    if not is_card(code):
        raise ValueError("wrong-card")
    return code


@dataclass(frozen=True, slots=True, repr=False)
class Lay(ActionBase):
    """Lays a card face down."""

    card: Annotated[str, AfterValidator(_card)]
    do: Literal["lay"] = "lay"


ACTIONS: Final[TypeAdapter[Action]] = TypeAdapter(Lay)


class Public(NamedTuple):
    """What everybody may know. ``waiting``: who has not laid yet; ``rounds``: the cards of each finished
    round, by seat."""

    options: Options
    seats: int
    dealt: bool = False
    waiting: tuple[Seat, ...] = ()
    rounds: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Own:
    """What one player alone knows; ``laid`` until the round is shown."""

    hand: tuple[Card, ...] = field(default=(), repr=False)
    laid: Card | None = field(default=None, repr=False)


Trojka: TypeAlias = State[Public, Own, None]


def strength(card: Card, options: Options) -> int:
    """How strong a card is; the suit does not matter."""
    ranks = "9TJQKA" if options.ace == "high" else "A9TJQK"
    return ranks.index(card[0])


def taker(shown: tuple[Card, ...], options: Options) -> Seat | None:
    """Who laid the strongest card; None: several did, and nobody takes the round."""
    strong = [strength(card, options) for card in shown]
    return Seat(strong.index(max(strong))) if strong.count(max(strong)) == 1 else None
