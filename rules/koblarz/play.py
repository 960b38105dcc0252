"""How a game goes on: stakes, rolls, Jokers, Fires and the way from bank to bank (§8 to §14)."""

from rules.kit.action import Action
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.koblarz.actions import Bet, Fire, Joker, Roll
from rules.koblarz.banks import is_dead, pair_of
from rules.koblarz.events import (
    Blocked,
    Burnt,
    Challenged,
    Event,
    Hit,
    Penalty,
    Rolled,
    Round,
    Shown,
    Stays,
    Thrown,
)
from rules.koblarz.numbers import Draw
from rules.koblarz.state import NOTHING, Bank, BankTurn, Challenge, Koblarz, Own, Public, Purse

BLOCKING_CALL = 3
"""§8: two calls of this many block the bank."""
NO_COINS = Bank(0, 0)


def apply(state: Koblarz, seat: Seat, action: Action) -> Koblarz:
    """Carries out a legal action."""
    public, turn = state.public, state.public.turn
    assert turn is not None
    match action:
        case Bet(coins):
            return _bet(state, turn, seat, coins)
        case Roll():
            return State(_with_turn(public, _rolls(turn, turn.rolls, rolling=True)), state.own, None)
        case Joker(None):
            return _carry_on(state, _throw(public, turn, seat))
        case Joker(side):
            return State(_challenge(public, turn, seat, side), state.own, None)
        case Fire():
            return _carry_on(state, _burn(public, seat))
    raise TypeError(f"no action of Koblarz: {action.do}")


def settle(state: Koblarz, die: int) -> Koblarz:
    """Goes on with a die: for the start numbers, or for a bank."""
    public, turn = state.public, state.public.turn
    if turn is None:
        dice = (*public.dice, die)
        order = Draw(public.seats, dice).order
        drawn = Public(
            public.options, order or (), dice, public.round, 0,
            public.purses, public.banks, public.trash, None, public.history,
        )  # fmt: skip
        return _carry_on(state, next_turn(drawn, 0) if order else drawn)
    if die == turn.target:
        return _carry_on(state, _hit(public, turn, die))
    return _carry_on(state, _miss(public, turn, die))


def next_turn(public: Public, bank: int) -> Public:
    """Goes to the first bank from ``bank`` on that is not dead, or ends the game (§9, §13, §14)."""
    banks, purses = public.banks, public.purses
    count = len(banks)
    for i in range(count):
        number = (bank + i) % count
        pair = pair_of(public.order, number)
        low, high = purses[pair[0]], purses[pair[1]]
        if is_dead(banks[number], low, high):
            continue
        wraps = bank + i >= count
        history = (*public.history, Round(public.round + 1)) if wraps else public.history
        asked = tuple(seat for seat in pair if purses[seat].wallet)
        found = Public(
            public.options, public.order, public.dice, public.round + wraps, number,
            purses, banks, public.trash, BankTurn(pair, asked, asked), history,
        )  # fmt: skip
        return found if asked else _show(found, (0, 0))
    return Public(
        public.options, public.order, public.dice, public.round, public.bank,
        purses, banks, public.trash, None, public.history, True,
    )  # fmt: skip


def _carry_on(before: Koblarz, public: Public) -> Koblarz:
    """The state around ``public``: stakes are kept to the end of their turn."""
    old = before.public
    same = public.bank == old.bank and public.round == old.round and public.turn is not None
    return State(public, before.own if same else (NOTHING,) * len(before.own), None)


def _with_turn(public: Public, turn: BankTurn) -> Public:
    return Public(
        public.options, public.order, public.dice, public.round, public.bank,
        public.purses, public.banks, public.trash, turn, public.history,
    )  # fmt: skip


def _changed(
    public: Public, turn: BankTurn, purses: tuple[Purse, ...], bank: Bank, *events: Event
) -> Public:
    """The same turn with purses and the contents of its bank changed."""
    return Public(
        public.options, public.order, public.dice, public.round, public.bank,
        purses, _placed(public.banks, public.bank, bank), public.trash, turn, public.history + events,
    )  # fmt: skip


