"""Every catalogue of every language: whole, alike in all languages, grammatical, and free of errors.

Games, adapters and languages are found where they lie: a new one is covered as it stands.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.texts import FALLBACK, LANGUAGES, MADE_FROM, Catalogue, written
from rules.bauernschnapsen.contracts import CONTRACTS
from rules.kit.scene import Text
from tests.texts.messages import (
    HOUSE,
    ROOT,
    Message,
    Owner,
    adapters,
    all_messages,
    entries,
    extras,
    files,
    game_owners,
    keys,
    messages,
    owners,
)

WRITTEN = tuple(language for language in LANGUAGES if language not in MADE_FROM)
"""Languages that have catalogues of their own."""
OTHERS = tuple(language for language in WRITTEN if language != FALLBACK)
BOTH = [(owner, language) for owner in owners() for language in WRITTEN]
SAME_IN_EVERY_LANGUAGE = {
    "board-meld": "melds are M1, M2 … everywhere",
    "bank-coins-jokers": "J is a Joker in every language",
    "board-won-jokers": "J is a Joker in every language",
    "computer-names": "names of people",
    "name-of-first": "a person",
    "double-1": "said in every language",
    "double-2": "said in every language",
    "double-3": "said in every language",
    "game-name": "a game's own name",
    "game-short": "a game's own name",
    "hand-harem": "the same word",
    "score-harem": "the same word",
    "held-both": "letters of tokens",
    "held-fire": "letters of tokens",
    "held-fire-locked": "letters of tokens",
    "held-joker": "letters of tokens",
    "go-menu": "the same word",
    "key-add": "melds are M1, M2 … everywhere",
    "key-joker": "the name of a token",
    "past-rating": "the same word in Czech",
    "top-rating": "the same word in Czech",
    "language-en": "a language by its own name",
    "language-pl": "a language by its own name",
    "language-cs": "a language by its own name",
    "language-de": "a language by its own name",
    "language-sr": "a language by its own name",
    "language-sr-cyrl": "a language by its own name",
    "key-swap": "melds are M1, M2 … everywhere",
    "refuse-add": "melds are M1, M2 … everywhere",
    "refuse-swap": "melds are M1, M2 … everywhere",
    "short-days": "the letter of a unit",
    "short-minutes": "the letters of a unit",
    "short-seconds": "the letter of a unit",
    "prompt-enter": "the name of a key",
    "usage-options": "an option of the command line",
}
GERMAN_IN_ENGLISH = {
    *(f"contract-{contract}" for contract in CONTRACTS if contract not in ("rufspiel", "zehner")),
    "remark-schneider",
    "rules-6-title",  # Kontra
    "hand-harem",
    "words-joker",
}
"""Texts for which English has the German words, or both have the same word."""
ENGLISH = {
    "the",
    "of",
    "and",
    "is",
    "are",
    "not",
    "for",
    "with",
    "this",
    "there",
    "must",
    "has",
    "your",
    "it",
}
"""Words without which hardly an English sentence goes, and which no other of our languages has."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""The plural categories of CLDR."""


def named(found: Iterable[object]) -> list[str]:
    """What was found wrong, to be compared with an empty list."""
    return [str(one) for one in found]


# Files


@pytest.mark.parametrize("owner", owners())
def test_every_language_has_the_same_files(owner: Owner) -> None:
    found = {language: [file.name for file in files(owner, language)] for language in LANGUAGES}
    assert found[FALLBACK]
    assert all(names == found[FALLBACK] for names in found.values()), found


@pytest.mark.parametrize("owner", owners())
def test_no_folder_holds_a_language_that_we_do_not_offer(owner: Owner) -> None:
    assert {path.name for path in (ROOT / owner / "texts").iterdir() if path.is_dir()} - {"__pycache__"} == {
        *map(written, LANGUAGES)
    }


@pytest.mark.parametrize(("owner", "language"), BOTH)
def test_every_file_parses_without_junk(owner: Owner, language: str) -> None:
    parsed = [(file, entry) for file in files(owner, language) for entry in entries(file)]
    junk = [f"{file}: {entry.content}" for file, entry in parsed if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("owner", "language"), BOTH)
def test_no_key_stands_twice_in_a_catalogue(owner: Owner, language: str) -> None:
    parsed = [entry for file in files(owner, language) for entry in entries(file)]
    times = Counter(entry.id.name for entry in parsed if isinstance(entry, ast.Message))
    assert {key for key, count in times.items() if count > 1} == set()


