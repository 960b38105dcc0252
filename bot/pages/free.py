"""What somebody is told in private who has asked for a seat: there is one."""

from bot.page import Key, KeyRow, PrivatePage
from bot.pages.frame import named, table_key
from bot.posts import Standing
from rules.kit.scene import Mark, text
from rules.kit.seats import Seat


def seat_free(standing: Standing, seats: tuple[Seat, ...], language: str, url: str | None) -> PrivatePage:
    """``seats``: those that he may take; ``url``: where the board stands. A lock screen shows no more than
    that there is a table, so it needs no neutral words."""
    if standing.lobby is not None:
        keys = [table_key(standing, text("go-join"), "join")]
    else:
        keys = [
            table_key(standing, text("go-take", seat=text("seat", seat=Mark(seat))), "take", str(seat))
            for seat in seats
        ]
    rows = [KeyRow(tuple(keys))]
    if url is not None:
        rows.append(KeyRow((Key(named(standing), "", url=url),)))
    head = text("tell-free", table=named(standing))
    return PrivatePage(language, standing.game, standing.names, head, None, (), tuple(rows))
