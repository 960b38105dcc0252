"""``/table``: the chat's tables, or in private all of one's own, each with whose turn it is and a link."""

from bot.desk.talk import Talk, seat_of, table_name
from bot.desk.visitor import Reply
from bot.messages import Look
from bot.page import Key, KeyRow
from bot.ports import TableId, TableLine
from bot.posts import Standing
from bot.services import NoSuchTable
from bot.spans import in_time
from bot.texts import catalogue_in
from rules.kit.scene import Named, Text, text
from rules.kit.seats import Seat

_SIGNS = "①②③④⑤⑥⑦⑧⑨"


async def tables(talk: Talk) -> Reply:
    """In private all of the person's tables; in a chat those in it, whose boards are shown anew,
    also where somebody has deleted one."""
    house, visitor = talk.means.house, talk.visitor
    private = visitor.is_private_chat
    lines = await (house.tables_of(visitor.person) if private else house.tables_in(visitor.chat))
    if not lines:
        return talk.say(text("no-tables-of-yours") if private else text("no-table"))
    said: list[Text] = []
    links: list[Key] = []
    for line in lines:
        try:
            if not private:
                talk.means.sought(line.table)
                await house.ask(line.table, Look())
            standing = await talk.standing(line.table)
        except NoSuchTable:
            continue
        if standing is None:
            continue
        mine = line.seat
        if mine is None and not talk.is_seen:
            mine = seat_of(standing, visitor.person)
        said.append(_line(talk, line, standing, mine))
        url = await board_url(talk, line.table)
        if url is not None:
            links.append(Key(table_name(talk.language, line), "", url=url))
    return talk.say(*said, rows=(KeyRow(tuple(links), "choices"),) if links else ())


async def board_url(talk: Talk, table: TableId) -> str | None:
    """Where the table's board stands."""
    for slot in await talk.means.store.slots(table):
        if slot.name == "board":
            return talk.means.board_link(slot)
    return None


def _line(talk: Talk, line: TableLine, standing: Standing, mine: Seat | None) -> Text:
    """``mine``: where the person sits, as far as nobody else reads it."""
    name = table_name(talk.language, line)
    if standing.lobby is not None:
        return text("table-lobby", table=name)
    if standing.pause is not None:
        return text("table-paused", table=name)
    if not standing.acting:
        return text("table-between", table=name)
    who = _who(talk, mine, standing)
    if standing.until is None:
        return text("table-turn", table=name, who=who)
    left = in_time(standing.until - talk.means.clock.now())
    return text("table-turn-until", table=name, who=who, left=left)


def _who(talk: Talk, mine: Seat | None, standing: Standing) -> Text:
    """Whose turn it is. Names are put in here: a list has seats of several tables."""
    if mine is not None and mine in standing.acting:
        return text("table-you")
    if len(standing.acting) > 1:
        return text("table-seats", seats=" ".join(_SIGNS[seat] for seat in standing.acting))
    said = catalogue_in(talk.language).say(text("seat-named", seat=Named(standing.acting[0])), standing.names)
    return text("table-seats", seats=said)
