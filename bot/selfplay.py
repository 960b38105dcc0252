"""Computers against each other, whole matches, from a seed: for measuring strength and length."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules import AnyGame
from rules.kit.chance import CHAIN_LENGTH, Chance, Outcome, fair_stream, link, seeded
from rules.kit.contract import Act, GameOptions, GameSetup, Result, Roll, Shuffle
from rules.kit.match import Match, draw
from rules.kit.record import ActStep, Fairness, RecordResult
from rules.kit.record_out import dump_deal, dump_record
from rules.kit.seats import Seat

DEAL_SECONDS = 300.0
"""What a deal counts towards a match's own time limit: self-play has no clock."""
MOST_DEALS = 1000
"""A match that is still going after so many deals is ended by agreement."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match played out. ``scores``: by deal and seat; ``acts``: accepted actions by deal; ``record``:
    its record as JSON text, with a chain of hashes that follows from the seed."""

    levels: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    acts: tuple[int, ...]
    totals: tuple[int, ...]
    result: Result
    record: str


def rotated(levels: Sequence[int], by: int) -> tuple[int, ...]:
    """The levels moved ``by`` seats on, so that no level always has the same seat.

    >>> rotated([1, 3, 1], 1)
    (1, 1, 3)
    """
    by %= len(levels)
    return (*levels[len(levels) - by :], *levels[: len(levels) - by])


def play_match(game: AnyGame, levels: Sequence[int], options: GameOptions, seed: str) -> Played:
    """Plays one match; the same seed always gives the same match."""
    chance = seeded(f"computers|{seed}")
    secret = hashlib.sha256(f"selfplay|{seed}".encode()).digest()
    entropy = f"selfplay:{seed}"
    match: Match[Any, Any, Any] = Match.open(game, len(levels), options)
    following: GameSetup | Result = match.next_deal()
    deals, scores, acts = [], [], []
    while not isinstance(following, Result):
        number = match.finished + 1
        stream = fair_stream(link(secret, CHAIN_LENGTH, number), entropy, number)
        match = match.begin(following)
        outcomes: list[Outcome] = []
        steps: list[ActStep] = []
        while match.deal is not None and match.deal.over is None:
            turn = match.deal.turn
            if isinstance(turn, Roll | Shuffle):
                outcomes.append(draw(turn, stream))
                match = match.settle(outcomes[-1])
                continue
            assert isinstance(turn, Act)
            step = _decide(match, turn, levels, chance)
            steps.append(step)
            match = match.act(Seat(step.seat), step.action)
        assert match.deal is not None and match.deal.over is not None
        scores.append(match.deal.over.scores)
        acts.append(len(steps))
        deals.append(dump_deal(match.deal.setup, outcomes, steps, scores[-1]))
        limit = options.time_limit
        following = match.next_deal(time_up=limit is not None and number * DEAL_SECONDS >= limit)
        if number >= MOST_DEALS and not isinstance(following, Result):
            following = match.stop("agreed") or following
    revealed = [link(secret, CHAIN_LENGTH, i).hex() for i in range(1, match.finished + 1)]
    record = dump_record(
        game,
        options,
        [f"computer {i} level {level}" for i, level in enumerate(levels, start=1)],
        deals,
        match.totals,
        RecordResult(over=True, winners=list(following.winners), reason=following.reason),
        Fairness(commitment=link(secret, CHAIN_LENGTH, 0).hex(), entropy=entropy, revealed=revealed),
    )
    return Played(tuple(levels), tuple(scores), tuple(acts), match.totals, following, record)


def _decide(match: Match[Any, Any, Any], act: Act, levels: Sequence[int], chance: Chance) -> ActStep:
    """Whoever might interrupt is asked first, in seat order; then whoever must."""
    assert match.deal is not None
    state, window = match.deal.state, act.window
    for seat in window.open_to if window else act.must[:1]:
        action = match.game.choose(state.public, state.own[seat], seat, levels[seat], chance)
        if action is not None and (window is None or action != window.due):
            return ActStep(seat, action, "computer")
    assert window is not None
    return ActStep(act.must[0], window.due, "computer")
