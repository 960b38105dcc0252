"""records.md: where null is the same as absent, and where it is a value."""

import pytest

from rules import find_game, games
from rules.kit.faults import RecordError
from rules.kit.record import ActStep, CheckStep, read_record, read_step
from tests.helpers.deals import KOBLARZ, read
from tests.helpers.records import dead, judged, match_of, written


def test_null_is_the_same_as_absent_in_an_action() -> None:
    assert read_step(KOBLARZ, {"seat": 0, "do": "joker", "side": None}) == ActStep(0, read("joker"))
    assert read_step(KOBLARZ, {"seat": 0, "do": "roll", "coins": None}) == ActStep(0, read("roll"))


def test_null_is_absent_in_an_object_inside_an_action_too() -> None:
    zoliky = games()["zoliky"]
    plain = {"seat": 1, "do": "close", "card": "4S", "melds": [["5S", "6S", "7S"]]}
    adds = [{"meld": 0, "cards": ["8S"], "at": None, "card": None}]
    swaps = [{"meld": 1, "card": "9S", "at": None}]
    clean = {"adds": [{"meld": 0, "cards": ["8S"]}], "swaps": [{"meld": 1, "card": "9S"}]}
    nulls = plain | {"adds": adds, "swaps": swaps, "take": None}
    assert read_step(zoliky, nulls) == read_step(zoliky, plain | clean)
    with pytest.raises(RecordError):
        read_step(zoliky, plain | {"melds": [["5S", None, "7S"]]})


def test_in_a_check_null_is_a_value() -> None:
    facts = {"shot": None, "melds": [{"by": 1, "as": [None]}]}
    assert read_step(KOBLARZ, {"check": facts}) == CheckStep(facts)
    assert read_step(KOBLARZ, {"check": facts, "seat": None}) == CheckStep(facts)


def test_in_options_null_is_a_value() -> None:
    values = match_of(dead(1, 0, 0), options={"target": None, "time_limit_minutes": 60})
    assert judged(values)[0] == 0
    assert read_record(written(values), find_game).options.model_dump()["target"] is None


def test_a_check_may_name_any_keys() -> None:
    assert read_step(KOBLARZ, {"check": {"phase": "bet", "x": [1]}}) == CheckStep({"phase": "bet", "x": [1]})
