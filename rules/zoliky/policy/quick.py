"""A player quick enough to play hundreds of deals out in a moment: what level 3 imagines the others to be.

It lays whatever it can like level 2, but looks only at natural cards when it draws and discards.
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.actions import CLOSES, DISCARDS, FROM_PILE, FROM_STOCK, Add, Close, Lay, Swap
from rules.zoliky.deck import AT_END, BIT, CARD_AT, PLAIN_BITS, STRIDE, SUIT_BITS, Held
from rules.zoliky.finish import from_melds, with_exposed
from rules.zoliky.judge import no_pile
from rules.zoliky.legal import card_of
from rules.zoliky.melds import Meld
from rules.zoliky.search.laydowns import opening
from rules.zoliky.search.quick import look
from rules.zoliky.search.singles import thrifty
from rules.zoliky.state import Own, Public

Melds: TypeAlias = tuple[Meld, ...]
_SUITS: Final = range(4)
_IN_MELD, _PAIR, _TWICE, _FITS = 1000, 40, 35, 25
"""What speaks for keeping a card: it lies in a meld, another suit has it, its copy is there (against it), it
fits on the table."""


def quick_play(public: Public, own: Own, seat: Seat) -> Action:
    """The next action in ``draw`` or ``play``."""
    held = own.held
    if public.phase == "draw":
        return quick_draw(public, own, seat)
    if public.open and not public.first_turn:
        size = public.sizes[seat]
        act = with_melds(public.melds, held, size) if public.laid[seat] else first(public, held)
        if act is not None:
            return act
    return DISCARDS[quick_discard(public, held)]


def quick_draw(public: Public, own: Own, seat: Seat) -> Action:
    """The exposed card if it closes; the pile if its top fits, unless it would have to be used."""
    held, exposed = own.held, public.exposed
    if exposed is not None and public.open and not public.laid[seat]:
        close = with_exposed(public.table, (), held.plus(exposed), exposed)
        if close is not None:
            return close
    if public.round >= public.table.opens and public.table.options.discard_use == "free":
        wanted = _wanted(public, held, seat, public.discards[-1])
        if wanted and no_pile(public, own, seat) is None:
            return FROM_PILE
    return FROM_STOCK


def _wanted(public: Public, held: Held, seat: Seat, card: Card) -> bool:
    if card == JOKER:
        return True
    bit = BIT[card]
    if held.one & bit:
        return False
    if public.laid[seat] and fits_table(public.melds) & bit:
        return True
    return bool(in_natural_melds(held.one | bit) & bit)


def fits_table(melds: Melds) -> int:
    """The natural cards that could be added or swapped."""
    bits = 0
    for meld in melds:
        bits |= meld.reach.low | meld.reach.high | meld.reach.swaps
    return bits


def in_natural_melds(one: int) -> int:
    """The cards that lie in some meld without a joker."""
    starts = one & one >> 1 & one >> 2
    a, b, c, d = [one >> STRIDE * suit & PLAIN_BITS for suit in _SUITS]
    threes = a & b & (c | d) | c & d & (a | b)
    threes |= threes << STRIDE | threes << 2 * STRIDE | threes << 3 * STRIDE
    return (starts | starts << 1 | starts << 2 | threes) & one


def first(public: Public, held: Held) -> Close | Lay | None:
    """A close from hand or a first lay-down."""
    rule = public.table.rule
    worth, cards = look(held, pure_run=rule.pure_run)
    if cards >= held.naturals - 1:
        close = from_melds(public.table, held)
        if close is not None:
            return close
    if worth < rule.least or not worth:
        return None
    found = opening(held, rule)
    return None if found is None else Lay(found.melds)


def with_melds(melds: Melds, held: Held, size: int) -> Close | Lay | Swap | Add | None:
    """The close, a swap, the largest meld, an add."""
    one = held.one
    if held.naturals <= 1:
        return CLOSES[card_of(one) if one else JOKER]
    for number, meld in enumerate(melds):
        if meld.jokers and meld.reach.swaps & one:
            return Swap(number, card_of(meld.reach.swaps & one))
    found = [cards for cards in thrifty(held) if len(cards) < size]
    if found:
        return Lay((max(found, key=lambda cards: len(cards) - 2 * cards.count(JOKER)),))
    if size < 2:
        return None
    for number, meld in enumerate(melds):
        reach = meld.reach
        if reach.low & one:
            return Add(number, (card_of(reach.low),), "low")
        if reach.high & one:
            card = card_of(reach.high & one)
            return Add(number, (card,), None if meld.kind == "set" else "high")
    return None


class _Use(NamedTuple):
    """A card of a suit, its bit there, and what speaks for keeping it."""

    card: Card
    bit: int
    worth: int


@cache
def _uses(suit: int, bits: int) -> tuple[_Use, ...]:
    """The cards of a suit with what their neighbours count, less what they would cost at the end."""
    found = []
    for place in range(1, 14):
        if bits >> place & 1:
            near = sum(
                weight
                for here in ((1, 14) if place == 1 else (place,))
                for step, weight in ((-2, 2), (-1, 3), (1, 3), (2, 2))
                if 1 <= here + step <= 14 and bits >> here + step & 1
            )
            card = CARD_AT[suit][place]
            found.append(_Use(card, 1 << place, 10 * near - AT_END[card] // 2))
    return tuple(found)


def quick_discard(public: Public, held: Held) -> Card:
    """The card of least use, but not one that was taken in this turn."""
    best, card, taken = 10**6, JOKER, public.taken
    for use, other in rated(public.melds, held):
        if use < best and (other != taken or not public.stock or held.count(other) > 1):
            best, card = use, other
    return card


def rated(melds: Melds, held: Held) -> list[tuple[int, Card]]:
    """The natural cards of a hand with what speaks for keeping them."""
    one, two = held.one, held.two
    keep, feeds = in_natural_melds(one), fits_table(melds)
    a, b, c, d = [one >> STRIDE * suit & PLAIN_BITS for suit in _SUITS]
    pairs = a & (b | c | d) | b & (c | d) | c & d
    found = []
    for suit in _SUITS:
        for card, bit, use in _uses(suit, one >> STRIDE * suit & SUIT_BITS):
            whole = bit << STRIDE * suit
            if pairs & bit:
                use += _PAIR
            if keep & whole:
                use += _IN_MELD
            if two & whole:
                use -= _TWICE
            if feeds & whole:
                use += _FITS
            found.append((use, card))
    return found
