"""§4, §16: start numbers."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kit.contract import Roll
from rules.kit.seats import Seat
from tests.helpers.deals import Deal, over

EACH = {"numbers": "each-game"}
ONCE = {"numbers": "once"}


def drawn(seats: int, *dice: int) -> list[int]:
    return Deal(seats, EACH).draw(*dice)["numbers"]


def test_the_higher_roll_has_the_lower_number() -> None:
    assert drawn(3, 5, 3, 1) == [1, 2, 3]
    assert drawn(3, 1, 3, 5) == [3, 2, 1]
    assert drawn(4, 2, 6, 1, 5) == [3, 1, 4, 2]


def test_everybody_rolls_in_seat_order() -> None:
    deal = Deal(5, EACH)
    for seat, die in enumerate((5, 1, 3, 2, 6)):
        assert deal.match.deal is not None
        assert deal.match.deal.turn == Roll(Seat(seat))
        deal.draw(die)
    assert deal["phase"] == "bet"


def test_a_tied_group_rolls_again_among_its_own_seats() -> None:
    deal = Deal(3, EACH).draw(4, 2, 4)
    assert deal.match.deal is not None
    assert deal.match.deal.turn == Roll(Seat(0))
    deal.draw(1)
    assert deal.match.deal.turn == Roll(Seat(2))
    assert deal.draw(6)["numbers"] == [2, 3, 1]


def test_the_highest_tied_group_is_resolved_to_its_end_before_the_next_one() -> None:
    # 0 and 1 tie at 4, tie again at 3, and part at 1 and 6; only then 2 and 3 roll, who tie once more.
    assert drawn(4, 4, 4, 2, 2, 3, 3, 1, 6, 5, 5, 2, 1) == [2, 1, 3, 4]


def test_ties_inside_a_reroll_are_resolved_in_place() -> None:
    # 0, 1, 2 tie; among them 2 is first and 0 and 1 tie again; then 3 and 4.
    assert drawn(5, 3, 3, 3, 1, 1, 4, 4, 6, 2, 5, 1, 2) == [3, 2, 1, 5, 4]
    assert drawn(3, 6, 6, 6, 2, 2, 5, 1, 4) == [3, 2, 1]


def test_a_group_that_rerolls_keeps_its_place_among_the_others() -> None:
    # The second roll of the lower group is higher than anything the others rolled; it changes nothing.
    assert drawn(4, 2, 5, 2, 4, 6, 1) == [3, 1, 4, 2]


def test_seven_who_all_tie_roll_again_all_seven() -> None:
    assert drawn(7, *[6] * 7, 6, 5, 4, 3, 2, 1, 1, 1, 2) == [1, 2, 3, 4, 5, 7, 6]


def reference(seats: list[int], dice: Iterator[int]) -> list[int]:
    """The draw as the clause says it, written the plain way."""
    rolls = {seat: next(dice) for seat in seats}
    order: list[int] = []
    for value in range(6, 0, -1):
        group = [seat for seat in seats if rolls[seat] == value]
        order += reference(group, dice) if len(group) > 1 else group
    return order


@settings(deadline=None)
@given(st.integers(3, 7), st.randoms(use_true_random=False))
def test_the_draw_is_what_the_clause_says_for_any_dice(seats: int, random: Random) -> None:
    dice: list[int] = []

    def rolling() -> Iterator[int]:
        while True:
            dice.append(random.randint(1, 6) if len(dice) < 60 else 1 + len(dice) % 6)
            yield dice[-1]

    order = reference(list(range(seats)), rolling())
    assert drawn(seats, *dice) == [order.index(seat) + 1 for seat in range(seats)]


def test_the_numbers_are_unknown_while_they_are_drawn() -> None:
    deal = Deal(3, EACH).draw(4, 2)
    assert deal["numbers"] is None
    assert deal.refused(0, "bet", coins=1) == "refuse-numbers-drawn"


def test_numbers_by_seat_need_no_dice() -> None:
    for seats in range(3, 8):
        deal = Deal(seats, {"numbers": "seats"})
        assert deal["numbers"] == list(range(1, seats + 1))
        assert deal["phase"] == "bet"


def test_each_game_draws_its_own_numbers() -> None:
    first = over(1, 0, 0, options=EACH).draw(5, 3, 1)
    second = first.following()
    assert second.numbers is None
    first.match = first.match.begin(second)
    assert first.match.deal is not None
    assert first.match.deal.turn == Roll(Seat(0))
    assert first.draw(1, 3, 5)["numbers"] == [3, 2, 1]


def test_numbers_once_are_drawn_before_the_first_game_and_kept() -> None:
    deal = over(1, 0, 0, options=ONCE).draw(1, 5, 3)
    assert deal["numbers"] == [3, 1, 2]
    second = deal.following()
    assert second.numbers == (3, 1, 2)
    deal.match = deal.match.begin(second)
    assert (deal["phase"], deal["numbers"]) == ("bet", [3, 1, 2])
    assert deal["pair"] == [1, 0]


@pytest.mark.parametrize("numbers", ["each-game", "seats"])
def test_a_later_game_has_numbers_in_its_setup_only_with_once(numbers: str) -> None:
    deal = over(1, 0, 0, options={"numbers": numbers})
    if numbers == "each-game":
        deal.draw(1, 5, 3)
    assert deal.following().numbers is None
