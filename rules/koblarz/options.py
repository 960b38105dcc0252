"""What players may agree on before a match, and what a game may start from (koblarz.md)."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.kit.contract import GameOptions, GameSetup

Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Options(GameOptions):
    """The organiser's choices (§18) and the length of a match (§15)."""

    numbers: Literal["each-game", "once", "seats"] = "each-game"
    """§4, §16: start numbers drawn before each game, before the first only, or by seat without dice."""
    empty_call: Literal[1, 2, 3] = 1
    """§13: what an empty wallet counts as."""
    four_players: Literal["low-number", "high-call"] = "low-number"
    """§6: who rolls first among four; with other numbers of players it changes nothing."""
    rolls: Literal["in-a-row", "alternate"] = "in-a-row"
    """§8: all rolls of a player in a row, or one each in turn."""
    throw_needs_sock: bool = False
    """§11: whether a Joker may be thrown away only with a coin in the sock."""
    finished_players: Literal["watch", "interrupt"] = "watch"
    """§13: whether who has finished may still play Joker and Fire."""
    silesian_draw: bool = True
    """§17: whether a draw of all ends the match without a winner."""
    target: Annotated[int, Field(ge=100, le=2000)] | None = 500
    """§15: points that end the match, 100 to 2000; null: for time alone."""
    time_limit_minutes: Annotated[int, Field(ge=10, le=240)] | None = None
    """§15: minutes after which the running game is the last one, 10 to 240; null: no limit."""

    @property
    def time_limit(self) -> float | None:
        return None if self.time_limit_minutes is None else 60.0 * self.time_limit_minutes

    @property
    def goal(self) -> int | None:
        return self.target

    @model_validator(mode="after")
    def _ends(self) -> "Options":
        if self.target is None and self.time_limit_minutes is None:
            raise ValueError("option-target-needs-time")
        return self


class BankSetup(GameSetup):
    """What lies in a bank or in the trash."""

    coins: Count
    jokers: Count


class Setup(GameSetup):
    """What a game starts from; a key left out keeps its opening value. All but ``numbers`` is for tests."""

    numbers: tuple[int, ...] | None = None
    wallets: tuple[Count, ...] | None = None
    socks: tuple[Count, ...] | None = None
    sock_jokers: tuple[Count, ...] | None = None
    jokers: tuple[bool, ...] | None = None
    fires: tuple[bool, ...] | None = None
    banks: tuple[BankSetup, ...] | None = None
    trash: BankSetup | None = None
    round: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
