"""What a player may do now, and why not: the one place that says no.

``legal`` lists what is allowed; ``refuse`` is membership in that list and, where it says no, adds the reason.
"""

from rules.kit.action import Action
from rules.kit.scene import Mark, Refusal, Text, text
from rules.kit.seats import Seat, all_seats
from rules.koblarz.actions import CHALLENGES, FIRE, ROLL, STAKES, THROW, Bet, Fire, Joker, Roll
from rules.koblarz.banks import has_finished
from rules.koblarz.events import Challenged, Thrown
from rules.koblarz.state import BankTurn, Public, Purse

MOST_COINS = len(STAKES)
"""§8: the largest stake."""
_THROWS = (THROW,)
_FIRES = (FIRE,)


def legal(public: Public, seat: Seat) -> tuple[Action, ...]:
    """Every legal action of ``seat``: stakes from 1 up, or the roll and then the interrupts."""
    turn = public.turn
    if turn is None or public.rolling:
        return ()
    if turn.waiting:
        return STAKES[: public.purses[seat].wallet] if seat in turn.waiting else ()
    if seat == turn.rolls[0]:
        return (ROLL, *interrupts(public, seat))
    return interrupts(public, seat)


def interrupts(public: Public, seat: Seat) -> tuple[Action, ...]:
    """The Jokers or the Fire that ``seat`` may play now, forward only, before a roll (§8, §11, §12, §13).

    The pinned order is challenge 1, challenge 2 or throw or Fire: never more than one of the three, since
    the Fire waits for the Joker to be gone and the pair's first roll divides challenges from throws.
    """
    purse, turn = public.purses[seat], public.turn
    actions: tuple[Action, ...] = ()
    if turn is None or turn.waiting or public.rolling:
        return actions
    if purse.joker:
        if turn.joker_used:
            return actions
        if turn.pair_rolled:
            if purse.sock or not public.options.throw_needs_sock:
                actions = _THROWS
        elif purse.sock and seat not in turn.pair:
            actions = CHALLENGES
    elif purse.fire and not purse.locked:
        actions = _FIRES
    if actions and not purse.wallet and _only_watches(public, seat):
        return ()
    return actions


def able(public: Public) -> tuple[Seat, ...]:
    """Every seat that may play a Joker or the Fire now."""
    purses = public.purses
    holders = [seat for seat in all_seats(len(purses)) if purses[seat].joker or purses[seat].fire]
    return tuple([seat for seat in holders if interrupts(public, seat)]) if holders else ()


def _only_watches(public: Public, seat: Seat) -> bool:
    return public.options.finished_players == "watch" and has_finished(public, seat)


def refuse(public: Public, seat: Seat, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for ``seat`` now; None: it is legal."""
    if action in legal(public, seat):
        return None
    turn, purse = public.turn, public.purses[seat]
    if turn is None:
        return Refusal(text("refuse-game-over" if public.over else "refuse-numbers-drawn"))
    match action:
        case Bet():
            return Refusal(_no_bet(public, turn, seat))
        case Joker() | Fire() if _holds(purse, action) and _only_watches(public, seat):
            return Refusal(text("refuse-finished"))
        case Roll() if turn.waiting:
            return Refusal(text("refuse-stakes-first"))
        case Roll():
            return Refusal(text("refuse-not-your-roll", roller=Mark(turn.rolls[0])))
        case Joker() if purse.joker and turn.joker_used:
            return Refusal(_joker_used(public))
        case Joker(side):
            key = _no_joker(public, turn, seat, side)
        case _:
            key = _no_fire(purse)
    return Refusal(text(key or _no_interrupt(turn)))


def _no_bet(public: Public, turn: BankTurn, seat: Seat) -> Text:
    if not turn.waiting:
        return text("refuse-not-staking")
    wallet = public.purses[seat].wallet
    if not wallet:
        return text("refuse-empty-wallet")
    if seat not in turn.pair:
        low, high = turn.pair
        return text("refuse-not-your-bank", bank=public.bank + 1, low=Mark(low), high=Mark(high))
    if seat not in turn.waiting:
        return text("refuse-already-staked")
    return text("refuse-stake", wallet=wallet, most=min(MOST_COINS, wallet))


def _no_joker(public: Public, turn: BankTurn, seat: Seat, side: int | None) -> str | None:
    """§11: what speaks against this Joker in particular."""
    purse = public.purses[seat]
    if not purse.joker:
        return "refuse-no-joker"
    if turn.waiting:
        return "refuse-stakes-first"
    if side is None:
        if public.options.throw_needs_sock and not purse.sock:
            return "refuse-throw-sock"
        if turn.pair_rolled:
            return None
        if seat in turn.pair:
            return "refuse-throw-own"
        return "refuse-throw-early" if purse.sock else "refuse-throw-wait"
    if turn.pair_rolled:
        return "refuse-challenge-late"
    if not 1 <= side <= len(CHALLENGES):
        return "refuse-side"
    if seat in turn.pair:
        return "refuse-throw-own"
    return None if purse.sock else "refuse-challenge-sock"


def _joker_used(public: Public) -> Text:
    """§11: one Joker per bank and round; whose it was."""
    jokers = (event for event in reversed(public.history) if isinstance(event, Challenged | Thrown))
    event = next(event for event in jokers if event.bank == public.bank)
    key = "refuse-joker-thrown" if isinstance(event, Thrown) else "refuse-joker-played"
    return text(key, seat=Mark(event.seat))


def _holds(purse: Purse, action: Joker | Fire) -> bool:
    """Whether he still has the token that he would use."""
    return purse.joker if isinstance(action, Joker) else purse.fire


def _no_fire(purse: Purse) -> str | None:
    """§12: what speaks against this Fire in particular."""
    if not purse.fire:
        return "refuse-no-fire"
    if purse.joker:
        return "refuse-fire-joker"
    return "refuse-fire-locked" if purse.locked else None


def _no_interrupt(turn: BankTurn) -> str:
    """What speaks against any Joker and any Fire of who may still play them (§8)."""
    return "refuse-stakes-first" if turn.waiting else "refuse-die-rolls"
