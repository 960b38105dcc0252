"""The keys of Kauboj's board (screens.md §3): the dealer's direction and nothing else."""

import pytest

from bot.texts import Catalogue
from rules.kit.chance import Shuffled
from rules.kit.extras import Offers
from rules.kit.record import read_options
from tests.rules.kauboj.table import KAUBOJ, Table

ENGLISH = Catalogue("en")
HANDS = ("KS QS JS", "KH 2S 2C", "KD QD JD")


def keys(public: object) -> list[str]:
    """What stands on the keys of the board."""
    assert isinstance(KAUBOJ, Offers)
    return [ENGLISH.say(o.label, (), KAUBOJ.id) for form in KAUBOJ.offers(public) for o in form.options]


@pytest.mark.parametrize(("seats", "ways"), [(3, ["Left", "Right"]), (4, ["Left", "Across", "Right"])])
def test_the_dealer_says_where_cards_go(seats: int, ways: list[str]) -> None:
    options = read_options(KAUBOJ, {})
    state = KAUBOJ.start(seats, options, KAUBOJ.opening(seats, options))
    assert keys(state.public) == []
    turn = KAUBOJ.turn(state.public)
    state = KAUBOJ.settle(state, Shuffled(turn.pack))  # type: ignore[union-attr]
    assert keys(state.public) == ways
    dealer = state.public.dealer
    (form,) = KAUBOJ.ask(state.public, state.own[dealer], dealer)
    (offered,) = KAUBOJ.offers(state.public)  # type: ignore[attr-defined]
    assert (form.id, form.options) == (offered.id, offered.options)


def test_nothing_that_shows_a_hand_stands_there() -> None:
    table = Table(*HANDS, guns=["3C 8C", "3D 8D"])
    assert keys(table.state.public) == []
    table.do(0, "shoot", gun=0, at=1)
    assert table.state.public.phase == "answer" and keys(table.state.public) == []
