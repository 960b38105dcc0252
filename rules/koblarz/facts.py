"""The whole state as plain values, for records' checks and debugging only (koblarz.md, *Setup, facts*)."""

from rules.kit.action import Json
from rules.kit.seats import Seat, all_seats
from rules.koblarz.banks import pairs
from rules.koblarz.legal import legal
from rules.koblarz.state import Bank, Koblarz, Public


def phase(public: Public) -> str:
    if public.turn is None:
        return "over" if public.over else "draw"
    return "bet" if public.turn.waiting else "roll"


def must_act(public: Public) -> tuple[Seat, ...]:
    """Who owes an action now."""
    turn = public.turn
    if turn is None or public.rolling:
        return ()
    return turn.waiting or turn.rolls[:1]


def may_act(public: Public) -> tuple[Seat, ...]:
    """Who may interrupt now, besides those who owe an action."""
    turn = public.turn
    if turn is None or public.rolling or turn.waiting:
        return ()
    return tuple(seat for seat in all_seats(public.seats) if seat != turn.rolls[0] and legal(public, seat))


def facts(state: Koblarz) -> dict[str, Json]:
    public, turn = state.public, state.public.turn
    order, purses = public.order, public.purses
    return {
        "phase": phase(public),
        "to_act": [*sorted(must_act(public))],
        "may_act": [*may_act(public)],
        "round": public.round,
        "bank": public.bank + 1,
        "pair": [*pairs(order)[public.bank]] if order else None,
        "numbers": [order.index(seat) + 1 for seat in all_seats(public.seats)] if order else None,
        "wallets": [purse.wallet for purse in purses],
        "socks": [purse.sock for purse in purses],
        "sock_jokers": [purse.sock_jokers for purse in purses],
        "jokers": [purse.joker for purse in purses],
        "fires": [purse.fire for purse in purses],
        "locked": [purse.locked for purse in purses],
        "banks": [_contents(bank) for bank in public.banks],
        "trash": _contents(public.trash),
        "stakes": [own.stake for own in state.own],
        "calls": list(turn.calls) if turn and turn.calls else None,
        "target": turn.target if turn else None,
        "rolls_left": list(turn.rolls) if turn else [],
        "joker_used": bool(turn and turn.joker_used),
        "pair_rolled": bool(turn and turn.pair_rolled),
        "challenge": turn.challenge._asdict() if turn and turn.challenge else None,
    }


def _contents(bank: Bank) -> Json:
    return {"coins": bank.coins, "jokers": bank.jokers}
