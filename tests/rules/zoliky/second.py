"""A second reading of zoliky.md: a deal written down again from the page alone, as plainly as can be.

It shares nothing with ``rules.zoliky``: hands, stock and melds are lists that are changed in place. What both
say of the same deal must be the same at every moment.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from tests.rules.zoliky.second_melds import JOKER, Meld, at_end, without

Act: TypeAlias = dict[str, Any]
Playing: TypeAlias = Generator[list[str], list[str], None]
"""Gives the cards that are to be shuffled, and is sent the new stock."""
Spread: TypeAlias = tuple[list[str], list[Meld]]
"""A hand and the melds on the table."""


class Illegal(Exception):
    """The page does not allow it; nothing has changed."""


def need(allowed: object) -> None:
    if not allowed:
        raise Illegal


def drawn_leader(seats: int, cards: Sequence[str]) -> int:
    """*Set-up*: the highest closing value leads; ties go on among the tied."""
    tied, at = [*range(seats)], 0
    while len(tied) > 1:
        values = dict(zip(tied, map(at_end, cards[at : at + len(tied)]), strict=True))
        at += len(tied)
        tied = [seat for seat in tied if values[seat] == max(values.values())]
    return tied[0]


def opens(melds: Sequence[Meld], options: dict[str, Any], *, least: int) -> bool:
    """*First lay-down*: points, and a run without a joker."""
    jokers = options["pure_run"] or any(meld.jokers for meld in melds)
    return sum(meld.worth for meld in melds) >= least and (not jokers or any(meld.pure for meld in melds))


class Second:
    """One deal, from the shuffled pack on."""

    def __init__(
        self, seats: int, options: dict[str, Any], leader: int, carried: Sequence[int], cards: Sequence[str]
    ) -> None:
        self.seats, self.options, self.leader, self.turn = seats, options, leader, leader
        self.carried, self.stock, self.discards = list(carried), list(cards), list[str]()
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.melds, self.laid = list[Meld](), [False] * seats
        self.phase, self.round, self.idle = "cut", 1, 0
        self.exposed: str | None = None
        self.taken: str | None = None
        self.closer: int | None = None
        self.first, self.opened = True, False
        self.busy = self.from_hand = False

    @property
    def open(self) -> bool:
        return self.round > self.options["locked_rounds"]

    def act(self, seat: int, act: Act) -> Playing:
        """Raises ``Illegal`` before anything has changed."""
        need(self.phase != "over" and seat == self.turn)
        match self.phase, act["do"]:
            case "cut", "cut":
                self._cut(act["at"])
            case "draw", "draw":
                if act["from"] == "stock":
                    yield from self._draw(seat)
                else:
                    self._take(seat)
            case "draw", "close" if act.get("take"):
                need(self.exposed and any(self.exposed in cards for cards in act.get("melds") or []))
                self._close(seat, act, [*self.hands[seat], str(self.exposed)])
                self.exposed = None
            case "play", "discard":
                self._discard(seat, act["card"])
            case "play", "close":
                need(not self.first and not act.get("take"))
                self._close(seat, act, self.hands[seat])
            case "play", "lay" | "add" | "swap":
                need(not self.first)
                self._move(seat, act)
            case _:
                raise Illegal

    def _cut(self, at: int) -> None:
        need(3 <= at < len(self.stock))
        lifted, rest = self.stock[:at], self.stock[at:]
        jokers = [i for i in range(at - 3, at) if lifted[i] == JOKER]
        others = [i for i in range(at) if lifted[i] != JOKER]
        below = (jokers[-1] if jokers else at - 2) + 1
        shown = below if below < at else others[-1] if others else None
        self.exposed = None if shown is None else lifted[shown]
        rest += [card for i, card in enumerate(lifted) if i not in jokers and i != shown]
        full = [15 if seat == self.leader else 14 for seat in range(self.seats)]
        self.hands = [[JOKER] * count for count in self.carried]
        self.hands[self.leader] += [JOKER] * len(jokers)
        order = [(self.leader + i) % self.seats for i in range(self.seats)]
        packet = {seat: 3 if seat == self.leader else 2 for seat in order}
        while any(len(self.hands[seat]) < full[seat] for seat in order):
            for seat in order:
                count = min(packet[seat], full[seat] - len(self.hands[seat]))
                self.hands[seat] += rest[:count]
                rest, packet[seat] = rest[count:], 2
        self.stock, self.phase = rest, "play"

    def _draw(self, seat: int) -> Playing:
        if not self.stock and len(self.discards) < 2:
            self.phase = "over"
            return
        if not self.stock:
            self.stock = list((yield self.discards[:-1]))
            self.discards = self.discards[-1:]
        self.hands[seat].append(self.stock.pop(0))
        self.busy, self.phase = True, "play"

    def _take(self, seat: int) -> None:
        early = seat == self.leader and self.round == self.options["locked_rounds"] + 1
        need(self.open and not early and self.discards)
        self.taken = self.discards.pop()
        self.hands[seat].append(self.taken)
        self.phase = "play"

    def _discard(self, seat: int, card: str) -> None:
        hand = self.hands[seat]
        need(card in hand and len(hand) > 1)
        need(card != self.taken or hand.count(card) > 1 or not self.stock)
        hand.remove(card)
        self.discards.append(card)
        self.idle, self.busy = 0 if self.busy else self.idle + 1, False
        self.taken, self.opened, self.first = None, False, False
        self.turn = (seat + 1) % self.seats
        self.round += self.turn == self.leader
        self.phase = "over" if self.idle == 60 else "draw"

    def _move(self, seat: int, act: Act) -> None:
        need(self.open)
        hand, self.melds = self.moved(seat, act, (self.hands[seat], self.melds), laid=self.laid[seat])
        used = [*act.get("cards", []), act.get("card"), *(c for cards in act.get("melds", []) for c in cards)]
        self.taken = None if self.taken in used else self.taken
        self.opened = self.opened or not self.laid[seat]
        self.hands[seat], self.laid[seat], self.busy = hand, True, True

    def moved(self, seat: int, act: Act, spread: Spread, *, laid: bool) -> Spread:
        """What a lay, add or swap comes to."""
        if act["do"] == "lay":
            hand, melds = self._lay(seat, act["melds"], spread)
            need(laid or opens(melds[len(spread[1]) :], self.options, least=self.options["opening"]))
        else:
            need(laid)
            hand, melds = changed(act, spread)
        need(hand)
        return hand, melds

    def _lay(self, seat: int, lists: Sequence[Sequence[str]], spread: Spread) -> Spread:
        melds = [Meld(seat, cards) for cards in lists]
        hand = without(spread[0], [card for cards in lists for card in cards])
        need(melds and hand is not None and all(meld.kind for meld in melds))
        return hand or [], [*spread[1], *melds]

    def closed(self, seat: int, act: Act, spread: Spread, *, laid: bool) -> Spread:
        """What a close comes to: the hand has nothing but jokers left."""
        adds, swaps = act.get("adds") or [], act.get("swaps") or []
        if laid:
            need(not (act.get("melds") or adds or swaps))
        else:
            before = len(spread[1])
            spread = self._lay(seat, act.get("melds") or [], spread)
            least = self.options["opening"] if adds or swaps else 0
            need(opens(spread[1][before:], self.options, least=least))
            for more in (*adds, *swaps):
                spread = changed(more, spread)
        hand = without(spread[0], [act["card"]])
        need(hand is not None and {*hand} <= {JOKER})
        return hand or [], spread[1]

    def _close(self, seat: int, act: Act, hand: list[str]) -> None:
        need(self.open)
        left, self.melds = self.closed(seat, act, (hand, self.melds), laid=self.laid[seat])
        self.from_hand = self.opened or not self.laid[seat]
        self.hands[seat], self.laid[seat], self.closer, self.phase = left, True, seat, "over"
        self.discards.append(act["card"])
        kept = len(left) + (act["card"] == JOKER)
        self.carried = [kept if other == seat else 0 for other in range(self.seats)]

    def facts(self) -> dict[str, Any]:
        turn = None if self.phase == "over" else self.turn
        return {
            "phase": self.phase,
            "to_act": [] if turn is None else [turn],
            "may_act": [],
            "leader": self.leader,
            "turn": turn,
            "round": self.round,
            "hands": [sorted(hand) for hand in self.hands],
            "melds": [{"by": m.by, "kind": m.kind, "cards": m.cards, "as": m.stands} for m in self.melds],
            "laid": self.laid,
            "exposed": self.exposed,
            "stock": self.stock,
            "discards": self.discards,
            "carried": self.carried,
            "closer": self.closer,
            "from_hand": self.from_hand,
        }

    def scores(self) -> list[int]:
        if self.closer is None:
            return [0] * self.seats
        times = 2 if self.from_hand else 1
        lost = [
            sum(map(at_end, hand)) if laid else 100 for hand, laid in zip(self.hands, self.laid, strict=True)
        ]
        return [10 * times if seat == self.closer else -times * lost[seat] for seat in range(self.seats)]


def changed(act: Act, spread: Spread) -> Spread:
    """What an add or a swap comes to."""
    (hand, melds), number = spread, act["meld"]
    need(number in range(len(melds)))
    if "cards" in act:
        left, meld = without(hand, act["cards"]), melds[number].added(act["cards"], act.get("at"))
    else:
        left, meld = without(hand, [act["card"]]), melds[number].swapped(act["card"])
        left = None if left is None else [*left, JOKER]
    if left is None or meld is None:
        raise Illegal
    return left, [*melds[:number], meld, *melds[number + 1 :]]
