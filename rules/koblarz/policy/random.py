"""Level 1: random legal play."""

from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.koblarz.actions import ROLL
from rules.koblarz.legal import interrupts, legal
from rules.koblarz.state import Public

SILENCE = 40
"""Level 1 speaks up one time in so many. Who may interrupt is asked before every roll, some twenty times a
game while he holds a Joker: a player who chose evenly each time would throw Joker and Fire away within the
first two banks. So he is a shy beginner, who plays them now and then, at any moment."""


def random_play(public: Public, seat: Seat, chance: Chance) -> Action | None:
    """A stake evenly; where the seat may interrupt, one time in forty, evenly among what is legal; else it
    lets the die roll (``ROLL`` where the roll is its own, None off turn)."""
    turn = public.turn
    if turn is not None and turn.waiting:
        stakes = legal(public, seat)
        return stakes[chance.below(len(stakes))]
    passes = ROLL if turn is not None and seat == turn.rolls[0] else None
    offers = interrupts(public, seat)
    if not offers or chance.below(SILENCE):
        return passes
    return offers[chance.below(len(offers))]
