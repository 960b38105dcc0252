"""What stands on the board for everybody who is asked, and what may be said in advance (screens.md §3)."""

from rules.kauboj.actions import STAND
from rules.kauboj.keys import direction_key
from rules.kauboj.legal import DIRECT, ways
from rules.kauboj.policy import propose
from rules.kauboj.state import Own, Public
from rules.kit.action import Action
from rules.kit.forms import Choice
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

_STAND = "stand"


def offers(public: Public) -> tuple[Choice, ...]:
    """The dealer's direction; all else would show a hand."""
    if public.phase != "direction":
        return ()
    options = tuple(direction_key(DIRECT[way]) for way in ways(len(public.sizes)))
    return (Choice("direction", "board", text("form-direction"), options),)


def orders(public: Public) -> tuple[tuple[str, Text], ...]:
    """*Stand* when shot at, with what comes of it, for the rest of the deal."""
    return () if public.phase in ("deal", "over") else ((_STAND, text("order-stand")),)


def ordered(public: Public, own: Own, seat: Seat, order: str) -> Action | None:
    """The target's answer: it stands; which King goes and what is drawn for it is what is proposed."""
    if order != _STAND or public.phase != "answer" or public.drawing is not None or own.answer is None:
        return None
    return STAND if own.answer.step == "reply" else propose(public, own, seat)
