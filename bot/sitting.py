"""A table in memory as a value: its row, its match, and the running deal's log; and how it is rebuilt."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.ports import ChainSecret, EndedDeal, Event
from bot.row import Row
from rules import AnyGame
from rules.kit.action import Json
from rules.kit.chance import Outcome, Source, Stream, fair_stream, link
from rules.kit.contract import GameOptions, GameSetup, Roll, Shuffle
from rules.kit.match import Match, check_outcome, draw
from rules.kit.record import ActStep, read_deal, read_step
from rules.kit.record_out import dump_outcome, dump_step
from rules.kit.seats import Seat

AnyMatch: TypeAlias = Match[Any, Any, Any]
LogEntry: TypeAlias = Outcome | ActStep


class Unplayable(Exception):  # noqa: N818 - not our error: the deal is void
    """The running deal's log cannot be replayed: its secret is gone or the rules have changed."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where a table stands. ``log`` holds the running deal's actions and outcomes in order."""

    row: Row
    match: AnyMatch
    log: tuple[LogEntry, ...] = field(default=(), repr=False)


def dump_entry(entry: LogEntry) -> str:
    """An entry of the log as JSON text, in the form of records."""
    values = dump_step(entry) if isinstance(entry, ActStep) else dump_outcome(entry)
    return json.dumps(values, separators=(",", ":"))


def deal_stream(row: Row, secret: ChainSecret, deal: int) -> Stream:
    """The fair stream of a deal. Raises ``Unplayable`` where its secret is not there any more."""
    if secret.position < deal:
        raise Unplayable
    return fair_stream(link(secret.secret, secret.position, deal), row.fixed.entropy, deal)


def revealed_secrets(secret: ChainSecret, deals: int) -> list[str]:
    """``s[1]`` to ``s[deals]`` in hex. Only for deals that are over."""
    found: list[str] = []
    value = link(secret.secret, secret.position, deals) if deals else b""
    for _ in range(deals):
        found.append(value.hex())
        value = hashlib.sha256(value).digest()
    return found[::-1]


def open_match(game: AnyGame, row: Row) -> AnyMatch:
    """The table's match before its running or latest deal."""
    options: GameOptions = game.options.model_validate_json(json.dumps(row.fixed.options))
    moving = row.moving
    return Match(game, len(row.fixed.seats), options, moving.totals, moving.finished)


def read_setup(game: AnyGame, values: dict[str, Json] | None) -> GameSetup:
    """A deal's setup from the row."""
    return game.setup.model_validate_json(json.dumps(values or {}))


def replay_running(
    match: AnyMatch, setup: GameSetup, events: Sequence[Event], source: Source
) -> tuple[AnyMatch, tuple[LogEntry, ...]]:
    """The running deal from its log, every outcome drawn again from ``source`` and compared.

    Raises ``Unplayable`` where the log does not fit the rules or the source.
    """
    log: list[LogEntry] = []
    bodies = iter(events)
    try:
        match = match.begin(setup)
        while True:
            turn = match.deal.turn if match.deal else None
            event = next(bodies, None)
            if event is None:
                return match, tuple(log)
            values = json.loads(event.body)
            if isinstance(turn, Roll | Shuffle):
                outcome = draw(turn, source)
                check_outcome(turn, outcome)
                if dump_outcome(outcome) != values:
                    raise Unplayable
                match, entry = match.settle(outcome), outcome
                log.append(entry)
            else:
                step = read_step(match.game, values)
                if not isinstance(step, ActStep):
                    raise Unplayable
                if match.refuse(Seat(step.seat), step.action) is not None:
                    raise Unplayable
                match = match.act(Seat(step.seat), step.action)
                log.append(step)
    except (ValueError, KeyError, TypeError, AttributeError):
        # Whatever does not fit: the log is of other rules. Its values stay out of the traceback.
        raise Unplayable from None


def replay_ended(game: AnyGame, row: Row, ended: EndedDeal) -> AnyMatch:
    """The match at the end of its latest deal (or where it was left unfinished), from that deal's row."""
    deal = read_deal(game, json.loads(ended.body))
    empty = open_match(game, row)
    nothing = (0,) * empty.seats
    match: AnyMatch = Match(game, empty.seats, empty.options, nothing, ended.number - 1)
    match = match.begin(deal.setup or read_setup(game, None))
    outcomes, steps = iter(deal.chance or ()), iter(deal.steps)
    while True:
        turn = match.deal.turn if match.deal else None
        if isinstance(turn, Roll | Shuffle):
            match = match.settle(next(outcomes))
            continue
        step = next(steps, None)
        if not isinstance(step, ActStep):
            break
        match = match.act(Seat(step.seat), step.action)
    # The deal alone does not know what came before it; the row does.
    moving = row.moving
    return Match(game, match.seats, match.options, moving.totals, moving.finished, match.deal)
