"""Random matches with random options and setups, held against a second reading of the page (second.py)."""

from random import Random
from typing import Any

import pytest

from rules.kit.action import dump_action
from rules.kit.chance import Die
from rules.kit.contract import Result, Roll
from rules.kit.match import Match, leaders
from rules.kit.record import read_options
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ
from tests.helpers.deals import read
from tests.rules.koblarz.second import Act, Second

MATCHES = 12
"""For each number of players."""
GAMES = 3
"""At the most, for each match."""
NEVER: tuple[Act, ...] = (("bet", 0), ("bet", 4), ("joker", 0), ("joker", 3))
EVERY: tuple[Act, ...] = (
    *NEVER, ("bet", 1), ("bet", 2), ("bet", 3), ("roll", None),
    ("joker", None), ("joker", 1), ("joker", 2), ("fire", None),
)  # fmt: skip


def some_options(random: Random) -> dict[str, Any]:
    target = random.choice([100, 200, 500, None])
    return {
        "numbers": random.choice(["each-game", "once", "seats"]),
        "empty_call": random.choice([1, 2, 3]),
        "four_players": random.choice(["low-number", "high-call"]),
        "rolls": random.choice(["in-a-row", "alternate"]),
        "throw_needs_sock": random.random() < 0.4,
        "finished_players": random.choice(["watch", "interrupt"]),
        "silesian_draw": random.random() < 0.6,
        "target": target,
        "time_limit_minutes": 60 if target is None else random.choice([None, 60]),
    }


def some_setup(random: Random, seats: int) -> dict[str, Any]:
    """A game that is well under way, or its opening."""

    def bank() -> dict[str, int]:
        return {"coins": random.choice([0, 0, 1, 4]), "jokers": random.choice([0, 0, 1])}

    makers = {
        "wallets": lambda: random.choice([0, 0, 0, 1, 2, 4]),
        "socks": lambda: random.choice([0, 1, 2, 3, 9]),
        "sock_jokers": lambda: random.choice([0, 1]),
        "jokers": lambda: random.random() < 0.5,
        "fires": lambda: random.random() < 0.7,
        "banks": bank,
    }
    setup: dict[str, Any] = {
        key: [make() for _ in range(seats)] for key, make in makers.items() if random.random() < 0.6
    }
    return setup | {"trash": bank(), "round": random.randint(1, 9)} if random.random() < 0.3 else setup


class Both:
    """The same game, played by the rules and by the second reading."""

    def __init__(self, random: Random, match: Any, second: Second) -> None:
        self.random, self.match, self.second = random, match, second

    def compare(self) -> dict[int, set[Act]]:
        """Facts, and what is legal for each seat; what is legal comes back."""
        state = self.match.deal.state
        assert KOBLARZ.facts(state) == self.second.facts()
        legal = {seat: self.second.legal(seat) for seat in range(self.second.seats)}
        for seat, acts in legal.items():
            listed = [dump_action(act) for act in KOBLARZ.legal(state.public, state.own[seat], Seat(seat))]
            assert {(str(act["do"]), act.get("coins", act.get("side"))) for act in listed} == acts
            act = self.random.choice(EVERY)
            assert (self.match.refuse(Seat(seat), action(act)) is None) == (act in acts)
        return legal

    def play(self, interrupts: float) -> None:
        """To the end of the game; ``interrupts``: how often a Joker or Fire is played where it may be."""
        while True:
            legal = self.compare()
            every = [(seat, act) for seat, acts in legal.items() for act in sorted(acts, key=str)]
            if not every:
                return
            tokens = [(seat, act) for seat, act in every if act[0] in ("joker", "fire")]
            due = [(seat, act) for seat, act in every if act[0] in ("bet", "roll")]
            chosen = tokens if tokens and self.random.random() < interrupts else due
            seat, act = self.random.choice(chosen)
            die = self.random.randint(1, 6)
            self.match = self.match.act(Seat(seat), action(act))
            if act[0] == "roll":
                self.match = self.match.settle(Die(die))
            self.second.act(seat, act, die)


def action(act: Act) -> Any:
    do, argument = act
    return read(do) if argument is None else read(do, **{"coins" if do == "bet" else "side": argument})


def expected(options: dict[str, Any], totals: list[int], *, silesian: bool, time_up: bool) -> Result | None:
    """How the match ends after a game, if it does."""
    if silesian:
        return Result((), "silesian-draw")
    if options["target"] is not None and max(totals) >= options["target"]:
        return Result(leaders(tuple(totals)), "target")
    if time_up and options["time_limit_minutes"] is not None:
        return Result(leaders(tuple(totals)), "time")
    return None


@pytest.mark.parametrize("seats", range(3, 8))
def test_two_readings_of_the_page_play_the_same_game(seats: int) -> None:
    for number in range(MATCHES):
        random = Random(f"{seats} {number}")
        options = some_options(random)
        match: Any = Match.open(KOBLARZ, seats, read_options(KOBLARZ, options))
        setup = some_setup(random, seats) if number % 2 else {}
        opening = KOBLARZ.setup.model_validate(setup, strict=False)
        totals = [0] * seats
        for _ in range(GAMES):
            match = match.begin(opening)
            rolled: list[int] = []

            def die(random: Random = random, rolled: list[int] = rolled) -> int:
                rolled.append(random.randint(1, 6))
                return rolled[-1]

            second = Second(seats, options, setup, die)
            for shown in rolled:
                assert isinstance(match.deal.turn, Roll)
                match = match.settle(Die(shown))
            both = Both(random, match, second)
            both.play(random.choice([0.02, 0.1, 0.5]))
            match = both.match
            assert list(match.deal.over.scores) == second.scores()
            if not second.silesian():
                totals = [before + won for before, won in zip(totals, second.scores(), strict=True)]
            assert list(match.totals) == totals
            for time_up in (True, False):
                opening = match.next_deal(time_up=time_up)
                end = expected(options, totals, silesian=second.silesian(), time_up=time_up)
                assert (opening if isinstance(opening, Result) else None) == end
            if isinstance(opening, Result):
                break
            setup = {"numbers": second.numbers} if options["numbers"] == "once" else {}
