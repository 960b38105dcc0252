"""How a game goes on: stakes, rolls, Jokers, Fires and the way from bank to bank (§8 to §14).

Values are built by position: this is what computers and self-play spend their time on.
"""

from rules.kit.action import Action
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.koblarz.actions import Bet, Fire, Joker, Roll
from rules.koblarz.banks import blocks, is_dead, pairs
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
from rules.koblarz.numbers import draw
from rules.koblarz.state import NOTHING, STAKED, Bank, BankTurn, Challenge, Koblarz, Public, Purse

NO_COINS = Bank(0, 0)


def apply(state: Koblarz, seat: Seat, action: Action) -> Koblarz:
    """Carries out a legal action."""
    public, turn = state.public, state.public.turn
    assert turn is not None
    match action:
        case Roll():
            return State(_rolling(public), state.own, None)
        case Bet(coins):
            return _bet(state, turn, seat, coins)
        case Joker(None):
            return _throw(state, turn, seat)
        case Joker(int(side)):
            return State(_challenge(public, turn, seat, side), state.own, None)
        case Fire():
            return _burn(public, seat)
    raise TypeError(f"no action of Koblarz: {action.do}")


def settle(state: Koblarz, die: int) -> Koblarz:
    """Goes on with a die: for the start numbers, or for a bank."""
    turn = state.public.turn
    if turn is None:
        return _number_drawn(state, die)
    if die == turn.target:
        return _hit(state.public, turn, die)
    return _miss(state, turn, die)


def open_banks(public: Public) -> Koblarz:
    """The first turn of a game whose start numbers are known (§14)."""
    return _next_turn(public, 0, public.purses, public.banks, public.trash, public.history)


def _number_drawn(state: Koblarz, die: int) -> Koblarz:
    public = state.public
    dice = (*public.dice, die)
    order = draw(len(public.purses), dice).order
    drawn = Public(
        public.options, order or (), dice, public.round, 0,
        public.purses, public.banks, public.trash, None, False, public.history,
    )  # fmt: skip
    return open_banks(drawn) if order else State(drawn, state.own, None)


def _next_turn(
    before: Public,
    start: int,
    purses: tuple[Purse, ...],
    banks: tuple[Bank, ...],
    trash: Bank,
    history: tuple[Event, ...],
) -> Koblarz:
    """Goes to the first bank from ``start`` on that is not dead, or ends the game (§9, §13, §14)."""
    options, order, dice, round_ = before[:4]
    pair_of, count = pairs(order), len(banks)
    nobody = (NOTHING,) * count
    for i in range(start, start + count):
        number = i % count
        pair = low, high = pair_of[number]
        first, second = purses[low], purses[high]
        if first.wallet and second.wallet:
            asked: tuple[Seat, ...] = pair
        elif is_dead(banks[number], first, second):
            continue
        else:
            asked = (low,) if first.wallet else (high,) if second.wallet else ()
        if i >= count:
            round_ += 1
            history = (*history, Round(round_))
        turn = BankTurn(pair, asked, asked)
        found = Public(options, order, dice, round_, number, purses, banks, trash, turn, False, history)
        state = State(found, nobody, None)
        return state if asked else _show(state, turn, 0, 0)
    number = before.bank
    over = Public(options, order, dice, round_, number, purses, banks, trash, None, False, history, True)
    return State(over, nobody, None)


def _end_turn(
    public: Public, purses: tuple[Purse, ...], bank: Bank, *events: Event, trash: Bank | None = None
) -> Koblarz:
    """Leaves ``bank`` as the contents of this turn's bank and goes on to the next one (§9)."""
    number = public.bank
    banks = _placed(public.banks, number, bank)
    return _next_turn(public, number + 1, purses, banks, trash or public.trash, public.history + events)


def _rolling(public: Public) -> Public:
    """§8: the die is in the air."""
    options, order, dice, round_, number, purses, banks, trash, turn, _, history, over = public
    return Public(options, order, dice, round_, number, purses, banks, trash, turn, True, history, over)


