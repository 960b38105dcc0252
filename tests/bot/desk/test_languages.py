"""In which language somebody is answered, and how one is chosen."""

import pytest

from bot.texts import LANGUAGES
from tests.bot.desk.counter import Counter, admin, labels, said


async def test_the_language_is_the_persons_then_the_platforms_then_the_chats(counter: Counter) -> None:
    await admin(counter).does("language pl")
    ala = counter.guest("Bolek", language=None)
    assert said(await ala.does("new")) == "Która gra?"
    english = counter.guest("Bolek", language="en-GB")
    assert said(await english.does("new")) == "Which game?"
    await english.alone().does("language polski")
    assert said(await english.does("new")) == "Która gra?"


async def test_a_language_that_is_not_here_yet_falls_back_to_english(counter: Counter) -> None:
    assert said(await counter.guest("Ala", language="xx").does("new")) == "Which game?"
    reply = await counter.guest("Ala").alone().does("language xx")
    assert reply.alert and all(language in said(reply) for language in LANGUAGES)


@pytest.mark.parametrize("word", ["pl", "PL", "pl-PL", "polski", "Polish"])
async def test_a_language_is_named_by_its_tag_or_its_name(counter: Counter, word: str) -> None:
    ala = counter.guest("Ala").alone()
    await ala.does(f"language {word}")
    assert (await counter.desk.person_settings(ala.person)).language == "pl"


@pytest.mark.parametrize(
    ("word", "language"),
    [
        *(("sr", "sr"), ("sr-Latn-RS", "sr"), ("Srpski", "sr"), ("serbian", "sr"), ("hr", "sr")),
        *(("sr-Cyrl", "sr-Cyrl"), ("SR_CYRL", "sr-Cyrl"), ("српски", "sr-Cyrl"), ("en_GB", "en")),
    ],
)
async def test_serbian_is_chosen_with_its_script(counter: Counter, word: str, language: str) -> None:
    ala = counter.guest("Ala").alone()
    reply = await ala.does(f"language {word}")
    assert not reply.alert
    assert (await counter.desk.person_settings(ala.person)).language == language


async def test_language_without_a_word_offers_the_languages(counter: Counter) -> None:
    ala = counter.guest("Ala").alone()
    asked = await ala.does("language")
    assert len(labels(asked)) == len(LANGUAGES)
    assert [*labels(asked)] == ["English", "Polski", "Čeština", "Srpski", "Српски", "Deutsch"]
    await ala.presses_on(asked, "Polski")
    assert (await counter.desk.person_settings(ala.person)).language == "pl"
