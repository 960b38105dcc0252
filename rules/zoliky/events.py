"""What has happened in a deal, as everybody saw it; the log makes a line of each."""

from typing import Literal, NamedTuple, TypeAlias

from rules.kit.cards import Card
from rules.kit.seats import Seat

Drawn: TypeAlias = tuple[tuple[Seat, Card], ...]


class LeaderDrawn(NamedTuple):
    """The draw for the leader: who was dealt what, round after round, and who leads."""

    rounds: tuple[Drawn, ...]
    leader: Seat


class CutMade(NamedTuple):
    """The pack is cut: so many jokers were found."""

    seat: Seat
    found: int
    exposed: Card | None


class Drew(NamedTuple):
    """A card drawn from the stock."""

    seat: Seat


class Took(NamedTuple):
    """The top of the pile taken."""

    seat: Seat
    card: Card


class Laid(NamedTuple):
    """Melds laid, as they were written; they have the numbers from ``first`` on."""

    seat: Seat
    first: int
    melds: tuple[tuple[Card, ...], ...]
    worth: int


class Added(NamedTuple):
    """Cards added to a meld."""

    seat: Seat
    meld: int
    cards: tuple[Card, ...]


class Swapped(NamedTuple):
    """A card given for the joker of a meld."""

    seat: Seat
    meld: int
    card: Card


class Discarded(NamedTuple):
    """A card discarded: the turn is over."""

    seat: Seat
    card: Card


class Reshuffled(NamedTuple):
    """The stock was empty: these discards make a new one."""

    cards: tuple[Card, ...]


class Closed(NamedTuple):
    """The deal is closed; ``exposed``: with this card instead of a draw."""

    seat: Seat
    from_hand: bool
    exposed: Card | None


class Voided(NamedTuple):
    """The deal counts for nothing: no card to draw, or nothing but the pile moved for too long."""

    why: Literal["stock", "idle"]


Event: TypeAlias = (
    LeaderDrawn | CutMade | Drew | Took | Laid | Added | Swapped | Discarded | Reshuffled | Closed | Voided
)