def _placed(banks: tuple[Bank, ...], number: int, bank: Bank) -> tuple[Bank, ...]:
    return (*banks[:number], bank, *banks[number + 1 :])


def _dealt(purses: tuple[Purse, ...], seat: Seat, purse: Purse) -> tuple[Purse, ...]:
    return (*purses[:seat], purse, *purses[seat + 1 :])


def _rolls(
    turn: BankTurn, rolls: tuple[Seat, ...], *, rolling: bool = False, pair_rolled: bool | None = None
) -> BankTurn:
    return BankTurn(
        turn.pair, turn.asked, (), turn.shown, turn.calls, turn.target, rolls, rolling,
        turn.joker_used, turn.pair_rolled if pair_rolled is None else pair_rolled, turn.challenge,
    )  # fmt: skip


def _bet(state: Koblarz, turn: BankTurn, seat: Seat, coins: int) -> Koblarz:
    """§8: a choice is in; the last one shows both."""
    own = (*state.own[:seat], Own(coins), *state.own[seat + 1 :])
    waiting = tuple(other for other in turn.waiting if other != seat)
    public = _with_turn(state.public, BankTurn(turn.pair, turn.asked, waiting))
    if waiting:
        return State(public, own, None)
    low, high = turn.pair
    shown = _show(public, (own[low].stake or 0, own[high].stake or 0))
    return _carry_on(State(public, own, None), shown)


def _show(public: Public, stakes: tuple[int, int]) -> Public:
    """§8, §13: the stakes lie open and go into the bank; target and order follow, or the tie blocks."""
    turn = public.turn
    assert turn is not None
    purses, bank = public.purses, public.banks[public.bank]
    for seat, coins in zip(turn.pair, stakes, strict=True):
        if coins:
            purses = _dealt(purses, seat, Purse(purses[seat].wallet - coins, *purses[seat][1:]))
    bank = Bank(bank.coins + sum(stakes), bank.jokers)
    empty = public.options.empty_call
    calls = (stakes[0] or empty, stakes[1] or empty)
    event = Shown(public.bank, turn.pair, stakes, calls)
    if calls == (BLOCKING_CALL, BLOCKING_CALL) and any(stakes):
        blocked = _changed(public, turn, purses, bank, event, Blocked(public.bank, bank.coins))
        return next_turn(blocked, public.bank + 1)
    rolls = _order(public, turn.pair, stakes, calls)
    ready = BankTurn(turn.pair, turn.asked, (), stakes, calls, sum(calls), rolls)
    return _changed(public, ready, purses, bank, event)


def _order(
    public: Public, pair: tuple[Seat, Seat], stakes: tuple[int, int], calls: tuple[int, int]
) -> tuple[Seat, ...]:
    """§6, §8: a seat for each roll, in order."""
    low_first = public.seats == 4 and public.options.four_players == "low-number"
    (low, high), (low_rolls, high_rolls) = pair, calls
    first, second = (low,) * low_rolls, (high,) * high_rolls
    if stakes[1] > stakes[0] and not low_first:
        first, second = second, first
    if public.options.rolls == "in-a-row":
        return first + second
    both = min(len(first), len(second))
    turns = tuple(seat for pair in zip(first, second, strict=False) for seat in pair)
    return turns + first[both:] + second[both:]


def _hit(public: Public, turn: BankTurn, die: int) -> Public:
    """§8: takes the whole bank, coins and Jokers."""
    seat, bank = turn.rolls[0], public.banks[public.bank]
    purse = public.purses[seat]
    richer = Purse(
        purse.wallet, purse.sock + bank.coins, purse.sock_jokers + bank.jokers, *purse[3:]
    )
    event = Hit(public.bank, seat, die, bank.coins, bank.jokers)
    taken = _changed(public, turn, _dealt(public.purses, seat, richer), NO_COINS, event)
    return next_turn(taken, public.bank + 1)


