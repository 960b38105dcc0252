"""Computer players of Bauernschnapsen. They are given what their seat may know and nothing else."""

from rules.bauernschnapsen.policy.random import random_play
from rules.bauernschnapsen.policy.search import search
from rules.bauernschnapsen.policy.thumb import thumb
from rules.bauernschnapsen.state import Own, Public
from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat


def choose(public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
    """What a computer of ``level`` (1 to 3) does; None: nothing is asked of it."""
    if level == 1:
        return random_play(public, own, seat, chance)
    return thumb(public, own, seat) if level == 2 else search(public, own, seat, chance)


def propose(public: Public, own: Own, seat: Seat) -> Action | None:
    """The move offered to a person: what level 2 would do."""
    return thumb(public, own, seat)
