"""Standing orders at a table: which a seat may give, and what they answer; and what plays itself (product.md,
3)."""

from dataclasses import replace

from bot.moving import Prompt
from bot.sitting import AnyMatch
from rules.kit.action import Action
from rules.kit.extras import forced_by, ordered_by, orders_of, plays_itself
from rules.kit.scene import Text
from rules.kit.seats import Seat


def offered_orders(match: AnyMatch, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """The standing orders that the seat may give now, and what they say."""
    if match.deal is None:
        return ()
    state = match.deal.state
    return orders_of(match.game, state.public, state.own[seat], seat)


def ordered(match: AnyMatch, seat: Seat, prompt: Prompt) -> Action | None:
    """What the seat does at this moment without its person: what all can see is all it can do, or what its
    standing orders say."""
    if match.deal is None:
        return None
    state = match.deal.state
    action = forced_by(match.game, state.public, state.own[seat], seat)
    if action is not None:
        return action
    for order in prompt.orders:
        action = ordered_by(match.game, state.public, state.own[seat], seat, order)
        if action is not None:
            return action
    return None


def obeying(match: AnyMatch, seat: Seat, prompt: Prompt) -> Prompt:
    """The prompt, saying whether it is answered without its person; orders that are no more are dropped."""
    if not prompt.orders and not plays_itself(match.game):
        return replace(prompt, obeys=False) if prompt.obeys else prompt
    offered = dict(offered_orders(match, seat))
    prompt = replace(prompt, orders=tuple([order for order in prompt.orders if order in offered]))
    return replace(prompt, obeys=ordered(match, seat, prompt) is not None)
