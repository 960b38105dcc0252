"""Laying, adding, swapping and closing, worked out on a hand and the table (zoliky.md, *Turns*).

Each says what comes of it or why it cannot be; whether it is allowed at this moment is ``judge``'s to say.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.kit.cards import JOKER, Card
from rules.kit.scene import Face, Joined, Text, text
from rules.kit.seats import Seat
from rules.zoliky.actions import Add, Adding, Close, Swap, Swapping
from rules.zoliky.deck import Held
from rules.zoliky.melds import Meld, added, faces, read_meld, swapped
from rules.zoliky.options import Options


class Spread(NamedTuple):
    """A hand and the melds on the table."""

    held: Held
    melds: tuple[Meld, ...]


def without(held: Held, cards: Iterable[Card]) -> Held | Text:
    """The hand without these cards, or which of them is not there."""
    for card in cards:
        if not held.count(card):
            return text("refuse-not-held", card=Face(card))
        held = held.minus(card)
    return held


def lay(spread: Spread, seat: Seat, lists: Sequence[Sequence[Card]]) -> Spread | Text:
    """Lays melds; they get the next numbers."""
    if not lists:
        return text("refuse-no-melds")
    rest = without(spread.held, [card for cards in lists for card in cards])
    if isinstance(rest, Text):
        return rest
    read = [read_meld(seat, cards) for cards in lists]
    faults = [(cards, why) for cards, why in zip(lists, read, strict=True) if isinstance(why, Text)]
    if faults:
        lines = tuple(text("refuse-meld", cards=faces(cards), why=why) for cards, why in faults)
        return text("refuse-melds", melds=Joined(lines, " "))
    return Spread(rest, spread.melds + tuple([meld for meld in read if isinstance(meld, Meld)]))


def opens(melds: Sequence[Meld], options: Options) -> Text | None:
    """What these melds lack as a first lay-down; None: nothing."""
    worth = sum(meld.worth for meld in melds)
    lacks_run = needs_run(melds, options)
    if worth >= options.opening:
        return text("lacks-run", worth=worth, least=options.opening) if lacks_run else None
    if lacks_run:
        return text("lacks-both", worth=worth, least=options.opening)
    return text("lacks-points", worth=worth, least=options.opening)


def needs_run(melds: Sequence[Meld], options: Options) -> bool:
    """Whether a run without a joker is asked for and not there (§ First lay-down)."""
    if any(meld.pure for meld in melds):
        return False
    return options.pure_run or any(meld.jokers for meld in melds)


def add(spread: Spread, act: Add | Adding) -> Spread | Text:
    """Adds cards to a meld."""
    held, melds = spread
    if not 0 <= act.meld < len(melds):
        return _no_such_meld(melds)
    rest = without(held, act.cards)
    if isinstance(rest, Text):
        return rest
    longer = added(melds[act.meld], act.cards, act.at)
    if isinstance(longer, Text):
        return text("refuse-add", meld=act.meld + 1, why=longer)
    return Spread(rest, _replaced(melds, act.meld, longer))


def swap(spread: Spread, act: Swap | Swapping) -> Spread | Text:
    """Gives a card for the joker that stands for it."""
    held, melds = spread
    if not 0 <= act.meld < len(melds):
        return _no_such_meld(melds)
    rest = without(held, (act.card,))
    if isinstance(rest, Text):
        return rest
    given = swapped(melds[act.meld], act.card)
    if isinstance(given, Text):
        return text("refuse-swap", meld=act.meld + 1, why=given)
    return Spread(rest.plus(JOKER), _replaced(melds, act.meld, given))


def _no_such_meld(melds: tuple[Meld, ...]) -> Text:
    return text("refuse-no-such-meld", count=len(melds)) if melds else text("refuse-no-meld-yet")


def _replaced(melds: tuple[Meld, ...], number: int, meld: Meld) -> tuple[Meld, ...]:
    return (*melds[:number], meld, *melds[number + 1 :])


def close(spread: Spread, seat: Seat, act: Close, options: Options) -> Spread | Text:
    """Everything that a close does before the closing card goes down: melds, adds, swaps, in this order.

    What is left besides the closing card are jokers (§ Close).
    """
    if act.melds or act.adds or act.swaps:
        laid = _from_hand(spread, seat, act, options)
        if isinstance(laid, Text):
            return laid
        spread = laid
    rest = without(spread.held, (act.card,))
    if isinstance(rest, Text):
        return rest
    if rest.naturals:
        return text("refuse-close-rest", cards=faces([card for card in rest.cards() if card != JOKER]))
    return Spread(rest, spread.melds)


def _from_hand(spread: Spread, seat: Seat, act: Close, options: Options) -> Spread | Text:
    """The lists of a close from hand."""
    before = len(spread.melds)
    if act.melds:
        laid = lay(spread, seat, act.melds)
        if isinstance(laid, Text):
            return laid
        spread = laid
    mine = spread.melds[before:]
    if act.adds or act.swaps:
        lacks = text("refuse-no-melds") if not mine else opens(mine, options)
    else:
        lacks = text("lacks-run-alone") if needs_run(mine, options) else None
    if lacks is not None:
        return lacks
    for adding in act.adds or ():
        after = add(spread, adding)
        if isinstance(after, Text):
            return after
        spread = after
    for swapping in act.swaps or ():
        after = swap(spread, swapping)
        if isinstance(after, Text):
            return after
        spread = after
    return spread
