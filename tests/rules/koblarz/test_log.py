"""What the board's log says: each hit, fire and Joker gets one line (koblarz.md, *What players see*)."""

from bot.texts import Catalogue
from rules.kit.scene import Mark
from rules.kit.seats import Seat
from tests.helpers.deals import Deal, bank


def keys(deal: Deal) -> list[str]:
    return [line.key for line in deal.log]


def test_a_new_game_has_an_empty_log() -> None:
    assert keys(Deal(3)) == []


def test_a_stake_that_is_not_shown_is_not_in_the_log() -> None:
    assert keys(Deal(3).do(0, "bet", coins=2)) == []


def test_stakes_that_are_shown_are_a_line() -> None:
    (line,) = Deal(3).bet(2, 1).log
    assert line.key == "log-shown"
    assert (line.args["low"], line.args["high"]) == (Mark(Seat(0)), Mark(Seat(2)))
    assert (line.args["bank"], line.args["target"]) == (1, 3)


def test_the_number_to_hit_is_said_wherever_somebody_rolls_at_one() -> None:
    empty = {"wallets": [0, 3, 0], "banks": [bank(1), bank(0), bank(0)]}
    (line,) = Deal(3, {"empty_call": 3}, **empty).log
    assert line.args["target"] == 6  # two empty wallets that count as 3 do not block
    assert Catalogue("en").say(line, (), "koblarz") == "Bank 1: ① (3) + ③ (3), to hit 6"
    line, _ = Deal(3).bet(3, 3).log
    assert line.args["target"] == 0
    assert Catalogue("en").say(line, (), "koblarz") == "Bank 1: ① 3 + ③ 3"
    one = Deal(3, {"empty_call": 3}, wallets=[0, 0, 5]).do(2, "bet", coins=3)
    assert one.log[0].args["target"] == 0


def test_misses_in_a_row_are_one_line_and_a_hit_is_its_own() -> None:
    deal = Deal(3).bet(2, 1).roll(1, 1)
    assert keys(deal) == ["log-shown", "log-misses"]
    deal.roll(3)
    assert keys(deal) == ["log-shown", "log-misses", "log-hit"]
    assert (deal.log[-1].args["seat"], deal.log[-1].args["die"]) == (Mark(Seat(2)), 3)


def test_a_bank_that_stays_is_a_line() -> None:
    assert keys(Deal(3).bet(1, 1).roll(6, 6)) == ["log-shown", "log-misses", "log-stays"]


def test_a_challenge_and_its_penalty_are_lines() -> None:
    deal = Deal(3, socks=[0, 5, 0]).bet(1, 1).do(1, "joker", side=2).roll(6, 6)
    assert keys(deal) == ["log-shown", "log-challenge", "log-misses", "log-penalty"]
    assert (deal.log[-1].args["seat"], deal.log[-1].args["coins"]) == (Mark(Seat(1)), 4)


def test_an_unsettled_debt_is_said() -> None:
    deal = Deal(3, socks=[0, 1, 0], wallets=[5, 1, 5]).bet(1, 1).do(1, "joker", side=2).roll(6, 6)
    assert keys(deal)[-1] == "log-unsettled"
    assert deal.log[-1].args["coins"] == 2


def test_a_thrown_joker_is_a_line_with_the_rolls_given_up() -> None:
    deal = Deal(3).bet(2, 2).roll(6).do(1, "joker")
    assert (deal.log[-1].key, deal.log[-1].args["struck"]) == ("log-thrown", 0)
    deal = Deal(3).bet(2, 2).roll(6).do(0, "joker")
    assert (deal.log[-1].key, deal.log[-1].args["struck"]) == ("log-thrown", 1)
    deal = Deal(3).bet(2, 2).roll(6, 6).do(2, "joker")
    assert keys(deal)[-2:] == ["log-thrown", "log-stays"]


def test_a_fire_is_a_line_with_what_was_burnt() -> None:
    deal = Deal(3, jokers=[False] * 3, banks=[bank(3, 1), bank(0), bank(0)]).bet(1, 1).do(1, "fire")
    line = deal.log[-1]
    assert (line.key, line.args["seat"], line.args["bank"]) == ("log-fire", Mark(Seat(1)), 1)
    assert line.args["what"].args == {"coins": 5, "jokers": 1}


def test_a_blocking_tie_is_a_line() -> None:
    assert keys(Deal(3).bet(3, 3)) == ["log-shown", "log-blocked"]


def test_a_new_round_is_a_line() -> None:
    deal = Deal(3).bet(3, 3).bet(3, 3).bet(3, 3)
    assert (deal.log[-1].key, deal.log[-1].args) == ("log-round", {"round": 2})


def test_dead_banks_and_the_end_add_no_round() -> None:
    deal = Deal(3, wallets=[1, 0, 1]).bet(1, 1).roll(2)
    assert deal["phase"] == "over"
    assert keys(deal) == ["log-shown", "log-hit"]
