"""Golden pages: a deal of each game in each language, from the lobby to the result.

``python -m tests.bot.pages.golden`` writes them anew; what has changed is for a person to read.
"""

from collections.abc import Iterator
from pathlib import Path

from bot.page import PrivatePage, PublicPage
from bot.pages import Pages
from bot.texts import LANGUAGES, Catalogue
from rules import games
from tests.bot.pages.evening import Moment, deal, ended, keys, lines, lobby_of

FOLDER = Path(__file__).parents[2] / "golden" / "pages"
SHOWN = 6
"""Moments of a deal."""


def file_of(game: str, language: str) -> Path:
    return FOLDER / f"{game}.{language}.txt"


def evening(game: str, language: str) -> str:
    """Everything that is shown, as text."""
    words, pages = Catalogue(language), Pages()
    shown = [_page("lobby", pages.board(lobby_of(game), language), words)]
    seats = max(games()[game].players[0], min(4, games()[game].players[-1]))
    moments = deal(game, seats)
    for number in sorted({*_chosen(moments), len(moments) - 1}):
        moment = moments[number]
        shown.append(_page(f"board, moment {number}", pages.board(moment.board, language), words))
        for seat in moment.asked[:1]:
            name = f"panel of seat {seat + 1}, moment {number}"
            shown.append(_page(name, pages.panel(moment.panel(seat), language), words))
    shown.append(_page("result", pages.board(ended(game, seats), language), words))
    return "\n".join(shown)


def _chosen(moments: tuple[Moment, ...]) -> Iterator[int]:
    """Moments at which somebody is asked, evenly over the deal."""
    asked = [number for number, moment in enumerate(moments) if moment.asked]
    for part in range(SHOWN):
        yield asked[part * (len(asked) - 1) // (SHOWN - 1)]


def _page(name: str, page: PublicPage | PrivatePage, words: Catalogue) -> str:
    return "\n".join([f"== {name}", *lines(page, words), *keys(page, words), ""])


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games():
        for language in LANGUAGES:
            file_of(game, language).write_text(evening(game, language), encoding="utf-8")
