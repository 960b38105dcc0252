"""In which order searches try cards."""

from rules.bauernschnapsen.cards import POINTS, numbers_in


class _ByPoints(dict[int, tuple[int, ...]]):
    """Each set of cards from the dearest to the cheapest, made when it is first asked for."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        cards = self[bits] = tuple(sorted(numbers_in(bits), key=lambda card: -POINTS[card]))
        return cards


BY_POINTS = _ByPoints()
