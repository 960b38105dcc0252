"""Random play of one game against RLCard's random gin rummy: what several benchmarks measure alike."""

from typing import Any

from benchmarks.gin_rummy import gin_rummy
from benchmarks.ratio import alternated, per_second
from rules import AnyGame
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over
from rules.kit.match import draw

SECONDS, ROUNDS = 2.0, 5
"""How long each side is measured in each round, and how often."""


def against_gin_rummy(game: AnyGame, seats: int) -> tuple[float, float]:
    """Decisions a second, ours and RLCard's: medians of ``ROUNDS`` rounds, measured in turns."""
    stream, options, rummy = seeded("benchmark"), game.options(), gin_rummy()
    play(game, stream, options, seats)
    rummy()
    return alternated(
        lambda: per_second(lambda: play(game, stream, options, seats), SECONDS),
        lambda: per_second(rummy, SECONDS),
        ROUNDS,
    )


def play(game: AnyGame, stream: Stream, options: Any, seats: int) -> int:
    """Plays one deal to its end; how many decisions that took."""
    decisions = 0
    state = game.start(seats, options, game.opening(seats, options))
    while True:
        turn = game.turn(state.public)
        if isinstance(turn, Act):
            seat = turn.must[0]
            action = game.sample(state.public, state.own[seat], seat, stream)
            assert action is not None
            state = game.apply(state, seat, action)
            decisions += 1
        elif isinstance(turn, Over):
            return decisions
        else:
            state = game.settle(state, draw(turn, stream))
