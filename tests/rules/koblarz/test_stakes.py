"""§8, §13: hidden stakes, empty wallets, the blocking tie."""

import pytest

from rules.kit.seats import Seat
from tests.helpers.deals import KOBLARZ, Deal, bank


@pytest.mark.parametrize(("wallet", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (10, 3)])
def test_a_stake_is_from_one_to_three_and_no_more_than_the_wallet(wallet: int, most: int) -> None:
    deal = Deal(3, wallets=[wallet, 10, 10])
    for coins in range(-1, 6):
        assert deal.may(0, "bet", coins=coins) is (1 <= coins <= most), coins
    assert deal.refused(0, "bet", coins=10**30) == "refuse-stake"
    assert deal.refused(0, "bet", coins=-(10**30)) == "refuse-stake"


def test_only_the_pair_of_the_bank_stakes() -> None:
    deal = Deal(3)
    assert deal["to_act"] == [0, 2]
    assert deal.refused(1, "bet", coins=1) == "refuse-not-your-bank"


@pytest.mark.parametrize("first", [0, 2])
def test_the_pair_stakes_in_any_order(first: int) -> None:
    second = 2 - first
    deal = Deal(3).do(first, "bet", coins=2)
    assert deal["to_act"] == [second]
    deal.do(second, "bet", coins=1)
    assert deal["calls"] == ([2, 1] if first == 0 else [1, 2])


def test_a_stake_may_not_be_taken_back() -> None:
    deal = Deal(3).do(0, "bet", coins=2)
    for coins in (1, 2, 3):
        assert deal.refused(0, "bet", coins=coins) == "refuse-already-staked"


def test_a_stake_moves_only_when_both_are_shown() -> None:
    deal = Deal(3).do(0, "bet", coins=2)
    assert (deal["wallets"], deal["banks"][0], deal["stakes"]) == ([10, 10, 10], bank(0), [2, None, None])
    assert deal["calls"] is deal["target"] is None
    assert deal["phase"] == "bet"
    deal.do(2, "bet", coins=1)
    assert (deal["wallets"], deal["banks"][0], deal["stakes"]) == ([8, 10, 9], bank(3), [2, None, 1])
    assert (deal["calls"], deal["target"], deal["phase"]) == ([2, 1], 3, "roll")


def test_nobody_learns_a_stake_before_both_are_in() -> None:
    worlds = [Deal(3).do(0, "bet", coins=coins).state for coins in (1, 2, 3)]
    for world in worlds[1:]:
        assert world.public == worlds[0].public
        assert world.own[1] == worlds[0].own[1]
        assert world.own[2] == worlds[0].own[2]
        assert KOBLARZ.show(world.public, (0, 0, 0)) == KOBLARZ.show(worlds[0].public, (0, 0, 0))
        for seat in (Seat(1), Seat(2)):
            assert KOBLARZ.peek(world.public, world.own[seat], seat) == KOBLARZ.peek(
                worlds[0].public, worlds[0].own[seat], seat
            )


def test_that_a_choice_is_in_is_public() -> None:
    assert Deal(3).do(0, "bet", coins=2).state.public != Deal(3).state.public


def test_a_player_sees_his_own_stake_until_it_is_shown() -> None:
    def keys(deal: Deal, seat: int) -> list[str]:
        state = deal.state
        (note,) = KOBLARZ.peek(state.public, state.own[seat], Seat(seat)).parts
        return [fact.key for fact in note.facts]

    deal = Deal(3)
    assert "hand-staked" not in keys(deal, 0)
    deal.do(0, "bet", coins=2)
    assert "hand-staked" in keys(deal, 0)
    assert "hand-staked" not in keys(deal, 2)
    deal.do(2, "bet", coins=1)
    assert "hand-staked" not in keys(deal, 0)
    assert "hand-staked" not in keys(deal, 2)


def test_an_empty_wallet_is_not_asked_and_counts_as_one() -> None:
    deal = Deal(3, wallets=[0, 10, 10])
    assert deal["to_act"] == [2]
    assert deal.refused(0, "bet", coins=1) == "refuse-empty-wallet"
    deal.bet(3)
    assert (deal["calls"], deal["stakes"], deal["target"]) == ([1, 3], [None, None, 3], 4)
    assert (deal["wallets"], deal["banks"][0]) == ([0, 10, 7], bank(3))


