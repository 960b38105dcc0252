"""§11: the Joker as a challenge. Bank 1 of three players belongs to seats 0 and 2, seat 1 stands outside."""

import pytest

from tests.helpers.deals import Deal, bank


def stood(seats: int = 3, options: dict[str, object] | None = None, **setup: object) -> Deal:
    """After stakes of 1 and 1 at bank 1: target 2; everybody has coins in the sock."""
    return Deal(seats, options, **{"socks": [9] * seats} | setup).bet(1, 1)


@pytest.mark.parametrize("side", [1, 2])
def test_an_outsider_may_challenge_with_either_side_before_the_first_roll(side: int) -> None:
    deal = stood()
    assert deal["may_act"] == [1]
    deal.do(1, "joker", side=side)
    assert deal["challenge"] == {"seat": 1, "side": side}
    assert deal["rolls_left"] == [1] * side + [0, 2]
    assert (deal["to_act"], deal["may_act"]) == ([1], [])


def test_a_joker_has_two_sides() -> None:
    deal = stood()
    for side in (-1, 0, 3, 10**30):
        assert deal.refused(1, "joker", side=side) == "refuse-side"


@pytest.mark.parametrize("seat", [0, 2])
def test_the_pair_may_not_challenge_at_its_own_bank(seat: int) -> None:
    deal = stood()
    assert deal.refused(seat, "joker", side=1) == "refuse-throw-own"
    assert deal.refused(seat, "joker", side=2) == "refuse-throw-own"


def test_a_challenge_needs_the_joker() -> None:
    deal = stood(jokers=[True, False, True])
    assert deal.refused(1, "joker", side=1) == "refuse-no-joker"


def test_a_challenge_needs_a_coin_in_the_sock() -> None:
    assert stood(socks=[9, 0, 9]).refused(1, "joker", side=1) == "refuse-challenge-sock"
    assert stood(socks=[0, 1, 0]).may(1, "joker", side=2)


def test_a_challenge_comes_before_the_first_roll() -> None:
    deal = stood().roll(6)
    assert deal.refused(1, "joker", side=1) == deal.refused(1, "joker", side=2) == "refuse-challenge-late"


def test_the_token_goes_into_the_bank() -> None:
    deal = stood().do(1, "joker", side=1)
    assert (deal["jokers"], deal["banks"][0], deal["joker_used"]) == ([True, False, True], bank(2, 1), True)


def test_one_joker_for_a_bank_and_round() -> None:
    deal = stood(seats=4).do(1, "joker", side=1)
    assert deal.refused(3, "joker", side=1) == "refuse-joker-played"
    deal.roll(6, 6)
    for seat in (0, 2, 3):
        assert deal.refused(seat, "joker") == "refuse-joker-played"


def test_the_same_bank_may_have_another_joker_in_the_next_round() -> None:
    deal = stood(seats=4).do(1, "joker", side=1).roll(6, 6, 6)
    for _ in range(3):
        deal.bet(3, 3)
    assert (deal["round"], deal["bank"], deal["joker_used"]) == (2, 1, False)
    deal.bet(1, 1)
    assert deal.may(3, "joker", side=1)


def test_jokers_that_a_setup_put_into_a_bank_count_as_thrown_in_earlier_rounds() -> None:
    deal = stood(banks=[bank(0, 2), bank(0), bank(0)])
    assert deal["joker_used"] is False
    assert deal.may(1, "joker", side=1)


def test_the_challenger_rolls_at_the_same_target() -> None:
    deal = Deal(3, socks=[9] * 3).bet(2, 3).do(1, "joker", side=2)
    assert (deal["target"], deal["rolls_left"]) == (5, [1, 1, 2, 2, 2, 0, 0])


@pytest.mark.parametrize("dice", [(2,), (6, 2)])
def test_a_hit_takes_the_bank_and_the_joker_with_it(dice: tuple[int, ...]) -> None:
    deal = stood(banks=[bank(4, 1), bank(0), bank(0)]).do(1, "joker", side=2).roll(*dice)
    assert (deal["socks"], deal["sock_jokers"]) == ([9, 15, 9], [0, 2, 0])
    assert (deal["bank"], deal["banks"][0], deal["challenge"]) == (2, bank(0), None)


def test_the_first_miss_of_two_costs_nothing_yet() -> None:
    deal = stood().do(1, "joker", side=2).roll(6)
    assert (deal["socks"], deal["rolls_left"]) == ([9, 9, 9], [1, 0, 2])


@pytest.mark.parametrize(("side", "cost"), [(1, 2), (2, 4)])
def test_after_his_last_miss_the_challenger_pays_two_a_side_into_the_bank(side: int, cost: int) -> None:
    deal = stood().do(1, "joker", side=side).roll(*[6] * side)
    assert deal["socks"] == [9, 9 - cost, 9]
    assert deal["banks"][0] == bank(2 + cost, 1)
    assert deal["wallets"] == [9, 10, 9]


