"""What the house shows on the board of a running deal besides the play."""

from dataclasses import replace

from bot.affairs import Pause, Vote
from bot.keys import BoardKey, read_key
from bot.pages import board, running
from bot.posts import BoardPost, OnBoard
from bot.texts import Catalogue
from rules.kit.scene import text
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    HASH,
    data_of,
    deal,
    lines,
    moment,
    words_of,
)


def test_a_board_of_computers_offers_nothing_to_people() -> None:
    now = next(now for now in deal("koblarz", 3) if now.board.offers and not now.board.standing.window)
    alone = replace(now.board.standing, computers=now.board.standing.acting)
    post = BoardPost(now.board.table, 1, lambda: alone, lambda: OnBoard(now.board.board, now.board.offers))
    assert [key for key in map(read_key, data_of(board(post, "en"))) if isinstance(key, BoardKey)] == []
    assert any(isinstance(key, BoardKey) for key in map(read_key, data_of(board(now.board, "en"))))


def test_the_last_row_of_a_running_board_leads_to_hand_rules_and_menu() -> None:
    page = running(deal("zoliky", 2)[-2].board, "en")
    assert [words_of(key.data) for key in page.rows[-1].keys] == ["hand", "rules", "menu"]


def test_a_log_under_a_board_stays_within_twelve_lines_where_the_game_allows() -> None:
    now, words = deal("zoliky", 2)[8], Catalogue("en")
    whole, without = running(now.board, "en"), running(now.board, "en", events=0)
    added = len(whole.lines) - len(without.lines)
    assert 1 <= added <= 3
    assert len(lines(whole, words)) <= 12


def test_whoever_is_away_may_come_back_and_a_free_seat_may_be_taken() -> None:
    now = deal("kauboj", 4)[3]
    post = moment(now.match, away=(Seat(1),), free=(Seat(2),)).board
    page, words = board(post, "en"), Catalogue("en")
    assert {"② Bolesław away, computer plays", "③ free, computer plays"} <= set(lines(page, words))
    assert [words_of(key.data) for key in page.rows[-2].keys] == ["back", "take.2"]


def test_votes_are_counted_of_those_who_are_there() -> None:
    now = deal("kauboj", 4)[3]
    votes = (Vote("finish", (Seat(0), Seat(2))), Vote("kick", (Seat(0),), Seat(3)))
    page = board(moment(now.match, away=(Seat(3),), votes=votes).board, "en")
    assert {"finish now: 2 of 3", "kick ④: 1 of 3"} <= set(lines(page, Catalogue("en")))
    page = board(moment(now.match, votes=votes).board, "en")
    assert {"finish now: 2 of 4", "kick ④: 1 of 3"} <= set(lines(page, Catalogue("en")))


def test_a_paused_table_says_until_when_and_has_no_plays() -> None:
    now = next(now for now in deal("koblarz", 3) if now.board.offers)
    page = board(_with_offers(now.board, pause=Pause(0.0, Seat(1), 600.0), until=600.0), "en")
    shown = lines(page, Catalogue("en"))
    assert (shown[0], page.until) == ("▶ paused", 600.0)
    assert "② pauses the table" in shown
    assert [words_of(data) for data in data_of(page)] == ["resume", "hand", "rules", "menu"]


def test_a_table_in_trouble_says_why_and_until_nothing() -> None:
    now = next(now for now in deal("koblarz", 3) if now.board.offers)
    page = board(_with_offers(now.board, trouble=text("store-full-here"), until=600.0), "en")
    shown = lines(page, Catalogue("en"))
    assert (shown[0], page.until) == ("▶ the table stands still", None)
    assert shown[2].startswith("The disk is full")


def test_a_void_deal_shows_the_new_commitment() -> None:
    page = board(moment(deal("kauboj", 4)[3].match, voided=1).board, "en")
    shown = lines(page, Catalogue("en"))
    assert ["Deals void, dealt anew: 1", HASH[:32], HASH[32:]] == shown[2:5]


def _with_offers(post: BoardPost, **facts: object) -> BoardPost:
    standing = replace(post.standing, **facts)  # type: ignore[arg-type]  # as the test names them
    return BoardPost(post.table, 1, lambda: standing, lambda: OnBoard(post.board, post.offers))
