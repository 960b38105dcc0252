"""The keys of Bauernschnapsen's board (screens.md §5): the flip, the pass, Kontra; never a suit or a bid."""

from bot.texts import Catalogue
from rules.kit.extras import Offers
from tests.rules.bauernschnapsen.table import GAME, Deal

ENGLISH, POLISH = Catalogue("en"), Catalogue("pl")


def keys(deal: Deal, words: Catalogue = ENGLISH) -> list[str]:
    """What stands on the keys of the board."""
    assert isinstance(GAME, Offers)
    forms = GAME.offers(deal.state.public)
    return [words.say(option.label, (), GAME.id) for form in forms for option in form.options]


def test_forehand_may_flip() -> None:
    assert keys(Deal()) == ["Flip 4th card"]


def test_a_pass_stands_there_as_long_as_somebody_is_asked_to_bid() -> None:
    deal = Deal().trump("S")
    for _ in range(4):
        assert keys(deal) == ["Pass"]
        deal = deal.calls("pass")
    assert keys(deal) == ["Kontra ×2", "No"]


def test_each_doubling_has_its_own_word() -> None:
    deal = Deal().trump("S").calls("pass", "pass", "pass", "pass").doubles()
    assert keys(deal) == []
    deal = Deal().trump("S").calls("pass", "pass", "pass", "pass")
    deal = deal.do(1, "double")
    assert keys(deal) == ["Rekontra ×4", "No"] and keys(deal, POLISH) == ["Rekontra ×4", "Nie"]
    assert keys(deal.do(0, "double")) == ["Subkontra ×8", "No"]


def test_no_card_stands_there() -> None:
    deal = Deal().rufspiel("S").play("AS")
    assert deal["phase"] == "play" and keys(deal) == []
