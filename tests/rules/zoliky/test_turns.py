"""Drawing, laying, adding, swapping, discarding (zoliky.md, *Turns*), a clause a test."""

from typing import Any

import pytest

from rules.kit.action import Action
from rules.kit.cards import Card
from rules.zoliky.actions import Lay
from tests.rules.zoliky.table import PILE, STOCK, add, after, close, discard, hand, lay, swap, table, why

OPENING = "TS JS QS KS"
"""A run worth 40; with ``2H 2D 2S`` it opens."""
FULL = f"{OPENING} 2H 2D 2S 9H"


def test_a_turn_begins_with_a_draw_and_ends_with_a_discard() -> None:
    state = table("4H 5H", "9C TC", phase="draw")
    assert (
        why(state, discard("4H"))
        == why(state, close("4H"))
        == why(state, lay("4H 5H"))
        == ("refuse-draw-first")
    )
    drawn = after(state, STOCK)
    assert hand(drawn, 0) == "5H 4H TD" and why(drawn, STOCK) == why(drawn, PILE) == "refuse-drawn"
    following = after(drawn, discard("4H")).public
    assert (following.turn, following.phase, following.discards[-1]) == (1, "draw", "4H")


@pytest.mark.parametrize(
    ("round_", "on", "reason"),
    [
        (3, 1, "refuse-pile-locked"),
        (4, 0, "refuse-pile-leader"),
        (4, 1, None),
        (4, 2, None),
        (5, 0, None),
    ],
)
def test_the_pile_opens_in_round_4_for_all_but_the_leader(round_: int, on: int, reason: str | None) -> None:
    state = table("4H 5H", "9C TC", "9D TD", phase="draw", round_=round_, on=on)
    assert why(state, PILE) == reason


@pytest.mark.parametrize(("locked", "round_"), [(0, 1), (1, 2), (5, 6)])
def test_another_number_of_locked_rounds_stands_for_3_everywhere(locked: int, round_: int) -> None:
    opens = {"locked_rounds": locked, "on": 1}
    state = table("4H 5H", FULL, round_=round_, **opens)  # type: ignore[arg-type]
    assert why(state, lay(OPENING, "2H 2D 2S")) is None
    assert why(table("4H 5H", FULL, phase="draw", round_=round_, **opens), PILE) is None  # type: ignore[arg-type]
    leader = table("4H 5H", FULL, phase="draw", round_=round_, locked_rounds=locked)
    assert why(leader, PILE) == "refuse-pile-leader"
    if locked:
        earlier = table("4H 5H", FULL, round_=locked, **opens)  # type: ignore[arg-type]
        assert why(earlier, lay(OPENING, "2H 2D 2S")) == "refuse-locked"


@pytest.mark.parametrize(
    "action",
    [lay(OPENING, "2H 2D 2S"), add(0, "7S", "high"), swap(0, "5S"), close("9H", OPENING, "2H 2D 2S")],
    ids=["lay", "add", "swap", "close"],
)
def test_in_rounds_1_to_3_nothing_is_laid_and_nobody_closes(action: Action) -> None:
    state = table(FULL, "4S 6S", round_=3, melds=("4S 5S 6S",), laid=(1,))
    assert why(state, action) == "refuse-locked"


def test_in_round_4_the_leader_may_lay_and_close() -> None:
    assert why(table(FULL, "4S"), lay(OPENING, "2H 2D 2S")) is None
    assert why(table(FULL, "4S"), close("9H", OPENING, "2H 2D 2S")) is None


@pytest.mark.parametrize(
    ("melds", "options", "reason"),
    [
        ((OPENING,), {}, "lacks-points"),
        (("2H 2D 2S",), {}, "lacks-both"),
        (("KS KH KD", "QS QH QD"), {}, "lacks-run"),
        ((OPENING, "2H 2D 2S"), {}, None),
        ((OPENING,), {"opening": 40}, None),
        (("2H 2D 2S",), {"opening": 0, "pure_run": False}, None),
        (("KS KH KD", "QS QH QD"), {"pure_run": False}, None),
        (("KS KH *", "QS QH QD"), {"pure_run": False}, "lacks-run"),
        (("TS JS * KS", "2H 2D 2S"), {}, "lacks-run"),
    ],
)
def test_a_first_lay_down_is_worth_42_with_a_run_without_a_joker(
    melds: tuple[str, ...], options: dict[str, Any], reason: str | None
) -> None:
    state = table(f"{FULL} * KH KD QH QD", "4S", **options)
    assert why(state, lay(*melds)) == reason


