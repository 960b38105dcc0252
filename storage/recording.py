"""A finished match is entered, inside the transaction that ends it: who it counts for, its result, ratings,
leaderboards. Whatever is read here was written by the same connection or before it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard.books import Books, Entry, Part
from bot.leaderboard.periods import LEAST_BEHIND
from bot.leaderboard.ports import Board, PlayerId
from bot.leaderboard.ratings import Rating, Starter
from bot.leaderboard.results import MatchResult, Sat
from bot.people.ports import FORMER
from bot.ports import TableId
from rules.kit.seats import Seat
from storage.old_boards import forget_old
from storage.schema import (
    accounts,
    boards,
    deal_seats,
    players,
    ratings,
    result_seats,
    results,
    standings,
    tables,
)

_NEXT_RESULT = select(func.coalesce(func.max(results.c.id), 0) + 1)
_NEXT_PLAYER = select(func.coalesce(func.max(players.c.id), 0) + 1)
_NEXT_BOARD = select(func.coalesce(func.max(boards.c.id), 0) + 1)
_CHAT = select(tables.c.chat).where(tables.c.id == bindparam("table"))
_main = players.alias("main_player")
_KNOWN = (
    select(accounts.c.person, players.c.id, _main.c.id, players.c.name, _main.c.name)
    .join_from(accounts, players, players.c.id == accounts.c.player)
    .join(_main, _main.c.id == players.c.main)
    .where(accounts.c.person.in_(bindparam("persons", expanding=True)))
)
_RENAME = (
    update(players)
    .where(players.c.id == bindparam("of"))
    .values(name=bindparam("as_name"), folded=bindparam("as_folded"))
)
_DEALS = select(deal_seats.c.number, deal_seats.c.seat, deal_seats.c.points).where(
    deal_seats.c.table_id == bindparam("table")
)
_RATINGS = select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.matches).where(
    ratings.c.game == bindparam("game"), ratings.c.player.in_(bindparam("players", expanding=True))
)
_ENTRIES = (
    select(boards, standings.c.player, standings.c.rating, standings.c.matches, standings.c.wins,
           standings.c.points, standings.c.best)
    .join_from(standings, boards, boards.c.id == standings.c.board)
    .where(
        standings.c.player.in_(bindparam("players", expanding=True)),
        boards.c.game == bindparam("game"),
        boards.c.last >= bindparam("since"),
    )
)  # fmt: skip
_BOARDS = select(boards.c.chat, boards.c.period, boards.c.id).where(
    boards.c.game == bindparam("game"),
    tuple_(boards.c.chat, boards.c.period).in_(bindparam("keys", expanding=True)),
)
_MORE_PLAYERS = (
    update(boards)
    .where(boards.c.id == bindparam("board"))
    .values(players=boards.c.players + bindparam("more"))
)


async def record_result(connection: AsyncConnection, table: TableId, result: MatchResult) -> None:
    """Enters the result of a table whose row and deals are written."""
    persons = sorted({sat.person for sat in result.sat if sat.person is not None})
    own, main = await _players(connection, persons, _names(result.sat))
    best = await _bests(connection, table, result.sat)
    chat = (await connection.execute(_CHAT, {"table": table})).scalar_one()
    books, moved = Books(), {}
    if result.unrated is None:
        parts = parts_of(result, main, best)
        books = await _books(connection, result, list(main.values()))
        known = {player: set(mine) for player, mine in books.entries.items()}
        moved = books.count(result.game, chat, result.day, parts)
        if moved:
            await _keep(connection, result.game, books, list(moved), known)
            await forget_old(connection, result.day)
    number = (await connection.execute(_NEXT_RESULT)).scalar_one()
    await connection.execute(
        insert(results).values(
            id=number, table_id=table, game=result.game, rules=result.rules, chat=chat, ended=result.ended,
            day=result.day, reason=result.reason, deals=result.deals, unrated=result.unrated,
            barred_until=result.barred_until,
        )
    )  # fmt: skip
    await connection.execute(insert(result_seats), list(_rows(number, result, own, main, best, moved)))


def parts_of(
    result: MatchResult, main: Mapping[str, PlayerId], best: Mapping[tuple[Seat, str], int]
) -> list[Part]:
    """Who began the match, and what it came to for him."""
    found = []
    for sat in result.sat:
        if sat.began and sat.person is not None:
            end, gone = result.seats[sat.seat], sat.gone is not None
            starter = Starter(main[sat.person], end.side, end.place, gone)
            won = end.won and not gone
            found.append(Part(starter, end.points, won, best.get((sat.seat, sat.person))))
    return found


def _names(sat: Iterable[Sat]) -> dict[str, str | None]:
    """By person; who was forgotten has none."""
    return {
        one.person: None if one.person.startswith(FORMER) else one.name
        for one in sat
        if one.person is not None
    }


async def _players(
    connection: AsyncConnection, persons: Sequence[str], names: Mapping[str, str | None]
) -> tuple[dict[str, PlayerId], dict[str, PlayerId]]:
    """By person his own player and the one he counts for; new ones are made, and names kept up."""
    if not persons:
        return {}, {}
    own: dict[str, PlayerId] = {}
    main: dict[str, PlayerId] = {}
    named: dict[PlayerId, str | None] = {}
    for person, mine, counts_for, name, main_name in await connection.execute(_KNOWN, {"persons": persons}):
        own[person], main[person] = mine, counts_for
        named |= {mine: name, counts_for: main_name}
    new = [person for person in persons if person not in own]
    if new:
        first = (await connection.execute(_NEXT_PLAYER)).scalar_one()
        for number, person in enumerate(new, first):
            own[person] = main[person] = PlayerId(number)
        await connection.execute(insert(players), [{"id": own[p], "main": own[p]} for p in new])
        await connection.execute(insert(accounts), [{"person": p, "player": own[p]} for p in new])
    renamed = [
        {"of": player, "as_name": names[person], "as_folded": _folded(names[person])}
        for person in persons
        for player in dict.fromkeys((own[person], main[person]))
        if named.get(player) != names[person]
    ]
    if renamed:
        await connection.execute(_RENAME, renamed)
    return own, main


def _folded(name: str | None) -> str | None:
    return None if name is None else folded(name)


def folded(name: str) -> str:
    """A name as it is looked up."""
    return " ".join(name.casefold().split())


async def _bests(
    connection: AsyncConnection, table: TableId, sat: Sequence[Sat]
) -> dict[tuple[Seat, str], int]:
    """The most points that a person got in one deal, by seat and person."""
    best: dict[tuple[Seat, str], int] = {}
    for number, seat, points in await connection.execute(_DEALS, {"table": table}):
        for one in sat:
            if one.seat == seat and one.person is not None and one.first <= number <= one.last:
                key = (one.seat, one.person)
                best[key] = max(points, best.get(key, points))
    return best


async def _books(connection: AsyncConnection, result: MatchResult, mains: Sequence[PlayerId]) -> Books:
    """What there is of these players in this game, as far as a match may change it."""
    books, game = Books(), result.game
    who = sorted(set(mains))
    for player, mu, sigma, matches in await connection.execute(_RATINGS, {"game": game, "players": who}):
        books.ratings[game, player] = Rating(mu, sigma, matches)
    since = result.day - LEAST_BEHIND
    for row in await connection.execute(_ENTRIES, {"game": game, "players": who, "since": since}):
        board = _board(row)
        books.lasts[board] = row.last
        entry = Entry(row.rating, row.matches, row.wins, row.points, row.best)
        books.entries.setdefault(row.player, {})[board] = entry
    return books


def _board(row: Row[Any]) -> Board:
    return Board(row.game, row.chat or None, row.period)


async def _keep(
    connection: AsyncConnection,
    game: str,
    books: Books,
    who: Sequence[PlayerId],
    known: Mapping[PlayerId, set[Board]],
) -> None:
    """Writes what has changed of these players. ``known``: the entries that were there before."""
    upsert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rated = [(player, books.ratings[game, player]) for player in who]
    put = upsert(ratings)
    await connection.execute(
        put.on_conflict_do_update(
            index_elements=["game", "player"],
            set_={name: put.excluded[name] for name in ("mu", "sigma", "shown", "matches")},
        ),
        [
            {
                "game": game,
                "player": player,
                "mu": r.mu,
                "sigma": r.sigma,
                "shown": r.shown,
                "matches": r.matches,
            }
            for player, r in rated
        ],
    )
    ids = await _board_ids(connection, game, books)
    rows, more = [], dict[int, int]()
    for player in who:
        for board, entry in books.entries[player].items():
            number = ids[board]
            if board not in known.get(player, ()):
                more[number] = more.get(number, 0) + 1
            rows.append(
                {
                    "board": number, "player": player, "rating": entry.rating, "matches": entry.matches,
                    "wins": entry.wins, "points": entry.points, "best": entry.best,
                }
            )  # fmt: skip
    put = upsert(standings)
    columns = ("rating", "matches", "wins", "points", "best")
    await connection.execute(
        put.on_conflict_do_update(
            index_elements=["board", "player"], set_={name: put.excluded[name] for name in columns}
        ),
        rows,
    )
    if more:
        await connection.execute(_MORE_PLAYERS, [{"board": b, "more": n} for b, n in sorted(more.items())])


async def _board_ids(connection: AsyncConnection, game: str, books: Books) -> dict[Board, int]:
    """The ids of all boards in the books; new ones are made."""
    keys = sorted((board.chat or "", board.period) for board in books.lasts)
    found = await connection.execute(_BOARDS, {"game": game, "keys": keys})
    ids = {Board(game, chat or None, period): number for chat, period, number in found}
    new = [board for board in books.lasts if board not in ids]
    if new:
        first = (await connection.execute(_NEXT_BOARD)).scalar_one()
        ids |= {board: first + n for n, board in enumerate(new)}
        await connection.execute(
            insert(boards),
            [
                {
                    "id": ids[board], "game": game, "chat": board.chat or "", "period": board.period,
                    "last": books.lasts[board], "players": 0,
                }
                for board in new
            ],
        )  # fmt: skip
    return ids


def _rows(
    number: int,
    result: MatchResult,
    own: Mapping[str, PlayerId],
    main: Mapping[str, PlayerId],
    best: Mapping[tuple[Seat, str], int],
    moved: Mapping[PlayerId, tuple[Rating, Rating]],
) -> Iterable[dict[str, Any]]:
    times: dict[Seat, int] = {}
    for sat in result.sat:
        time = times[sat.seat] = times.get(sat.seat, -1) + 1
        end, person = result.seats[sat.seat], sat.person
        move = moved.get(main[person]) if person is not None and sat.began else None
        yield {
            "result": number, "seat": int(sat.seat), "time": time,
            "player": own[person] if person is not None else None,
            "name": None if person is not None and person.startswith(FORMER) else sat.name,
            "began": sat.began, "first": sat.first, "last": sat.last, "gone": sat.gone,
            "side": end.side, "points": end.points, "place": end.place, "won": end.won,
            "best": best.get((sat.seat, person)) if person is not None else None,
            "before": move[0].shown if move else None, "after": move[1].shown if move else None,
        }  # fmt: skip
