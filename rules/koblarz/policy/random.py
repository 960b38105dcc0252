"""Level 1: random legal play."""

from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.koblarz.actions import ROLL
from rules.koblarz.legal import interrupts, legal
from rules.koblarz.state import Public


def random_play(public: Public, seat: Seat, chance: Chance) -> Action | None:
    """A stake evenly; else evenly among the interrupts and letting the die roll (None off turn)."""
    turn = public.turn
    if turn is not None and turn.waiting:
        stakes = legal(public, seat)
        return stakes[chance.below(len(stakes))]
    passes = ROLL if turn is not None and seat == turn.rolls[0] else None
    offers = interrupts(public, seat)
    number = chance.below(len(offers) + 1)
    return offers[number - 1] if number else passes
