"""§6, §8, §10: the target, who rolls first, how often, and what a hit takes."""

import pytest

from rules.kit.chance import Die
from rules.kit.seats import Seat
from rules.koblarz import GAME as KOBLARZ
from tests.helpers.deals import Deal, bank, read

HIGH_CALL = {"four_players": "high-call"}
ALTERNATE = {"rolls": "alternate"}


@pytest.mark.parametrize(("low", "high"), [(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if (a, b) != (3, 3)])
def test_the_target_is_the_sum_of_the_calls(low: int, high: int) -> None:
    assert Deal(3).bet(low, high)["target"] == low + high


def test_coins_left_from_earlier_rounds_take_no_part_in_the_target() -> None:
    deal = Deal(3, banks=[bank(5, 1), bank(0), bank(0)]).bet(1, 2)
    assert (deal["target"], deal["banks"][0]) == (3, bank(8, 1))


@pytest.mark.parametrize(
    ("low", "high", "order"),
    [
        (1, 1, [0, 2]),
        (2, 2, [0, 0, 2, 2]),
        (1, 2, [2, 2, 0]),
        (1, 3, [2, 2, 2, 0]),
        (2, 3, [2, 2, 2, 0, 0]),
        (2, 1, [0, 0, 2]),
        (3, 2, [0, 0, 0, 2, 2]),
    ],
)
def test_who_staked_more_rolls_first_and_as_often_as_he_called(low: int, high: int, order: list[int]) -> None:
    deal = Deal(3).bet(low, high)
    assert deal["rolls_left"] == order
    for left in range(len(order), 0, -1):
        assert deal["to_act"] == [order[-left]]
        assert deal["rolls_left"] == order[-left:]
        deal.roll(6)
    assert deal["bank"] == 2


def test_the_lower_number_is_by_number_not_by_seat() -> None:
    deal = Deal(3, {"numbers": "each-game"}).draw(1, 3, 5).bet(1, 1)  # seat 2 is number 1
    assert (deal["pair"], deal["rolls_left"]) == ([2, 0], [2, 0])


@pytest.mark.parametrize(("empty_call", "order"), [(1, [2, 0]), (2, [2, 0, 0]), (3, [2, 0, 0, 0])])
def test_an_empty_wallet_staked_nothing_whatever_it_counts_as(empty_call: int, order: list[int]) -> None:
    deal = Deal(3, {"empty_call": empty_call}, wallets=[0, 10, 10]).bet(1)
    assert deal["rolls_left"] == order


def test_of_two_empty_wallets_the_lower_number_rolls_first() -> None:
    deal = Deal(3, {"empty_call": 2}, wallets=[0, 0, 0], banks=[bank(1)] + [bank(0)] * 2)
    assert (deal["target"], deal["rolls_left"]) == (4, [0, 0, 2, 2])


def test_among_four_the_lower_number_always_rolls_first() -> None:
    assert Deal(4).bet(1, 3)["rolls_left"] == [0, 2, 2, 2]
    assert Deal(4, wallets=[0, 9, 9, 9]).bet(2)["rolls_left"] == [0, 2, 2]


def test_among_four_the_higher_stake_rolls_first_by_the_option_high_call() -> None:
    assert Deal(4, HIGH_CALL).bet(1, 3)["rolls_left"] == [2, 2, 2, 0]
    assert Deal(4, HIGH_CALL).bet(2, 2)["rolls_left"] == [0, 0, 2, 2]


@pytest.mark.parametrize("seats", [3, 5, 6, 7])
@pytest.mark.parametrize("option", ["low-number", "high-call"])
def test_the_option_four_players_is_for_four_only(seats: int, option: str) -> None:
    deal = Deal(seats, {"four_players": option})
    low, high = deal["pair"]
    assert deal.bet(1, 2)["rolls_left"] == [high, high, low]


@pytest.mark.parametrize(
    ("low", "high", "order"),
    [
        (1, 1, [0, 2]),
        (2, 2, [0, 2, 0, 2]),
        (1, 3, [2, 0, 2, 2]),
        (3, 1, [0, 2, 0, 0]),
        (2, 3, [2, 0, 2, 0, 2]),
        (3, 2, [0, 2, 0, 2, 0]),
    ],
)
def test_alternate_rolls_go_in_turn_and_the_one_with_more_goes_on_alone(
    low: int, high: int, order: list[int]
) -> None:
    assert Deal(3, ALTERNATE).bet(low, high)["rolls_left"] == order


def test_alternate_rolls_among_four_start_with_the_lower_number() -> None:
    assert Deal(4, ALTERNATE).bet(1, 3)["rolls_left"] == [0, 2, 2, 2]
    assert Deal(4, ALTERNATE | HIGH_CALL).bet(1, 3)["rolls_left"] == [2, 0, 2, 2]


def test_a_hit_takes_the_whole_bank_into_the_sock_and_ends_the_turn() -> None:
    deal = Deal(3, banks=[bank(5, 2), bank(0), bank(0)]).bet(1, 2).roll(3)
    assert (deal["socks"], deal["sock_jokers"]) == ([0, 0, 8], [0, 0, 2])
    assert (deal["banks"][0], deal["bank"]) == (bank(0), 2)
    assert deal["wallets"] == [9, 10, 8]


def test_after_the_last_miss_the_contents_stay() -> None:
    deal = Deal(3, banks=[bank(5, 2), bank(0), bank(0)]).bet(1, 2).roll(1, 2, 4)
    assert (deal["banks"][0], deal["bank"], deal["socks"]) == (bank(8, 2), 2, [0, 0, 0])


def test_the_last_roll_may_hit() -> None:
    deal = Deal(3).bet(1, 2).roll(1, 2, 3)
    assert (deal["socks"], deal["banks"][0]) == ([3, 0, 0], bank(0))


def test_only_who_is_next_rolls() -> None:
    deal = Deal(3).bet(1, 1)
    assert deal.refused(2, "roll") == deal.refused(1, "roll") == "refuse-not-your-roll"
    deal.roll(6)
    assert deal.refused(0, "roll") == "refuse-not-your-roll"
    assert deal.may(2, "roll")


def test_pair_rolled_is_true_from_the_pairs_first_miss_on() -> None:
    deal = Deal(3).bet(1, 1)
    assert deal["pair_rolled"] is False
    assert deal.roll(6)["pair_rolled"] is True
    assert deal.roll(6)["pair_rolled"] is False  # the next bank's turn


def test_while_the_die_is_in_the_air_nobody_may_do_anything() -> None:
    deal = Deal(3, jokers=[True, False, True], socks=[0, 1, 0]).bet(2, 2)
    assert deal.may(1, "fire")
    deal.match = deal.match.act(Seat(0), read("roll"))
    assert (deal["to_act"], deal["may_act"]) == ([], [])
    assert deal.refused(1, "fire") == "refuse-die-rolls"
    assert all(KOBLARZ.legal(deal.state.public, deal.state.own[seat], Seat(seat)) == () for seat in range(3))
    deal.match = deal.match.settle(Die(1))
    deal.match = deal.match.act(Seat(0), read("roll"))
    assert deal.refused(2, "joker") == "refuse-die-rolls"
    deal.match = deal.match.settle(Die(1))
    assert deal.may(2, "joker") and deal.may(1, "fire")