def _miss(public: Public, turn: BankTurn, die: int) -> Public:
    seat, rest = turn.rolls[0], turn.rolls[1:]
    purses, bank = public.purses, public.banks[public.bank]
    missed = Rolled(public.bank, seat, die)
    after = _rolls(turn, rest, pair_rolled=turn.pair_rolled or seat in turn.pair)
    if turn.challenge and turn.challenge.seat == seat and seat not in rest:
        purse, paid = penalty(purses[seat], turn.challenge.side)
        event = Penalty(public.bank, seat, paid, not purse.locked)
        bank = Bank(bank.coins + paid, bank.jokers)
        return _changed(public, after, _dealt(purses, seat, purse), bank, missed, event)
    if rest:
        return _changed(public, after, purses, bank, missed)
    stays = Stays(public.bank, bank.coins, bank.jokers)
    return next_turn(_changed(public, after, purses, bank, missed, stays), public.bank + 1)


def penalty(purse: Purse, side: int) -> tuple[Purse, int]:
    """§11: what a missed challenge costs: the purse after it and the coins paid.

    2 coins a side, from the sock first; each coin missing there costs 2 from the wallet; a wallet that
    cannot pay that is emptied, and the debt locks the Fire.
    """
    from_sock = min(2 * side, purse.sock)
    owed = 2 * (2 * side - from_sock)
    from_wallet = min(owed, purse.wallet)
    after = Purse(
        purse.wallet - from_wallet, purse.sock - from_sock, purse.sock_jokers,
        purse.joker, purse.fire, purse.locked or from_wallet < owed,
    )  # fmt: skip
    return after, from_sock + from_wallet


def _joker_gone(public: Public, seat: Seat) -> tuple[tuple[Purse, ...], Bank]:
    """§11: the token goes from the wallet into the bank."""
    purse, bank = public.purses[seat], public.banks[public.bank]
    without = Purse(*purse[:3], False, *purse[4:])
    return _dealt(public.purses, seat, without), Bank(bank.coins, bank.jokers + 1)


def _challenge(public: Public, turn: BankTurn, seat: Seat, side: int) -> Public:
    """§11: plays for the pot and rolls before the pair."""
    purses, bank = _joker_gone(public, seat)
    challenged = BankTurn(
        turn.pair, turn.asked, (), turn.shown, turn.calls, turn.target,
        (seat,) * side + turn.rolls, False, True, False, Challenge(seat, side),
    )  # fmt: skip
    return _changed(public, challenged, purses, bank, Challenged(public.bank, seat, side))


def _throw(public: Public, turn: BankTurn, seat: Seat) -> Public:
    """§11: gets rid of the Joker; of the pair, who does so rolls no more in this turn."""
    purses, bank = _joker_gone(public, seat)
    rolls = tuple(other for other in turn.rolls if other != seat)
    event = Thrown(public.bank, seat, len(turn.rolls) - len(rolls))
    thrown = BankTurn(
        turn.pair, turn.asked, (), turn.shown, turn.calls, turn.target, rolls, False, True, True, turn.challenge
    )
    if rolls:
        return _changed(public, thrown, purses, bank, event)
    stays = Stays(public.bank, bank.coins, bank.jokers)
    return next_turn(_changed(public, thrown, purses, bank, event, stays), public.bank + 1)


def _burn(public: Public, seat: Seat) -> Public:
    """§12: the bank's contents go to the trash, the turn is over, the Fire is used up."""
    purse, bank, turn = public.purses[seat], public.banks[public.bank], public.turn
    assert turn is not None
    purses = _dealt(public.purses, seat, Purse(*purse[:4], False, purse.locked))
    event = Burnt(public.bank, seat, bank.coins, bank.jokers)
    burnt = Public(
        public.options, public.order, public.dice, public.round, public.bank,
        purses, _placed(public.banks, public.bank, NO_COINS),
        Bank(public.trash.coins + bank.coins, public.trash.jokers + bank.jokers),
        turn, (*public.history, event),
    )  # fmt: skip
    return next_turn(burnt, public.bank + 1)
