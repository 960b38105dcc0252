"""Level 1: random legal play."""

from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.zoliky.legal import groups
from rules.zoliky.state import Own, Public

RARELY = 4
"""With something to lay, one in so many acts ends the turn instead."""


def random_play(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """Evenly among the kinds of actions that are possible (but rarely the last kind, which ends the turn),
    then evenly among those of the kind."""
    kinds = groups(public, own, seat)
    actions = kinds[-1]
    if len(kinds) > 1 and chance.below(RARELY):
        actions = kinds[0] if len(kinds) == 2 else kinds[chance.below(len(kinds) - 1)]
    return actions[0] if len(actions) == 1 else actions[chance.below(len(actions))]
