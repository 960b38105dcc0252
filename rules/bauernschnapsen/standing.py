"""What stands on the board for everybody who is asked, what may be said in advance, and what plays itself
(screens.md §5)."""

from typing import Final

from rules.bauernschnapsen.actions import PASS
from rules.bauernschnapsen.ask import double_form, flip_form, pass_form
from rules.bauernschnapsen.bidding import passed
from rules.bauernschnapsen.deal import HIGHEST_LEVEL, asked_first
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.play import TRICKS
from rules.bauernschnapsen.state import Own, Phase, Public
from rules.kit.action import Action
from rules.kit.forms import Choice
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

_PASS, _NO_KONTRA = "pass", "no-kontra"
_ANSWERS: Final[dict[str, Phase]] = {_PASS: "bid", _NO_KONTRA: "double"}
"""In which phase an order passes."""


def offers(public: Public) -> tuple[Choice, ...]:
    """Flip, pass, Kontra and no. Suits and bids would show a hand."""
    match public.phase:
        case "trump":
            return (flip_form(),)
        case "bid":
            return (pass_form(),)
        case "double":
            return (double_form(public),)
    return ()


def orders(public: Public, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """*I pass this bidding* and *no Kontra* (nor Rekontra, nor Subkontra), for whoever can still be asked."""
    no_kontra = (_NO_KONTRA, text("order-no-kontra"))
    match public.phase:
        case "trump" | "bid" if _may_call(public, seat):
            return (_PASS, text("order-pass")), no_kontra
        case "trump" | "bid":
            return (no_kontra,)
        case "double":
            return (no_kontra,) if _may_double(public, seat) else ()
    return ()


def ordered(public: Public, seat: Seat, order: str) -> Action | None:
    """The pass, once the seat is asked."""
    return PASS if seat == public.seat and _ANSWERS.get(order) == public.phase else None


def forced(public: Public, own: Own, seat: Seat) -> Action | None:
    """The last card of everybody, which all can see is the last."""
    if public.phase != "play" or seat != public.seat or sum(public.play.tricks) < TRICKS - 1:
        return None
    (action,) = legal(public, own, seat)
    return action


def _may_call(public: Public, seat: Seat) -> bool:
    """Whether the seat is asked to bid now, or still can be."""
    bidding = public.bidding
    if public.table.options.bidding == "one-round":
        return all(call.seat != seat for call in bidding.calls)
    return seat not in passed(bidding)


def _may_double(public: Public, seat: Seat) -> bool:
    """Whether the seat is asked to double now, or still can be: both sides by turns, up to three times."""
    game = public.game
    assert game is not None
    if (seat - public.seat) % 2:
        return game.level + 1 < HIGHEST_LEVEL
    return game.level + 2 < HIGHEST_LEVEL or seat == public.seat or public.seat == asked_first(game)
