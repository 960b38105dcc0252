"""What a player may do now, in a pinned order.

There are more ways of laying than a list can hold, so of these it has the useful ones: the first lay-downs
that the search finds, every single meld without a wasted joker, every card that can be added (and a joker
with the card beyond it), the closes from hand that the search finds. Whatever ``judge`` lets through is
legal.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.actions import CLOSES, DISCARDS, FROM_PILE, FROM_STOCK, Add, Cut, End, Lay, Swap
from rules.zoliky.dealing import LEAST_CUT
from rules.zoliky.deck import BIT, CARD_AT, STRIDE, SUIT_BITS, Held
from rules.zoliky.finish import from_melds, with_exposed
from rules.zoliky.judge import no_pile, refuse
from rules.zoliky.melds import Meld
from rules.zoliky.moves import Spread
from rules.zoliky.must_use import ways_to_use
from rules.zoliky.search.laydowns import openings
from rules.zoliky.search.quick import look
from rules.zoliky.search.singles import thrifty
from rules.zoliky.state import Own, Public

Actions: TypeAlias = tuple[Action, ...]
_NONE: Final[Actions] = ()
_DRAWS: Final[Actions] = (FROM_STOCK,)
_BOTH_DRAWS: Final[Actions] = (FROM_STOCK, FROM_PILE)


def legal(public: Public, own: Own, seat: Seat) -> Actions:
    """Every action that is listed: closes, lay-downs, swaps, adds, discards; or draws; or cuts."""
    return tuple([action for group in groups(public, own, seat) for action in group])


def groups(public: Public, own: Own, seat: Seat) -> tuple[Actions, ...]:
    """The same by kind; no group is empty."""
    if seat != public.turn:
        return ()
    match public.phase:
        case "play":
            return _plays(public, own, seat)
        case "draw":
            return _draws(public, own, seat)
        case "cut":
            return (_cuts(public.stock),)
    return ()


@cache
def _cuts(cards: int) -> Actions:
    return tuple(Cut(at) for at in range(LEAST_CUT, cards))


def _draws(public: Public, own: Own, seat: Seat) -> tuple[Actions, ...]:
    draws = _DRAWS if no_pile(public, own, seat) else _BOTH_DRAWS
    exposed = public.exposed
    if exposed is None or not public.open or public.laid[seat]:
        return (draws,)
    close = with_exposed(public.table, public.melds, own.held.plus(exposed), exposed)
    return (draws,) if close is None else ((close,), draws)


def _plays(public: Public, own: Own, seat: Seat) -> tuple[Actions, ...]:
    held = own.held
    discards = _discards(public, held, public.sizes[seat])
    if not public.open or public.first_turn:
        return (discards,)
    lists: tuple[Actions, ...]
    if public.laid[seat]:
        lists = (
            _plain_closes(held),
            _lays(held, public.sizes[seat]),
            _swaps(public.melds, held),
            _adds(public.melds, held, public.sizes[seat]),
            discards,
        )
    else:
        lists = (*_from_nothing(public, held), discards)
    if public.taken is not None and public.table.options.discard_use == "must-use":
        lists = _of_use(public, own, seat, public.taken, lists)
    return tuple([actions for actions in lists if actions])


def _of_use(
    public: Public, own: Own, seat: Seat, card: Card, lists: tuple[Actions, ...]
) -> tuple[Actions, ...]:
    """Option ``must-use``: what puts the pile card into a meld, and what leaves that possible."""
    spread, laid = Spread(own.held, public.melds), public.laid[seat]
    known = {action for actions in lists for action in actions}
    more = [a for a in ways_to_use(public.table, spread, card, laid=laid) if a not in known]
    allowed = [[a for a in actions if refuse(public, own, seat, a) is None] for actions in lists]
    return (tuple(dict.fromkeys(more)), *map(tuple, allowed))


def _from_nothing(public: Public, held: Held) -> tuple[Actions, Actions]:
    """Closes from hand, and first lay-downs: worth most, most without a joker, least without one (screens.md
    §4, A B C)."""
    rule = public.table.rule
    worth, cards = look(held, pure_run=rule.pure_run)
    close = from_melds(public.table, held) if cards >= held.naturals - 1 else None
    closes = _NONE if close is None else (close,)
    if worth < rule.least:
        return closes, _NONE
    return closes, tuple([Lay(each.melds) for _, each in openings(held, rule)])


def _plain_closes(held: Held) -> Actions:
    """§ Close: everything but the closing card is laid, or jokers."""
    naturals = held.naturals
    if naturals > 1:
        return _NONE
    return (CLOSES[next(iter(held.cards()))],)


def _lays(held: Held, size: int) -> Actions:
    """Single melds that leave a card."""
    return tuple([Lay((cards,)) for cards in thrifty(held) if len(cards) < size])


def _swaps(melds: tuple[Meld, ...], held: Held) -> Actions:
    found: list[Action] = []
    for number, meld in enumerate(melds):
        if meld.jokers:
            here = meld.reach.swaps & held.one
            found += [Swap(number, card) for card in _cards(here)]
    return tuple(found)


def _adds(melds: tuple[Meld, ...], held: Held, size: int) -> Actions:
    """Every card, and every joker with the card beyond it, that can be added and leaves a card."""
    one, _, jokers = held
    if size < 2:
        return _NONE
    found: list[Action] = []
    for number, meld in enumerate(melds):
        reach = meld.reach
        if meld.kind == "set":
            if reach.high & one:
                found += [Add(number, (card,)) for card in _cards(reach.high & one)]
            if jokers and reach.high_joker:
                found.append(Add(number, (JOKER,)))
            continue
        if reach.low & one:
            found.append(Add(number, _cards(reach.low), "low"))
        if reach.high & one:
            found.append(Add(number, _cards(reach.high), "high"))
        if jokers:
            found += _adds_with_joker(number, meld, one, size)
    return tuple(found)


def _adds_with_joker(number: int, meld: Meld, one: int, size: int) -> Iterator[Add]:
    reach = meld.reach
    ends: tuple[tuple[End, bool, int], ...] = (
        ("low", reach.low_joker, reach.past_low),
        ("high", reach.high_joker, reach.past_high),
    )
    for at, alone, past in ends:
        if alone:
            yield Add(number, (JOKER,), at)
        elif past & one and size > 2:
            (card,) = _cards(past)
            yield Add(number, (card, JOKER) if at == "low" else (JOKER, card), at)


def card_of(bits: int) -> Card:
    """One of the cards of these bits (not none), the same every time."""
    return _cards(bits)[0]


@cache
def _cards(bits: int) -> tuple[Card, ...]:
    """The cards of these bits, in the order of suits and places."""
    return tuple(
        CARD_AT[suit][place]
        for suit in range(4)
        for place in range(1, 14)
        if bits >> STRIDE * suit + place & 1
    )


def _discards(public: Public, held: Held, size: int) -> Actions:
    """§ Discard: any card but the last one, and but the one taken from the pile."""
    one, _, jokers = held
    if size == 1:
        return _NONE
    found = (
        _discards_of(0, one & SUIT_BITS)
        + _discards_of(1, one >> STRIDE & SUIT_BITS)
        + _discards_of(2, one >> 2 * STRIDE & SUIT_BITS)
        + _discards_of(3, one >> 3 * STRIDE & SUIT_BITS)
    )
    if jokers:
        found += _JOKER
    taken = public.taken
    if taken is not None and public.stock and held.count(taken) == 1:
        found = tuple([action for action in found if action is not DISCARDS[taken]])
    return found


_JOKER: Final[Actions] = (DISCARDS[JOKER],)


@cache
def _discards_of(suit: int, bits: int) -> Actions:
    """Discards of the cards of one suit, from the Ace down."""
    return tuple(
        DISCARDS[CARD_AT[suit][place]] for place in (1, *range(13, 1, -1)) if bits & BIT[CARD_AT[0][place]]
    )
