"""Leaderboards as pages: one statement each, whose cost does not grow with the number of players but by the
way to the page and to one's own rank along an index."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Select, bindparam, func, literal, select, union_all

from bot.leaderboard.ports import Board, BoardPage, Line, PlayerId, Sort
from storage.schema import boards, players, ratings, standings

_BOARD = (
    select(boards.c.id)
    .where(
        boards.c.game == bindparam("game"),
        boards.c.chat == bindparam("chat"),
        boards.c.period == bindparam("period"),
    )
    .scalar_subquery()
)


@cache
def page_statement(sort: Sort) -> Executable:
    """The page's lines, and one more row (``kind`` 1) with the board's total, how many stand before the first
    line, and the line and rank of who asks."""
    by = standings.c[sort]
    # Only what the index holds, so that lines before the page cost no look at their rows.
    page = (
        select(standings.c.board, standings.c.player)
        .where(standings.c.board == _BOARD)
        .order_by(by.desc(), standings.c.player.desc())
        .limit(bindparam("size"))
        .offset(bindparam("start"))
        .subquery()
    )
    lines = (
        select(literal(0).label("kind"), page.c.player, players.c.name, standings.c.rating,
               ratings.c.matches.label("rated"), standings.c.matches, standings.c.wins, standings.c.points,
               standings.c.best, literal(0).label("ahead"), literal(0).label("first"),
               literal(0).label("total"))
        .join_from(page, standings,
                   (standings.c.board == page.c.board) & (standings.c.player == page.c.player))
        .join(players, players.c.id == page.c.player)
        .join(ratings, (ratings.c.game == bindparam("game")) & (ratings.c.player == page.c.player))
    )  # fmt: skip
    own = standings.alias("own")
    first = (
        select(by)
        .where(standings.c.board == _BOARD)
        .order_by(by.desc(), standings.c.player.desc())
        .limit(1)
        .offset(bindparam("start"))
        .scalar_subquery()
    )
    about = (
        select(literal(1), own.c.player, players.c.name, own.c.rating, ratings.c.matches, own.c.matches,
               own.c.wins, own.c.points, own.c.best, _ahead(sort, own.c[sort]), _ahead(sort, first),
               boards.c.players)
        .select_from(
            boards.outerjoin(own, (own.c.board == boards.c.id) & (own.c.player == bindparam("player")))
            .outerjoin(players, players.c.id == own.c.player)
            .outerjoin(
                ratings, (ratings.c.game == bindparam("game")) & (ratings.c.player == own.c.player)
            )
        )
        .where(boards.c.id == _BOARD)
    )  # fmt: skip
    return union_all(lines, about)


def _ahead(sort: Sort, value: Any) -> Any:
    """How many have more. Who has no best deal has all who have one before him."""
    other = standings.alias()
    more: Select[Any] = select(func.count()).where(other.c.board == _BOARD)
    if sort == "best":
        more = more.where(other.c.best > func.coalesce(value, -(2**40)))
    else:
        more = more.where(other.c[sort] > value)
    return more.scalar_subquery()


def page_values(board: Board, offset: int, size: int, player: PlayerId | None) -> dict[str, int | str | None]:
    """What the statement is given."""
    chat = board.chat or ""
    return {
        "game": board.game, "chat": chat, "period": board.period, "start": offset, "size": size,
        "player": player,
    }  # fmt: skip


def page_of(rows: Sequence[Any], sort: Sort, offset: int) -> BoardPage:
    """The page from the statement's rows."""
    lines: list[Line] = []
    about = [row for row in rows if row.kind]
    if not about:
        return BoardPage((), 0, None)
    (about_row,) = about
    found = sorted(
        [row for row in rows if not row.kind], key=lambda row: (_worth(row, sort), row.player), reverse=True
    )
    for number, row in enumerate(found, start=offset + 1):
        tied = bool(lines) and _worth(found[number - offset - 2], sort) == _worth(row, sort)
        rank = lines[-1].rank if tied else number if lines else about_row.first + 1
        lines.append(_line(row, rank))
    own = _line(about_row, about_row.ahead + 1) if about_row.player is not None else None
    return BoardPage(tuple(lines), about_row.total, own)


def _worth(row: Any, sort: Sort) -> float:
    value = getattr(row, sort)
    return float("-inf") if value is None else value


def _line(row: Any, rank: int) -> Line:
    return Line(
        rank, row.player, row.name, row.rating, row.rated, row.matches, row.wins, row.points, row.best
    )
