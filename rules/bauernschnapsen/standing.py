"""What stands on the board for everybody who is asked, and what may be said in advance."""

from rules.bauernschnapsen.actions import PASS
from rules.bauernschnapsen.ask import double_form, flip_form, pass_form
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.state import Own, Public
from rules.kit.action import Action
from rules.kit.forms import Choice
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

_PASS, _NO_KONTRA = "pass", "no-kontra"


def offers(public: Public) -> tuple[Choice, ...]:
    """Flip, pass, Kontra and no (screens.md §5)."""
    match public.phase:
        case "trump":
            return (flip_form(),)
        case "bid":
            return (pass_form(),)
        case "double":
            return (double_form(public),)
    return ()


def orders(public: Public) -> tuple[tuple[str, Text], ...]:
    """*I pass this bidding* and *no Kontra*, as long as they can still come to something."""
    match public.phase:
        case "trump" | "bid":
            return (_PASS, text("order-pass")), (_NO_KONTRA, text("order-no-kontra"))
        case "double":
            return ((_NO_KONTRA, text("order-no-kontra")),)
    return ()


def ordered(public: Public, own: Own, seat: Seat, order: str) -> Action | None:
    """Passes where that is asked."""
    phase = {_PASS: "bid", _NO_KONTRA: "double"}.get(order)
    return PASS if public.phase == phase and PASS in legal(public, own, seat) else None
