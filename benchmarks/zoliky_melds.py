"""How long the search for melds takes on the worst hand that a search for bad hands has found.

The promise: under ``PROMISE`` seconds for the best lay-downs of 17 cards with up to 6 jokers (issue *Žolíky*;
15 cards with 4 jokers on the game's page). Hands are made worse by changing one card at a time and keeping
what takes longer.
"""

from time import perf_counter

from benchmarks.ratio import Ratio
from rules.kit.cards import JOKER, Card
from rules.kit.chance import Stream, seeded
from rules.zoliky.deck import hold, whole_pack
from rules.zoliky.search.laydowns import Opening, best, closing, openings

CARDS, JOKERS = 17, 6
STARTS, CHANGES = 12, 60
"""How many hands the search begins with, and how often each is changed."""
PROMISE = 0.02
RULE = Opening(42, True)


def seconds(hand: list[Card]) -> float:
    """What all searches of one hand take, without what was found for it before; the faster of two runs."""
    times = []
    for _ in range(2):
        openings.cache_clear()
        closing.cache_clear()
        start = perf_counter()
        held = hold(hand)
        openings(held, RULE)
        closing(held, pure_run=True)
        best(held, held.jokers, pure=False)
        times.append(perf_counter() - start)
    return min(times)


def worst(stream: Stream) -> tuple[float, list[Card]]:
    """The slowest hand found, and its seconds."""
    naturals = [card for card in whole_pack(JOKERS) if card != JOKER]
    top, hardest = 0.0, []
    for _ in range(STARTS):
        jokers = stream.below(JOKERS + 1)
        pool = list(naturals)
        hand = [pool.pop(stream.below(len(pool))) for _ in range(CARDS - jokers)] + [JOKER] * jokers
        took = seconds(hand)
        for _ in range(CHANGES):
            other = list(hand)
            place = stream.below(CARDS - jokers)
            pool.append(other[place])
            other[place] = pool.pop(stream.below(len(pool) - 1))
            again = seconds(other)
            if again > took:
                took, hand = again, other
            else:
                pool.remove(hand[place])
                pool.append(other[place])
        if took > top:
            top, hardest = took, hand
    return top, hardest


def ratios() -> list[Ratio]:
    """What ``make bench`` prints: how often the worst hand fits into 20 ms."""
    took, _ = worst(seeded("bad hands"))
    return [Ratio("Žolíky, worst hand", "hands/s", 1 / took, 1 / PROMISE, "one hand in 20 ms", 1.0)]


if __name__ == "__main__":
    took, hand = worst(seeded("bad hands"))
    print(f"{1000 * took:.1f} ms: {' '.join(hand)}")
