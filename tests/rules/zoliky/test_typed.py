"""Typed adds: a card that fits two melds is asked back (issue *Žolíky*)."""

from bot.commands import Meant, Several, understand
from bot.texts import catalogue_in
from rules import find_game
from rules.kit.cards import Card
from rules.kit.forms import Choice
from rules.kit.scene import text
from rules.zoliky.ask import _add


def adds(*melds: int) -> tuple[Choice, ...]:
    options = tuple(_add(meld, (Card("7S"),), "high", said=False) for meld in melds)
    return (Choice("table", "hand", text("form-table"), options),)


def test_a_card_that_fits_two_melds_is_asked_back() -> None:
    game = find_game("zoliky")
    assert game is not None
    typed = {"en": "add 7s", "pl": "doloz 7s", "cs": "doložit 7p", "sr": "додај 7п", "de": "anlegen 7p"}
    for language, words in typed.items():
        catalogues = (catalogue_in(language),)
        both = understand(words, adds(0, 2), catalogues, game)
        assert isinstance(both, Several) and len(both.options) == 2
        one = understand(words, adds(2), catalogues, game)
        assert isinstance(one, Meant) and one.action == adds(2)[0].options[0].action
