"""How fast computers of level 1 play Koblarz, against RLCard 1.2.0's random gin rummy.

The promise: at least ``PROMISE`` times as many decisions a second, both measured in turns in the same run,
on one core.

*Baseline.* See ``gin_rummy``.

*Ours.* Three players of level 1 with the default options, start numbers drawn with dice, every game played
to its end and scored, through the contract that the table uses too: ``start``, ``turn``, ``choose``,
``apply`` and ``settle``, with dice and choices from the fair stream. A decision is one answer of ``choose``:
a stake, a roll, a Joker, a Fire, or letting the die roll at a moment when it could have been interrupted.
Seats that may interrupt are asked first, then the roller; whoever answers with an action ends the asking. A
die's outcome is no decision, and no seat is asked that has nothing to decide.
"""

from benchmarks.gin_rummy import gin_rummy
from benchmarks.ratio import Ratio, alternated, per_second
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over
from rules.kit.match import draw
from rules.koblarz import GAME
from rules.koblarz.options import Options

PROMISE = 8.0
"""Our decisions a second over RLCard's."""
SECONDS = 2.0
"""How long each side is measured in each round."""
SEATS, LEVEL = 3, 1


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    stream, options, rummy = seeded("benchmark"), Options(), gin_rummy()
    ours, theirs = alternated(
        lambda: per_second(lambda: play(stream, options), SECONDS), lambda: per_second(rummy, SECONDS)
    )
    return [Ratio("Koblarz, level 1", "decisions/s", ours, theirs, "RLCard gin rummy, random", PROMISE)]


def play(stream: Stream, options: Options, seats: int = SEATS, level: int = LEVEL) -> int:
    """Plays one game to its end; how many decisions that took."""
    decisions = 0
    state = GAME.start(seats, options, GAME.opening(seats, options))
    while True:
        turn = GAME.turn(state.public)
        if isinstance(turn, Act):
            for seat in turn.may + turn.must:
                action = GAME.choose(state.public, state.own[seat], seat, level, stream)
                decisions += 1
                if action is not None:
                    state = GAME.apply(state, seat, action)
                    break
        elif isinstance(turn, Over):
            return decisions
        else:
            state = GAME.settle(state, draw(turn, stream))
