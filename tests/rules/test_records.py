"""records.md: what is a wrong record (exit 2), before anything is replayed."""

from typing import Any

import pytest

from rules.kit.record import read_record
from tests.helpers.cutting import find_cutting
from tests.helpers.records import GONE, base, changed, dead, judged, match_of, written

BET = {"seat": 0, "do": "bet", "coins": 1}
STEP = ("deals", 0, "steps", 0)
CUT = {
    "format": "hospoda-record/1",
    "game": "cutting",
    "seats": ["Ala", "Bolek"],
    "deals": [{"chance": [{"shuffle": ["AS"]}], "steps": []}],
    "totals": [0, 0],
    "result": {"over": False, "winners": []},
}


def test_the_small_record_holds() -> None:
    assert judged(base()) == (0, "", "")


# Each entry: path, new value, where the fault is said to be, its reason.
WRONG: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    (("format",), GONE, "format", "wrong-missing"),
    (("format",), "hospoda-record/2", "format", "wrong-word"),
    (("format",), 1, "format", "wrong-word"),
    (("game",), GONE, "game", "wrong-missing"),
    (("game",), "chess", "game", "wrong-game"),
    (("game",), "kit", "game", "wrong-game"),
    (("game",), "", "game", "wrong-game"),
    (("game",), None, "game", "wrong-text"),
    (("about",), 1, "about", "wrong-text"),
    (("comment",), "x", "comment", "wrong-unknown"),
    (("rules",), 0, "rules", "wrong-rules"),
    (("rules",), 2, "rules", "wrong-rules"),
    (("rules",), -1, "rules", "wrong-rules"),
    (("rules",), True, "rules", "wrong-integer"),
    (("rules",), 1.0, "rules", "wrong-integer"),
    (("rules",), "1", "rules", "wrong-integer"),
    (("options",), [], "options", "wrong-object"),
    (("options",), {"number": "seats"}, "options, number", "wrong-unknown"),
    (("options",), {"numbers": "mine"}, "options, numbers", "wrong-word"),
    (("options",), {"target": 99}, "options, target", "wrong-below"),
    (("options",), {"target": 2001}, "options, target", "wrong-above"),
    (("options",), {"target": True}, "options, target", "wrong-integer"),
    (("options",), {"target": 500.0}, "options, target", "wrong-integer"),
    (("options",), {"empty_call": True}, "options, empty_call", "wrong-integer"),
    (("options",), {"empty_call": 2.0}, "options, empty_call", "wrong-integer"),
    (("options",), {"silesian_draw": 1}, "options, silesian_draw", "wrong-boolean"),
    (("options",), {"target": None}, "options", "option-target-needs-time"),
    (("options",), {"list": 1}, "options, list", "wrong-unknown"),
    (("options",), {"a[b]": 1}, "options, a[b]", "wrong-unknown"),
    (("seats",), GONE, "seats", "wrong-missing"),
    (("seats",), ["A", "B"], "seats", "wrong-seats"),
    (("seats",), list("ABCDEFGH"), "seats", "wrong-seats"),
    (("seats",), [], "seats", "wrong-seats"),
    (("seats",), "ABC", "seats", "wrong-list"),
    (("seats", 1), 7, "seat 2", "wrong-text"),
    (("deals",), GONE, "deals", "wrong-missing"),
    (("deals",), {}, "deals", "wrong-list"),
    (("deals", 0), [], "deal 1", "wrong-object"),
    (("deals", 0, "score"), [1], "deal 1, score", "wrong-unknown"),
    (("deals", 0, "setup"), [], "deal 1, setup", "wrong-object"),
    (("deals", 0, "setup"), {"wallet": []}, "deal 1, setup, wallet", "wrong-unknown"),
    (("deals", 0, "setup"), {"tuple": []}, "deal 1, setup, tuple", "wrong-unknown"),
    (("deals", 0, "setup"), {"wallets": [1, 0]}, "deal 1, setup", "setup-length"),
    (("deals", 0, "setup"), {"wallets": [1, 0, -1]}, "deal 1, setup, wallets, place 3", "wrong-below"),
    (("deals", 0, "setup"), {"wallets": [1, 0, True]}, "deal 1, setup, wallets, place 3", "wrong-integer"),
    (("deals", 0, "setup"), {"wallets": [1, 0, 1.0]}, "deal 1, setup, wallets, place 3", "wrong-integer"),
    (("deals", 0, "setup"), {"wallets": 10}, "deal 1, setup, wallets", "wrong-list"),
    (("deals", 0, "setup"), {"jokers": [1, 0, 1]}, "deal 1, setup, jokers, place 1", "wrong-boolean"),
    (("deals", 0, "setup"), {"trash": {"coins": 1}}, "deal 1, setup, trash, jokers", "wrong-missing"),
    (("deals", 0, "setup"), {"numbers": [1, 2, 3]}, "deal 1, setup", "setup-numbers-not-here"),
    (("deals", 0, "setup"), {"round": 0}, "deal 1, setup, round", "wrong-below"),
    (("deals", 0, "chance"), {}, "deal 1, chance", "wrong-list"),
    (("deals", 0, "chance", 0), 2, "deal 1, chance 1", "wrong-object"),
    (("deals", 0, "chance", 0), {}, "deal 1, chance 1", "wrong-outcome"),
    (("deals", 0, "chance", 0), {"die": 1, "shuffle": []}, "deal 1, chance 1", "wrong-outcome"),
    (("deals", 0, "chance", 0), {"coin": 1}, "deal 1, chance 1, coin", "wrong-unknown"),
    (("deals", 0, "chance", 0), {"die": "2"}, "deal 1, chance 1, die", "wrong-integer"),
    (("deals", 0, "chance", 0), {"die": 2.0}, "deal 1, chance 1, die", "wrong-integer"),
    (("deals", 0, "chance", 0), {"die": True}, "deal 1, chance 1, die", "wrong-integer"),
    (("deals", 0, "chance", 0), {"shuffle": "AS"}, "deal 1, chance 1, shuffle", "wrong-list"),
    (("deals", 0, "chance", 0), {"shuffle": [1]}, "deal 1, chance 1, shuffle, place 1", "wrong-text"),
    (
        ("deals", 0, "chance", 0),
        {"shuffle": ["AS", "1S"]},
        "deal 1, chance 1, shuffle, place 2",
        "wrong-card",
    ),
    (("deals", 0, "steps"), GONE, "deal 1, steps", "wrong-missing"),
    (("deals", 0, "steps"), {}, "deal 1, steps", "wrong-list"),
    (STEP, [], "deal 1, step 1", "wrong-object"),
    (STEP, None, "deal 1, step 1", "wrong-object"),
    (STEP, {}, "deal 1, step 1, seat", "wrong-missing"),
    (STEP, {"do": "roll"}, "deal 1, step 1, seat", "wrong-missing"),
    (STEP, {"seat": 0}, "deal 1, step 1, do", "wrong-missing"),
    (STEP, {"seat": 0, "do": None}, "deal 1, step 1, do", "wrong-missing"),
    (STEP, {"seat": 0, "do": 1}, "deal 1, step 1, do", "wrong-text"),
    (STEP, {"seat": 0, "do": "pass"}, "deal 1, step 1, do", "wrong-word"),
    (STEP, {"seat": None, "do": "roll"}, "deal 1, step 1, seat", "wrong-missing"),
    (STEP, {"seat": True, "do": "roll"}, "deal 1, step 1, seat", "wrong-integer"),
    (STEP, {"seat": 0.0, "do": "roll"}, "deal 1, step 1, seat", "wrong-integer"),
    (STEP, {"seat": "0", "do": "roll"}, "deal 1, step 1, seat", "wrong-integer"),
    (STEP, {"seat": 0, "do": "roll", "coins": 1}, "deal 1, step 1, coins", "wrong-unknown"),
    (STEP, {"seat": 0, "do": "bet"}, "deal 1, step 1, coins", "wrong-missing"),
    (STEP, {"seat": 0, "do": "bet", "coins": None}, "deal 1, step 1, coins", "wrong-missing"),
    (STEP, {"seat": 0, "do": "bet", "coins": True}, "deal 1, step 1, coins", "wrong-integer"),
    (STEP, {"seat": 0, "do": "bet", "coins": 2.0}, "deal 1, step 1, coins", "wrong-integer"),
    (STEP, {"seat": 0, "do": "bet", "coins": "2"}, "deal 1, step 1, coins", "wrong-integer"),
    (STEP, {"seat": 0, "do": "bet", "coins": [2]}, "deal 1, step 1, coins", "wrong-integer"),
    (STEP, {"seat": 0, "do": "bet", "coins": 1, "side": 1}, "deal 1, step 1, side", "wrong-unknown"),
    (STEP, {"seat": 0, "do": "joker", "side": "1"}, "deal 1, step 1, side", "wrong-integer"),
    (STEP, BET | {"by": "me"}, "deal 1, step 1, by", "wrong-word"),
    (STEP, BET | {"illegal": 1}, "deal 1, step 1, illegal", "wrong-boolean"),
    (STEP, BET | {"illegal": "true"}, "deal 1, step 1, illegal", "wrong-boolean"),
    (STEP, {"check": []}, "deal 1, step 1, check", "wrong-object"),
    (STEP, {"check": 1}, "deal 1, step 1, check", "wrong-object"),
    (STEP, {"check": {}, "seat": 0}, "deal 1, step 1, seat", "wrong-unknown"),
    (STEP, BET | {"check": {}}, "deal 1, step 1, seat", "wrong-unknown"),
    (("deals", 0, "scores"), 1, "deal 1, scores", "wrong-list"),
    (("deals", 0, "scores", 0), "1", "deal 1, scores, place 1", "wrong-integer"),
    (("deals", 0, "scores", 0), -20.0, "deal 1, scores, place 1", "wrong-integer"),
    (("deals", 0, "scores", 0), False, "deal 1, scores, place 1", "wrong-integer"),
    (("totals",), GONE, "totals", "wrong-missing"),
    (("totals",), None, "totals", "wrong-list"),
    (("totals", 2), True, "totals, place 3", "wrong-integer"),
    (("totals", 2), -40.0, "totals, place 3", "wrong-integer"),
    (("result",), GONE, "result", "wrong-missing"),
    (("result",), [], "result", "wrong-object"),
    (("result", "over"), GONE, "result, over", "wrong-missing"),
    (("result", "over"), 0, "result, over", "wrong-boolean"),
    (("result", "winners"), GONE, "result, winners", "wrong-missing"),
    (("result", "winners"), [True], "result, winners, place 1", "wrong-integer"),
    (("result", "winners"), 0, "result, winners", "wrong-list"),
    (("result", "reason"), 1, "result, reason", "wrong-text"),
    (("result", "why"), "x", "result, why", "wrong-unknown"),
    (("fairness",), "x", "fairness", "wrong-object"),
    (("fairness",), {}, "fairness, commitment", "wrong-missing"),
    (
        ("fairness",),
        {"commitment": "ab" * 31, "entropy": "", "revealed": []},
        "fairness, commitment",
        "wrong-value",
    ),
    (
        ("fairness",),
        {"commitment": "xy" * 32, "entropy": "", "revealed": []},
        "fairness, commitment",
        "wrong-value",
    ),
    (
        ("fairness",),
        {"commitment": "ab" * 32 + "\n", "entropy": "", "revealed": []},
        "fairness, commitment",
        "wrong-value",
    ),
    (
        ("fairness",),
        {"commitment": "ab" * 32, "entropy": 1, "revealed": []},
        "fairness, entropy",
        "wrong-text",
    ),
    (
        ("fairness",),
        {"commitment": "ab" * 32, "entropy": "", "revealed": ["ab" * 32, ""]},
        "fairness, revealed, place 2",
        "wrong-value",
    ),
]