@pytest.mark.parametrize("call", [1, 2, 3])
def test_the_option_empty_call_says_what_an_empty_wallet_counts_as(call: int) -> None:
    deal = Deal(3, {"empty_call": call}, wallets=[0, 10, 10]).bet(1)
    assert (deal["calls"], deal["target"]) == ([call, 1], call + 1)
    assert deal["rolls_left"] == [2] + [0] * call


def test_two_empty_wallets_start_with_the_roll() -> None:
    deal = Deal(3, wallets=[0, 5, 0], banks=[bank(2), bank(0), bank(0)])
    assert (deal["phase"], deal["calls"], deal["target"]) == ("roll", [1, 1], 2)
    assert deal["stakes"] == [None, None, None]
    assert deal["rolls_left"] == [0, 2]


def test_three_against_three_blocks_the_bank() -> None:
    deal = Deal(3, jokers=[True, False, True], socks=[5, 5, 5]).do(0, "bet", coins=3)
    deal.do(2, "bet", coins=3)
    assert (deal["bank"], deal["phase"], deal["pair"]) == (2, "bet", [1, 2])
    assert (deal["banks"][0], deal["wallets"]) == (bank(6), [7, 10, 7])
    assert deal["may_act"] == []
    assert [line.key for line in deal.log] == ["log-shown", "log-blocked"]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 2), (3, 2), (1, 3)])
def test_no_other_calls_block(first: int, second: int) -> None:
    assert Deal(3).bet(first, second)["phase"] == "roll"


def test_what_a_blocking_tie_left_is_played_for_in_the_next_round() -> None:
    deal = Deal(3).bet(3, 3).bet(3, 3).bet(3, 3)
    assert (deal["round"], deal["bank"]) == (2, 1)
    deal.bet(1, 1).roll(2)
    assert deal["socks"] == [8, 0, 0]


def test_a_real_three_against_an_empty_wallet_that_counts_as_three_blocks() -> None:
    deal = Deal(3, {"empty_call": 3}, wallets=[0, 10, 10]).bet(3)
    assert (deal["bank"], deal["banks"][0]) == (2, bank(3))
    deal = Deal(3, {"empty_call": 3}, wallets=[10, 10, 0]).bet(3)
    assert (deal["bank"], deal["banks"][0]) == (2, bank(3))


def test_two_empty_wallets_that_count_as_three_never_block() -> None:
    deal = Deal(3, {"empty_call": 3}, wallets=[0, 0, 0], banks=[bank(2), bank(0), bank(0)])
    assert (deal["phase"], deal["target"], deal["rolls_left"]) == ("roll", 6, [0, 0, 0, 2, 2, 2])
    deal.roll(6)
    assert (deal["phase"], deal["socks"]) == ("over", [2, 0, 0])


@pytest.mark.parametrize("stake", [1, 2])
def test_less_than_three_against_an_empty_wallet_that_counts_as_three_does_not_block(stake: int) -> None:
    deal = Deal(3, {"empty_call": 3}, wallets=[0, 10, 10]).bet(stake)
    assert (deal["phase"], deal["target"]) == ("roll", 3 + stake)


@pytest.mark.parametrize(
    ("do", "arguments"), [("roll", {}), ("joker", {}), ("joker", {"side": 1}), ("fire", {})]
)
def test_nothing_but_a_stake_is_legal_before_the_stakes_are_in(do: str, arguments: dict[str, int]) -> None:
    deal = Deal(3, socks=[3, 3, 3], jokers=[do == "joker"] * 3)
    assert not any(deal.may(seat, do, **arguments) for seat in range(3))
    deal.do(0, "bet", coins=1)
    assert not any(deal.may(seat, do, **arguments) for seat in range(3))


def test_a_stake_after_both_are_shown_is_refused() -> None:
    deal = Deal(3).bet(1, 1)
    assert {deal.refused(seat, "bet", coins=1) for seat in range(3)} == {"refuse-not-staking"}


def test_stakes_are_forgotten_after_the_turn() -> None:
    deal = Deal(3).bet(1, 2)
    deal.roll(5)
    assert deal["stakes"] == [1, None, 2]
    deal.roll(5, 5)
    assert (deal["bank"], deal["stakes"], deal["calls"], deal["target"]) == (2, [None] * 3, None, None)
