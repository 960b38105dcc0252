"""koblarz.md, *Setup, facts*: what every fact is, from the first stake to the end."""

import json

from tests.helpers.deals import Deal, bank

KEYS = {
    "phase", "to_act", "may_act", "round", "bank", "pair", "numbers", "wallets", "socks", "sock_jokers",
    "jokers", "fires", "locked", "banks", "trash", "stakes", "calls", "target", "rolls_left", "joker_used",
    "pair_rolled", "challenge",
}  # fmt: skip
TURN = {
    "calls": None,
    "target": None,
    "rolls_left": [],
    "joker_used": False,
    "pair_rolled": False,
    "challenge": None,
}


def turn_facts(deal: Deal) -> dict[str, object]:
    return {key: deal[key] for key in TURN}


def moments() -> list[Deal]:
    """Deals in every phase."""
    return [
        Deal(3, {"numbers": "each-game"}),
        Deal(3),
        Deal(3).do(0, "bet", coins=2),
        Deal(3, socks=[5] * 3).bet(2, 1),
        Deal(3, socks=[5] * 3).bet(2, 1).do(1, "joker", side=2),
        Deal(3).bet(2, 2).roll(6),
        Deal(3, wallets=[0] * 3),
    ]


def test_every_moment_has_every_fact_and_no_other() -> None:
    for deal in moments():
        assert deal.facts.keys() == KEYS


def test_facts_are_json_as_they_are() -> None:
    for deal in moments():
        assert json.loads(json.dumps(deal.facts)) == deal.facts


def test_before_the_stakes() -> None:
    deal = Deal(3)
    assert (deal["phase"], deal["to_act"], deal["may_act"], deal["stakes"]) == ("bet", [0, 2], [], [None] * 3)
    assert turn_facts(deal) == TURN


def test_a_stake_that_is_in_is_a_fact_though_it_is_hidden() -> None:
    deal = Deal(3).do(2, "bet", coins=3)
    assert (deal["to_act"], deal["stakes"]) == ([0], [None, None, 3])
    assert turn_facts(deal) == TURN


def test_after_the_stakes() -> None:
    deal = Deal(3, socks=[5] * 3).bet(1, 2)
    assert (deal["phase"], deal["to_act"], deal["may_act"], deal["stakes"]) == (
        "roll",
        [2],
        [1],
        [1, None, 2],
    )
    assert turn_facts(deal) == TURN | {"calls": [1, 2], "target": 3, "rolls_left": [2, 2, 0]}


def test_calls_are_by_the_order_of_the_pair() -> None:
    deal = Deal(3, {"numbers": "each-game"}).draw(1, 3, 5).do(0, "bet", coins=1).do(2, "bet", coins=3)
    assert (deal["pair"], deal["calls"], deal["stakes"]) == ([2, 0], [3, 1], [1, None, 3])


def test_in_the_middle_of_a_challenge() -> None:
    deal = Deal(3, socks=[5] * 3).bet(1, 2).do(1, "joker", side=2).roll(6)
    assert turn_facts(deal) == {
        "calls": [1, 2],
        "target": 3,
        "rolls_left": [1, 2, 2, 0],
        "joker_used": True,
        "pair_rolled": False,
        "challenge": {"seat": 1, "side": 2},
    }


def test_struck_rolls_are_removed() -> None:
    assert Deal(3).bet(2, 2).roll(6).do(0, "joker")["rolls_left"] == [2, 2]


def test_after_the_turn_its_facts_are_gone() -> None:
    deal = Deal(3, socks=[5] * 3).bet(1, 1).do(1, "joker", side=1).roll(2)
    assert (deal["bank"], deal["stakes"]) == (2, [None] * 3)
    assert turn_facts(deal) == TURN


def test_after_a_blocking_tie_the_next_fact_is_the_next_banks() -> None:
    deal = Deal(3).bet(3, 3)
    assert (deal["bank"], deal["phase"], deal["stakes"]) == (2, "bet", [None] * 3)
    assert turn_facts(deal) == TURN


def test_where_both_wallets_are_empty_the_turn_starts_with_the_roll() -> None:
    deal = Deal(3, wallets=[0, 5, 0], banks=[bank(1), bank(0), bank(0)])
    assert (deal["phase"], deal["stakes"]) == ("roll", [None] * 3)
    assert turn_facts(deal) == TURN | {"calls": [1, 1], "target": 2, "rolls_left": [0, 2]}


def test_may_act_is_every_other_seat_with_a_legal_joker_or_fire() -> None:
    deal = Deal(7, socks=[0, 0, 1, 0, 1, 0, 0], jokers=[False, True, True, True, True, False, True])
    deal.bet(1, 1)  # bank 1: seats 0 and 1
    # 0 rolls; 1 is of the pair; 2 and 4 may challenge; 3 and 6 have no coin; 5 may burn.
    assert (deal["to_act"], deal["may_act"]) == ([0], [2, 4, 5])


def test_who_must_roll_is_not_among_those_who_may() -> None:
    deal = Deal(3, jokers=[False] * 3).bet(1, 1)
    assert (deal["to_act"], deal["may_act"]) == ([0], [1, 2])
    assert deal.may(0, "fire")


def test_facts_show_what_the_table_hides() -> None:
    first, second = (Deal(3).do(0, "bet", coins=coins) for coins in (1, 3))
    assert first.facts != second.facts
    assert first.state.public == second.state.public
