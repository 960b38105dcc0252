"""The state of a deal: what all have seen, each hand, and the stock that is not dealt yet.

Only what a step changes is made anew, so a play leaves ``table``, ``bidding`` and ``game`` as they are.
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from rules.bauernschnapsen.contracts import Contract
from rules.bauernschnapsen.options import SEATS, Options
from rules.kit.contract import State
from rules.kit.seats import Seat

Phase: TypeAlias = Literal["deal", "trump", "bid", "double", "play", "over"]
Side: TypeAlias = int
"""0: seats 0 and 2, 1: seats 1 and 3."""
Four: TypeAlias = tuple[int, int, int, int]
"""A number for each seat."""
NONE = -1
"""No card, no suit."""


class Table(NamedTuple):
    """What holds for the whole deal. ``points``: the match points of both sides before it."""

    options: Options
    dealer: Seat
    points: tuple[int, int]

    @property
    def forehand(self) -> Seat:
        return Seat((self.dealer + 1) % SEATS)


class Call(NamedTuple):
    """A bid, or (contract None) a pass."""

    seat: Seat
    contract: Contract | None


class Bid(NamedTuple):
    """The highest bid so far."""

    seat: Seat
    contract: Contract


class Bidding(NamedTuple):
    """Trump and calls. ``suit``: named or turned, a number, NONE before that; ``flipped``: the card that was
    turned, or NONE; ``calls`` in order; ``highest``: None as long as all pass."""

    suit: int = NONE
    flipped: int = NONE
    calls: tuple[Call, ...] = ()
    highest: Bid | None = None


class Said(NamedTuple):
    """An answer to the question whether to double."""

    seat: Seat
    doubles: bool


class Game(NamedTuple):
    """What is played. ``trump``: the suit that counts as such in this contract, or NONE; ``said``: the
    answers about doubling in order; ``level``: how often it was doubled, 0 to 3."""

    contract: Contract
    declarer: Seat
    trump: int
    said: tuple[Said, ...] = ()
    level: int = 0

    @property
    def multiplier(self) -> int:
        return 1 << self.level

    @property
    def sits_out(self) -> Seat | None:
        """The Bettler's partner."""
        return Seat((self.declarer + 2) % SEATS) if self.contract.aim == "no-trick" else None

    @property
    def players(self) -> int:
        """How many cards make a trick."""
        return SEATS - 1 if self.contract.aim == "no-trick" else SEATS


class Played(NamedTuple):
    """A card on the table; ``announced``: with a 20 or 40."""

    seat: Seat
    card: int
    announced: bool


class Pair(NamedTuple):
    """An announced 20 or 40."""

    seat: Seat
    suit: int
    points: int


class Play(NamedTuple):
    """The tricks. ``plays``: every card of the deal in order; of the running trick ``led`` is its first card
    and ``best`` the one that takes it so far, played by ``ahead`` (NONE between tricks); ``tricks`` and
    ``card_points``: taken by each seat; ``pairs`` in order."""

    plays: tuple[Played, ...] = ()
    led: int = NONE
    best: int = NONE
    ahead: Seat = Seat(0)
    tricks: Four = (0, 0, 0, 0)
    card_points: Four = (0, 0, 0, 0)
    pairs: tuple[Pair, ...] = ()


class Ending(NamedTuple):
    """How a deal ended: who gets ``value`` times the multiplier. ``why``: ``won`` and ``lost`` are the
    declarer's; ``sixty-six`` and ``last-trick`` a rufspiel's; ``nobody``: forehand lost it."""

    side: Side
    value: int
    why: Literal["won", "lost", "shown", "sixty-six", "last-trick", "nobody"]


class Public(NamedTuple):
    """What everybody may know. ``seat``: who acts (no matter in ``deal`` and ``over``); ``game``: None until
    the bidding is over; ``shown``: the five cards of a hand that was shown at once, as bits."""

    table: Table
    phase: Phase
    seat: Seat
    bidding: Bidding
    game: Game | None
    play: Play
    ending: Ending | None
    shown: int = 0


@dataclass(frozen=True, slots=True)
class Own:
    """One player's hand, as bits."""

    hand: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is still to be dealt, the next card first."""

    stock: tuple[int, ...] = field(default=(), repr=False)


Bauernschnapsen: TypeAlias = State[Public, Own, Hidden]
NO_STOCK = Hidden()
NO_BIDS = Bidding()
NO_PLAY = Play()


class _Hands(dict[int, Own]):
    """Every hand once: there are some twenty thousand, and a play needs one anew."""

    def __missing__(self, bits: int) -> Own:
        own = self[bits] = Own(bits)
        return own


HANDS = _Hands()
PLAYED: tuple[tuple[Played, ...], ...] = tuple(
    tuple(Played(Seat(seat), card, False) for card in range(20)) for seat in range(SEATS)
)
"""By seat and card; ``PLAYED_ANNOUNCED`` the same with an announcement."""
PLAYED_ANNOUNCED: tuple[tuple[Played, ...], ...] = tuple(
    tuple(Played(Seat(seat), card, True) for card in range(20)) for seat in range(SEATS)
)
