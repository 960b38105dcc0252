"""How fast random players play Bauernschnapsen, against RLCard's gin rummy and OpenSpiel's euchre.

The promise: at least ``PROMISE`` times as many decisions a second as RLCard 1.2.0's gin rummy, both measured
in turns in the same run, on one core. How far that is from OpenSpiel's euchre, which is C++ behind a Python
binding, is reported without a promise (and only where OpenSpiel is installed). And the list of cards that may
be played takes under ``MOST_MICROS`` microseconds, median.

*Baselines.* See ``gin_rummy``. OpenSpiel's euchre is played by choosing evenly among ``legal_actions``; its
chance nodes are drawn but count as no decision.

*Ours.* Four players of level 1 with the default options, every deal shuffled by the fair stream, bid,
doubled, played to its end and scored, through the contract that the table uses too: ``start``, ``settle``,
``turn``, ``sample`` and ``apply``. A decision is one answer of ``sample``: trump, a call, a double or not, a
card.
"""

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter_ns

from benchmarks.gin_rummy import gin_rummy
from benchmarks.ratio import Ratio, alternated, per_second
from rules.bauernschnapsen import GAME
from rules.bauernschnapsen.cards import PACK
from rules.bauernschnapsen.options import Options
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over
from rules.kit.match import draw

PROMISE = 8.0
"""Our decisions a second over RLCard's."""
MOST_MICROS = 5.0
"""What the list of playable cards may take, median, in microseconds."""
SECONDS = 2.0
"""How long each side is measured in each round."""
SEATS = 4
LISTS = 20_000
"""So many lists are timed."""


def measure() -> tuple[float, float]:
    """Decisions a second, ours and RLCard's."""
    return _against(gin_rummy())


def measure_euchre() -> tuple[float, float] | None:
    """Decisions a second, ours and OpenSpiel's euchre; None where OpenSpiel is not installed."""
    work = _euchre()
    return None if work is None else _against(work)


def measure_lists() -> float:
    """Microseconds that the list of playable cards takes, median over moments of random play."""
    stream = seeded("lists")
    taken: list[int] = []
    while len(taken) < LISTS:
        state = GAME.start(SEATS, Options(), GAME.opening(SEATS, Options()))
        state = GAME.settle(state, stream.shuffle(PACK))
        while not isinstance(turn := GAME.turn(state.public), Over):
            assert isinstance(turn, Act)
            (seat,) = turn.must
            own = state.own[seat]
            if state.public.phase == "play":
                start = perf_counter_ns()
                GAME.legal(state.public, own, seat)
                taken.append(perf_counter_ns() - start)
            action = GAME.sample(state.public, own, seat, stream)
            assert action is not None
            state = GAME.apply(state, seat, action)
    return median(taken) / 1000


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    what, unit = "Bauernschnapsen, random play", "decisions/s"
    ours, theirs = measure()
    found = [Ratio(what, unit, ours, theirs, "RLCard gin rummy, random", PROMISE)]
    euchre = measure_euchre()
    if euchre is not None:
        found.append(Ratio(what, unit, *euchre, "OpenSpiel euchre (C++), random"))
    ours, most = 1e6 / measure_lists(), 1e6 / MOST_MICROS
    found.append(Ratio("Bauernschnapsen, playable cards", "lists/s", ours, most, "5 µs a list", 1.0))
    return found


def play(stream: Stream, options: Options) -> int:
    """Plays one deal to its end; how many decisions that took."""
    decisions = 0
    state = GAME.start(SEATS, options, GAME.opening(SEATS, options))
    while True:
        turn = GAME.turn(state.public)
        if isinstance(turn, Act):
            (seat,) = turn.must
            action = GAME.sample(state.public, state.own[seat], seat, stream)
            assert action is not None
            state = GAME.apply(state, seat, action)
            decisions += 1
        elif isinstance(turn, Over):
            return decisions
        else:
            state = GAME.settle(state, draw(turn, stream))


def _against(theirs: Callable[[], int]) -> tuple[float, float]:
    stream, options = seeded("benchmark"), Options()
    return alternated(
        lambda: per_second(lambda: play(stream, options), SECONDS), lambda: per_second(theirs, SECONDS)
    )


def _euchre() -> Callable[[], int] | None:
    """One deal of euchre with OpenSpiel; how many decisions that took."""
    try:
        import pyspiel  # only the benchmarks need it
    except ImportError:
        return None
    game, chance = pyspiel.load_game("euchre"), random.Random(1)

    def work() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # All outcomes of its chance nodes are equally likely.
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work
