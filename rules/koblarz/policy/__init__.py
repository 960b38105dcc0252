"""Computer players of Koblarz. They are given what their seat may know and nothing else."""

from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.koblarz.policy.random import random_play
from rules.koblarz.policy.search import best_act
from rules.koblarz.policy.thumb import by_thumb
from rules.koblarz.state import Own, Public


def choose(public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
    """What a computer of ``level`` (1 to 3) does; None: it may act, and lets the die roll."""
    match level:
        case 1:
            return random_play(public, seat, chance)
        case 2:
            return by_thumb(public, seat)
    return best_act(public, seat)


def propose(public: Public, own: Own, seat: Seat) -> Action | None:
    """The move offered to a person: what level 2 would do."""
    return by_thumb(public, seat)
