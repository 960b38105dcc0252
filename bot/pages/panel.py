"""A seat's panel (screens.md §3 to §5): his hand, what he is asked, what he has marked, what he may do."""

from collections.abc import Iterator

from bot.page import KeyRow, Line, PrivatePage
from bot.pages.draft import draft_lines
from bot.pages.frame import first_line, named, notices, table_key
from bot.pages.hand import Order, hand_parts, order_of
from bot.pages.panel_keys import asks, question_rows
from bot.posts import PanelPost, Standing
from rules import find_game
from rules.kit.scene import Note, text


def panel(post: PanelPost, language: str, *, by_melds: bool = False) -> PrivatePage:
    """For the eyes of its person only. A new one says no more than whose turn it is. ``by_melds``: how he
    usually wants his hand sorted, where the game knows melds."""
    standing = post.beside.standing
    game = find_game(standing.game)
    assert game is not None
    order = order_of(game, by_melds=by_melds, resorted=_resorted(post))
    lines: list[Line] = []
    head, board = text("panel-you", code=standing.code), post.beside.board
    question = None if standing.result is not None else post.question
    if question is None:
        head = first_line(standing)
        lines.append(Note((named(standing), *([board.title] if board is not None else ()))))
    lines += notices(standing)
    if standing.result is None:
        if board is not None and board.log:
            lines.append(text("panel-last", what=board.log[-1]))
        lines += hand_parts(post.hand, game, order)
    if question is not None:
        lines += asks(question)
        lines += draft_lines(question)
    until = None if standing.trouble is not None else standing.until
    # What a lock screen shows: no card, but not that it is his turn where it is not.
    asked = question is not None
    neutral = text("panel-neutral" if asked else "panel-neutral-cards", code=standing.code)
    return PrivatePage(
        language, standing.game, standing.names, head, until, tuple(lines), tuple(_rows(post, order)), neutral
    )


def left(standing: Standing, language: str) -> PrivatePage:
    """What stays of the panel of somebody who plays there no longer. Edited into it, so it needs no neutral
    words."""
    head = text("panel-left", code=standing.code)
    return PrivatePage(language, standing.game, standing.names, head, None, (), ())


def _resorted(post: PanelPost) -> bool:
    return post.question is not None and post.question.draft is not None and post.question.draft.resorted


def _rows(post: PanelPost, order: Order) -> Iterator[KeyRow]:
    standing = post.beside.standing
    if standing.result is not None or standing.trouble is not None:
        return
    if standing.pause is not None:
        yield KeyRow((table_key(standing, text("go-resume"), "resume"),))
        return
    orders = [
        table_key(standing, o.label, "order", o.id, "no" if o.on else "yes", marked=o.on) for o in post.orders
    ]
    besides = (KeyRow(tuple(orders)),) if orders else ()
    yield from question_rows(post, post.question, order, besides) if post.question is not None else besides
    if post.seat in standing.away:
        yield KeyRow((table_key(standing, text("go-i-am-back"), "back"),))
    if standing.over is not None and post.seat not in standing.ready:
        yield KeyRow((table_key(standing, text("go-next"), "next"),))