PENALTIES = [
    # side, sock, wallet: sock after, wallet after, locked
    (1, 2, 0, 0, 0, False),
    (1, 3, 0, 1, 0, False),
    (1, 1, 10, 0, 8, False),
    (1, 1, 2, 0, 0, False),
    (1, 1, 1, 0, 0, True),
    (1, 1, 0, 0, 0, True),
    (2, 4, 0, 0, 0, False),
    (2, 3, 2, 0, 0, False),
    (2, 3, 1, 0, 0, True),
    (2, 2, 4, 0, 0, False),
    (2, 2, 3, 0, 0, True),
    (2, 1, 6, 0, 0, False),
    (2, 1, 5, 0, 0, True),
    (2, 1, 10, 0, 4, False),
    (2, 1, 0, 0, 0, True),
]


@pytest.mark.parametrize(("side", "sock", "wallet", "sock_after", "wallet_after", "locked"), PENALTIES)
def test_a_coin_missing_in_the_sock_costs_two_from_the_wallet_and_a_debt_locks_the_fire(
    side: int, sock: int, wallet: int, sock_after: int, wallet_after: int, locked: bool
) -> None:
    deal = stood(socks=[0, sock, 0], wallets=[10, wallet, 10])
    deal.do(1, "joker", side=side).roll(*[6] * side)
    assert (deal["socks"][1], deal["wallets"][1], deal["locked"][1]) == (sock_after, wallet_after, locked)
    paid = sock - sock_after + wallet - wallet_after
    assert deal["banks"][0] == bank(2 + paid, 1)


def paid_coin_by_coin(side: int, sock: int, wallet: int) -> tuple[int, int, bool]:
    """The clause, a coin at a time."""
    for _ in range(2 * side):
        if sock:
            sock -= 1
        elif wallet >= 2:
            wallet -= 2
        else:
            return sock, 0, True
    return sock, wallet, False


@pytest.mark.parametrize("side", [1, 2])
def test_every_penalty_there_can_be(side: int) -> None:
    for sock in range(1, 7):
        for wallet in range(11):
            deal = stood(socks=[0, sock, 0], wallets=[10, wallet, 10])
            deal.do(1, "joker", side=side).roll(*[6] * side)
            came = (deal["socks"][1], deal["wallets"][1], deal["locked"][1])
            assert came == paid_coin_by_coin(side, sock, wallet), (side, sock, wallet)


def test_after_the_penalty_the_pair_rolls_on_at_the_same_target_in_the_same_order() -> None:
    deal = Deal(3, socks=[9] * 3).bet(1, 2)
    assert deal["rolls_left"] == [2, 2, 0]
    deal.do(1, "joker", side=1).roll(6)
    assert (deal["target"], deal["calls"], deal["rolls_left"]) == (3, [1, 2], [2, 2, 0])
    deal.roll(3)
    assert (deal["socks"], deal["sock_jokers"]) == ([9, 7, 9 + 3 + 2], [0, 0, 1])


def test_a_penalty_that_empties_a_wallet_changes_nothing_about_this_turn() -> None:
    deal = stood(socks=[0, 1, 0], wallets=[10, 1, 10]).do(1, "joker", side=2).roll(6, 6)
    assert deal["rolls_left"] == [0, 2]
    deal.roll(6, 6)
    assert (deal["pair"], deal["to_act"]) == ([1, 2], [2])  # he plays on like any empty wallet


def test_the_challenge_is_a_fact_until_the_turn_ends() -> None:
    deal = stood().do(1, "joker", side=1).roll(6)
    assert deal["challenge"] == {"seat": 1, "side": 1}
    deal.roll(6)
    assert (deal["challenge"], deal["joker_used"]) == ({"seat": 1, "side": 1}, True)
    deal.roll(6)
    assert (deal["bank"], deal["challenge"], deal["joker_used"]) == (2, None, False)


def test_the_challengers_misses_are_not_the_pairs() -> None:
    deal = stood().do(1, "joker", side=1).roll(6)
    assert deal["pair_rolled"] is False
    assert deal.roll(6)["pair_rolled"] is True


def test_challengers_rolls_come_first_also_where_the_pair_alternates() -> None:
    deal = Deal(3, {"rolls": "alternate"}, socks=[9] * 3).bet(1, 3).do(1, "joker", side=2)
    assert deal["rolls_left"] == [1, 1, 2, 0, 2, 2]


@pytest.mark.parametrize("missed", [0, 1])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_fire_before_the_last_miss_ends_the_challenge_without_a_penalty(missed: int, seat: int) -> None:
    deal = stood(seats=4, jokers=[False, True, False, False]).do(1, "joker", side=2).roll(*[6] * missed)
    deal.do(seat, "fire")
    assert (deal["socks"], deal["wallets"][1], deal["locked"][1]) == ([9, 9, 9, 9], 10, False)
    assert (deal["trash"], deal["bank"]) == (bank(2, 1), 2)


def test_a_fire_after_the_last_miss_burns_the_penalty_too() -> None:
    deal = stood(jokers=[False, True, True]).do(1, "joker", side=1).roll(6).do(0, "fire")
    assert (deal["socks"][1], deal["trash"]) == (7, bank(4, 1))


def test_nobody_may_challenge_where_two_empty_wallets_play_before_the_first_roll_is_due() -> None:
    # The stakes count as shown at once, so an outsider may challenge as at any other bank.
    deal = Deal(3, wallets=[0, 10, 0], socks=[0, 1, 0], banks=[bank(3), bank(0), bank(0)])
    assert deal.may(1, "joker", side=1)
