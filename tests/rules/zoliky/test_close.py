"""Closing, from hand and not, and what is carried over (zoliky.md, *Turns*, *Carry-over*)."""

from typing import Any

import pytest

from rules.kit.cards import Card
from tests.rules.zoliky.table import STOCK, add, after, close, discard, hand, lay, swap, table, why

RUN, TWOS = "TS JS QS KS", "2H 2D 2S"
DOWN: dict[str, Any] = {"melds": ("4S 5S 6S",), "laid": (0,)}


def test_a_close_needs_a_draw_and_all_but_the_closing_card_laid() -> None:
    assert why(table("7S", "4S", phase="draw", **DOWN), close("7S")) == "refuse-draw-first"
    assert why(table("7S 9H", "4S", **DOWN), close("9H")) == "refuse-close-rest"
    over = after(table("7S", "4S", **DOWN), close("7S"))
    assert over.public.phase == "over" and over.public.end is not None
    assert (over.public.end.closer, over.public.end.from_hand) == (0, False)


def test_the_closing_card_lies_face_down() -> None:
    over = after(table("7S", "4S", **DOWN), close("7S"))
    assert over.hidden.closing == Card("7S") and Card("7S") not in over.public.discards


def test_any_card_closes_a_joker_too_and_jokers_may_be_left_over() -> None:
    assert why(table("*", "4S", **DOWN), close("*")) is None
    over = after(table("7S * *", "4S", **DOWN), close("7S"))
    assert over.public.end is not None and over.public.end.kept == (2, 0) and hand(over, 0) == "* *"


def test_a_joker_that_closes_is_carried_as_well_and_others_jokers_are_not() -> None:
    over = after(table("* *", "4S *", "8H *", **DOWN), close("*"))
    assert over.public.end is not None and over.public.end.kept == (2, 0, 0)


def test_who_has_laid_closes_with_one_card_and_without_melds() -> None:
    state = table(f"7S {TWOS}", "4S", **DOWN)
    assert why(state, close("7S", TWOS)) == "refuse-close-laid"


def test_who_has_laid_nothing_closes_from_hand_in_one_action() -> None:
    assert why(table("7S", "4S"), close("7S")) == "refuse-close-nothing"
    over = after(table(f"{RUN} {TWOS} 9H", "4S"), close("9H", RUN, TWOS))
    assert over.public.end is not None and over.public.end.from_hand and over.public.laid == (True, False)
    assert len(over.public.melds) == 2


@pytest.mark.parametrize(
    ("held", "melds", "options", "reason"),
    [
        ("2S 3S 4S 9H", ("2S 3S 4S",), {}, None),
        ("2S 2H 2D 9H", ("2S 2H 2D",), {}, "lacks-run-alone"),
        ("2S * 4S 9H", ("2S * 4S",), {}, "lacks-run-alone"),
        ("2S 2H 2D 9H", ("2S 2H 2D",), {"pure_run": False}, None),
        ("2S 2H * 9H", ("2S 2H *",), {"pure_run": False}, "lacks-run-alone"),
    ],
)
def test_with_melds_alone_a_close_from_hand_needs_no_42_but_a_run_without_a_joker(
    held: str, melds: tuple[str, ...], options: dict[str, Any], reason: str | None
) -> None:
    assert why(table(held, "4S", **options), close("9H", *melds)) == reason


def test_with_adds_or_swaps_its_melds_must_open_by_themselves() -> None:
    others: dict[str, Any] = {"melds": ("4C * 6C",), "laid": (1,)}
    small = table("2S 3S 4S 7C 9H", "8D", **others)
    assert why(small, close("9H", "2S 3S 4S", adds=[add(0, "7C", "high")])) == "lacks-points"
    alone = table("7C 9H", "8D", **others)
    assert why(alone, close("9H", adds=[add(0, "7C", "high")])) == "refuse-no-melds"
    whole = table(f"{RUN} {TWOS} 7C 5C 9H", "8D", **others)
    act = close("9H", RUN, TWOS, adds=[add(0, "7C", "high")], swaps=[swap(0, "5C")])
    over = after(whole, act)
    assert over.public.end is not None and over.public.end.kept == (1, 0), "the swapped joker is left"


