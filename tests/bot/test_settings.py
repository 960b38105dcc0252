"""What chats and persons have set: kept, read again, and never an obstacle."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.settings import (
    ChatSettings,
    PersonSettings,
    dump,
    is_quiet,
    is_time_zone,
    load_chat,
    load_person,
)
from rules import games


def test_nothing_kept_is_the_usual() -> None:
    assert load_chat(None) == ChatSettings() and load_person(None) == PersonSettings()
    assert dump(ChatSettings()) == dump(PersonSettings()) == "{}"


def test_what_was_set_is_read_again() -> None:
    chat = ChatSettings(
        language="pl",
        time_zone="Europe/Warsaw",
        tables=5,
        opened_by="admins",
        nudges=False,
        quiet=(22, 7),
        turn_seconds=3600,
        rated=False,
        options={"koblarz": {"target": 300}},
    )
    person = PersonSettings(
        language="pl", way="here", reached=True, one_tap=True, quiet=(0, 8), mention=False
    )
    assert load_chat(dump(chat)) == chat
    assert load_person(dump(person)) == person


@pytest.mark.parametrize(
    "wrong",
    [
        {"tables": 0},
        {"tables": 11},
        {"turn_seconds": 14},
        {"turn_seconds": 604_801},
        {"opened_by": "me"},
        {"time_zone": "Mars/Base"},
        {"quiet": [24, 1]},
        {"options": {"koblarz": 1}},
    ],
)
def test_what_is_out_of_range_is_refused_and_never_shown(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError) as caught:
        ChatSettings.model_validate(wrong)
    assert "input_value" not in str(caught.value)


def test_what_cannot_be_read_any_more_is_as_if_it_had_never_been_set() -> None:
    body = json.dumps({"tables": 99, "nudges": False, "language": "xx", "of a newer version": [1]})
    assert load_chat(body) == ChatSettings(nudges=False)
    assert load_person('{"way": "by pigeon", "one_tap": true}') == PersonSettings(one_tap=True)


@hypothesis_settings(max_examples=100, deadline=None)
@given(
    st.text(max_size=30)
    | st.dictionaries(
        st.sampled_from([*ChatSettings.model_fields, *PersonSettings.model_fields, "x"]),
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3),
    ).map(json.dumps)
)
def test_no_kept_text_is_ever_an_obstacle(body: str) -> None:
    assert load_chat(dump(load_chat(body))) == load_chat(body)
    assert load_person(dump(load_person(body))) == load_person(body)


def test_a_discord_channel_has_three_tables_and_a_telegram_group_two() -> None:
    assert ChatSettings().most_tables("discord") == 3
    assert ChatSettings().most_tables("telegram") == 2
    assert ChatSettings(tables=7).most_tables("telegram") == 7


def test_computers_play_slower_in_telegram_groups() -> None:
    chat = ChatSettings(turn_seconds=60, interrupt_seconds=12, rated=False)
    group = chat.new_table("telegram", private=False)
    assert (group.pace_seconds, chat.new_table("telegram", private=True).pace_seconds) == (3.0, 1.5)
    assert chat.new_table("discord", private=False).pace_seconds == 1.5
    assert (group.turn_seconds, group.interrupt_seconds, group.rated) == (60.0, 12.0, False)


def test_default_options_that_are_no_longer_options_are_the_games_own() -> None:
    koblarz = games()["koblarz"]
    assert ChatSettings(options={"koblarz": {"target": 300}}).new_options(koblarz) == koblarz.options(
        target=300
    )
    assert ChatSettings(options={"koblarz": {"gone": 1}}).new_options(koblarz) == koblarz.options()


@pytest.mark.parametrize(
    "zone", ["", "Mars/Base", "../UTC", "/etc/passwd", "Europe/Żory", "x" * 200, "Europe"]
)
def test_what_is_no_time_zone_is_none(zone: str) -> None:
    assert not is_time_zone(zone)


def test_quiet_hours_may_go_over_midnight() -> None:
    assert [hour for hour in range(24) if is_quiet((22, 2), hour)] == [0, 1, 22, 23]
    assert [hour for hour in range(24) if is_quiet((9, 11), hour)] == [9, 10]


def test_a_page_that_is_made_anew_speaks_as_it_did_or_as_its_person_wants_now() -> None:
    mine = PersonSettings(letters="english", suits="german")
    assert mine.voice("pl", "koblarz") == mine.voice(mine.voice("pl", "koblarz"), "koblarz") == "pl-x-english"
    assert mine.voice("pl-x-colours", "bauernschnapsen") == "pl-x-english-german"
    assert PersonSettings().voice("pl-x-colours", None) == "pl"
