"""How a match ended, as it is kept: who sat where and when, points, places, whether it counts and why not."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rules.kit.seats import Seat

Gone: TypeAlias = Literal["left", "kicked"]
Unrated: TypeAlias = Literal["trial", "computer", "alone", "closed", "nothing", "void"]
"""Why a match does not count: opened as a trial game; a computer sat when the first deal began; fewer than
two people did; closed without a result (by vote, or idle: an outage that nobody came back from ends so); no
deal was finished; a deal was void through a fault of ours."""


@dataclass(frozen=True, slots=True)
class SeatPoints:
    """What a seat got in one deal. ``tallies``: the game's own counters, as a JSON object
    (``rules.kit.extras.Tallies``)."""

    seat: Seat
    points: int
    tallies: str = field(default="{}", repr=False)


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody's time in a seat. ``person``: the platform's id (None: a computer, stand-ins included);
    ``name``: as it was then; ``began``: he sat there when the first deal began. ``first`` and ``last``: the
    deals that he was there at the end of (``last`` < ``first``: none); ``gone``: how he lost the seat, if he
    did. Of a seat's several times each begins where the one before ended."""

    seat: Seat
    person: str | None
    name: str
    began: bool
    first: int
    last: int
    gone: Gone | None = None


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """What a seat came to, whoever sat there. ``side``: seats of one side win and lose together; ``place``
    from 1, equal ones share; ``won``: it is one of the winners."""

    seat: Seat
    side: int
    points: int
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match. ``day``: on which it ended by the clock of its chat (``date.toordinal``); ``ended``:
    the moment, in UTC seconds since 1970; ``deals``: how many were finished; ``sat``: by seat, in order of
    time; ``unrated``: why it does not count for ratings and leaderboards (None: it does). ``barred_until``:
    whoever sat at the end may not sit down to this game before this moment."""

    game: str
    rules: int
    ended: float
    day: int
    reason: str
    deals: int
    seats: tuple[SeatEnd, ...]
    sat: tuple[Sat, ...]
    unrated: Unrated | None
    barred_until: float | None = None
