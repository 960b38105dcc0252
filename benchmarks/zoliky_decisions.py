"""How fast random players play Žolíky, against RLCard 1.2.0's random gin rummy.

The promise: at least ``PROMISE`` times as many decisions a second, both measured in turns in the same run, on
one core.

*Ours.* Two players of level 1 with the default options, every deal shuffled by the fair stream, cut, played
to its end and scored, through the contract that the table uses too: ``start``, ``settle``, ``turn``,
``sample`` and ``apply``. A decision is one answer of ``sample``, which chooses from the full list of what is
possible (``rules.zoliky.legal.groups``), first lay-downs and closes from hand included. A shuffle is none.
"""

from benchmarks.random_play import against_gin_rummy
from benchmarks.ratio import Ratio
from rules.zoliky import GAME

PROMISE = 3.0
"""Our decisions a second over RLCard's."""
SEATS = 2


def ratios() -> list[Ratio]:
    """What ``make bench`` prints."""
    ours, theirs = against_gin_rummy(GAME, SEATS)
    return [Ratio("Žolíky, random play", "decisions/s", ours, theirs, "RLCard gin rummy, random", PROMISE)]
