"""A table in memory as a value: its row, its match, and the running deal's log; and how it is rebuilt."""

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from bot.leaderboard.results import SeatPoints
from bot.ports import ChainSecret, EndedDeal, Event
from bot.row import Row
from rules import AnyGame
from rules.kit.action import Json
from rules.kit.chance import Die, Outcome, Shuffled, Source, Stream, fair_stream, link
from rules.kit.contract import Act, GameOptions, GameSetup, Roll, Shuffle
from rules.kit.extras import tallies_of
from rules.kit.match import Match, check_outcome, draw
from rules.kit.record import ActStep, read_deal, read_step
from rules.kit.record_out import dump_deal, dump_outcome, dump_step
from rules.kit.seats import Seat

AnyMatch: TypeAlias = Match[Any, Any, Any]
LogEntry: TypeAlias = Outcome | ActStep
_compact = json.JSONEncoder(separators=(",", ":")).encode
_MISFITS = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)
"""What rules raise that are given a log of other rules."""


class Unplayable(Exception):
    """The running deal's log cannot be replayed: its secret is gone or the rules have changed."""


class Sitting(NamedTuple):
    """Where a table stands. ``log`` holds the running deal's actions and outcomes in order."""

    row: Row
    match: AnyMatch
    log: tuple[LogEntry, ...] = ()

    def __repr__(self) -> str:
        return f"<Sitting {self.row.fixed.code}>"


def dump_entry(entry: LogEntry) -> str:
    """An entry of the log as JSON text, in the form of records."""
    return _dump_step(entry) if isinstance(entry, ActStep) else _compact(dump_outcome(entry))


@lru_cache(maxsize=4096)
def _dump_step(step: ActStep) -> str:
    """The few things that are done most, such as letting a die roll, are written once."""
    return _compact(dump_step(step))


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


def shown_secrets(row: Row, secret: ChainSecret | None) -> tuple[str, ...]:
    """The secrets that everybody may see (records.md, *Fair chance* 5): never a running deal's.

    After the match those of all its deals; with ``reveal: deal`` those of the deals that have ended. Where
    the chain did not begin with deal 1 (a deal was void) a record of it could not be checked: none.
    """
    deals = shown_deals(row)
    return () if secret is None or not deals else tuple(revealed_secrets(secret, deals))


def shown_deals(row: Row) -> int:
    """Of how many deals, from the first on, the secrets may be shown."""
    moving = row.moving
    if row.fixed.chain_from != 1:
        return 0
    return moving.deal if moving.ending else moving.finished if row.fixed.settings.reveal == "deal" else 0


def open_match(game: AnyGame, row: Row) -> AnyMatch:
    """The table's match before its running or latest deal."""
    options: GameOptions = game.options.model_validate_json(json.dumps(row.fixed.options))
    moving = row.moving
    return Match(game, len(row.fixed.seats), options, moving.totals, moving.finished)


def read_setup(game: AnyGame, values: dict[str, Json] | None) -> GameSetup:
    """A deal's setup from the row."""
    return game.setup.model_validate_json(json.dumps(values or {}))


def act_of(match: AnyMatch) -> Act | None:
    """Who acts at this moment, if somebody does."""
    deal = match.deal
    return deal.turn if deal is not None and isinstance(deal.turn, Act) else None


def replay_running(
    match: AnyMatch, setup: GameSetup, events: Sequence[Event], source: Source
) -> tuple[AnyMatch, tuple[LogEntry, ...]]:
    """The running deal from its log, every outcome drawn again from ``source`` and compared.

    Raises ``Unplayable`` where the log does not fit the rules or the source.
    """
    try:
        return _replayed(match.begin(setup), events, source)
    except _MISFITS:
        # Whatever does not fit: the log is of other rules. Its values stay out of the traceback.
        raise Unplayable from None


def _replayed(
    match: AnyMatch, events: Sequence[Event], source: Source
) -> tuple[AnyMatch, tuple[LogEntry, ...]]:
    log: list[LogEntry] = []
    for event in events:
        values = json.loads(event.body)
        turn = match.deal.turn if match.deal else None
        if isinstance(turn, Roll | Shuffle):
            outcome = draw(turn, source)
            check_outcome(turn, outcome)
            if dump_outcome(outcome) != values:
                raise Unplayable
            match = match.settle(outcome)
            log.append(outcome)
        else:
            step = read_step(match.game, values)
            if not isinstance(step, ActStep) or match.refuse(Seat(step.seat), step.action) is not None:
                raise Unplayable
            match = match.act(Seat(step.seat), step.action)
            log.append(step)
    # A change holds an action with all the chance that follows it: between changes somebody is to act.
    if act_of(match) is None:
        raise Unplayable
    return match, tuple(log)


def replay_ended(game: AnyGame, row: Row, ended: EndedDeal) -> AnyMatch | None:
    """The match at the end of its latest deal (or where it was left unfinished), from that deal's row.

    None where the rules have changed since: the deal counts as it was scored, but cannot be shown any more.
    """
    try:
        return _ended(game, row, ended)
    except (*_MISFITS, StopIteration):
        return None


def _ended(game: AnyGame, row: Row, ended: EndedDeal) -> AnyMatch:
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


def ended_deal(
    match: AnyMatch, log: Sequence[LogEntry], number: int, scores: tuple[int, ...] | None
) -> EndedDeal:
    """A deal's row, in the form of records; ``scores`` None: it was left unfinished."""
    chance = [entry for entry in log if isinstance(entry, Die | Shuffled)]
    steps = [entry for entry in log if isinstance(entry, ActStep)]
    assert match.deal is not None
    return EndedDeal(number, _compact(dump_deal(match.deal.setup, chance, steps, scores)))


def scored(match: AnyMatch) -> tuple[SeatPoints, ...]:
    """What a deal that has just ended gave each seat, with the game's own counters."""
    deal = match.deal
    assert deal is not None and deal.over is not None
    tallies = tallies_of(match.game, deal.state.public, match.seats)
    return tuple(
        [
            SeatPoints(Seat(seat), points, _compact(dict(tallies[seat])))
            for seat, points in enumerate(deal.over.added)
        ]
    )
