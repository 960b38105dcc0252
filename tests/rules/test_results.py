"""records.md, *result* and *setup*: how a match may end, and what a later deal starts from."""

from typing import Any

import pytest

from rules import find_game
from rules.kit.record import read_record
from rules.kit.replay import Failed, replay
from tests.helpers.cutting import PACK, cut, find_cutting
from tests.helpers.records import Values, changed, dead, judged, match_of, written

TIMED = {"time_limit_minutes": 60}
RUNNING: Values = {"steps": [{"seat": 0, "do": "bet", "coins": 1}]}
"""A deal that has begun and is not over."""


# Results.


def test_a_running_match_has_no_winner_and_no_reason() -> None:
    values = match_of(dead(1, 0, 0))
    assert judged(values)[0] == 0
    assert judged(changed(values, "result", "winners", to=[0])) == (1, "match", "fails-differs")
    for reason in ("target", "because", ""):
        assert judged(changed(values, "result", "reason", to=reason)) == (1, "match", "fails-differs")
    for reason in ("agreed", "abandoned"):  # these say that it is over
        assert judged(changed(values, "result", "reason", to=reason)) == (1, "match", "fails-differs")


def ended(*deals: Values, **more: Any) -> tuple[int, str, str]:
    return judged(match_of(*deals, over=True, **more))


NO = (1, "match", "fails-differs")


def test_by_target_the_highest_total_wins_and_equal_ones_share() -> None:
    assert ended(dead(54, 0, 0), winners=[0], reason="target")[0] == 0
    assert ended(dead(54, 60, 0), winners=[1], reason="target")[0] == 0
    assert ended(dead(60, 0, 60), winners=[0, 2], reason="target")[0] == 0
    assert ended(dead(60, 0, 60), winners=[2, 0], reason="target")[0] == 0
    for winners in ([], [1], [0, 1], [0, 0], [3], [-1]):
        assert ended(dead(54, 0, 0), winners=winners, reason="target") == NO


def test_a_target_that_nobody_has_reached_ends_nothing() -> None:
    assert ended(dead(53, 0, 0), winners=[0], reason="target") == NO


@pytest.mark.parametrize("reason", ["agreed", "abandoned", "time", "draw", "silesian-draw", None])
def test_where_the_target_is_reached_the_reason_is_target(reason: str | None) -> None:
    assert ended(dead(54, 0, 0), winners=[0], reason=reason, options=TIMED) == NO


def test_a_match_that_is_over_by_the_rules_may_not_be_said_to_run() -> None:
    assert judged(match_of(dead(54, 0, 0))) == NO
    assert judged(match_of(dead(4, 4, 4), totals=[0, 0, 0])) == NO


def test_by_time_only_with_the_option_and_a_finished_last_game() -> None:
    assert ended(dead(5, 0, 0), winners=[0], reason="time", options=TIMED)[0] == 0
    assert ended(dead(5, 5, 0), winners=[0, 1], reason="time", options=TIMED)[0] == 0
    assert ended(dead(5, 0, 0), winners=[1], reason="time", options=TIMED) == NO
    assert ended(dead(5, 0, 0), winners=[0], reason="time") == NO
    assert ended(dead(5, 0, 0), RUNNING, winners=[0], reason="time", options=TIMED) == NO
    assert ended(RUNNING, winners=[], reason="time", options=TIMED) == NO
    assert ended(winners=[], reason="time", options=TIMED) == NO


def test_agreed_after_a_finished_deal_the_highest_totals_win() -> None:
    assert ended(dead(5, 0, 0), winners=[0], reason="agreed")[0] == 0
    assert ended(dead(5, 0, 5), winners=[0, 2], reason="agreed")[0] == 0
    assert ended(dead(5, 0, 0), winners=[], reason="agreed") == NO


def test_agreed_during_a_deal_leaves_it_unfinished_and_unscored() -> None:
    assert ended(dead(5, 0, 0), RUNNING, winners=[0], reason="agreed")[0] == 0
    assert ended(dead(5, 0, 0), RUNNING, winners=[], reason="agreed") == NO
    scored = RUNNING | {"scores": [0, 0, 0]}
    assert ended(dead(5, 0, 0), scored, winners=[0], reason="agreed") == (1, "deal 2", "fails-scores-early")


def test_agreed_before_any_finished_deal_nobody_wins() -> None:
    assert ended(RUNNING, winners=[], reason="agreed")[0] == 0
    assert ended(winners=[], reason="agreed")[0] == 0
    assert ended(RUNNING, winners=[0, 1, 2], reason="agreed") == NO


