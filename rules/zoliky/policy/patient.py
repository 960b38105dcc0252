"""A player who lays nothing before he can close: he shows nothing, gives nobody a meld to add to, and closes
from hand. Level 3 weighs this against laying down at once."""

from typing import Final

from rules.kit.action import Action
from rules.kit.seats import Seat
from rules.zoliky.actions import DISCARDS, Add, Close, Lay, Swap
from rules.zoliky.finish import from_melds
from rules.zoliky.moves import Spread, add, lay, swap
from rules.zoliky.policy.quick import fits_table, quick_discard, quick_draw, with_melds
from rules.zoliky.search.laydowns import Opening, openings
from rules.zoliky.search.quick import covered, look
from rules.zoliky.state import Own, Public

_LONGEST: Final = 16
"""No turn has more acts than a hand has cards."""


def patient_play(public: Public, own: Own, seat: Seat) -> Action:
    """The next action in ``draw`` or ``play``: to close now, or to draw and discard."""
    if public.phase == "draw":
        return quick_draw(public, own, seat)
    return finish(public, own, seat) or DISCARDS[quick_discard(public, own.held)]


def finish(public: Public, own: Own, seat: Seat) -> Action | None:
    """The first act of a turn that ends with a close, if there is such a turn."""
    held = own.held
    if not public.open or public.first_turn:
        return None
    spread, laid = Spread(held, public.melds), public.laid[seat]
    if covered(held, fits_table(public.melds)) < held.naturals - 1:
        return None
    if laid:
        return _closing(spread, seat)
    rule = public.table.rule
    worth, cards = look(held, pure_run=rule.pure_run)
    if cards >= held.naturals - 1:
        close = from_melds(public.table, held)
        if close is not None:
            return close
    if worth < max(rule.least, 1):
        return None
    return _opening_that_closes(spread, seat, rule)


def _opening_that_closes(spread: Spread, seat: Seat, rule: Opening) -> Lay | None:
    for _, found in openings(spread.held, rule):
        after = lay(spread, seat, found.melds)
        if isinstance(after, Spread) and _closing(after, seat) is not None:
            return Lay(found.melds)
    return None


def _closing(spread: Spread, seat: Seat) -> Action | None:
    """The first of some acts that come to a close, one after the other as they offer themselves."""
    begun: Action | None = None
    for _ in range(_LONGEST):
        held, melds = spread
        act = with_melds(melds, held, held.naturals + held.jokers)
        begun = begun or act
        match act:
            case Close():
                return begun
            case Lay(lists):
                after = lay(spread, seat, lists)
            case Add():
                after = add(spread, act)
            case Swap():
                after = swap(spread, act)
            case _:
                return None
        assert isinstance(after, Spread)
        spread = after
    return None
