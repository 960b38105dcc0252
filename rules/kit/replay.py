"""Replaying a record through the rules (records.md, *hospoda replay*)."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.kit.action import Json
from rules.kit.chance import Outcome, fair_stream
from rules.kit.contract import BadSetup, GameSetup, Result, Roll, Shuffle
from rules.kit.match import Deal, Match, WrongOutcome, draw
from rules.kit.record import ActStep, CheckStep, Record, RecordDeal
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

AnyMatch: TypeAlias = Match[Any, Any, Any]
Feed: TypeAlias = Callable[[Roll | Shuffle], Outcome | None]
"""Gives the next outcome of a deal; None: there is none left."""


@dataclass(frozen=True, slots=True)
class Held:
    """Everything held, for so many deals and steps; ``match`` is where it came to."""

    deals: int
    steps: int
    match: AnyMatch


@dataclass(frozen=True, slots=True)
class Failed:
    """The first thing that does not hold. ``deal`` and ``step`` from 1; None: the deal or match as a
    whole."""

    deal: int | None
    step: int | None
    reason: Text

    @property
    def where(self) -> str:
        """The place as records.md has it: ``deal 1, step 4``; without a deal: ``match``."""
        if self.deal is None:
            return "match"
        return f"deal {self.deal}" if self.step is None else f"deal {self.deal}, step {self.step}"


class _Stop(Exception):
    def __init__(self, deal: int | None, step: int | None, reason: Text) -> None:
        self.failed = Failed(deal, step, reason)


def feed_of(record: Record, index: int) -> Feed:
    """The outcomes of deal ``index`` (from 0): the record's own, or those that its fairness gives."""
    deal, fairness = record.deals[index], record.fairness
    if deal.chance is not None:
        outcomes: Iterator[Outcome] = iter(deal.chance)
        return lambda _: next(outcomes, None)
    if fairness is None or index >= len(fairness.revealed):
        return lambda _: None
    stream = fair_stream(bytes.fromhex(fairness.revealed[index]), fairness.entropy, index + 1)
    return lambda turn: draw(turn, stream)


class _Counted:
    """A feed that knows how many outcomes it was asked for."""

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self.drawn = 0

    def __call__(self, turn: Roll | Shuffle) -> Outcome | None:
        self.drawn += 1
        return self._feed(turn)


def replay(
    record: Record,
    *,
    feeds: Callable[[Record, int], Feed] = feed_of,
    upto: tuple[int, int] | None = None,
    on_step: Callable[[int, int, AnyMatch], None] | None = None,
) -> Held | Failed:
    """Replays every deal and compares checks, scores, totals and result.

    ``upto`` (deal, step; from 1) stops after that step and compares nothing beyond it. ``on_step`` is told
    of each step that held. An exception of ``feeds`` or ``on_step`` goes through.
    """
    match: AnyMatch = Match.open(record.game, len(record.seats), record.options)
    steps = 0
    try:
        for index, deal in enumerate(record.deals):
            match = _begin(match, deal, index + 1)
            feed = _Counted(feeds(record, index))
            match = _settle(match, feed, index + 1, None)
            for number, step in enumerate(deal.steps, start=1):
                match = _step(match, step, feed, index + 1, number)
                steps += 1
                if on_step is not None:
                    on_step(index + 1, number, match)
                if upto is not None and (index + 1, number) >= upto:
                    return Held(index + 1, steps, match)
            _close(match, deal, feed.drawn, index + 1)
        _compare_end(match, record)
    except _Stop as stop:
        return stop.failed
    return Held(len(record.deals), steps, match)


def _begin(match: AnyMatch, deal: RecordDeal, number: int) -> AnyMatch:
    if match.deal is not None and match.deal.over is None:
        raise _Stop(number, None, text("fails-deal-unfinished"))
    following = match.next_deal()
    if isinstance(following, Result):
        raise _Stop(number, None, text("fails-match-over"))
    if number == 1:
        return match.begin(deal.setup or following)
    begun = match.begin(following)
    if deal.setup is not None:
        _compare_setup(match, begun, deal.setup, following)
    return begun


def _compare_setup(match: AnyMatch, begun: AnyMatch, given: GameSetup, derived: GameSetup) -> None:
    """A later deal's setup is derived. One that is given must come to the same start: what it says may be
    the value that a key has when it is left out, or the totals as they stand."""
    assert begun.deal is not None
    number, known = begun.deal.number, derived.model_dump(mode="json")
    values = given.model_dump(mode="json", exclude_unset=True)
    different = [key for key, value in values.items() if not same(value, known[key])]
    if not different:
        return
    merged = derived.model_copy(update={key: getattr(given, key) for key in values})
    if not _starts_alike(match, begun.deal, merged):
        key = different[0]
        raise _Stop(number, None, _differs(f"setup.{key}", values[key], known[key]))


