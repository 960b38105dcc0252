"""Every page of a deal of random play, in every language."""

from collections.abc import Iterator
from functools import partial

import pytest

from adapters.scenes import COLUMNS, Speaker, pop_up_line, width
from bot.keys import WAVE, BoardKey, PanelKey, TableKey, action_hash, read_key
from bot.page import MOST_DATA, PrivatePage, PublicPage
from bot.pages import Pages, board, panel, pop_up
from bot.pages.pad import items, pages
from bot.pages.panel_keys import by_marks
from bot.pages.pop_up import MOST_LETTERS, numbered
from bot.texts import LANGUAGES, Catalogue
from rules import games
from rules.kit.forms import Choice
from rules.kit.scene import Text
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    TABLES,
    all_keys,
    data_of,
    deal,
    ended,
    keys,
    lines,
)

PAGES = Pages()


def pages_of(game: str, seats: int, language: str) -> Iterator[PublicPage | PrivatePage]:
    """Boards of every moment, panels of everybody at some."""
    for number, now in enumerate(deal(game, seats)):
        yield PAGES.board(now.board, language)
        for seat in range(seats) if number % 8 == 0 else now.asked:
            yield PAGES.panel(now.panel(Seat(seat)), language)
    yield PAGES.board(ended(game, seats), language)


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
            found = {
                key.key for key in map(read_key, data_of(panel(post, "en"))) if isinstance(key, PanelKey)
            }
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


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_board_offers_what_the_game_offers_to_all(game: str, seats: int) -> None:
    for now in deal(game, seats):
        page = board(now.board, "en")
        found = {key.key for key in map(read_key, data_of(page)) if isinstance(key, BoardKey)}
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
