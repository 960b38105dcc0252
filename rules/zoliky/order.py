"""Cards that somebody put together in any order, as the meld that they make (screens.md §4, *draft*)."""

from collections.abc import Iterator, Sequence

from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.deck import HIGH_ACE, LOW_ACE, PLACE_OF, SUIT_OF, hold
from rules.zoliky.melds import Meld, read_meld
from rules.zoliky.search.laydowns import in_melds


def in_order(cards: Sequence[Card]) -> tuple[int, ...]:
    """The places of the cards in the order in which they make a meld.

    As they are, where that is one or where they make none. A joker that could lie at either end lies where
    it was put if that makes a meld, else at the high end.
    """
    as_they_are = tuple(range(len(cards)))
    if isinstance(read_meld(Seat(0), cards), Meld):
        return as_they_are
    for order in _runs(cards):
        if isinstance(read_meld(Seat(0), [cards[place] for place in order]), Meld):
            return order
    return as_they_are


def in_orders(cards: Sequence[Card]) -> tuple[tuple[int, ...], ...]:
    """Every order in which the cards make a meld of another meaning, that of ``in_order`` first: a joker may
    be able to lie at either end of a run."""
    first = in_order(cards)
    found = {tuple([cards[place] for place in first]): first}
    for order in _runs(cards):
        shown = tuple([cards[place] for place in order])
        if shown not in found and isinstance(read_meld(Seat(0), shown), Meld):
            found[shown] = order
    return tuple(found.values())


def in_groups(cards: Sequence[Card]) -> tuple[tuple[int, ...], ...]:
    """The melds worth most that a hand holds, each as the places of its cards in the order of the meld."""
    found = in_melds(hold(cards))
    free = {card: [place for place, held in enumerate(cards) if held == card] for card in cards}
    melds = found.melds if found is not None else ()
    return tuple([tuple([free[card].pop(0) for card in meld]) for meld in melds])


def _runs(cards: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """Orders from low to high, an ace high before low, jokers in the gaps and then at the ends."""
    naturals = [place for place, card in enumerate(cards) if card != JOKER]
    if len({SUIT_OF[cards[place]] for place in naturals}) != 1:
        return
    for ace in (HIGH_ACE, LOW_ACE):
        jokers = [place for place, card in enumerate(cards) if card == JOKER]
        found: list[int] = []
        last: int | None = None
        for at, place in sorted((_at(cards[place], ace), place) for place in naturals):
            while last is not None and last + 1 < at and jokers:
                found.append(jokers.pop(0))
                last += 1
            found.append(place)
            last = at
        yield (*found, *jokers)
        yield (*jokers, *found)
        if len(jokers) == 2:
            yield (jokers[0], *found, jokers[1])


def _at(card: Card, ace: int) -> int:
    return ace if card[0] == "A" else PLACE_OF[card]
