"""What a match begins with, the board between two deals and after the match (screens.md §2 to §6)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.leaderboard.results import Unrated
from bot.page import KeyRow, Line, PublicPage
from bot.pages.frame import first_line, halves, last_row, named, notices, seat_keys, table_key, voted
from bot.pages.sides import ranked_sides, sheet, side_text
from bot.posts import BoardPost, Standing
from rules.kit.scene import Cards, Mark, Note, Points, Signed, Text, Trick, text


def begun(standing: Standing, language: str) -> PublicPage:
    """The entropy in fixed letters, with the commitment that stood in the lobby (*Fair chance* 2)."""
    head = text("begun", table=named(standing))
    lines = (text("begun-commitment"), *halves(standing.commitment), text("begun-entropy"))
    return PublicPage(language, standing.game, standing.names, head, None, lines, (), code=standing.entropy)


def deal_over(post: BoardPost, language: str) -> PublicPage:
    """The score sheet of the deal, hands that were laid open, and how it goes on."""
    standing, board = post.standing, post.board
    assert standing.over is not None
    ended = text("deal-over", number=text("deal-number", deal=standing.deal))
    lines: list[Line] = [Note((named(standing), ended, *_goal(standing.goal)))]
    lines += notices(standing)
    if board is not None:
        lines += [part for part in board.parts if isinstance(part, Cards | Trick)]
    lines += sheet(standing.over, standing.totals, standing.sides)
    if standing.ready:
        lines.append(text("notice-ready", count=voted(standing, len(standing.ready))))
    goes_on = KeyRow(
        (
            table_key(standing, text("go-next"), "next"),
            table_key(standing, text("go-last"), "last"),
            table_key(standing, text("go-finish"), "finish"),
        )
    )
    until = None if standing.trouble is not None else standing.until
    rows = (goes_on, *seat_keys(standing), last_row(standing))
    return PublicPage(
        language, standing.game, standing.names, first_line(standing), until, tuple(lines), rows
    )


def _goal(goal: int | None) -> Iterator[Text]:
    """What the match is played to, without the signs that part thousands: there it is an option's value."""
    if goal is not None:
        yield text("lobby-target", points=f"{goal}".replace("-", "−"))


def result(standing: Standing, language: str) -> PublicPage:
    """How the match ended: ranks with ties shared, the secret that its chance came from (screens.md §6).

    A table that was closed before anything was dealt says so.
    """
    ended = standing.result
    assert ended is not None
    if not standing.deal:
        head = text("result-closed", table=named(standing))
        return PublicPage(language, standing.game, standing.names, head, None, (), ())
    lines: list[Line] = [
        Note(
            (
                text("result-deals", deals=standing.finished),
                text("result-reason", reason=_reason(ended.reason)),
            )
        )
    ]
    if not ended.winners:
        lines.append(text("result-nobody"))
    lines += _ranks(standing)
    lines += _counted(standing)
    if standing.revealed:
        count = len(standing.revealed)
        lines += [text("result-secret", count=count), text("result-commitment", count=count)]
        lines += halves(standing.revealed[-1])
    keys = (
        table_key(standing, text("go-rematch"), "rematch"),
        table_key(standing, text("go-record"), "record"),
        table_key(standing, text("go-verify"), "verify"),
    )
    head = text("result-over", table=named(standing))
    return PublicPage(
        language, standing.game, standing.names, head, None, tuple(lines), (KeyRow(keys),)
    )  # fmt: skip


def _counted(standing: Standing) -> Iterator[Line]:
    """Whose rating moved by how much, of those who still sit there; or why the match does not count."""
    counted = standing.counted
    if counted is None:
        return
    if counted.unrated is not None:
        yield text("result-unrated", why=_WHY[counted.unrated])
    moves = [
        text("rating-move", seat=Mark(move.seat), by=Signed(move.after - move.before))
        for move in counted.moves
        if move.sits
    ]
    if moves:
        first, *more = moves
        yield Note((text("result-rating", move=first), *more))


_WHY: Mapping[Unrated, Text] = MappingProxyType(
    {
        "trial": text("unrated-trial"),
        "computer": text("unrated-computer"),
        "alone": text("unrated-alone"),
        "closed": text("unrated-closed"),
        "nothing": text("unrated-nothing"),
        "void": text("unrated-void"),
    }
)


def _reason(reason: str) -> Text:
    return text(f"reason-{reason}")


def _ranks(standing: Standing) -> Iterator[Line]:
    """Sides in order of totals; equal ones share a rank."""
    ended = standing.result
    assert ended is not None
    remarks = dict(standing.remarks)
    sides = ranked_sides(standing.totals, standing.sides)
    for seats in sides:
        seat = seats[0]
        rank = 1 + sum(standing.totals[other[0]] > standing.totals[seat] for other in sides)
        who, total = side_text(seats), Points(standing.totals[seat])
        if seat in ended.winners:
            fact = text("result-winner", rank=rank, seat=who, total=total)
        else:
            fact = text("result-seat", rank=rank, seat=who, total=total)
        yield Note((fact, *([remarks[seat]] if seat in remarks else ())))
