"""Results in memory: the part of ``MemoryStore`` that ``bot.leaderboard.ports.Results`` asks for.

Everything is worked out anew from a list of results at each question, so that it can be read at a glance.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.leaderboard.books import Books, Entry, Part
from bot.leaderboard.ports import (
    Bar,
    Board,
    BoardPage,
    Career,
    Counted,
    Found,
    Line,
    Own,
    Partner,
    Played,
    PlayerId,
    RatingMove,
    Sort,
)
from bot.leaderboard.ratings import Rating, Starter
from bot.leaderboard.results import MatchResult, Sat, SeatPoints
from bot.leaderboard.streaks import streaks
from bot.ports import TableId
from rules.kit.seats import Seat


@dataclass(frozen=True)
class Kept:
    table: TableId
    chat: str
    result: MatchResult
    moved: dict[PlayerId, tuple[Rating, Rating]]


class MemoryResults:
    def __init__(self) -> None:
        self.results: dict[TableId, MatchResult] = {}
        """By table, in the order in which the matches ended."""
        self.scored: dict[TableId, dict[int, tuple[SeatPoints, ...]]] = {}
        self.accounts: dict[str, PlayerId] = {}
        self.names: dict[PlayerId, str | None] = {}
        self.recomputed = 0

    def enter(self, table: TableId, result: MatchResult) -> None:
        """Takes a result in."""
        self.results[table] = result
        for person in sorted({sat.person for sat in result.sat if sat.person is not None}):
            player = self.accounts.setdefault(person, PlayerId(len(self.accounts) + 1))
            self.names[player] = next(sat.name for sat in reversed(result.sat) if sat.person == person)

    def chat_of(self, table: TableId) -> str:
        """Where the table stands now."""
        raise NotImplementedError

    def present(self, chat: str) -> str:
        """The present id of a chat."""
        raise NotImplementedError

    def _books(self) -> tuple[Books, list[Kept]]:
        books, kept = Books(), []
        for table, result in self.results.items():
            chat, moved = self.chat_of(table), {}
            if result.unrated is None:
                moved = books.count(result.game, chat, result.day, self._parts(table, result))
            kept.append(Kept(table, chat, result, moved))
        return books, kept

    def _parts(self, table: TableId, result: MatchResult) -> list[Part]:
        found = []
        for sat in result.sat:
            if sat.began and sat.person is not None:
                end, gone = result.seats[sat.seat], sat.gone is not None
                starter = Starter(self.accounts[sat.person], end.side, end.place, gone)
                best = max(self._points(table, sat), default=None)
                found.append(Part(starter, end.points, end.won and not gone, best))
        return found

    def _points(self, table: TableId, sat: Sat) -> list[int]:
        """What the person got in his deals in this seat."""
        mine = [o for o in self.results[table].sat if (o.seat, o.person) == (sat.seat, sat.person)]
        deals = [n for one in mine for n in range(one.first, one.last + 1)]
        scored = self.scored.get(table, {})
        return [one.points for n in deals for one in scored.get(n, ()) if one.seat == sat.seat]

    async def counted(self, table: int) -> Counted | None:
        await asyncio.sleep(0)
        for kept in self._books()[1]:
            if kept.table == table:
                moves = [
                    RatingMove(sat.seat, *(rating.shown for rating in kept.moved[player]), _stayed(kept, sat))
                    for player, sat in self._starters(kept)
                    if player in kept.moved
                ]
                return Counted(kept.result.unrated, tuple(moves))
        return None

    def _starters(self, kept: Kept) -> Iterator[tuple[PlayerId, Sat]]:
        for sat in kept.result.sat:
            if sat.began and sat.person is not None:
                yield self.accounts[sat.person], sat

    async def player_of(self, person: str) -> Found | None:
        await asyncio.sleep(0)
        player = self.accounts.get(person)
        return None if player is None else Found(player, self.names[player])

    async def player(self, player: PlayerId) -> Found | None:
        await asyncio.sleep(0)
        return Found(player, self.names[player]) if player in self.names else None

    async def players_named(self, name: str, chat: str | None) -> Sequence[Found]:
        await asyncio.sleep(0)
        latest: dict[PlayerId, int] = {}
        for number, kept in enumerate(self._books()[1]):
            for sat in kept.result.sat:
                if sat.person is not None and chat in (None, kept.chat):
                    latest[self.accounts[sat.person]] = number
        found = [p for p in latest if (self.names[p] or "").casefold() == name.casefold()]
        return [Found(p, self.names[p]) for p in sorted(found, key=lambda p: -latest[p])][:10]

    async def leaderboard(
        self, board: Board, sort: Sort, offset: int, size: int, player: PlayerId | None
    ) -> BoardPage:
        await asyncio.sleep(0)
        if board.chat is not None:
            board = Board(board.game, self.present(board.chat), board.period)
        books, _ = self._books()
        entries = {p: mine[board] for p, mine in books.entries.items() if board in mine}

        def worth(entry: Entry) -> float:
            value = getattr(entry, sort)
            return float("-inf") if value is None else value

        def line(one: PlayerId) -> Line:
            entry = entries[one]
            rank = 1 + sum(worth(other) > worth(entry) for other in entries.values())
            rated = books.ratings[board.game, one].matches
            return Line(
                rank, one, self.names[one], entry.rating, rated,
                entry.matches, entry.wins, entry.points, entry.best,
            )  # fmt: skip

        order = sorted(entries, key=lambda one: (worth(entries[one]), one), reverse=True)
        page = tuple(line(one) for one in order[offset : offset + size])
        return BoardPage(page, len(entries), line(player) if player in entries else None)

    def _mine(self, player: PlayerId, game: str | None = None) -> list[tuple[Kept, list[Sat]]]:
        found = []
        for kept in self._books()[1]:
            mine = [s for s in kept.result.sat if s.person and self.accounts[s.person] == player]
            if mine and game in (None, kept.result.game):
                found.append((kept, sorted(mine, key=lambda sat: not sat.began)))
        return found

    async def games_of(self, player: PlayerId) -> Sequence[str]:
        await asyncio.sleep(0)
        counts = Counter(kept.result.game for kept, mine in self._mine(player) for _ in mine)
        return [game for game, _ in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]

    async def career(self, player: PlayerId, game: str) -> Career:
        page = await self.leaderboard(Board(game), "rating", 0, 1, player)
        own, mine = page.own, self._mine(player, game)
        sums: Counter[str] = Counter()
        partners: dict[PlayerId, Partner] = {}
        won: list[bool] = []
        for kept, times in mine:
            for sat in times:
                for number in range(sat.first, sat.last + 1):
                    for one in self.scored.get(kept.table, {}).get(number, ()):
                        if one.seat == sat.seat:
                            sums.update(json.loads(one.tallies))
            sat = times[0]
            if player not in kept.moved or not sat.began:
                continue
            ends = kept.result.seats
            won.append(ends[sat.seat].won and sat.gone is None)
            for other, at in self._starters(kept):
                if at.seat != sat.seat and ends[at.seat].side == ends[sat.seat].side and sat.gone is None:
                    before = partners.get(other, Partner(self.names[other], 0, 0))
                    wins = before.wins + ends[sat.seat].won
                    partners[other] = Partner(before.name, before.matches + 1, wins)
        now, longest = streaks(won)
        return Career(
            game, own.rating if own else None, own.rated if own else 0, own.rank if own else None,
            len(won), sum(won), own.points if own else 0, own.best if own else None,
            len(mine) - len(won), now, longest,
            tuple(sorted(partners.values(), key=lambda o: (-o.wins, o.matches, o.name or ""))),
            tuple(sorted(sums.items())),
        )  # fmt: skip

    async def history_of(self, player: PlayerId, offset: int, size: int) -> Sequence[Played]:
        await asyncio.sleep(0)
        found = [self._played(kept, mine[0]) for kept, mine in reversed(self._mine(player))]
        return found[offset : offset + size]

    async def history_in(self, chat: str, offset: int, size: int) -> Sequence[Played]:
        await asyncio.sleep(0)
        chat = self.present(chat)
        found = [self._played(kept, None) for kept in reversed(self._books()[1]) if kept.chat == chat]
        return found[offset : offset + size]

    def _played(self, kept: Kept, mine: Sat | None) -> Played:
        result, own = kept.result, None
        if mine is not None and mine.person is not None:
            end = result.seats[mine.seat]
            move = kept.moved.get(self.accounts[mine.person]) if mine.began else None
            own = Own(
                mine.seat, end.place, end.points, end.won and mine.gone is None, mine.began, mine.gone,
                *((move[0].shown, move[1].shown) if move else (None, None)),
            )  # fmt: skip
        names = tuple(
            (sat.name, result.seats[sat.seat].won and sat.gone is None) for sat in result.sat if sat.began
        )
        began = [sat for sat in result.sat if sat.began]
        known = {None, *(self.accounts[sat.person] for sat in began if sat.person)}
        took = [
            sat
            for sat in result.sat
            if sat.person and not sat.began and sat.gone is None and self.accounts[sat.person] not in known
        ]
        return Played(
            kept.table, result.game, kept.chat, result.day, result.ended, result.reason, result.deals,
            result.unrated, names, own, tuple(sat.gone for sat in began),
            tuple((sat.name, result.seats[sat.seat].won) for sat in took),
        )  # fmt: skip

    async def barred(self, player: PlayerId, game: str) -> Bar | None:
        await asyncio.sleep(0)
        bars = [
            Bar(result.barred_until, result.reason)
            for result in self.results.values()
            if result.game == game and result.barred_until is not None
            for sat in result.sat
            if sat.person and self.accounts[sat.person] == player and sat.gone is None
        ]
        return max(bars, key=lambda bar: bar.until, default=None)

    async def recompute(self) -> int:
        await asyncio.sleep(0)
        self.recomputed += 1
        return len(self.results)


def _stayed(kept: Kept, mine: Sat) -> bool:
    last = [sat for sat in kept.result.sat if sat.seat == Seat(mine.seat)][-1]
    return mine.gone is None or last.person == mine.person
