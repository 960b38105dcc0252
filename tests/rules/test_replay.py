"""records.md, *hospoda replay*: what does not hold (exit 1), and what does."""

import json
from typing import Any

import pytest

from rules import find_game
from rules.kit.record import read_record
from rules.kit.replay import Failed, Held, replay
from tests.helpers.cutting import PACK, cut, find_cutting
from tests.helpers.records import GONE, Values, base, changed, dead, judged, match_of, step, written

BET = {"seat": 0, "do": "bet", "coins": 1}
RUNNING: Values = {"steps": [BET]}
"""A deal that has begun and is not over."""


def replayed(values: Values) -> Held | Failed:
    return replay(read_record(written(values), find_game))


def steps(*more: Values, **setup: Any) -> Values:
    """A running deal with these steps, and no points yet."""
    return match_of({"setup": setup, "steps": list(more)})


# Actions.


@pytest.mark.parametrize(
    "wrong",
    [
        BET | {"coins": 0},
        BET | {"coins": 4},
        BET | {"coins": -1},
        BET | {"coins": 10**30},
        BET | {"seat": 1},
        BET | {"seat": 3},
        BET | {"seat": -1},
        BET | {"seat": 10**30},
        {"seat": 0, "do": "roll"},
        {"seat": 0, "do": "joker"},
        {"seat": 1, "do": "joker", "side": 7},
        {"seat": 0, "do": "fire"},
    ],
)
def test_an_action_against_the_rules_is_illegal(wrong: Values) -> None:
    assert judged(steps(wrong)) == (1, "deal 1, step 1", "fails-illegal")
    assert judged(steps(wrong | {"illegal": True})) == (0, "", "")


def test_a_legal_action_that_is_called_illegal_does_not_hold() -> None:
    assert judged(steps(BET | {"illegal": True})) == (1, "deal 1, step 1", "fails-legal")


def test_an_illegal_step_leaves_the_state_as_it_was() -> None:
    check = {"check": {"stakes": [None, None, None], "to_act": [0, 2]}}
    assert judged(steps(check, BET | {"coins": 9, "illegal": True}, check, BET))[0] == 0


def test_checks_and_illegal_steps_may_follow_a_deals_end() -> None:
    for more in (
        {"check": {"phase": "over"}},
        BET | {"illegal": True},
        {"seat": 9, "do": "fire", "illegal": True},
    ):
        assert judged(step(base(), more)) == (0, "", "")


def test_an_action_after_the_end_is_illegal() -> None:
    assert judged(step(base(), BET)) == (1, "deal 1, step 4", "fails-illegal")


def test_the_first_thing_that_does_not_hold_is_said() -> None:
    values = step(base(), {"check": {"phase": "bet"}}, BET, {"check": {"phase": "roll"}})
    assert judged(values) == (1, "deal 1, step 4", "fails-differs")


# Checks.


def test_a_check_compares_only_the_keys_it_names() -> None:
    assert judged(steps({"check": {}}, {"check": {"phase": "bet", "bank": 1}}))[0] == 0


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("phase", "roll"),
        ("bank", 2),
        ("bank", True),
        ("bank", "1"),
        ("joker_used", 0),
        ("calls", []),
        ("calls", False),
        ("wallets", [10, 10]),
        ("wallets", [10, 10, 10, 10]),
        ("to_act", [2, 0]),
        ("trash", {"coins": 0}),
        ("trash", {"coins": 0, "jokers": 0, "more": 0}),
        ("trash", {"coins": 0, "jokers": False}),
    ],
)
def test_a_fact_that_differs_does_not_hold(key: str, value: Any) -> None:
    result = replayed(steps({"check": {key: value}}))
    assert isinstance(result, Failed)
    assert (result.where, result.reason.key) == ("deal 1, step 1", "fails-differs")
    assert result.reason.args["key"] == key
    assert json.loads(str(result.reason.args["expected"])) == value


def test_a_fact_that_no_game_has_does_not_hold() -> None:
    assert judged(steps({"check": {"weather": "fair"}})) == (1, "deal 1, step 1", "fails-no-fact")


def test_numbers_are_compared_as_json_numbers() -> None:
    assert judged(steps({"check": {"bank": 1.0, "trash": {"jokers": 0, "coins": 0}}}))[0] == 0


# Chance.


def test_an_outcome_of_the_wrong_kind_does_not_hold() -> None:
    values = changed(base(), "deals", 0, "chance", 0, to={"shuffle": ["AS"]})
    assert judged(values) == (1, "deal 1, step 3", "fails-chance-wrong")


@pytest.mark.parametrize("die", [0, 7, -1, 10**30])
def test_a_die_out_of_range_does_not_hold(die: int) -> None:
    values = changed(base(), "deals", 0, "chance", 0, to={"die": die})
    assert judged(values) == (1, "deal 1, step 3", "fails-chance-wrong")


def test_a_missing_outcome_does_not_hold() -> None:
    assert judged(changed(base(), "deals", 0, "chance", to=[])) == (
        1,
        "deal 1, step 3",
        "fails-chance-missing",
    )


