"""kauboj.md, *A shot*: targets, answers, the card that decides, badges, redraws, the quick draw."""

from typing import Any

import pytest

from tests.rules.kauboj.table import Table


def aimed(*hands: str, gun: str = "3S 8S", theirs: str = "3D 8D", **laid: Any) -> Table:
    """Seat 0 has shot at seat 1."""
    return Table(*hands, guns=[gun, theirs], **laid).do(0, "shoot", gun=0, at=1)


# Who may be shot at


def test_a_target_is_another_player_with_a_drawn_gun() -> None:
    table = Table("4S", "KH", "KD", guns=["3S 8S", "3D 8D"])
    assert table.refused(0, "shoot", gun=0, at=2) == "refuse-target-no-gun"
    assert table.refused(0, "shoot", gun=0, at=0) == "refuse-no-target"
    for nobody in (-1, 3, 99):
        assert table.refused(0, "shoot", gun=0, at=nobody) == "refuse-no-target"
    assert table.may(0, "shoot", gun=0, at=1)


def test_with_the_option_anybody_else_is_a_target() -> None:
    table = Table("4S", "KH", "KD", guns=["3S 8S"], any_target=True)
    assert table.may(0, "shoot", gun=0, at=2) and not table.may(0, "shoot", gun=0, at=0)


def test_one_shoots_with_ones_own_gun() -> None:
    table = Table("4S", "KH", "KD", guns=["3S 8S", "3D 8D"])
    assert table.refused(0, "shoot", gun=1, at=1) == "refuse-no-such-gun"
    assert (
        Table("4S", "KH", "KD", guns=["", "3D 8D"]).refused(0, "shoot", gun=0, at=1) == "refuse-no-drawn-gun"
    )


def test_each_gun_once_a_turn_each_at_any_target() -> None:
    table = Table("4S", "7H", "7D", guns=["3S 8S, 3C 8C", "3D 8D", "2S 2H"])
    table.do(0, "shoot", gun=1, at=1).stands(1)
    assert (table["fired"], table["action"]) == ([1], "shoot")
    assert table.refused(0, "shoot", gun=1, at=2) == "refuse-fired"
    table.do(0, "shoot", gun=0, at=2).stands(2)
    assert table["fired"] == [0, 1]
    table.discards(0, "4S")
    assert table["fired"] == []


def test_a_shot_needs_a_card_to_turn() -> None:
    laid: dict[str, Any] = {"guns": ["3S 8S", "3D 8D"], "stock_ends": True}
    table = Table("4S", "KH", "", pile="9D", **laid)
    assert table.refused(0, "shoot", gun=0, at=1) == "refuse-no-shot-card"
    assert Table("4S", "KH", "", pile="9C 9D", **laid).may(0, "shoot", gun=0, at=1)
    assert Table("4S", "KH", "", shots="9D", **laid).may(0, "shoot", gun=0, at=1)


# The answer is always asked for


def test_the_target_always_answers_and_nobody_else_does() -> None:
    table = aimed("4S", "7H", "7D")
    assert (table["phase"], table["to_act"]) == ("reply", [1])
    assert table["shot"] == {"by": 0, "at": 1, "gun": 0}
    assert table.refused(2, "reply", **{"with": "stand"}) == "refuse-answer-first"
    assert table.refused(0, "discard", card="4S", draw="stock") == "refuse-answer-first"
    for do, arguments in (("lose", {"king": "KH"}), ("redraw", {"from": []}), ("badge", {"take": True})):
        assert table.refused(1, do, **arguments) == "refuse-owed-reply"


def test_no_without_a_king_is_a_miss_and_turns_no_card() -> None:
    table = aimed("4S", "QH 7H", "KD")
    before = table["stock"]
    table.stands(1)
    assert (table["shot"], table["phase"], table["stock"], table["shots"]) == (None, "action", before, [])


def test_protected_kings_count_against_a_45_only() -> None:
    table = aimed("4S", "7H", "7D", protected=["", "H"], stock="9H").stands(1)
    assert table["shots"] == []
    table = aimed("6S", "7H", "7D", gun="4S 5S", protected=["", "H"], stock="9C").stands(1)
    assert table["shots"] == ["9C"]


