"""A table's row: everything about it that is not the running deal's log (architecture.md, law 5)."""

from dataclasses import dataclass, field, replace

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.affairs import NO_AFFAIRS, Affairs
from bot.moving import Moving
from bot.ports import Seconds
from bot.seating import STAND_IN_LEVEL, Fixed, Settings
from rules.kit.contract import Window
from rules.kit.seats import Seat, all_seats

LONG_TURN: Seconds = 3600.0
"""Turn clocks from here on are by correspondence: an interrupt window lasts a turn (product.md, 4)."""
AWAY_AFTER = 2
"""Time-outs in a row after which a seat is away (product.md, 6)."""
MOST_EXTENDED: Seconds = 60.0
"""What a restart gives at the most to a question that was open (product.md, 6)."""


_FIXED: TypeAdapter[Fixed] = TypeAdapter(Fixed)
_AFFAIRS: TypeAdapter[Affairs] = TypeAdapter(Affairs)
_MOVING: TypeAdapter[Moving] = TypeAdapter(Moving)


@dataclass(frozen=True, slots=True)
class Row:
    """A table's row in three parts, of which those that have not changed are not written out anew."""

    fixed: Fixed
    moving: Moving
    affairs: Affairs = NO_AFFAIRS
    _fixed_json: str = field(default="", repr=False, compare=False)
    _affairs_json: str = field(default="", repr=False, compare=False)

    def dump(self) -> str:
        """The row as JSON text."""
        fixed, affairs = self._written()
        return f'{{"fixed":{fixed},"affairs":{affairs},"moving":{_MOVING.dump_json(self.moving).decode()}}}'

    def moved(self, moving: Moving) -> "Row":
        """The same table a moment later."""
        fixed, affairs = self._written()
        return Row(self.fixed, moving, self.affairs, fixed, affairs)

    def settled(self, affairs: Affairs) -> "Row":
        """The same with other affairs."""
        return Row(self.fixed, self.moving, affairs, self._fixed_json, "")

    def agreed(self, fixed: Fixed) -> "Row":
        """The same with another fixed part."""
        return Row(fixed, self.moving, self.affairs, "", self._affairs_json)

    def _written(self) -> tuple[str, str]:
        fixed = self._fixed_json or _FIXED.dump_json(self.fixed).decode()
        return fixed, self._affairs_json or _AFFAIRS.dump_json(self.affairs).decode()

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

    def acts_itself(self, seat: Seat) -> bool:
        """Whether something acts for this seat now: a computer or a standing order."""
        return self.moving.prompts[seat].obeys or self.is_auto(seat)

    def persons(self) -> tuple[tuple[Seat, str], ...]:
        """Who sits where, of those who are persons; nobody once the match is over."""
        if self.moving.ending is not None:
            return ()
        lobby = self.affairs.lobby
        seats = self.fixed.seats if lobby is None else lobby.seats
        return tuple(
            [(Seat(i), seat.person) for i, seat in enumerate(seats) if seat is not None and seat.person]
        )


class _Stored(BaseModel):
    model_config = ConfigDict(hide_input_in_errors=True)
    fixed: Fixed
    moving: Moving
    affairs: Affairs = NO_AFFAIRS


def load_row(text: str) -> Row:
    """Reads what ``Row.dump`` wrote. Raises ``pydantic.ValidationError``."""
    stored = _Stored.model_validate_json(text)
    return Row(stored.fixed, stored.moving, stored.affairs)


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
        replace(p, due=least, grace=0.0) if p.open and p.due is not None and p.due < least else p
        for p in moving.prompts
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
