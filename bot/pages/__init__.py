"""Pages: what each message shows and offers, made from the posts of a table (screens.md).

What makes a ``PublicPage`` is given a ``BoardPost`` and nothing else: it cannot show a hand.
"""

from bot.page import PrivatePage, PublicPage
from bot.pages.ends import begun, deal_over, result
from bot.pages.lobby import lobby
from bot.pages.panel import panel
from bot.pages.pop_up import pop_up
from bot.pages.running import running
from bot.pages.sides import ranked_sides, sheet, side_text
from bot.posts import BoardPost, PanelPost

__all__ = [
    "Pages", "begun", "board", "deal_over", "lobby", "panel", "pop_up", "ranked_sides", "result", "running",
    "sheet", "side_text",
]  # fmt: skip


class Pages:
    """All pages; the publisher's and the desk's maker of them (``bot.publishing.reports.Pages``)."""

    def board(self, post: BoardPost, language: str, pad: int = 0) -> PublicPage:
        """A table's public message."""
        return board(post, language, pad)

    def begun(self, post: BoardPost, language: str) -> PublicPage:
        """What a match begins with."""
        return begun(post.standing, language)

    def panel(self, post: PanelPost, language: str) -> PrivatePage:
        """One seat's own message."""
        return panel(post, language)


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
