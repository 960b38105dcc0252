"""What changes at a table with every act: questions, windows, totals, the moments that are due."""

from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator

from bot.ports import Seconds
from rules.kit.seats import Seat


def _of_one(value: Any) -> Any:
    """Rows of earlier versions named the one seat that was nudged last, or none."""
    match value:
        case [int(count), None]:
            return count, ()
        case [int(count), int(seat)]:
            return count, (seat,)
    return value


Nudged: TypeAlias = Annotated[tuple[int, tuple[Seat, ...]], BeforeValidator(_of_one)]
"""How often somebody was nudged, and who last: all whose nudges came together."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question that a seat has before it. ``number`` counts its questions; ``turn``: the table's turn
    (round of questions) to this one belongs; ``due``: time-out, if any; ``nudge``: when the person is
    nudged (None: not, or not any more); ``orders``: standing orders of this deal; ``obeys``: one of them
    answers this question; ``grace``: by how much ``due`` waits for the question's delivery."""

    number: int = 0
    open: bool = False
    due: Seconds | None = None
    misses: int = 0
    away: bool = False
    turn: int = 0
    nudge: Seconds | None = None
    orders: tuple[str, ...] = field(default=(), repr=False)
    obeys: bool = field(default=False, repr=False)
    grace: Seconds = 0.0

    def closed(self) -> "Prompt":
        """Asked no more."""
        if not self.open:
            return self
        return Prompt(self.number, False, None, self.misses, self.away, self.turn, None, self.orders)

    def delivered(self, due: Seconds, nudge: Seconds | None) -> "Prompt":
        """The same question, whose clock runs now."""
        return Prompt(
            self.number, True, due, self.misses, self.away, self.turn, nudge, self.orders, self.obeys
        )

    def freed(self) -> "Prompt":
        """Asked no more, and without orders: the deal is over."""
        return Prompt(self.number, False, None, self.misses, self.away, self.turn)

    def asked(
        self, due: Seconds | None, turn: int, nudge: Seconds | None = None, grace: Seconds = 0.0
    ) -> "Prompt":
        """The next question."""
        orders = self.orders
        return Prompt(self.number + 1, True, due, self.misses, self.away, turn, nudge, orders, False, grace)


@dataclass(frozen=True, slots=True)
class WindowRow:
    """An open interrupt window: when it closes by itself (None: it waits for everybody), and who has let
    the die roll."""

    due: Seconds | None
    waved: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has marked and put together for one prompt, before he does it. Private, like his hand.

    ``number``: of the prompt; ``chosen``: the key of a marked option; ``marked``: places of marked cards, in
    the order in which they were marked; ``groups``: places in the groups of an ``Arrange`` form;
    ``resorted``: the hand is sorted in another way than its person's usual one.
    """

    number: int
    chosen: str | None = field(default=None, repr=False)
    marked: tuple[int, ...] = field(default=(), repr=False)
    groups: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    resorted: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Moving:
    """What changes with the play. ``setup``: of the running or the coming deal; ``beat``: when whatever
    acts for a seat acts next; ``next_due``: when the next deal begins by itself; ``voided``: how many
    running deals counted for nothing (restored backups, changed rules); ``ends_at``: when the match's time
    is over, where that ends the running deal too; ``turn`` counts the rounds of
    questions; ``nudged``: how often somebody was nudged, and who last. ``drafts``: what people had marked
    when the bot was stopped; while it runs they are in memory alone."""

    prompts: tuple[Prompt, ...]
    totals: tuple[int, ...]
    deal: int = 0
    finished: int = 0
    setup: dict[str, Any] | None = None
    window: WindowRow | None = None
    beat: Seconds | None = None
    next_due: Seconds | None = None
    pressed: tuple[Seat, ...] = ()
    started: Seconds | None = None
    ending: Ending | None = None
    voided: int = 0
    ends_at: Seconds | None = None
    turn: int = 0
    nudged: Nudged = (0, ())
    drafts: tuple[tuple[Seat, Draft], ...] = ()

    def asking(
        self, prompts: tuple[Prompt, ...], window: WindowRow | None, beat: Seconds | None, turn: int
    ) -> "Moving":
        """The same with other questions. Nearly every act ends here: ``replace`` takes twice as long."""
        return Moving(
            prompts,
            self.totals,
            self.deal,
            self.finished,
            self.setup,
            window,
            beat,
            self.next_due,
            self.pressed,
            self.started,
            self.ending,
            self.voided,
            self.ends_at,
            turn,
            self.nudged,
        )
