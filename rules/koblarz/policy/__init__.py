"""Computer players of Koblarz. They are given what their seat may know and nothing else."""

from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.koblarz.policy.random import random_play
from rules.koblarz.state import Own, Public


def choose(public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
    """What a computer of ``level`` (1 to 3) does; None: it may act, and lets the die roll."""
    return random_play(public, seat, chance)


def propose(public: Public, own: Own, seat: Seat) -> Action | None:
    """The move offered to a person: what level 2 would do."""
    return None
