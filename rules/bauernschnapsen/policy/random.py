"""Level 1: random legal play."""

from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.state import Own, Public
from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat


def random_play(public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
    """One of the legal actions, evenly."""
    actions = legal(public, own, seat)
    count = len(actions)
    if count < 2:
        return actions[0] if count else None
    return actions[chance.below(count)]
