"""What a table forgets of a person: his id, his name, his luck. His seat, his plays and his points stay."""

import secrets
from dataclasses import replace
from typing import TypeVar

from bot import lobby, manners
from bot.affairs import Affairs, Lobby
from bot.free import shown_to
from bot.messages import Forget
from bot.people.ports import FORMER
from bot.progress import Progress
from bot.row import Row
from bot.seating import SeatInfo
from rules.kit.scene import Refusal, text

NAMELESS = "–"
"""The name of who was forgotten, the same in every language."""
S = TypeVar("S", SeatInfo, SeatInfo | None)


def forget(message: Forget, progress: Progress) -> Refusal | None:
    """He leaves the table, if he sits there and it goes on; then nothing in its row is his any more. A match
    that was his alone ends."""
    person, row = message.person, progress.row
    if row.affairs.lobby is not None:
        lobby.leave(progress, person)
    elif row.moving.ending is None:
        seat = row.fixed.seat_of(person)
        if seat is not None:
            manners.left(progress, seat)
        if row.fixed.chat == person and not progress.row.fixed.humans:
            progress.stop("abandoned")
    after = without(progress.row, person)
    if after is None and progress.row is row:
        return Refusal(text("refuse-not-seated"))
    progress.row = after or progress.row
    return None


def without(row: Row, person: str) -> Row | None:
    """The row without the person; None: he is not in it."""
    instead = f"{FORMER}{secrets.token_hex(8)}"
    fixed = replace(
        row.fixed,
        seats=tuple([_seat(info, person, instead) for info in row.fixed.seats]),
        chat=instead if row.fixed.chat == person else row.fixed.chat,
    )
    affairs = _affairs(row, person, instead)
    if (fixed, affairs) == (row.fixed, row.affairs):
        return None
    return row.agreed(fixed).settled(affairs)


def _seat(info: S, person: str, instead: str) -> S:
    if info is None or person not in (info.person, info.former):
        return info
    return replace(
        info,
        name=NAMELESS,
        person=instead if info.person == person else info.person,
        former=instead if info.former == person else info.former,
        luck="",
    )


def _affairs(row: Row, person: str, instead: str) -> Affairs:
    affairs, over = row.affairs, row.moving.ending is not None

    def other(one: str) -> str:
        return instead if one == person else one

    return replace(
        affairs,
        host=instead if affairs.host == person else affairs.host,
        lobby=None if affairs.lobby is None else _lobby(affairs.lobby, person, instead),
        # A deal that is over has nothing to hide from who saw a hand of it.
        seen=() if over else tuple([(shown_to(p, row) if p == person else p, s) for p, s in affairs.seen]),
        kicked=() if over else tuple([shown_to(p, row) if p == person else p for p in affairs.kicked]),
        wishes=tuple([one for one in affairs.wishes if one != person]),
        sat=tuple(
            [
                replace(sat, person=instead, name=NAMELESS) if sat.person == person else sat
                for sat in affairs.sat
            ]
        ),
    )


def _lobby(lobby_: Lobby, person: str, instead: str) -> Lobby:
    return replace(
        lobby_,
        seats=tuple([_seat(info, person, instead) for info in lobby_.seats]),
        ready=tuple([one for one in lobby_.ready if one != person]),
        held=tuple([one for one in lobby_.held if one != person]),
    )
