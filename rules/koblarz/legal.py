"""What a player may do now, and why not: the one place that says no."""

from rules.kit.action import Action
from rules.kit.scene import Mark, Refusal, Text, text
from rules.kit.seats import Seat
from rules.koblarz.actions import CHALLENGES, FIRE, ROLL, STAKES, THROW, Bet, Fire, Joker, Roll
from rules.koblarz.banks import has_finished
from rules.koblarz.state import BankTurn, Public

MOST_COINS = 3
"""§8: the largest stake."""
_INTERRUPTS = (*CHALLENGES, THROW, FIRE)


def objection(public: Public, seat: Seat, action: Action) -> str | None:
    """The key of the reason why ``action`` is not legal for ``seat`` now; None: it is legal."""
    turn = public.turn
    if turn is None:
        return "refuse-game-over" if public.over else "refuse-numbers-drawn"
    match action:
        case Bet(coins):
            return _no_bet(public, turn, seat, coins)
        case Roll():
            if turn.waiting:
                return "refuse-stakes-first"
            return None if seat == turn.rolls[0] and not turn.rolling else "refuse-not-your-roll"
        case Joker(side):
            return _no_joker(public, turn, seat, side)
        case Fire():
            return _no_fire(public, turn, seat)
    raise TypeError(f"no action of Koblarz: {action.do}")


def _no_bet(public: Public, turn: BankTurn, seat: Seat, coins: int) -> str | None:
    if not turn.waiting:
        return "refuse-not-staking"
    if seat not in turn.pair:
        return "refuse-not-your-bank"
    if seat not in turn.asked:
        return "refuse-empty-wallet"
    if seat not in turn.waiting:
        return "refuse-already-staked"
    most = min(MOST_COINS, public.purses[seat].wallet)
    return None if 1 <= coins <= most else "refuse-stake"


def _no_interrupt(public: Public, turn: BankTurn, seat: Seat) -> str | None:
    """What Joker and Fire have in common (§8, §11, §12, §13): forward only, before a roll."""
    if turn.waiting:
        return "refuse-stakes-first"
    if turn.rolling:
        return "refuse-die-rolls"
    if public.options.finished_players == "watch" and has_finished(public, seat):
        return "refuse-finished"
    return None


def _no_joker(public: Public, turn: BankTurn, seat: Seat, side: int | None) -> str | None:
    purse = public.purses[seat]
    if not purse.joker:
        return "refuse-no-joker"
    if turn.joker_used:
        return "refuse-joker-used"
    if (side is None) != turn.pair_rolled:
        # §11: before the pair's first roll the Joker is a challenge, after it it can only be thrown away.
        if side is not None:
            return "refuse-challenge-late"
        return "refuse-throw-own" if seat in turn.pair else "refuse-throw-early"
    if side is None:
        if public.options.throw_needs_sock and not purse.sock:
            return "refuse-throw-sock"
    elif not 1 <= side <= 2:
        return "refuse-side"
    elif seat in turn.pair:
        return "refuse-throw-own"
    elif not purse.sock:
        return "refuse-challenge-sock"
    return _no_interrupt(public, turn, seat)


def _no_fire(public: Public, turn: BankTurn, seat: Seat) -> str | None:
    purse = public.purses[seat]
    if not purse.fire:
        return "refuse-no-fire"
    if purse.joker:
        return "refuse-fire-joker"
    if purse.locked:
        return "refuse-fire-locked"
    return _no_interrupt(public, turn, seat)


def refuse(public: Public, seat: Seat, action: Action) -> Refusal | None:
    """``objection`` with the words' arguments, for the player."""
    key = objection(public, seat, action)
    return None if key is None else Refusal(_reason(public, seat, key))


def _reason(public: Public, seat: Seat, key: str) -> Text:
    turn = public.turn
    match key:
        case "refuse-stake":
            wallet = public.purses[seat].wallet
            return text(key, wallet=wallet, most=min(MOST_COINS, wallet))
        case "refuse-not-your-roll" if turn is not None:
            return text(key, roller=Mark(turn.rolls[0]))
        case "refuse-not-your-bank" if turn is not None:
            return text(key, bank=public.bank + 1, low=Mark(turn.pair[0]), high=Mark(turn.pair[1]))
    return text(key)


def interrupts(public: Public, seat: Seat) -> tuple[Action, ...]:
    """The Jokers and the Fire that ``seat`` may play now, in a pinned order."""
    purse = public.purses[seat]
    if not (purse.joker or purse.fire):
        return ()
    return tuple(action for action in _INTERRUPTS if objection(public, seat, action) is None)


def legal(public: Public, seat: Seat) -> tuple[Action, ...]:
    """Every legal action of ``seat``: stakes from 1 up, or the roll and then the interrupts."""
    turn = public.turn
    if turn is None or turn.rolling:
        return ()
    if turn.waiting:
        if seat not in turn.waiting:
            return ()
        return STAKES[: public.purses[seat].wallet]
    if seat == turn.rolls[0]:
        return (ROLL, *interrupts(public, seat))
    return interrupts(public, seat)
