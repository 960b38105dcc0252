"""What a seat can know of the others' cards, and worlds that it holds possible.

The public history says who took which card from the pile and played it or not, what was shuffled anew, and
who drew since then; the cutter knows the bottom of the stock besides.
"""

from collections import Counter
from typing import NamedTuple

from rules.kit.cards import JOKER, Card
from rules.kit.chance import Chance
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.zoliky import events as ev
from rules.zoliky.deck import hold, whole_pack
from rules.zoliky.moves import Spread
from rules.zoliky.must_use import can_use
from rules.zoliky.setup import deck
from rules.zoliky.state import NOTHING, Hidden, Own, Public, Zoliky

_TRIES = 500
"""Worlds that are looked at for one in which the game can go on."""


class Memory(NamedTuple):
    """What one seat knows. ``held``: by seat, cards that lie in that hand; ``bottom``: the lowest cards of
    the stock, the lowest one last; ``fresh``: the cards that were shuffled anew last, of which alone the
    stock consists (None: nothing was); ``drawn``: by seat, how many of those it has drawn."""

    held: tuple[Counter[Card], ...]
    bottom: tuple[Card, ...]
    fresh: Counter[Card] | None
    drawn: tuple[int, ...]


def remember(public: Public, own: Own, seat: Seat) -> Memory:
    """What the public history and the seat's own cards tell."""
    seats = public.table.seats
    held: tuple[Counter[Card], ...] = tuple(Counter() for _ in range(seats))
    drawn, fresh = [0] * seats, None
    bottom = own.seen if seat == public.table.leader else ()
    draws = sum(isinstance(event, ev.Drew) for event in _before_reshuffle(public))
    left = draws if any(isinstance(e, ev.Reshuffled) for e in public.history) else draws + public.stock
    taken: Card | None = None
    for event in public.history:
        match event:
            case ev.Drew(who):
                if 0 < left <= len(bottom):
                    held[who][bottom[-left]] += 1
                left, taken = left - 1, None
                drawn[who] += 1
            case ev.Took(who, card):
                held[who][card] += 1
                taken = card
            case ev.Discarded(who, card):
                _played(held[who], (card,))
                if card == taken and left > 0:
                    # What was taken in this turn may not go while there is a stock: it was another like it.
                    held[who][card] = max(1, held[who][card])
                taken = None
            case ev.Laid(who, _, melds):
                cards = tuple(card for meld in melds for card in meld)
                _played(held[who], cards)
                taken = None if taken in cards else taken
            case ev.Added(who, _, cards):
                _played(held[who], cards)
                taken = None if taken in cards else taken
            case ev.Swapped(who, _, card):
                _played(held[who], (card,))
                held[who][JOKER] += 1
                taken = None if card == taken else taken
            case ev.Reshuffled(cards):
                fresh, drawn, bottom, left = Counter(cards), [0] * seats, (), len(cards)
    return Memory(held, bottom[-public.stock :] if public.stock else (), fresh, tuple(drawn))


def _before_reshuffle(public: Public) -> tuple[ev.Event, ...]:
    """What happened with the first stock."""
    for number, event in enumerate(public.history):
        if isinstance(event, ev.Reshuffled):
            return public.history[:number]
    return public.history


def _played(held: Counter[Card], cards: tuple[Card, ...]) -> None:
    for card in cards:
        if held[card]:
            held[card] -= 1


def unseen(public: Public, own: Own) -> Counter[Card]:
    """Every card that this seat does not see: in other hands, in the stock, or face down on the pile."""
    cards = Counter(whole_pack(public.table.options.jokers))
    cards.subtract(own.held.cards())
    cards.subtract(card for meld in public.melds for card in meld.cards)
    cards.subtract(public.discards)
    if public.phase == "reshuffle":
        gone = public.history[-1]
        assert isinstance(gone, ev.Reshuffled)
        cards.subtract(gone.cards)
    if public.exposed is not None:
        cards[public.exposed] -= 1
    return +cards


def imagine(public: Public, own: Own, seat: Seat, chance: Chance) -> Zoliky:
    """A world with every card that the seat does not see dealt anew, as far as all it knows allows."""
    return Worlds(public, own, seat).imagine(chance)


