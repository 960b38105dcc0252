"""Computer players of Kauboj. They are given what their seat may know and nothing else."""

from rules.kauboj.policy.random import random_play
from rules.kauboj.policy.search import search
from rules.kauboj.policy.thumb import thumb
from rules.kauboj.state import Own, Public
from rules.kit.action import Action
from rules.kit.chance import Chance, seeded
from rules.kit.seats import Seat


def choose(public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
    """What a computer of ``level`` (1 to 3) does."""
    if level == 1:
        return random_play(public, own, seat, chance)
    if level == 2:
        return thumb(public, own, seat, chance)
    return search(public, own, seat, chance)


def propose(public: Public, own: Own, seat: Seat) -> Action | None:
    """The move offered to a person: what the rules of thumb say; always the same one."""
    return thumb(public, own, seat, seeded("propose"))
