"""How a match that counts is entered: ratings first, then every leaderboard it belongs to.

The books hold as much as is needed: the store brings what concerns one match, and keeps what has changed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.leaderboard.periods import LEAST_BEHIND, periods
from bot.leaderboard.ports import Board, PlayerId
from bot.leaderboard.ratings import UNKNOWN, Rating, Starter, rate


@dataclass(frozen=True, slots=True)
class Entry:
    """A player on a leaderboard. ``best``: the most in one deal (None: none was finished)."""

    rating: int
    matches: int = 0
    wins: int = 0
    points: int = 0
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """Who began a match and what came of it for him."""

    starter: Starter
    points: int
    won: bool
    best: int | None


@dataclass(slots=True)
class Books:
    """Ratings by game and player; leaderboard entries by player and board; the last day of each board."""

    ratings: dict[tuple[str, PlayerId], Rating] = field(default_factory=dict)
    entries: dict[PlayerId, dict[Board, Entry]] = field(default_factory=dict)
    lasts: dict[Board, int] = field(default_factory=dict)

    def count(
        self, game: str, chat: str, day: int, parts: Sequence[Part]
    ) -> dict[PlayerId, tuple[Rating, Rating]]:
        """Enters a match; ratings before and after. The match of a person with himself (two of his accounts
        that were linked later) counts for nobody: nothing."""
        players = [part.starter.player for part in parts]
        if len(set(players)) < len(players) or len({part.starter.side for part in parts}) < 2:
            return {}
        before = {player: self.ratings.get((game, player), UNKNOWN) for player in players}
        after = rate([part.starter for part in parts], before)
        for part in parts:
            self._enter(game, chat, day, part, after[part.starter.player])
        return {player: (before[player], after[player]) for player in players}

    def _enter(self, game: str, chat: str, day: int, part: Part, rating: Rating) -> None:
        player = part.starter.player
        self.ratings[game, player] = rating
        mine = self.entries.setdefault(player, {})
        for board, last in boards_of(game, chat, day):
            self.lasts[board] = last
            mine[board] = entered(mine.get(board, Entry(rating.shown)), part)
        for board, entry in mine.items():
            # What is over everywhere is not looked at any more: its ratings stay as they were.
            if board.game == game and self.lasts[board] + LEAST_BEHIND >= day:
                mine[board] = replace(entry, rating=rating.shown)


def boards_of(game: str, chat: str, day: int) -> tuple[tuple[Board, int], ...]:
    """Every leaderboard that a match of this day in this chat belongs to, with its last day."""
    return tuple(
        [(Board(game, where, period), last) for where in (None, chat) for period, last in periods(day)]
    )


def entered(entry: Entry, part: Part) -> Entry:
    """The entry with one more match."""
    bests = [best for best in (entry.best, part.best) if best is not None]
    return Entry(
        entry.rating,
        entry.matches + 1,
        entry.wins + part.won,
        entry.points + part.points,
        max(bests, default=None),
    )
