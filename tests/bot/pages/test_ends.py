"""What stands above the sheet of a deal that has ended (screens.md §2, §4)."""

from dataclasses import replace

import pytest

from bot.pages import Pages
from bot.posts import BoardPost
from bot.texts import Catalogue
from tests.bot.pages.evening import deal, lines

SAYS = {"koblarz": "to 500", "kauboj": "to 500", "zoliky": "to −1000", "bauernschnapsen": "to 24"}


@pytest.mark.parametrize("game", SAYS)
def test_the_end_of_a_deal_says_what_the_match_is_played_to(game: str) -> None:
    last = deal(game, 4)[-1].board
    shown = lines(Pages().board(last, "en"), Catalogue("en"))
    title = " · ".join(shown[1:3]) if SAYS[game] == shown[2] else shown[1]
    assert title.startswith("K7 ") and title.endswith(f" 1 over · {SAYS[game]}")


def test_a_match_that_time_alone_ends_has_no_points_to_name() -> None:
    last = deal("koblarz", 4)[-1].board
    timed = replace(last.standing, goal=None)
    post = BoardPost(last.table, last.version, lambda: timed, last._board)
    assert lines(Pages().board(post, "en"), Catalogue("en"))[1] == "K7 Koblarz · game 1 over"
