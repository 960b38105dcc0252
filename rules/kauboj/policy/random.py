"""Level 1: random legal play.

On turn first the kind of act is chosen evenly among those that are possible, then the act within the kind, so
that nothing has to be listed that is not played. One number serves for all choices of an act: what that takes
from their evenness is less than one in a million.
"""

from functools import lru_cache
from itertools import combinations

from rules.kauboj.actions import FROM_PILE, FROM_STOCK, Pass
from rules.kauboj.cards import BIT, CARD_OF, FIVES, NINES, TENS, cards_of, couples, may_go
from rules.kauboj.guns import has_gun
from rules.kauboj.judge import no_pile, targets, to_pass
from rules.kauboj.legal import (
    DIRECT,
    NINE,
    ONE_FROM_PILE,
    TEN,
    TWO_FROM_STOCK,
    draw_guns,
    drop,
    legal,
    marriages,
    shot,
    ways,
)
from rules.kauboj.state import Own, Public, protected_cards
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.chance import Chance
from rules.kit.seats import Seat

_NUMBERS = 1 << 32


def random_play(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """A random legal act of a seat that owes one."""
    number, phase = chance.below(_NUMBERS), public.phase
    if phase == "action":
        return _turn_act(public, own, seat, number)
    if phase == "pass":
        return Pass(_some(own.hand & ~protected_cards(public, seat), to_pass(public, own, seat), number))
    if phase == "direction":
        to = ways(len(public.sizes))
        return DIRECT[to[number % len(to)]]
    actions = legal(public, own, seat)
    return actions[number % len(actions)]


def _one(cards: int, number: int) -> Card:
    """One of these cards (there are some)."""
    for _ in range(number % cards.bit_count()):
        cards &= cards - 1
    return CARD_OF[cards & -cards]


def _some(cards: int, count: int, number: int) -> tuple[Card, ...]:
    """``count`` of these cards."""
    held = cards_of(cards)
    ways = _places(len(held), count)
    return tuple([held[place] for place in ways[number % len(ways)]])


@lru_cache(maxsize=128)
def _places(cards: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(cards), count))


def _turn_act(public: Public, own: Own, seat: Seat, number: int) -> Action:
    kinds = _kinds(public, own, seat)
    number, kind = divmod(number, len(kinds) + 1)
    if not kind:
        return _discard(public, own, seat, number)
    hand = own.hand
    match kinds[kind - 1]:
        case "ten":
            return TEN[_one(hand & TENS, number)]
        case "five":
            number, from_pile = divmod(number, 2)
            card = _one(hand & FIVES, number)
            return ONE_FROM_PILE[card] if public.pile and from_pile else TWO_FROM_STOCK[card]
        case "nine":
            number, way = divmod(number, len(to := ways(len(public.sizes))))
            return NINE[_one(hand & NINES, number), to[way]]
        case "gun":
            guns = draw_guns(hand)
            return guns[number % len(guns)]
        case "marriage":
            shown = marriages(public, own)
            return shown[number % len(shown)]
        case "drop":
            drawn = public.guns[seat]
            return drop(drawn[number % len(drawn)].number)
    ready = [gun.number for gun in public.guns[seat] if gun.number not in public.fired]
    number, gun = divmod(number, len(ready))
    aims = targets(public, seat)
    return shot(ready[gun], aims[number % len(aims)])


def _kinds(public: Public, own: Own, seat: Seat) -> list[str]:
    """What may come before the discard, or in its place."""
    kinds: list[str] = []
    hand, action, guns = own.hand, public.action, public.guns[seat]
    if action is None:
        if hand & TENS:
            kinds.append("ten")
        if hand & FIVES:
            kinds.append("five")
        if hand & NINES:
            kinds.append("nine")
        if has_gun(hand):
            kinds.append("gun")
        if couples(hand) and marriages(public, own):
            kinds.append("marriage")
        if guns:
            kinds.append("drop")
    elif action != "shoot":
        return kinds
    if guns and any(gun.number not in public.fired for gun in guns) and targets(public, seat):
        kinds.append("shoot")
    return kinds


def _discard(public: Public, own: Own, seat: Seat, number: int) -> Action:
    hand, protected = own.hand, protected_cards(public, seat)
    free = may_go(hand, protected)
    number, from_pile = divmod(number, 2)
    if from_pile and public.pile and no_pile(public) is None:
        taken = may_go(hand | BIT[public.pile[-1]], protected) if free else 0
        return FROM_PILE[_one(taken, number) if taken else None]
    return FROM_STOCK[_one(free, number) if free else None]
