"""Settings completed while they are typed: names and values that may be, for whoever may set them."""

import pytest

from tests.bot.desk.counter import Counter, Guest, said


async def offered(
    counter: Counter, guest: Guest, setting: str | None, typed: str = "", *, mine: bool = False
) -> dict[str, str]:
    found = await counter.desk.offers_settings(guest.visitor(), setting, typed, mine=mine)
    return {words: label for label, words in found}


def chief(counter: Counter) -> Guest:
    ala = counter.guest("Ala")
    ala.admin = True
    return ala


async def test_every_value_that_is_offered_can_be_set(counter: Counter) -> None:
    ala = chief(counter)
    for mine in (False, True):
        for name in await offered(counter, ala, None, mine=mine):
            values = await offered(counter, ala, name, mine=mine)
            assert values and len(values) <= 25
            for value in values:
                reply = await ala.does(f"settings {'mine ' if mine else ''}{name} {value}")
                assert not reply.alert, (name, value, said(reply))


async def test_the_chats_settings_are_offered_to_its_admins_alone(counter: Counter) -> None:
    ala, bolek = chief(counter), counter.guest("Bolek")
    assert (await offered(counter, ala, None))["tables"] == "tables: 3"
    assert await offered(counter, bolek, None) == await offered(counter, bolek, "tables") == {}
    assert "way" in await offered(counter, bolek, None, mine=True)
    assert await offered(counter, bolek.alone(), None) == await offered(counter, bolek, None, mine=True)


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("time_zone", "tok", "Asia/Tokyo"),
        ("quiet", "21-6", "21-6"),
        ("turn_seconds", "7m", "7m"),
        ("tables", "4", "4"),
    ],
)
async def test_what_no_key_offers_is_found_as_it_is_typed(
    counter: Counter, name: str, typed: str, value: str
) -> None:
    ala = chief(counter)
    assert value in await offered(counter, ala, name, typed)
    assert not (await ala.does(f"settings {name} {value}")).alert


async def test_what_may_be_meant_besides_is_offered_behind_what_was_typed(counter: Counter) -> None:
    found = await offered(counter, chief(counter), "turn_seconds", "20")
    assert list(found) == ["20", "120", "259200"]


async def test_nonsense_is_offered_nothing(counter: Counter) -> None:
    ala = chief(counter)
    assert await offered(counter, ala, "nonsense") == {}
    assert await offered(counter, ala, "turn_seconds", "soon") == {}
    assert await offered(counter, ala, None, "nonsense") == {}
