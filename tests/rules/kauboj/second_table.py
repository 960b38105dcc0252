"""What lies on the table and in the hands of the second reading (second.py)."""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from tests.rules.kauboj.second_cards import CARDS, SUITS, points

Act: TypeAlias = dict[str, Any]
Playing: TypeAlias = Generator[list[str], list[str], None]
"""Gives the cards that are to be shuffled, and is sent the new stock."""


class Illegal(Exception):
    """The page does not allow it; nothing has changed."""


def need(allowed: object) -> None:
    if not allowed:
        raise Illegal


class Table:
    """One deal, from the dealer's choice on. ``cards``: the shuffle."""

    def __init__(self, seats: int, options: dict[str, Any], dealer: int, cards: Sequence[str]) -> None:
        self.seats, self.options, self.dealer = seats, options, dealer
        self.turn, self.phase, self.turns = (dealer + 1) % seats, "direction", 0
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for i, card in enumerate(cards[: 7 * seats]):
            self.hands[(dealer + 1 + i) % seats].append(card)
        self.stock, self.pile, self.shots = list(cards[7 * seats :]), list[str](), list[str]()
        self.guns, self.owner = dict[int, list[str]](), dict[int, int]()
        self.tens: list[list[str]] = [[] for _ in range(seats)]
        self.aside = ["A" + suit for suit in SUITS]
        self.protected: list[set[str]] = [set() for _ in range(seats)]
        self.married, self.marriages, self.fired = list[str](), [0] * seats, set[int]()
        self.shot: dict[str, int] | None = None
        self.chosen: dict[int, list[str]] | None = None
        self.action: str | None = None
        self.finisher: int | None = None
        self.by_tens = self.took = False
        self.dry = self.drawn_guns = self.count = self.step = self.most = 0
        self.turned = ""

    def to_act(self) -> list[int]:
        match self.phase:
            case "over":
                return []
            case "direction":
                return [self.dealer]
            case "action":
                return [self.turn]
            case "pass":
                assert self.chosen is not None
                return [seat for seat in range(self.seats) if seat not in self.chosen]
        assert self.shot is not None
        return [self.shot["at"]]

    def _units(self, seat: int) -> set[str]:
        return {rank + suit for suit in self.protected[seat] for rank in "KA"}

    def _take_away(self, seat: int, cards: Sequence[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    def _draw(self, seat: int) -> Playing:
        """One card of the stock."""
        if not self.stock and (self.pile[:-1] or self.shots):
            yield from self._renew()
        if self.stock:
            self.hands[seat].append(self.stock.pop(0))
            self.took = True

    def _renew(self) -> Playing:
        self.stock = list((yield sorted([*self.pile[:-1], *self.shots], key=CARDS.index)))
        self.pile, self.shots = self.pile[-1:], []

    def _take(self, seat: int) -> None:
        self.hands[seat].append(self.pile.pop())
        self.took = True

    def _lay(self, seat: int, cards: Sequence[str]) -> None:
        self._take_away(seat, cards)
        self.guns[self.drawn_guns], self.owner[self.drawn_guns] = sorted(cards), seat
        self.drawn_guns += 1

    def facts(self) -> dict[str, Any]:
        seats = range(self.seats)
        return {
            "phase": self.phase,
            "to_act": sorted(self.to_act()),
            "may_act": [],
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [sorted(hand) for hand in self.hands],
            "guns": [
                [{"id": gun, "cards": self.guns[gun]} for gun in sorted(self.guns) if self.owner[gun] == seat]
                for seat in seats
            ],
            "tens": [sorted(tens) for tens in self.tens],
            "aside": sorted(self.aside),
            "protected": [sorted(suits) for suits in self.protected],
            "stock": self.stock,
            "pile": self.pile,
            "shots": self.shots,
            "married": sorted(self.married),
            "marriages": self.marriages,
            "fired": sorted(self.fired),
            "shot": self.shot,
            "passed": None if self.chosen is None else [seat in self.chosen for seat in seats],
            "finisher": self.finisher,
            "action": self.action,
            "turns": self.turns,
        }

    def scores(self) -> list[int]:
        adds, late = self.options["curse_adds"], sum(map(len, self.tens)) == 4 and not self.by_tens
        return [
            30 * (self.finisher == seat) + 10 * len(self.tens[seat]) + 25 * self.marriages[seat]
            + points(set(hand), twos_delay=late, curse_adds=adds)
            for seat, hand in enumerate(self.hands)
        ]  # fmt: skip
