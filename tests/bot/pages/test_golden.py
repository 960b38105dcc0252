"""Pages as they were read and found good; ``tests.bot.pages.golden`` writes them."""

import pytest

from bot.texts import LANGUAGES
from rules import games
from tests.bot.pages.golden import evening, file_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_deal_is_shown_as_it_was_found_good(game: str, language: str) -> None:
    assert evening(game, language) == file_of(game, language).read_text(encoding="utf-8")
