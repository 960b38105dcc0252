"""From a setup to the opening state of a deal, and the draw of the leader (zoliky.md, *Set-up*)."""

from rules.kit.cards import Card
from rules.kit.contract import BadSetup, State
from rules.kit.scene import text
from rules.kit.seats import Seat, all_seats
from rules.zoliky.deck import AT_END, whole_pack
from rules.zoliky.events import Drawn, LeaderDrawn
from rules.zoliky.options import Options, Setup
from rules.zoliky.search.laydowns import Opening
from rules.zoliky.state import NO_STOCK, NOTHING, Public, Table, Zoliky


def check_setup(seats: int, options: Options, setup: Setup) -> None:
    """Raises ``BadSetup`` where no deal of these options can start from ``setup``."""
    if setup.carried is not None and len(setup.carried) != seats:
        raise BadSetup(text("setup-length", field="carried", seats=seats))
    if setup.totals is not None and len(setup.totals) != seats:
        raise BadSetup(text("setup-length", field="totals", seats=seats))
    if setup.leader is not None and setup.leader >= seats:
        raise BadSetup(text("setup-leader", most=seats - 1))
    if sum(setup.carried or ()) > options.jokers:
        raise BadSetup(text("setup-carried", jokers=options.jokers))


def opening(seats: int, options: Options, setup: Setup) -> Zoliky:
    """A deal before anything is dealt: the leader is to be drawn, or the pack to be shuffled."""
    leader = None if setup.leader is None else Seat(setup.leader)
    rule = Opening(options.opening, options.pure_run)
    table = Table(options, setup.carried or (0,) * seats, leader, options.locked_rounds + 1, rule)
    public = Public(
        table=table,
        phase="lead" if leader is None else "shuffle",
        turn=leader or Seat(0),
        round=1,
        exposed=None,
        sizes=(0,) * seats,
        stock=0,
        discards=(),
        melds=(),
        laid=(False,) * seats,
        opened=False,
        taken=None,
        busy=False,
        idle=0,
        history=(),
    )
    return State(public, (NOTHING,) * seats, NO_STOCK)


def deck(table: Table) -> tuple[Card, ...]:
    """The pack that is shuffled: carried jokers are out of it."""
    return whole_pack(table.options.jokers - sum(table.carried))


def draw_leader(state: Zoliky, cards: tuple[Card, ...]) -> Zoliky:
    """A card to each seat; the highest leads, and the tied ones go on with the next cards."""
    public = state.public
    rounds, leader = _drawn(public.table.seats, cards)
    drawn = public._replace(
        table=public.table._replace(leader=leader),
        phase="shuffle",
        turn=leader,
        history=(LeaderDrawn(rounds, leader),),
    )
    return State(drawn, state.own, state.hidden)


def _drawn(seats: int, cards: tuple[Card, ...]) -> tuple[tuple[Drawn, ...], Seat]:
    """The rounds of the draw and the leader. Should the pack run out over ties, the first of the tied leads
    (our ruling; no shuffle of a real match gets there)."""
    tied, rounds, at = all_seats(seats), [], 0
    while len(tied) > 1 and at + len(tied) <= len(cards):
        drawn = tuple(zip(tied, cards[at : at + len(tied)], strict=True))
        at += len(tied)
        rounds.append(drawn)
        best = max(AT_END[card] for _, card in drawn)
        tied = tuple(seat for seat, card in drawn if AT_END[card] == best)
    return tuple(rounds), tied[0]