# A Six answers a 22


def test_against_a_22_a_six_may_be_handed_over() -> None:
    table = aimed("4S", "6H 6D KH", "7D", gun="2S 2H")
    before = table["stock"]
    assert table.refused(1, "reply", **{"with": "six", "card": "KH"}) == "refuse-rank"
    assert table.refused(1, "reply", **{"with": "six", "card": "6S"}) == "refuse-not-yours"
    table.do(1, "reply", **{"with": "six", "card": "6H"})
    assert (table.hand(0), table.hand(1)) == ("4S 6H", "6D KH")
    assert (table["phase"], table["shot"], table["stock"], table["fired"]) == ("action", None, before, [0])


@pytest.mark.parametrize("gun", ["3S 8S", "3S 5S 7S", "4S 5S"])
def test_a_six_answers_no_other_gun(gun: str) -> None:
    table = aimed("4C", "6H KH", "7D", gun=gun)
    assert table.refused(1, "reply", **{"with": "six", "card": "6H"}) == "refuse-six-gun"


def test_nobody_has_to_give_a_six() -> None:
    assert aimed("4S", "6H 7H", "7D", gun="2S 2H").stands(1)["phase"] == "action"


# The quick draw


@pytest.mark.parametrize("gun", ["3S 8S", "4S 5S", "2S 2H"])
def test_a_quick_draw_lays_a_gun_and_takes_the_shooters(gun: str) -> None:
    table = aimed("4C", "3H 5H 7H KD", "7D", gun=gun)
    table.do(1, "reply", **{"with": "quick-draw", "cards": ["7H", "3H", "5H"]})
    assert table["guns"][0] == []
    assert [gun["id"] for gun in table["guns"][1]] == [0, 1, 2]
    assert table["guns"][1][2]["cards"] == ["3H", "5H", "7H"]
    assert (table.hand(1), table["phase"], table["fired"], table["shot"]) == ("KD", "action", [0], None)


@pytest.mark.parametrize("cards", ["3H 5H 7D", "3H 5H", "3H 5H 7H 7D", "3H 8C", ""])
def test_a_quick_draw_is_3_5_7_of_one_suit(cards: str) -> None:
    table = aimed("4C", "3H 5H 7H 7D 8C", "9D")
    key = table.refused(1, "reply", **{"with": "quick-draw", "cards": cards.split()})
    assert key == "refuse-not-quick"


def test_a_quick_draw_comes_from_the_hand() -> None:
    table = aimed("4C", "5H 7H", "7D", theirs="3H 8H")
    key = table.refused(1, "reply", **{"with": "quick-draw", "cards": ["3H", "5H", "7H"]})
    assert key == "refuse-not-yours"


