"""What to show, without a word of any language: texts are keys with arguments, scenes are made of parts.

``Board``, ``Hand`` and ``Refusal`` share their parts but are unrelated types: a function that posts to a
channel takes a ``Board`` and cannot be given the other two.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from rules.kit.cards import Card
from rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class Mark:
    """A seat by its sign, ① to ⑦."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Named:
    """A seat by its sign and the name of who sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Name:
    """The name of who sits at a seat, without its sign."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Face:
    """A card as people read it: ``10♥``, with the letters of their language."""

    card: Card


@dataclass(frozen=True, slots=True)
class RankSign:
    """A rank as people read it, with the letters of their language; ``rank`` is its letter in records."""

    rank: str


@dataclass(frozen=True, slots=True)
class SuitSign:
    """A suit by its sign; ``suit`` is its letter in records."""

    suit: str


@dataclass(frozen=True, slots=True)
class Signed:
    """Points with their sign: +10, −20, 0."""

    points: int


@dataclass(frozen=True, slots=True)
class Points:
    """Points with a sign only where they are below zero: 310, −20."""

    points: int


@dataclass(frozen=True, slots=True)
class Joined:
    """Several texts in a row, with ``by`` between them."""

    texts: tuple["Text", ...]
    by: Literal[" · ", ", ", " ", " + ", "–", "→", ""] = " · "


Arg: TypeAlias = (
    "int | str | Mark | Named | Name | Face | RankSign | SuitSign | Signed | Points | Joined | Text"
)
_NO_ARGS: Mapping[str, Arg] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Text:
    """A message of a catalogue: its key and the arguments that the message uses."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=lambda: _NO_ARGS)

    def __reduce__(self) -> tuple[type["Text"], tuple[str, dict[str, Arg]]]:
        # A mapping proxy cannot be pickled, and texts travel to the computers' processes.
        return Text, (self.key, dict(self.args))


def text(key: str, /, **args: Arg) -> Text:
    """A ``Text`` written shortly.

    >>> text("log-fire", seat=Mark(Seat(0))).key
    'log-fire'
    """
    return Text(key, args) if args else Text(key)


@dataclass(frozen=True, slots=True)
class Note:
    """Facts in a row, joined by a middle dot; a page begins a new line where one is full."""

    facts: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A line about one seat: its sign and name, then facts; ``below``: what stands under it."""

    seat: Seat
    facts: tuple[Text, ...]
    below: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """Things that lie between seats: a bank, with what is in it and where it stands."""

    number: int
    between: tuple[Seat, ...]
    holds: tuple[Text, ...]
    current: bool = False


@dataclass(frozen=True, slots=True)
class Piles:
    """Several piles; a page lays two or three on a line."""

    piles: tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """Rolls in groups: who rolled what, in order."""

    label: Text
    groups: tuple[tuple[tuple[Seat, int], ...], ...]


@dataclass(frozen=True, slots=True)
class SideRow:
    """A line about partners: their signs and names, then facts; ``below``: what stands under it."""

    seats: tuple[Seat, ...]
    facts: tuple[Text, ...]
    below: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that somebody laid, with a word to it (an announcement) or none."""

    seat: Seat
    card: Card
    word: Text | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards on the table in the order in which they were laid. ``waits``: who lays next; ``taker``: who took
    them, where they are a trick that is over."""

    label: Text
    cards: tuple[Laid, ...]
    waits: Seat | None = None
    taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in the order in which they are to be shown; those of a suit stand together.

    ``live``: which of them may be played now (None: the question does not arise); a page shows the others
    as such. ``fresh``: the one that came last, which a page marks; of two equal ones either.
    """

    label: Text
    cards: tuple[Card, ...] = field(repr=False)
    live: tuple[Card, ...] | None = field(default=None, repr=False)
    fresh: Card | None = field(default=None, repr=False)


Part: TypeAlias = Note | SeatRow | SideRow | Piles | Dice | Trick | Cards


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody sees: made from ``public`` alone.

    ``title`` says where the deal stands, ``asked`` what is asked now, ``log`` the public events of this
    deal from the first to the last (a page shows the newest).
    """

    title: Text
    asked: tuple[Text, ...]
    parts: tuple[Part, ...]
    log: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """What one seat sees besides the board: made from ``public`` and that seat's ``own``."""

    seat: Seat
    parts: tuple[Part, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not accepted, for the one who tried it: what is wrong, then what would be right."""

    reason: Text = field(repr=False)
