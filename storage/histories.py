"""What is read of results by player, by chat and by table: statements, and what their rows come to."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, Select, and_, bindparam, case, func, select, true

from bot.leaderboard.ports import Bar, Career, Counted, Line, Own, Partner, Played, RatingMove
from bot.leaderboard.streaks import streaks
from rules.kit.seats import Seat
from storage.schema import accounts, deal_seats, players, result_seats, results

NAMED = 10
"""Players of one name who are told at the most."""
_OWN_PLAYERS = select(players.c.id).where(players.c.main == bindparam("player"))
_MINE = result_seats.c.player.in_(_OWN_PLAYERS)
_IN_GAME = results.c.game == bindparam("game")
_WINS = func.sum(case((result_seats.c.won, 1), else_=0))
_main = players.alias("main_player")
_other = result_seats.alias("other_seat")


def _of_results() -> Select[Any]:
    return select().join_from(result_seats, results, results.c.id == result_seats.c.result)


COUNTED: Executable = (
    select(results.c.unrated, result_seats)
    .join_from(results, result_seats, result_seats.c.result == results.c.id)
    .where(results.c.table_id == bindparam("table"))
    .order_by(result_seats.c.seat, result_seats.c.time)
)
PLAYER: Executable = select(players.c.id, players.c.name).where(players.c.id == bindparam("player"))
PLAYER_OF: Executable = (
    select(_main.c.id, _main.c.name)
    .join_from(accounts, players, players.c.id == accounts.c.player)
    .join(_main, _main.c.id == players.c.main)
    .where(accounts.c.person == bindparam("person"))
)


def named(*, here: bool) -> Executable:
    """Players of the parameter ``name``; ``here``: with a result in the parameter ``chat``."""
    return (
        select(_main.c.id, _main.c.name)
        .join_from(players, _main, _main.c.id == players.c.main)
        .join(result_seats, result_seats.c.player == players.c.id)
        .join(results, results.c.id == result_seats.c.result)
        .where(players.c.folded == bindparam("name"), results.c.chat == bindparam("chat") if here else true())
        .group_by(_main.c.id, _main.c.name)
        .order_by(func.max(result_seats.c.result).desc())
        .limit(NAMED)
    )


GAMES_OF: Executable = (
    _of_results()
    .add_columns(results.c.game)
    .where(_MINE)
    .group_by(results.c.game)
    .order_by(func.count().desc(), results.c.game)
)
CAREER: Executable = (
    _of_results()
    .add_columns(results.c.id, result_seats)
    .where(_MINE, _IN_GAME)
    .order_by(results.c.id, result_seats.c.seat, result_seats.c.time)
)
PARTNERS: Executable = (
    _of_results()
    .add_columns(
        _main.c.name,
        func.count().label("matches"),
        func.sum(case((result_seats.c.won, 1), else_=0)).label("wins"),
    )
    .join(
        _other,
        and_(
            _other.c.result == result_seats.c.result,
            _other.c.side == result_seats.c.side,
            _other.c.seat != result_seats.c.seat,
            _other.c.began,
        ),
    )
    .join(players, players.c.id == _other.c.player)
    .join(_main, _main.c.id == players.c.main)
    .where(
        _MINE,
        _IN_GAME,
        result_seats.c.began,
        result_seats.c.after.is_not(None),
        result_seats.c.gone.is_(None),
    )
    .group_by(_main.c.id, _main.c.name)
)
TALLIES: Executable = (
    _of_results()
    .add_columns(deal_seats.c.tallies)
    .join(
        deal_seats,
        and_(
            deal_seats.c.table_id == results.c.table_id,
            deal_seats.c.seat == result_seats.c.seat,
            deal_seats.c.number.between(result_seats.c.first, result_seats.c.last),
        ),
    )
    .where(_MINE, _IN_GAME, deal_seats.c.tallies != "{}")
)
BARRED: Executable = (
    _of_results()
    .add_columns(results.c.barred_until, results.c.reason)
    .where(
        _MINE,
        _IN_GAME,
        results.c.barred_until.is_not(None),
        # Whoever left before the end did not see it.
        result_seats.c.gone.is_(None),
    )
    .order_by(results.c.barred_until.desc())
    .limit(1)
)


def history(*, mine: bool) -> Executable:
    """Results with the seats of each, the newest first: a player's, or a chat's."""
    which = select(results.c.id)
    if mine:
        # A player may have been at a match twice, having left it and come back.
        which = which.join(result_seats, result_seats.c.result == results.c.id).where(_MINE).distinct()
    else:
        which = which.where(results.c.chat == bindparam("chat"))
    page = which.order_by(results.c.id.desc()).limit(bindparam("size")).offset(bindparam("start")).subquery()
    return (
        select(results, result_seats, players.c.main)
        .join_from(page, results, results.c.id == page.c.id)
        .join(result_seats, result_seats.c.result == results.c.id)
        .outerjoin(players, players.c.id == result_seats.c.player)
        .order_by(results.c.id.desc(), result_seats.c.seat, result_seats.c.time)
    )


def counted_of(rows: Sequence[Any]) -> Counted | None:
    """From the rows of ``COUNTED``."""
    if not rows:
        return None
    moves: list[RatingMove] = []
    for seat, times in groupby(rows, lambda row: row.seat):
        first, *more = times
        if first.after is not None:
            sits = first.gone is None or (bool(more) and more[-1].player == first.player)
            moves.append(RatingMove(Seat(seat), first.before, first.after, sits))
    return Counted(rows[0].unrated, tuple(moves))


def career_of(
    game: str, rows: Sequence[Any], partners: Sequence[Any], tallies: Iterable[str], standing: Line | None
) -> Career:
    """From the rows of ``CAREER``, ``PARTNERS`` and ``TALLIES``; ``standing``: on the board of all time."""
    counts = [row for row in rows if row.began and row.after is not None]
    matches = {row.id for row in rows}
    won = [row.won and row.gone is None for row in counts]
    now, longest = streaks(won)
    sums: Counter[str] = Counter()
    for body in tallies:
        sums.update(json.loads(body))
    with_whom = [Partner(name, played, wins) for name, played, wins in partners]
    return Career(
        game=game,
        rating=standing.rating if standing else None,
        rated=standing.rated if standing else 0,
        rank=standing.rank if standing else None,
        matches=len(counts),
        wins=sum(won),
        points=sum(row.points for row in counts),
        best=max((row.best for row in counts if row.best is not None), default=None),
        unrated=len(matches - {row.id for row in counts}),
        streak=now,
        longest=longest,
        partners=tuple(sorted(with_whom, key=lambda one: (-one.wins, one.matches, one.name or ""))),
        tallies=tuple(sorted(sums.items())),
    )


def played_of(rows: Sequence[Any], player: int | None) -> tuple[Played, ...]:
    """From the rows of ``history``; ``player``: whose own part is told."""
    return tuple([_played(list(seats), player) for _, seats in groupby(rows, lambda row: row.id)])


def _played(rows: list[Any], player: int | None) -> Played:
    head = rows[0]
    mine = [row for row in rows if player is not None and row.main == player]
    # Who began and came back is told as who began.
    own = next((row for row in mine if row.began), mine[0] if mine else None)
    began = [row for row in rows if row.began]
    known = {row.main for row in began}
    took = [row for row in rows if not row.began and row.gone is None and row.main not in (None, *known)]
    return Played(
        table=head.table_id,
        game=head.game,
        chat=head.chat,
        day=head.day,
        ended=head.ended,
        reason=head.reason,
        deals=head.deals,
        unrated=head.unrated,
        names=tuple([(row.name, row.won and row.gone is None) for row in began]),
        own=_own(own) if own is not None else None,
        gone=tuple([row.gone for row in began]),
        took=tuple([(row.name, row.won) for row in took]),
    )


def _own(row: Any) -> Own:
    return Own(
        seat=Seat(row.seat),
        place=row.place,
        points=row.points,
        won=row.won and row.gone is None,
        began=row.began,
        gone=row.gone,
        before=row.before,
        after=row.after,
    )


def bar_in(rows: Sequence[Any]) -> Bar | None:
    """From the rows of ``BARRED``."""
    return Bar(rows[0].barred_until, rows[0].reason) if rows else None
