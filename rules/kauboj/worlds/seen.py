"""What a seat has seen of the others' cards, put in order once before a past is told (``telling``).

The history is cut into *stretches* by the passes: within a stretch a card stays in the hand it is in until it
is shown. So a card shown in a stretch was in that hand from its start, or came by a draw.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.kauboj import events as ev
from rules.kauboj.cards import DECK, cards_of
from rules.kauboj.state import Own, Public
from rules.kit.cards import Card
from rules.kit.chance import Chance
from rules.kit.seats import Seat

NOWHERE = -1


class Place(NamedTuple):
    """A seat's hand in a stretch; ``order``: what was seen or drawn before and after."""

    stretch: int
    seat: Seat
    order: int = NOWHERE


class Seen:
    """The sightings of one seat.

    ``when``: by card, in which stretches it is seen to have been in whose hand. ``needs``: by age of a
    shuffle (how often the stock had been made anew), where its cards are seen first. ``draws``: by age, where
    its cards are drawn from the stock. ``moments``: by event, how much had been seen before it.
    """

    def __init__(self, public: Public, own: Own, seat: Seat) -> None:
        self.when: dict[Card, list[Place]] = {}
        self._steps: list[int] = []
        self._reach: dict[tuple[int, int, int], frozenset[Seat]] = {}
        self.needs: dict[int, list[tuple[Card, Place]]] = {}
        self.draws: dict[int, list[Place]] = {}
        self._now = self._order = self._sixes = 0
        self._own, self._seat, self._seats = own, seat, len(public.sizes)
        self._known: set[Card] = set()
        self._age = dict.fromkeys(DECK, 0)
        self._newest = 0
        self._pile: list[Card] = []
        self._shots: list[Card] = []
        self.moments: list[int] = []
        for event in public.history:
            self.moments.append(self._order)
            self._read(event)
        if public.ending is not None:
            for other, hand in enumerate(public.ending.hands):
                self._show(Seat(other), cards_of(hand))

    def _at(self, seat: Seat) -> Place:
        self._order += 1
        return Place(self._now, seat, self._order)

    def _show(self, seat: Seat, cards: Iterable[Card]) -> None:
        """These cards are seen to be in this hand."""
        for card in cards:
            self.when.setdefault(card, []).append(self._at(seat))
            if card not in self._known and card[0] != "A":
                self._known.add(card)
                self.needs.setdefault(self._age[card], []).append((card, self._at(seat)))

    def _take(self, seat: Seat, drew: ev.Draws) -> None:
        for card in drew:
            if card is None:
                self.draws.setdefault(self._newest, []).append(self._at(seat))
            else:
                self._pile.remove(card)

    def _read(self, event: ev.Event) -> None:
        match event:
            case ev.Discarded(seat, card, drew) | ev.FiveGone(seat, card, drew):
                from_stock = drew.count(None)
                self._take(seat, drew[: len(drew) - from_stock])
                if card is not None:
                    self._show(seat, (card,))
                    self._pile.append(card)
                self._take(seat, drew[len(drew) - from_stock :])
            case ev.TenLaid(seat, card, drew):
                self._show(seat, (card,))
                self._take(seat, drew)
            case ev.Nined(seat, card, _):
                self._show(seat, (card,))
                self._pile.append(card)
            case ev.GunDrawn(seat, gun) | ev.QuickDrawn(_, seat, _, gun):
                self._show(seat, gun.cards)
            case ev.GunDropped(seat, gun, drew):
                self._pile += gun.cards
                self._take(seat, drew)
            case ev.Married(seat, suit):
                self._show(seat, (Card("K" + suit), Card("Q" + suit)))
            case ev.Redrew(seat, drew) | ev.Drew(seat, drew):
                self._take(seat, drew)
            case ev.Shot():
                self._shot(event)
            case ev.Backfired(by, at, _) if self._seat in (by, at):
                self._show(at, (self._own.sixes[self._sixes],))
                self._sixes += 1
            case ev.Passed(steps, _):
                giver = Seat((self._seat - steps) % self._seats)
                self._show(giver, cards_of(self._own.passes[self._now][1]))
                self._steps.append(steps)
                self._now += 1
            case ev.Reshuffled():
                self._newest += 1
                for card in (*self._pile[:-1], *self._shots):
                    self._age[card] = self._newest
                    self._known.discard(card)
                self._pile, self._shots = self._pile[-1:], []

    def _shot(self, shot: ev.Shot) -> None:
        if shot.turned is not None:
            self._shots.append(shot.turned)
            self._known.add(shot.turned)
        if shot.badge is not None:
            self._show(shot.at, (Card("K" + shot.badge),))
        if shot.lost is not None:
            self._show(shot.at, (shot.lost,))

    def next_seen(self, card: Card, order: int) -> "Place | None":
        """Where the card is seen first after this moment."""
        for place in self.when.get(card, ()):
            if place.order > order:
                return place
        return None

    def can_come(self, start: "Place", end: "Place") -> bool:
        """Whether a card that lies at ``start`` can be at ``end``: each pass in between may have moved it or
        not, but not to the seat itself, which would have seen it."""
        if start.order > end.order:
            return False
        way = (start.stretch, start.seat, end.stretch)
        reach = self._reach.get(way)
        if reach is None:
            seats = {start.seat}
            for steps in self._steps[start.stretch : end.stretch]:
                seats |= {Seat((seat + steps) % self._seats) for seat in seats} - {self._seat}
            reach = self._reach[way] = frozenset(seats)
        return end.seat in reach

    def matched(
        self, starts: "Sequence[Place]", ends: "Sequence[Place]", chance: Chance, *, near: bool
    ) -> "dict[int, Place] | None":
        """A start of its own for each of ``ends``, by the number of the start (a matching, by augmenting
        paths); None: there is none. ``near``: rather one in the same hand."""
        buckets: list[list[int]] = [[] for _ in range(self._seats)]
        for i in shuffled(len(starts), chance):
            buckets[starts[i].seat].append(i)
        taken: dict[int, int] = {}

        def able(end: Place, first: int, way: int) -> Iterator[int]:
            for n in range(self._seats):
                for i in buckets[(first + way * n) % self._seats]:
                    start = starts[i]
                    if start.order <= end.order and (start.seat == end.seat or self.can_come(start, end)):
                        yield i

        def place(end: int, tried: set[int]) -> bool:
            first = ends[end].seat if near else chance.below(self._seats)
            way = 1 if chance.below(2) else -1
            for i in able(ends[end], first, way):
                if i not in taken:
                    taken[i] = end
                    return True
            for i in able(ends[end], first, way):
                if i not in tried:
                    tried.add(i)
                    if place(taken[i], tried):
                        taken[i] = end
                        return True
            return False

        if all(place(end, set()) for end in range(len(ends))):
            return {start: ends[end] for start, end in taken.items()}
        return None


def shuffled(count: int, chance: Chance) -> list[int]:
    """The numbers below ``count`` in any order."""
    numbers = list(range(count))
    for i in range(count - 1, 0, -1):
        j = chance.below(i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers
