"""What to ask of a seat. A form's place is decided from ``public`` alone.

A game that needs another kind adds it here for all games, and each adapter learns to place it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rules.kit.action import Action, Json
from rules.kit.cards import Card
from rules.kit.scene import Text

Place: TypeAlias = Literal["board", "hand"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: its label, the action it stands for, and how people may type it.

    ``words`` is a text whose message lists the typed forms, separated by commas; cards in it may be typed
    in any notation. ``confirm`` is asked before an act that costs something and cannot be taken back;
    None: it acts at once. ``said``: what it was, for whoever has done it, where the label does not tell.
    """

    label: Text = field(repr=False)
    action: Action
    words: Text = field(repr=False)
    confirm: Text | None = field(default=None, repr=False)
    said: Text | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class ByCard:
    """What each option of a choice does with one card: ``cards`` are those of the options, ``label`` says
    what is done (*Discard*)."""

    cards: tuple[Card, ...] = field(repr=False)
    label: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """Choose one of ``options`` (never empty). ``place``: on the board for all, or with the hand.

    ``secret``: nobody may learn the answer before the others have given theirs. ``tries``: what people may
    type though it is refused now, so that they are told why; no page shows it. ``by_card``: where cards can
    be marked for another form as well, an option is offered once its card alone is marked.
    """

    id: str
    place: Place
    ask: Text = field(repr=False)
    options: tuple[Option, ...]
    secret: bool = False
    tries: tuple[Option, ...] = field(default=(), repr=False)
    by_card: ByCard | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick ``least`` to ``most`` of ``cards``. Two cards can be equal, so what is picked are places.

    The action is ``action`` (in record form) with the picked cards under ``field``. ``label`` names the key
    that submits; ``words`` the command before typed cards (``pass 3♠ 4♥ 5♣``).
    """

    id: str
    place: Place
    ask: Text = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)
    least: int
    most: int
    action: Mapping[str, Json]
    field: str
    label: Text
    words: Text
    secret: bool = False

    def picked(self, places: Sequence[int]) -> dict[str, Json]:
        """The action's record form for these places (from 0, in the order in which they were picked)."""
        return {**self.action, self.field: [self.cards[place] for place in places]}


@dataclass(frozen=True, slots=True)
class Arrange:
    """Arrange some of ``cards`` in groups of ``least`` and more: a draft, which the game weighs
    (``rules.kit.extras.Weighs``). Two cards can be equal, so what is arranged are places.

    The action is ``action`` (in record form) with the groups under ``field``. ``label`` names the key that
    submits; ``words`` the command before typed groups, which stand apart by + (``lay 4♠ 5♠ 6♠ + K♥ K♠ ★``).
    """

    id: str
    place: Place
    ask: Text = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)
    least: int
    action: Mapping[str, Json]
    field: str
    label: Text
    words: Text
    secret: bool = False

    def arranged(self, groups: Sequence[Sequence[int]]) -> dict[str, Json]:
        """The action's record form for these groups of places (from 0), each in its order."""
        return {**self.action, self.field: [[self.cards[place] for place in group] for group in groups]}


Form: TypeAlias = Choice | Pick | Arrange