class Worlds:
    """Every world that a seat holds possible at one moment."""

    def __init__(self, public: Public, own: Own, seat: Seat) -> None:
        self._public, self._own, self._seat = public, own, seat
        self._dealt = public.phase not in ("lead", "shuffle", "cut")
        if self._dealt:
            self._prepare()

    def _prepare(self) -> None:
        public, seat = self._public, self._seat
        memory, pool, end = remember(public, self._own, seat), unseen(public, self._own), public.end
        known = [list(held.elements()) for held in memory.held]
        self._closing: Card | None = None
        self._closed = end is not None and end.closer is not None
        if end is not None and end.closer is not None:
            known = [list(hand) for hand in end.hands]
            known[end.closer] = [JOKER] * public.sizes[end.closer]
            if end.kept[end.closer] > public.sizes[end.closer]:
                self._closing = JOKER
                pool[JOKER] -= 1
        known[seat] = []
        for cards in (*known, memory.bottom):
            pool.subtract(cards)
        self._memory, self._known, self._pool = memory, known, tuple((+pool).elements())
        self._wants = [
            0 if other == seat else size - len(known[other]) for other, size in enumerate(public.sizes)
        ]

    def imagine(self, chance: Chance) -> Zoliky:
        """One of them."""
        for _ in range(_TRIES - 1):
            world = self._world(chance)
            if self._goes_on(world):
                return world
        return self._world(chance)

    def _goes_on(self, world: Zoliky) -> bool:
        """Whether somebody else who has taken a card that he must use (option ``must-use``) can use it."""
        public = self._public
        card, turn, table = public.taken, public.turn, public.table
        if card is None or turn == self._seat or table.options.discard_use == "free":
            return True
        return can_use(table, Spread(world.own[turn].held, public.melds), card, laid=public.laid[turn])

    def _world(self, chance: Chance) -> Zoliky:
        public, own, seat = self._public, self._own, self._seat
        if not self._dealt:
            owns = tuple(own if other == seat else NOTHING for other in range(public.table.seats))
            pack = shuffled(chance, list(deck(public.table))) if public.phase == "cut" else ()
            return State(public, owns, Hidden(tuple(pack)))
        memory, closing = self._memory, self._closing
        left = public.stock - len(memory.bottom)
        stock, rest = _split(list(self._pool), left, memory, chance)
        if self._closed and closing is None:
            closing = _natural_of(rest, stock)
        hands = _dealt(rest, self._wants, memory, chance)
        owns = tuple(
            own if other == seat else Own(hold((*self._known[other], *hand)))
            for other, hand in enumerate(hands)
        )
        return State(public, owns, Hidden((*stock, *memory.bottom), closing))


def _split(pool: list[Card], stock: int, memory: Memory, chance: Chance) -> tuple[list[Card], list[Card]]:
    """Cards for the stock, and the others; those that were never shuffled anew are not in the stock."""
    cards = shuffled(chance, pool)
    if memory.fresh is None:
        return cards[:stock], cards[stock:]
    fresh = Counter(memory.fresh)
    able, others = [], []
    for card in cards:
        if fresh[card]:
            fresh[card] -= 1
            able.append(card)
        else:
            others.append(card)
    return able[:stock], others + able[stock:]


def _natural_of(rest: list[Card], stock: list[Card]) -> Card:
    """Takes a card that is no joker out of the rest, where need be for a joker that goes under the stock."""
    if all(card == JOKER for card in rest):
        place = next(i for i, card in enumerate(stock) if card != JOKER)
        rest[0], stock[place] = stock[place], rest[0]
    return rest.pop(next(i for i, card in enumerate(rest) if card != JOKER))


def _dealt(cards: list[Card], wants: list[int], memory: Memory, chance: Chance) -> list[list[Card]]:
    """The hands: whoever has drawn less of the new stock than he holds has old cards for the rest."""
    hands: list[list[Card]] = [[] for _ in wants]
    if memory.fresh is not None:
        for other, (want, drawn) in enumerate(zip(wants, memory.drawn, strict=True)):
            least = max(0, want - drawn)
            hands[other], cards = cards[:least], cards[least:]
        cards = shuffled(chance, cards)
    for other, want in enumerate(wants):
        more = want - len(hands[other])
        hands[other] += cards[:more]
        cards = cards[more:]
    return hands


def shuffled(chance: Chance, cards: list[Card]) -> list[Card]:
    """The cards in any order (Fisher and Yates)."""
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
