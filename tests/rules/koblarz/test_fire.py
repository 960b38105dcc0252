"""§12: the Fire. Bank 1 of three players belongs to seats 0 and 2, seat 1 stands outside."""

import pytest

from tests.helpers.deals import Deal, bank

GONE = [False, False, False]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_whose_joker_is_gone_may_burn(seat: int) -> None:
    deal = Deal(3, jokers=GONE, banks=[bank(4, 2), bank(0), bank(0)], trash=bank(1, 1)).bet(1, 1)
    assert deal["may_act"] == [1, 2]
    deal.do(seat, "fire")
    assert (deal["trash"], deal["banks"][0], deal["bank"]) == (bank(7, 3), bank(0), 2)
    assert deal["fires"] == [seat != other for other in range(3)]
    assert (deal["socks"], deal["sock_jokers"]) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.parametrize("rolled", [0, 1, 2, 3])
def test_a_fire_may_be_called_while_a_roll_is_still_to_come(rolled: int) -> None:
    deal = Deal(3, jokers=GONE).bet(2, 2).roll(*[6] * rolled)
    assert all(deal.may(seat, "fire") for seat in range(3))


def test_never_after_the_turns_last_roll() -> None:
    deal = Deal(3, jokers=GONE).bet(1, 1).roll(6, 6)
    assert (deal["bank"], deal["phase"]) == (2, "bet")
    assert not any(deal.may(seat, "fire") for seat in range(3))


def test_never_at_a_blocking_tie() -> None:
    deal = Deal(3, jokers=GONE).bet(3, 3)
    assert (deal["bank"], deal["phase"], deal["may_act"]) == (2, "bet", [])
    assert not any(deal.may(seat, "fire") for seat in range(3))


def test_a_fire_needs_the_own_joker_to_be_gone() -> None:
    deal = Deal(3, jokers=[True, False, True]).bet(1, 1)
    assert deal.refused(0, "fire") == deal.refused(2, "fire") == "refuse-fire-joker"
    assert deal.may(1, "fire")


def test_who_threw_his_joker_in_this_turn_may_burn_at_once() -> None:
    deal = Deal(3).bet(2, 2).roll(6).do(1, "joker")
    assert deal["may_act"] == [1]
    deal.do(1, "fire")
    assert (deal["trash"], deal["bank"]) == (bank(4, 1), 2)


def test_one_fire_a_game() -> None:
    deal = Deal(3, jokers=GONE).bet(1, 1).do(1, "fire").bet(1, 1)
    assert deal.refused(1, "fire") == "refuse-no-fire"
    assert deal.may(0, "fire")


def test_a_bank_with_jokers_and_no_coin_may_be_burnt() -> None:
    deal = Deal(3, wallets=[0, 5, 0], jokers=GONE, banks=[bank(0, 2), bank(0), bank(0)])
    assert deal.do(1, "fire")["trash"] == bank(0, 2)


def test_what_is_in_the_trash_counts_for_nobody() -> None:
    deal = Deal(3, wallets=[1, 0, 1], jokers=GONE).bet(1, 1).do(0, "fire")
    assert (deal["phase"], deal["trash"]) == ("over", bank(2))
    assert deal.over.scores == (0, -20, -20)


def locked() -> Deal:
    """Seat 1 could not pay: his challenge with side 2 missed with 1 coin in the sock and none besides."""
    deal = Deal(3, socks=[0, 1, 0], wallets=[10, 0, 10]).bet(1, 1).do(1, "joker", side=2).roll(6, 6)
    assert deal["locked"] == [False, True, False]
    return deal


def test_an_unsettled_debt_locks_the_fire() -> None:
    deal = locked()
    assert deal.refused(1, "fire") == "refuse-fire-locked"
    assert deal["may_act"] == []


def test_a_locked_fire_stays_locked_whatever_its_owner_wins_later() -> None:
    deal = locked().roll(6, 6)
    deal.bet(1).roll(6, 2)  # bank 2: seat 1 has an empty wallet and hits
    assert deal["socks"] == [0, 1, 0]
    deal.bet(1)
    assert deal["locked"] == [False, True, False]
    assert deal.refused(1, "fire") == "refuse-fire-locked"


def test_a_locked_fire_counts_as_held() -> None:
    only_his = [False, True, False]
    deal = Deal(3, socks=[0, 1, 0], wallets=[1, 1, 1], jokers=only_his, fires=only_his)
    deal.bet(1, 1).do(1, "joker", side=2).roll(6, 6, 2)
    assert (deal["phase"], deal["locked"]) == ("over", only_his)
    assert deal.over.scores == (40 + 20, -20, 0)


def test_a_settled_penalty_leaves_the_fire_free() -> None:
    deal = Deal(3, socks=[0, 2, 0]).bet(1, 1).do(1, "joker", side=1).roll(6)
    assert deal.may(1, "fire")


def test_debts_start_settled() -> None:
    assert Deal(3, jokers=GONE, socks=[0, 0, 0], wallets=[1, 0, 1])["locked"] == [False, False, False]


def test_before_the_stakes_are_in_there_is_nothing_to_burn() -> None:
    deal = Deal(3, jokers=[False] * 3, banks=[bank(4), bank(0), bank(0)])
    assert {deal.refused(seat, "fire") for seat in range(3)} == {"refuse-stakes-first"}
    deal.do(0, "bet", coins=2)
    assert {deal.refused(seat, "fire") for seat in range(3)} == {"refuse-stakes-first"}
    assert deal.do(2, "bet", coins=2).may(1, "fire")