@pytest.mark.parametrize(("path", "value", "where", "why"), WRONG)
def test_a_wrong_record_says_where_and_why(
    path: tuple[str | int, ...], value: Any, where: str, why: str
) -> None:
    assert judged(changed(base(), *path, to=value)) == (2, where, why)


def test_what_is_wrong_in_a_later_deal_is_wrong_before_the_first_one_is_replayed() -> None:
    values = match_of(dead(1, 0, 0, steps=[BET]), dead(1, 0, 0, steps=[{"seat": 0, "do": "leap"}]))
    assert judged(values) == (2, "deal 2, step 1, do", "wrong-word")


def test_numbers_in_deal_1_are_a_wrong_record_with_any_option() -> None:
    for numbers in ("once", "each-game", "seats"):
        values = match_of({"setup": {"numbers": [1, 2, 3]}, "steps": []}, options={"numbers": numbers})
        assert judged(values) == (2, "deal 1, setup", "setup-numbers-not-here")


def test_numbers_in_a_later_setup_need_the_option_once() -> None:
    values = match_of(dead(1, 0, 0), {"setup": {"numbers": [1, 2, 3]}, "steps": []})
    assert judged(values) == (2, "deal 2, setup", "setup-numbers-not-here")


HOLDS: list[tuple[tuple[str | int, ...], Any]] = [
    (("about",), "A game on a Sunday"),
    (("about",), None),
    (("rules",), 1),
    (("fairness",), None),
    (("seats", 0), ""),
    (("seats", 0), "Ala\u202e\n"),
    (("result", "reason"), GONE),
    ((*STEP, "illegal"), False),
    ((*STEP, "illegal"), None),
    ((*STEP, "by"), None),
    ((*STEP, "by"), "player"),
    ((*STEP, "by"), "timeout"),
    ((*STEP, "by"), "computer"),
    ((*STEP, "side"), None),
    ((*STEP, "check"), None),
    (("deals", 0, "setup", "round"), 1),
    (("deals", 0, "setup", "socks"), None),
]


