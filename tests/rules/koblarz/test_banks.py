"""§6, §9, §13, §14: banks, pairs, dead banks, rounds and the game's end."""

import pytest

from tests.helpers.deals import Deal, bank, over

PAIRS = {
    3: "13 23 12",
    4: "13 24 14 23",
    5: "12 34 15 23 45",
    6: "12 34 56 23 16 45",
    7: "12 34 56 17 23 45 67",
}


def pairs(seats: int) -> list[list[int]]:
    return [[int(low), int(high)] for low, high in PAIRS[seats].split()]


@pytest.mark.parametrize("seats", PAIRS)
def test_the_banks_are_played_in_order_by_the_pairs_of_the_table(seats: int) -> None:
    deal = Deal(seats)
    for number, (low, high) in enumerate(pairs(seats), start=1):
        assert (deal["round"], deal["bank"]) == (1, number)
        assert deal["pair"] == [low - 1, high - 1]
        assert deal["to_act"] == sorted(deal["pair"])
        deal.bet(3, 3)
    assert (deal["round"], deal["bank"]) == (2, 1)


@pytest.mark.parametrize("seats", PAIRS)
def test_every_number_plays_for_two_banks(seats: int) -> None:
    numbers = [number for pair in pairs(seats) for number in pair]
    assert sorted(numbers) == sorted([*range(1, seats + 1)] * 2)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pairs_go_by_number_not_by_seat(seats: int) -> None:
    deal = Deal(seats, {"numbers": "each-game"}).draw(*range(1, seats + 1))  # the last seat is number 1
    for low, high in pairs(seats):
        assert deal["pair"] == [seats - low, seats - high]
        deal.bet(3, 3)


@pytest.mark.parametrize("seats", PAIRS)
def test_the_opening_has_ten_grosze_a_joker_and_a_fire_each(seats: int) -> None:
    deal = Deal(seats)
    assert deal["wallets"] == [10] * seats
    assert deal["socks"] == deal["sock_jokers"] == [0] * seats
    assert deal["jokers"] == deal["fires"] == [True] * seats
    assert deal["locked"] == [False] * seats
    assert deal["banks"] == [bank(0)] * seats
    assert deal["trash"] == bank(0)


def test_a_game_starts_at_the_first_bank_that_is_not_dead() -> None:
    deal = Deal(4, wallets=[0, 1, 0, 1])  # bank 1 is 0 and 2; bank 2 is 1 and 3
    assert (deal["round"], deal["bank"], deal["pair"]) == (1, 2, [1, 3])


def test_a_dead_bank_is_skipped() -> None:
    deal = Deal(4, wallets=[1, 0, 1, 1])  # bank 2: seats 1 and 3
    deal.bet(1, 1).roll(2)  # a hit empties bank 1, whose pair has nothing left
    assert deal["bank"] == 2
    deal.bet(1).roll(3, 3)  # bank 2 keeps seat 3's coin
    assert (deal["round"], deal["bank"]) == (2, 2)  # banks 3, 4 and 1 are dead


def test_a_bank_with_a_coin_and_two_empty_wallets_is_not_dead() -> None:
    deal = Deal(3, wallets=[0, 0, 0], banks=[bank(0), bank(4), bank(0)])
    assert (deal["bank"], deal["phase"], deal["to_act"]) == (2, "roll", [1])


def test_a_bank_with_only_a_joker_is_not_dead() -> None:
    deal = Deal(3, wallets=[0, 0, 0], banks=[bank(0), bank(0), bank(0, 1)])
    assert (deal["bank"], deal["phase"]) == (3, "roll")
    deal.roll(2)
    assert (deal["phase"], deal["sock_jokers"]) == ("over", [1, 0, 0])


def test_an_empty_bank_of_somebody_with_a_coin_is_not_dead() -> None:
    deal = Deal(3, wallets=[0, 1, 0])
    assert (deal["bank"], deal["pair"], deal["to_act"]) == (2, [1, 2], [1])


def test_a_bank_that_is_left_alone_is_played_again_round_after_round() -> None:
    deal = Deal(3, wallets=[0, 0, 0], banks=[bank(1), bank(0), bank(0)])
    for round_ in range(1, 6):
        assert (deal["round"], deal["bank"]) == (round_, 1)
        deal.roll(1, 1)
    deal.roll(2)
    assert deal["phase"] == "over"


def test_the_round_of_a_setup_is_counted_on() -> None:
    deal = Deal(3, wallets=[0, 0, 0], banks=[bank(0), bank(1), bank(0)], round=7)
    assert deal["round"] == 7
    assert deal.roll(1, 1)["round"] == 8


def test_the_game_ends_when_every_bank_is_dead() -> None:
    deal = Deal(3, wallets=[1, 0, 1])
    deal.bet(1, 1).roll(1, 2)  # seat 2 hits bank 1; nothing is left anywhere
    assert deal["phase"] == "over"
    assert deal.over.scores == (-40, -40, 20 - 40)


def test_a_dead_game_is_over_as_it_starts() -> None:
    assert over(1, 0, 0)["phase"] == "over"


def test_after_the_end_every_action_is_illegal() -> None:
    deal = over(1, 0, 0)
    for do, arguments in (
        ("bet", {"coins": 1}),
        ("roll", {}),
        ("joker", {}),
        ("joker", {"side": 1}),
        ("fire", {}),
    ):
        for seat in range(3):
            assert deal.refused(seat, do, **arguments) == "refuse-deal-over"


def test_at_the_end_the_last_turn_stays_in_the_facts_and_its_other_facts_are_empty() -> None:
    deal = Deal(3, wallets=[0, 1, 1], round=4).bet(1).roll(3, 3)  # bank 1: seat 2 alone; the coin stays
    deal.bet(1).roll(2)  # bank 2: seat 1 stakes his last and hits
    deal.roll(1, 2)  # round 5, bank 1: two empty wallets; seat 2 hits
    facts = deal.facts
    assert (facts["phase"], facts["round"], facts["bank"], facts["pair"]) == ("over", 5, 1, [0, 2])
    assert facts["to_act"] == facts["may_act"] == facts["rolls_left"] == []
    assert facts["stakes"] == [None, None, None]
    assert facts["calls"] is facts["target"] is facts["challenge"] is None
    assert facts["joker_used"] is facts["pair_rolled"] is False
