"""The whole state as plain values, for records' checks and debugging only (zoliky.md, *Setup, facts*)."""

from rules.kit.action import Json
from rules.kit.cards import Card
from rules.zoliky.melds import Meld
from rules.zoliky.state import Zoliky

_PHASES = {"lead": "cut", "shuffle": "cut", "reshuffle": "draw"}
"""While a shuffle is waited for, what comes after it."""


def stock_left(state: Zoliky) -> tuple[Card, ...]:
    """The stock, top first."""
    left = state.public.stock
    return state.hidden.pack[-left:] if left else ()


def facts(state: Zoliky) -> dict[str, Json]:
    public = state.public
    end, over = public.end, public.phase == "over"
    acting = public.phase in ("cut", "draw", "play")
    closing = [state.hidden.closing] if state.hidden.closing is not None else []
    return {
        "phase": _PHASES.get(public.phase, public.phase),
        "to_act": [public.turn] if acting else [],
        "may_act": [],
        "leader": public.table.leader,
        "turn": None if over or public.table.leader is None else public.turn,
        "round": public.round,
        "hands": [[*sorted(own.held.cards())] for own in state.own],
        "melds": [_meld(meld) for meld in public.melds],
        "laid": list(public.laid),
        "exposed": public.exposed,
        "stock": list(stock_left(state)),
        "discards": [*public.discards, *closing],
        "carried": list(public.table.carried if end is None else end.kept),
        "closer": end.closer if end else None,
        "from_hand": bool(end and end.from_hand),
    }


def _meld(meld: Meld) -> Json:
    return {"by": meld.by, "kind": meld.kind, "cards": list(meld.cards), "as": list(meld.stands)}
