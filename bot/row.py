"""A table's row: everything about it that is not the running deal's log (architecture.md, law 5)."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.ports import Seconds
from rules.kit.contract import Window
from rules.kit.seats import Seat, all_seats

Reveal: TypeAlias = Literal["match", "deal"]
LONG_TURN: Seconds = 3600.0
"""Turn clocks from here on are by correspondence: an interrupt window lasts a turn (product.md, 4)."""
AWAY_AFTER = 2
"""Time-outs in a row after which a seat is away (product.md, 6)."""
MOST_EXTENDED: Seconds = 60.0
"""What a restart gives at the most to a question that was open (product.md, 6)."""
STAND_IN_LEVEL = 2
"""The computer that plays for a person who is away or out of time."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The table's own numbers, in seconds unless said otherwise (product.md, 4 to 6)."""

    turn_seconds: float | None = 90.0
    """For a decision; None: no clock, as at a terminal."""
    interrupt_seconds: float = 8.0
    quiet_seconds: float = 1.5
    """Before a die that nobody might answer."""
    pace_seconds: float = 1.5
    """Between the moves of computers."""
    next_seconds: float = 8.0
    """Before the next deal begins by itself."""
    reveal: Reveal = "match"
    """Whether a deal's secret is shown after the match or after each deal (records.md)."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there. ``person``: a platform's id; None: a computer of ``level``."""

    name: str
    person: str | None
    level: int = STAND_IN_LEVEL


@dataclass(frozen=True, slots=True)
class Fixed:
    """What changes seldom. ``chain_from``: the first deal under the present commitment."""

    code: str
    chat: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    commitment: str
    entropy: str = field(default="", repr=False)
    chain_from: int = 1

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that belong to people, there or away."""
        return tuple([Seat(i) for i, seat in enumerate(self.seats) if seat.person is not None])


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question that a seat has before it. ``number`` counts its questions; ``due``: time-out, if any."""

    number: int = 0
    open: bool = False
    due: Seconds | None = None
    misses: int = 0
    away: bool = False

    def closed(self) -> "Prompt":
        """Asked no more."""
        return Prompt(self.number, False, None, self.misses, self.away) if self.open else self

    def asked(self, due: Seconds | None) -> "Prompt":
        """The next question."""
        return Prompt(self.number + 1, True, due, self.misses, self.away)


@dataclass(frozen=True, slots=True)
class WindowRow:
    """An open interrupt window: when it closes by itself (None: it waits for everybody), and who has let
    the die roll."""

    due: Seconds | None
    waved: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Moving:
    """What changes with the play. ``setup``: of the running or the coming deal; ``beat``: when whatever
    acts for a seat acts next; ``next_due``: when the next deal begins by itself; ``voided``: how many
    running deals counted for nothing (restored backups, changed rules)."""

    prompts: tuple[Prompt, ...]
    totals: tuple[int, ...]
    deal: int = 0
    finished: int = 0
    setup: dict[str, Any] | None = None
    window: WindowRow | None = None
    beat: Seconds | None = None
    next_due: Seconds | None = None
    pressed: tuple[Seat, ...] = ()
    votes: tuple[Seat, ...] = ()
    started: Seconds | None = None
    ending: Ending | None = None
    voided: int = 0

    def asking(self, prompts: tuple[Prompt, ...], window: WindowRow | None, beat: Seconds | None) -> "Moving":
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
            self.votes,
            self.started,
            self.ending,
            self.voided,
        )


_FIXED: TypeAdapter[Fixed] = TypeAdapter(Fixed)
_MOVING: TypeAdapter[Moving] = TypeAdapter(Moving)


@dataclass(frozen=True, slots=True)
class Row:
    """A table's row."""

    fixed: Fixed
    moving: Moving
    _fixed_json: str = field(default="", repr=False, compare=False)

    def dump(self) -> str:
        """The row as JSON text."""
        fixed = self._fixed_json or _FIXED.dump_json(self.fixed).decode()
        return f'{{"fixed":{fixed},"moving":{_MOVING.dump_json(self.moving).decode()}}}'

    def moved(self, moving: Moving) -> "Row":
        """The same table a moment later; the seldom changing half is not written out anew."""
        fixed_json = self._fixed_json or _FIXED.dump_json(self.fixed).decode()
        return Row(self.fixed, moving, fixed_json)

    def is_auto(self, seat: Seat) -> bool:
        """Whether a computer acts for this seat."""
        return self.fixed.seats[seat].person is None or self.moving.prompts[seat].away

    def people(self) -> tuple[Seat, ...]:
        """The seats whose people are there."""
        return tuple(seat for seat in all_seats(len(self.fixed.seats)) if not self.is_auto(seat))

    def level(self, seat: Seat) -> int:
        """The strength of the computer that acts, or would act, for this seat."""
        info = self.fixed.seats[seat]
        return info.level if info.person is None else STAND_IN_LEVEL

    def due(self) -> Seconds | None:
        """The earliest moment at which something happens by itself."""
        moving = self.moving
        if moving.ending is not None:
            return None
        due = moving.beat
        if moving.window is not None:
            due = _earlier(due, moving.window.due)
        for prompt in moving.prompts:
            if prompt.open:
                due = _earlier(due, prompt.due)
        return _earlier(due, moving.next_due)


def _earlier(one: Seconds | None, other: Seconds | None) -> Seconds | None:
    if other is None or (one is not None and one <= other):
        return one
    return other


class _Stored(BaseModel):
    model_config = ConfigDict(hide_input_in_errors=True)
    fixed: Fixed
    moving: Moving


def load_row(text: str) -> Row:
    """Reads what ``Row.dump`` wrote. Raises ``pydantic.ValidationError``."""
    stored = _Stored.model_validate_json(text)
    return Row(stored.fixed, stored.moving)


def extended(row: Row, start: Seconds) -> Row:
    """The row after a restart at ``start``: every open question has at least min(turn, 60 s) left.

    An open window of somebody who is there has at least its own time, likewise: what he might have pressed
    meanwhile, he could not.
    """
    settings, moving = row.fixed.settings, row.moving
    if settings.turn_seconds is None:
        return row
    least = start + min(settings.turn_seconds, MOST_EXTENDED)
    prompts = tuple(
        replace(p, due=least) if p.open and p.due is not None and p.due < least else p for p in moving.prompts
    )
    window = moving.window
    if window is not None and window.due is not None and any(p.open for p in prompts):
        long = settings.turn_seconds >= LONG_TURN
        own = settings.turn_seconds if long else settings.interrupt_seconds
        window = replace(window, due=max(window.due, start + min(own, MOST_EXTENDED)))
    return row.moved(replace(moving, prompts=prompts, window=window))


def window_seconds(settings: Settings, window: Window) -> Seconds | None:
    """How long a window stays open; None: until everybody has answered (product.md, 4)."""
    if not window.open_to:
        return settings.quiet_seconds
    if settings.turn_seconds is None or settings.turn_seconds >= LONG_TURN:
        return settings.turn_seconds
    return settings.interrupt_seconds if window.first else settings.interrupt_seconds / 2
