"""A turn's action, the discard and the draw; and the passes (kauboj.md, *Set-up*, *A turn*)."""

from typing import Final

from rules.kauboj.actions import (
    STEPS,
    Direct,
    Discard,
    DrawGun,
    DropGun,
    Five,
    Marry,
    Nine,
    Pass,
    Source,
    Ten,
)
from rules.kauboj.cards import BIT, mask
from rules.kauboj.desk import LAST_TURN, Desk, put
from rules.kauboj.events import (
    Directed,
    Discarded,
    Draws,
    FiveGone,
    GunDrawn,
    GunDropped,
    Married,
    Nined,
    Passed,
    TenLaid,
)
from rules.kauboj.guns import ENDS_DEAL, Gun, kind_of
from rules.kauboj.state import Drawing, Hidden, Kauboj, Own, Passing, Public
from rules.kit.cards import Card
from rules.kit.contract import State
from rules.kit.seats import Seat, all_seats

FIRST_PASS, NINE_PASS = 3, 2
"""How many cards everybody passes after the deal, and at a Nine."""
ALL_TENS = 4
_STOCK: Final[tuple[Source, ...]] = ("stock",)
_PILE: Final[tuple[Source, ...]] = ("pile",)
_ONE_DRAWN: Final[Draws] = (None,)
_PASSING, _PHASE = Public._fields.index("passing"), Public._fields.index("phase")


def direct(desk: Desk, seat: Seat, action: Direct) -> None:
    desk.log(Directed(seat, action.to))
    _open_pass(desk, FIRST_PASS, STEPS[action.to])


def _open_pass(desk: Desk, count: int, steps: int) -> None:
    desk.phase = "pass"
    desk.passing = Passing(count, steps, all_seats(len(desk.sizes)))


def choose_cards(state: Kauboj, seat: Seat, action: Pass) -> Kauboj | None:
    """Cards are chosen while others still choose: they stay in the hand, and nothing else changes. None: this
    is the last choice."""
    public, owns, hidden = state
    passing = public.passing
    assert passing is not None
    many, steps, waiting = passing
    if len(waiting) == 1:
        return None
    others = Passing(many, steps, tuple([other for other in waiting if other != seat]))
    after = Public._make((*public[:_PASSING], others, *public[_PASSING + 1 :]))
    return State(after, put(owns, seat, _choice(owns[seat], action)), hidden)


def _choice(own: Own, action: Pass) -> Own:
    return Own(own.hand, mask(action.cards), None, own.drawn, own.passes, own.sixes)


def pass_cards(desk: Desk, seat: Seat, action: Pass) -> None:
    """All have chosen: all cards move at once."""
    passing = desk.passing
    assert passing is not None
    desk.own[seat] = _choice(desk.own[seat], action)
    seats, steps = len(desk.sizes), passing.steps
    gave = [own.chosen or 0 for own in desk.own]
    counts = tuple([bits.bit_count() for bits in gave])
    for i, own in enumerate(desk.own):
        away, come = gave[i], gave[(i - steps) % seats]
        hand = own.hand & ~away | come
        desk.own[i] = Own(hand, None, None, own.drawn, (*own.passes, (away, come)), own.sixes)
        desk.sizes[i] += counts[(i - steps) % seats] - counts[i]
    desk.log(Passed(steps, counts))
    desk.passing, desk.phase = None, "action"


def marry(desk: Desk, seat: Seat, action: Marry) -> None:
    desk.action = "marriage"
    desk.married = "".join(sorted(desk.married + action.suit))
    desk.marriages = put(desk.marriages, seat, desk.marriages[seat] + 1)
    desk.log(Married(seat, action.suit))


def nine(desk: Desk, seat: Seat, action: Nine) -> None:
    card = Card(action.card)
    desk.action = "nine"
    desk.spend(seat, BIT[card])
    desk.pile = (*desk.pile, card)
    desk.log(Nined(seat, card, action.to))
    _open_pass(desk, NINE_PASS, STEPS[action.to])


def lay_gun(desk: Desk, seat: Seat, cards: tuple[str, ...]) -> Gun:
    """The next gun of the deal lies drawn before ``seat``."""
    codes = tuple(sorted([Card(card) for card in cards]))
    kind = kind_of(codes)
    assert kind is not None
    gun = Gun(desk.next_gun, kind, codes)
    desk.next_gun += 1
    desk.spend(seat, mask(codes), len(codes))
    desk.guns = put(desk.guns, seat, (*desk.guns[seat], gun))
    return gun


