"""kauboj.md, *A turn*: the discard and the draw, and each action but the shot."""

import pytest

from tests.rules.kauboj.table import Table

# Discard and draw


def test_from_the_stock_discard_then_draw() -> None:
    table = Table("4S 5H", "7C", "8C", stock="QD").discards(0, "4S")
    assert (table.hand(0), table["pile"], table["turn"], table["turns"]) == ("5H QD", ["4S"], 1, 1)


def test_from_the_pile_take_then_discard_even_the_card_just_taken() -> None:
    table = Table("4S 5H", "7C", "8C", pile="3C 9D", stock="QD")
    assert table.may(0, "discard", card="9D", draw="pile")
    assert table.refused(0, "discard", card="3C", draw="pile") == "refuse-not-yours"
    table.discards(0, "4S", "pile")
    assert (table.hand(0), table["pile"], table["stock"][0]) == ("5H 9D", ["3C", "4S"], "QD")
    table.discards(1, "4S", "pile")
    assert (table.hand(1), table["pile"]) == ("7C", ["3C", "4S"])


def test_an_empty_pile_gives_nothing() -> None:
    assert Table("4S", "7C", "8C").refused(0, "discard", card="4S", draw="pile") == "refuse-pile-empty"


def test_only_a_card_of_ones_hand_goes_and_only_on_turn() -> None:
    table = Table("4S", "7C", "8C", pile="9D")
    assert table.refused(0, "discard", card="9D", draw="stock") == "refuse-not-yours"
    assert table.refused(0, "discard", card="XX", draw="stock") == "refuse-not-yours"
    assert table.refused(1, "discard", card="7C", draw="stock") == "refuse-not-your-turn"


def test_a_card_that_ones_own_action_put_on_the_pile_is_not_taken() -> None:
    nine = Table("9S 4S 5S", "7C 7H", "8C 8H", pile="3C").do(0, "nine", card="9S", to="left")
    for seat, cards in enumerate((["4S", "5S"], ["7C", "7H"], ["8C", "8H"])):
        nine.do(seat, "pass", cards=cards)
    assert nine.refused(0, "discard", card="8C", draw="pile") == "refuse-own-card"
    dropped = Table("4S", "7C", "8C", guns=["2S 2H"], pile="3C").do(0, "drop", gun=0)
    assert dropped.refused(0, "discard", card="4S", draw="pile") == "refuse-own-card"
    # The next player may take it, and other actions leave the pile alone.
    assert dropped.discards(0, "4S").may(1, "discard", card="7C", draw="pile")
    shown = Table("KS QS 4S", "7C", "8C", pile="3C").do(0, "marriage", suit="S")
    assert shown.may(0, "discard", card="4S", draw="pile")
    drawn = Table("2S 2H 4S", "7C", "8C", pile="3C").do(0, "gun", cards=["2S", "2H"])
    assert drawn.may(0, "discard", card="4S", draw="pile")


def test_a_hand_of_which_nothing_may_go_discards_nothing_and_still_draws() -> None:
    table = Table("", "7C", "8C", protected=["S"], stock="4D")
    assert table.refused(0, "discard", card="KS", draw="stock") == "refuse-discard-nothing"
    table.discards(0, None)
    assert (table.hand(0), table["pile"]) == ("4D AS KS", [])


def test_an_empty_hand_discards_nothing() -> None:
    table = Table("2S 2H", "7C", "8C", stock="4D 5D 6D").do(0, "gun", cards=["2S", "2H"])
    assert (
        table.hand(0) == ""
        and table.refused(0, "discard", card="2S", draw="stock") == "refuse-discard-nothing"
    )
    table.discards(0, None)
    assert table.hand(0) == "4D"


def test_nothing_to_discard_is_judged_before_any_taking_and_the_card_is_kept() -> None:
    table = Table("", "7C", "8C", protected=["S"], pile="3C 9D")
    assert table.refused(0, "discard", card="9D", draw="pile") == "refuse-discard-nothing"
    table.discards(0, None, "pile")
    assert (table.hand(0), table["pile"]) == ("9D AS KS", ["3C"])


