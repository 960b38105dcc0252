"""Actions and setups at the edge (records.md): what is a wrong record, and how an action is written."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kit.action import dump_action
from tests.rules.kauboj.table import KAUBOJ, Table, read


@pytest.mark.parametrize(
    ("do", "arguments"),
    [
        ("discard", {"card": "8D"}),
        ("discard", {"card": "8D", "draw": "shots"}),
        ("discard", {"card": "8D", "draw": "stock", "to": "left"}),
        ("discard", {"card": "10D", "draw": "stock"}),
        ("discard", {"card": 8, "draw": "stock"}),
        ("direction", {"to": "up"}),
        ("direction", {}),
        ("pass", {}),
        ("pass", {"cards": "8D"}),
        ("pass", {"cards": ["8D", "Z9"]}),
        ("marriage", {"suit": "X"}),
        ("nine", {"card": "9S"}),
        ("gun", {"cards": [2, 2]}),
        ("drop", {"gun": "0"}),
        ("drop", {"gun": 1.5}),
        ("shoot", {"gun": 0}),
        ("shoot", {"gun": True, "at": 1}),
        ("five", {"card": "5S", "draw": ["shots"]}),
        ("five", {"card": "5S", "draw": "stock"}),
        ("reply", {}),
        ("reply", {"with": "gun"}),
        ("reply", {"with": "six"}),
        ("reply", {"with": "stand", "card": "6S"}),
        ("reply", {"with": "quick-draw"}),
        ("reply", {"with_": "stand"}),
        ("lose", {"king": "K"}),
        ("redraw", {}),
        ("redraw", {"from": ["shots"]}),
        ("badge", {"take": 1}),
        ("ride", {}),
    ],
)
def test_a_wrong_form_is_no_action(do: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read(do, **arguments)


@pytest.mark.parametrize(
    "values",
    [
        {"do": "discard", "draw": "stock", "card": "8D"},
        {"do": "discard", "draw": "pile"},
        {"do": "reply", "with": "stand"},
        {"do": "reply", "with": "six", "card": "6S"},
        {"do": "reply", "with": "quick-draw", "cards": ["7S", "5S", "3S"]},
        {"do": "redraw", "from": []},
        {"do": "redraw", "from": ["stock", "pile"]},
        {"do": "five", "card": "5S", "draw": ["pile", "stock"]},
        {"do": "badge", "take": False},
    ],
)
def test_an_action_is_written_as_the_page_has_it(values: dict[str, Any]) -> None:
    assert dump_action(KAUBOJ.actions.validate_python(values, strict=False)) == values


def test_null_is_the_same_as_absent() -> None:
    assert read("discard", card=None, draw="stock") == read("discard", draw="stock")


def test_cards_that_go_together_are_one_action_in_whatever_order() -> None:
    assert read("pass", cards=["2C", "KS", "TS"]) == read("pass", cards=["KS", "TS", "2C"])
    assert read("gun", cards=["3D", "8S"]) == read("gun", cards=["8S", "3D"])
    assert read("five", card="5S", draw=["stock", "pile"]) == read("five", card="5S", draw=["pile", "stock"])


def test_but_a_redraw_has_its_order() -> None:
    assert read("redraw", **{"from": ["stock", "pile"]}) != read("redraw", **{"from": ["pile", "stock"]})


@pytest.mark.parametrize(
    "setup", [{"dealer": -1}, {"dealer": 4}, {"dealer": True}, {"totals": [1.5]}, {"x": 1}]
)
def test_a_wrong_setup_is_an_error(setup: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        KAUBOJ.setup.model_validate(setup)


def test_values_of_the_right_type_but_out_of_range_are_illegal_not_wrong() -> None:
    table = Table("4S", "7C", "8C", guns=["3S 8S", "3D 8D"])
    assert not table.may(0, "shoot", gun=10**30, at=1)
    assert not table.may(0, "shoot", gun=0, at=-(10**30))
    assert not table.may(0, "drop", gun=-1)
    assert not table.may(0, "discard", card="XX", draw="stock")
    assert not table.may(0, "gun", cards=["XX", "XX"])
    assert not table.may(0, "pass", cards=["4S"] * 50)
