"""What the core asks of the store about results; ``bot.ports.Store`` has all of it.

A *player* is whoever results count for. A person (a platform's account) becomes one with his first result;
persons who are linked count as one player (``players.main`` in ``storage.schema``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NewType, Protocol, TypeAlias

from bot.leaderboard.results import Gone, Unrated
from rules.kit.seats import Seat

PlayerId = NewType("PlayerId", int)
Sort: TypeAlias = Literal["rating", "matches", "wins", "points", "best"]
SORTS: tuple[Sort, ...] = ("rating", "matches", "wins", "points", "best")


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard: a game's, of one chat (None: everywhere), in a period (``bot.leaderboard.periods``;
    "" is all time)."""

    game: str
    chat: str | None = None
    period: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A player on a leaderboard. ``name`` None: a former player; ``rating`` as shown, ``rated``: matches
    that it rests on, in all chats and for all time. ``matches``, ``wins``, ``points`` (their sum) and
    ``best`` (the most in one deal; None: he finished none) are those of this board."""

    rank: int
    player: PlayerId
    name: str | None
    rating: int
    rated: int
    matches: int
    wins: int
    points: int
    best: int | None


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A page. ``total``: players on the board; ``own``: the line of who asked, wherever it stands."""

    lines: tuple[Line, ...]
    total: int
    own: Line | None


@dataclass(frozen=True, slots=True)
class RatingMove:
    """What a match did to the rating, as shown, of the player who began it in this seat. ``sits``: he sat
    there to its end."""

    seat: Seat
    before: int
    after: int
    sits: bool


@dataclass(frozen=True, slots=True)
class Counted:
    """What became of a finished match: whether it counts, and whose rating moved."""

    unrated: Unrated | None
    moves: tuple[RatingMove, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A match in a person's or a chat's history. ``table`` has its record; ``names``: who began it and
    whether he won, in seat order (None: a computer or a former player); ``own``: of whom was asked about;
    ``gone``: how those of ``names`` went who did not stay; ``took``: likewise who has their seats since."""

    table: int
    game: str
    chat: str
    day: int
    ended: float
    reason: str
    deals: int
    unrated: Unrated | None
    names: tuple[tuple[str | None, bool], ...]
    own: "Own | None" = None
    gone: tuple[Gone | None, ...] = ()
    took: tuple[tuple[str | None, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Own:
    """A player's own part in a match. ``began``: he sat there when it began; otherwise he took over."""

    seat: Seat
    place: int
    points: int
    won: bool
    began: bool
    gone: Gone | None
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Partner:
    """With whom a player won and lost together, in matches that count."""

    name: str | None
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Career:
    """A player in one game, for all time. ``rank``: among all who have a rating in it; ``matches`` to
    ``best`` are of matches that count; ``unrated``: others he played; ``streak``: wins in a row up to now,
    ``longest``: ever; ``partners``: the most wins first; ``tallies``: the game's own counters, added up over
    his deals."""

    game: str
    rating: int | None
    rated: int
    rank: int | None
    matches: int
    wins: int
    points: int
    best: int | None
    unrated: int
    streak: int
    longest: int
    partners: tuple[Partner, ...]
    tallies: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A player by name. ``name`` None: a former one."""

    player: PlayerId
    name: str | None


@dataclass(frozen=True, slots=True)
class Bar:
    """He may not sit down to a game before ``until`` (UTC seconds); ``reason``: of the match that he sat at
    the end of."""

    until: float
    reason: str


class Results(Protocol):
    """Results are written with the change that ends a match (``Change.result``). All raise ``StoreError``."""

    async def counted(self, table: int) -> Counted | None:
        """What became of this table's match; None: it has no result (yet)."""

    async def player_of(self, person: str) -> Found | None:
        """The player for whom this person's results count; None: he has none."""

    async def player(self, player: PlayerId) -> Found | None:
        """The player of this id; None: there is none."""

    async def players_named(self, name: str, chat: str | None) -> Sequence[Found]:
        """Players of this name (upper and lower case are one), who have a result in this chat (None:
        anywhere); at most 10, the latest first."""

    async def leaderboard(
        self, board: Board, sort: Sort, offset: int, size: int, player: PlayerId | None
    ) -> BoardPage:
        """``size`` lines from ``offset`` on; ``player``: who asks."""

    async def games_of(self, player: PlayerId) -> Sequence[str]:
        """The games that he has a result in, the most often played first."""

    async def career(self, player: PlayerId, game: str) -> Career:
        """What he did in a game."""

    async def history_of(self, player: PlayerId, offset: int, size: int) -> Sequence[Played]:
        """His matches, the newest first; those that he took over too."""

    async def history_in(self, chat: str, offset: int, size: int) -> Sequence[Played]:
        """A chat's matches, the newest first. An old id of the chat does as well."""

    async def barred(self, player: PlayerId, game: str) -> Bar | None:
        """The player's latest bar from this game (it may have passed); None: there never was one."""

    async def recompute(self) -> int:
        """Works out all ratings and leaderboards anew from the results, in the order in which the matches
        ended: the same comes out as before, unless players were linked or unlinked. How many results there
        are."""
