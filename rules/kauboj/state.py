"""The state of a deal: what lies open, what each seat alone knows, and the order of the stock."""

from typing import Literal, NamedTuple, TypeAlias

from rules.kauboj.actions import Source
from rules.kauboj.cards import ACES, COWBOYS, SUIT, cards_of
from rules.kauboj.events import End, Event
from rules.kauboj.guns import Gun
from rules.kauboj.options import Options
from rules.kit.cards import Card
from rules.kit.contract import State
from rules.kit.seats import Seat

Phase: TypeAlias = Literal["deal", "direction", "pass", "action", "answer", "over"]
"""What everybody knows of where a deal stands; ``answer``: from a shot until its target has done all."""
Step: TypeAlias = Literal["reply", "lose", "badge", "redraw"]
"""Where the target of a shot stands; he alone knows it."""
Act: TypeAlias = Literal["marriage", "nine", "gun", "drop", "shoot", "ten"]
"""A turn's action so far; a Five is none of them, for it always ends the turn."""


class Passing(NamedTuple):
    """Everybody passes ``many`` cards ``steps`` seats clockwise; ``waiting``: who has not chosen yet."""

    many: int
    steps: int
    waiting: tuple[Seat, ...]


class Aimed(NamedTuple):
    """A shot that is being answered. ``yes``: it is known that the answer was Yes, because the stock had to
    be made anew before a card could be turned."""

    by: Seat
    at: Seat
    gun: Gun
    yes: bool = False


class Drawing(NamedTuple):
    """The stock has to be made anew before ``left`` can be drawn; ``then``: what follows. ``turn``: it is
    the card of a shot that is to be turned, and ``left`` is empty."""

    seat: Seat
    left: tuple[Source, ...]
    then: Literal["action", "end", "shot", "turn"]


class Ending(NamedTuple):
    """How a deal ended, with all hands laid open. ``finisher`` None: nobody finished it."""

    why: End
    finisher: Seat | None
    hands: tuple[int, ...]


class Public(NamedTuple):
    """What everybody may know.

    ``sizes``: cards in each hand; ``protected``: by seat the suits of protected cowboys in order of code;
    ``pile`` and ``shots`` have their top last: only that lies open now, but each card was on top once;
    ``stock``: its size; ``married``: suits shown, in order of code; ``turns``: ended so far; ``drew``:
    whether anybody took a card in this turn; ``dry``: turns in a row before it in which nobody did.

    What each turn changes comes last. While a shot is being answered, ``stock``, ``shots`` and ``sizes``
    stand as they were before it: what it came to is shown when all of it is over.
    """

    options: Options
    dealer: Seat
    sizes: tuple[int, ...]
    guns: tuple[tuple[Gun, ...], ...]
    next_gun: int
    tens: tuple[tuple[Card, ...], ...]
    protected: tuple[str, ...]
    marriages: tuple[int, ...]
    married: str
    shots: tuple[Card, ...]
    ending: Ending | None
    aimed: Aimed | None
    drawing: Drawing | None
    passing: Passing | None
    phase: Phase
    turn: Seat
    pile: tuple[Card, ...]
    stock: int
    action: Act | None
    fired: tuple[int, ...]
    turns: int
    drew: bool
    dry: int
    history: tuple[Event, ...]

    @property
    def aside(self) -> tuple[Card, ...]:
        """The Aces left, in canonical order."""
        taken = sum(SUIT[suit] for suits in self.protected for suit in suits)
        return cards_of(ACES & ~taken)


class Answer(NamedTuple):
    """How far the target of a shot has come. ``turned``: the card that was turned; ``lost``: the King (and
    Ace) on the way to the shooter; ``most``: how many cards may be drawn for them."""

    step: Step
    turned: Card | None = None
    lost: int = 0
    most: int = 0
    ricochet: bool = False


class Own(NamedTuple):
    """What one player alone knows, now and of the past; ``repr`` shows none of it.

    ``hand``: the cards (bits); ``chosen``: what is to be passed; ``answer``: where he stands as a target;
    ``drawn``: every card of the stock that he was dealt or drew, in order; ``passes``: by pass what he gave
    and got (bits); ``sixes``: every Six that he handed to somebody or was handed, in order.
    """

    hand: int
    chosen: int | None = None
    answer: Answer | None = None
    drawn: tuple[Card, ...] = ()
    passes: tuple[tuple[int, int], ...] = ()
    sixes: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return "<Own>"


class Hidden(NamedTuple):
    """What nobody knows: the stock in order, the top first."""

    stock: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"<Hidden: {len(self.stock)} cards>"


Kauboj: TypeAlias = State[Public, Own, Hidden]
REPLY = Answer("reply")


def protected_cards(public: Public, seat: Seat) -> int:
    """The Kings and Aces of this seat that are one unit."""
    return COWBOYS[public.protected[seat]]


def can_reshuffle(public: Public) -> bool:
    """Whether anything but the pile's top card lies there to make a new stock of."""
    return len(public.pile) > 1 or bool(public.shots)
