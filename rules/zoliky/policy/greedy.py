"""Level 2: lays whatever it can, and discards the card that is of least use."""

from collections.abc import Iterable
from functools import cache

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.zoliky.actions import DISCARDS, FROM_PILE, FROM_STOCK, Add, Close, Cut, Discard, Lay, Swap
from rules.zoliky.dealing import LEAST_CUT
from rules.zoliky.deck import AT_END, BIT, PLACE_OF, STRIDE, SUIT_BITS, SUIT_OF, Held
from rules.zoliky.legal import groups
from rules.zoliky.search.laydowns import cover
from rules.zoliky.state import Own, Public


def greedy_play(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """The close, the largest lay-down, a swap, an add, else the discard or the draw that helps most."""
    if public.phase == "cut":
        return Cut(LEAST_CUT + chance.below(public.stock - LEAST_CUT))
    kinds_ = groups(public, own, seat)
    for actions in kinds_:
        first = actions[0]
        if isinstance(first, Close):
            return first
        if isinstance(first, Lay):
            return max((a for a in actions if isinstance(a, Lay)), key=_cards_of)
        if isinstance(first, Swap):
            return first
        if isinstance(first, Add):
            useful = [a for a in actions if isinstance(a, Add) and a.cards != (JOKER,)]
            if useful:
                return useful[0]
    actions = kinds_[-1]
    if public.phase == "draw":
        return FROM_PILE if FROM_PILE in actions and wants(public, own, seat) else FROM_STOCK
    cards = [a.card for a in actions if isinstance(a, Discard)]
    return DISCARDS[least_useful(own.held, cards)] if cards else actions[0]


def _cards_of(lay: Lay) -> tuple[int, int]:
    cards = [card for meld in lay.melds for card in meld]
    return len(cards), -cards.count(JOKER)


def wants(public: Public, own: Own, seat: Seat) -> bool:
    """Whether the top of the pile would lie in a meld."""
    card = public.discards[-1]
    if card == JOKER:
        return True
    if public.laid[seat] and any(_fits(public, card)):
        return True
    held = own.held
    return cover(held.plus(card)) > cover(held)


def _fits(public: Public, card: Card) -> Iterable[bool]:
    return (bool((m.reach.low | m.reach.high | m.reach.swaps) & BIT[card]) for m in public.melds)


def least_useful(held: Held, cards: Iterable[Card]) -> Card:
    """The card with fewest chances to come into a meld; of equal ones the one that would cost most."""
    most = cover(held)
    return min(cards, key=lambda card: (_loss(held, card, most), use(held, card), -AT_END[card]))


def _loss(held: Held, card: Card, most: int) -> int:
    """Natural cards that lie in melds less without this card; a joker is never given away lightly."""
    return 99 if card == JOKER else most - cover(held.minus(card))


def use(held: Held, card: Card) -> int:
    """How many other cards of the hand go together with this one."""
    if card == JOKER:
        return 99
    suit, place = SUIT_OF[card], PLACE_OF[card]
    mine = held.one >> STRIDE * suit & SUIT_BITS
    near = _near(mine, 14) if place == 1 else 0
    near += _near(mine, place)
    ranks = sum([held.one >> STRIDE * s + place & 1 for s in range(4)]) - 1
    return near + 3 * ranks - 2 * (held.count(card) - 1)


@cache
def _near(bits: int, place: int) -> int:
    """Neighbours in a suit: next to a place three, one further two."""
    beside = (bits >> place + 1 & 1) + (bits >> place - 1 & 1)
    further = (bits >> place + 2 & 1) + (bits >> place - 2 & 1 if place > 1 else 0)
    return 3 * beside + 2 * further