def test_without_chance_and_fairness_an_outcome_is_missing() -> None:
    values = changed(base(), "deals", 0, "chance", to=GONE)
    assert judged(values) == (1, "deal 1, step 3", "fails-chance-missing")


def test_an_outcome_that_is_left_over_does_not_hold() -> None:
    values = changed(base(), "deals", 0, "chance", to=[{"die": 2}, {"die": 2}])
    assert judged(values) == (1, "deal 1", "fails-chance-left")
    assert judged(match_of(dead(1, 0, 0, chance=[{"shuffle": ["AS"]}]))) == (1, "deal 1", "fails-chance-left")


def test_outcomes_that_come_before_the_first_step_are_the_deals_matter() -> None:
    values = match_of({"steps": [], "chance": [{"die": 1}, {"die": 9}]}, options={"numbers": "each-game"})
    assert judged(values) == (1, "deal 1", "fails-chance-wrong")
    values = match_of({"steps": [], "chance": [{"die": 1}]}, options={"numbers": "each-game"})
    assert judged(values) == (1, "deal 1", "fails-chance-missing")


@pytest.mark.parametrize(
    "cards",
    [PACK[1:], (*PACK, "XX"), (*PACK[1:], "9S"), (*PACK[1:], PACK[1]), (), ("XX",) * 20],
    ids=["one short", "one more", "a stranger", "one twice", "none", "jokers"],
)
def test_a_shuffle_that_is_no_permutation_of_the_pack_does_not_hold(cards: tuple[str, ...]) -> None:
    assert judged(cut(*cards), find_cutting) == (1, "deal 1", "fails-chance-wrong")


def test_a_shuffle_is_taken_as_it_stands_top_first() -> None:
    cards = PACK[::-1]
    values = cut(*cards, steps=[{"check": {"pack": list(cards), "phase": "take"}}])
    assert judged(values, find_cutting) == (0, "", "")


def test_a_die_where_a_shuffle_is_wanted_does_not_hold() -> None:
    values = changed(cut(*PACK), "deals", 0, "chance", 0, to={"die": 1})
    assert judged(values, find_cutting) == (1, "deal 1", "fails-chance-wrong")


# Scores and totals.


def test_scores_are_required_once_the_deal_is_over() -> None:
    assert judged(changed(base(), "deals", 0, "scores", to=GONE)) == (1, "deal 1", "fails-differs")


def test_scores_are_absent_before() -> None:
    values = match_of({"steps": [BET], "scores": [0, 0, 0]})
    assert judged(values) == (1, "deal 1", "fails-scores-early")


@pytest.mark.parametrize("scores", [[-20, -40], [-20, -40, -40, 0], [-40, -40, -20], [0, 0, 0], []])
def test_scores_that_differ_do_not_hold(scores: list[int]) -> None:
    assert judged(changed(base(), "deals", 0, "scores", to=scores)) == (1, "deal 1", "fails-differs")


@pytest.mark.parametrize("totals", [[-20, -40], [-20, -40, -40, 0], [-20, -40, -41], []])
def test_totals_that_differ_do_not_hold(totals: list[int]) -> None:
    assert judged(changed(base(), "totals", to=totals)) == (1, "match", "fails-differs")


def test_totals_are_the_sum_of_the_finished_deals() -> None:
    assert judged(match_of(dead(1, 0, 0), RUNNING))[0] == 0
    assert judged(match_of(RUNNING, totals=[0, 0, 0]))[0] == 0


def test_a_record_without_deals_holds() -> None:
    assert judged(match_of()) == (0, "", "")


# Deals that may not be there.


def test_a_deal_after_an_unfinished_one_does_not_hold() -> None:
    assert judged(match_of(RUNNING, RUNNING)) == (1, "deal 2", "fails-deal-unfinished")


def test_a_deal_after_the_matchs_end_does_not_hold() -> None:
    assert judged(match_of(dead(54, 0, 0), RUNNING)) == (1, "deal 2", "fails-match-over")
    assert judged(match_of(dead(4, 4, 4), RUNNING, totals=[0, 0, 0])) == (1, "deal 2", "fails-match-over")


# What replay gives back.


def test_what_holds_says_how_many_deals_and_steps() -> None:
    result = replayed(step(base(), {"check": {"phase": "over"}}, BET | {"illegal": True}))
    assert isinstance(result, Held)
    assert (result.deals, result.steps) == (1, 5)


def test_upto_stops_after_that_step_and_compares_nothing_beyond() -> None:
    record = read_record(written(changed(step(base(), BET), "totals", to=[])), find_game)
    for number in (1, 2, 3):
        result = replay(record, upto=(1, number))
        assert isinstance(result, Held)
        assert (result.deals, result.steps) == (1, number)
    assert isinstance(replay(record, upto=(1, 4)), Failed)


def test_on_step_is_told_of_each_step_that_held() -> None:
    told: list[tuple[int, int]] = []
    values = step(base(), BET | {"illegal": True}, BET)
    replay(
        read_record(written(values), find_game), on_step=lambda deal, number, _: told.append((deal, number))
    )
    assert told == [(1, 1), (1, 2), (1, 3), (1, 4)]
