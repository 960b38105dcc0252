"""The baseline of decisions per second: RLCard 1.2.0's gin rummy, played by two of its random agents.

RLCard is what people take in Python to have random or learning players play card games. Every action of an
agent counts as one decision.
"""

from collections.abc import Callable
from typing import Any


def gin_rummy() -> Callable[[], int]:
    """Plays one game each time it is called; how many decisions that took."""
    import rlcard  # only the benchmarks need it
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        # A trajectory is state, action, state, action, …, state.
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)

    return play
