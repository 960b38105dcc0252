"""A contract that one player makes alone, with open cards, solved exactly: won or lost with best play."""

from rules.bauernschnapsen.cards import BIT, HIGHER, HIGHER_TENS, POINTS, SUIT_BITS, SUIT_OF
from rules.bauernschnapsen.contracts import Contract
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.policy.order import BY_POINTS
from rules.bauernschnapsen.policy.race import PAIR_OF
from rules.bauernschnapsen.scoring import FORTY, TWENTY, WANTED
from rules.bauernschnapsen.state import NONE

TRICKS, THREE = 5, 3


class Alone:
    """One world. ``hands``: by seat, as bits, with all cards that are still to be played."""

    def __init__(
        self, hands: tuple[int, ...], contract: Contract, declarer: int, trump: int, options: Options
    ) -> None:
        self.hands = hands
        self.aim = contract.aim
        self.declarer = declarer
        self.trump = trump if contract.trump else NONE
        self._trumps = SUIT_BITS[self.trump] if contract.trump else 0
        self._higher = HIGHER_TENS if contract.tens else HIGHER
        self._must_trump = options.trumping == "must" and contract.trump
        self._must_under = options.undertrump == "must"
        self._strict = options.schnapser_tricks == "all-three"
        self._out = (declarer + 2) % 4 if contract.aim == "no-trick" else NONE
        self._size = 3 if contract.aim == "no-trick" else 4
        self._table: dict[int, bool] = {}

    def lead(self, left: int, seat: int, tricks: int, points: int, has: int, waits: int) -> bool:
        """Whether the declarer wins with ``seat`` to lead after ``tricks`` tricks.

        In a (kontra)schnapser: ``points`` of his own, ``has``: 1 if he has a trick, ``waits``: his pairs that
        wait for one; else these are 0.
        """
        key = left | seat << 20 | points << 22 | waits << 30 | has << 38
        known = self._table.get(key)
        if known is not None:
            return known
        hand = self.hands[seat] & left
        mine = seat & 1 == self.declarer & 1
        announces = self.aim == "sixty-six" and seat == self.declarer
        result = not mine
        for card in BY_POINTS[hand]:
            more, wait = points, waits
            if announces:
                pair = PAIR_OF[card]
                if pair and hand & pair == pair:
                    worth = FORTY if self._trumps & pair else TWENTY
                    if has:
                        more += worth
                    else:
                        wait += worth
            if more >= WANTED:
                value = True
            else:
                value = self.follow(
                    left ^ BIT[card],
                    self.next(seat),
                    1,
                    card,
                    card,
                    seat,
                    POINTS[card],
                    tricks,
                    more,
                    has,
                    wait,
                )
            if value is mine:
                result = mine
                break
        self._table[key] = result
        return result

    def follow(
        self, left: int, seat: int, count: int, led: int, best: int, ahead: int, laid: int,
        tricks: int, points: int, has: int, waits: int,
    ) -> bool:  # fmt: skip
        """The same inside a trick of ``count`` cards worth ``laid``, which ``ahead`` takes so far."""
        mine = seat & 1 == self.declarer & 1
        higher = self._higher[best]
        for card in BY_POINTS[self.legal(self.hands[seat] & left, led, best)]:
            now, who = best, ahead
            if higher & BIT[card] or (SUIT_OF[card] == self.trump != SUIT_OF[best]):
                now, who = card, seat
            if count + 1 < self._size:
                value = self.follow(
                    left ^ BIT[card], self.next(seat), count + 1, led, now, who, laid + POINTS[card],
                    tricks, points, has, waits,
                )  # fmt: skip
            else:
                value = self.taken(left ^ BIT[card], who, laid + POINTS[card], tricks + 1, points, has, waits)
            if value is mine:
                return mine
        return not mine

    def taken(self, left: int, who: int, laid: int, tricks: int, points: int, has: int, waits: int) -> bool:
        """After a trick: won, lost, or on with the next one."""
        own = who == self.declarer
        if self.aim == "sixty-six":
            if own:
                points, has, waits = points + laid + waits, 1, 0
                if points >= WANTED:
                    return True
            elif self._strict:
                return False
            return tricks < THREE and self.lead(left, who, tricks, points, has, waits)
        if own is not (self.aim == "all-tricks"):
            return False
        return tricks == TRICKS or self.lead(left, who, tricks, 0, 0, 0)

    def next(self, seat: int) -> int:
        following = seat + 1 & 3
        return following + 1 & 3 if following == self._out else following

    def legal(self, hand: int, led: int, best: int) -> int:
        """The cards that may follow (follow.py, without the values that it is given there)."""
        suited = hand & SUIT_BITS[SUIT_OF[led]]
        if suited:
            return suited & self._higher[best] or suited
        trumps = hand & self._trumps
        if not trumps or not self._must_trump:
            return hand
        if SUIT_OF[best] == self.trump:
            return trumps & HIGHER[best] or (trumps if self._must_under else hand)
        return trumps
