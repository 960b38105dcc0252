"""Options as forms: what may be chosen at a table that has not begun, read from the game's own option model.

An option is named by its field in the model, a number of the table by its field in ``Settings``
(``TABLE_OPTIONS``). Texts of the game's options are the game's; those of the table are the house's.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.seating import Settings
from rules import AnyGame
from rules.kit.action import Json
from rules.kit.contract import GameOptions
from rules.kit.extras import has_windows
from rules.kit.faults import first_fault
from rules.kit.scene import Joined, Points, Refusal, Text, text

TURN_SECONDS = (15, 7 * 86_400)
"""For a decision: 15 s to 7 days (product.md, 6)."""
INTERRUPT_SECONDS = (3, 60)
"""For the first window of a bank's turn (product.md, 4)."""
TABLE_OPTIONS = ("turn_seconds", "interrupt_seconds", "reveal", "rated")
"""What of ``Settings`` people choose; how long windows stay open only in games that have them."""
_TURNS = (15, 30, 60, 90, 120, 180, 300, 900, 3600, 21_600, 86_400, 259_200, 604_800)
_WINDOWS = (3, 5, 8, 12, 20, 30, 60)
SHORTEST_WINDOW = float(_WINDOWS[0])
"""Seconds (product.md, 4)."""
CLOCKS = {"turn_seconds": _TURNS, "interrupt_seconds": _WINDOWS}
"""Seconds that are offered as keys."""
_MOST_LISTED = 12
"""Values of a range that are offered as keys; any other is typed."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value that an option may have, as people read it."""

    label: Text
    value: Json


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """An option and what it may be. ``help`` explains it; ``now``: as it stands; ``values``: those to be
    offered as keys; ``between``: any whole number from the first to the second goes as well; ``seconds``:
    these numbers are a time."""

    name: str
    label: Text
    help: Text
    now: Text
    value: Json
    values: tuple[Value, ...]
    between: tuple[int, int] | None = None
    seconds: bool = False

    @property
    def allowed(self) -> Text:
        """What it may be, as it can be typed: a range, or all its values."""
        if self.between is None:
            return text("allowed-words", words=Joined(tuple([_short(v) for v in self.values]), ", "))
        least, most = (_number(bound, self.seconds) for bound in self.between)
        if any(value.value is None for value in self.values):
            return text("allowed-range-or-none", least=least, most=most)
        return text("allowed-range", least=least, most=most)

    def may_be(self, value: Json) -> bool:
        """Whether this option, seen by itself, may have this value. True is no 1."""
        if self.between is not None and type(value) is int:
            return self.between[0] <= value <= self.between[1]
        return any(type(v.value) is type(value) and v.value == value for v in self.values)


@dataclass(frozen=True, slots=True)
class _Shape:
    """What an annotation allows: ``literals``, whole numbers of a range, nothing at all."""

    literals: tuple[Json, ...] = ()
    between: tuple[int, int] | None = None
    none: bool = field(default=False)


def choices(game: AnyGame, options: GameOptions, settings: Settings) -> tuple[OptionChoice, ...]:
    """Everything that may be chosen at a table of this game, the game's own options first."""
    own = [_of_game(name, info, getattr(options, name)) for name, info in game.options.model_fields.items()]
    return (*own, *(_of_table(name, settings) for name in table_options(game)))


def table_options(game: AnyGame) -> tuple[str, ...]:
    """What of ``Settings`` is chosen at a table of this game."""
    return tuple([name for name in TABLE_OPTIONS if name != "interrupt_seconds" or has_windows(game)])


def checked(
    game: AnyGame, options: GameOptions, settings: Settings, name: str, value: Json
) -> tuple[GameOptions, Settings] | Refusal:
    """The options and settings with this one changed; or why it cannot be, and what it may be."""
    known = choices(game, options, settings)
    choice = next((one for one in known if one.name == name), None)
    if choice is None:
        return Refusal(text("refuse-option-unknown", options=option_names(known)))
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not choice.may_be(value):
        return Refusal(text("refuse-option", option=choice.label, allowed=choice.allowed))
    match name, value:
        case "turn_seconds", int():
            return options, replace(settings, turn_seconds=float(value))
        case "interrupt_seconds", int():
            return options, replace(settings, interrupt_seconds=float(value))
        case "reveal", ("match" | "deal") as reveal:
            return options, replace(settings, reveal=reveal)
        case "rated", bool():
            return options, replace(settings, rated=value)
    values = {**options.model_dump(mode="json"), name: value}
    try:
        return game.options.model_validate(values), settings
    except ValidationError as error:
        return Refusal(first_fault(error, values).why)


def option_names(known: Sequence[OptionChoice]) -> Joined:
    """Options by what may be typed and what they are called."""
    return Joined(tuple([text("option-named", name=one.name, option=one.label) for one in known]), ", ")


