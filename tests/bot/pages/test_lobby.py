"""The page of a table that has not begun."""

import pytest

from adapters.scenes import COLUMNS, width
from bot.pages import lobby
from bot.texts import LANGUAGES, Catalogue
from rules import games
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    HASH,
    data_of,
    keys,
    lines,
    lobby_of,
    words_of,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_lobby_fits_a_phone_and_its_keys_name_no_question(game: str, language: str) -> None:
    words, page = Catalogue(language), lobby(lobby_of(game), language)
    assert [line for line in lines(page, words) if width(line) > COLUMNS] == []
    assert [words_of(data) for data in data_of(page)] == [
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
        "Changed · turn: 90 seconds",
        "Fairness (hash of the secret):",
        HASH[:32],
        HASH[32:],
    ]


def test_held_seats_of_a_rematch_are_confirmed_with_a_key_of_their_own() -> None:
    page = lobby(lobby_of("koblarz", held=(Seat(1),), ready=()), "en")
    assert "② Bolesław · has not confirmed" in lines(page, Catalogue("en"))
    assert words_of(data_of(page)[0]) == "confirm"
