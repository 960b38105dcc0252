"""Žolíky as the kit wants a game (rules/kit/contract.py)."""

from collections.abc import Mapping
from typing import Final

from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.chance import Chance, Outcome, Shuffled
from rules.kit.contract import Act, Ended, GameOptions, GameSetup, Result, Shuffle, Turn
from rules.kit.seats import Seat, all_seats
from rules.zoliky import events as ev
from rules.zoliky import judge, play, scoring
from rules.zoliky import legal as _legal
from rules.zoliky.actions import ACTIONS
from rules.zoliky.ask import ask, offers
from rules.zoliky.draft import weigh
from rules.zoliky.facts import facts
from rules.zoliky.memory import imagine
from rules.zoliky.options import Options, Setup
from rules.zoliky.order import in_groups, in_order, in_orders
from rules.zoliky.policy import choose, propose
from rules.zoliky.setup import check_setup, deck, opening
from rules.zoliky.show import peek, show
from rules.zoliky.state import Own, Public, Zoliky
from rules.zoliky.why import why_not

_ACTS: Final = tuple(Act((seat,)) for seat in all_seats(4))
_PLAYED: Final = frozenset(("cut", "draw", "play"))


class ZolikyGame:
    """Žolíky (Joker rummy) by the rules of the Jocker club, 2 to 4 players."""

    id: Final = "zoliky"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = Options
    setup: Final = Setup
    actions: Final = ACTIONS
    levels: Final = range(1, 4)

    # What computers and self-play call most is bound as it is, without a step in between.
    apply = staticmethod(play.apply)
    choose = staticmethod(choose)
    propose = staticmethod(propose)
    refuse = staticmethod(judge.refuse)
    legal = staticmethod(_legal.legal)
    imagine = staticmethod(imagine)
    facts = staticmethod(facts)
    ask = staticmethod(ask)
    offers = staticmethod(offers)
    show = staticmethod(show)
    peek = staticmethod(peek)
    weigh = staticmethod(weigh)
    why_not = staticmethod(why_not)
    in_order = staticmethod(in_order)
    in_orders = staticmethod(in_orders)
    in_groups = staticmethod(in_groups)

    def held(self, public: Public) -> tuple[int, ...]:
        return public.sizes

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        check_setup(seats, _options(options), _setup(setup))

    def opening(self, seats: int, options: GameOptions) -> Setup:
        return Setup()

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Zoliky:
        return opening(seats, _options(options), _setup(setup))

    def turn(self, public: Public) -> Turn:
        phase = public.phase
        if phase in _PLAYED:
            return _ACTS[public.turn]
        if phase == "over":
            return scoring.score(public)
        if phase == "reshuffle":
            gone = public.history[-1]
            assert isinstance(gone, ev.Reshuffled)
            return Shuffle(gone.cards)
        return Shuffle(deck(public.table))

    def settle(self, state: Zoliky, outcome: Outcome) -> Zoliky:
        assert isinstance(outcome, Shuffled)
        return play.settle(state, tuple(map(Card, outcome.cards)))

    def sample(self, public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
        return choose(public, own, seat, 1, chance)

    def next_deal(self, ended: Ended[Public], *, time_up: bool) -> Setup | Result:
        return scoring.next_deal(ended, time_up=time_up)

    def tallies(self, public: Public) -> tuple[Mapping[str, int], ...]:
        return scoring.tallies(public)


def _options(options: GameOptions) -> Options:
    assert isinstance(options, Options)
    return options


def _setup(setup: GameSetup) -> Setup:
    assert isinstance(setup, Setup)
    return setup
