"""Koblarz as the kit wants a game (rules/kit/contract.py)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rules.kit.action import Action, Json
from rules.kit.chance import Chance, Die, Outcome, pick
from rules.kit.contract import Act, Ended, GameOptions, GameSetup, Result, State, Turn, Window
from rules.kit.contract import Roll as RollDie
from rules.kit.forms import Choice, Form
from rules.kit.scene import Board, Hand, Refusal, Text, text
from rules.kit.seats import Seat
from rules.koblarz import facts as _facts
from rules.koblarz import legal as _legal
from rules.koblarz import play, scoring, standing
from rules.koblarz import show as _show
from rules.koblarz.actions import ACTIONS, ROLL
from rules.koblarz.ask import ask
from rules.koblarz.numbers import draw
from rules.koblarz.options import Options, Setup
from rules.koblarz.policy import choose, propose
from rules.koblarz.setup import check_setup, opening_public
from rules.koblarz.state import NOTHING, Koblarz, Own, Public


class KoblarzGame:
    """Śląski koblarz od Fojermana: hidden stakes and dice, 3 to 7 players."""

    id: Final = "koblarz"
    rules: Final = 1
    players: Final = range(3, 8)
    options: Final = Options
    setup: Final = Setup
    actions: Final = ACTIONS
    levels: Final = range(1, 4)
    interrupts: Final = True

    # What computers and self-play call most is bound as it is, without a step in between.
    apply = staticmethod(play.apply)
    choose = staticmethod(choose)
    propose = staticmethod(propose)

    def offers(self, public: Public) -> tuple[Choice, ...]:
        return standing.offers(public)

    def orders(self, public: Public, own: Own, seat: Seat) -> tuple[tuple[str, Text], ...]:
        return standing.orders(public, seat)

    def ordered(self, public: Public, own: Own, seat: Seat, order: str) -> Action | None:
        return standing.ordered(public, seat, order)

    def board_orders(self, public: Public) -> tuple[tuple[str, Text], ...]:
        return standing.board_orders(public)

    def in_advance(self, public: Public, action: Action) -> str | None:
        return None

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        check_setup(seats, _options(options), _setup(setup), deal)

    def opening(self, seats: int, options: GameOptions) -> Setup:
        return Setup()

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Koblarz:
        public = opening_public(seats, _options(options), _setup(setup))
        own = (NOTHING,) * seats
        return play.open_banks(public) if public.order else State(public, own, None)

    def turn(self, public: Public) -> Turn:
        turn = public.turn
        if turn is None:
            if public.over:
                return scoring.score(public)
            drawer = draw(public.seats, public.dice).roller
            assert drawer is not None
            return RollDie(drawer)
        if turn.waiting:
            return _stakes(turn.waiting)
        if public.rolling:
            return RollDie(turn.rolls[0])
        first = not (turn.pair_rolled or turn.joker_used)
        return _window(turn.rolls[0], _legal.able(public), first)

    def ask(self, public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
        return ask(public, seat)

    def refuse(self, public: Public, own: Own, seat: Seat, action: Action) -> Refusal | None:
        return _legal.refuse(public, seat, action)

    def settle(self, state: Koblarz, outcome: Outcome) -> Koblarz:
        assert isinstance(outcome, Die)
        return play.settle(state, outcome.value)

    def legal(self, public: Public, own: Own, seat: Seat) -> tuple[Action, ...]:
        return _legal.legal(public, seat)

    def sample(self, public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
        return choose(public, own, seat, 1, chance)

    def show(self, public: Public, totals: tuple[int, ...]) -> Board:
        return _show.show(public, totals)

    def peek(self, public: Public, own: Own, seat: Seat) -> Hand:
        return _show.peek(public, own, seat)

    def next_deal(self, ended: Ended[Public], *, time_up: bool) -> Setup | Result:
        return scoring.next_game(ended, time_up=time_up)

    def bar(self, reason: str) -> Text | None:
        return text("bar-silesian-draw") if reason == "silesian-draw" else None

    def tallies(self, public: Public) -> tuple[Mapping[str, int], ...]:
        return scoring.tallies(public)

    def facts(self, state: Koblarz) -> dict[str, Json]:
        return _facts.facts(state)

    def imagine(self, public: Public, own: Own, seat: Seat, chance: Chance) -> Koblarz:
        """A world with every stake that is in but not shown chosen anew, but the seat's own."""
        turn = public.turn
        owns = [NOTHING] * public.seats
        owns[seat] = own
        if turn is not None:
            for other in turn.asked:
                if other != seat and other not in turn.waiting:
                    owns[other] = _imagined(public, other, chance)
        return State(public, tuple(owns), None)


@cache
def _stakes(waiting: tuple[Seat, ...]) -> Act:
    return Act(waiting)


@cache
def _window(roller: Seat, able: tuple[Seat, ...], first: bool) -> Act:
    may = tuple(seat for seat in able if seat != roller)
    return Act((roller,), may, Window(ROLL, able, first))


def _imagined(public: Public, seat: Seat, chance: Chance) -> Own:
    turn = public.turn
    assert turn is not None
    if turn.shown is not None:
        return Own(turn.shown[turn.pair.index(seat)])
    return Own(pick(chance, range(1, min(_legal.MOST_COINS, public.purses[seat].wallet) + 1)))


def _options(options: GameOptions) -> Options:
    assert isinstance(options, Options)
    return options


def _setup(setup: GameSetup) -> Setup:
    assert isinstance(setup, Setup)
    return setup