def _changed(
    public: Public, turn: BankTurn, purses: tuple[Purse, ...], banks: tuple[Bank, ...], *events: Event
) -> Public:
    """The same bank's turn, changed; no die is in the air."""
    options, order, dice, round_, number, _, _, trash, _, _, history, over = public
    history += events
    return Public(options, order, dice, round_, number, purses, banks, trash, turn, False, history, over)


def _placed(banks: tuple[Bank, ...], number: int, bank: Bank) -> tuple[Bank, ...]:
    return (*banks[:number], bank, *banks[number + 1 :])


def _dealt(purses: tuple[Purse, ...], seat: Seat, purse: Purse) -> tuple[Purse, ...]:
    return (*purses[:seat], purse, *purses[seat + 1 :])


def _bet(state: Koblarz, turn: BankTurn, seat: Seat, coins: int) -> Koblarz:
    """§8: a choice is in; the last one shows both."""
    public, pair = state.public, turn.pair
    own = (*state.own[:seat], STAKED[coins], *state.own[seat + 1 :])
    if len(turn.waiting) > 1:
        waiting = pair[1:] if seat == pair[0] else pair[:1]
        after = BankTurn(pair, turn.asked, waiting)
        return State(_changed(public, after, public.purses, public.banks), own, None)
    low, high = pair
    return _show(State(public, own, None), turn, own[low].stake or 0, own[high].stake or 0)


def _show(state: Koblarz, turn: BankTurn, low_stake: int, high_stake: int) -> Koblarz:
    """§8, §13: the stakes lie open and go into the bank; target and order follow, or the tie blocks."""
    public, (low, high), stakes = state.public, turn.pair, (low_stake, high_stake)
    purses, bank, empty = public.purses, public.banks[public.bank], public.options.empty_call
    for seat, coins in ((low, low_stake), (high, high_stake)):
        if coins:
            wallet, sock, sock_jokers, joker, fire, locked = purses[seat]
            poorer = Purse(wallet - coins, sock, sock_jokers, joker, fire, locked)
            purses = _dealt(purses, seat, poorer)
    staked = low_stake + high_stake
    bank = Bank(bank.coins + staked, bank.jokers)
    calls = (low_stake or empty, high_stake or empty)
    event = Shown(public.bank, turn.pair, stakes, calls)
    if blocks(calls, staked):
        return _end_turn(public, purses, bank, event, Blocked(public.bank, bank.coins))
    rolls = _order(public, turn.pair, stakes, calls)
    ready = BankTurn(turn.pair, turn.asked, (), stakes, calls, calls[0] + calls[1], rolls)
    banks = _placed(public.banks, public.bank, bank)
    return State(_changed(public, ready, purses, banks, event), state.own, None)


def _order(
    public: Public, pair: tuple[Seat, Seat], stakes: tuple[int, int], calls: tuple[int, int]
) -> tuple[Seat, ...]:
    """§6, §8: a seat for each roll, in order."""
    low_first = len(public.purses) == 4 and public.options.four_players == "low-number"
    (low, high), (low_rolls, high_rolls) = pair, calls
    first, second = (low,) * low_rolls, (high,) * high_rolls
    if stakes[1] > stakes[0] and not low_first:
        first, second = second, first
    if public.options.rolls == "in-a-row":
        return first + second
    both = min(len(first), len(second))
    turns = tuple(seat for pair in zip(first, second, strict=False) for seat in pair)
    return turns + first[both:] + second[both:]


def _hit(public: Public, turn: BankTurn, die: int) -> Koblarz:
    """§8: takes the whole bank, coins and Jokers."""
    seat, (coins, jokers) = turn.rolls[0], public.banks[public.bank]
    wallet, sock, sock_jokers, joker, fire, locked = public.purses[seat]
    richer = Purse(wallet, sock + coins, sock_jokers + jokers, joker, fire, locked)
    event = Hit(public.bank, seat, die, coins, jokers)
    return _end_turn(public, _dealt(public.purses, seat, richer), NO_COINS, event)