def test_melds_come_first_then_adds_then_swaps() -> None:
    state = table(f"{RUN} {TWOS} AS 9H", "8D", melds=("4C * 6C",), laid=(1,))
    assert why(state, close("9H", RUN, TWOS, adds=[add(1, "AS", "high")])) is None, "M2 is its own run"
    grows = table(f"{RUN} {TWOS} 5C 7C 9H", "8D", melds=("4C * 6C",), laid=(1,))
    act = close("9H", RUN, TWOS, adds=[add(0, "7C", "high")], swaps=[swap(0, "5C")])
    assert why(grows, act) is None


def test_a_joker_swapped_out_serves_as_the_closing_card_only() -> None:
    others: dict[str, Any] = {"melds": ("4C * 6C",), "laid": (1,)}
    state = table(f"{RUN} {TWOS} 5C", "8D", **others)
    assert why(state, close("*", RUN, TWOS, swaps=[swap(0, "5C")])) is None
    using = close("9H", RUN, "2H 2D *", swaps=[swap(0, "5C")])
    assert why(table(f"{RUN} 2H 2D 5C 9H", "8D", **others), using) == "refuse-not-held"


def test_laying_down_first_and_closing_in_the_same_turn_is_from_hand_too() -> None:
    laid = after(table(f"{RUN} {TWOS} 9H", "4S"), lay(RUN, TWOS))
    assert why(laid, close("9H", TWOS)) == "refuse-close-laid", "then it is the plain close"
    over = after(laid, close("9H"))
    assert over.public.end is not None and over.public.end.from_hand
    later = after(table("7S", "4S", **DOWN), close("7S"))
    assert later.public.end is not None and not later.public.end.from_hand


def test_the_exposed_card_is_taken_instead_of_a_draw_and_lies_in_a_meld_of_that_close() -> None:
    held = f"{RUN} 2H 2D 9H"
    state = table(held, "4S", phase="draw", exposed="2S")
    over = after(state, close("9H", RUN, TWOS, exposed=True))
    assert over.public.exposed is None and over.public.end is not None and over.public.end.from_hand
    assert why(table(f"{RUN} 2H", "4S", phase="draw", exposed="9H"), close("9H", RUN, exposed=True)) == (
        "refuse-exposed-meld"
    )
    assert why(after(state, STOCK), close("9H", RUN, TWOS, exposed=True)) == "refuse-exposed-late"
    assert why(table(held, "4S", phase="draw"), close("9H", RUN, TWOS, exposed=True)) == "refuse-no-exposed"


def test_the_exposed_card_serves_from_round_4_on_the_leaders_turn_too() -> None:
    def at(round_: int, on: int) -> Any:
        hands = [f"{RUN} 2H 2D 9H" if seat == on else "4S 5S" for seat in range(2)]
        return table(*hands, on=on, phase="draw", round_=round_, exposed="2S")

    act = close("9H", RUN, TWOS, exposed=True)
    assert why(at(3, 1), act) == "refuse-locked"
    assert why(at(4, 0), act) is why(at(4, 1), act) is why(at(5, 0), act) is None


def test_who_has_laid_down_may_not_take_the_exposed_card() -> None:
    state = table(f"{RUN} 2H 2D 9H", "4S", phase="draw", exposed="2S", **DOWN)
    assert why(state, close("9H", RUN, TWOS, exposed=True)) == "refuse-close-laid"


def test_empty_lists_are_the_same_as_none() -> None:
    from rules.zoliky.actions import Close

    state = table("7S", "4S", **DOWN)
    assert why(state, Close(Card("7S"), (), (), ())) is None


def test_nobody_plays_on_after_a_close() -> None:
    over = after(table("7S", "4S 5S", **DOWN), close("7S"))
    assert why(over, discard("4S")) == "refuse-over"
