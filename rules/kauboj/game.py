"""Kauboj as the kit wants a game (rules/kit/contract.py)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rules.kauboj import facts as _facts
from rules.kauboj import judge, play, scoring, standing
from rules.kauboj import legal as _legal
from rules.kauboj import setup as _setup
from rules.kauboj.actions import ACTIONS
from rules.kauboj.ask import ask
from rules.kauboj.hand import peek
from rules.kauboj.options import Options, Setup
from rules.kauboj.policy import choose, propose
from rules.kauboj.policy.random import random_play
from rules.kauboj.show import show
from rules.kauboj.state import Kauboj, Own, Public
from rules.kauboj.worlds import imagine
from rules.kit.action import Action
from rules.kit.chance import Outcome, Shuffled
from rules.kit.contract import Act, Ended, GameOptions, GameSetup, Result, Shuffle, Turn
from rules.kit.forms import Choice
from rules.kit.scene import Text
from rules.kit.seats import Seat, all_seats


class KaubojGame:
    """Vajoming Kauboj: guns, badges and hidden hands, 3 or 4 players."""

    id: Final = "kauboj"
    rules: Final = 1
    players: Final = range(3, 5)
    options: Final = Options
    setup: Final = Setup
    actions: Final = ACTIONS
    levels: Final = range(1, 4)

    # What computers and self-play call most is bound as it is, without a step in between.
    refuse = staticmethod(judge.refuse)
    apply = staticmethod(play.apply)
    legal = staticmethod(_legal.legal)
    sample = staticmethod(random_play)
    choose = staticmethod(choose)
    propose = staticmethod(propose)
    facts = staticmethod(_facts.facts)
    imagine = staticmethod(imagine)
    ask = staticmethod(ask)
    show = staticmethod(show)
    peek = staticmethod(peek)

    def offers(self, public: Public) -> tuple[Choice, ...]:
        return standing.offers(public)

    def orders(self, public: Public, own: Own, seat: Seat) -> tuple[tuple[str, Text], ...]:
        return standing.orders(public)

    def ordered(self, public: Public, own: Own, seat: Seat, order: str) -> Action | None:
        return standing.ordered(public, own, seat, order)

    def held(self, public: Public) -> tuple[int, ...]:
        return public.sizes

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        assert isinstance(setup, Setup)
        _setup.check_setup(seats, setup)

    def opening(self, seats: int, options: GameOptions) -> Setup:
        return _setup.opening(seats)

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Kauboj:
        assert isinstance(options, Options) and isinstance(setup, Setup)
        return _setup.start(seats, options, setup)

    def turn(self, public: Public) -> Turn:
        phase = public.phase
        if public.drawing is not None or phase == "deal":
            return Shuffle(play.to_shuffle(public))
        if phase == "action":
            return _ALONE[public.turn]
        if phase == "over":
            return scoring.score(public)
        return _acts(_facts.must_act(public))

    def settle(self, state: Kauboj, outcome: Outcome) -> Kauboj:
        assert isinstance(outcome, Shuffled)
        return play.settle(state, outcome.cards)

    def next_deal(self, ended: Ended[Public], *, time_up: bool) -> Setup | Result:
        return scoring.next_deal(ended)

    def tallies(self, public: Public) -> tuple[Mapping[str, int], ...]:
        return scoring.tallies(public)


_ALONE: Final = tuple(Act((seat,)) for seat in all_seats(KaubojGame.players[-1]))


@cache
def _acts(must: tuple[Seat, ...]) -> Act:
    return Act(must)
