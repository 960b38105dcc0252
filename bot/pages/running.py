"""The board of a running deal (screens.md §2 to §5): whose turn, what is asked, what lies on the table."""

from collections.abc import Iterator

from bot.keys import WAVE, BoardKey, action_hash, write_key
from bot.page import Key, KeyRow, Line, PublicPage
from bot.pages.frame import first_line, last_row, notices, seat_keys, table_key, title
from bot.pages.pad import pad_row
from bot.posts import BoardPost
from rules.kit.scene import Board, Dice, Part, Piles, SeatRow, SideRow, text

LINES = 12
"""Of a board at most, where the game allows (product.md, *Messages*)."""
MOST_EVENTS = 3
"""Newest events of the log under a short board."""


def running(post: BoardPost, language: str, *, events: int | None = None, pad: int = 0) -> PublicPage:
    """``events``: how many of the newest stand under the board; None: as many as there is room for.
    ``pad``: numbers for whoever plays without a private chat; 0: nobody does."""
    standing, board = post.standing, post.board
    lines: list[Line] = [title(standing, *([board.title] if board is not None else []))]
    lines += notices(standing)
    if board is not None:
        lines += [*board.asked, *board.parts]
        count = _room(board, len(lines)) if events is None else events
        lines += board.log[-count:] if count else ()
    until = None if standing.trouble is not None else standing.until
    rows = (*_plays(post), *([pad_row(post, pad)] if pad else ()), *seat_keys(standing), last_row(standing))
    return PublicPage(
        language,
        standing.game,
        standing.names,
        first_line(standing),
        until,
        tuple(lines),
        rows,
        people=standing.people,
    )


def _room(board: Board, lines: int) -> int:
    """How many events fit below; one stands there in any case."""
    below = sum(_height(part) - 1 for part in board.parts)
    return max(1, min(MOST_EVENTS, LINES - 1 - lines - below))


def _height(part: Part) -> int:
    """Lines of a part, as far as can be told without its words."""
    match part:
        case SeatRow() | SideRow():
            return 2 if part.below else 1
        case Piles(piles):
            in_a_row = 2 if len(piles) <= 4 else 3
            return -(-len(piles) // in_a_row)
        case Dice(_, groups):
            return 1 if len(groups) <= 3 else 2
    return 1


def _plays(post: BoardPost) -> Iterator[KeyRow]:
    """What may be answered on the board itself: the same keys for all, from what is public alone."""
    standing, offers = post.standing, post.offers
    if not offers or standing.trouble is not None or standing.pause is not None:
        return
    people = [seat for seat in standing.acting if seat not in standing.computers]
    if not people and not standing.window:
        return  # Computers alone are asked, as everybody sees.
    for form in offers:
        keys = [
            Key(option.label, write_key(BoardKey(standing.table, standing.turn, action_hash(option.action))))
            for option in form.options
        ]
        yield KeyRow(tuple(keys), "choices")
    besides = [table_key(standing, label, "order", order) for order, label in post.orders]
    if standing.window:
        wave = Key(text("let-it-roll"), write_key(BoardKey(standing.table, standing.turn, WAVE)))
        besides.insert(0, wave)
    if besides:
        yield KeyRow(tuple(besides))
