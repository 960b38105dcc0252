"""The board after a deal and after the match (screens.md §2, §4, §6)."""

from dataclasses import replace
from typing import get_args

import pytest

from adapters.scenes import COLUMNS
from bot.leaderboard.ports import Counted, RatingMove
from bot.leaderboard.results import Unrated
from bot.pages import Pages, board
from bot.posts import BoardPost
from bot.texts import LANGUAGES, Catalogue
from rules.kit.contract import Result
from rules.kit.scene import text
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    deal,
    ended,
    lines,
    moment,
    of,
    standing_of,
    words_of,
)

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


def test_after_a_deal_the_board_says_who_waits_for_the_next() -> None:
    now = deal("koblarz", 4)[-1]
    page = board(moment(now.match, ready=(Seat(0), Seat(3)), until=8.0).board, "en")
    shown = lines(page, Catalogue("en"))
    assert (shown[0], shown[1], shown[-1]) == (
        "▶ next game",
        "K7 Koblarz · game 1 over · to 500",
        "next: 2 of 4",
    )
    assert [words_of(key.data) for key in page.rows[0].keys] == ["next", "last", "finish"]
    assert page.until == 8.0


def test_equal_totals_share_a_rank() -> None:
    standing = replace(
        standing_of("koblarz", 3), deal=2, finished=2, totals=(5, 9, 5), result=Result((Seat(1),), "agreed")
    )
    shown = lines(board(of(standing), "en"), Catalogue("en"))
    assert shown[:2] == ["K7 Koblarz over", "2 games · by vote"]
    assert shown[2:] == ["1 ② Bolesław 9 wins", "2 ① Aleksandra 5", "2 ③ Cyryl 5"]


def test_a_table_that_was_closed_before_it_began_says_so_and_no_more() -> None:
    standing = replace(
        standing_of("koblarz", 3), names=(), totals=(), people=(), result=Result((), "abandoned")
    )
    page = board(of(standing), "en")
    assert (lines(page, Catalogue("en")), page.rows) == (["K7 Koblarz closed"], ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", get_args(Unrated))
def test_a_match_that_does_not_count_says_why_in_a_line(language: str, why: Unrated) -> None:
    standing = replace(ended("koblarz", 3).standing, counted=Counted(why, ()))
    words = Catalogue(language)
    shown = lines(Pages().board(of(standing), language), words)
    (line,) = [one for one in shown if words.say(text(f"unrated-{why}")) in one]
    assert len(line) <= COLUMNS and words.errors == []


def test_whose_rating_moved_is_told_of_those_who_still_sit_there() -> None:
    moves = (RatingMove(Seat(0), 1000, 1031, True), RatingMove(Seat(1), 1000, 960, False))
    standing = replace(ended("koblarz", 3).standing, counted=Counted(None, moves))
    shown = lines(Pages().board(of(standing), "en"), Catalogue("en"))
    assert "Rating ① +31" in shown and not any("②" in line and "Rating" in line for line in shown)
