"""What the code says and what the catalogues hold are the same: nothing is missing, nothing left over."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest

from bot.texts import FALLBACK, LANGUAGES
from rules import AnyGame, games
from rules.kit.scene import Text
from tests.texts.keys import Use, returned, unreadable, uses
from tests.texts.messages import (
    Owner,
    all_messages,
    catalogue,
    game_owner,
    game_owners,
    keys,
    messages,
    owners,
)

EVERY_GAME_SAYS = {"game-name", "game-short", "game-about", "rules-title"}
"""What a list of games and a page of rules need, whether or not a screen asks for it yet."""


def candidates(use: Use) -> list[Owner]:
    """Whose texts may answer."""
    return [one for owner in use.owners for one in (game_owners() if owner == "rules/*" else [owner])]


def is_held(use: Use) -> bool:
    """Whether the game, the adapter or the house has the text; where none of these, every game."""
    own = [owner for owner in use.owners if owner != "rules/*"]
    if any(use.covers(key) for owner in own for key in keys(owner)):
        return True
    return "rules/*" in use.owners and all(any(map(use.covers, keys(owner))) for owner in game_owners())


def test_every_key_in_the_code_can_be_read() -> None:
    assert unreadable() == []


def test_every_key_that_the_code_says_exists() -> None:
    assert [str(use) for use in uses() if not is_held(use)] == []


def test_every_word_that_the_code_returns_and_that_looks_like_a_key_is_one() -> None:
    known = {message.key for message in all_messages(FALLBACK)}
    families = Counter(key.split("-")[0] for key in known)
    alike = [use for use in returned() if families[use.key.split("-")[0]] > 1]
    assert [str(use) for use in alike if use.key not in known] == []


@pytest.mark.parametrize("owner", owners())
def test_every_text_is_said_somewhere(owner: Owner) -> None:
    said = [use for use in (*uses(), *returned()) if owner in candidates(use)]
    exact = {use.key for use in said}
    patterns = [use for use in said if "*" in use.key]
    unsaid = {key for key in keys(owner) - exact if not any(use.covers(key) for use in patterns)}
    if owner in game_owners():
        unsaid -= EVERY_GAME_SAYS | option_keys(games()[owner.removeprefix("rules/")])
    assert unsaid == set()


def test_the_code_gives_a_text_every_variable_that_it_uses() -> None:
    lacking = [
        f"{use} lacks {sorted(message.variables - use.arguments)}"
        for use in uses()
        if use.arguments is not None and "*" not in use.key  # which of several texts gets which is not known
        for owner in candidates(use)
        for message in messages(owner, FALLBACK).values()
        if use.key == message.key and not message.variables <= use.arguments
    ]
    assert lacking == []


def test_the_reading_of_the_code_finds_what_is_there() -> None:
    """Were it blind, the tests above would find nothing wrong."""
    said = {use.key: use for use in uses()}
    assert said["refuse-old-question"].arguments == frozenset()  # text("…")
    assert said["where-deal"].arguments == {"n"}  # text(DICTIONARY[key], n=…)
    assert said["selfplay-median"].place.startswith("adapters/cli/")  # f"selfplay-{key}" for key in (…)
    assert said["help-1"].owners[0] == "rules/*"  # f"help-{i}" for i in range(…)
    assert said["usage-seats"].arguments == {"span", "least", "most"}  # fail("…", …)
    assert said["words-quit"].owners[1] == "adapters/terminal"  # a method that is handed a key
    assert said["rules-*-title"].covers("rules-12-title")
    assert sum("*" in key for key in said) < len(said) / 20


# What every game has to say


def option_keys(game: AnyGame) -> set[str]:
    """An option is named and explained, and so is every word that it can have."""
    found = set()
    for name, field in game.options.model_fields.items():
        key = f"option-{name.replace('_', '-')}"
        found |= {key, f"{key}-help", *(f"{key}-{word}" for word in words_of(field.annotation))}
    return found


def words_of(annotation: Any) -> Iterator[str]:
    if get_origin(annotation) is Literal:
        yield from (word for word in get_args(annotation) if isinstance(word, str))
    else:
        for inner in get_args(annotation):
            yield from words_of(inner)


@pytest.mark.parametrize("game", games())
def test_a_game_names_itself_and_all_of_its_options(game: str) -> None:
    assert (EVERY_GAME_SAYS | option_keys(games()[game])) - keys(game_owner(game)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_and_tutorial_are_numbered_without_gaps(game: str, language: str) -> None:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for key in messages(game_owner(game), language):
        match = re.fullmatch(r"rules-(\d+)-(title|text)", key) or re.fullmatch(r"tutorial-(\d+)", key)
        if match is not None:
            found[match[match.lastindex] if match.lastindex == 2 else "tutorial"].append(int(match[1]))
    assert found["tutorial"] == list(range(1, len(found["tutorial"]) + 1)) != []
    assert found["title"] == found["text"] == list(range(1, len(found["title"]) + 1)) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_all_languages_and_a_game(language: str) -> None:
    words, languages = catalogue(language), ", ".join(LANGUAGES)
    assert languages in words.say(Text("help-language", {"languages": languages}))
    assert set(games()) & set(re.findall(r"\w+", words.say(Text("help-game"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_whole_json_in_it(language: str) -> None:
    """Braces are Fluent's own signs, and easily lost."""
    assert """'{"numbers": "seats"}'""" in catalogue(language).say(Text("help-options"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_all_computers(language: str) -> None:
    names = catalogue(language).say(Text("computer-names")).split(", ")
    most = max(game.players[-1] for game in games().values())
    assert len(set(names)) == len(names) >= most  # a person may have one of them as well
