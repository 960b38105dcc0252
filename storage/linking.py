"""Accounts that count as one player, and as several again, inside the caller's transaction.

``players.main`` says for whom a player's results count; every player keeps his own results, so nothing is
lost by linking. What follows from results is worked out anew, by and by (``storage.recounting``); until
then the leaderboards have both as one, with the rating of the older.
"""

from collections.abc import Sequence

from sqlalchemy import BindParameter, String, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.people.ports import Account
from storage.recording import folded
from storage.recounting import begin, pending
from storage.schema import accounts, boards, players, ratings, result_seats, results, standings
from storage.standing_anew import stand

_own = players.alias("own_player")
_other = players.alias("other_player")
_mine = accounts.alias("my_account")
LINKED = (
    select(accounts.c.person, _other.c.name)
    .join_from(_own, _other, _other.c.main == _own.c.main)
    .join(accounts, accounts.c.player == _other.c.id)
    .where(_own.c.id == _mine.c.player, _mine.c.person == bindparam("person"))
    .order_by(_other.c.id)
)
_PLAYER = (
    select(players.c.id, players.c.main)
    .join_from(accounts, players, players.c.id == accounts.c.player)
    .where(accounts.c.person == bindparam("person"))
)
_NEXT = select(func.coalesce(func.max(players.c.id), 0) + 1)
_GROUP = select(players.c.id).where(players.c.main == bindparam("of")).order_by(players.c.id)
_JOIN = update(players).where(players.c.main == bindparam("of")).values(main=bindparam("into"))
_ALONE = update(players).where(players.c.id == bindparam("of")).values(main=bindparam("of"))
_GAMES = (
    select(results.c.game)
    .join_from(result_seats, results, results.c.id == result_seats.c.result)
    .where(result_seats.c.player.in_(bindparam("of", expanding=True)))
    .distinct()
)
_IN_GAMES: BindParameter[str] = bindparam("games", type_=String, expanding=True)
_THEIR_RATINGS = (
    update(ratings)
    .where(ratings.c.player == bindparam("before"), ratings.c.game.in_(_IN_GAMES))
    .values(player=bindparam("now"))
)
_THEIR_STANDINGS = (
    update(standings)
    .where(
        standings.c.player == bindparam("before"),
        standings.c.board.in_(select(boards.c.id).where(boards.c.game.in_(_IN_GAMES))),
    )
    .values(player=bindparam("now"))
)
_BOTH = select(ratings.c.player).where(
    ratings.c.game == bindparam("game"), ratings.c.player.in_([bindparam("before"), bindparam("now")])
)
_COPY = insert(ratings).from_select(
    ["game", "player", "mu", "sigma", "shown", "matches"],
    select(
        ratings.c.game,
        bindparam("now", type_=ratings.c.player.type),
        ratings.c.mu,
        ratings.c.sigma,
        ratings.c.shown,
        ratings.c.matches,
    ).where(ratings.c.game == bindparam("game"), ratings.c.player == bindparam("before")),
)
_STILL = (
    select(result_seats.c.result)
    .join_from(players, result_seats, result_seats.c.player == players.c.id)
    .join(results, results.c.id == result_seats.c.result)
    .where(players.c.main == bindparam("before"), results.c.game == bindparam("game"))
    .limit(1)
)
_GONE = delete(ratings).where(ratings.c.game == bindparam("game"), ratings.c.player == bindparam("before"))
_LAST_NAME = (
    select(result_seats.c.name)
    .where(result_seats.c.player == bindparam("of"))
    .order_by(result_seats.c.result.desc(), result_seats.c.time.desc())
    .limit(1)
)


async def link(connection: AsyncConnection, one: Account, other: Account) -> bool:
    """``People.link``. The older player gives both his number."""
    first, second = sorted([await _main(connection, account) for account in (one, other)])
    if first == second:
        return False
    groups = [(await connection.execute(_GROUP, {"of": main})).scalars().all() for main in (first, second)]
    await connection.execute(_JOIN, {"of": second, "into": first})
    await _anew(connection, groups[1], second, first, groups[0])
    return True


async def unlink(connection: AsyncConnection, person: str) -> bool:
    """``People.unlink``."""
    found = (await connection.execute(_PLAYER, {"person": person})).first()
    if found is None:
        return False
    own, main = found
    group: Sequence[int] = (await connection.execute(_GROUP, {"of": main})).scalars().all()
    if len(group) == 1:
        return False
    others = [player for player in group if player != own]
    if own == main:
        # The number that stood for all was his: the next one stands for the others.
        await connection.execute(_JOIN, {"of": main, "into": others[0]})
    await connection.execute(_ALONE, {"of": own})
    for player in {own, others[0]}:
        await _rename(connection, player)
    if own == main:
        await _anew(connection, others, main, others[0], [own])
    else:
        await _anew(connection, [own], main, own, others)
    return True


async def _anew(
    connection: AsyncConnection, moved: Sequence[int], before: int, now: int, others: Sequence[int]
) -> None:
    """What ``moved`` have played counted for ``before`` and counts for ``now``. Where they and the ``others``
    have a game in common its ratings are worked out anew, later; else only the number changes, but where
    that is under way it has to begin once more."""
    games = [set((await connection.execute(_GAMES, {"of": who})).scalars()) for who in (moved, others)]
    alone = sorted(games[0] - games[1])
    if alone:
        values = {"before": before, "now": now, "games": alone}
        for statement in (_THEIR_RATINGS, _THEIR_STANDINGS):
            await connection.execute(statement, values)
    for game in sorted(games[0] & games[1]):
        await _for_now(connection, game, before, now)
        await begin(connection, game, (before, now))
    for game in sorted(await pending(connection) & set(alone)):
        await begin(connection, game, (before, now))


async def _for_now(connection: AsyncConnection, game: str, before: int, now: int) -> None:
    """Who is new gets the rating that there is, and both their lines, until the ratings are worked out."""
    of = {"game": game, "before": before, "now": now}
    known = set((await connection.execute(_BOTH, of)).scalars())
    if now not in known and before in known:
        await connection.execute(_COPY, of)
    if not (await connection.execute(_STILL, of)).first():
        await connection.execute(_GONE, of)
    for player in (before, now):
        await stand(connection, game, player)


async def _main(connection: AsyncConnection, account: Account) -> int:
    """The player for whom this account counts; a new one, where it had none."""
    found = (await connection.execute(_PLAYER, {"person": account.person})).first()
    if found is not None:
        return int(found.main)
    number = int((await connection.execute(_NEXT)).scalar_one())
    name = account.name
    await connection.execute(
        insert(players).values(
            id=number, main=number, name=name, folded=None if name is None else folded(name)
        )
    )
    await connection.execute(insert(accounts).values(person=account.person, player=number))
    return number


async def _rename(connection: AsyncConnection, player: int) -> None:
    """A player's name as it was in his own last match: while linked he may have had another's."""
    name = (await connection.execute(_LAST_NAME, {"of": player})).scalar_one_or_none()
    if name is not None:
        values = {"name": name, "folded": folded(name)}
        await connection.execute(update(players).where(players.c.id == player).values(**values))
