"""Sitting down: at which seat, and where one's hand comes; the seat that is wanted stays wanted through the
question for the way (product.md, 2)."""

from collections.abc import Sequence

from bot.commands import normal
from bot.desk import at_table, ways
from bot.desk.finding import seat_sign
from bot.desk.listing import tables
from bot.desk.talk import NO_TABLE, Talk, seat_of
from bot.desk.visitor import Reply
from bot.ports import TableId
from bot.texts import catalogue_in
from rules.kit.scene import Named, text

HERE = "here"
_MOST_DIGITS = 2


async def join_typed(talk: Talk, table: TableId, words: Sequence[str]) -> Reply:
    """``/join [SEAT] [here]``, in any order."""
    seats = [number for number in map(_number, words) if number is not None]
    if any(_is_here(talk, word) for word in words):
        if not seats:
            return await choose_way(talk, table, HERE, None)
        # Said in words, whoever sits already wants another seat by it.
        talk = await talk.keep_mine(way=HERE)
    return await _sit_down(talk, table, seats[0] if seats else None)


async def choose_way(talk: Talk, table: TableId, way: str, number: int | None) -> Reply:
    """Where the person's hands come from now on; then he sits down (at this seat), if he does not yet."""
    match way:
        case "here" | "private":
            talk = await talk.keep_mine(way=way)
        case _:
            return talk.no(text("old-key"))
    standing = await talk.standing(table)
    if standing is not None and seat_of(standing, talk.visitor.person) is not None:
        return talk.say(ways.chosen(way), about=standing, gone=True)
    return (await _sit_down(talk, table, number)).but(gone=True)


async def by_payload(talk: Talk, payload: str) -> Reply:
    """A payload of ``Means.payload`` has brought its person into his private chat."""
    found = talk.means.read_payload(payload, talk.visitor.person)
    if found is None:
        return talk.no(text("start-foreign"))
    table, number = found
    if table == NO_TABLE:
        return await tables(talk)
    standing = await talk.standing(table)
    seat = None if standing is None else seat_of(standing, talk.visitor.person)
    if standing is not None and seat is not None:
        return talk.say(text("done-join", seat=Named(seat), code=standing.code), about=standing)
    return await _sit_down(talk, table, number)


async def _sit_down(talk: Talk, table: TableId, number: int | None) -> Reply:
    if number is None:
        return await at_table.say(talk, table, "join")
    return await at_table.take_seat(talk, table, number)


def _number(word: str) -> int | None:
    """A seat, counted from 0, by its number from 1 or its sign; it may be one that the table has not."""
    if word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS:
        return int(word) - 1
    return seat_sign(word)


def _is_here(talk: Talk, word: str) -> bool:
    """``/join here``: cards come where the table is, for who wants no private chat."""
    said = {catalogue_in(language).say(text("way-here-key")).casefold() for language in talk.languages}
    return normal(word) in {HERE, *map(normal, said)}
