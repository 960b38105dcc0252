"""§13: who has an empty wallet and two dead banks has finished and only watches."""

from tests.helpers.deals import Deal, bank

INTERRUPT = {"finished_players": "interrupt"}


def finished(options: dict[str, object] | None = None, **setup: object) -> Deal:
    """Four players; bank 1 (0 and 2) holds coins; seat 1's banks 2 and 4 are dead, and 3's bank 2."""
    values = {"wallets": [0, 0, 0, 0], "socks": [0, 5, 0, 5], "banks": [bank(4)] + [bank(0)] * 3}
    return Deal(4, options, **values | setup)


def test_who_has_finished_plays_no_joker() -> None:
    deal = finished()
    assert deal["may_act"] == []
    assert deal.refused(1, "joker", side=1) == deal.refused(1, "joker", side=2) == "refuse-finished"
    deal.roll(6)
    assert deal["may_act"] == [0]  # the pair's own bank is not dead; it is seat 2's roll
    assert deal.refused(1, "joker") == "refuse-finished"


def test_who_has_finished_calls_no_fire() -> None:
    deal = finished(jokers=[False] * 4)
    assert deal["may_act"] == [2]
    assert deal.refused(1, "fire") == "refuse-finished"


def test_who_has_finished_is_told_so_whatever_he_tries_with_a_token_that_he_still_holds() -> None:
    """No answer advises him to wait for what cannot come any more."""
    deal = finished()
    assert deal.refused(1, "joker") == "refuse-finished"  # not: challenge, or throw it after the first roll
    assert deal.refused(1, "fire") == "refuse-finished"  # not: after your own Joker is gone
    deal.roll(6).do(0, "joker")
    assert deal.refused(1, "joker") == "refuse-finished"  # not: wait for the next bank
    deal = finished(wallets=[2, 0, 2, 0])
    assert deal["phase"] == "bet"
    assert deal.refused(3, "bet", coins=1) == "refuse-empty-wallet"  # not: stake at your own two banks


def test_who_has_finished_without_a_token_is_told_that_it_is_gone() -> None:
    deal = finished(jokers=[True, False, True, True], fires=[True, False, True, True])
    assert deal.refused(1, "joker", side=1) == "refuse-no-joker"
    assert deal.refused(1, "fire") == "refuse-no-fire"


def test_by_the_option_interrupt_who_has_finished_may_do_both() -> None:
    deal = finished(INTERRUPT)
    assert deal["may_act"] == [1, 3]
    assert deal.may(1, "joker", side=2)
    deal = finished(INTERRUPT, jokers=[False] * 4)
    assert deal["may_act"] == [1, 2, 3]
    assert deal.do(1, "fire")["phase"] == "over"


def test_a_coin_in_the_wallet_or_one_bank_alive_is_enough_to_go_on() -> None:
    assert finished(wallets=[0, 1, 0, 0])["may_act"] == [1, 3]  # 1's coin keeps 3's bank 2 alive too
    assert finished(banks=[bank(4), bank(0, 1), bank(0), bank(0)])["may_act"] == [1, 3]
    assert finished(banks=[bank(4), bank(0), bank(0), bank(1)])["may_act"] == [1]  # bank 4: 1 and 2
    assert finished(wallets=[0, 0, 0, 1])["may_act"] == [1, 3]  # 3's coin keeps bank 2 alive


def test_it_is_judged_at_each_moment_when_the_partners_last_coin_is_staked() -> None:
    # Seat 1's banks live only by the coins of 0 and 2, who stake their last ones now.
    deal = Deal(3, wallets=[1, 0, 1], jokers=[True, False, True])
    assert deal["pair"] == [0, 2]
    deal.bet(1, 1)
    assert deal["may_act"] == []
    assert deal.refused(1, "fire") == "refuse-finished"


def test_it_is_judged_at_each_moment_when_a_penalty_takes_the_last_coin() -> None:
    deal = Deal(3, wallets=[1, 2, 1], socks=[0, 1, 0]).bet(1, 1).do(1, "joker", side=1)
    assert deal.may(1, "fire")  # 2 coins in his wallet: he is still in the game
    deal.roll(6)
    assert (deal["wallets"], deal["socks"], deal["locked"]) == ([0, 0, 0], [0, 0, 0], [False] * 3)
    assert deal.refused(1, "fire") == "refuse-finished"


def test_in_the_middle_of_a_turn_the_option_interrupt_lets_him_burn() -> None:
    deal = Deal(3, INTERRUPT, wallets=[1, 2, 1], socks=[0, 1, 0]).bet(1, 1).do(1, "joker", side=1).roll(6)
    assert deal.may(1, "fire")


def test_tokens_that_a_finished_player_still_holds_count_against_him() -> None:
    deal = finished().roll(2)
    assert deal["phase"] == "over"
    assert deal.over.scores == (40 - 40, 50 - 40, -40, 50 - 40)


def test_a_finished_challenger_still_rolls_out_his_challenge() -> None:
    # His wallet was empty all along; 0 and 2 staked the last coins, so his banks died when they were shown.
    deal = Deal(3, INTERRUPT, wallets=[1, 0, 1], socks=[0, 4, 0]).bet(1, 1)
    deal.do(1, "joker", side=2)
    assert deal["to_act"] == [1]
    deal.roll(6, 2)
    assert (deal["phase"], deal["socks"], deal["sock_jokers"]) == ("over", [0, 6, 0], [0, 1, 0])


def test_an_empty_wallet_with_a_bank_alive_plays_joker_and_fire_like_anybody() -> None:
    deal = Deal(3, wallets=[5, 0, 5], socks=[0, 2, 0]).bet(1, 1)
    assert deal.may(1, "joker", side=1)
    deal = Deal(3, wallets=[5, 0, 5], jokers=[True, False, True]).bet(1, 1)
    assert deal.may(1, "fire")
