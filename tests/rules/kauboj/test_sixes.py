"""kauboj.md, *Sixes*: when one may be discarded."""

import pytest

from tests.rules.kauboj.table import Table


def may(table: Table, card: str = "6S", draw: str = "stock") -> bool:
    refused = (
        None
        if table.may(0, "discard", card=card, draw=draw)
        else table.refused(0, "discard", card=card, draw=draw)
    )
    assert refused in (None, "refuse-six")
    return refused is None


@pytest.mark.parametrize(
    "hand",
    [
        "6S JS JH JD JC",
        "6S QS QH QD QC",
        "6S KS KH KD KC",
        "6S JS JH JD JC QS QH QD QC",
        "6S 6H JS JH JD JC",
        "6S 6H 6D 6C",
        "6S",
    ],
)
def test_a_six_goes_where_all_that_is_no_six_is_in_figures(hand: str) -> None:
    assert may(Table(hand, "7C", "8C"))


@pytest.mark.parametrize("hand", ["6S 7S", "6S JS JH JD JC 7S", "6S JS JH JD", "6S KS QS JS", "6S 2S 2H"])
def test_else_it_stays(hand: str) -> None:
    assert not may(Table(hand, "7C", "8C"))


def test_a_family_is_a_figure_and_a_posse() -> None:
    assert may(Table("6S QH JH", "7C", "8C", protected=["H"]))
    assert not may(Table("6S QH JH 7H", "7C", "8C", protected=["H"]))
    assert may(Table("6S", "7C", "8C", protected=["CDHS"]))


def test_protected_cards_outside_of_figures_count_as_other_cards() -> None:
    assert not may(Table("6S JS JH JD JC", "7C", "8C", protected=["H"]))


def test_a_six_goes_where_no_other_card_may() -> None:
    assert may(Table("6S", "7C", "8C", protected=["H"]))
    table = Table("6S 6H", "7C", "8C", protected=["H"])
    assert may(table, "6S") and may(table, "6H")


def test_drawn_guns_are_left_aside() -> None:
    assert may(Table("6S JS JH JD JC", "7C", "8C", guns=["2S 2H"]))


def test_the_card_just_taken_from_the_pile_counts() -> None:
    alone = Table("6S", "7C", "8C", pile="7D")
    assert may(alone) and not may(alone, draw="pile")
    full = Table("6S JS JH JD", "7C", "8C", pile="JC")
    assert not may(full) and may(full, draw="pile")
    taken = Table("JS JH JD JC", "7C", "8C", pile="6S")
    assert taken.may(0, "discard", card="6S", draw="pile")


def test_the_refusal_names_what_may_go() -> None:
    table = Table("6S 8D", "7C", "8C")
    assert table.refused(0, "discard", card="6S", draw="stock") == "refuse-six"
    assert table.may(0, "discard", card="8D", draw="stock")


def test_a_six_may_be_passed() -> None:
    table = Table("9S 6S 6H", "7C 8D", "8C 8H").do(0, "nine", card="9S", to="left")
    assert table.may(0, "pass", cards=["6S", "6H"])