def _starts_alike(match: AnyMatch, deal: Deal[Any, Any, Any], setup: GameSetup) -> bool:
    game, seats = match.game, match.seats
    if type(setup).opening_totals is not GameSetup.opening_totals and (
        setup.opening_totals(seats) != match.totals
    ):
        return False
    try:
        game.check_setup(seats, match.options, setup, deal.number)
    except BadSetup:
        return False
    return bool(game.start(seats, match.options, setup) == deal.state)


def _settle(match: AnyMatch, feed: Feed, deal: int, step: int | None) -> AnyMatch:
    """Goes on until somebody acts or the deal is over."""
    while match.deal is not None and isinstance(match.deal.turn, Roll | Shuffle):
        outcome = feed(match.deal.turn)
        if outcome is None:
            raise _Stop(deal, step, text("fails-chance-missing"))
        try:
            match = match.settle(outcome)
        except WrongOutcome:
            raise _Stop(deal, step, text("fails-chance-wrong")) from None
    return match


def _step(match: AnyMatch, step: ActStep | CheckStep, feed: Feed, deal: int, number: int) -> AnyMatch:
    if isinstance(step, CheckStep):
        assert match.deal is not None
        facts = match.game.facts(match.deal.state)
        for key, value in step.facts.items():
            if key not in facts:
                raise _Stop(deal, number, text("fails-no-fact", key=key))
            if not same(value, facts[key]):
                raise _Stop(deal, number, _differs(key, value, facts[key]))
        return match
    seat = Seat(step.seat)
    refusal = match.refuse(seat, step.action)
    if step.illegal:
        if refusal is None:
            raise _Stop(deal, number, text("fails-legal", do=step.action.do))
        return match
    if refusal is not None:
        raise _Stop(deal, number, text("fails-illegal", do=step.action.do, why=refusal.reason))
    return _settle(match.act(seat, step.action), feed, deal, number)


def _close(match: AnyMatch, deal: RecordDeal, drawn: int, number: int) -> None:
    """The end of a deal's steps: no chance left over, and the scores."""
    assert match.deal is not None
    if deal.chance is not None and drawn < len(deal.chance):
        raise _Stop(number, None, text("fails-chance-left"))
    over = match.deal.over
    if over is None:
        if deal.scores is not None:
            raise _Stop(number, None, text("fails-scores-early"))
    elif deal.scores is None:
        raise _Stop(number, None, _differs("scores", list(over.scores), None))
    elif tuple(deal.scores) != over.scores:
        raise _Stop(number, None, _differs("scores", list(deal.scores), list(over.scores)))


def _compare_end(match: AnyMatch, record: Record) -> None:
    if record.totals != match.totals:
        raise _Stop(None, None, _differs("totals", list(record.totals), list(match.totals)))
    came = _result(match, record)
    given = record.result
    values: list[tuple[str, Json, Json]] = [
        ("result.over", given.over, came is not None),
        ("result.reason", given.reason, came.reason if came else None),
        ("result.winners", [*sorted(given.winners)], [*came.winners] if came else []),
    ]
    for key, expected, value in values:
        if not same(expected, value):
            raise _Stop(None, None, _differs(key, expected, value))


def _result(match: AnyMatch, record: Record) -> Result | None:
    """The match's end as the rules have it, or as the table may have ended it (records.md, *result*)."""
    between = match.deal is not None and match.deal.over is not None
    following = match.next_deal() if between else None
    if isinstance(following, Result):
        return following
    match record.result.reason:
        case "time" | "agreed" | "abandoned" as why:
            return match.stop(why)
    return None


def same(first: Json, second: Json) -> bool:
    """Equal as JSON: true is not 1, and the order of keys does not matter.

    >>> same(1, True), same({"a": 1, "b": [2]}, {"b": [2], "a": 1})
    (False, True)
    """
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(same(first[key], second[key]) for key in first)
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(same, first, second))
    return isinstance(first, bool) == isinstance(second, bool) and first == second


def _differs(key: str, expected: Json, came: Json) -> Text:
    """``expected`` is what the record says, ``came`` what the rules came to."""
    return text("fails-differs", key=key, expected=json.dumps(expected), came=json.dumps(came))
