"""The events of a deal as lines (screens.md §4, *Log*)."""

from rules.kit.cards import Card
from rules.kit.scene import Face, Joined, Mark, Text, text
from rules.kit.seats import Seat
from rules.zoliky import events as ev
from rules.zoliky.melds import faces
from rules.zoliky.state import Public

_MOST_NAMED = 4
"""Of so many added cards at the most each is named."""


def log(public: Public) -> tuple[Text, ...]:
    """A line for each event; a draw and the discard after it are one."""
    lines: list[Text] = []
    drew: ev.Drew | ev.Took | None = None
    for event in public.history:
        if isinstance(event, ev.Drew | ev.Took):
            drew = event
            continue
        if isinstance(event, ev.Discarded):
            lines.append(_turn(drew, event))
        else:
            if isinstance(drew, ev.Took):
                lines.append(text("log-takes", seat=Mark(drew.seat), card=Face(drew.card)))
            lines += _lines(event)
        drew = None
    if isinstance(drew, ev.Drew):
        lines.append(text("log-draws", seat=Mark(drew.seat)))
    elif drew is not None:
        lines.append(text("log-takes", seat=Mark(drew.seat), card=Face(drew.card)))
    return tuple(lines)


def _turn(drew: ev.Drew | ev.Took | None, event: ev.Discarded) -> Text:
    seat, card = Mark(event.seat), Face(event.card)
    match drew:
        case ev.Drew():
            return text("log-draws-discards", seat=seat, card=card)
        case ev.Took(_, taken):
            return text("log-takes-discards", seat=seat, taken=Face(taken), card=card)
    return text("log-discards", seat=seat, card=card)


def _lines(event: ev.Event) -> list[Text]:
    match event:
        case ev.LeaderDrawn(rounds, leader):
            drawn = [Joined(tuple(_drawn(*each) for each in round_), " ") for round_ in rounds]
            *ties, last = drawn
            return [
                *(text("log-draw-ties", cards=cards) for cards in ties),
                text("log-draw", cards=last, seat=Mark(leader)),
            ]
        case ev.CutMade(seat, found, exposed):
            if exposed is None:
                return [text("log-cut", seat=Mark(seat), jokers=found)]
            return [text("log-cut-exposed", seat=Mark(seat), jokers=found, card=Face(exposed))]
        case ev.Laid(seat, before, melds, worth):
            first, until = before + 1, before + len(melds)
            if first == until:
                return [text("log-lays-one", seat=Mark(seat), number=first, worth=worth)]
            return [text("log-lays", seat=Mark(seat), first=first, last=until, worth=worth)]
        case ev.Added(seat, meld, cards):
            if len(cards) > _MOST_NAMED:
                return [text("log-adds-many", seat=Mark(seat), count=len(cards), number=meld + 1)]
            return [text("log-adds", seat=Mark(seat), cards=faces(cards), number=meld + 1)]
        case ev.Swapped(seat, meld, card):
            return [text("log-swaps", seat=Mark(seat), card=Face(card), number=meld + 1)]
        case ev.Reshuffled(cards):
            return [text("log-reshuffled", count=len(cards))]
        case ev.Closed():
            return [_closed(event)]
        case ev.Voided(why):
            return [text("log-void-stock" if why == "stock" else "log-void-idle")]
    return []


def _drawn(seat: Seat, card: Card) -> Text:
    return text("drawn", seat=Mark(seat), card=Face(card))


def _closed(event: ev.Closed) -> Text:
    seat = Mark(event.seat)
    if event.exposed is not None:
        return text("log-closes-exposed", seat=seat, card=Face(event.exposed))
    return text("log-closes-from-hand" if event.from_hand else "log-closes", seat=seat)
