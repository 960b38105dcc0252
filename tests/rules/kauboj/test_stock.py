"""kauboj.md, *Stock empty*: the new stock, draws that are skipped, deals that stall."""

from typing import Any

from rules.kauboj.desk import Desk
from tests.rules.kauboj.table import Table


def test_pile_without_its_top_and_all_shots_are_shuffled_when_a_card_is_needed() -> None:
    table = Table("4S 5S", "7C", "", pile="9C 9D 9H", shots="TC TD", stock_ends=True)
    assert table["stock"] == []
    table.do(0, "discard", shuffle="TD 9H 9C TC 9D", card="4S", draw="stock")
    assert (table["pile"], table["shots"], table["stock"]) == (["4S"], [], ["9H", "9C", "TC", "9D"])
    assert table.hand(0) == "5S TD"


def test_not_before_it_is_needed() -> None:
    table = Table("4S 5S", "7C 7D", "", pile="9C", stock="QD", shots="9H", stock_ends=True)
    table.discards(0, "4S")
    assert table["stock"] == [] and table["shots"] == ["9H"]
    table.discards(1, "7C", "pile")
    assert table["stock"] == []


def test_a_single_card_is_a_shuffle_too() -> None:
    table = Table("4S 5S", "7C", "", pile="9C", stock_ends=True)
    table.do(0, "discard", shuffle="9C", card="4S", draw="stock")
    assert (table.hand(0), table["pile"], table["stock"]) == ("5S 9C", ["4S"], [])


def test_with_nothing_to_shuffle_the_draw_is_skipped() -> None:
    table = Table("4S 5S", "7C", "", stock_ends=True).discards(0, "4S")
    assert (table.hand(0), table["pile"], table["turn"]) == ("5S", ["4S"], 1)
    ten = Table("TS 5S", "7C", "", stock_ends=True).do(0, "ten", card="TS")
    assert (ten.hand(0), ten["turn"]) == ("5S", 1)
    five = Table("5S 4S", "7C", "", stock_ends=True).do(0, "five", card="5S", draw=["stock", "stock"])
    assert (five.hand(0), five["pile"]) == ("4S", ["5S"])


def test_cards_are_drawn_one_by_one_with_a_shuffle_in_between() -> None:
    table = Table("4S", "7C", "", guns=["3D 5H 7S"], pile="9C", stock="QD", stock_ends=True)
    table.do(0, "drop", shuffle="5H 9C 3D", gun=0)
    assert (table.hand(0), table["pile"], table["stock"]) == ("4S 5H 9C QD", ["7S"], ["3D"])
    assert (table["phase"], table["action"]) == ("action", "drop")
    # What is left after the shuffle is not enough: the third draw is skipped.
    table = Table("4S", "7C", "", guns=["3D 5H 7S"], stock_ends=True)
    table.do(0, "drop", shuffle="5H 3D", gun=0)
    assert (table.hand(0), table["pile"]) == ("3D 4S 5H", ["7S"])


def test_a_five_whose_stock_runs_out_in_between() -> None:
    table = Table("5S 4S", "7C", "", pile="9C 9D", stock="QD", stock_ends=True)
    table.do(0, "five", shuffle="9D 9C", card="5S", draw=["stock", "stock"])
    assert (table.hand(0), table["pile"], table["stock"], table["turn"]) == ("4S 9D QD", ["5S"], ["9C"], 1)


def test_the_card_of_a_shot_may_need_a_new_stock() -> None:
    table = Table("4S", "KH", "", guns=["3S 8S", "3D 8D"], pile="9C 9D", shots="TC", stock_ends=True)
    table.do(0, "shoot", gun=0, at=1).stands(1, "TC 9C")
    assert (table["phase"], table["shots"], table["stock"], table.hand(0)) == (
        "redraw",
        ["TC"],
        ["9C"],
        "4S KH",
    )
    table.do(1, "redraw", **{"from": ["stock"]})
    assert (table.hand(1), table["phase"]) == ("9C", "action")


def test_a_redraw_may_need_one_too_and_shuffles_the_card_just_turned() -> None:
    laid: dict[str, Any] = {"guns": ["4S 5S", "3D 8D"], "protected": ["", "H"], "stock_ends": True}
    table = Table("6S", "7H", "", pile="9C TD", stock="9H", **laid).do(0, "shoot", gun=0, at=1).stands(1)
    table.do(1, "redraw", shuffle="9H 9C", **{"from": ["stock", "pile"]})
    assert (table.hand(1), table["pile"], table["shots"], table["stock"]) == ("7H 9H TD", [], [], ["9C"])
    assert (table["phase"], table["shot"], table["turn"]) == ("action", None, 0)


def test_the_shot_pile_is_never_drawn_from() -> None:
    table = Table("4S", "7C", "8C", shots="9H")
    assert table.refused(0, "discard", card="9H", draw="pile") == "refuse-pile-empty"


def all_protected(**laid: Any) -> Table:
    """A table at which nobody can draw a card, and two of three can discard none."""
    return Table("", "", "", protected=["S", "H", "D"], stock_ends=True, **laid)


def test_as_many_turns_in_a_row_as_seats_without_a_card_end_the_deal() -> None:
    table = all_protected().discards(0, None).discards(1, None)
    assert table["phase"] == "action"
    table.discards(2, table["hands"][2][0])
    assert (table["phase"], table["finisher"], table["turns"]) == ("over", None, 3)
    assert (table["turn"], table["action"], table["fired"]) == (2, None, [])
    assert table.over.why.key == "over-stall"


def test_a_card_taken_from_the_pile_breaks_the_row() -> None:
    table = all_protected(pile="9C").discards(0, None).discards(1, None, "pile")
    table.discards(2, table["hands"][2][0]).discards(0, None, "pile")
    assert (table["phase"], table["turn"]) == ("action", 1)
    table.discards(1, "9C")
    assert (table["phase"], table["turn"], table["turns"]) == ("action", 2, 5)


def test_a_card_turned_for_a_shot_is_no_draw() -> None:
    table = Table("", "KH", "", protected=["S"], guns=["3S 8S", "3D 8D"], stock="9H", stock_ends=True)
    table.do(0, "shoot", gun=0, at=1).stands(1)
    assert table["shots"] == ["9H"]
    # Nothing is left but the shots, of which a new stock would be made: so the discard draws a card.
    table.do(0, "discard", shuffle="9H", card=None, draw="stock")
    assert table.state.public.dry == 0


def test_a_redraw_of_the_target_is_one() -> None:
    table = Table("", "KH", "", protected=["S"], guns=["3S 8S", "3D 8D"], stock="9C TC", stock_ends=True)
    table.do(0, "shoot", gun=0, at=1).stands(1).do(1, "redraw", **{"from": ["stock"]})
    assert table.state.public.drew


def test_the_end_of_the_400th_turn_ends_the_deal() -> None:
    table = Table("4S", "7C", "8C")
    desk = Desk(table.state)
    desk.turns = 398
    table.state = desk.state()
    table.discards(0, "4S")
    assert (table["phase"], table["turns"]) == ("action", 399)
    table.discards(1, "7C")
    assert (table["phase"], table["turns"], table["finisher"], table["turn"]) == ("over", 400, None, 1)
    assert table.over.why.key == "over-turns"