@pytest.mark.parametrize("owner", adapters())
def test_no_adapter_has_a_key_of_the_house(owner: Owner) -> None:
    assert keys(owner) & keys(HOUSE) == set()


@pytest.mark.parametrize("owner", game_owners())
def test_a_game_that_says_a_text_of_the_house_its_own_way_uses_no_more_variables(owner: Owner) -> None:
    for key in keys(owner) & keys(HOUSE):
        assert messages(owner, FALLBACK)[key].variables <= messages(HOUSE, FALLBACK)[key].variables, key


# Alike in every language


def with_english(language: str) -> Iterator[tuple[Message, Message]]:
    """Each message of a language with its English counterpart, where it has one."""
    for message in all_messages(language):
        english = messages(message.owner, FALLBACK).get(message.key)
        if english is not None:
            yield message, english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", owners())
def test_every_language_has_the_same_keys(owner: Owner, language: str) -> None:
    here, english = set(messages(owner, language)), set(messages(owner, FALLBACK))
    assert {"missing": english - here, "left over": here - english} == {"missing": set(), "left over": set()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    differing = [
        f"{message}: {sorted(message.variables ^ english.variables)}"
        for message, english in with_english(language)
        if message.variables != english.variables
    ]
    assert differing == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    same = [
        message
        for message, english in with_english(language)
        if message.words
        and message.tree.value is not None
        and message.tree.value.equals(english.tree.value)
        and message.key not in SAME_IN_EVERY_LANGUAGE
        and (language != "de" or message.key not in GERMAN_IN_ENGLISH)
    ]
    assert named(same) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_stands_in_another_language(language: str) -> None:
    # Typed English words work in every language.
    found = [m for m in all_messages(language) if m.words & ENGLISH and not m.key.startswith("words-")]
    assert named(found) == []


def test_every_text_that_may_be_the_same_in_every_language_exists() -> None:
    assert set(SAME_IN_EVERY_LANGUAGE) <= {message.key for message in all_messages(FALLBACK)}


# Grammar


def plural_categories(language: str) -> set[str]:
    """The categories that whole numbers need, and ``other``, which every language has."""
    form = Locale.parse(language, sep="-").plural_form
    return {form(number) for number in range(1000)} | {"other"}


def test_the_plural_categories_come_from_cldr() -> None:
    assert plural_categories("en") == {"one", "other"}
    assert plural_categories("pl") == {"one", "few", "many", "other"}
    assert plural_categories("de") == {"one", "other"}
    assert plural_categories("cs") == {"one", "few", "other"}  # many: fractions, which are counted nowhere


@pytest.mark.parametrize("language", WRITTEN)
def test_every_plural_has_all_categories_of_its_language(language: str) -> None:
    wrong = []
    for message in all_messages(language):
        for select in message.selectors:
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            exact = any(isinstance(v.key, ast.NumberLiteral) for v in select.variants)
            by_word = not names <= CATEGORIES
            if not by_word and not (exact and names == {"other"}) and names != plural_categories(language):
                wrong.append(f"{message}: {sorted(names)}")
    assert wrong == []


@pytest.mark.parametrize("language", WRITTEN)
def test_every_choice_by_number_falls_back_to_other(language: str) -> None:
    wrong = []
    for message in all_messages(language):
        for select in message.selectors:
            default = next(variant.key for variant in select.variants if variant.default)
            if isinstance(default, ast.NumberLiteral) or default.name in CATEGORIES - {"other"}:
                wrong.append(message)
    assert named(wrong) == []


@pytest.mark.parametrize("language", WRITTEN)
def test_no_text_has_a_double_space_or_three_dots(language: str) -> None:
    # The terminal's questions set their choices apart by two spaces.
    wrong = [
        message
        for message in all_messages(language)
        for text in message.texts
        if re.search(r"\S {2,}\S|\.\.\.", text) and not message.key.startswith("prompt-")
    ]
    assert named(wrong) == []


# Formatting


def arguments(message: Message) -> Iterator[dict[str, int | str]]:
    """Arguments for every choice of variants, with a sign in the other places; then numbers everywhere."""
    chosen, others = sorted(message.selected), message.variables - message.selected
    for numbers in product((0, 1, 2, 3, 5, 22), repeat=len(chosen)):
        yield dict(zip(chosen, numbers, strict=True)) | dict.fromkeys(others, "①")
    yield dict.fromkeys(message.variables, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    catalogue = Catalogue(language, extras())
    for message in all_messages(language):
        for args in arguments(message):
            said = catalogue.say(Text(message.key, args), (), message.game)
            assert said.strip() and "$" not in said, message
    assert catalogue.errors == []
