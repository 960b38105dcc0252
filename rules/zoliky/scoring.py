"""Points of a deal and the end of a match (zoliky.md, *Score*, *Match*)."""

from collections.abc import Mapping

from rules.kit.contract import Ended, Item, Over, Result
from rules.kit.match import leaders
from rules.kit.scene import Face, Mark, text
from rules.kit.seats import Seat, all_seats
from rules.zoliky.deck import AT_END
from rules.zoliky.options import Options, Setup
from rules.zoliky.state import End, Public

CLOSED, CLOSED_FROM_HAND = 10, 20
"""Points of who closes; from hand."""
NOTHING_LAID = -100
"""Points of who has not laid down; all but the closer's count twice when the close is from hand."""


def score(public: Public) -> Over:
    """The finished deal's points. A void deal scores nothing."""
    end, seats = public.end, public.table.seats
    assert end is not None
    if end.closer is None:
        return Over((0,) * seats, (0,) * seats, ((),) * seats, text("over-void"))
    sheets = tuple(_items(public, end, seat) for seat in all_seats(seats))
    scores = tuple(sum(item.points for item in items) for items in sheets)
    key = "over-from-hand" if end.from_hand else "over-closed"
    return Over(scores, scores, sheets, text(key, seat=Mark(end.closer)))


def points(public: Public) -> tuple[int, ...]:
    """The finished deal's points alone."""
    end = public.end
    assert end is not None
    if end.closer is None:
        return (0,) * public.table.seats
    times, mine = (2, CLOSED_FROM_HAND) if end.from_hand else (1, CLOSED)
    return tuple(
        mine if seat == end.closer
        else -times * sum([AT_END[card] for card in end.hands[seat]]) if laid
        else times * NOTHING_LAID
        for seat, laid in enumerate(public.laid)
    )  # fmt: skip


def _items(public: Public, end: End, seat: Seat) -> tuple[Item, ...]:
    """What a seat's points are for."""
    if seat == end.closer:
        return (_closer(end),)
    times = 2 if end.from_hand else 1
    if not public.laid[seat]:
        return (Item(text("score-not-laid"), times * NOTHING_LAID),)
    first, *rest = [(Face(card), -times * AT_END[card]) for card in end.hands[seat]]
    head = text("score-hand-twice" if end.from_hand else "score-hand", card=first[0])
    return (Item(head, first[1]), *(Item(text("score-card", card=face), points) for face, points in rest))


def _closer(end: End) -> Item:
    kept = max(end.kept)
    if kept:
        key = "score-closed-from-hand-carries" if end.from_hand else "score-closed-carries"
        return Item(text(key, jokers=kept), CLOSED_FROM_HAND if end.from_hand else CLOSED)
    if end.from_hand:
        return Item(text("score-closed-from-hand"), CLOSED_FROM_HAND)
    return Item(text("score-closed"), CLOSED)


def next_deal(ended: Ended[Public], *, time_up: bool) -> Setup | Result:
    """What follows a deal: the limit is looked at before the time, and neither after a void deal (§ Turns:
    it ends no match, and is repeated from the same setup)."""
    options, table, end = ended.options, ended.public.table, ended.public.end
    assert isinstance(options, Options) and table.leader is not None and end is not None
    void = end.closer is None
    if not void and min(ended.totals) <= -options.limit:
        return Result(leaders(ended.totals), "target")
    if time_up and options.time_limit_minutes is not None:
        return Result(leaders(ended.totals), "time")
    leader = table.leader if void else Seat((table.leader + 1) % table.seats)
    return Setup(leader=leader, carried=end.kept, totals=ended.totals)


def tallies(public: Public) -> tuple[Mapping[str, int], ...]:
    """For statistics: deals closed, and from hand, by seat."""
    end = public.end
    assert end is not None
    mine = {"closed": 1, "from-hand": 1} if end.from_hand else {"closed": 1}
    return tuple(mine if seat == end.closer else {} for seat in all_seats(public.table.seats))