def test_who_can_discard_must() -> None:
    table = Table("4S", "7C", "8C", pile="9D")
    for draw in ("stock", "pile"):
        assert table.refused(0, "discard", card=None, draw=draw) == "refuse-must-discard"


def test_a_nine_a_ten_and_a_five_may_be_ordinary_discards() -> None:
    for card in ("9S", "TS", "5S"):
        table = Table(f"{card} 4S", "7C", "8C", stock="QD").discards(0, card)
        assert (table.hand(0), table["pile"], table["tens"]) == ("4S QD", [card], [[], [], []])


# At most one action


@pytest.mark.parametrize(
    ("do", "arguments"),
    [
        ("marriage", {"suit": "S"}),
        ("gun", {"cards": ["2S", "2H"]}),
        ("drop", {"gun": 0}),
        ("nine", {"card": "9S", "to": "left"}),
        ("shoot", {"gun": 0, "at": 1}),
        ("ten", {"card": "TS"}),
        ("five", {"card": "5S", "draw": ["stock", "stock"]}),
    ],
)
def test_one_action_a_turn(do: str, arguments: dict[str, object]) -> None:
    table = Table("KS QS 2S 2H 9S TS 5S 4C 6C", "7C", "8C", guns=["3S 8S", "3D 8D"])
    assert table.may(0, do, **arguments)
    table.do(0, "marriage", suit="S")
    assert table["action"] == "marriage"
    assert table.refused(0, do, **arguments) == "refuse-one-action"
    assert table.may(0, "discard", card="4C", draw="stock")


def test_the_action_is_forgotten_as_the_turn_ends() -> None:
    table = Table("KS QS 4S", "7C", "8C").do(0, "marriage", suit="S").discards(0, "4S")
    assert table["action"] is None


# Marriage


def test_a_marriage_shows_king_and_queen_of_the_hand_which_stay() -> None:
    table = Table("KS QS QH 4S", "KH 7C", "8C")
    assert table.refused(0, "marriage", suit="H") == "refuse-no-couple"
    table.do(0, "marriage", suit="S")
    assert (table["married"], table["marriages"], table.hand(0)) == (["S"], [1, 0, 0], "4S KS QH QS")


def test_each_suit_once_a_deal_whoever_shows_it() -> None:
    table = Table("KS QS 4S", "KD QD", "8C", married="D")
    table.do(0, "marriage", suit="S").discards(0, "4S")
    assert table.refused(1, "marriage", suit="D") == "refuse-married"
    table.discards(1, "KD").discards(2, "8C")
    assert table.refused(0, "marriage", suit="S") == "refuse-married"


def test_a_protected_king_may_be_shown() -> None:
    assert Table("QS 4S", "7C", "8C", protected=["S"]).may(0, "marriage", suit="S")


# Nine


@pytest.mark.parametrize(("to", "steps"), [("left", 1), ("right", -1), ("across", 2)])
def test_a_nine_is_discarded_and_everybody_passes_two(to: str, steps: int) -> None:
    hands = ["4S 5S 7S", "4H 5H 7H", "4D 5D 7D", "4C 5C 7C"]
    table = Table("9S " + hands[0], *hands[1:]).do(0, "nine", card="9S", to=to)
    assert (table["pile"], table["phase"], table["action"]) == (["9S"], "pass", "nine")
    gave = [hand.split()[:2] for hand in hands]
    for seat in (2, 0, 3, 1):
        assert table.refused(seat, "pass", cards=gave[seat][:1]) == "refuse-pass-count"
        table.do(seat, "pass", cards=gave[seat])
    for seat in range(4):
        assert table["hands"][seat] == sorted([hands[seat].split()[2], *gave[(seat - steps) % 4]])
    assert (table["turn"], table["phase"], table["to_act"]) == (0, "action", [0])
    table.discards(0, "7S")
    assert len(table["hands"][0]) == 3, "one card fewer"


