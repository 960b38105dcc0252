"""From a table that has just ended to the result that is kept."""

from collections.abc import Sequence
from dataclasses import replace

from bot.leaderboard.periods import day_of, midnight_after
from bot.leaderboard.results import Gone, MatchResult, Sat, SeatEnd, Unrated
from bot.row import Row
from bot.seating import SeatInfo
from rules import find_game
from rules.kit.extras import bar_of, sides_of
from rules.kit.seats import Seat

COMPUTER = "\N{ROBOT FACE}"
"""A computer's name, before its level: the same in every language, records included."""
CLOSED = "abandoned"
"""The reason of a match that was closed (records.md, *result*)."""
LEAST_PEOPLE = 2


def match_result(row: Row, now: float, zone: str) -> MatchResult | None:
    """The result of a match that has ended ``now`` by the clock of ``zone``; None: nothing was dealt."""
    ending, moving, fixed = row.moving.ending, row.moving, row.fixed
    game = find_game(fixed.game)
    if ending is None or game is None or not moving.deal:
        return None
    count, totals = len(fixed.seats), moving.totals
    side_of = {seat: n for n, side in enumerate(sides_of(game, count)) for seat in side}
    tied = not ending.winners
    seats = tuple(
        [
            SeatEnd(seat, side_of[seat], totals[seat], 1 if tied else place(side_of, totals, seat), won)
            for seat, won in ((Seat(n), n in ending.winners) for n in range(count))
        ]
    )
    sat = sat_at(row)
    barred = bar_of(game, ending.reason) is not None
    return MatchResult(
        game=fixed.game,
        rules=fixed.rules,
        ended=now,
        day=day_of(now, zone),
        reason=ending.reason,
        deals=moving.finished,
        seats=seats,
        sat=sat,
        unrated=_unrated(row, sat),
        barred_until=midnight_after(now, zone) if barred else None,
    )


def place(side_of: dict[Seat, int], totals: Sequence[int], seat: Seat) -> int:
    """One more than there are sides with more points."""
    ahead = {side for other, side in side_of.items() if totals[other] > totals[seat]}
    return 1 + len(ahead)


def over_now(row: Row, seat: Seat, gone: Gone | None) -> Sat:
    """The time in its seat of whoever sits there, as it ends now."""
    before = [sat for sat in row.affairs.sat if sat.seat == seat]
    first = before[-1].last + 1 if before else 1
    info = row.fixed.seats[seat]
    return Sat(seat, info.person, name_of(info), not before, first, row.moving.finished, gone)


def computer(level: int) -> SeatInfo:
    """A computer, with a computer's own name."""
    return SeatInfo(f"{COMPUTER}{level}", None, level)


def name_of(info: SeatInfo) -> str:
    """The name of who sits there; a stand-in's own, not of whom it stands in for."""
    return info.name if info.former is None else computer(info.level).name


def sat_at(row: Row) -> tuple[Sat, ...]:
    """Everybody's time, by seat and in order; who sits in his own seat in the end has not left it, and of who
    has lost a seat several times the last one is told."""
    lost = {sat.person: sat.gone for sat in row.affairs.sat if sat.gone is not None}
    seats = range(len(row.fixed.seats))
    found: list[Sat] = []
    for number in seats:
        seat, person = Seat(number), row.fixed.seats[number].person
        times = [*(sat for sat in row.affairs.sat if sat.seat == seat), over_now(row, seat, None)]
        if person is not None and times[0].person == person:
            times[0] = replace(times[0], gone=None)
        elif times[0].gone is not None:
            times[0] = replace(times[0], gone=lost[times[0].person])
        found += times
    return tuple(found)


def _unrated(row: Row, sat: tuple[Sat, ...]) -> Unrated | None:
    """Why the match does not count (product.md, *Commands*)."""
    began = [one.person for one in sat if one.began]
    moving = row.moving
    if not row.fixed.settings.rated:
        return "trial"
    if len({person for person in began if person is not None}) < LEAST_PEOPLE:
        return "alone"
    if None in began:
        return "computer"
    if moving.ending is not None and moving.ending.reason == CLOSED:
        return "closed"
    if not moving.finished:
        return "nothing"
    return "void" if moving.voided else None
