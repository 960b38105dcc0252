"""Shuffle, cut and deal (zoliky.md, *Cut*, *Deal*)."""

from typing import NamedTuple

from rules.kit.cards import JOKER, Card
from rules.kit.contract import State
from rules.kit.seats import left_of
from rules.zoliky.deck import hold
from rules.zoliky.events import CutMade
from rules.zoliky.state import Hidden, Own, Table, Zoliky

LEAST_CUT = 3
"""§ Cut: so many cards are lifted at least; the same number is looked at."""
HAND, LEADERS_HAND = 14, 15
"""§ Deal: how many cards everybody and the leader have, jokers of the cut and carried ones included."""
PACKET, LEADERS_FIRST = 2, 3


class Lifted(NamedTuple):
    """What a cut comes to: jokers found, the exposed card, the cards that go under the rest, and those of the
    bottom three among them (the lowest one last)."""

    jokers: int
    exposed: Card | None
    under: tuple[Card, ...]
    seen: tuple[Card, ...]


def lift(packet: tuple[Card, ...]) -> Lifted:
    """Looks at the bottom three of the lifted packet, whose last card is the bottom one."""
    looked = range(len(packet) - LEAST_CUT, len(packet))
    jokers = [i for i in looked if packet[i] == JOKER]
    shown = _exposed(packet, jokers)
    gone = {*jokers, shown}
    return Lifted(
        len(jokers),
        None if shown is None else packet[shown],
        tuple([card for i, card in enumerate(packet) if i not in gone]),
        tuple([packet[i] for i in looked if i not in gone]),
    )


def _exposed(packet: tuple[Card, ...], jokers: list[int]) -> int | None:
    """The place of the exposed card: just below the lowest joker found; where that is the bottom card, the
    first above it that is no joker; without a joker the bottom card."""
    bottom = len(packet) - 1
    if not jokers:
        return bottom
    if jokers[-1] < bottom:
        return jokers[-1] + 1
    return next((i for i in range(bottom, -1, -1) if packet[i] != JOKER), None)


def cut(state: Zoliky, at: int) -> Zoliky:
    """Cuts and deals; the leader's first turn begins."""
    public, pack = state.public, state.hidden.pack
    table, leader = public.table, public.turn
    lifted = lift(pack[:at])
    wanted = [HAND - jokers for jokers in table.carried]
    wanted[leader] += LEADERS_HAND - HAND - lifted.jokers
    packets, stock = deal(table, wanted, pack[at:] + lifted.under)
    kept = list(table.carried)
    kept[leader] += lifted.jokers
    hands = [hold((*packet, *[JOKER] * jokers)) for packet, jokers in zip(packets, kept, strict=True)]
    own = tuple(Own(held, None, lifted.seen if seat == leader else ()) for seat, held in enumerate(hands))
    dealt = public._replace(
        table=table._replace(found=lifted.jokers),
        phase="play",
        exposed=lifted.exposed,
        sizes=tuple(HAND + (seat == leader) for seat in range(table.seats)),
        stock=len(stock),
        history=(*public.history, CutMade(leader, lifted.jokers, lifted.exposed)),
    )
    return State(dealt, own, Hidden(stock))


def deal(
    table: Table, wanted: list[int], cards: tuple[Card, ...]
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Deals until each seat has as many cards as wanted; the packets by seat, and the rest.

    Clockwise from the leader: 3 to the leader first and 2 to everybody else, then 2 to each, round after
    round; the last packet may be smaller.
    """
    assert table.leader is not None
    hands: list[tuple[Card, ...]] = [()] * table.seats
    at = turn = 0
    while any(len(hand) < want for hand, want in zip(hands, wanted, strict=True)):
        seat = left_of(table.leader, table.seats, turn)
        packet = min(PACKET if turn else LEADERS_FIRST, wanted[seat] - len(hands[seat]))
        hands[seat] += cards[at : at + packet]
        at, turn = at + packet, turn + 1
    return hands, cards[at:]


def shuffled(state: Zoliky, cards: tuple[Card, ...]) -> Zoliky:
    """The pack lies shuffled before the cutter."""
    public = state.public._replace(phase="cut", stock=len(cards))
    return State(public, state.own, Hidden(cards))
