"""Who is meant, in texts: seats, partners, ranks; and the score sheet of a deal."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rules.kit.contract import Over
from rules.kit.scene import Joined, Mark, Name, Named, Note, Part, Points, SideRow, Signed, Text, text
from rules.kit.seats import Seat, all_seats

Sides: TypeAlias = Sequence[tuple[Seat, ...]]


def marked(seats: Sequence[Seat]) -> Text:
    """Seats by their signs: ``① ③``."""
    return text("marks", marks=Joined(tuple([text("seat", seat=Mark(seat)) for seat in seats]), " "))


def named_or_marked(seats: Sequence[Seat]) -> Text:
    """One seat by sign and name, several by signs alone (screens.md, *First line*)."""
    return text("seat-named", seat=Named(seats[0])) if len(seats) == 1 else marked(seats)


def side_text(seats: Sequence[Seat]) -> Text:
    """Partners by their signs and names: ``①③ Ala Cyryl``; one seat as everywhere else."""
    if len(seats) == 1:
        return text("seat-named", seat=Named(seats[0]))
    marks = Joined(tuple([text("seat", seat=Mark(seat)) for seat in seats]), "")
    names = Joined(tuple([text("seat", seat=Name(seat)) for seat in seats]), " ")
    return text("side-named", marks=marks, names=names)


def ranked_sides(totals: Sequence[int], sides: Sides = ()) -> list[tuple[Seat, ...]]:
    """Sides by total, the highest first; equal ones in seat order. Without sides each seat is one."""
    return sorted(sides or [(seat,) for seat in all_seats(len(totals))], key=lambda side: -totals[side[0]])


def sheet(over: Over, totals: Sequence[int], sides: Sides = ()) -> Iterator[Part]:
    """The score sheet of a deal, in the order of totals (product.md, 5); partners have one row."""
    yield Note((over.why,))
    for seats in ranked_sides(totals, sides):
        seat = seats[0]
        score = text("sheet-score", points=Signed(over.scores[seat]), total=Points(totals[seat]))
        items = [text("sheet-item", what=i.what, points=Signed(i.points)) for i in over.sheet[seat]]
        yield SideRow(tuple(seats), (score,), tuple(items))
