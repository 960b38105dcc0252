"""What to ask of a seat. A form's place is decided from ``public`` alone.

``Choice`` is the one kind that the games so far ask; a game that needs another (cards to pick, melds to
arrange) adds it here for all games, and each adapter learns to place it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.kit.action import Action
from rules.kit.scene import Text


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: its label, the action it stands for, and how people may type it.

    ``words`` is a text whose message lists the typed forms, separated by commas. ``confirm`` is asked
    before an act that costs something and cannot be taken back; None: it acts at once.
    """

    label: Text
    action: Action
    words: Text
    confirm: Text | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Choose one of ``options`` (never empty). ``place``: on the board for all, or with the hand.

    ``secret``: nobody may learn the answer before the others have given theirs.
    """

    id: str
    place: Literal["board", "hand"]
    ask: Text
    options: tuple[Option, ...]
    secret: bool = False


Form: TypeAlias = Choice
