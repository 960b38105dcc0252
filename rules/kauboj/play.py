"""How a deal goes on: what each action leads to, and each shuffle."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.kauboj import shots, turns
from rules.kauboj.actions import (
    Badge,
    Direct,
    Discard,
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
    Stand,
    Ten,
)
from rules.kauboj.cards import DECK, mask
from rules.kauboj.desk import Desk
from rules.kauboj.state import Kauboj, Own, Public
from rules.kit.action import Action
from rules.kit.cards import Card, canonical
from rules.kit.seats import Seat

HAND = 7
"""*Set-up*: cards dealt to each."""


_ACTS: Final[Mapping[type[Action], Callable[[Desk, Seat, Any], None]]] = {
    Direct: turns.direct,
    Pass: turns.pass_cards,
    Discard: turns.discard,
    Marry: turns.marry,
    Nine: turns.nine,
    DrawGun: turns.draw_gun,
    DropGun: turns.drop_gun,
    Ten: turns.lay_ten,
    Five: turns.five,
    Shoot: shots.shoot,
    Stand: shots.stand,
    GiveSix: shots.give_six,
    QuickDraw: shots.quick_draw,
    Lose: shots.lose,
    Badge: shots.badge,
    Redraw: shots.redraw,
}
_QUICK: Final[Mapping[type[Action], Callable[[Kauboj, Seat, Any], Kauboj | None]]] = {
    Pass: turns.choose_cards,
    Discard: turns.plain_discard,
}
"""Acts of which most need no desk."""


def apply(state: Kauboj, seat: Seat, action: Action) -> Kauboj:
    """Carries out a legal action."""
    quick = _QUICK.get(type(action))
    if quick is not None:
        after = quick(state, seat, action)
        if after is not None:
            return after
    desk = Desk(state)
    _ACTS[type(action)](desk, seat, action)
    return desk.state()


def to_shuffle(public: Public) -> tuple[Card, ...]:
    """The cards that are to be shuffled, in canonical order: the deal's pack, or a new stock."""
    return DECK if public.drawing is None else canonical((*public.pile[:-1], *public.shots))


def settle(state: Kauboj, codes: tuple[str, ...]) -> Kauboj:
    """Goes on with shuffled cards: the deal's pack, or a new stock."""
    desk = Desk(state)
    cards = tuple([Card(code) for code in codes])
    drawing = desk.drawing
    if drawing is None:
        _deal(desk, cards)
        return desk.state()
    desk.reshuffled(cards)
    desk.go_on()
    match drawing.then:
        case "end":
            desk.end_turn()
        case "turn":
            shots.turn_card(desk)
        case "shot":
            shots.close_shot(desk)
        case "action":
            pass
    return desk.state()


def _deal(desk: Desk, cards: tuple[Card, ...]) -> None:
    """*Set-up*: seven each, one at a time, clockwise from the dealer's left."""
    seats = len(desk.sizes)
    for i in range(seats):
        dealt = cards[i : HAND * seats : seats]
        seat = (desk.turn + i) % seats
        desk.own[seat] = Own(mask(dealt), drawn=dealt)
    desk.cards = cards[HAND * seats :]
    desk.stock = len(desk.cards)
    desk.sizes = [HAND] * seats
    desk.phase = "direction"