def test_a_nine_of_the_hand_and_across_only_with_four() -> None:
    table = Table("9S 4S", "9H 7C", "8C")
    assert table.refused(0, "nine", card="4S", to="left") == "refuse-rank"
    assert table.refused(0, "nine", card="9H", to="left") == "refuse-not-yours"
    assert table.refused(0, "nine", card="9S", to="across") == "refuse-across"


def test_who_can_pass_fewer_than_two_passes_as_many_and_none_is_an_act_too() -> None:
    table = Table("9S 4S 5S", "7C", "", protected=["", "H", "D"]).do(0, "nine", card="9S", to="left")
    assert table["to_act"] == [0, 1, 2]
    assert table.refused(2, "pass", cards=["KD"]) == "refuse-unit"
    assert table.refused(1, "pass", cards=[]) == "refuse-pass-count"
    table.do(2, "pass", cards=[])
    assert (table["passed"], table["to_act"]) == ([False, False, True], [0, 1])
    table.do(1, "pass", cards=["7C"]).do(0, "pass", cards=["4S", "5S"])
    assert [table.hand(seat) for seat in range(3)] == ["", "4S 5S AH KH", "7C AD KD"]


# Guns


@pytest.mark.parametrize(
    "cards", ["2S 2H", "2D 2C", "3S 8S", "3S 8H", "3H 5S 7C", "3S 5S 7S", "4S 5S", "4H 5H"]
)
def test_what_is_a_gun(cards: str) -> None:
    table = Table("2S 2H 2D 2C 3S 8S 8H 3H 5S 7C 7S 4S 4H 5H 9C", "QC", "QD")
    before = table["stock"]
    table.do(0, "gun", cards=cards.split())
    assert table["guns"][0] == [{"id": 0, "cards": sorted(cards.split())}]
    assert table["stock"] == before, "nothing is drawn for it"
    assert not {*table["hands"][0]} & {*cards.split()}


@pytest.mark.parametrize(
    "cards", ["2S", "2S 2H 2D", "3S 7C", "4S 5H", "4H 5S", "3S 8S 7S", "5S 7S", "8S 8H", "3S 3H", "2S 3S", ""]
)
def test_what_is_no_gun(cards: str) -> None:
    table = Table("2S 2H 2D 2C 3S 8S 8H 3H 5S 7C 7S 4S 4H 5H 9C", "QC", "QD")
    assert table.refused(0, "gun", cards=cards.split()) == "refuse-no-gun"


def test_a_gun_is_made_of_ones_own_cards_each_once() -> None:
    table = Table("2S 3S", "2H 8S", "QD")
    assert table.refused(0, "gun", cards=["2S", "2H"]) == "refuse-hand-22"
    assert table.refused(0, "gun", cards=["3S", "8D"]) == "refuse-hand-38"
    table = Table("2S 3S 3D 8D", "2H 8S", "QD")
    assert table.refused(0, "gun", cards=["3S", "8S"]) == "refuse-not-yours", "there is another 38"
    assert table.refused(0, "gun", cards=["2S", "2S"]) == "refuse-twice"


def test_no_shot_in_the_turn_in_which_a_gun_is_drawn() -> None:
    table = Table("2S 2H 4C", "7C", "8C", guns=["3S 8S", "3D 8D"]).do(0, "gun", cards=["2H", "2S"])
    for gun in (0, 2):
        assert table.refused(0, "shoot", gun=gun, at=1) == "refuse-one-action"


def test_guns_are_numbered_through_the_deal() -> None:
    table = Table("2S 2H 4C", "3S 8S 4D", "8C").do(0, "gun", cards=["2H", "2S"]).discards(0, "4C")
    table.do(1, "gun", cards=["3S", "8S"])
    assert [[gun["id"] for gun in guns] for guns in table["guns"]] == [[0], [1], []]


def test_a_dropped_gun_goes_to_the_pile_in_order_of_code_and_as_many_are_drawn() -> None:
    table = Table("4C", "7C", "8C", guns=["7S 3D 5H"], pile="9D", stock="QS QH QD QC").do(0, "drop", gun=0)
    assert (table["pile"], table.hand(0), table["guns"][0]) == (["9D", "3D", "5H", "7S"], "4C QD QH QS", [])
    assert (table["action"], table["to_act"], table["stock"][0]) == ("drop", [0], "QC")