def test_the_shooters_other_guns_may_still_fire_and_the_taken_one_not_before_the_turn_ends() -> None:
    table = Table("4C", "3H 5H 7H 9C", "9D", guns=["3S 8S, 2S 2H", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    table.do(1, "reply", **{"with": "quick-draw", "cards": ["3H", "5H", "7H"]})
    assert table.refused(0, "shoot", gun=0, at=1) == "refuse-no-such-gun"
    table.do(0, "shoot", gun=1, at=1).stands(1)
    table.discards(0, "4C")
    assert table["fired"] == []
    table.do(1, "shoot", gun=0, at=0).stands(0)
    assert table["fired"] == [0]


# Yes: unprotected Kings


def test_a_card_of_another_suit_hits_and_the_king_goes_over_unprotected() -> None:
    table = aimed("4S", "KH 7H", "7D", stock="9C").stands(1)
    assert (table["phase"], table["to_act"], table["shots"]) == ("redraw", [1], ["9C"])
    assert (table.hand(0), table.hand(1)) == ("4S KH", "7H")
    table.do(1, "redraw", **{"from": []})
    assert (table["protected"], table["phase"], table["shot"]) == ([[], [], []], "action", None)
    assert table.may(0, "discard", card="KH", draw="stock")


def test_a_card_of_the_kings_suit_misses_and_he_takes_his_badge() -> None:
    table = aimed("4S", "KH 7H", "7D", stock="9H").stands(1)
    assert (table["phase"], table["shots"], table["aside"]) == ("action", ["9H"], ["AC", "AD", "AS"])
    assert (table["protected"], table.hand(1)) == ([[], ["H"], []], "7H AH KH")
    assert table.refused(1, "redraw", **{"from": []}) == "refuse-no-shot"


def test_any_king_of_that_suit_saves_all() -> None:
    table = aimed("4S", "KH KD KC", "7D", stock="9D").stands(1)
    assert (table["protected"][1], table.hand(1)) == (["D"], "AD KC KD KH")


def test_of_several_the_target_says_which_is_hit() -> None:
    table = aimed("4S", "KH KD 7H", "7D", stock="9C").stands(1)
    assert (table["phase"], table["to_act"]) == ("lose", [1])
    assert table.refused(1, "lose", king="7H") == "refuse-rank"
    assert table.refused(1, "lose", king="KS") == "refuse-not-yours"
    assert table.refused(1, "redraw", **{"from": []}) == "refuse-owed-lose"
    table.do(1, "lose", king="KD")
    assert (table["phase"], table.hand(0), table.hand(1)) == ("redraw", "4S KD", "7H KH")


def test_a_protected_king_is_not_named() -> None:
    table = aimed("4S", "KH KD", "7D", protected=["", "C"], stock="9S").stands(1)
    assert table.refused(1, "lose", king="KC") == "refuse-protected-king"


# A 45


def test_a_45_hits_a_protected_king_of_the_same_suit_who_stays_one_unit() -> None:
    table = aimed("6S", "7H", "7D", gun="4S 5S", protected=["", "H"], stock="9H").stands(1)
    assert (table["phase"], table.hand(0), table.hand(1)) == ("redraw", "6S AH KH", "7H")
    assert table["protected"] == [["H"], [], []], "facts know it before the shot is over"
    table.do(1, "redraw", **{"from": []})
    assert table["protected"] == [["H"], [], []]
    assert table.refused(0, "discard", card="KH", draw="stock") == "refuse-unit"


def test_a_45_misses_protected_kings_of_other_suits() -> None:
    table = aimed("6S", "7H", "7D", gun="4S 5S", protected=["", "H"], stock="9C").stands(1)
    assert (table["phase"], table["shots"], table["protected"][1]) == ("action", ["9C"], ["H"])


def test_a_protected_king_comes_before_an_unprotected_one() -> None:
    table = aimed("6S", "KD 7H", "7D", gun="4S 5S", protected=["", "H"], stock="9H").stands(1)
    assert (table["phase"], table.hand(0), table.hand(1)) == ("redraw", "6S AH KH", "7H KD")


def test_a_ricochet_hits_the_unprotected_king_of_another_suit() -> None:
    table = aimed("6S", "KD 7H", "7D", gun="4S 5S", protected=["", "H"], stock="9C").stands(1)
    assert (table["phase"], table.hand(0), table["protected"]) == ("redraw", "6S KD", [[], ["H"], []])


def test_a_ricochet_may_give_a_badge_and_may_leave_a_choice() -> None:
    table = aimed("6S", "KD", "7D", gun="4S 5S", protected=["", "H"], stock="9D").stands(1)
    assert (table["phase"], table["protected"][1]) == ("action", ["D", "H"])
    table = aimed("6S", "KD KC", "7D", gun="4S 5S", protected=["", "H"], stock="9S").stands(1)
    assert table["phase"] == "lose"


@pytest.mark.parametrize("gun", ["2S 2H", "3S 8S", "3S 5S 7S"])
def test_no_other_gun_hits_a_protected_king_though_the_card_has_his_suit(gun: str) -> None:
    table = aimed("6S", "KD 7H", "7D", gun=gun, protected=["", "H"], stock="9H").stands(1)
    assert (table["phase"], table.hand(0), table.hand(1)) == ("redraw", "6S KD", "7H AH KH")


def test_a_45_hits_an_unprotected_king_like_any_gun() -> None:
    table = aimed("6S", "KD", "7D", gun="4S 5S", stock="9C").stands(1)
    assert (table["phase"], table.hand(0)) == ("redraw", "6S KD")


# Redraws


def test_for_an_unprotected_king_one_card_of_the_stock_or_none() -> None:
    table = aimed("4S", "KH", "7D", pile="TC", stock="9C 9D").stands(1)
    assert table.refused(1, "redraw", **{"from": ["pile"]}) == "refuse-redraw-pile"
    assert table.refused(1, "redraw", **{"from": ["stock", "stock"]}) == "refuse-redraw-count"
    table.do(1, "redraw", **{"from": ["stock"]})
    assert (table.hand(1), table["phase"], table["turn"]) == ("9D", "action", 0)


@pytest.mark.parametrize(
    ("sources", "hand", "pile"),
    [
        ([], "7H", ["TC", "TD"]),
        (["stock"], "7H 9D", ["TC", "TD"]),
        (["pile"], "7H TD", ["TC"]),
        (["stock", "stock"], "7H 9C 9D", ["TC", "TD"]),
        (["stock", "pile"], "7H 9D TD", ["TC"]),
        (["pile", "stock"], "7H 9D TD", ["TC"]),
        (["pile", "pile"], "7H TC TD", []),
    ],
)
def test_for_a_protected_king_up_to_two_each_from_stock_or_pile(
    sources: list[str], hand: str, pile: list[str]
) -> None:
    laid: dict[str, Any] = {"gun": "4S 5S", "protected": ["", "H"], "pile": "TC TD", "stock": "9H 9D 9C"}
    table = aimed("6S", "7H", "7D", **laid).stands(1)
    assert table.refused(1, "redraw", **{"from": ["stock"] * 3}) == "refuse-redraw-count"
    table.do(1, "redraw", **{"from": sources})
    assert (table.hand(1), table["pile"]) == (" ".join(sorted(hand.split())), pile)


def test_the_pile_gives_only_while_it_holds_cards() -> None:
    table = aimed("6S", "7H", "7D", gun="4S 5S", protected=["", "H"], stock="9H").stands(1)
    assert table.refused(1, "redraw", **{"from": ["pile"]}) == "refuse-pile-short"
    table = aimed("6S", "7H", "7D", gun="4S 5S", protected=["", "H"], pile="TC", stock="9H").stands(1)
    assert table.refused(1, "redraw", **{"from": ["pile", "pile"]}) == "refuse-pile-short"
    assert table.may(1, "redraw", **{"from": ["stock", "pile"]})


# Option badge


def test_with_the_option_the_target_takes_the_badge_or_leaves_it() -> None:
    table = aimed("4S", "KH", "7D", stock="9H", badge="optional").stands(1)
    assert (table["phase"], table["to_act"], table["shots"]) == ("badge", [1], ["9H"])
    taken = aimed("4S", "KH", "7D", stock="9H", badge="optional").stands(1).do(1, "badge", take=True)
    assert (taken["phase"], taken["protected"][1], taken.hand(1)) == ("action", ["H"], "AH KH")
    left = table.do(1, "badge", take=False)
    assert (left["phase"], left["protected"][1], left.hand(1)) == ("action", [], "KH")
    assert left["aside"] == ["AC", "AD", "AH", "AS"]


def test_without_it_there_is_nothing_to_decide() -> None:
    assert aimed("4S", "KH", "7D", stock="9H").stands(1)["phase"] == "action"


def test_several_shots_in_a_turn_find_what_the_first_left() -> None:
    table = Table("4S", "KH KD", "7D", guns=["3S 8S, 3C 8C", "3D 8D"], stock="9C 9D").do(
        0, "shoot", gun=0, at=1
    )
    table.stands(1).do(1, "lose", king="KH").do(1, "redraw", **{"from": []})
    table.do(0, "shoot", gun=1, at=1).stands(1)
    assert (table["protected"][1], table["shots"]) == (["D"], ["9C", "9D"])
    table.discards(0, "KH")
    assert table["turns"] == 1
