"""What people may well type though it is refused just now, so that they are told why: no page shows it."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final, get_args

from rules.kauboj.actions import FROM_PILE, FROM_STOCK, STAND, DropGun, Pass, QuickDraw, Shoot
from rules.kauboj.cards import CARDS, mask
from rules.kauboj.guns import Kind
from rules.kauboj.keys import answer_key, card_key, direction_key, drop_key, shot_key, take_key, turn_key
from rules.kauboj.legal import (
    BADGE,
    DIRECT,
    GIVE_SIX,
    LOSE,
    MARRY,
    NINE,
    TEN,
    TWO_FROM_STOCK,
    actions,
    draw_guns,
    redraws,
    shot,
)
from rules.kauboj.state import Own, Public
from rules.kit.action import Action
from rules.kit.forms import Option
from rules.kit.scene import text
from rules.kit.seats import Seat, all_seats

_NO_GUN: Final = -1
"""The number of no drawn gun at all."""


def tries(public: Public, own: Own, seat: Seat, legal: Collection[Action]) -> tuple[Option, ...]:
    """What ``seat`` may try now besides what is ``legal``. What is asked on the board follows from ``public``
    alone, so a hand counts on turn only."""
    known = set(legal)
    more = _of_the_hand(public, own, seat) if public.phase == "action" else ()
    return tuple([o for o in (*more, *_of_the_game(len(public.sizes))) if o.action not in known])


def _of_the_hand(public: Public, own: Own, seat: Seat) -> Iterator[Option]:
    """What one's own cards and guns might do in another turn."""
    for action in actions(public, own, seat):
        yield turn_key(public, seat, action)
    for gun in public.guns[seat]:
        for at in all_seats(len(public.sizes)):
            yield turn_key(public, seat, shot(gun.number, at))
    # Where no pile lies there, some card stands for its top.
    top = public.pile[-1] if public.pile else CARDS[0]
    for card in (None, *CARDS):
        yield take_key(FROM_PILE[card], top)


@lru_cache(maxsize=4)
def _of_the_game(seats: int) -> tuple[Option, ...]:
    """Acts with whatever card, with guns that nobody has drawn, and those of other moments."""
    acts: list[Action] = [*draw_guns(mask(CARDS)), *NINE.values(), *TEN.values(), *TWO_FROM_STOCK.values()]
    acts += [*MARRY.values(), *FROM_STOCK.values()]
    return (*map(card_key, acts), *_without_a_gun(seats), *_of_other_moments())


def _without_a_gun(seats: int) -> Iterator[Option]:
    for kind in get_args(Kind):
        name = text("gun-kind", kind=kind)
        yield drop_key(DropGun(_NO_GUN), name, kind)
        for at in all_seats(seats):
            yield shot_key(Shoot(_NO_GUN, at), name, at)


def _of_other_moments() -> Iterator[Option]:
    yield from map(direction_key, DIRECT.values())
    yield Option(text("key-pass-nothing"), Pass(()), text("words-pass"))
    # A quick draw of no cards is none, whatever the hand holds.
    answers: list[Action] = [STAND, *GIVE_SIX.values(), QuickDraw(()), *LOSE.values(), *BADGE]
    for answer in (*answers, *redraws(2, 2)):
        yield answer_key(answer, yes=False)
