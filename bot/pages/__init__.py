"""Pages: what each message shows and offers, made from the posts of a table (screens.md).

What makes a ``PublicPage`` is given a ``BoardPost`` and nothing else: it cannot show a hand.
"""

from collections.abc import Callable

from bot.page import PrivatePage, PublicPage
from bot.pages.ends import begun, deal_over, result
from bot.pages.lobby import lobby
from bot.pages.panel import left, panel
from bot.pages.pop_up import pop_up
from bot.pages.running import running
from bot.pages.sides import ranked_sides, sheet, side_text
from bot.posts import BoardPost, PanelPost, Standing
from bot.settings import PersonSettings

__all__ = [
    "Pages", "begun", "board", "deal_over", "lobby", "nothing_set", "panel", "pop_up", "ranked_sides",
    "result", "running", "sheet", "side_text",
]  # fmt: skip


def nothing_set(person: str) -> PersonSettings | None:
    """For people of whom nothing is known."""
    return None


class Pages:
    """All pages; the publisher's and the desk's maker of them (``bot.publishing.reports.Pages``).
    ``set_by``: what a person has set, as far as it is known now."""

    def __init__(self, set_by: Callable[[str], PersonSettings | None] = nothing_set) -> None:
        self._set_by = set_by

    def board(self, post: BoardPost, language: str, pad: int = 0) -> PublicPage:
        """A table's public message."""
        return board(post, language, pad)

    def begun(self, post: BoardPost, language: str) -> PublicPage:
        """What a match begins with."""
        return begun(post.standing, language)

    def panel(self, post: PanelPost, language: str) -> PrivatePage:
        """One seat's own message, as its person wants it."""
        mine = self._set_by(post.person) or PersonSettings()
        voice = mine.voice(language, post.beside.standing.game)
        return panel(post, voice, by_melds=mine.by_melds)

    def left(self, standing: Standing, language: str) -> PrivatePage:
        """What stays of somebody's panel when he has left."""
        return left(standing, language)


def board(post: BoardPost, language: str, pad: int = 0) -> PublicPage:
    """The public message of a table, whatever stands on it now. ``pad``: as in ``running``."""
    standing = post.standing
    if standing.result is not None:
        return result(standing, language)
    if standing.lobby is not None:
        return lobby(post, language)
    if standing.over is not None:
        return deal_over(post, language)
    return running(post, language, pad=pad)
