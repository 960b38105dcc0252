"""Computer players of Žolíky. They are given what their seat may know and nothing else."""

from rules.kit.action import Action
from rules.kit.chance import Chance, seeded
from rules.kit.seats import Seat
from rules.zoliky.policy.greedy import greedy_play
from rules.zoliky.policy.random import random_play
from rules.zoliky.policy.sampling import sampled_play
from rules.zoliky.state import Own, Public


def choose(public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
    """What a computer of ``level`` (1 to 3) does."""
    if level <= 1:
        return random_play(public, own, seat, chance)
    if level == 2:
        return greedy_play(public, own, seat, chance)
    return sampled_play(public, own, seat, chance)


def propose(public: Public, own: Own, seat: Seat) -> Action | None:
    """The move offered to a person: what level 2 would do."""
    return greedy_play(public, own, seat, seeded("x"))
