"""A game's ratings anew from its results, a piece in each transaction, while matches go on being entered.

``begin`` notes that it is to be done, in the transaction that links accounts. Each ``piece`` counts some
results more, into ratings beside those that are in use; once all are counted, both change places, and then
each player is shown with his new rating. What is noted says how far it is, so after a kill at any instant it
goes on where it was. The same comes out as of ``storage.recount``, to the last digit.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard.ports import PlayerId
from bot.leaderboard.ratings import Rating
from storage.recount import MOVED, SEATS, moves
from storage.schema import boards, ratings, ratings_anew, recounts, restands, results, standings
from storage.standing_anew import stand

AT_ONCE = 200
"""Results that one piece counts, or players that it shows: a few hundredths of a second."""
ANEW = 10
"""Players whose lines are made anew in one piece."""
_RATING = ("mu", "sigma", "shown", "matches")
_JOB = select(recounts.c.game, recounts.c.done, recounts.c.shown).order_by(recounts.c.game).limit(1)
_LAST = select(func.coalesce(func.max(results.c.id), 0))
_OF_GAME = SEATS.where(results.c.game == bindparam("game"))
_KNOWN = select(ratings_anew.c.player, ratings_anew.c.mu, ratings_anew.c.sigma, ratings_anew.c.matches).where(
    ratings_anew.c.game == bindparam("game"),
    ratings_anew.c.player.in_(bindparam("players", expanding=True)),
)
_NEXT = (
    select(ratings.c.player, ratings.c.shown)
    .where(ratings.c.game == bindparam("game"), ratings.c.player > bindparam("shown"))
    .order_by(ratings.c.player)
    .limit(AT_ONCE)
)
_WAITING = (
    select(restands.c.player)
    .where(restands.c.game == bindparam("game"))
    .order_by(restands.c.player)
    .limit(ANEW)
)
_SHOW = (
    update(standings)
    .where(
        standings.c.player == bindparam("of"),
        standings.c.rating != bindparam("as_shown"),
        standings.c.board.in_(select(boards.c.id).where(boards.c.game == bindparam("in_game"))),
    )
    .values(rating=bindparam("as_shown"))
)
_EMPTY = delete(boards).where(boards.c.game == bindparam("game"), boards.c.players == 0)


async def begin(connection: AsyncConnection, game: str, restand: Sequence[int]) -> None:
    """The game's ratings are to be worked out anew, from the beginning where that was under way; and the
    lines of these players on its leaderboards."""
    of = {"game": game}
    await connection.execute(delete(ratings_anew).where(ratings_anew.c.game == game))
    await connection.execute(delete(recounts).where(recounts.c.game == game))
    await connection.execute(insert(recounts).values(done=0, shown=None, **of))
    await _restand(connection, game, restand)


async def pending(connection: AsyncConnection) -> set[str]:
    """The games for which it is under way."""
    return set((await connection.execute(select(recounts.c.game))).scalars())


async def piece(connection: AsyncConnection) -> bool:
    """One piece more, inside the caller's transaction; False: there was nothing to do."""
    job = (await connection.execute(_JOB)).first()
    if job is None:
        return False
    if job.shown is not None:
        await _show(connection, job.game, job.shown)
        return True
    last = (await connection.execute(_LAST)).scalar_one()
    if job.done < last:
        to = min(last, job.done + AT_ONCE)
        await _count(connection, job.game, job.done, to)
        await _note(connection, job.game, done=to)
    else:
        await _change_places(connection, job.game)
        await _note(connection, job.game, shown=0)
    return True


async def _note(connection: AsyncConnection, game: str, **values: int) -> None:
    await connection.execute(update(recounts).where(recounts.c.game == game).values(**values))


async def _count(connection: AsyncConnection, game: str, done: int, to: int) -> None:
    rows = (await connection.execute(_OF_GAME, {"game": game, "done": done, "to": to})).all()
    if not rows:
        return
    who = sorted({row.main for row in rows})
    found = await connection.execute(_KNOWN, {"game": game, "players": who})
    known: dict[PlayerId, Rating] = {player: Rating(mu, sigma, n) for player, mu, sigma, n in found}
    moved: list[Mapping[str, int | None]] = []
    others: set[int] = set()
    for _, group in groupby(rows, lambda row: row.id):
        seats = list(group)
        counts, changes = moves(seats, known)
        moved += changes
        if counts != any(row.after is not None for row in seats):
            # It counts for nobody any more, or for everybody again: their sums are different now.
            others.update(row.main for row in seats)
    if moved:
        await connection.execute(MOVED, moved)
    await _restand(connection, game, sorted(others))
    put = _upsert(connection)(ratings_anew)
    values = [
        {"game": game, "player": p, "mu": r.mu, "sigma": r.sigma, "shown": r.shown, "matches": r.matches}
        for p, r in known.items()
    ]
    if values:
        keys = ["game", "player"]
        await connection.execute(
            put.on_conflict_do_update(
                index_elements=keys, set_={name: put.excluded[name] for name in _RATING}
            ),
            values,
        )


async def _change_places(connection: AsyncConnection, game: str) -> None:
    columns = ["game", "player", *_RATING]
    await connection.execute(delete(ratings).where(ratings.c.game == game))
    anew = select(*(ratings_anew.c[name] for name in columns)).where(ratings_anew.c.game == game)
    await connection.execute(insert(ratings).from_select(columns, anew))
    await connection.execute(delete(ratings_anew).where(ratings_anew.c.game == game))


async def _show(connection: AsyncConnection, game: str, shown: int) -> None:
    """First whoever's lines are made anew, then all the others' ratings; last the note goes."""
    waiting = (await connection.execute(_WAITING, {"game": game})).scalars().all()
    for player in waiting:
        await stand(connection, game, player)
        await connection.execute(delete(restands).where(restands.c.game == game, restands.c.player == player))
    if waiting:
        return
    found = (await connection.execute(_NEXT, {"game": game, "shown": shown})).all()
    if found:
        values = [{"of": row.player, "as_shown": row.shown, "in_game": game} for row in found]
        await connection.execute(_SHOW, values)
        await _note(connection, game, shown=found[-1].player)
        return
    await connection.execute(_EMPTY, {"game": game})
    await connection.execute(delete(recounts).where(recounts.c.game == game))


async def _restand(connection: AsyncConnection, game: str, who: Sequence[int]) -> None:
    if who:
        values = [{"game": game, "player": player} for player in who]
        await connection.execute(_upsert(connection)(restands).on_conflict_do_nothing(), values)


def _upsert(connection: AsyncConnection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
