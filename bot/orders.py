"""Standing orders at a table: which a seat may give, and what they answer (product.md, 3)."""

from dataclasses import replace

from bot.moving import Prompt
from bot.sitting import AnyMatch
from rules.kit.action import Action
from rules.kit.extras import ordered_by, orders_of
from rules.kit.scene import Text
from rules.kit.seats import Seat


def offered_orders(match: AnyMatch, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """The standing orders that the seat may give now, and what they say."""
    if match.deal is None:
        return ()
    state = match.deal.state
    return orders_of(match.game, state.public, state.own[seat], seat)


def ordered(match: AnyMatch, seat: Seat, prompt: Prompt) -> Action | None:
    """What the seat's standing orders do at this moment."""
    assert match.deal is not None
    state = match.deal.state
    for order in prompt.orders:
        action = ordered_by(match.game, state.public, state.own[seat], seat, order)
        if action is not None:
            return action
    return None


def obeying(match: AnyMatch, seat: Seat, prompt: Prompt) -> Prompt:
    """The prompt, saying whether a standing order answers it; orders that are no more are dropped."""
    offered = dict(offered_orders(match, seat))
    prompt = replace(prompt, orders=tuple([order for order in prompt.orders if order in offered]))
    return replace(prompt, obeys=ordered(match, seat, prompt) is not None)
