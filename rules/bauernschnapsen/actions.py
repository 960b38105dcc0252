"""What a player can do (bauernschnapsen.md, *Deal and trump* to *Play*)."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from rules.bauernschnapsen.cards import CODES
from rules.bauernschnapsen.contracts import BIDDABLE, ContractId
from rules.kit.action import Action as AnyAction
from rules.kit.action import ActionBase
from rules.kit.cards import SUITS, Card, is_card

Suit: TypeAlias = Literal["S", "H", "D", "C"]


def _card(code: str) -> str:
    if not is_card(code):
        raise ValueError("wrong-card")
    return code


def _or_none(announce: bool | None) -> bool | None:
    """``announce: false`` is the same as absent."""
    return announce or None


@dataclass(frozen=True, slots=True, repr=False)
class Trump(ActionBase):
    """Forehand names trump, a suit of the three cards that he sees."""

    suit: Suit
    do: Literal["trump"] = "trump"


@dataclass(frozen=True, slots=True, repr=False)
class Flip(ActionBase):
    """Forehand turns his fourth card face up; its suit is trump."""

    do: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True, repr=False)
class Bid(ActionBase):
    """Bids a contract."""

    contract: ContractId
    do: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(ActionBase):
    """Bids nothing, or doubles nothing."""

    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, repr=False)
class Double(ActionBase):
    """Kontra, Rekontra or Subkontra, whichever is due."""

    do: Literal["double"] = "double"


@dataclass(frozen=True, slots=True, repr=False)
class Play(ActionBase):
    """Plays a card; ``announce``: with the 20 or 40 that it belongs to."""

    card: Annotated[str, AfterValidator(_card)]
    announce: Annotated[bool | None, AfterValidator(_or_none)] = None
    do: Literal["play"] = "play"


Action: TypeAlias = Trump | Flip | Bid | Pass | Double | Play
ACTIONS: TypeAdapter[AnyAction] = TypeAdapter(Annotated[Action, Field(discriminator="do")])

TRUMPS: tuple[Trump, ...] = (Trump("S"), Trump("H"), Trump("D"), Trump("C"))
"""By the number of the suit."""
FLIP = Flip()
BIDS: dict[ContractId, Bid] = {contract.id: Bid(contract.id) for contract in BIDDABLE}
PASS = Pass()
DOUBLE = Double()
PLAYS: tuple[Play, ...] = tuple(Play(code) for code in CODES)
"""By the number of the card; so ``ANNOUNCED``."""
ANNOUNCED: tuple[Play, ...] = tuple(Play(code, True) for code in CODES)


def suit_number(suit: str) -> int:
    """The number of a suit's letter."""
    return SUITS.index(suit)


def card_of(play: Play) -> Card:
    """The card of a play, which has been read or made as one."""
    return Card(play.card)
