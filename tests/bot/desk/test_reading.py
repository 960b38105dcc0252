"""Help, rules, tutorials, and what is answered to what nobody knows."""

import re

import pytest

from bot.desk.commands import NAMES
from bot.texts import LANGUAGES
from rules import games
from tests.bot.desk.counter import Counter, labels, said
from tests.helpers.languages import by_turns


async def test_help_names_the_commands_and_every_game(counter: Counter) -> None:
    reply = await counter.guest("Ala").does("help")
    assert all(word in said(reply) for word in ("/new", "/hand", "/table", "/bet 2", "/play K♠"))
    assert len(labels(reply)) == len(games()) + 1
    assert all(len(line) <= 34 for line in said(reply).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_names_the_same_commands_in_every_language(counter: Counter, language: str) -> None:
    def named(words: str) -> list[str]:
        return re.findall(r"/[a-z]+", words)

    english = said(await counter.guest("Ala").does("help"))
    told = said(await counter.guest("Bolek", language=language).does("help"))
    assert named(told) == named(english)
    assert all(len(line) <= 34 for line in told.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
async def test_every_game_has_its_rules_and_tutorial_in_sections(
    counter: Counter, game: str, language: str
) -> None:
    ala = counter.guest("Ala", language=language)
    about = await ala.presses(f"0.t.about.{game}")
    rules, tutorial = await ala.presses(f"0.t.rules.{game}"), await ala.presses(f"0.t.tutorial.{game}")
    assert said(about) and len(rules.sections) > 5 and len(tutorial.sections) > 2
    assert len(said(rules)) > 3000 and len(said(tutorial)) > 500
    assert said(await ala.does(f"rules {game}")) == said(rules)


async def test_rules_at_a_table_begin_with_its_options(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await guests[0].does("new koblarz target=300")
    lobby = said(await guests[0].does("rules"))
    assert "points to reach: 300" in lobby and lobby.index("points to reach") < 700


async def test_rules_of_a_running_match_have_its_options_too(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    await counter.begun(*guests)
    assert "points to reach: 500" in said(await guests[0].does("rules"))


async def test_rules_without_a_table_ask_which_game(counter: Counter) -> None:
    reply = await counter.guest("Ala").does("rules")
    assert "which game" in said(reply) and len(labels(reply)) == len(games())
    wrong = await counter.guest("Ala").does("rules kobalrz")
    assert wrong.alert and "koblarz" in said(wrong)


async def test_privacy_is_told(counter: Counter) -> None:
    assert "What is kept" in said(await counter.guest("Ala").does("privacy"))


@pytest.mark.parametrize(("typed", "meant"), [("hlep", "/help"), ("joim", "/join"), ("setings", "/settings")])
async def test_an_unknown_command_is_answered_with_what_may_be_meant(
    counter: Counter, typed: str, meant: str
) -> None:
    reply = await counter.guest("Ala").does(typed)
    assert reply.alert and meant in said(reply)


async def test_a_command_that_nothing_is_near_to_is_answered_with_help(counter: Counter) -> None:
    reply = await counter.guest("Ala").does("xyzzy")
    assert "/help" in said(reply)
    assert "/new" in said(await counter.guest("Ala").presses_on(reply, "Help"))


@pytest.mark.parametrize(("name", "language"), by_turns(NAMES))
async def test_every_command_is_answered_in_every_language(
    counter: Counter, name: str, language: str
) -> None:
    guests = [counter.guest(one, language=language) for one in ("Ala", "Bolek", "Cyryl")]
    for words in ("", " koblarz", " 2"):
        reply = await guests[0].does(name + words)
        assert reply.language == language and (said(reply) or reply.page or reply.rows)
    await guests[0].does("leave")
    await counter.begun(*guests)
    for guest in (*guests, counter.guest("Dana", language=language)):
        for words in ("", " 2", " x"):
            reply = await guest.does(name + words)
            assert said(reply) or reply.page or reply.rows