def test_the_42_must_come_in_one_action_and_later_lays_are_free() -> None:
    state = table(f"{FULL} 7H 7D 7C", "4S")
    assert why(state, lay(OPENING)) == "lacks-points"
    laid = after(state, lay(OPENING, "2H 2D 2S"))
    assert laid.public.opened and why(laid, lay("7H 7D 7C")) is None


def test_nothing_at_all_is_no_lay_down() -> None:
    assert why(table(FULL, "4S"), Lay(())) == "refuse-no-melds"
    assert why(table(FULL, "4S", laid=(0,), melds=("4S 5S 6S",)), Lay(())) == "refuse-no-melds"


def test_a_card_that_is_not_held_is_not_laid_nor_one_twice() -> None:
    state = table(FULL, "4S")
    assert why(state, lay(OPENING, "2H 2D 2C")) == "refuse-not-held"
    assert why(table("TS JS QS KS 5H", "4S", opening=0), lay(OPENING, OPENING)) == "refuse-not-held"


def test_at_least_one_card_is_left_after_a_lay_or_an_add() -> None:
    state = table(f"{OPENING} 2H 2D 2S", "4S")
    assert why(state, lay(OPENING, "2H 2D 2S")) == "refuse-keep-one"
    laid = table("7S", "4S", melds=("4S 5S 6S",), laid=(0,))
    assert why(laid, add(0, "7S", "high")) == "refuse-keep-one"
    with_joker = table("7S *", "4S", melds=("4S 5S 6S",), laid=(0,))
    assert why(with_joker, add(0, "7S", "high")) is None


def test_adds_and_swaps_come_after_ones_own_first_lay_down_in_the_same_turn_too() -> None:
    state = table(f"{FULL} 7C 5C", "4S", melds=("4C * 6C",), laid=(1,))
    assert why(state, add(0, "7C", "high")) == why(state, swap(0, "5C")) == "refuse-lay-first"
    laid = after(state, lay(OPENING, "2H 2D 2S"))
    assert why(laid, add(0, "7C", "high")) is None and why(laid, swap(0, "5C")) is None
    assert hand(after(laid, swap(0, "5C")), 0) == "9H 7C *", "the joker comes into the hand"


def test_at_is_said_of_a_run_and_never_of_a_set() -> None:
    state = table("7S 9D 3S 2S 2C", "4S", melds=("4S 5S 6S", "9H 9C 9S"), laid=(0,))
    assert why(state, add(0, "7S")) == why(state, add(1, "9D", "low")) == "refuse-add"
    assert why(state, add(0, "7S", "low")) == "refuse-add" and why(state, add(0, "7S", "high")) is None
    assert why(state, add(1, "9D")) is None
    assert why(state, add(0, "3S 2S", "low")) == "refuse-add", "written low to high"
    assert why(state, add(0, "2S 3S", "low")) is None
    assert why(state, add(2, "7S", "high")) == "refuse-no-such-meld"


def test_a_joker_got_in_a_swap_is_used_freely() -> None:
    state = table("5S 7H 7D 9C", "4S", melds=("4S * 6S",), laid=(0,))
    given = after(state, swap(0, "5S"))
    assert why(given, lay("7H 7D *")) is None
    other = table("7S 7H", "4S", melds=("4S * 6S",), laid=(0,))
    assert why(other, swap(0, "7S")) == "refuse-swap"


def test_the_last_card_is_not_discarded_openly() -> None:
    state = table("7S", "4S", melds=("4S 5S 6S",), laid=(0,))
    assert why(state, discard("7S")) == "refuse-last-card" and why(state, close("7S")) is None


