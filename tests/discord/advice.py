"""The keys that somebody who plays well would press: a computer's choice, as words of ``bot.keys``."""

from bot.keys import WAVE, action_hash
from bot.sitting import AnyMatch
from rules.kit.action import Action, dump_action
from rules.kit.cards import Card
from rules.kit.chance import Chance
from rules.kit.contract import Act
from rules.kit.forms import Choice, Pick
from rules.kit.seats import Seat
from tests.helpers.players import marked_by


def is_asked(match: AnyMatch | None, seat: Seat) -> bool:
    """Whether the seat may act now."""
    if match is None or match.deal is None or not isinstance(match.deal.turn, Act):
        return False
    return seat in (*match.deal.turn.must, *match.deal.turn.may)


def chosen(match: AnyMatch, seat: Seat, level: int, chance: Chance) -> tuple[str, ...]:
    """What to press, one after the other, of a seat that is asked; empty: nothing. ``level``: of the computer
    whose choice it is."""
    assert match.deal is not None and isinstance(match.deal.turn, Act)
    state, window = match.deal.state, match.deal.turn.window
    action: Action | None = match.game.choose(state.public, state.own[seat], seat, level, chance)
    if window is not None and action in (None, window.due):
        return (WAVE,)
    if action is None:
        return ()
    forms = match.game.ask(state.public, state.own[seat], seat)
    for form in forms:
        if isinstance(form, Choice) and any(option.action == action for option in form.options):
            return (marked_by(form, forms, action) or action_hash(action), "do")
        if isinstance(form, Pick) and (cards := _picked(form, action)) is not None:
            return (*cards, "do")
    return (action_hash(action), "do")


def _picked(form: Pick, action: Action) -> tuple[str, ...] | None:
    """The keys of the cards, if the form leads to the action."""
    values = dump_action(action)
    wanted = values.pop(form.field, None)
    if wanted is None or values != dict(form.action):
        return None
    free: dict[int, Card] = dict(enumerate(form.cards))
    found = []
    for card in wanted:  # type: ignore[union-attr]
        place = next(place for place, other in free.items() if str(other) == str(card))
        del free[place]
        found.append(f"c{place}")
    return tuple(found)
