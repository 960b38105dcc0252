"""What has happened in a deal, as everybody saw it: ``log`` makes lines of it, ``imagine`` worlds.

``drew`` lists draws in order: the card where it came from the pile, None where it came from the stock. Where
the stock ran out in between, a ``Reshuffled`` follows and a ``Drew`` with the rest.
"""

from typing import Literal, NamedTuple, TypeAlias

from rules.kauboj.actions import Way
from rules.kauboj.guns import Gun
from rules.kit.cards import Card
from rules.kit.seats import Seat

Draws: TypeAlias = tuple[Card | None, ...]


class Directed(NamedTuple):
    """The dealer sends three cards of everybody this way."""

    seat: Seat
    to: Way


class Passed(NamedTuple):
    """Everybody's cards have moved ``steps`` seats clockwise; how many each gave."""

    steps: int
    counts: tuple[int, ...]


class Nined(NamedTuple):
    """A Nine was discarded: two cards of everybody go this way."""

    seat: Seat
    card: Card
    to: Way


class Married(NamedTuple):
    """King and Queen of a suit were shown."""

    seat: Seat
    suit: str


class GunDrawn(NamedTuple):
    seat: Seat
    gun: Gun


class GunDropped(NamedTuple):
    seat: Seat
    gun: Gun
    drew: Draws


class TenLaid(NamedTuple):
    seat: Seat
    card: Card
    drew: Draws


class FiveGone(NamedTuple):
    """A Five was discarded; a card of the pile among ``drew`` was taken before."""

    seat: Seat
    card: Card
    drew: Draws


class Discarded(NamedTuple):
    """The end of a turn; ``card`` None: nothing could go. A card of the pile was taken before."""

    seat: Seat
    card: Card | None
    drew: Draws


class Backfired(NamedTuple):
    """The target of a 22 hands a Six over; only the two know which."""

    by: Seat
    at: Seat
    gun: Gun


class QuickDrawn(NamedTuple):
    """The target lays a quick draw and takes the shooter's gun."""

    by: Seat
    at: Seat
    gun: Gun
    laid: Gun


class Shot(NamedTuple):
    """A shot that was stood. ``turned`` None: the answer was No.

    Else what the card did: ``badge`` in this suit, ``lost`` the King's card (with his Ace where he was
    ``protected``), or neither: a miss. ``ricochet``: a 45 had failed at a protected King before.
    """

    by: Seat
    at: Seat
    gun: Gun
    turned: Card | None = None
    badge: str | None = None
    lost: Card | None = None
    protected: bool = False
    ricochet: bool = False


class Redrew(NamedTuple):
    """The target's draws for a lost King."""

    seat: Seat
    drew: Draws


class Drew(NamedTuple):
    """The rest of some draws after the stock was made anew."""

    seat: Seat
    drew: Draws


class Reshuffled(NamedTuple):
    """The pile without its top card and all shots are the new stock."""

    stock: int


Event: TypeAlias = (
    Directed | Passed | Nined | Married | GunDrawn | GunDropped | TenLaid | FiveGone | Discarded
    | Backfired | QuickDrawn | Shot | Redrew | Drew | Reshuffled
)  # fmt: skip
End: TypeAlias = Literal["tens", "badges", "stall", "turns"]