def _miss(state: Koblarz, turn: BankTurn, die: int) -> Koblarz:
    public, number = state.public, state.public.bank
    pair, asked, waiting, shown, calls, target, rolls, joker_used, pair_rolled, challenge = turn
    seat, left = rolls[0], rolls[1:]
    missed = Rolled(number, seat, die)
    if not left:
        bank = public.banks[number]
        return _end_turn(public, public.purses, bank, missed, Stays(number, bank.coins, bank.jokers))
    pair_rolled = pair_rolled or seat in pair
    after = BankTurn(pair, asked, waiting, shown, calls, target, left, joker_used, pair_rolled, challenge)
    if challenge and challenge.seat == seat and seat not in left:
        return State(_challenge_lost(public, after, challenge, missed), state.own, None)
    return State(_changed(public, after, public.purses, public.banks, missed), state.own, None)


def _challenge_lost(public: Public, turn: BankTurn, challenge: Challenge, missed: Rolled) -> Public:
    """§11: the challenger's last miss; his penalty goes into the bank."""
    seat, bank = challenge.seat, public.banks[public.bank]
    purse, paid = penalty(public.purses[seat], challenge.side)
    purses = _dealt(public.purses, seat, purse)
    banks = _placed(public.banks, public.bank, Bank(bank.coins + paid, bank.jokers))
    event = Penalty(public.bank, seat, paid, not purse.locked)
    return _changed(public, turn, purses, banks, missed, event)


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
    without = Purse(purse.wallet, purse.sock, purse.sock_jokers, False, purse.fire, purse.locked)
    return _dealt(public.purses, seat, without), Bank(bank.coins, bank.jokers + 1)


def _challenge(public: Public, turn: BankTurn, seat: Seat, side: int) -> Public:
    """§11: plays for the pot and rolls before the pair."""
    purses, bank = _joker_gone(public, seat)
    challenged = BankTurn(
        turn.pair, turn.asked, (), turn.shown, turn.calls, turn.target,
        (seat,) * side + turn.rolls, True, False, Challenge(seat, side),
    )  # fmt: skip
    banks = _placed(public.banks, public.bank, bank)
    return _changed(public, challenged, purses, banks, Challenged(public.bank, seat, side))


def _throw(state: Koblarz, turn: BankTurn, seat: Seat) -> Koblarz:
    """§11: gets rid of the Joker; of the pair, who does so rolls no more in this turn."""
    public = state.public
    purses, bank = _joker_gone(public, seat)
    rolls = tuple([other for other in turn.rolls if other != seat])
    event = Thrown(public.bank, seat, len(turn.rolls) - len(rolls))
    if not rolls:
        return _end_turn(public, purses, bank, event, Stays(public.bank, bank.coins, bank.jokers))
    thrown = BankTurn(
        turn.pair, turn.asked, (), turn.shown, turn.calls, turn.target, rolls, True, True, turn.challenge
    )
    banks = _placed(public.banks, public.bank, bank)
    return State(_changed(public, thrown, purses, banks, event), state.own, None)


def _burn(public: Public, seat: Seat) -> Koblarz:
    """§12: the bank's contents go to the trash, the turn is over, the Fire is used up."""
    purse, bank, trash = public.purses[seat], public.banks[public.bank], public.trash
    without = Purse(purse.wallet, purse.sock, purse.sock_jokers, purse.joker, False, purse.locked)
    burnt = Bank(trash.coins + bank.coins, trash.jokers + bank.jokers)
    event = Burnt(public.bank, seat, bank.coins, bank.jokers)
    return _end_turn(public, _dealt(public.purses, seat, without), NO_COINS, event, trash=burnt)
