"""Every page of a deal of random play, in every language; and what the house shows besides."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import get_args

import pytest

from adapters.scenes import COLUMNS, Speaker, pop_up_line, width
from bot.affairs import Pause, Vote
from bot.drafts import do_key, is_do
from bot.keys import WAVE, BoardKey, PanelKey, TableKey, action_hash, read_key
from bot.leaderboard.ports import Counted, RatingMove
from bot.leaderboard.results import Unrated
from bot.page import MOST_DATA, Key, PrivatePage, PublicPage
from bot.pages import Pages, board, lobby, panel, pop_up, running
from bot.pages.hand import hand_parts, order_of, places_in
from bot.pages.pad import items, pages
from bot.pages.panel_keys import by_marks
from bot.pages.pop_up import MOST_LETTERS, numbered
from bot.posts import BoardPost, Draft, OnBoard
from bot.texts import LANGUAGES, Catalogue
from rules import games
from rules.kit.cards import TEXT_STYLE, Card
from rules.kit.contract import Result
from rules.kit.forms import Arrange, Choice, Form, Pick
from rules.kit.scene import Cards, Hand, Note, Text, text
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    HASH,
    TABLES,
    Moment,
    deal,
    ended,
    keys,
    lines,
    lobby_of,
    moment,
    of,
    standing_of,
)

PAGES = Pages()


def all_keys(page: PublicPage | PrivatePage) -> list[Key]:
    return [key for row in page.rows for key in row.keys]


def pages_of(game: str, seats: int, language: str) -> Iterator[PublicPage | PrivatePage]:
    """Boards of every moment, panels of everybody at some."""
    for number, now in enumerate(deal(game, seats)):
        yield PAGES.board(now.board, language)
        for seat in range(seats) if number % 8 == 0 else now.asked:
            yield PAGES.panel(now.panel(Seat(seat)), language)
    yield PAGES.board(ended(game, seats), language)


def words_of(data: str) -> str:
    key = read_key(data)
    assert isinstance(key, TableKey)
    return ".".join([key.word, *key.arguments])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_page_of_a_deal_has_its_texts_and_fits_a_phone(game: str, seats: int, language: str) -> None:
    words = Catalogue(language)
    shown = {line for page in pages_of(game, seats, language) for line in lines(page, words)}
    labels = {row for page in pages_of(game, seats, language) for row in keys(page, words)}
    assert words.errors == []
    assert sorted(line for line in shown if width(line) > COLUMNS) == []
    assert labels and "" not in shown


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_key_can_be_carried_and_read_back(game: str, seats: int) -> None:
    for page in pages_of(game, seats, "en"):
        found = [key.data for key in all_keys(page)]
        assert all(len(data.encode("ascii")) <= MOST_DATA and read_key(data) for data in found)
        assert len(set(found)) == len(found)
        kind = BoardKey if isinstance(page, PublicPage) else PanelKey
        assert all(isinstance(read_key(data), kind | TableKey) for data in found)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_panel_has_a_key_for_everything_that_is_asked(game: str, seats: int) -> None:
    seen = 0
    for now in deal(game, seats):
        for seat in now.asked:
            post = now.panel(seat)
            assert post.question is not None
            found = {key.key for key in map(read_key, _data(panel(post, "en"))) if isinstance(key, PanelKey)}
            for form in post.question.forms:
                if isinstance(form, Choice) and by_marks(form, post.question.forms):
                    assert form.by_card is not None and len(form.by_card.cards) == len(form.options)
                elif isinstance(form, Choice):
                    assert {action_hash(option.action) for option in form.options} <= found
                else:
                    assert {f"c{place}" for place in range(len(form.cards))} <= found
            assert (WAVE in found) == post.question.may_wave
            seen += 1
    assert seen


def _data(page: PublicPage | PrivatePage) -> list[str]:
    return [key.data for key in all_keys(page)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_board_offers_what_the_game_offers_to_all(game: str, seats: int) -> None:
    for now in deal(game, seats):
        page = board(now.board, "en")
        found = {key.key for key in map(read_key, _data(page)) if isinstance(key, BoardKey)}
        offered = {action_hash(o.action) for form in now.board.offers for o in form.options}
        if now.board.standing.over is None:
            assert found - {WAVE} == offered
            assert (WAVE in found) == (now.board.standing.window and bool(offered))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_my_hand_fits_a_pop_up(game: str, language: str) -> None:
    words = Catalogue(language)
    for now in deal(game, games()[game].players[0]):
        speaker, held = Speaker(words, game, now.board.standing.names), now.board.held
        for seat in now.asked:
            post = now.panel(seat)
            found = pages(items(post), held[seat], partial(_letters, speaker)) if held else ((),)
            assert [item for page in found for item in page] == list(items(post) if held else ())
            for page in found:
                line = pop_up_line(pop_up(post, page, more=len(found) > 1), speaker)
                assert line.startswith("K7") and len(line) <= MOST_LETTERS
                # What cannot be read cannot be pressed.
                assert all(speaker.say(each) in line for each in numbered(page, more=len(found) > 1))
    assert words.errors == []


def _letters(speaker: Speaker, one: Text) -> int:
    return len(speaker.say(one))


# Boards


def test_a_board_of_computers_offers_nothing_to_people() -> None:
    now = next(now for now in deal("koblarz", 3) if now.board.offers and not now.board.standing.window)
    alone = replace(now.board.standing, computers=now.board.standing.acting)
    post = BoardPost(now.board.table, 1, lambda: alone, lambda: OnBoard(now.board.board, now.board.offers))
    assert [key for key in map(read_key, _data(board(post, "en"))) if isinstance(key, BoardKey)] == []
    assert any(isinstance(key, BoardKey) for key in map(read_key, _data(board(now.board, "en"))))


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
    assert [words_of(data) for data in _data(page)] == ["resume", "hand", "rules", "menu"]


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


# After a deal, after a match


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


def test_a_panel_after_a_deal_has_next_until_it_was_pressed() -> None:
    match = deal("zoliky", 2)[-1].match
    open_, pressed = moment(match), moment(match, ready=(Seat(1),))
    assert [words_of(data) for data in _data(panel(open_.panel(Seat(1)), "en"))] == ["next"]
    assert _data(panel(pressed.panel(Seat(1)), "en")) == []


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


# The lobby


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_lobby_fits_a_phone_and_its_keys_name_no_question(game: str, language: str) -> None:
    words, page = Catalogue(language), lobby(lobby_of(game), language)
    assert [line for line in lines(page, words) if width(line) > COLUMNS] == []
    assert [words_of(data) for data in _data(page)] == [
        "join", "leave", "ready", "swap", "options", "rules", "computer", "close", "begin",
    ]  # fmt: skip
    assert list(keys(page, words)) and words.errors == []


def test_a_lobby_is_laid_out_as_screens_has_it() -> None:
    assert lines(lobby(lobby_of("koblarz"), "en"), Catalogue("en")) == [
        "▶ ① Aleksandra (host) begins",
        "K7 Koblarz · 4 of 3–7 seats",
        "① Aleksandra · ready",
        "② Bolesław · not ready",
        "③ Cyryl · ready",
        "④ 🤖2 · level 2 · unrated",
        "to 500 · turn 90 s",
        "Changed: turn 90 seconds",
        "Fairness (hash of the secret):",
        HASH[:32],
        HASH[32:],
    ]


def test_held_seats_of_a_rematch_are_confirmed_with_a_key_of_their_own() -> None:
    page = lobby(lobby_of("koblarz", held=(Seat(1),), ready=()), "en")
    assert "② Bolesław · has not confirmed" in lines(page, Catalogue("en"))
    assert words_of(_data(page)[0]) == "confirm"


# Panels


def test_a_new_private_message_says_nothing_of_the_hand() -> None:
    now = next(now for now in deal("zoliky", 2) if now.asked)
    page = panel(now.panel(now.asked[0]), "pl")
    assert page.neutral is not None
    assert Catalogue("pl").say(page.neutral) == "Twoja kolej przy K7"


def test_a_chosen_option_is_ticked_and_the_last_row_does_it() -> None:
    now, seat, form = _asked(Choice)
    assert isinstance(form, Choice)
    option = form.options[-1]
    draft = Draft(7, chosen=action_hash(option.action))
    page = panel(now.panel(seat, draft), "en")
    ticked = [read_key(key.data) for key in all_keys(page) if key.marked]
    assert ticked == [PanelKey(now.board.table, seat, 7, action_hash(option.action))]
    assert read_key(page.rows[-1].keys[0].data) == PanelKey(now.board.table, seat, 7, do_key(draft))


def test_cards_can_be_done_only_when_as_many_are_marked_as_must_be() -> None:
    now, seat, form = _asked(Pick)
    assert isinstance(form, Pick)
    for count in range(form.most + 1):
        page = panel(now.panel(seat, Draft(7, marked=tuple(range(count)))), "en")
        does = [key for key in map(read_key, _data(page)) if isinstance(key, PanelKey) and is_do(key.key)]
        assert bool(does) == (count >= form.least)
        assert sum(key.marked for key in all_keys(page)) == count


def test_cards_in_a_draft_are_no_keys_and_the_draft_is_said() -> None:
    now, seat, form = _asked(Arrange)
    assert isinstance(form, Arrange)
    page = panel(now.panel(seat, Draft(7, marked=(3,), groups=((0, 1, 2),))), "en")
    words = [key.key for key in map(read_key, _data(page)) if isinstance(key, PanelKey)]
    assert {"c0", "c1", "c2"}.isdisjoint(words) and {"c3", "undo", "clear"} <= set(words)
    assert any(map(is_do, words))
    assert any(line.startswith("Draft: ") for line in lines(page, Catalogue("en")))


def test_a_hand_is_sorted_by_melds_where_its_person_wants_that_and_for_now_the_other_way() -> None:
    now, seat, _ = _asked(Arrange)
    pages = {
        (usual, other): panel(now.panel(seat, Draft(7, resorted=other)), "en", by_melds=usual)
        for usual in (False, True)
        for other in (False, True)
    }
    shown = {which: lines(page, Catalogue("en")) for which, page in pages.items()}
    assert shown[False, False] == shown[True, True] != shown[True, False] == shown[False, True]
    assert len({tuple(sorted(_data(page))) for page in pages.values()}) == 1
    for which, label in (((True, False), "By suits"), ((False, False), "By melds")):
        assert label in [Catalogue("en").say(key.label) for key in all_keys(pages[which])]


def test_where_a_game_knows_no_melds_the_wish_changes_nothing_and_ranks_are_the_other_way() -> None:
    kauboj, hand = games()["kauboj"], tuple(map(Card, ["KS", "9S", "KH", "9C"]))
    assert order_of(kauboj, by_melds=True, resorted=False) == "suits"
    assert order_of(kauboj, by_melds=True, resorted=True) == "ranks"
    assert [hand[place] for place in places_in(kauboj, hand, "ranks")] == ["KS", "KH", "9S", "9C"]


def test_a_hand_by_melds_shows_each_meld_then_what_is_left_of_each_suit() -> None:
    zoliky, cards = games()["zoliky"], ["KS", "9S", "6S", "5S", "4S", "KH", "9H", "KD", "2C", "3C"]
    hand = Hand(Seat(0), (Cards(text("hand-cards"), tuple(map(Card, cards)), fresh=Card("KH")),))
    (note,) = hand_parts(hand, zoliky, "melds")
    assert isinstance(note, Note)
    said = [Catalogue("en").say(fact, (), "zoliky").replace(TEXT_STYLE, "") for fact in note.facts]
    assert said[:2] == ["Hand: 4♠ 5♠ 6♠", "K♠ K♥* K♦"]
    assert said[2:] == ["9♠", "9♥", "2♣ 3♣"]


def _asked(kind: type[Choice] | type[Pick] | type[Arrange]) -> tuple[Moment, Seat, Form]:
    """A moment, a seat and a form of this kind that stands with the hand."""
    for game, seats in TABLES:
        for now in deal(game, seats):
            for seat in now.asked:
                question = now.panel(seat).question
                assert question is not None
                for form in question.forms:
                    if isinstance(form, kind) and form.place == "hand":
                        return now, seat, form
    raise AssertionError(kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", get_args(Unrated))
def test_a_match_that_does_not_count_says_why_in_a_line(language: str, why: Unrated) -> None:
    standing = replace(ended("koblarz", 3).standing, counted=Counted(why, ()))
    words = Catalogue(language)
    shown = lines(PAGES.board(of(standing), language), words)
    (line,) = [one for one in shown if words.say(text(f"unrated-{why}")) in one]
    assert len(line) <= COLUMNS and words.errors == []


def test_whose_rating_moved_is_told_of_those_who_still_sit_there() -> None:
    moves = (RatingMove(Seat(0), 1000, 1031, True), RatingMove(Seat(1), 1000, 960, False))
    standing = replace(ended("koblarz", 3).standing, counted=Counted(None, moves))
    shown = lines(PAGES.board(of(standing), "en"), Catalogue("en"))
    assert "Rating ① +31" in shown and not any("②" in line and "Rating" in line for line in shown)
