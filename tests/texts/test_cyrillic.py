"""Serbian in Cyrillic: made from what the Latin catalogue says, and read when it is typed."""

import re
from typing import Literal, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.commands import normal, with_codes
from bot.texts import Catalogue
from bot.texts.cyrillic import to_cyrillic, to_latin
from rules import AnyGame, games
from rules.kit.cards import Card
from rules.kit.scene import Face, Named, Text, text
from rules.kit.seats import Seat
from tests.texts.messages import all_messages, catalogue, game_owner, messages

LATIN, CYRILLIC = "sr", "sr-Cyrl"
NOT_MADE = ("words-", "card-", "language-sr-cyrl")
SHOWN = [message for message in all_messages(LATIN) if not message.key.startswith(NOT_MADE)]
SPOKEN_OTHERWISE = re.compile("koblarz|žolíky|discord", re.IGNORECASE)
"""Names that Cyrillic writes as they are spoken."""


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Ljubav, Njegoš i Džoker", "Љубав, Његош и Џокер"),
        ("konj, kralj, hodža, odžak, panjevi, kanjon", "коњ, краљ, хоџа, оџак, пањеви, кањон"),
        ("nadživeti, podžanr, odživeti", "надживети, поджанр, одживети"),
        ("injekcija, konjunkcija, konjugacija, anjon", "инјекција, конјункција, конјугација, анјон"),
        ("Koblarz, Koblarza, Žolíky, Discordu", "Коблаж, Коблажа, Жолики, Дискорду"),
        ("Da li mogu da te ubijem?", "Да ли могу да те убијем?"),
        ("čćžšđ ČĆŽŠĐ", "чћжшђ ЧЋЖШЂ"),
    ],
)
def test_a_serbian_word_has_its_own_letters(latin: str, cyrillic: str) -> None:
    assert to_cyrillic(latin) == cyrillic


@pytest.mark.parametrize(
    "kept",
    [
        *("/bet 2", "/new@HospodaBot", "--resume", "-n 3", "K7", "M1", "s[3]", "time_limit_minutes", "JSON"),
        *("K♠ Ž♥ 10♦", "https://example.org/pravila", "@BotFather", "Łucja", "Wyoming", "①②③", "★9", "«»„”"),
    ],
)
def test_what_is_no_serbian_word_stays(kept: str) -> None:
    assert to_cyrillic(kept).replace("с[", "s[") == kept


@settings(deadline=None)
@given(st.text())
def test_any_text_can_be_written_in_either_script(anything: str) -> None:
    assert to_latin(to_latin(anything)) == to_latin(anything)
    assert isinstance(to_cyrillic(anything), str)


def test_every_text_of_ours_comes_back_from_cyrillic_as_it_was() -> None:
    shown = [part for message in SHOWN for part in message.texts if not SPOKEN_OTHERWISE.search(part)]
    assert [part for part in shown if to_latin(to_cyrillic(part)) != part] == []
    assert len(shown) > 1000


def test_only_commands_options_and_cards_are_left_in_latin_letters() -> None:
    left = [
        f"{message.key}: {found}"
        for message in SHOWN
        for part in message.texts
        for found in re.findall(r"(?<![/-])\b[^\W\d_]*[A-Za-z][^\W\d_]*\b(?![♠♥♦♣])", to_cyrillic(part))
    ]
    assert left == []


def option_words(game: AnyGame) -> set[str]:
    """Names and values of options that are no Serbian words: typed so in every language."""
    words: set[str] = set()
    for name, field in game.options.model_fields.items():
        words.add(name)
        if get_origin(field.annotation) is Literal:
            words |= {word for word in get_args(field.annotation) if isinstance(word, str)}
    return words


@pytest.mark.parametrize("game", games())
def test_names_of_options_stand_in_the_rules_as_they_are_typed(game: str) -> None:
    words, checked = catalogue(CYRILLIC), 0
    for message in messages(game_owner(game), "en").values():
        if not message.key.startswith("rules-"):
            continue
        english = catalogue("en").say(Text(message.key), (), game)
        named = {*re.findall(r"Option ([a-z_]+):|([a-z]+-[a-z-]+) \(usual\)", english)}
        named = {word for pair in named for word in pair if word}
        said = words.say(Text(message.key), (), game)
        assert [word for word in named & option_words(games()[game]) if word not in said] == []
        checked += len(named)
    assert checked >= 4


def test_names_codes_and_cards_are_put_in_as_they_are() -> None:
    words, names = Catalogue(CYRILLIC), ("Džoni", "Ljilja")
    turn = text("table-turn", table="K7 Njuša", who=Named(Seat(0)))
    assert words.say(turn, names) == "K7 Njuša · ① Džoni"
    taken = text("refuse-seat-taken", seat=Named(Seat(1)))
    assert words.say(taken, names) == "Место ② Ljilja је заузето."
    assert words.say(text("card", card=Face(Card("QD")))) == "D♦\ufe0e"
    assert words.errors == []


def test_what_is_typed_in_cyrillic_is_what_is_typed_in_latin() -> None:
    latin = Catalogue(LATIN)
    lists = [message for message in all_messages(LATIN) if message.key.startswith("words-")]
    for message in lists:
        for word in latin.words(Text(message.key, dict.fromkeys(message.variables, 2)), message.game):
            assert normal(to_cyrillic(word)) == word
    assert len(lists) > 60


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        *(("Ап", "AS"), ("КХ", "KH"), ("дк", "QD"), ("Жт", "JC")),
        *(("ј♠", "JS"), ("10х", "TH"), ("Кк", "KD"), ("Žp", "JS")),
    ],
)
@pytest.mark.parametrize("language", [LATIN, CYRILLIC])
def test_cards_may_be_typed_in_cyrillic(language: str, typed: str, code: str) -> None:
    assert with_codes(normal(typed), catalogue(language)) == code


def test_numbers_and_plurals_are_serbian_in_both_scripts() -> None:
    for latin in ("1 karta", "3 karte", "5 karata", "21 karta", "12 karata"):
        count = int(latin.split()[0])
        for language, said in ((LATIN, latin), (CYRILLIC, to_cyrillic(latin))):
            assert catalogue(language).say(text("board-cards", count=count), (), "kauboj") == said
