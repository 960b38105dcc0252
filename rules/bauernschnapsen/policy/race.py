"""A rufspiel with open cards, solved exactly: what side 0 gets (or, below zero, side 1) with best play.

Alpha-beta over the tricks, with a table of positions between tricks. Numbers go from -3 to 3; the multiplier
is not in them. Written for speed: a search solves dozens of worlds for one decision.
"""

from rules.bauernschnapsen.cards import BIT, HIGHER, PAIR_BITS, POINTS, SUIT_BITS, SUIT_OF
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.policy.order import BY_POINTS
from rules.bauernschnapsen.scoring import FORTY, TWENTY, UNDER, WANTED

PAIR_OF: tuple[int, ...] = tuple(
    PAIR_BITS[SUIT_OF[card]] if PAIR_BITS[SUIT_OF[card]] & BIT[card] else 0 for card in range(20)
)
"""The pair that a card belongs to, as bits; 0 for what is neither king nor queen."""
MOST = 3


class Race:
    """One world. ``hands``: by seat, as bits, with all cards that are still to be played."""

    def __init__(self, hands: tuple[int, ...], trump: int, options: Options, forehand: int) -> None:
        self.hands = hands
        self.trump = trump
        self._trumps = SUIT_BITS[trump]
        self._must_trump = options.trumping == "must"
        self._must_under = options.undertrump == "must"
        last_trick = options.nobody_66 == "last-trick"
        loses = -1 if forehand % 2 == 0 else 1
        self._nobody = (1, -1, 1, -1) if last_trick else (loses,) * 4
        self._table: dict[int, tuple[int, int]] = {}

    def lead(
        self, left: int, seat: int, p0: int, p1: int, t0: int, t1: int, w0: int, w1: int, low: int, high: int
    ) -> int:
        """The value with ``seat`` to lead, at least exact between ``low`` and ``high``.

        ``left``: cards still in hands; ``p``: points of a side, counted pairs included; ``t``: 1 if it has
        a trick; ``w``: its pairs that wait for one.
        """
        if not left:
            return self._nobody[seat]
        most = MOST if not t1 else 2 if p1 < UNDER else 1
        least = -MOST if not t0 else -2 if p0 < UNDER else -1
        if most <= low:
            return most
        if least >= high:
            return least
        key = left | seat << 20 | p0 << 22 | p1 << 30 | w0 << 38 | w1 << 46 | t0 << 54 | t1 << 55
        known = self._table.get(key)
        if known is not None:
            least, most = known
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        low, high = max(low, least), min(high, most)
        floor, ceiling = low, high
        hand = self.hands[seat] & left
        following = seat + 1 & 3
        maximize = not seat & 1
        best = least if maximize else most
        for card in BY_POINTS[hand]:
            pair = PAIR_OF[card]
            n0, n1, x0, x1 = p0, p1, w0, w1
            if pair and hand & pair == pair:
                worth = FORTY if self._trumps & pair else TWENTY
                if maximize:
                    if t0:
                        n0 += worth
                    else:
                        x0 += worth
                elif t1:
                    n1 += worth
                else:
                    x1 += worth
            if n0 >= WANTED:
                value = MOST if not t1 else 2 if p1 < UNDER else 1
            elif n1 >= WANTED:
                value = -MOST if not t0 else -2 if p0 < UNDER else -1
            else:
                value = self.follow(
                    left ^ BIT[card], following, 1, card, card, seat, POINTS[card],
                    n0, n1, t0, t1, x0, x1, low, high,
                )  # fmt: skip
            if maximize:
                if value > best:
                    best = value
                    if best > low:
                        low = best
            elif value < best:
                best = value
                if best < high:
                    high = best
            if low >= high:
                break
        if best <= floor:
            self._table[key] = (least, best)
        elif best >= ceiling:
            self._table[key] = (best, most)
        else:
            self._table[key] = (best, best)
        return best

    def follow(
        self, left: int, seat: int, count: int, led: int, best: int, ahead: int, points: int,
        p0: int, p1: int, t0: int, t1: int, w0: int, w1: int, low: int, high: int,
    ) -> int:  # fmt: skip
        """The same inside a trick of ``count`` cards, which ``ahead`` takes so far with ``best``."""
        hand = self.hands[seat] & left
        maximize = not seat & 1
        result = -MOST if maximize else MOST
        higher = HIGHER[best]
        for card in BY_POINTS[self.legal(hand, led, best)]:
            now, who = best, ahead
            if higher & BIT[card] or (SUIT_OF[card] == self.trump != SUIT_OF[best]):
                now, who = card, seat
            if count < 3:
                value = self.follow(
                    left ^ BIT[card], seat + 1 & 3, count + 1, led, now, who, points + POINTS[card],
                    p0, p1, t0, t1, w0, w1, low, high,
                )  # fmt: skip
            elif who & 1:
                total = p1 + points + POINTS[card] + w1
                if total >= WANTED:
                    value = -MOST if not t0 else -2 if p0 < UNDER else -1
                else:
                    value = self.lead(left ^ BIT[card], who, p0, total, t0, 1, w0, 0, low, high)
            else:
                total = p0 + points + POINTS[card] + w0
                if total >= WANTED:
                    value = MOST if not t1 else 2 if p1 < UNDER else 1
                else:
                    value = self.lead(left ^ BIT[card], who, total, p1, 1, t1, 0, w1, low, high)
            if maximize:
                if value > result:
                    result = value
                    if result > low:
                        low = result
            elif value < result:
                result = value
                if result < high:
                    high = result
            if low >= high:
                break
        return result

    def legal(self, hand: int, led: int, best: int) -> int:
        """The cards that may follow (follow.py, without the values that it is given there)."""
        suited = hand & SUIT_BITS[SUIT_OF[led]]
        if suited:
            return suited & HIGHER[best] or suited
        trumps = hand & self._trumps
        if not trumps or not self._must_trump:
            return hand
        if SUIT_OF[best] == self.trump:
            return trumps & HIGHER[best] or (trumps if self._must_under else hand)
        return trumps
