"""Records: one file that holds a whole match (records.md). What they hold, and reading them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError

from rules.kit.action import Action, Json, dump_action, without_nulls
from rules.kit.cards import is_card
from rules.kit.chance import Die, Outcome, Shuffled
from rules.kit.contract import BadSetup, Game, GameOptions, GameSetup
from rules.kit.faults import Fault, Path, RecordError, fault_at, first_fault, shown, without_input
from rules.kit.json_text import check_exact
from rules.kit.json_text import parse_json as parse_json
from rules.kit.scene import text

FORMAT = "hospoda-record/1"
By: TypeAlias = Literal["player", "timeout", "computer"]
FindGame: TypeAlias = Callable[[str], "Game[Any, Any, Any] | None"]
_Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-fA-F]{64}$")]


@dataclass(frozen=True, slots=True)
class ActStep:
    """An action of a record; ``illegal``: the rules must refuse it."""

    seat: int
    action: Action
    by: By = "player"
    illegal: bool = False


@dataclass(frozen=True, slots=True)
class CheckStep:
    """Facts that must hold at this point; only the keys it names are compared."""

    facts: Mapping[str, Json]


Step: TypeAlias = ActStep | CheckStep


class Fairness(BaseModel):
    """What shows that no deal was chosen; hex in either case."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)
    commitment: _Hex
    entropy: str
    revealed: list[_Hex]


class Outcome_(BaseModel):  # noqa: N801 - the form of an outcome in a file, beside ``Outcome``
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)
    die: int | None = None
    shuffle: list[str] | None = None


class RecordResult(BaseModel):
    """How the match stands or ended (records.md, *result*)."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)
    over: bool
    winners: list[int]
    reason: str | None = None


class _Deal(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)
    setup: dict[str, Any] = {}
    chance: list[Outcome_] | None = None
    steps: list[dict[str, Any]]
    scores: list[int] | None = None


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)
    format: Literal["hospoda-record/1"]
    game: str
    about: str | None = None
    options: dict[str, Any] = {}
    seats: list[str]
    deals: list[_Deal]
    totals: list[int]
    result: RecordResult
    rules: int = 1
    fairness: Fairness | None = None


class _StepHead(BaseModel):
    """The keys of a step that are not the action's own."""

    model_config = ConfigDict(strict=True, extra="allow", hide_input_in_errors=True)
    seat: int
    do: str
    illegal: bool | None = None
    by: By | None = None


@dataclass(frozen=True, slots=True)
class RecordDeal:
    """One deal. ``setup``: None where it is left out or empty; ``chance``: None where it is left out."""

    setup: GameSetup | None
    chance: tuple[Outcome, ...] | None
    steps: tuple[Step, ...]
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose form is right; whether it holds is ``replay``'s to say."""

    game: Game[Any, Any, Any]
    rules: int
    options: GameOptions
    seats: tuple[str, ...]
    deals: tuple[RecordDeal, ...]
    totals: tuple[int, ...]
    result: RecordResult
    fairness: Fairness | None


def read_record(data: bytes, find_game: FindGame) -> Record:
    """Reads a record file's bytes. Raises ``RecordError``."""
    values = _load_json(data)
    try:
        file = _File.model_validate(values)
    except ValidationError as error:
        raise RecordError(first_fault(error, values)) from None
    game = find_game(file.game)
    if game is None:
        raise RecordError(fault_at(("game",), text("wrong-game", game=shown(file.game))))
    try:
        return _typed(file, game)
    except RecordError as error:
        raise RecordError(error.fault, game.id) from None


def _typed(file: _File, game: Game[Any, Any, Any]) -> Record:
    if not 1 <= file.rules <= game.rules:
        raise RecordError(fault_at(("rules",), text("wrong-rules", newest=game.rules)))
    if len(file.seats) not in game.players:
        few, many = game.players[0], game.players[-1]
        span = "exact" if few == many else "range"
        raise RecordError(fault_at(("seats",), text("wrong-seats", span=span, least=few, most=many)))
    options = read_options(game, file.options, ("options",))
    deals = tuple(_deal(game, file, options, i) for i in range(len(file.deals)))
    return Record(
        game, file.rules, options, tuple(file.seats), deals, tuple(file.totals), file.result, file.fairness
    )


