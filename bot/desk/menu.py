"""The board's Menu, answered in private: log, last trick, standing orders, one tap, pause, votes, leave."""

from bot.desk.at_table import orders as given
from bot.desk.talk import NO_TABLE, Talk, key, row, seat_of
from bot.desk.visitor import Reply
from bot.desk.wishes import tell_row
from bot.page import Key, KeyRow
from bot.ports import TableId
from bot.posts import BoardPost, OrderOffer
from rules.kit.scene import Face, Joined, Laid, Mark, Text, Trick, text

_NEWEST = 12
"""Events of the log that are shown, the newest last: as many as a message of a phone holds."""


async def menu(talk: Talk, table: TableId) -> Reply:
    """For whoever sits there, with his standing orders; for others what they may read."""
    post = await talk.board(table)
    if post is None:
        return talk.no(text("old-key"))
    standing = post.standing
    seat = seat_of(standing, talk.visitor.person)
    read = row(
        key(text("go-log"), table, "log"),
        *([key(text("go-last-trick"), table, "trick")] if _last_trick(post) is not None else ()),
        key(text("go-rules"), table, "rules"),
        key(text("go-record"), table, "record"),
    )
    if seat is None:
        free = [
            key(text("go-take", seat=text("seat", seat=Mark(s))), table, "take", str(s))
            for s in standing.free
        ]
        rows = (read, row(*free) if free else tell_row(table))
        return talk.say(text("menu-title", code=standing.code), about=standing, rows=rows, secret=True)
    mine = talk.mine
    own = row(
        key(
            text("set-one-tap"),
            NO_TABLE,
            "mine",
            "one_tap",
            "no" if mine.one_tap else "yes",
            marked=mine.one_tap,
        ),
        key(text("set-way"), NO_TABLE, "mine", "way"),
    )
    pause = (
        key(text("go-resume"), table, "resume") if standing.pause else key(text("go-pause"), table, "pause")
    )
    acts = row(
        pause,
        key(text("go-last"), table, "last"),
        key(text("go-finish"), table, "finish"),
        key(text("go-kick"), table, "kick"),
        key(text("go-leave"), table, "leave"),
    )
    orders = await given(talk, table)
    rows_: tuple[KeyRow, ...] = (*([row(*_order_keys(table, orders))] if orders else ()), own, read, acts)
    return talk.say(text("menu-title", code=standing.code), about=standing, rows=rows_, secret=True)


async def log(talk: Talk, table: TableId) -> Reply:
    """The newest public events of the running deal."""
    post = await talk.board(table)
    if post is None or post.board is None or not post.board.log:
        return talk.say(text("log-empty"))
    return talk.say(*post.board.log[-_NEWEST:], about=post.standing)


async def trick(talk: Talk, table: TableId) -> Reply:
    """The newest trick that is over, as everybody saw it: who laid what, and who took it."""
    post = await talk.board(table)
    found = None if post is None else _last_trick(post)
    if post is None or found is None:
        return talk.say(text("trick-none"))
    cards = [_laid(one) for one in found.cards]
    if found.taker is not None:
        cards.append(text("trick-taken", seat=Mark(found.taker)))
    return talk.say(text("trick-last", cards=Joined(tuple(cards), " ")), about=post.standing)


def _last_trick(post: BoardPost) -> Trick | None:
    """It stands on the board, so it is made from what is public alone."""
    parts = post.board.parts if post.board is not None else ()
    return next((part for part in parts if isinstance(part, Trick) and part.taker is not None), None)


def _laid(one: Laid) -> Text:
    seat, card = Mark(one.seat), Face(one.card)
    if one.word is None:
        return text("card-of", seat=seat, card=card)
    return text("card-laid-word", seat=seat, card=card, word=one.word)


def _order_keys(table: TableId, orders: tuple[OrderOffer, ...]) -> list[Key]:
    return [key(o.label, table, "order", o.id, "no" if o.on else "yes", marked=o.on) for o in orders]
