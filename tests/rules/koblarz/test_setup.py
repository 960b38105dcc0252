"""Options and setups (koblarz.md, *Setup, facts*; §18)."""

from typing import Any

import pytest

from rules.kit.contract import BadSetup
from rules.kit.faults import RecordError
from rules.kit.match import Match
from rules.kit.record import read_options
from tests.helpers.deals import KOBLARZ, Deal, bank

GOOD = [
    {},
    {"numbers": "once"},
    {"empty_call": 3},
    {"four_players": "high-call"},
    {"rolls": "alternate"},
    {"throw_needs_sock": True},
    {"finished_players": "interrupt"},
    {"silesian_draw": False},
    {"target": 100},
    {"target": 2000},
    {"time_limit_minutes": None},
    {"time_limit_minutes": 10},
    {"time_limit_minutes": 240},
    {"target": None, "time_limit_minutes": 60},
]
BAD = [
    ("numbers", "never"),
    ("numbers", None),
    ("empty_call", 0),
    ("empty_call", 4),
    ("empty_call", True),
    ("empty_call", 2.0),
    ("empty_call", "1"),
    ("four_players", "low"),
    ("rolls", 1),
    ("throw_needs_sock", 1),
    ("throw_needs_sock", "true"),
    ("finished_players", ""),
    ("silesian_draw", None),
    ("silesian_draw", 0),
    ("target", 99),
    ("target", 2001),
    ("target", 500.0),
    ("target", True),
    ("target", "500"),
    ("time_limit_minutes", 9),
    ("time_limit_minutes", 241),
    ("time_limit_minutes", 60.0),
    ("target_points", 500),
    ("int", 1),
    ("list", []),
    ("Target", 500),
]


def test_the_defaults_are_those_of_the_page() -> None:
    assert read_options(KOBLARZ, {}).model_dump(mode="json") == {
        "numbers": "each-game",
        "empty_call": 1,
        "four_players": "low-number",
        "rolls": "in-a-row",
        "throw_needs_sock": False,
        "finished_players": "watch",
        "silesian_draw": True,
        "target": 500,
        "time_limit_minutes": None,
    }


@pytest.mark.parametrize("options", GOOD)
def test_a_good_option_is_taken_as_it_is(options: dict[str, Any]) -> None:
    dumped = read_options(KOBLARZ, options).model_dump(mode="json")
    assert dumped == read_options(KOBLARZ, {}).model_dump(mode="json") | options


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_option_is_an_error_that_names_it(name: str, value: Any) -> None:
    with pytest.raises(RecordError) as caught:
        read_options(KOBLARZ, {name: value})
    assert f"key='where-key', args={{'key': {name!r}}}" in str(caught.value.fault.where)


@pytest.mark.parametrize("options", [{"target": None}, {"target": None, "time_limit_minutes": None}])
def test_target_null_needs_a_time_limit(options: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        read_options(KOBLARZ, options)
    assert caught.value.fault.why.key == "option-target-needs-time"


@pytest.mark.parametrize("values", [[], "{}", 1, None, True])
def test_options_are_an_object(values: Any) -> None:
    with pytest.raises(RecordError) as caught:
        read_options(KOBLARZ, values)
    assert caught.value.fault.why.key == "wrong-object"


def checked(
    setup: dict[str, Any], *, seats: int = 3, deal: int = 1, options: dict[str, Any] | None = None
) -> None:
    KOBLARZ.check_setup(
        seats, read_options(KOBLARZ, options or {}), KOBLARZ.setup.model_validate(setup, strict=False), deal
    )


@pytest.mark.parametrize("key", ["wallets", "socks", "sock_jokers", "jokers", "fires", "banks"])
@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_list_of_a_setup_has_a_value_for_each_seat(key: str, count: int) -> None:
    value = {"jokers": True, "fires": True, "banks": bank(0)}.get(key, 1)
    with pytest.raises(BadSetup) as caught:
        checked({key: [value] * count})
    assert caught.value.reason.key == "setup-length"
    checked({key: [value] * 3})


def test_numbers_in_game_1_are_an_invalid_setup() -> None:
    for numbers in ("each-game", "once", "seats"):
        with pytest.raises(BadSetup) as caught:
            checked({"numbers": [1, 2, 3]}, options={"numbers": numbers})
        assert caught.value.reason.key == "setup-numbers-not-here"


@pytest.mark.parametrize("numbers", ["each-game", "seats"])
def test_numbers_without_once_are_an_invalid_setup(numbers: str) -> None:
    with pytest.raises(BadSetup):
        checked({"numbers": [1, 2, 3]}, deal=2, options={"numbers": numbers})


@pytest.mark.parametrize("numbers", [[1, 2, 2], [0, 1, 2], [1, 2, 4], [1, 2], [1, 2, 3, 4]])
def test_numbers_are_each_there_once(numbers: list[int]) -> None:
    with pytest.raises(BadSetup):
        checked({"numbers": numbers}, deal=2, options={"numbers": "once"})
    checked({"numbers": [3, 1, 2]}, deal=2, options={"numbers": "once"})


def test_a_key_left_out_keeps_its_opening_value() -> None:
    deal = Deal(3, socks=[1, 2, 3])
    assert (deal["wallets"], deal["socks"], deal["jokers"], deal["round"]) == (
        [10] * 3,
        [1, 2, 3],
        [True] * 3,
        1,
    )


def test_every_key_of_a_setup_is_what_the_game_starts_from() -> None:
    setup = {
        "wallets": [1, 2, 3],
        "socks": [4, 5, 6],
        "sock_jokers": [0, 1, 0],
        "jokers": [True, False, False],
        "fires": [False, True, True],
        "banks": [bank(7, 1), bank(8), bank(9)],
        "trash": bank(10, 0),
        "round": 5,
    }
    deal = Deal(3, **setup)
    assert {key: deal[key] for key in setup} == setup


def test_zero_is_a_value_and_not_left_out() -> None:
    deal = Deal(3, wallets=[0, 0, 1], jokers=[False] * 3, fires=[False] * 3)
    assert (deal["wallets"], deal["jokers"], deal["fires"]) == ([0, 0, 1], [False] * 3, [False] * 3)


@pytest.mark.parametrize("seats", [0, 1, 2, 8])
def test_koblarz_is_for_three_to_seven(seats: int) -> None:
    with pytest.raises(ValueError, match="not for"):
        Match.open(KOBLARZ, seats, read_options(KOBLARZ, {}))
