"""Level 3: expectiminimax over what is left of this bank's turn, exact but for what rivals will do.

Every roll is a chance node. At each of the own moments the best of rolling on, Joker and Fire counts. A
rival may speak up before every roll; how often he does is taken from level 1, whose habits are known.
"""

from rules.kit.action import Action
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.koblarz import play
from rules.koblarz.actions import ROLL, STAKES, Bet
from rules.koblarz.legal import MOST_COINS, able, interrupts
from rules.koblarz.policy.prospects import chances
from rules.koblarz.policy.random import SILENCE
from rules.koblarz.state import NOTHING, Koblarz, Own, Public

RIVAL_SPEAKS = 1 / SILENCE
"""How likely it is that a rival who may interrupt does so before a given roll."""
MOST_SEATS = 4
"""With more players rivals' interrupts are left out of the search: many, and each unlikely."""
_MISS = {target: 1 if target != 1 else 2 for target in range(1, 7)}
_HIT_CHANCE = 1 / 6


def best_act(public: Public, seat: Seat) -> Action | None:
    """The act after which ``seat`` is most likely to win the game; None: to let the die roll."""
    public = public._replace(history=())  # the search writes its own, and nobody reads it
    turn = public.turn
    assert turn is not None
    if turn.waiting:
        return _best_stake(public, seat)
    state: Koblarz = State(public, (NOTHING,) * len(public.purses), None)
    search = _Search(public, seat)
    best: Action | None = ROLL if seat == turn.rolls[0] else None
    offers = interrupts(public, seat)
    if not offers:
        return best
    value = search.rolled_on(state)
    for action in offers:
        other = search.value(play.apply(state, seat, action))
        if other > value:
            best, value = action, other
    return best


def _best_stake(public: Public, seat: Seat) -> Bet:
    """The best stake against every stake that the other may have chosen, each as likely."""
    turn = public.turn
    assert turn is not None
    own = STAKES[: public.purses[seat].wallet]
    if len(own) == 1:
        return own[0]
    other = turn.pair[1] if seat == turn.pair[0] else turn.pair[0]
    theirs = range(1, min(MOST_COINS, public.purses[other].wallet) + 1) if other in turn.asked else range(1)
    search, alone = _Search(public, seat), public._replace(turn=turn._replace(waiting=(seat,)))
    values: list[float] = []
    for stake in own:
        total = 0.0
        for coins in theirs:
            secret = [NOTHING] * len(public.purses)
            secret[other] = Own(coins) if coins else NOTHING
            total += search.value(play.apply(State(alone, tuple(secret), None), seat, stake))
        values.append(total)
    return own[values.index(max(values))]


class _Search:
    """One turn of one bank, seen by one seat."""

    def __init__(self, public: Public, seat: Seat) -> None:
        self._seat = seat
        self._round, self._bank = public.round, public.bank
        self._rivals = len(public.purses) <= MOST_SEATS

    def value(self, state: Koblarz) -> float:
        """How likely the seat is to win from here, if it does what is best in this turn."""
        if self._is_leaf(state.public):
            return chances(state.public)[self._seat]
        value = self.rolled_on(state)
        for action in interrupts(state.public, self._seat):
            value = max(value, self.value(play.apply(state, self._seat, action)))
        return value

    def rolled_on(self, state: Koblarz) -> float:
        """The same if the seat lets the die roll now; rivals may still speak up."""
        turn = state.public.turn
        assert turn is not None
        assert turn.target is not None
        hit = self.value(play.settle(state, turn.target))
        miss = self.value(play.settle(state, _MISS[turn.target]))
        value = miss + (hit - miss) * _HIT_CHANCE
        if not self._rivals:
            return value
        for rival in able(state.public):
            if rival != self._seat:
                offers = interrupts(state.public, rival)
                after = sum(self.value(play.apply(state, rival, action)) for action in offers) / len(offers)
                value += (after - value) * RIVAL_SPEAKS
        return value

    def _is_leaf(self, public: Public) -> bool:
        turn = public.turn
        return turn is None or bool(turn.waiting) or (public.round, public.bank) != (self._round, self._bank)