def test_abandoned_has_no_winners_and_its_last_deal_may_be_unfinished() -> None:
    assert ended(dead(5, 0, 0), winners=[], reason="abandoned")[0] == 0
    assert ended(dead(5, 0, 0), RUNNING, winners=[], reason="abandoned")[0] == 0
    assert ended(RUNNING, winners=[], reason="abandoned")[0] == 0
    assert ended(winners=[], reason="abandoned")[0] == 0
    assert ended(dead(5, 0, 0), winners=[0], reason="abandoned") == NO


def test_a_silesian_draw_has_scores_as_counted_and_totals_without_them() -> None:
    drawn = dead(4, 4, 4)
    assert ended(drawn, winners=[], reason="silesian-draw", totals=[0, 0, 0])[0] == 0
    assert ended(drawn, winners=[0, 1, 2], reason="silesian-draw", totals=[0, 0, 0]) == NO
    assert ended(dead(5, 5, 5), winners=[], reason="silesian-draw", totals=[10, 10, 10]) == NO
    assert ended(drawn | {"scores": [40, 40, 40]}, winners=[], reason="silesian-draw")[1] == "deal 1"


def test_without_the_option_equal_socks_are_no_silesian_draw() -> None:
    off = {"silesian_draw": False}
    assert ended(dead(60, 60, 60), winners=[0, 1, 2], reason="target", options=off)[0] == 0
    assert ended(dead(4, 4, 4), winners=[], reason="silesian-draw", options=off) == NO


@pytest.mark.parametrize("reason", [None, "", "draw", "because", "Target"])
def test_a_match_is_over_only_for_a_reason_that_holds(reason: str | None) -> None:
    for winners in ([], [0]):
        assert ended(dead(5, 0, 0), winners=winners, reason=reason) == NO


# Later setups.

ONCE = {"numbers": "once"}
DICE = [{"die": 1}, {"die": 5}, {"die": 3}]


def later(setup: Values | None, options: Values = ONCE) -> tuple[int, str, str]:
    """A second deal that starts from this setup (None: left out)."""
    second = RUNNING_AT_1 if setup is None else RUNNING_AT_1 | {"setup": setup}
    return judged(match_of(dead(1, 0, 0, chance=DICE), second, options=options))


RUNNING_AT_1: Values = {"steps": [{"check": {"numbers": [3, 1, 2], "pair": [1, 0]}}]}


def test_a_later_setup_is_derived_where_it_is_left_out() -> None:
    assert later(None)[0] == 0
    assert later({})[0] == 0


def test_a_later_setup_that_is_given_and_equal_holds() -> None:
    assert later({"numbers": [3, 1, 2]})[0] == 0
    assert later({"numbers": [3, 1, 2], "wallets": None})[0] == 0


def test_a_later_setup_that_says_the_opening_values_is_equal() -> None:
    assert later({"wallets": [10, 10, 10], "round": 1, "trash": {"coins": 0, "jokers": 0}})[0] == 0


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"numbers": [1, 2, 3]}, "setup.numbers"),
        ({"numbers": [3, 1, 2], "wallets": [9, 10, 10]}, "setup.wallets"),
        ({"round": 2}, "setup.round"),
        ({"jokers": [False, True, True]}, "setup.jokers"),
        ({"numbers": None, "socks": [0, 0, 1]}, "setup.numbers"),
    ],
)
def test_a_later_setup_that_is_given_and_differs_does_not_hold(setup: Values, key: str) -> None:
    assert later(setup) == (1, "deal 2", "fails-differs")
    record = match_of(dead(1, 0, 0, chance=DICE), RUNNING_AT_1 | {"setup": setup}, options=ONCE)
    result = replay(read_record(written(record), find_game))
    assert isinstance(result, Failed)
    assert result.reason.args["key"] == key


def cut_twice(first: Values, second: Values) -> tuple[int, str, str]:
    """Two deals of the toy game, whose setup may hold totals; the second one is running."""
    take = [{"seat": first.get("first", 0), "do": "take"}]
    deals = [
        {"setup": first, "chance": [{"shuffle": list(PACK)}], "steps": take, "scores": [1, 0]},
        {"setup": second, "chance": [{"shuffle": list(PACK)}], "steps": []},
    ]
    start = first.get("totals", [0, 0])
    values = cut() | {"deals": deals, "totals": [start[0] + 1, start[1]], "options": {"deals": 5}}
    return judged(values, find_cutting)


def test_totals_start_from_deal_1s_setup() -> None:
    assert cut_twice({"totals": [7, 3]}, {})[0] == 0


def test_a_later_setup_may_say_the_totals_as_they_stand_and_no_others() -> None:
    assert cut_twice({"totals": [7, 3]}, {"totals": [8, 3]})[0] == 0
    assert cut_twice({}, {"first": 1, "totals": [1, 0]})[0] == 0
    assert cut_twice({}, {"totals": [0, 0]}) == (1, "deal 2", "fails-differs")
    assert cut_twice({}, {"totals": [2, 0]}) == (1, "deal 2", "fails-differs")
