"""A deal of Koblarz driven by hand through the kit, with the dice that the test names."""

from typing import Any

from rules.kit.action import Action
from rules.kit.chance import Die
from rules.kit.contract import Over, Result, Roll
from rules.kit.match import Match
from rules.kit.record import read_action, read_options
from rules.kit.scene import Text, text
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ

SEATS = {"numbers": "seats"}
"""Start numbers by seat: seat 0 has number 1, and no dice are rolled for them."""


class Deal:
    """One game. ``options`` start from ``numbers: seats``; further keywords are keys of the setup."""

    def __init__(self, seats: int = 3, options: dict[str, Any] | None = None, **setup: Any) -> None:
        chosen = read_options(KOBLARZ, SEATS | (options or {}))
        match = Match.open(KOBLARZ, seats, chosen)
        self.match = match.begin(KOBLARZ.setup.model_validate(setup, strict=False))

    @property
    def facts(self) -> dict[str, Any]:
        return KOBLARZ.facts(self.state)

    @property
    def state(self) -> Any:
        assert self.match.deal is not None
        return self.match.deal.state

    @property
    def over(self) -> Over:
        assert self.match.deal is not None and self.match.deal.over is not None
        return self.match.deal.over

    @property
    def log(self) -> list[Text]:
        """The lines of the board's log, as texts."""
        return list(KOBLARZ.show(self.state.public, (0,) * self.match.seats).log)

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    def draw(self, *dice: int) -> "Deal":
        """Dice for the start numbers."""
        for die in dice:
            assert self.match.deal is not None and isinstance(self.match.deal.turn, Roll)
            self.match = self.match.settle(Die(die))
        return self

    def do(self, seat: int, do: str, die: int | None = None, **arguments: Any) -> "Deal":
        """A legal action, and the die that follows a roll."""
        action = read(do, **arguments)
        refusal = self.match.refuse(Seat(seat), action)
        assert refusal is None, f"{do} of seat {seat} is refused: {refusal}"
        self.match = self.match.act(Seat(seat), action)
        return self if die is None else self.draw(die)

    def bet(self, *coins: int) -> "Deal":
        """The stakes of whoever is asked, in order of start numbers."""
        asked = [seat for seat in self["pair"] if seat in self["to_act"]]
        for seat, stake in zip(asked, coins, strict=True):
            self.do(seat, "bet", coins=stake)
        return self

    def roll(self, *dice: int) -> "Deal":
        """Rolls of whoever is to roll."""
        for die in dice:
            self.do(self["to_act"][0], "roll", die)
        return self

    def refused(self, seat: int, do: str, **arguments: Any) -> str:
        """The key of the refusal; the action must be refused."""
        refusal = self.match.refuse(Seat(seat), read(do, **arguments))
        assert refusal is not None, f"{do} {arguments} of seat {seat} is legal"
        return refusal.reason.key

    def may(self, seat: int, do: str, **arguments: Any) -> bool:
        return self.match.refuse(Seat(seat), read(do, **arguments)) is None

    def following(self, *, time_up: bool = False) -> Any:
        """What follows the finished game: a setup or a result."""
        return self.match.next_deal(time_up=time_up)


def read(do: str, **arguments: Any) -> Action:
    """An action from its record form."""
    return read_action(KOBLARZ, {"do": do, **arguments})


def bank(coins: int, jokers: int = 0) -> dict[str, int]:
    """What lies in a bank or in the trash, as facts and setups write it."""
    return {"coins": coins, "jokers": jokers}


def over(*socks: int, options: dict[str, Any] | None = None, **setup: Any) -> Deal:
    """A game that is over as it starts: no coin is left but those in the socks."""
    seats = len(socks)
    return Deal(seats, options, wallets=[0] * seats, socks=list(socks), **setup)


__all__ = ["KOBLARZ", "Deal", "Result", "bank", "over", "read", "text"]
