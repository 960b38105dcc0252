"""Scenes to lines of text, for every platform alike (screens.md): one fact a line, at most 34 columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.ports import BoardPost, PanelPost, Standing
from bot.texts import Catalogue
from rules.kit.contract import Over
from rules.kit.scene import (
    Arg,
    Dice,
    Joined,
    Mark,
    Named,
    Note,
    Part,
    Piles,
    Points,
    SeatRow,
    Signed,
    Text,
    text,
)
from rules.kit.seats import Seat, all_seats

COLUMNS = 34
"""The width of a phone (product.md, *Messages*)."""
NAME_IN_ROW = 10
"""Most characters of a name inside a row of facts (product.md, *Messages*)."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts of one table in one language."""

    catalogue: Catalogue
    game: str
    names: tuple[str, ...]

    def say(self, what: Text) -> str:
        short = tuple(name[:NAME_IN_ROW].rstrip() for name in self.names)
        return self.catalogue.say(what, short, self.game)

    def __call__(self, key: str, **args: Arg) -> str:
        return self.say(text(key, **args))


def board_lines(post: BoardPost, speaker: Speaker, *, until: str | None = None) -> list[str]:
    """The board: whose turn, title, what is asked, the parts. ``until``: when the turn ends, in words."""
    standing, board = post.standing, post.board
    lines = [turn_line(standing, speaker, until)]
    names = [text("page-table", code=standing.code), text("game-short")]
    if standing.deal:
        names.append(text("deal-number", deal=standing.deal))
    if board is not None:
        names.append(board.title)
    lines.append(speaker.say(text("page-title", parts=Joined(tuple(names), " · "))))
    if board is not None:
        lines += [speaker.say(asked) for asked in board.asked]
        lines += [line for part in board.parts for line in part_lines(part, speaker)]
    return lines


def turn_line(standing: Standing, speaker: Speaker, until: str | None) -> str:
    """Who acts: one seat by mark and name, several by marks (screens.md, *First line*)."""
    acting = standing.acting
    if standing.result is not None:
        return speaker("turn-match-over")
    if not acting:
        return speaker("turn-next-deal") if standing.deal else speaker("turn-lobby")
    if len(acting) == 1:
        who = text("seat-named", seat=Named(acting[0]))
    else:
        who = text("marks", marks=Joined(tuple(text("seat", seat=Mark(s)) for s in acting), " "))
    return speaker("turn", who=who) if until is None else speaker("turn-until", who=who, until=until)


def part_lines(part: Part, speaker: Speaker) -> Iterator[str]:
    """One part of a scene as lines."""
    match part:
        case Note(facts):
            yield " · ".join(map(speaker.say, facts))
        case SeatRow(seat, facts):
            head = f"{speaker('seat-named', seat=Named(seat))} "
            yield from laid(list(map(speaker.say, facts)), head=head, by=", ")
        case Piles(piles):
            in_a_row = 2 if len(piles) <= 4 else 3
            shown = [
                speaker(
                    "pile", number=pile.number, holds=Joined(pile.holds, " "),
                    between=Joined(tuple(text("seat", seat=Mark(s)) for s in pile.between), "–"),
                )
                for pile in piles
            ]  # fmt: skip
            yield from laid(shown, in_a_row=in_a_row)
        case Dice(label, groups):
            rolls = [" ".join(speaker("die", seat=Mark(s), die=d) for s, d in group) for group in groups]
            yield from laid(rolls, head=f"{speaker.say(label)} ")


def laid(
    items: Sequence[str], *, head: str = "", by: str = " · ", in_a_row: int | None = None
) -> Iterator[str]:
    """Items after ``head``, as many to a line as fit a phone (and at most ``in_a_row``)."""
    line, count = head, 0
    for item in items:
        if count and (count == in_a_row or len(line + by + item) > COLUMNS):
            yield line + ("," if by.startswith(",") else "")
            line, count = (" " if head else ""), 0
        line, count = line + (by if count else "") + item, count + 1
    if count:
        yield line


def hand_lines(post: PanelPost, speaker: Speaker) -> list[str]:
    """What a seat sees for itself."""
    return [line for part in post.hand.parts for line in part_lines(part, speaker)]


def sheet_lines(over: Over, totals: Sequence[int], speaker: Speaker) -> list[str]:
    """The score sheet of a deal, in the order of totals (product.md, 5)."""
    lines = [speaker.say(over.why)]
    for seat in ranked(totals):
        lines.append(
            speaker(
                "sheet-seat", seat=Named(seat), points=Signed(over.scores[seat]), total=Points(totals[seat])
            )
        )
        items = [speaker("sheet-item", what=i.what, points=Signed(i.points)) for i in over.sheet[seat]]
        lines += laid(items, head=" ", by=", ")
    return lines


def ranked(totals: Sequence[int]) -> list[Seat]:
    """Seats by total, the highest first; equal ones in seat order."""
    return sorted(all_seats(len(totals)), key=lambda seat: -totals[seat])


def result_lines(standing: Standing, speaker: Speaker) -> list[str]:
    """The end of a match: how it ended, ranks with ties shared, the secret (screens.md §6)."""
    result = standing.result
    assert result is not None
    lines = [speaker("result-title", reason=text(f"reason-{result.reason}"), deals=standing.deal)]
    if not result.winners:
        lines.append(speaker("result-nobody"))
    for seat in ranked(standing.totals):
        rank = 1 + sum(total > standing.totals[seat] for total in standing.totals)
        key = "result-winner" if seat in result.winners else "result-seat"
        lines.append(speaker(key, rank=rank, seat=Named(seat), total=Points(standing.totals[seat])))
    return lines