@pytest.mark.parametrize(("path", "value"), HOLDS)
def test_what_may_be_there_or_left_out(path: tuple[str | int, ...], value: Any) -> None:
    assert judged(changed(base(), *path, to=value)) == (0, "", "")


@pytest.mark.parametrize("code", ["", "A", "ASS", "as", "10H", "1S", "AZ", "K♠", "xx", " AS"])
def test_a_code_that_is_no_card_is_a_wrong_record(code: str) -> None:
    values = changed(CUT, "deals", 0, "chance", 0, to={"shuffle": ["AS", code]})
    assert judged(values, find_cutting) == (2, "deal 1, chance 1, shuffle, place 2", "wrong-card")


@pytest.mark.parametrize(
    ("more", "where", "why"),
    [
        ({"suit": "X"}, "deal 1, step 1, suit", "wrong-word"),
        ({"suit": 1}, "deal 1, step 1, suit", "wrong-word"),
        ({"times": 3}, "deal 1, step 1, times", "wrong-word"),
        ({"times": True}, "deal 1, step 1, times", "wrong-integer"),
        ({"times": 2.0}, "deal 1, step 1, times", "wrong-integer"),
    ],
)
def test_an_unknown_word_in_a_field_of_fixed_words_is_a_wrong_record(more: Any, where: str, why: str) -> None:
    values = changed(CUT, "deals", 0, "steps", to=[{"seat": 0, "do": "take"} | more])
    assert judged(values, find_cutting) == (2, where, why)


@pytest.mark.parametrize(
    ("totals", "where", "why"),
    [
        ([1], "totals, place 2", "wrong-missing"),
        ([1, 2, 3], "totals", "wrong-length"),
        (1, "totals", "wrong-list"),
    ],
)
def test_a_list_of_a_fixed_length_has_that_length(totals: Any, where: str, why: str) -> None:
    values = changed(CUT, "deals", 0, "setup", to={"totals": totals})
    assert judged(values, find_cutting) == (2, f"deal 1, setup, {where}", why)


def test_fixed_words_of_a_setup_are_strict_too() -> None:
    values = changed(CUT, "deals", 0, "setup", to={"first": True})
    assert judged(values, find_cutting) == (2, "deal 1, setup, first", "wrong-integer")


def test_older_rules_are_taken_and_newer_ones_are_not() -> None:
    for version in (1, 2, 3):
        assert read_record(written(CUT | {"rules": version}), find_cutting).rules == version
    assert judged(CUT | {"rules": 4}, find_cutting) == (2, "rules", "wrong-rules")


def test_options_are_checked_with_the_games_own_numbers_of_players() -> None:
    assert judged(changed(CUT, "seats", to=["A"]), find_cutting) == (2, "seats", "wrong-seats")