def read_options(game: Game[Any, Any, Any], values: object, at: Path = ()) -> GameOptions:
    """A game's options from JSON values. Raises ``RecordError`` that names what is wrong."""
    try:
        options = game.options.model_validate_json(json.dumps(values))
    except ValidationError as error:
        raise RecordError(first_fault(error, values, at)) from None
    check_exact(values, options.model_dump(mode="json"), at)
    return options


def _load_json(data: bytes) -> Json:
    try:
        return parse_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise RecordError(Fault(None, text("wrong-utf8"))) from None


def read_deal(game: Game[Any, Any, Any], values: object) -> RecordDeal:
    """One deal from its record form, without its setup being checked. Raises ``RecordError``."""
    try:
        return _typed_deal(game, _Deal.model_validate(values), ())
    except ValidationError as error:
        raise RecordError(first_fault(error, values)) from None


def _deal(game: Game[Any, Any, Any], file: _File, options: GameOptions, index: int) -> RecordDeal:
    at = ("deals", index)
    deal = _typed_deal(game, file.deals[index], at)
    if deal.setup is not None:
        try:
            game.check_setup(len(file.seats), options, deal.setup, index + 1)
        except BadSetup as error:
            raise RecordError(fault_at((*at, "setup"), error.reason)) from None
    return deal


def _typed_deal(game: Game[Any, Any, Any], deal: _Deal, at: Path) -> RecordDeal:
    setup = None
    if deal.setup:
        try:
            setup = game.setup.model_validate_json(json.dumps(deal.setup))
        except ValidationError as error:
            raise RecordError(first_fault(error, deal.setup, (*at, "setup"))) from None
        check_exact(deal.setup, setup.model_dump(mode="json"), (*at, "setup"))
    chance = None
    if deal.chance is not None:
        chance = tuple(_outcome(entry, (*at, "chance", i)) for i, entry in enumerate(deal.chance))
    steps = tuple(read_step(game, step, (*at, "steps", i)) for i, step in enumerate(deal.steps))
    return RecordDeal(setup, chance, steps, None if deal.scores is None else tuple(deal.scores))


def _outcome(entry: Outcome_, at: Path) -> Outcome:
    if entry.die is not None and entry.shuffle is None:
        return Die(entry.die)
    if entry.shuffle is not None and entry.die is None:
        for i, code in enumerate(entry.shuffle):
            if not is_card(code):
                raise RecordError(fault_at((*at, "shuffle", i), text("wrong-card")))
        return Shuffled(tuple(entry.shuffle))
    raise RecordError(fault_at(at, text("wrong-outcome")))


def read_step(game: Game[Any, Any, Any], step: Mapping[str, Any], at: Path = ()) -> Step:
    """One step from its record form. Raises ``RecordError``."""
    if step.get("check") is not None:  # nulls of its facts are values
        for key, value in step.items():
            if key != "check" and value is not None:
                raise RecordError(fault_at((*at, key), text("wrong-unknown")))
        if not isinstance(step["check"], dict):
            raise RecordError(fault_at((*at, "check"), text("wrong-object")))
        return CheckStep(step["check"])
    step = without_nulls(step)
    try:
        head = _StepHead.model_validate(step)
        action = read_action(game, {k: v for k, v in step.items() if k not in ("seat", "illegal", "by")})
    except ValidationError as error:
        raise RecordError(first_fault(error, step, at)) from None
    check_exact(step, dump_action(action), at)
    return ActStep(head.seat, action, head.by or "player", bool(head.illegal))


def read_action(game: Game[Any, Any, Any], values: Mapping[str, Json]) -> Action:
    """An action from its record form. Raises ``pydantic.ValidationError``, without the values: they may be
    secret."""
    try:
        return game.actions.validate_json(json.dumps(without_nulls(values)))
    except ValidationError as error:
        silent = without_input(error)
    raise silent
