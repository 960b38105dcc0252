"""A past of the deal that one seat holds possible, as far as it has been told (``telling``).

Every card that left the stock face down is a *slot*: where it lies is known at every moment, what card it
is only once it is shown. What answers say about a hand is kept as cards that a slot cannot be. A choice that
turns out wrong later is a ``Contradiction``, and somebody tells the story again.
"""

from collections.abc import Sequence

from rules.kauboj.cards import BIT, COWBOYS, DECK
from rules.kauboj.events import Draws
from rules.kauboj.play import HAND
from rules.kauboj.state import Own, Public
from rules.kauboj.worlds.seen import NOWHERE
from rules.kit.cards import Card
from rules.kit.chance import Chance, pick
from rules.kit.seats import Seat


class Contradiction(Exception):
    """The choices so far do not fit what was seen later."""


class Past:
    """Where everything lies, in one telling.

    ``card``, ``age`` and ``not_these`` are by slot: what it is, how often the stock had been made anew when
    it was shuffled, and what it cannot be. ``drawn``, ``passes`` and ``sixes`` are what each seat will know.
    """

    def __init__(self, public: Public, own: Own, seat: Seat, chance: Chance) -> None:
        self.public, self.own, self.seat, self.chance = public, own, seat, chance
        self.now = 0
        seats = len(public.sizes)
        self.card: list[Card | None] = [None] * len(DECK)
        self.age = [0] * len(DECK)
        self.not_these = [0] * len(DECK)
        self.card_age = dict.fromkeys(DECK, 0)
        self.slot_of: dict[Card, int] = {}
        self.stock = list(range(len(DECK)))[::-1]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.protected = [""] * seats
        self.pile: list[Card] = []
        self.shots: list[Card] = []
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.passes: list[list[tuple[Sequence[int], Sequence[int]]]] = [[] for _ in range(seats)]
        self.sixes: list[list[int]] = [[] for _ in range(seats)]
        for i in range(HAND * seats):
            self.draw(Seat((public.dealer + 1 + i) % seats))

    def copy(self) -> "Past":
        """The same telling, to be gone on with in another way."""
        other = object.__new__(Past)
        other.public, other.own, other.seat, other.chance = self.public, self.own, self.seat, self.chance
        other.now = self.now
        other.card, other.age, other.not_these = [*self.card], [*self.age], [*self.not_these]
        other.card_age, other.slot_of = {**self.card_age}, {**self.slot_of}
        other.stock, other.hands = [*self.stock], [[*hand] for hand in self.hands]
        other.protected, other.pile, other.shots = [*self.protected], [*self.pile], [*self.shots]
        other.drawn = [[*slots] for slots in self.drawn]
        other.passes = [[*passes] for passes in self.passes]
        other.sixes = [[*slots] for slots in self.sixes]
        return other

    def fix(self, slot: int, card: Card) -> None:
        """This slot is this card."""
        if card in self.slot_of or self.card_age[card] != self.age[slot] or self.not_these[slot] & BIT[card]:
            raise Contradiction
        self.card[slot] = card
        self.slot_of[card] = slot

    def find(self, seat: Seat, card: Card) -> int:
        """The slot of this seat's hand that turns out to be this card."""
        slot = self.slot_of.get(card, NOWHERE)
        if slot != NOWHERE:
            if slot not in self.hands[seat]:
                raise Contradiction
            return slot
        age, bit = self.card_age[card], BIT[card]
        able = [
            slot
            for slot in self.hands[seat]
            if self.card[slot] is None and self.age[slot] == age and not self.not_these[slot] & bit
        ]
        if not able:
            raise Contradiction
        most = max([self.not_these[slot] for slot in able])
        if most:  # of two slots that fit the one that fits less else
            able = [slot for slot in able if self.not_these[slot] == most]
        slot = pick(self.chance, able)
        self.fix(slot, card)
        return slot

    def draw(self, seat: Seat) -> None:
        """The stock's top card goes to a hand; one's own draws are known."""
        slot = self.stock.pop()
        if seat == self.seat:
            self.fix(slot, self.own.drawn[len(self.drawn[seat])])
        self.hands[seat].append(slot)
        self.drawn[seat].append(slot)

    def show(self, seat: Seat, card: Card) -> None:
        """A card leaves the hand, for all to see."""
        self.hands[seat].remove(self.find(seat, card))

    def take(self, seat: Seat, drew: Draws) -> None:
        """Draws: cards of the pile by name, others from the stock."""
        for card in drew:
            if card is None:
                self.draw(seat)
            else:
                self.pile.remove(card)
                self.hands[seat].append(self.slot_of[card])

    def free(self, seat: Seat) -> list[int]:
        """The slots of this hand that may be passed."""
        unit = COWBOYS[self.protected[seat]]
        return [slot for slot in self.hands[seat] if not self.bit(slot) & unit]

    def bit(self, slot: int) -> int:
        """The card of a slot as a bit; 0 where it is unknown."""
        card = self.card[slot]
        return 0 if card is None else BIT[card]

    def deny(self, seat: Seat, cards: int) -> None:
        """None of ``cards`` is in this hand, but for the Kings of protected cowboys."""
        cards &= ~COWBOYS[self.protected[seat]]
        for slot in self.hands[seat]:
            if self.bit(slot) & cards:
                raise Contradiction
            self.not_these[slot] |= cards

    def hand_over(self, by: Seat, at: Seat, slot: int) -> None:
        """A card goes from the target of a shot to the shooter."""
        self.hands[at].remove(slot)
        self.hands[by].append(slot)
