"""How fast random players play Kauboj, against RLCard 1.2.0's random gin rummy.

The promise: at least ``PROMISE`` times as many decisions a second, both measured in turns in the same run, on
one core.

*Ours.* Four players of level 1 with the default options, every deal shuffled by the fair stream, passed,
played to its end and scored, through the contract that the table uses too: ``start``, ``settle``, ``turn``,
``sample`` and ``apply``. A decision is one answer of ``sample``: a direction, cards to pass, an act on turn,
an answer to a shot. A shuffle is no decision.
"""

from benchmarks.random_play import against_gin_rummy
from benchmarks.ratio import Ratio
from rules.kauboj import GAME

PROMISE = 5.0
"""Our decisions a second over RLCard's."""
SEATS = 4


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, theirs = against_gin_rummy(GAME, SEATS)
    return [Ratio("Kauboj, random play", "decisions/s", ours, theirs, "RLCard gin rummy, random", PROMISE)]
