"""What a draft of a lay-down comes to so far (screens.md §4, *draft*)."""

from rules.kit.action import Action
from rules.kit.scene import Text, text
from rules.kit.seats import Seat
from rules.zoliky.actions import Lay
from rules.zoliky.judge import refuse
from rules.zoliky.moves import Spread, lay, opens
from rules.zoliky.state import Own, Public


def weigh(public: Public, own: Own, seat: Seat, action: Action) -> Text:
    """Points so far and what is lacking; or that it can be laid now; or why it cannot."""
    if isinstance(action, Lay) and not action.melds:
        return text("weigh-nothing")
    refusal = refuse(public, own, seat, action)
    if not isinstance(action, Lay):
        return text("weigh-nothing") if refusal is None else refusal.reason
    after = lay(Spread(own.held, public.melds), seat, action.melds)
    if isinstance(after, Text):
        return after
    melds = after.melds[len(public.melds) :]
    if refusal is None:
        return text("weigh-ready", worth=sum(meld.worth for meld in melds))
    lacks = None if public.laid[seat] else opens(melds, public.table.options)
    return lacks or refusal.reason
