"""The pages of options, and options that are typed: who may, and what is set."""

import pytest

from bot.ports import TableId
from tests.bot.desk.counter import Counter, Guest, key_table, said


async def three(counter: Counter) -> tuple[Guest, Guest, Guest, TableId]:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    ala, bolek, cyryl = guests
    return ala, bolek, cyryl, await counter.table(*guests)


async def test_options_are_listed_offered_and_set_in_place(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    page = await ala.does("options")
    assert "points to reach: 500" in said(page)
    values = await ala.presses_on(page, "points to reach")
    assert values.in_place and "100 to 2,000" in said(values)
    after = await ala.presses_on(values, "300")
    assert after.in_place and "points to reach: 300" in said(after)
    assert counter.standing(table).lobby.options["target"] == 300


async def test_whoever_may_not_change_options_is_shown_what_they_may_be_and_no_keys(counter: Counter) -> None:
    ala, bolek, *_ = await three(counter)
    for option, right in (("points to reach", "100 to 2,000"), ("Silesian draw", "yes · no")):
        shown = await bolek.presses_on(await bolek.does("options"), option)
        assert "host or an admin" in said(shown) and f"It may be: {right}" in said(shown)
        assert [key.label.key for row in shown.rows for key in row.keys] == ["go-back"] and shown.ask is None
        assert len((await ala.presses_on(await ala.does("options"), option)).rows[0].keys) > 1
    assert "It may be" in said(await bolek.does("options target"))


async def test_several_options_in_one_command_are_all_set_and_shown(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    page = await ala.does("options target=300 rolls=alternate rated=no", source="once")
    assert "points to reach: 300" in said(page) and "rated: no" in said(page)
    assert counter.standing(table).lobby.options["rolls"] == "alternate"  # type: ignore[union-attr]


@pytest.mark.parametrize("wrong", ["target=99", "colour=red", "rolls=never"])
async def test_of_several_options_none_is_set_where_one_cannot_be(counter: Counter, wrong: str) -> None:
    ala, bolek, _, table = await three(counter)
    before = counter.standing(table)
    assert (await ala.does(f"options turn=30 rated=no {wrong}")).alert
    assert counter.standing(table) == before
    assert "host or an admin" in said(await bolek.does(f"options turn=30 {wrong}"))


async def test_an_option_that_is_named_twice_is_set_once_to_what_came_last(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    before = counter.standing(table).version
    await ala.does("options " + " ".join(f"turn={15 + n}" for n in range(40)))
    after = counter.standing(table)
    assert after.settings.turn_seconds == 54 and after.version == before + 1


async def test_options_before_one_that_is_only_named_are_set(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    page = await ala.does("options rated no target")
    assert "100 to 2,000" in said(page) and not counter.standing(table).settings.rated


async def test_an_option_without_a_value_is_shown_and_not_changed(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    before = counter.standing(table)
    for name in ("silesian_draw", "rated", "target"):
        shown = await ala.does(f"options {name}")
        assert not shown.alert and len(shown.rows[0].keys) > 1, name
    assert counter.standing(table) == before


async def test_who_sets_what_is_so_already_is_told_that_and_everybody_stays_ready(counter: Counter) -> None:
    ala, bolek, _, table = await three(counter)
    await bolek.presses(f"{key_table(table)}.t.ready")
    for line in ("target 500", "turn 90", "rated yes"):
        reply = said(await ala.does(f"options {line}"))
        assert "already" in reply and "asked again" not in reply
    assert counter.standing(table).lobby.ready == (1,)  # type: ignore[union-attr]
    assert "asked again" in said(await ala.does("options target 300"))
    assert counter.standing(table).lobby.ready == ()  # type: ignore[union-attr]


async def test_a_value_that_cannot_be_is_answered_with_short_words_each_of_which_can_be_typed(
    counter: Counter,
) -> None:
    ala, *_ = await three(counter)
    for name in ("numbers", "rolls", "reveal", "silesian_draw"):
        reply = said(await ala.does(f"options {name} zzz"))
        words = reply.partition("one of ")[2].rstrip(".").split(", ")
        assert len(words) > 1
        for word in words:
            assert not (await ala.does(f"options {name} {word}")).alert, word


async def test_every_key_of_the_options_pages_answers(counter: Counter) -> None:
    ala, *_ = await three(counter)
    for key in [key for row in (await ala.does("options")).rows for key in row.keys]:
        values = await ala.presses(key.data)
        for value in [key for row in values.rows for key in row.keys]:
            assert said(await ala.presses(value.data))


async def test_an_option_out_of_its_range_is_refused_with_the_range(counter: Counter) -> None:
    ala, *_, table = await three(counter)
    for line, right in (
        ("target 99", "100 to 2,000"),
        ("turn 1", "15 seconds"),
        ("colour red", "start numbers"),
    ):
        reply = await ala.does(f"options {line}")
        assert reply.alert and right in said(reply)
    assert counter.standing(table).lobby.options["target"] == 500
