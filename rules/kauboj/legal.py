"""Everything a seat may do, in a pinned order: buttons address actions by their index.

On turn: marriages, Nines, guns to draw, guns to drop, shots, Tens, Fives, then the discards with a draw from
the stock and those with one from the pile; each in canonical order of cards, of gun numbers, of seats.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from rules.kauboj.actions import (
    FROM_PILE,
    FROM_STOCK,
    KEEP,
    STAND,
    Badge,
    Direct,
    DrawGun,
    DropGun,
    Five,
    GiveSix,
    Lose,
    Marry,
    Nine,
    Pass,
    QuickDraw,
    Redraw,
    Shoot,
    Source,
    Suit,
    Ten,
    Way,
)
from rules.kauboj.cards import BIT, CARDS, FIVES, KINGS, NINES, SIXES, TENS, cards_of, couples, mask, may_go
from rules.kauboj.guns import ENDS_DEAL, guns_in, quick_draws
from rules.kauboj.judge import ACROSS_NEEDS, no_pile, targets, to_pass
from rules.kauboj.state import Own, Public, protected_cards
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.seats import Seat

_TABLE_WAYS: Final[tuple[Way, ...]] = ("left", "across", "right")
_SUIT_OF: Final[dict[Card, Suit]] = {Card("QS"): "S", Card("QH"): "H", Card("QD"): "D", Card("QC"): "C"}
DIRECT: Final = {way: Direct(way) for way in _TABLE_WAYS}
MARRY: Final = {suit: Marry(suit) for suit in _SUIT_OF.values()}
TEN: Final = {card: Ten(card) for card in cards_of(TENS)}
NINE: Final = {(card, way): Nine(card, way) for card in cards_of(NINES) for way in _TABLE_WAYS}
TWO_FROM_STOCK: Final = {card: Five(card, ("stock", "stock")) for card in cards_of(FIVES)}
ONE_FROM_PILE: Final = {card: Five(card, ("pile", "stock")) for card in cards_of(FIVES)}
GIVE_SIX: Final = {card: GiveSix(card) for card in cards_of(SIXES)}
LOSE: Final = {card: Lose(card) for card in cards_of(KINGS)}
BADGE: Final = (Badge(True), Badge(False))
_WHOLE_PACK: Final = mask(CARDS)
_DRAW_GUN: Final = {gun: DrawGun(cards_of(gun)) for gun in guns_in(_WHOLE_PACK)}
QUICK_DRAW: Final = {gun: QuickDraw(cards_of(gun)) for gun in quick_draws(_WHOLE_PACK)}


def ways(seats: int) -> tuple[Way, ...]:
    """Where cards may be passed: left, across (with four), right."""
    return _TABLE_WAYS if seats >= ACROSS_NEEDS else ("left", "right")


def draw_guns(hand: int) -> tuple[DrawGun, ...]:
    """Every gun that may be drawn from the hand."""
    return tuple([_DRAW_GUN[gun] for gun in guns_in(hand)])


@lru_cache(maxsize=256)
def shot(gun: int, at: Seat) -> Shoot:
    return Shoot(gun, at)


@lru_cache(maxsize=64)
def drop(gun: int) -> DropGun:
    return DropGun(gun)


def legal(public: Public, own: Own, seat: Seat) -> tuple[Action, ...]:
    """Every legal action of ``seat`` now."""
    if public.drawing is not None:
        return ()
    match public.phase:
        case "direction":
            return tuple(DIRECT[way] for way in ways(len(public.sizes))) if seat == public.dealer else ()
        case "pass":
            return tuple(_passes(public, own, seat))
        case "action":
            return tuple(_turn_acts(public, own, seat)) if seat == public.turn else ()
        case "answer":
            return tuple(_answers(public, own, seat))
    return ()


def _passes(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    if public.passing is not None and seat in public.passing.waiting:
        free = cards_of(own.hand & ~protected_cards(public, seat))
        for cards in combinations(free, to_pass(public, own, seat)):
            yield Pass(cards)


def _turn_acts(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    if public.action is None:
        yield from actions(public, own, seat)
    elif public.action == "shoot":
        yield from shots(public, seat)
    yield from discards(public, own, seat)


def actions(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    """What may come before the discard, or in its place."""
    hand = own.hand
    yield from marriages(public, own)
    for card in cards_of(hand & NINES):
        for way in ways(len(public.sizes)):
            yield NINE[card, way]
    yield from draw_guns(hand)
    for gun in public.guns[seat]:
        yield drop(gun.number)
    yield from shots(public, seat)
    for card in cards_of(hand & TENS):
        yield TEN[card]
    for card in cards_of(hand & FIVES):
        yield TWO_FROM_STOCK[card]
        if public.pile:
            yield ONE_FROM_PILE[card]


def marriages(public: Public, own: Own) -> tuple[Marry, ...]:
    """The couples of the hand that may be shown."""
    suits = [_SUIT_OF[queen] for queen in cards_of(couples(own.hand))]
    return tuple([MARRY[suit] for suit in suits if suit not in public.married])


def shots(public: Public, seat: Seat) -> Iterator[Action]:
    """Each gun that has not fired, at each target."""
    if public.guns[seat]:
        aims = targets(public, seat)
        for gun in public.guns[seat]:
            if gun.number not in public.fired:
                for at in aims:
                    yield shot(gun.number, at)


def discards(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    """The turn's ends: with a draw from the stock, then with one from the pile."""
    hand, protected = own.hand, protected_cards(public, seat)
    free = may_go(hand, protected)
    for card in cards_of(free) or (None,):
        yield FROM_STOCK[card]
    if no_pile(public) is None:
        taken = may_go(hand | BIT[public.pile[-1]], protected) if free else 0
        for card in cards_of(taken) or (None,):
            yield FROM_PILE[card]


def _answers(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    answer = own.answer
    if answer is None or public.aimed is None:
        return
    match answer.step:
        case "reply":
            yield STAND
            if public.aimed.gun.kind == ENDS_DEAL:
                for card in cards_of(own.hand & SIXES):
                    yield GIVE_SIX[card]
            for quick in quick_draws(own.hand):
                yield QUICK_DRAW[quick]
        case "lose":
            for card in cards_of(own.hand & KINGS & ~protected_cards(public, seat)):
                yield LOSE[card]
        case "badge":
            yield from BADGE
        case "redraw":
            yield from redraws(answer.most, len(public.pile))


@lru_cache(maxsize=64)
def redraws(most: int, pile: int) -> tuple[Redraw, ...]:
    """What may be drawn for a King: nothing, or from the stock; for a protected one up to two, also from
    the pile while it holds cards."""
    one: tuple[Redraw, ...] = (KEEP, Redraw(("stock",)))
    if most == 1:
        return one
    sources: tuple[Source, ...] = ("stock", "pile")
    pairs = (Redraw((first, second)) for first in sources for second in sources)
    more = (*((Redraw(("pile",)),) if pile else ()), *pairs)
    return (*one, *[redraw for redraw in more if redraw.from_.count("pile") <= pile])