def draw_gun(desk: Desk, seat: Seat, action: DrawGun) -> None:
    desk.action = "gun"
    gun = lay_gun(desk, seat, action.cards)
    desk.log(GunDrawn(seat, gun))
    if gun.kind == ENDS_DEAL and sum(map(len, desk.tens)) == ALL_TENS:
        desk.end("tens", seat)


def drop_gun(desk: Desk, seat: Seat, action: DropGun) -> None:
    """The gun's cards are discarded in order of code, then as many are drawn, one by one."""
    desk.action = "drop"
    gun = next(gun for gun in desk.guns[seat] if gun.number == action.gun)
    desk.guns = put(desk.guns, seat, tuple([other for other in desk.guns[seat] if other is not gun]))
    desk.pile += gun.cards
    drew, left = desk.draw(seat, _STOCK * len(gun.cards))
    desk.log(GunDropped(seat, gun, drew))
    if left:
        desk.drawing = Drawing(seat, left, "action")


def lay_ten(desk: Desk, seat: Seat, action: Ten) -> None:
    """A Ten lies open and is replaced; the last one ends the deal where a 22 is drawn, before any draw."""
    card = Card(action.card)
    desk.tens = put(desk.tens, seat, (*desk.tens[seat], card))
    if sum(map(len, desk.tens)) == ALL_TENS and any(
        gun.kind == ENDS_DEAL for guns in desk.guns for gun in guns
    ):
        desk.action = "ten"
        desk.spend(seat, BIT[card])
        desk.log(TenLaid(seat, card, ()))
        desk.end("tens", seat)
        return
    drew, left = desk.draw(seat, _STOCK, BIT[card])
    desk.log(TenLaid(seat, card, drew))
    _close(desk, seat, left)


def five(desk: Desk, seat: Seat, action: Five) -> None:
    """A Five is discarded for two cards; the pile's is the one that lay on top before it."""
    card = Card(action.card)
    taken: Draws = ()
    if "pile" in action.draw:
        taken, _ = desk.draw(seat, _PILE)
    desk.pile = (*desk.pile, card)
    drew, left = desk.draw(seat, _STOCK * (2 - len(taken)), BIT[card])
    desk.log(FiveGone(seat, card, (*taken, *drew)))
    _close(desk, seat, left)


def plain_discard(state: Kauboj, seat: Seat, action: Discard) -> Kauboj | None:
    """The commonest act of all, made without a desk: discard, then draw from a stock that has cards. None:
    something is different this time."""
    public, owns, hidden = state
    stock, code, turns = hidden.stock, action.card, public.turns + 1
    if action.draw == "pile" or code is None or not stock or turns == LAST_TURN:
        return None
    card = Card(code)
    hand, chosen, answer, drawn, passes, sixes = owns[seat]
    hand = hand & ~BIT[card] | BIT[stock[0]]
    following = Seat((seat + 1) % len(owns))
    history = (*public.history, Discarded(seat, card, _ONE_DRAWN))
    after = Public._make((
        *public[:_PHASE], "action", following, (*public.pile, card), len(stock) - 1, None, (), turns,
        False, 0, history,
    ))  # fmt: skip
    own = Own(hand, chosen, answer, (*drawn, stock[0]), passes, sixes)
    return State(after, (*owns[:seat], own, *owns[seat + 1 :]), Hidden(stock[1:]))


def discard(desk: Desk, seat: Seat, action: Discard) -> None:
    """From the stock: discard, then draw; from the pile: take, then discard."""
    card = None if action.card is None else Card(action.card)
    left: tuple[Source, ...] = ()
    if action.draw == "pile":
        drew, _ = desk.draw(seat, _PILE)
        if card is not None:
            desk.spend(seat, BIT[card])
            desk.pile = (*desk.pile, card)
    else:
        if card is not None:
            desk.pile = (*desk.pile, card)
        drew, left = desk.draw(seat, _STOCK, 0 if card is None else BIT[card])
    desk.log(Discarded(seat, card, drew))
    _close(desk, seat, left)


def _close(desk: Desk, seat: Seat, left: tuple[Source, ...]) -> None:
    """The turn ends, once all has been drawn."""
    if left:
        desk.drawing = Drawing(seat, left, "end")
    else:
        desk.end_turn()
