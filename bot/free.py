"""Which seats somebody may take now, and whoever wants to be told once there is one (screens.md §7)."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace

from bot.people.ports import FORMER
from bot.row import Row
from rules.kit.scene import Text, text
from rules.kit.seats import Seat, all_seats

MOST_WISHES = 100
"""People who may wait for a seat of one table."""


def stand_ins(row: Row) -> tuple[Seat, ...]:
    """The seats that were left and are free to be taken."""
    return tuple([s for s in all_seats(len(row.fixed.seats)) if row.fixed.seats[s].former is not None])


def shown_to(person: str, row: Row) -> str:
    """Stands for a person among those who were shown a hand of the running deal, or were kicked: he is known
    again there for as long as that counts, though nothing else of him is kept."""
    return f"{FORMER}{hashlib.blake2b(person.encode(), key=row.fixed.commitment[:64].encode()).hexdigest()}"


def is_kicked(row: Row, person: str) -> bool:
    """Whether the table has sent him away while he was there."""
    return any(one in row.affairs.kicked for one in (person, shown_to(person, row)))


def seat_seen(row: Row, person: str) -> Seat | None:
    """The seat whose hand of this deal he was shown."""
    shown = dict(row.affairs.seen)
    return next((shown[one] for one in (person, shown_to(person, row)) if one in shown), None)


def seats_for(row: Row, person: str) -> tuple[Seat, ...]:
    """The seats that this person, who has none here, may take now. Who has seen a hand of this deal may take
    that one alone (product.md, 7)."""
    lobby = row.affairs.lobby
    if lobby is not None:
        return tuple([Seat(number) for number, info in enumerate(lobby.seats) if info is None])
    if row.moving.ending is not None or is_kicked(row, person):
        return ()
    free, seen = stand_ins(row), seat_seen(row, person)
    return free if seen is None else tuple([seat for seat in free if seat == seen])


def watching(row: Row, person: str) -> Text:
    """For somebody who has no seat here: how he stands."""
    code = row.fixed.code
    if is_kicked(row, person):
        return text("refuse-kicked", code=code)
    if seats_for(row, person):
        return text("refuse-watching-free", code=code)
    return text("refuse-watching-after" if stand_ins(row) else "refuse-watching", code=code)


def to_tell(row: Row) -> Mapping[str, tuple[Seat, ...]]:
    """Who is to be told now that he may sit down, and where."""
    found = {person: seats_for(row, person) for person in row.affairs.wishes}
    return {person: seats for person, seats in found.items() if seats}


def tidied(row: Row) -> Row:
    """Without the wishes that have no object any more: he sits here, or the match is over."""
    affairs = row.affairs
    if not affairs.wishes:
        return row
    sitting = {person for _, person in row.persons()}
    over = row.moving.ending is not None
    left = () if over else tuple([person for person in affairs.wishes if person not in sitting])
    return row if left == affairs.wishes else row.settled(replace(affairs, wishes=left))


def without_wish(row: Row, person: str) -> Row:
    """The row in which this person waits for no seat."""
    left = tuple([one for one in row.affairs.wishes if one != person])
    return row if left == row.affairs.wishes else row.settled(replace(row.affairs, wishes=left))
