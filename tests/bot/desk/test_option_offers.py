"""Options completed while they are typed: names and values that may be, in the person's language."""

import pytest

from rules import games
from tests.bot.desk.counter import Counter, Guest, said


async def new(counter: Counter, guest: Guest, game: str, typed: str) -> dict[str, str]:
    return {words: label for label, words in await counter.desk.offers_new(guest.visitor(), game, typed)}


async def options(counter: Counter, guest: Guest, option: str | None, typed: str = "") -> dict[str, str]:
    return {
        words: label for label, words in await counter.desk.offers_options(guest.visitor(), "", option, typed)
    }


async def test_names_are_offered_with_how_they_stand_and_are_found_by_name_or_label(counter: Counter) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala, options="target=300")
    assert (await options(counter, ala, None))["target"] == "points to reach: 300"
    assert set(await options(counter, ala, None, "turn")) == {"turn_seconds"}
    assert set(await options(counter, ala, None, "points to")) == {"target"}


async def test_whoever_watches_the_lobby_is_offered_the_same(counter: Counter) -> None:
    ala, eve = counter.guest("Ala"), counter.guest("Eve")
    await counter.table(ala)
    assert await options(counter, eve, None) == await options(counter, ala, None) != {}


async def test_values_are_offered_by_their_words_and_a_number_that_may_be_is_taken(counter: Counter) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala)
    assert (await options(counter, ala, "rated")) == {"yes": "yes", "no": "no"}
    assert "123" in await options(counter, ala, "target", "123")
    assert "99" not in await options(counter, ala, "target", "99")
    assert (await options(counter, ala, "turn_seconds", "5 min"))["300"] == "5 minutes"
    assert (await options(counter, ala, "turn_seconds", "7m"))["420"] == "7m"
    assert await options(counter, ala, "nonsense") == {}


@pytest.mark.parametrize(
    "words", ["points to reach 300", "Points to reach=300", "order of rolls all in a row points to reach 300",
              "points to reach=300 order of rolls=all in a row", "punkty do zdobycia 300 unrated"],
)  # fmt: skip
async def test_an_option_is_typed_by_what_it_is_called(counter: Counter, words: str) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek", chat="discord:2")
    table = await counter.table(ala)
    reply = await ala.does(f"options {words}")
    assert not reply.alert, said(reply)
    assert counter.standing(table).lobby.options["target"] == 300  # type: ignore[union-attr]
    assert not (await bolek.does(f"new koblarz {words}")).alert


async def test_the_name_of_an_option_alone_shows_what_it_may_be(counter: Counter) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala)
    assert said(await ala.does("options points to reach")) == said(await ala.does("options target"))


async def test_labels_are_in_the_persons_language_and_names_are_the_same_everywhere(counter: Counter) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala)
    english = await options(counter, ala, None)
    ala.more["language"] = "pl"
    polish = await options(counter, ala, None)
    assert set(english) == set(polish) and english["target"] != polish["target"]


async def test_a_table_that_has_begun_has_no_options_to_offer(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    assert await options(counter, guests[0], None) == {}


@pytest.mark.parametrize("game", games())
async def test_every_option_and_value_that_new_offers_opens_a_table(counter: Counter, game: str) -> None:
    ala = counter.guest("Ala")
    names = await new(counter, ala, game, "")
    assert names and all(words.endswith("=") for words in names)
    for name in names:
        values = await new(counter, ala, game, name)
        assert values
        for number, words in enumerate(values):
            guest = counter.guest(words, chat=f"discord:{name}:{number}")
            reply = await guest.does(f"new {game} {words}")
            assert not reply.alert, (words, said(reply))


async def test_new_goes_on_behind_what_is_there_and_offers_nothing_twice(counter: Counter) -> None:
    ala = counter.guest("Ala")
    behind = await new(counter, ala, "koblarz", "target=300 ")
    assert "target=300 turn_seconds=" in behind and not any("target=300 target" in one for one in behind)
    assert "target=300 unrated rolls=alternate" in await new(
        counter, ala, "koblarz", "target=300 unrated rolls="
    )
    assert await new(counter, ala, "koblarz", "target=9 ") == {}
    assert await new(counter, ala, "koblarz", "nonsense=4 ") == {}
    assert await new(counter, ala, "nonsense", "") == {}


async def test_both_refusals_name_options_by_what_is_typed_and_by_what_they_are_called(
    counter: Counter,
) -> None:
    ala = counter.guest("Ala")
    one = said(await ala.does("new koblarz nonsense=4"))
    await counter.table(ala)
    other = said(await ala.does("options nonsense=4"))
    listed = one.partition("There are: ")[2]
    assert listed and listed == other.partition("There are: ")[2]
    assert "target (points to reach), " in listed
    assert "target – points to reach: 500" in said(await ala.does("options"))
