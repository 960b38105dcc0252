"""What is to be said of a typed word that is of no use now: laying before its round, drawing twice."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.kit.action import Action
from rules.kit.cards import JOKER
from rules.kit.scene import Refusal, text
from rules.kit.seats import Seat
from rules.zoliky.actions import FROM_PILE, FROM_STOCK, Add, Close, Cut, Discard, Lay, Swap
from rules.zoliky.judge import refuse
from rules.zoliky.state import Own, Public

_MEANT: Mapping[str, Action] = MappingProxyType(
    {
        "words-cut": Cut(0),
        "words-draw-stock": FROM_STOCK,
        "words-draw-pile": FROM_PILE,
        "words-lay": Lay(()),
        "words-draft": Lay(()),
        "words-swap": Swap(0, JOKER),
        "words-add": Add(0, (JOKER,), None),
        "words-discard": Discard(JOKER),
        "words-close": Close(JOKER),
    }
)
"""By a text of words some act that is typed so: what the moment says against it, it says against all."""


_OF_THE_MOMENT = frozenset(
    (
        "refuse-cut-first",
        "refuse-cut-made",
        "refuse-draw-first",
        "refuse-drawn",
        "refuse-first-turn",
        "refuse-lay-first",
    )
)
"""Reasons that no other card would change."""


def why_not(public: Public, own: Own, seat: Seat, words: str) -> Refusal | None:
    """What the moment forbids, whatever the cards. In locked rounds a lay-down is told its round, also before
    the draw."""
    action = _MEANT.get(words)
    if action is None:
        return None
    if isinstance(action, Lay | Add | Swap | Close) and not public.open and public.phase in ("draw", "play"):
        return Refusal(text("refuse-locked", round=public.table.opens))
    refusal = refuse(public, own, seat, action)
    return refusal if refusal is not None and refusal.reason.key in _OF_THE_MOMENT else None
