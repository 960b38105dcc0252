"""How fast computers of level 1 play Koblarz, against RLCard 1.2.0's random gin rummy.

The promise: at least ``PROMISE`` times as many decisions a second, both measured in turns in the same run,
on one core.

*Baseline.* RLCard 1.2.0 is what people take in Python to have random or learning players play card games;
its gin rummy is played by two of its ``RandomAgent``, and every action of an agent counts as one decision.

*Ours.* Three players of level 1 with the default options, start numbers drawn with dice, every game played
to its end and scored, through the contract that the table uses too: ``start``, ``turn``, ``choose``,
``apply`` and ``settle``, with dice and choices from the fair stream. A decision is one answer of ``choose``:
a stake, a roll, a Joker, a Fire, or letting the die roll at a moment when it could have been interrupted.
Seats that may interrupt are asked first, then the roller; whoever answers with an action ends the asking. A
die's outcome is no decision, and no seat is asked that has nothing to decide.
"""

from statistics import median
from time import perf_counter
from typing import Any

from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over
from rules.kit.match import draw
from rules.koblarz import GAME
from rules.koblarz.options import Options

PROMISE = 8.0
"""Our decisions a second over RLCard's."""
ROUNDS, SECONDS = 3, 2.0
"""How often each side is measured, in turns, and for how long."""
SEATS, LEVEL = 3, 1


def measure() -> tuple[float, float]:
    """Decisions a second, ours and RLCard's: medians of ``ROUNDS`` rounds."""
    stream, rummy = seeded("benchmark"), _rummy()
    _ours(stream, 0.2)
    _theirs(rummy, 0.2)
    rounds = [(_ours(stream, SECONDS), _theirs(rummy, SECONDS)) for _ in range(ROUNDS)]
    return median(ours for ours, _ in rounds), median(theirs for _, theirs in rounds)


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


def _ours(stream: Stream, seconds: float) -> float:
    decisions, options, start = 0, Options(), perf_counter()
    while (passed := perf_counter() - start) < seconds:
        decisions += play(stream, options)
    return decisions / passed


def _rummy() -> Any:
    import rlcard  # only the benchmarks need it
    from rlcard.agents import RandomAgent

    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])
    return env


def _theirs(env: Any, seconds: float) -> float:
    decisions, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        trajectories, _ = env.run(is_training=False)
        # A trajectory is state, action, state, action, …, state.
        decisions += sum((len(trajectory) - 1) // 2 for trajectory in trajectories)
    return decisions / passed
