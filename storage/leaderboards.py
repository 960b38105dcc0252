"""Leaderboards as pages: one statement each, whose cost does not grow with the number of players but by the
way to the page and to one's own rank along an index."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import CTE, Executable, Select, bindparam, case, func, literal, select, union_all

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
    """The page's lines, and one more row (``kind`` 1) with the board's total, how many before the page stand
    as high as its first line, and the line of who asks with how many stand before it (0 where it is on the
    page)."""
    by = standings.c[sort]
    # Only what the index holds, so that lines before the page cost no look at their rows.
    page = (
        select(standings.c.player, by.label("worth"))
        .where(standings.c.board == _BOARD)
        .order_by(by.desc(), standings.c.player.desc())
        .limit(bindparam("size"))
        .offset(bindparam("start"))
        .cte("page")
    )
    line = standings.alias("line")
    lines = (
        select(literal(0).label("kind"), line.c.player, players.c.name, line.c.rating,
               ratings.c.matches.label("rated"), line.c.matches, line.c.wins, line.c.points, line.c.best,
               literal(0).label("ahead"), literal(0).label("level"), literal(0).label("total"))
        .join_from(page, line, (line.c.board == _BOARD) & (line.c.player == page.c.player))
        .join(players, players.c.id == page.c.player)
        .join(ratings, (ratings.c.game == bindparam("game")) & (ratings.c.player == page.c.player))
    )  # fmt: skip
    own = standings.alias("own")
    on_page = own.c.player.in_(select(page.c.player))
    ahead = case((on_page, 0), else_=_ahead(sort, own.c[sort]))
    about = (
        select(literal(1), own.c.player, players.c.name, own.c.rating, ratings.c.matches, own.c.matches,
               own.c.wins, own.c.points, own.c.best, ahead, _level(sort, page), boards.c.players)
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
    other = standings.alias("ahead")
    more: Select[Any] = select(func.count()).where(other.c.board == _BOARD)
    if sort == "best":
        more = more.where(other.c.best > func.coalesce(value, -(2**40)))
    else:
        more = more.where(other.c[sort] > value)
    return more.correlate_except(other).scalar_subquery()


def _level(sort: Sort, page: CTE) -> Any:
    """How many before the page have as much as its first line."""
    other, head = standings.alias("level"), page.alias("head")
    first = select(head.c.worth, head.c.player).order_by(head.c.worth.desc(), head.c.player.desc()).limit(1)
    worth = first.with_only_columns(head.c.worth).scalar_subquery()
    player = first.with_only_columns(head.c.player).scalar_subquery()
    return (
        select(func.count())
        .where(
            other.c.board == _BOARD,
            other.c[sort].is_not_distinct_from(worth),
            other.c.player > player,
        )
        .scalar_subquery()
    )


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
        rank = lines[-1].rank if tied else number if lines else number - about_row.level
        lines.append(_line(row, rank))
    own = next((line for line in lines if line.player == about_row.player), None)
    if own is None and about_row.player is not None:
        own = _line(about_row, about_row.ahead + 1)
    return BoardPage(tuple(lines), about_row.total, own)


def _worth(row: Any, sort: Sort) -> float:
    value = getattr(row, sort)
    return float("-inf") if value is None else value


def _line(row: Any, rank: int) -> Line:
    return Line(
        rank, row.player, row.name, row.rating, row.rated, row.matches, row.wins, row.points, row.best
    )
