"""What stands on the board for everybody who is asked, what may be said in advance, and what plays itself
(screens.md §5)."""

from typing import Final

from rules.bauernschnapsen.actions import PASS
from rules.bauernschnapsen.ask import double_form, flip_form, pass_form
from rules.bauernschnapsen.bidding import passed
from rules.bauernschnapsen.deal import FIRST_PACKET, HIGHEST_LEVEL, SECOND_PACKET, asked_first
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.play import TRICKS
from rules.bauernschnapsen.state import Own, Phase, Public
from rules.kit.action import Action
from rules.kit.forms import Choice
from rules.kit.scene import Text, text
from rules.kit.seats import Seat, all_seats

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


def board_orders(public: Public) -> tuple[tuple[str, Text], ...]:
    """*I pass this bidding*, while somebody besides who is asked can still be. *No Kontra* is the key that
    says no (``in_advance``)."""
    waits = any(_may_call(public, seat) for seat in all_seats(SEATS) if seat != public.seat)
    return ((_PASS, text("order-pass")),) if public.phase == "bid" and waits else ()


def in_advance(public: Public, action: Action) -> str | None:
    """*No* before one is asked: no Kontra, nor what would follow it."""
    return _NO_KONTRA if public.phase == "double" and action == PASS else None


def held(public: Public) -> tuple[int, ...]:
    """Cards in each hand: a packet of three, then of two more, less what was played."""
    dealt = {"deal": 0, "trump": FIRST_PACKET}.get(public.phase, FIRST_PACKET + SECOND_PACKET)
    played = [play.seat for play in public.play.plays]
    return tuple([dealt - played.count(seat) for seat in all_seats(SEATS)])


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