def duration(seconds: float) -> Text:
    """A span of time in its largest whole unit, as people say it: 90 seconds, 5 minutes, 2 days."""
    count = round(seconds)
    if count >= 86_400 and count % 86_400 == 0:
        return text("span-days", count=count // 86_400)
    if count >= 3600 and count % 3600 == 0:
        return text("span-hours", count=count // 3600)
    if count >= 120 and count % 60 == 0:
        return text("span-minutes", count=count // 60)
    return text("span-seconds", count=count)


def _of_game(name: str, info: FieldInfo, now: Json) -> OptionChoice:
    key, shape = f"option-{name.replace('_', '-')}", _shape(info)
    values = [Value(_label(key, value), value) for value in shape.literals]
    if shape.between is not None:
        values += [Value(_label(key, value), value) for value in _ladder(*shape.between, info.default)]
    if shape.none:
        values.append(Value(text("option-none"), None))
    label, explained = Text(key), Text(f"{key}-help")
    return OptionChoice(name, label, explained, _label(key, now), now, tuple(values), shape.between)


def _of_table(name: str, settings: Settings) -> OptionChoice:
    match name:
        case "turn_seconds":
            turn = settings.turn_seconds
            return OptionChoice(
                name,
                text("setting-turn"),
                text("setting-turn-help"),
                text("option-none") if turn is None else duration(turn),
                turn,
                tuple([Value(duration(seconds), seconds) for seconds in _TURNS]),
                TURN_SECONDS,
                seconds=True,
            )
        case "interrupt_seconds":
            return OptionChoice(
                name,
                text("setting-window"),
                text("setting-window-help"),
                duration(settings.interrupt_seconds),
                settings.interrupt_seconds,
                tuple([Value(duration(seconds), seconds) for seconds in _WINDOWS]),
                INTERRUPT_SECONDS,
                seconds=True,
            )
        case "reveal":
            shown = (Value(text("reveal-match"), "match"), Value(text("reveal-deal"), "deal"))
            now = next(value.label for value in shown if value.value == settings.reveal)
            return OptionChoice(
                name, text("setting-reveal"), text("setting-reveal-help"), now, settings.reveal, shown
            )
        case _:
            return OptionChoice(
                name,
                text("setting-rated"),
                text("setting-rated-help"),
                _truth(settings.rated),
                settings.rated,
                (Value(_truth(True), True), Value(_truth(False), False)),
            )


def _label(key: str, value: Json) -> Text:
    """A value as people read it."""
    if value is None:
        return text("option-none")
    if isinstance(value, bool):
        return _truth(value)
    return Text(f"{key}-{value}") if isinstance(value, str) else _number(value, seconds=False)


def _number(value: Json, seconds: bool) -> Text:
    assert isinstance(value, int | float)
    return duration(value) if seconds else text("option-number", number=Points(round(value)))


def _short(value: Value) -> Text:
    """The short word of a value: what people read may be several words, with commas in between."""
    return text("option-word", word=value.value) if isinstance(value.value, str) else value.label


def _truth(value: bool) -> Text:
    return text("option-yes") if value else text("option-no")


def _shape(info: FieldInfo) -> _Shape:
    """What a field of an option model allows. Raises ``TypeError`` for one that no form can ask for."""
    between = _between(info.metadata)
    literals: list[Json] = []
    none = False
    for annotation in _branches(info.annotation):
        if annotation is bool:
            literals += [True, False]
        elif annotation is type(None):
            none = True
        elif get_origin(annotation) is Literal:
            literals += get_args(annotation)
        elif hasattr(annotation, "__metadata__"):
            between = between or _between(annotation.__metadata__)
    if not literals and between is None:
        raise TypeError("an option is a choice, a yes or no, or a whole number with both bounds")
    return _Shape(tuple(literals), between, none)


def _branches(annotation: Any) -> Iterator[Any]:
    """The types of a union; the one type otherwise."""
    if hasattr(annotation, "__metadata__") or get_origin(annotation) in (None, Literal):
        yield annotation
        return
    for inner in get_args(annotation):
        yield from _branches(inner)


def _between(metadata: Sequence[Any]) -> tuple[int, int] | None:
    least = most = None
    for one in metadata:
        if isinstance(one, FieldInfo):
            return _between(one.metadata)
        if isinstance(one, Ge):
            least = one.ge
        if isinstance(one, Le):
            most = one.le
    if not isinstance(least, int) or not isinstance(most, int):
        return None
    return least, most


def _ladder(least: int, most: int, default: Any) -> tuple[int, ...]:
    """Values of a range that people choose: its ends, the default, and round numbers between, few enough
    for keys.

    >>> _ladder(0, 5, 3)
    (0, 1, 2, 3, 4, 5)
    >>> _ladder(10, 240, None)
    (10, 15, 20, 30, 40, 60, 90, 100, 150, 200, 240)
    """
    if most - least < _MOST_LISTED:
        return tuple(range(least, most + 1))
    ends = {least, most, *([default] if isinstance(default, int) else [])}
    for steps in ((1, 1.5, 2, 3, 4, 5, 6, 7.5, 9), (1, 1.5, 2, 3, 4, 6, 9), (1, 2, 3, 5), (1, 2, 5), (1,)):
        found = {round(step * 10**power) for power in range(7) for step in steps}
        listed = sorted({number for number in found if least < number < most} | ends)
        if len(listed) <= _MOST_LISTED:
            return tuple(listed)
    return tuple(sorted(ends))
