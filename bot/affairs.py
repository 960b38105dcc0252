"""A table's affairs besides the play: the lobby, the host, votes, pauses, who has gone."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.leaderboard.results import Sat
from bot.ports import Seconds, TableId
from bot.seating import SeatInfo
from rules.kit.seats import Seat

VoteKind: TypeAlias = Literal["finish", "last", "close", "kick"]
HANDLED = 16
"""Presses without a prompt that a table remembers, so that each counts once (product.md, *Messages*)."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that has not begun. ``seats``: as many as the game has at most, None: free. ``ready``: the
    persons who are. ``swaps``: who has asked to sit where somebody sits. ``changed``: the option that was
    changed last. ``held``: persons of a rematch who have not confirmed yet, until ``held_until``."""

    seats: tuple[SeatInfo | None, ...]
    ready: tuple[str, ...] = ()
    swaps: tuple[tuple[Seat, Seat], ...] = ()
    changed: str | None = None
    held: tuple[str, ...] = ()
    held_until: Seconds | None = None

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits."""
        for number, seat in enumerate(self.seats):
            if seat is not None and seat.person == person:
                return Seat(number)
        return None

    @property
    def people(self) -> tuple[str, ...]:
        """The persons who sit, in seat order."""
        return tuple([seat.person for seat in self.seats if seat is not None and seat.person is not None])


@dataclass(frozen=True, slots=True)
class Vote:
    """What some have voted for. ``about``: whom it is about, where it is about somebody."""

    kind: VoteKind
    seats: tuple[Seat, ...]
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """The table stands still. ``by``: who paused it (None: nobody human is left); ``until``: when it goes on
    by itself (None: not by itself)."""

    since: Seconds
    by: Seat | None
    until: Seconds | None


@dataclass(frozen=True, slots=True)
class Affairs:
    """All of that. ``host``: the person who has the say; ``host_seen``: when he last did something here
    (None: he has done nothing since it was passed to him).
    ``last_deal``: the running deal is the last one. ``seen``: persons who left this deal, each with the seat
    whose hand he was shown. ``paused``: the seats that have had their pause in this deal. ``handled``: the
    newest sources of presses that were carried out. ``active``: when a person last did something here;
    ``warned``: idle closing was announced. ``rematch``: the table that follows this one. ``sat``: who sat in
    seats before those who sit there now. ``kicked``: who was while he was there: he sits down no more.
    ``wishes``: persons who want to be told once there is a seat for them."""

    host: str | None = None
    host_seen: Seconds | None = None
    lobby: Lobby | None = None
    votes: tuple[Vote, ...] = ()
    pause: Pause | None = None
    paused: tuple[Seat, ...] = ()
    last_deal: bool = False
    seen: tuple[tuple[str, Seat], ...] = ()
    handled: tuple[str, ...] = field(default=(), repr=False)
    active: Seconds | None = None
    warned: bool = False
    rematch: TableId | None = None
    sat: tuple[Sat, ...] = field(default=(), repr=False)
    kicked: tuple[str, ...] = field(default=(), repr=False)
    wishes: tuple[str, ...] = field(default=(), repr=False)

    def votes_for(self, kind: VoteKind, about: Seat | None = None) -> tuple[Seat, ...]:
        """Who has voted for it."""
        for vote in self.votes:
            if (vote.kind, vote.about) == (kind, about):
                return vote.seats
        return ()


NO_AFFAIRS = Affairs()
"""A table whose seats were given as it was opened, as at a terminal."""
