"""A second reading of bauernschnapsen.md: a deal written down again from the page alone, as plainly as can
be.

It shares nothing with ``rules.bauernschnapsen``: hands are lists of codes that are changed in place. What
both say of the same deal must be the same at every moment.
"""

from typing import Any, TypeAlias

Act: TypeAlias = tuple[Any, ...]
"""A word and what goes with it: ``("trump", "H")``, ``("bid", "gang")``, ``("play", "QH", True)``, …"""
VALUES = {
    "rufspiel": 1, "bettler": 5, "schnapser": 6, "gang": 9, "zehner": 10, "bauernschnapser": 12,
    "kontraschnapser": 12, "herrengang": 18, "kontrabauernschnapser": 24, "herrenschnapser": 24,
}  # fmt: skip
NO_TRUMP = ("bettler", "gang", "zehner", "herrengang")
ANNOUNCING = ("rufspiel", "schnapser", "kontraschnapser")
SHOWN = ("herrengang", "herrenschnapser")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


class Second:
    """One deal. ``cards``: the shuffle, the top first; ``points``: of both sides before it."""

    def __init__(self, options: dict[str, Any], dealer: int, points: list[int], cards: list[str]) -> None:
        self.options, self.dealer, self.points, self.cards = options, dealer, list(points), cards
        self.forehand = self.turn = (dealer + 1) % 4
        self.hands: list[list[str]] = [[], [], [], []]
        self._deal(3, cards)
        self.phase = "trump"
        self.trump: str | None = None
        self.flipped: str | None = None
        self.calls: list[tuple[int, Act]] = []
        self.highest: tuple[int, str] | None = None
        self.contract: str | None = None
        self.declarer: int | None = None
        self.multiplier, self.refused = 1, 0
        self.trick: list[list[Any]] = []
        self.tricks, self.card_points = [0, 0, 0, 0], [0, 0, 0, 0]
        self.pairs: list[dict[str, Any]] = []
        self.scores: list[int] = []

    def _deal(self, size: int, cards: list[str]) -> None:
        for place in range(4):
            self.hands[(self.forehand + place) % 4] += cards[place * size : (place + 1) * size]

    def _value(self, contract: str) -> int:
        return int(self.options["bettler_value"]) if contract == "bettler" else VALUES[contract]

    def _may_bid(self, seat: int, contract: str) -> bool:
        if contract == "rufspiel" or (self.highest and self._value(contract) <= self._value(self.highest[1])):
            return False
        forehand, with_forehand = seat == self.forehand, (seat - self.forehand) % 2 == 0
        suits = {card[1] for card in self.hands[seat]}
        return {
            "schnapser": with_forehand,
            "bauernschnapser": forehand or (with_forehand and self.options["bauernschnapser_partner"]),
            "kontraschnapser": not with_forehand,
            "kontrabauernschnapser": not with_forehand,
            "herrengang": not forehand and len(suits) == 1,
            "herrenschnapser": forehand and suits == {self.trump},
        }.get(contract, True)

    def _beats(self, card: str, best: str) -> bool:
        if card[1] != best[1]:
            return card[1] == self.trump and self.contract not in NO_TRUMP
        order = "AJQKT" if self.contract == "zehner" else "JQKTA"
        return order.index(card[0]) > order.index(best[0])

    def _best(self) -> list[Any]:
        best = self.trick[0]
        for played in self.trick[1:]:
            best = played if self._beats(played[1], best[1]) else best
        return best

    def playable(self) -> list[str]:
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        led, best = self.trick[0][1][1], self._best()[1]
        follow = [card for card in hand if card[1] == led]
        trumps = [card for card in hand if card[1] == self.trump]
        if self.contract in NO_TRUMP or self.options["trumping"] == "may":
            trumps = []
        steps = [[card for card in follow if self._beats(card, best)], follow]
        steps += [[card for card in trumps if self._beats(card, best)]]
        steps += [trumps if self.options["undertrump"] == "must" else [], hand]
        return next(step for step in steps if step)

    def legal(self, seat: int) -> set[Act]:
        if seat != self.turn or self.phase == "over":
            return set()
        hand = self.hands[seat]
        if self.phase == "trump":
            return {("trump", card[1]) for card in hand} | {("flip",)}
        if self.phase == "bid":
            return {("bid", contract) for contract in VALUES if self._may_bid(seat, contract)} | {("pass",)}
        if self.phase == "double":
            return {("double",), ("pass",)}
        plays: set[Act] = {("play", card, False) for card in self.playable()}
        if not self.trick and self.contract in ANNOUNCING:
            whole = [suit for suit in "SHDC" if {"K" + suit, "Q" + suit} <= set(hand)]
            plays |= {("play", rank + suit, True) for suit in whole for rank in "KQ"}
        return plays

    def act(self, act: Act) -> None:
        """A legal act of whose turn it is."""
        if act[0] in ("trump", "flip"):
            self.flipped = self.cards[12] if act[0] == "flip" else None
            self.trump = self.flipped[1] if self.flipped else act[1]
            self._deal(2, self.cards[12:])
            self.phase, self.turn = "bid", self.forehand
        elif self.phase == "bid":
            self._call(act)
        elif self.phase == "double":
            self.multiplier *= 2 if act[0] == "double" else 1
            self.refused = 0 if act[0] == "double" else self.refused + 1
            self._ask_to_double()
        else:
            self._play(act[1], announces=act[2])

    def _call(self, act: Act) -> None:
        self.calls.append((self.turn, act))
        if act[0] == "bid":
            self.highest = (self.turn, act[1])
        if self.options["bidding"] == "one-round":
            still = [seat for seat in range(4) if seat not in [caller for caller, _ in self.calls]]
        else:
            still = [seat for seat in range(4) if (seat, ("pass",)) not in self.calls]
            if self.highest and still == [self.highest[0]]:
                still = []
        if still:
            self.turn = next(seat % 4 for seat in range(self.turn + 1, self.turn + 5) if seat % 4 in still)
            return
        self.declarer, self.contract = self.highest or (self.forehand, "rufspiel")
        if self.contract in SHOWN:
            self._end(self.declarer, VALUES[self.contract])
        else:
            self.phase = "double"
            self._ask_to_double()

    def _ask_to_double(self) -> None:
        assert self.declarer is not None
        if self.multiplier == 8 or self.refused == 2:
            self.phase = "play"
            self.turn = self.declarer if self.contract in NO_TRUMP else self.forehand
        else:
            first = self.declarer if self.multiplier == 2 else self.declarer + 1
            self.turn = (first + 2 * self.refused) % 4

    def _play(self, card: str, *, announces: bool) -> None:
        assert self.declarer is not None
        self.hands[self.turn].remove(card)
        self.trick.append([self.turn, card])
        if announces:
            worth = 40 if card[1] == self.trump else 20
            self.pairs.append({"seat": self.turn, "suit": card[1], "points": worth})
            self._at_66()
            if self.phase == "over":
                return
        out = (self.declarer + 2) % 4 if self.contract == "bettler" else None
        if len(self.trick) < (4 if out is None else 3):
            self.turn = next(seat % 4 for seat in (self.turn + 1, self.turn + 2) if seat % 4 != out)
            return
        self.turn = self._best()[0]
        self.tricks[self.turn] += 1
        self.card_points[self.turn] += sum(POINTS[played[1][0]] for played in self.trick)
        self.trick = []
        self._at_66()
        if self.phase != "over":
            self._after_trick(self.declarer, sum(self.tricks))

    def _counts(self, pair: dict[str, Any]) -> bool:
        seat = pair["seat"]
        if self.contract == "rufspiel":
            return self.tricks[seat] + self.tricks[(seat + 2) % 4] > 0
        return bool(seat == self.declarer and self.tricks[seat] > 0)

    def _points_of(self, *seats: int) -> int:
        pairs = [pair["points"] for pair in self.pairs if pair["seat"] in seats and self._counts(pair)]
        return sum(self.card_points[seat] for seat in seats) + sum(pairs)

    def _at_66(self) -> None:
        assert self.declarer is not None
        if self.contract == "rufspiel":
            for winner, loser in ((0, 1), (1, 0)):
                if self._points_of(winner, winner + 2) >= 66:
                    few = 2 if self._points_of(loser, loser + 2) < 33 else 1
                    return self._end(winner, few if self.tricks[loser] + self.tricks[loser + 2] else 3)
        elif self.contract in ANNOUNCING and self._points_of(self.declarer) >= 66:
            self._end(self.declarer, self._value(self.contract))
        return None

    def _after_trick(self, declarer: int, count: int) -> None:
        assert self.contract is not None
        value, others = self._value(self.contract), declarer + 1
        mine = self.turn == declarer
        if self.contract == "rufspiel":
            if count == 5:
                last = self.options["nobody_66"] == "last-trick"
                self._end(self.turn if last else self.forehand + 1, 1)
        elif self.contract in ANNOUNCING:
            if count == 3 or (self.options["schnapser_tricks"] == "all-three" and not mine):
                self._end(others, value)
        elif mine == (self.contract == "bettler"):
            self._end(others, value)
        elif count == 5:
            self._end(declarer, value)

    def _end(self, seat: int, value: int) -> None:
        """The deal is over and brings ``value`` to the side of ``seat``."""
        value *= self.multiplier
        self.phase = "over"
        self.scores = [value if (other - seat) % 2 == 0 else 0 for other in range(4)]
        self.points[seat % 2] += value

    def facts(self) -> dict[str, Any]:
        seat, contract = self.highest or (None, None)
        return {
            "phase": self.phase, "to_act": [] if self.phase == "over" else [self.turn], "may_act": [],
            "dealer": self.dealer, "forehand": self.forehand, "trump": self.trump, "flipped": self.flipped,
            "hands": [sorted(hand) for hand in self.hands],
            "highest": {"seat": seat, "contract": contract} if self.highest else None,
            "contract": self.contract, "declarer": self.declarer, "multiplier": self.multiplier,
            "trick": self.trick, "tricks": self.tricks, "card_points": self.card_points,
            "pairs": [pair | {"counted": self._counts(pair)} for pair in self.pairs],
            "playable": sorted(self.playable()) if self.phase == "play" else [], "points": self.points,
        }  # fmt: skip
