"""§11: the Joker thrown away. Bank 1 of three players belongs to seats 0 and 2, seat 1 stands outside."""

import pytest

from tests.helpers.deals import Deal, bank


def test_nobody_throws_before_the_pair_has_rolled() -> None:
    deal = Deal(3, socks=[0, 1, 0]).bet(1, 1)
    assert deal.refused(1, "joker") == "refuse-throw-early"
    assert Deal(3).bet(1, 1).refused(1, "joker") == "refuse-throw-wait"  # he has no coin to challenge with
    assert deal.refused(0, "joker") == deal.refused(2, "joker") == "refuse-throw-own"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_throw_once_the_pair_has_rolled_and_a_roll_is_still_to_come(seat: int) -> None:
    deal = Deal(3).bet(2, 2).roll(1)
    assert deal["to_act"] == [0]
    assert deal["may_act"] == [1, 2]
    deal.do(seat, "joker")
    assert (deal["jokers"][seat], deal["banks"][0]) == (False, bank(4, 1))
    assert deal["joker_used"] and deal["pair_rolled"]


def test_null_for_the_side_is_the_same_as_none() -> None:
    assert Deal(3).bet(2, 2).roll(1).may(1, "joker", side=None)


def test_a_throw_costs_nothing_and_rolls_nothing() -> None:
    deal = Deal(3).bet(2, 2).roll(1).do(1, "joker")
    assert (deal["wallets"], deal["socks"], deal["rolls_left"]) == ([8, 10, 8], [0, 0, 0], [0, 2, 2])
    assert deal["challenge"] is None


def test_whoever_hits_takes_the_thrown_joker() -> None:
    deal = Deal(3).bet(2, 2).roll(1).do(1, "joker").roll(4)
    assert (deal["socks"], deal["sock_jokers"]) == ([4, 0, 0], [1, 0, 0])


def test_a_joker_that_nobody_hits_stays_in_the_bank() -> None:
    deal = Deal(3).bet(1, 1).roll(6).do(1, "joker").roll(6)
    assert (deal["bank"], deal["banks"][0]) == (2, bank(2, 1))


@pytest.mark.parametrize(
    ("rolled", "seat", "left"),
    [(1, 0, [2, 2]), (1, 2, [0]), (2, 2, []), (2, 0, [2, 2]), (3, 0, [2]), (3, 2, [])],
)
def test_of_the_pair_who_throws_rolls_no_more_in_this_turn(rolled: int, seat: int, left: list[int]) -> None:
    deal = Deal(3).bet(2, 2).roll(*[6] * rolled).do(seat, "joker")
    if left:
        assert (deal["bank"], deal["rolls_left"], deal["to_act"]) == (1, left, left[:1])
    else:
        assert (deal["bank"], deal["phase"], deal["rolls_left"]) == (2, "bet", [])
        assert deal["banks"][0] == bank(4, 1)


def test_a_throw_strikes_only_the_throwers_own_rolls_where_they_alternate() -> None:
    deal = Deal(3, {"rolls": "alternate"}).bet(2, 3).roll(6)
    assert deal["rolls_left"] == [0, 2, 0, 2]
    assert deal.do(2, "joker")["rolls_left"] == [0, 0]


def test_a_thrower_who_has_rolled_his_rolls_loses_none() -> None:
    deal = Deal(3).bet(1, 2).roll(6, 6).do(2, "joker")
    assert deal["rolls_left"] == [0]


def test_one_throw_for_a_bank_and_round() -> None:
    deal = Deal(3).bet(2, 2).roll(1).do(1, "joker")
    assert deal.refused(0, "joker") == deal.refused(2, "joker") == "refuse-joker-thrown"
    assert deal.refused(1, "joker") == "refuse-no-joker"


def test_the_next_bank_may_have_its_own_joker() -> None:
    deal = Deal(3).bet(1, 1).roll(6).do(1, "joker").roll(6).bet(1, 1).roll(6)
    assert deal["bank"] == 2
    assert deal.may(0, "joker")


def test_a_throw_needs_no_coin_in_the_sock_by_default() -> None:
    assert Deal(3, socks=[0, 0, 0]).bet(1, 1).roll(6).may(1, "joker")


def test_the_option_throw_needs_sock_asks_for_a_coin_in_the_sock() -> None:
    deal = Deal(3, {"throw_needs_sock": True}, socks=[1, 0, 0]).bet(1, 1)
    # Before the first roll, too: to wait for it would not help.
    assert deal.refused(1, "joker") == deal.refused(2, "joker") == "refuse-throw-sock"
    assert deal.refused(0, "joker") == "refuse-throw-own"
    deal.roll(6)
    assert deal.refused(1, "joker") == deal.refused(2, "joker") == "refuse-throw-sock"
    assert deal.may(0, "joker")


def test_after_the_turns_last_roll_there_is_nothing_to_throw_at() -> None:
    deal = Deal(3).bet(1, 1).roll(6, 6)
    assert (deal["bank"], deal["phase"]) == (2, "bet")
    assert deal.refused(0, "joker") == "refuse-stakes-first"


def test_a_throw_before_the_last_roll_of_all_is_still_in_time() -> None:
    assert Deal(3).bet(1, 1).roll(6).may(1, "joker")


def test_a_last_roller_who_throws_ends_the_turn_also_for_everybody_elses_fire() -> None:
    deal = Deal(3, jokers=[True, False, True]).bet(1, 1).roll(6)
    assert deal.may(1, "fire")
    deal.do(2, "joker")
    assert (deal["bank"], deal["banks"][0]) == (2, bank(2, 1))
    assert not deal.may(1, "fire")
