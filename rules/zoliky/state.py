"""The state of a deal of Žolíky."""

from typing import Literal, NamedTuple, TypeAlias

from rules.kit.cards import Card
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.zoliky.deck import EMPTY, Held
from rules.zoliky.events import Event
from rules.zoliky.melds import Meld
from rules.zoliky.options import Options
from rules.zoliky.search.laydowns import Opening

Phase: TypeAlias = Literal["lead", "shuffle", "cut", "draw", "reshuffle", "play", "over"]
"""``lead``, ``shuffle`` and ``reshuffle`` wait for a shuffle: for the draw of the leader, for the deal, for a
new stock."""
IDLE_TURNS = 60
"""So many turns in a row that move nothing but the pile end a deal (§ Turns)."""


class Table(NamedTuple):
    """What holds for the whole deal. ``carried``: jokers kept from the deal before, by seat; ``leader`` is
    None while he is drawn; ``opens``: the first round in which one may lay, close and take from the pile;
    ``rule``: what a first lay-down asks for; ``found``: jokers that the cut gave the leader."""

    options: Options
    carried: tuple[int, ...]
    leader: Seat | None
    opens: int
    rule: Opening
    found: int = 0

    @property
    def seats(self) -> int:
        return len(self.carried)


class End(NamedTuple):
    """How a deal ended. ``closer``: None where it is void; ``kept``: jokers kept for the next deal, by seat;
    ``hands``: those of the others who have laid down, which lie open to be counted."""

    closer: Seat | None
    from_hand: bool
    kept: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class Public(NamedTuple):
    """What everybody may know.

    ``turn``: who acts; ``round`` from 1; ``sizes``: of the hands; ``stock``: how many cards; ``discards``:
    the pile, its top last (all of it lay open once); ``laid``: who has laid down in this deal. Of the turn:
    ``opened``: its player has laid down in it for the first time; ``taken``: a pile card that has not been
    used yet; ``busy``: something but the pile has moved. ``idle``: so many turns before it moved nothing.
    """

    table: Table
    phase: Phase
    turn: Seat
    round: int
    exposed: Card | None
    sizes: tuple[int, ...]
    stock: int
    discards: tuple[Card, ...]
    melds: tuple[Meld, ...]
    laid: tuple[bool, ...]
    opened: bool
    taken: Card | None
    busy: bool
    idle: int
    history: tuple[Event, ...]
    end: End | None = None

    @property
    def first_turn(self) -> bool:
        """Whether the leader plays his first turn, which is a discard and nothing else."""
        return self.round == 1 and self.turn == self.table.leader

    @property
    def open(self) -> bool:
        """Whether one may lay and close in this round."""
        return self.round >= self.table.opens


class Own(NamedTuple):
    """What one player knows besides: his hand, the card he drew last, and, if he cut, the cards of the
    bottom three that went under the stock (the lowest one last). Shows no card by itself."""

    held: Held = EMPTY
    drawn: Card | None = None
    seen: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return "<Own>"


class Hidden(NamedTuple):
    """What nobody knows. ``pack``: the stock as it was shuffled last, top first, with what has been drawn of
    it (``Public.stock`` says how many are left); ``closing``: the card that lies face down after a close."""

    pack: tuple[Card, ...] = ()
    closing: Card | None = None

    def __repr__(self) -> str:
        return "<Hidden>"


NOTHING = Own()
NO_STOCK = Hidden()
Zoliky: TypeAlias = State[Public, Own, Hidden]