def test_a_number_is_not_used_again() -> None:
    table = (
        Table("2C 2D", "7C", "8C", guns=["2S 2H"], stock="QS QH 4C").do(0, "drop", gun=0).discards(0, "QS")
    )
    table.discards(1, "7C").discards(2, "8C").do(0, "gun", cards=["2C", "2D"])
    assert [gun["id"] for gun in table["guns"][0]] == [1]


def test_only_ones_own_guns_are_dropped_and_only_on_ones_turn() -> None:
    table = Table("4C", "7C", "8C", guns=["2S 2H", "3S 8S"])
    assert table.refused(0, "drop", gun=1) == "refuse-no-such-gun"
    assert table.refused(0, "drop", gun=-1) == "refuse-no-such-gun"
    assert table.refused(1, "drop", gun=1) == "refuse-not-your-turn"
    table.discards(0, "4C").discards(1, "7C")
    assert table.refused(2, "drop", gun=0) == "refuse-no-drawn-gun"


# Ten and Five: they end the turn at once


def test_a_ten_lies_open_and_one_card_of_the_stock_comes_for_it() -> None:
    table = Table("TS 4S", "7C", "8C", pile="9D", stock="QD")
    assert table.refused(0, "ten", card="4S") == "refuse-rank"
    assert table.refused(0, "ten", card="TH") == "refuse-not-yours"
    table.do(0, "ten", card="TS")
    assert (table["tens"][0], table.hand(0), table["pile"]) == (["TS"], "4S QD", ["9D"])
    assert (table["turn"], table["turns"], table["action"]) == (1, 1, None)


def test_a_five_brings_two_cards_of_the_stock() -> None:
    table = Table("5S 4S", "7C", "8C", stock="QD QH JC").do(0, "five", card="5S", draw=["stock", "stock"])
    assert (table.hand(0), table["pile"], table["turn"]) == ("4S QD QH", ["5S"], 1)


@pytest.mark.parametrize("draw", [["pile", "stock"], ["stock", "pile"]])
def test_or_one_and_the_card_that_lay_on_the_pile_before_it(draw: list[str]) -> None:
    table = Table("5S 4S", "7C", "8C", pile="3C 9D", stock="QD QH").do(0, "five", card="5S", draw=draw)
    assert (table.hand(0), table["pile"], table["stock"][0]) == ("4S 9D QD", ["3C", "5S"], "QH")


@pytest.mark.parametrize("draw", [["pile", "pile"], ["stock"], [], ["stock", "stock", "stock"]])
def test_a_five_draws_two_at_most_one_of_them_from_the_pile(draw: list[str]) -> None:
    table = Table("5S 4S", "7C", "8C", pile="3C 9D")
    assert table.refused(0, "five", card="5S", draw=draw) == "refuse-five-draw"


def test_a_five_takes_nothing_from_an_empty_pile_and_must_be_a_five() -> None:
    table = Table("5S 4S", "7C", "8C")
    assert table.refused(0, "five", card="5S", draw=["pile", "stock"]) == "refuse-pile-empty"
    assert table.refused(0, "five", card="4S", draw=["stock", "stock"]) == "refuse-rank"


# Protected cowboys


def test_neither_card_of_a_protected_cowboy_is_discarded_or_passed() -> None:
    table = Table("4S 9S 5S", "7C 8D", "8C 8H", protected=["H"])
    for card in ("KH", "AH"):
        assert table.refused(0, "discard", card=card, draw="stock") == "refuse-unit"
    table.do(0, "nine", card="9S", to="left")
    assert table.refused(0, "pass", cards=["KH", "4S"]) == "refuse-unit"


def test_turns_pass_to_the_left() -> None:
    table = Table("4S", "7C", "8C", "JC", turn=2)
    for seat in (2, 3, 0, 1):
        assert table["turn"] == seat
        table.discards(seat, table["hands"][seat][0])
