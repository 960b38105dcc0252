"""The part of the store that reads results: ``bot.leaderboard.ports.Results`` but for ``recompute``."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

from bot.leaderboard.ports import Bar, Board, BoardPage, Career, Counted, Found, Played, PlayerId, Sort
from storage.histories import (
    BARRED,
    CAREER,
    COUNTED,
    GAMES_OF,
    PARTNERS,
    PLAYER,
    PLAYER_OF,
    TALLIES,
    bar_in,
    career_of,
    counted_of,
    history,
    named,
    played_of,
)
from storage.leaderboards import page_of, page_statement, page_values
from storage.recording import folded
from storage.statements import CHAT_NOW

_NAMED_HERE, _NAMED = named(here=True), named(here=False)
_HISTORY_OF, _HISTORY_IN = history(mine=True), history(mine=False)


class ResultReads:
    """Reads; how, the store says."""

    async def _read(self, statement: Executable, **values: int | str | None) -> Sequence[Any]:
        raise NotImplementedError

    async def counted(self, table: int) -> Counted | None:
        """``Results.counted``."""
        return counted_of(await self._read(COUNTED, table=table))

    async def player_of(self, person: str) -> Found | None:
        """``Results.player_of``."""
        rows = await self._read(PLAYER_OF, person=person)
        return Found(rows[0].id, rows[0].name) if rows else None

    async def player(self, player: PlayerId) -> Found | None:
        """``Results.player``."""
        rows = await self._read(PLAYER, player=player)
        return Found(rows[0].id, rows[0].name) if rows else None

    async def players_named(self, name: str, chat: str | None) -> Sequence[Found]:
        """``Results.players_named``."""
        if chat is None:
            rows = await self._read(_NAMED, name=folded(name))
        else:
            rows = await self._read(_NAMED_HERE, name=folded(name), chat=await self._present(chat))
        return [Found(row.id, row.name) for row in rows]

    async def leaderboard(
        self, board: Board, sort: Sort, offset: int, size: int, player: PlayerId | None
    ) -> BoardPage:
        """``Results.leaderboard``."""
        if board.chat is not None:
            board = Board(board.game, await self._present(board.chat), board.period)
        rows = await self._read(page_statement(sort), **page_values(board, offset, size, player))
        return page_of(rows, sort, offset)

    async def games_of(self, player: PlayerId) -> Sequence[str]:
        """``Results.games_of``."""
        return [str(game) for (game,) in await self._read(GAMES_OF, player=player)]

    async def career(self, player: PlayerId, game: str) -> Career:
        """``Results.career``."""
        rows = await self._read(CAREER, player=player, game=game)
        partners = await self._read(PARTNERS, player=player, game=game)
        tallies = [body for (body,) in await self._read(TALLIES, player=player, game=game)]
        page = await self.leaderboard(Board(game), "rating", 0, 1, player)
        return career_of(game, rows, partners, tallies, page.own)

    async def history_of(self, player: PlayerId, offset: int, size: int) -> Sequence[Played]:
        """``Results.history_of``."""
        return played_of(await self._read(_HISTORY_OF, player=player, start=offset, size=size), player)

    async def history_in(self, chat: str, offset: int, size: int) -> Sequence[Played]:
        """``Results.history_in``."""
        rows = await self._read(
            _HISTORY_IN, chat=await self._present(chat), start=offset, size=size
        )  # fmt: skip
        return played_of(rows, None)

    async def barred(self, player: PlayerId, game: str) -> Bar | None:
        """``Results.barred``."""
        return bar_in(await self._read(BARRED, player=player, game=game))

    async def _present(self, chat: str) -> str:
        ((now,),) = await self._read(CHAT_NOW, chat=chat)
        return str(now)
