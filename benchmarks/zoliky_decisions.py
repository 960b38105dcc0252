"""How fast random players play Žolíky, against RLCard 1.2.0's random gin rummy.

The promise: at least ``PROMISE`` times as many decisions a second, both measured in turns in the same run, on
one core.

*Ours.* Two players of level 1 with the default options, every deal shuffled by the fair stream, cut, played
to its end and scored, through the contract that the table uses too: ``start``, ``settle``, ``turn``,
``sample`` and ``apply``. A decision is one answer of ``sample``, which chooses from the full list of what is
possible (``rules.zoliky.legal.groups``), first lay-downs and closes from hand included. A shuffle is none.
"""

from benchmarks.gin_rummy import gin_rummy
from benchmarks.ratio import Ratio, alternated, per_second
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over
from rules.kit.match import draw
from rules.zoliky import GAME
from rules.zoliky.options import Options

PROMISE = 3.0
"""Our decisions a second over RLCard's."""
SECONDS, ROUNDS = 2.0, 5
"""How long each side is measured in each round, and how often."""
SEATS = 2


def measure() -> tuple[float, float]:
    """Decisions a second, ours and RLCard's: medians of ``ROUNDS`` rounds, measured in turns."""
    stream, options, rummy = seeded("benchmark"), Options(), gin_rummy()
    play(stream, options)
    rummy()
    return alternated(
        lambda: per_second(lambda: play(stream, options), SECONDS),
        lambda: per_second(rummy, SECONDS),
        ROUNDS,
    )


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, theirs = measure()
    return [Ratio("Žolíky, random play", "decisions/s", ours, theirs, "RLCard gin rummy, random", PROMISE)]


def play(stream: Stream, options: Options, seats: int = SEATS) -> int:
    """Plays one deal to its end; how many decisions that took."""
    decisions = 0
    state = GAME.start(seats, options, GAME.opening(seats, options))
    while True:
        turn = GAME.turn(state.public)
        if isinstance(turn, Act):
            seat = turn.must[0]
            action = GAME.sample(state.public, state.own[seat], seat, stream)
            assert action is not None
            state = GAME.apply(state, seat, action)
            decisions += 1
        elif isinstance(turn, Over):
            return decisions
        else:
            state = GAME.settle(state, draw(turn, stream))