def test_a_pile_card_is_not_discarded_again_while_the_stock_has_cards_but_its_twin_is() -> None:
    state = table("4H 5H", "9C TC", phase="draw", on=1, pile="2C 9C")
    taken = after(table("4H", "9H TC", phase="draw", on=1, pile="2C 9C"), PILE)
    assert why(taken, discard("9C")) == "refuse-taken" and why(taken, discard("TC")) is None
    assert why(after(state, PILE), discard("9C")) is None, "of two it is the other one"
    empty = after(table("4H", "9H TC", phase="draw", on=1, pile="2C 9C", stock=""), PILE)
    assert why(empty, discard("9C")) is None


def test_with_free_use_a_pile_card_may_even_close() -> None:
    state = table("4H 9H", "7S", phase="draw", on=1, pile="2C 9C", melds=("4S 5S 6S",), laid=(1,))
    taken = after(state, PILE, add(0, "7S", "high"))
    assert why(taken, close("9C")) is None


def test_with_must_use_a_pile_card_is_taken_for_an_act_that_uses_it_and_used_before_the_end() -> None:
    must: dict[str, Any] = {"phase": "draw", "on": 1, "discard_use": "must-use", "laid": (1,)}
    useless = table("4H", "8H JC", pile="2C 9C", melds=("4S 5S 6S",), **must)
    assert why(useless, PILE) == "refuse-pile-no-use"
    state = table("4H", "8H JC 7D", pile="2C 7S", melds=("4S 5S 6S",), **must)
    taken = after(state, PILE)
    assert why(taken, discard("JC")) == why(taken, discard("7S")) == "refuse-use-first"
    used = after(taken, add(0, "7S", "high"))
    assert used.public.taken is None and why(used, discard("JC")) is None


def test_with_must_use_nothing_is_done_that_leaves_the_pile_card_without_a_use() -> None:
    must: dict[str, Any] = {"phase": "draw", "on": 1, "discard_use": "must-use", "laid": (1,)}
    state = table("4H", "8H 8D 3C JC", pile="2C 8S", melds=("5H 6H 7H",), **must)
    taken = after(state, PILE)
    assert why(taken, add(0, "8H", "high")) == "refuse-use-first"
    assert why(taken, lay("8H 8D 8S")) is None


def test_with_must_use_other_acts_may_come_first_as_long_as_the_pile_card_stays_of_use() -> None:
    must: dict[str, Any] = {"phase": "draw", "on": 1, "discard_use": "must-use", "laid": (1,)}
    hand = "8H 8D 3C JC QC KC 4H 9D"
    taken = after(table("4H", hand, pile="2C 8S", melds=("5H 6H 7H", "TD * QD"), **must), PILE)
    before = after(taken, lay("JC QC KC"), add(0, "4H", "low"))
    assert before.public.taken == "8S" and why(before, discard("3C")) == "refuse-use-first"
    assert why(before, add(0, "8H", "high")) == "refuse-use-first"
    used = after(before, lay("8H 8D 8S"))
    assert why(used, discard("3C")) is None


def test_who_is_not_on_turn_is_told_whose_it_is() -> None:
    from rules.kit.seats import Seat
    from rules.zoliky import GAME

    state = table(FULL, "4S 9C")
    refusal = GAME.refuse(state.public, state.own[1], Seat(1), discard("4S"))
    assert refusal is not None and refusal.reason.key == "refuse-not-your-turn"


def test_a_set_keeps_its_cards_as_laid_and_a_swapped_card_takes_the_jokers_place() -> None:
    state = table("9D 2S 3S 5S", "4S", melds=("9H * 9C 9S",), laid=(0,))
    assert after(state, swap(0, "9D")).public.melds[0].cards == tuple(map(Card, ("9H", "9D", "9C", "9S")))
    three = table("9D 2S 3S 5S", "4S", melds=("9H 9C 9S",), laid=(0,))
    assert after(three, add(0, "9D")).public.melds[0].cards[-1] == Card("9D"), "additions at the end"
