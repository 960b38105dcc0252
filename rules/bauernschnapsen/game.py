"""Bauernschnapsen as the kit wants a game (rules/kit/contract.py)."""

from collections.abc import Mapping
from typing import Final

from rules.bauernschnapsen import facts as _facts
from rules.bauernschnapsen import legal as _legal
from rules.bauernschnapsen import play, standing
from rules.bauernschnapsen import refuse as _refuse
from rules.bauernschnapsen import show as _show
from rules.bauernschnapsen.actions import ACTIONS
from rules.bauernschnapsen.ask import ask
from rules.bauernschnapsen.cards import PACK
from rules.bauernschnapsen.deal import dealt, start
from rules.bauernschnapsen.imagine import imagine
from rules.bauernschnapsen.options import SEATS, Options, Setup
from rules.bauernschnapsen.policy import choose, propose
from rules.bauernschnapsen.policy.random import random_play
from rules.bauernschnapsen.score import score
from rules.bauernschnapsen.scoring import SIDES, next_deal, schneider, tallies
from rules.bauernschnapsen.state import Bauernschnapsen, Own, Public
from rules.kit.action import Action
from rules.kit.chance import Outcome, Shuffled
from rules.kit.contract import Act, BadSetup, Ended, GameOptions, GameSetup, Result, Shuffle, Turn
from rules.kit.forms import Choice
from rules.kit.scene import Board, Text, text
from rules.kit.seats import Seat, all_seats

_SHUFFLE = Shuffle(PACK)
_ACTS: tuple[Act, ...] = tuple(Act((seat,)) for seat in all_seats(SEATS))


class BauernschnapsenGame:
    """Sznapsy chłopskie: 20 cards, two pairs of partners."""

    id: Final = "bauernschnapsen"
    rules: Final = 1
    players: Final = range(SEATS, SEATS + 1)
    options: Final = Options
    setup: Final = Setup
    actions: Final = ACTIONS
    levels: Final = range(1, 4)
    german_cards: Final = True

    # What computers and self-play call most is bound as it is, without a step in between.
    apply = staticmethod(play.apply)
    legal = staticmethod(_legal.legal)
    refuse = staticmethod(_refuse.refuse)
    ask = staticmethod(ask)
    sample = staticmethod(random_play)
    choose = staticmethod(choose)
    propose = staticmethod(propose)
    peek = staticmethod(_show.peek)
    facts = staticmethod(_facts.facts)
    imagine = staticmethod(imagine)

    def offers(self, public: Public) -> tuple[Choice, ...]:
        return standing.offers(public)

    def orders(self, public: Public, own: Own, seat: Seat) -> tuple[tuple[str, Text], ...]:
        return standing.orders(public, seat)

    def ordered(self, public: Public, own: Own, seat: Seat, order: str) -> Action | None:
        return standing.ordered(public, seat, order)

    def board_orders(self, public: Public) -> tuple[tuple[str, Text], ...]:
        return standing.board_orders(public)

    def in_advance(self, public: Public, action: Action) -> str | None:
        return standing.in_advance(public, action)

    def held(self, public: Public) -> tuple[int, ...]:
        return standing.held(public)

    def forced(self, public: Public, own: Own, seat: Seat) -> Action | None:
        return standing.forced(public, own, seat)

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        assert isinstance(options, Options) and isinstance(setup, Setup)
        if max(setup.points) >= options.target:
            raise BadSetup(text("setup-points", target=options.target))

    def opening(self, seats: int, options: GameOptions) -> Setup:
        return Setup()

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Bauernschnapsen:
        assert isinstance(options, Options) and isinstance(setup, Setup)
        return start(options, setup)

    def turn(self, public: Public) -> Turn:
        phase = public.phase
        if phase == "over":
            return score(public)
        return _SHUFFLE if phase == "deal" else _ACTS[public.seat]

    def settle(self, state: Bauernschnapsen, outcome: Outcome) -> Bauernschnapsen:
        assert isinstance(outcome, Shuffled)
        return dealt(state, outcome.cards)

    def show(self, public: Public, totals: tuple[int, ...]) -> Board:
        return _show.show(public)

    def next_deal(self, ended: Ended[Public], *, time_up: bool) -> Setup | Result:
        return next_deal(ended)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return SIDES

    def remarks(self, totals: tuple[int, ...], winners: tuple[Seat, ...]) -> tuple[tuple[Seat, Text], ...]:
        return tuple((seat, text("remark-schneider")) for seat in schneider(totals, winners))

    def tallies(self, public: Public) -> tuple[Mapping[str, int], ...]:
        return tallies(public)
