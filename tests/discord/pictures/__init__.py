"""Messages of the bot as it sends them to Discord, for ``docs/pictures`` to draw: moments of matches, panels,
answers of the desk."""

import json
from collections.abc import Iterator
from typing import Any

from adapters.discord.layout import page_view, panel_view, reply_view
from adapters.discord.words import page_text, reply_texts
from bot.desk import Reply
from bot.page import PrivatePage, PublicPage
from bot.pages import Pages
from bot.posts import Draft
from tests.bot.pages.evening import Moment, ended, lobby_of
from tests.discord.pictures.answers import answers
from tests.discord.pictures.evenings import NAMES, NOW, at
from tests.discord.pictures.forms import V2, board_forms, panel_forms

Json = Any
EPHEMERAL = 1 << 6
PHONE, DESKTOP = 360, 700
"""Widths in points: of a small phone, of a channel on a desktop."""
FIRST = 101
USERS = {str(FIRST + seat): name for seat, name in enumerate(NAMES)}
PAGES = Pages()
NUMBER = 7
"""Of the questions in ``tests.bot.pages.evening``."""
STAKES = at("koblarz", 4, "a", 38)
SHOT = at("kauboj", 4, "a", 48)
PASS = at("kauboj", 4, "a", 2)
TURN = at("kauboj", 4, "a", 51)
LAID = at("zoliky", 3, "b", 31)
DRAFT = at("zoliky", 3, "a", 60)
TRICK = at("bauernschnapsen", 4, "b", 15)


def of_board(page: PublicPage, mention: int | None = None) -> Json:
    """What is sent of a board (``adapters.discord.outlet``). ``mention``: the seat that is told."""
    told = () if mention is None else (f"discord:{FIRST + mention}",)
    body = {"content": page_text(page, told), "components": page_view(page).to_components(), "flags": 0}
    return {"body": body, "mentions": bool(told)}


def of_panel(page: PrivatePage) -> Json:
    """What is sent of a panel that is shown *here* (``adapters.discord.answer``)."""
    return {"body": {"components": panel_view(page).to_components(), "flags": EPHEMERAL | V2}}


def of_reply(reply: Reply) -> list[Json]:
    """What is sent of an answer."""
    texts = reply_texts(reply, {})
    bodies: list[Json] = [{"content": words, "components": [], "flags": EPHEMERAL} for words in texts]
    bodies[-1]["components"] = reply_view(reply).to_components()
    return [{"body": body} for body in bodies]


def picture(name: str, *columns: list[Json], width: int = PHONE, scale: float = 2) -> Json:
    """``columns``: messages below each other, in pictures that stand side by side."""
    return {"name": name, "width": width, "scale": scale, "now": NOW, "names": USERS, "columns": columns}


async def pictures() -> list[Json]:
    """All of them, by name."""
    return [*_boards(), *_panels(), *_compared(), *(await _answers())]


def _board(now: Moment) -> Json:
    return of_board(PAGES.board(now.board, "en"))


def _panel(now: Moment, draft: Draft | None = None) -> Json:
    return of_panel(PAGES.panel(now.panel(now.asked[0], draft), "en"))


def _boards() -> Iterator[Json]:
    yield picture("lobby", [of_board(PAGES.board(lobby_of("koblarz"), "en"))])
    for game, now in (("koblarz", STAKES), ("kauboj", SHOT), ("zoliky", LAID), ("bauernschnapsen", TRICK)):
        yield picture(f"board-{game}", [_board(now)])
    yield picture("board-mention", [of_board(PAGES.board(SHOT.board, "en"), mention=SHOT.asked[0])])
    yield picture("result", [of_board(PAGES.board(ended("koblarz", 4), "en"))])


def _panels() -> Iterator[Json]:
    passing = _panel(PASS, Draft(NUMBER, marked=(0, 2, 5)))
    passing["open"] = True
    yield picture("panel-kauboj-pass", [passing])
    yield picture("panel-kauboj", [_panel(TURN)])
    yield picture("panel-zoliky", [_panel(DRAFT, Draft(NUMBER, groups=((8, 7, 13, 6),), marked=(2, 14, 1)))])
    yield picture("panel-bauernschnapsen", [_panel(TRICK)])
    yield picture("desktop", [_board(TURN), _panel(TURN)], width=DESKTOP, scale=1)
    yield picture("readme", [_board(SHOT)], [_panel(TURN)])


def _compared() -> Iterator[Json]:
    board, panel = PAGES.board(TURN.board, "en"), PAGES.panel(TURN.panel(TURN.asked[0]), "en")
    yield picture("compared-board", *([{"body": body}] for body in board_forms(board)), scale=1)
    yield picture("compared-panel", *([{"body": body}] for body in panel_forms(panel)), scale=1)


async def _answers() -> Iterator[Json]:
    found, code = await answers()
    shown = [one for name in ("leaderboard", "menu", "refused") for one in of_reply(found[name])]
    # Codes of tables are drawn by lot.
    return iter([json.loads(json.dumps(picture("answers", shown)).replace(code, "K7"))])
