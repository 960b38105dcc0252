"""The whole state as plain values, for records' checks and debugging only (kauboj.md, *Facts*)."""

from rules.kauboj.cards import ACES, cards_of
from rules.kauboj.state import Answer, Kauboj, Public
from rules.kit.action import Json
from rules.kit.cards import Card
from rules.kit.seats import Seat, all_seats


def must_act(public: Public) -> tuple[Seat, ...]:
    """Who owes an action now."""
    if public.drawing is not None:
        return ()
    match public.phase:
        case "direction":
            return (public.dealer,)
        case "pass":
            assert public.passing is not None
            return public.passing.waiting
        case "action":
            return (public.turn,)
        case "answer":
            assert public.aimed is not None
            return (public.aimed.at,)
    return ()


def _answer(state: Kauboj) -> Answer | None:
    aimed = state.public.aimed
    return state.own[aimed.at].answer if aimed is not None else None


def phase(state: Kauboj) -> str:
    """The phase, with the steps of a target's answer, which nobody else knows."""
    answer = _answer(state)
    return answer.step if answer is not None else state.public.phase


def facts(state: Kauboj) -> dict[str, Json]:
    public, answer = state.public, _answer(state)
    hands = [own.hand for own in state.own]
    protected = [list(suits) for suits in public.protected]
    shots: tuple[Card, ...] = public.shots
    if answer is not None and public.aimed is not None:
        hands[public.aimed.by] |= answer.lost
        if answer.turned is not None:
            shots = (*shots, answer.turned)
        for ace in cards_of(answer.lost & ACES):
            protected[public.aimed.at].remove(ace[1])
            protected[public.aimed.by] = sorted([*protected[public.aimed.by], ace[1]])
    aimed, ending = public.aimed, public.ending
    return {
        "phase": phase(state),
        "to_act": [*sorted(must_act(public))],
        "may_act": [],
        "dealer": public.dealer,
        "turn": public.turn,
        "hands": [_sorted(cards_of(hand)) for hand in hands],
        "guns": [[{"id": gun.number, "cards": [*gun.cards]} for gun in guns] for guns in public.guns],
        "tens": [_sorted(tens) for tens in public.tens],
        "aside": _sorted(public.aside),
        "protected": [[*suits] for suits in protected],
        "stock": [*state.hidden.stock],
        "pile": [*public.pile],
        "shots": [*shots],
        "married": [*public.married],
        "marriages": [*public.marriages],
        "fired": [*public.fired],
        "shot": {"by": aimed.by, "at": aimed.at, "gun": aimed.gun.number} if aimed is not None else None,
        "passed": _passed(public),
        "finisher": ending.finisher if ending is not None else None,
        "action": public.action,
        "turns": public.turns,
    }


def _passed(public: Public) -> Json:
    if public.passing is None:
        return None
    return [seat not in public.passing.waiting for seat in all_seats(len(public.sizes))]


def _sorted(cards: tuple[Card, ...]) -> list[Json]:
    return [*sorted(cards)]
