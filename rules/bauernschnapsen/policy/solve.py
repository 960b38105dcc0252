"""Worlds solved: what a deal brings with open cards and best play of all four, for one contract.

All values are for side 0, in match points without the multiplier.
"""

from rules.bauernschnapsen.bidding import value
from rules.bauernschnapsen.cards import BIT, HIGHER, HIGHER_TENS, POINTS, SUIT_OF
from rules.bauernschnapsen.contracts import Contract
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.policy.alone import Alone
from rules.bauernschnapsen.policy.race import MOST, Race
from rules.bauernschnapsen.scoring import WANTED, counts, own_points, race_points, race_value, worth_of_pair
from rules.bauernschnapsen.state import Game, Pair, Play, Public

Hands = tuple[int, ...]


def opening_value(
    hands: Hands, contract: Contract, declarer: int, trump: int, forehand: int, options: Options
) -> int:
    """What a contract brings from the first lead on."""
    every = hands[0] | hands[1] | hands[2] | hands[3]
    if contract.aim == "race":
        race = Race(hands, trump, options, forehand)
        return race.lead(every, forehand, 0, 0, 0, 0, 0, 0, -MOST, MOST)
    worth = value(contract, options) * (1 if declarer % 2 == 0 else -1)
    if contract.shown:
        return worth
    leader = declarer if contract.bidder_leads else forehand
    alone = Alone(hands, contract, declarer, trump, options)
    return worth if alone.lead(every, leader, 0, 0, 0, 0) else -worth


class Moment:
    """A moment of play in one world: what each card that may be played brings."""

    def __init__(self, public: Public, hands: Hands) -> None:
        game = public.game
        assert game is not None
        self._game: Game = game
        self._play: Play = public.play
        self._options = public.table.options
        self._left = hands[0] | hands[1] | hands[2] | hands[3]
        self._hands = hands
        self._size = game.players
        self._count = len(public.play.plays) % game.players
        self._laid = sum(POINTS[p.card] for p in public.play.plays[len(public.play.plays) - self._count :])
        if game.contract.aim == "race":
            self._race = Race(hands, game.trump, self._options, public.table.forehand)
        else:
            self._alone = Alone(hands, game.contract, game.declarer, game.trump, self._options)
            worth = value(game.contract, self._options)
            self._worth = worth if game.declarer % 2 == 0 else -worth

    def after(self, seat: int, card: int, *, announced: bool) -> int:
        """The value if ``seat`` plays this card now."""
        pairs = self._play.pairs
        if announced:
            suit = SUIT_OF[card]
            pairs = (*pairs, Pair(seat, suit, worth_of_pair(suit, self._game)))  # type: ignore[arg-type]
        led, best, ahead = self._play.led, self._play.best, int(self._play.ahead)
        higher = HIGHER_TENS if self._game.contract.tens else HIGHER
        if led < 0:
            led, best, ahead = card, card, seat
        elif higher[best] & BIT[card] or (SUIT_OF[card] == self._game.trump != SUIT_OF[best]):
            best, ahead = card, seat
        if self._game.contract.aim == "race":
            return self._after_race(seat, card, led, best, ahead, pairs)
        return self._after_alone(seat, card, led, best, ahead, pairs)

    def _after_race(
        self, seat: int, card: int, led: int, best: int, ahead: int, pairs: tuple[Pair, ...]
    ) -> int:
        play = self._play
        tricks, points = play.tricks, play.card_points
        sums = [race_points(side, tricks, points, pairs) for side in (0, 1)]
        for side in (0, 1):
            if sums[side] >= WANTED:
                worth = race_value(1 - side, tricks, points, pairs)
                return -worth if side else worth
        has = [int(tricks[side] + tricks[side + 2] > 0) for side in (0, 1)]
        waits = [
            0 if has[side] else sum(pair.points for pair in pairs if pair.seat % 2 == side) for side in (0, 1)
        ]
        left, laid = self._left ^ BIT[card], self._laid + POINTS[card]
        race, (p0, p1), (t0, t1), (w0, w1) = self._race, sums, has, waits
        if self._count < 3:
            return race.follow(
                left, seat + 1 & 3, self._count + 1, led, best, ahead, laid,
                p0, p1, t0, t1, w0, w1, -MOST, MOST,
            )  # fmt: skip
        if ahead & 1:
            p1, w1 = p1 + laid + w1, 0
            if p1 >= WANTED:
                return -MOST if not t0 else -2 if p0 < 33 else -1
            return race.lead(left, ahead, p0, p1, t0, 1, w0, w1, -MOST, MOST)
        p0, w0 = p0 + laid + w0, 0
        if p0 >= WANTED:
            return MOST if not t1 else 2 if p1 < 33 else 1
        return race.lead(left, ahead, p0, p1, 1, t1, w0, w1, -MOST, MOST)

    def _after_alone(
        self, seat: int, card: int, led: int, best: int, ahead: int, pairs: tuple[Pair, ...]
    ) -> int:
        game, play, alone = self._game, self._play._replace(pairs=pairs), self._alone
        tricks, points, has, waits = sum(play.tricks), 0, 0, 0
        if game.contract.aim == "sixty-six":
            has = int(play.tricks[game.declarer] > 0)
            points = own_points(game, play)
            own = [pair for pair in pairs if pair.seat == game.declarer]
            waits = sum(pair.points for pair in own if not counts(game, play.tricks, pair))
        left, laid = self._left ^ BIT[card], self._laid + POINTS[card]
        if points >= WANTED:
            won = True
        elif self._count + 1 < self._size:
            won = alone.follow(
                left, alone.next(seat), self._count + 1, led, best, ahead, laid, tricks, points, has, waits
            )
        else:
            won = alone.taken(left, ahead, laid, tricks + 1, points, has, waits)
        return self._worth if won else -self._worth
