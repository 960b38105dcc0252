"""A match as a value: deals one after the other, a fold over setups, actions and chance outcomes.

Tables, records, self-play and tests all go through here, so there is one way in which a match goes on.
"""

from typing import Generic, NamedTuple, TypeVar

from rules.kit.action import Action
from rules.kit.chance import Die, Outcome, Shuffled, Source
from rules.kit.contract import (
    Ended,
    Game,
    GameOptions,
    GameSetup,
    Over,
    Result,
    Roll,
    Shuffle,
    State,
    Turn,
    Why,
)
from rules.kit.scene import Refusal, text
from rules.kit.seats import Seat

P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - as in the contract
H = TypeVar("H")


class Deal(NamedTuple, Generic[P, O, H]):
    """One deal of a match: its number (from 1), what it started from, where it stands."""

    number: int
    setup: GameSetup
    state: State[P, O, H]
    turn: Turn

    @property
    def over(self) -> Over | None:
        return self.turn if isinstance(self.turn, Over) else None


class Match(NamedTuple, Generic[P, O, H]):
    """Where a match stands. ``totals`` and ``finished`` count ended deals only; ``totals`` begin with what
    deal 1 started from."""

    game: Game[P, O, H]
    seats: int
    options: GameOptions
    totals: tuple[int, ...]
    finished: int = 0
    deal: Deal[P, O, H] | None = None

    @classmethod
    def open(cls, game: Game[P, O, H], seats: int, options: GameOptions) -> "Match[P, O, H]":
        """A match in which nothing has been dealt. Raises ValueError where so many cannot play."""
        if seats not in game.players:
            raise ValueError(f"{game.id} is not for {seats}")
        return cls(game, seats, options, (0,) * seats)

    def begin(self, setup: GameSetup) -> "Match[P, O, H]":
        """Starts the next deal. Raises ``BadSetup``; ValueError while a deal is running."""
        if self.deal is not None and self.deal.over is None:
            raise ValueError("a deal is running")
        number, opened = self.finished + 1, self
        self.game.check_setup(self.seats, self.options, setup, number)
        if number == 1:
            opened = self._replace(totals=setup.opening_totals(self.seats))
        return opened._with(number, setup, self.game.start(self.seats, self.options, setup))

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action of this seat is not accepted now, or None."""
        if not 0 <= seat < self.seats:
            return Refusal(text("refuse-no-such-seat"))
        if self.deal is None or self.deal.over is not None:
            return Refusal(text("refuse-deal-over"))
        state = self.deal.state
        return self.game.refuse(state.public, state.own[seat], seat, action)

    def act(self, seat: Seat, action: Action) -> "Match[P, O, H]":
        """Carries out a legal action (judged with ``refuse`` before)."""
        number, setup, state, _ = self._running()
        return self._with(number, setup, self.game.apply(state, seat, action))

    def settle(self, outcome: Outcome) -> "Match[P, O, H]":
        """Goes on with a chance outcome that is owed. Raises ``WrongOutcome`` where it does not fit."""
        number, setup, state, turn = self._running()
        check_outcome(turn, outcome)
        return self._with(number, setup, self.game.settle(state, outcome))

    def next_deal(self, *, time_up: bool = False) -> GameSetup | Result:
        """What follows now that no deal is running: the next deal's setup, or the end of the match."""
        deal = self.deal
        if deal is None:
            return self.game.opening(self.seats, self.options)
        if deal.over is None:
            raise ValueError("a deal is running")
        ended = Ended(self.seats, self.options, deal.number, deal.setup, deal.state.public, self.totals)
        return self.game.next_deal(ended, time_up=time_up)

    def stop(self, why: Why) -> Result | None:
        """The result of ending now (records.md, *result*); None where ``why`` may not end this match now.

        ``time`` is a matter of the game's own option and comes only after a finished deal, unless the option
        ends the running one too.
        """
        if why == "abandoned":
            return Result((), "abandoned")
        if why == "time":
            if self.deal is None or self.deal.over is None:
                options = self.options
                if self.deal is None or options.time_limit is None or not options.time_ends_deal:
                    return None
                return Result(leaders(self.totals) if self.finished else (), "time")
            after = self.next_deal(time_up=True)
            return after if isinstance(after, Result) and after.reason == "time" else None
        return Result(leaders(self.totals) if self.finished else (), "agreed")

    def _running(self) -> Deal[P, O, H]:
        if self.deal is None:
            raise ValueError("no deal is running")
        return self.deal

    def _with(self, number: int, setup: GameSetup, state: State[P, O, H]) -> "Match[P, O, H]":
        game, seats, options, totals, finished, _ = self
        turn = game.turn(state.public)
        if isinstance(turn, Over):
            totals = tuple(a + b for a, b in zip(totals, turn.added, strict=True))
            finished = number
        return Match(game, seats, options, totals, finished, Deal(number, setup, state, turn))


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total; equal ones share.

    >>> leaders((30, 70, 70))
    (1, 2)
    """
    best = max(totals)
    return tuple(Seat(i) for i, points in enumerate(totals) if points == best)


class WrongOutcome(ValueError):
    """A chance outcome of the wrong kind, out of range, or no permutation of the pack at hand."""


def check_outcome(turn: Turn, outcome: Outcome) -> None:
    """Raises ``WrongOutcome`` where ``outcome`` does not fit what ``turn`` waits for."""
    match turn, outcome:
        case Roll(), Die(value) if 1 <= value <= 6:
            return
        case Shuffle(pack), Shuffled(cards) if sorted(pack) == sorted(cards):
            return
    raise WrongOutcome("the outcome does not fit")


def draw(turn: Roll | Shuffle, source: Source) -> Outcome:
    """The outcome that ``turn`` waits for, from ``source``."""
    return source.die() if isinstance(turn, Roll) else source.shuffle(turn.pack)
