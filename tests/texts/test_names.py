"""Names that people chose, and how a catalogue says what it is given."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.texts import LANGUAGES, Catalogue, clean_name, language_of
from bot.texts.names import NAME_LENGTH, isolated
from rules.kit.cards import Card
from rules.kit.scene import Face, Joined, Mark, Name, Named, Points, Signed, SuitSign, text
from rules.kit.seats import Seat

FIRST, SECOND = Seat(0), Seat(1)


# Names


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ala", "Ala"),
        ("  Ala   Kot ", "Ala Kot"),
        ("Ala\nKot\t\x00\x7f", "Ala Kot"),
        ("Ala\u2028Kot\u2029", "Ala Kot"),
        ("Ala\u00a0Kot", "Ala Kot"),
    ],
)
def test_a_name_is_one_line_without_control_characters(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize("sign", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
def test_a_name_cannot_turn_the_writing_round(sign: str) -> None:
    assert clean_name(f"{sign}Ala{sign}") == "Ala"


@pytest.mark.parametrize("sign", ["\u200b", "\ufeff", "\u00ad", "\ue000", "\ud800", "\U000e0041", "\uffff"])
def test_nothing_invisible_private_or_broken_is_left_of_a_name(sign: str) -> None:
    assert clean_name(f"Ala{sign}") == "Ala"
    assert clean_name(sign) == ""


def test_a_name_is_composed() -> None:
    assert clean_name("Zo\u0301sia") == "Zósia"
    assert clean_name("Žofka") == unicodedata.normalize("NFC", "Žofka")


def test_a_long_name_is_cut_and_does_not_end_in_a_space() -> None:
    assert clean_name("x" * 100) == "x" * NAME_LENGTH
    assert clean_name("x" * (NAME_LENGTH - 1) + " y") == "x" * (NAME_LENGTH - 1)


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200b\u202e"])
def test_nothing_is_left_of_a_name_that_shows_nothing(name: str) -> None:
    assert clean_name(name) == ""


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
@example("e\u200d\u0301" * 20)
@example("\u0958" * 30)
def test_a_clean_name_is_safe_short_composed_and_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert len(clean) <= NAME_LENGTH
    assert clean == clean.strip() and "  " not in clean
    assert unicodedata.is_normalized("NFC", clean)
    assert not {unicodedata.category(c) for c in clean} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert clean_name(clean) == clean


def test_a_name_written_from_right_to_left_stands_by_itself() -> None:
    assert isolated("Ala") == "Ala"
    for name in ("שרה", "سارة", "Ala שרה"):
        assert isolated(name) == f"\u2068{name}\u2069"


# The language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        *((one, one) for one in LANGUAGES),
        ("pl_PL.UTF-8", "pl"),
        ("PL", "pl"),
        ("pl-Latn-PL", "pl"),
        ("cs_CZ.UTF-8", "cs"),
        ("sr_RS.UTF-8", "sr"),
        ("sr-Latn-RS", "sr"),
        ("sr-Cyrl-BA", "sr-Cyrl"),
        ("sr_RS@cyrillic", "sr-Cyrl"),
        ("hr", "sr"),
        ("bs-Cyrl", "sr-Cyrl"),
        ("pl-Cyrl", "pl"),
        ("de_AT.UTF-8", "de"),
        ("C.UTF-8", "en"),
        ("xx", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_tag_of_a_system_or_platform_gives_one_of_our_languages(tag: str | None, language: str) -> None:
    assert language_of(tag) == language


# The catalogue


@pytest.fixture
def extra(tmp_path: Path) -> Path:
    """An adapter's folder of texts."""
    english = """
both = both
only-english = only { $what }
nothing =
    .title = no value
what = { $what }
words-greet = Hello,  good   DAY , hi
"""
    polish = """
both = oba
what = { $what }!
"""
    for language, texts in (("en", english), ("pl", polish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "extra.ftl").write_text(texts, encoding="utf-8")
    return tmp_path


def test_a_text_comes_in_the_catalogues_language(extra: Path) -> None:
    assert Catalogue("en", [extra]).say(text("both")) == "both"
    assert Catalogue("pl", [extra]).say(text("both")) == "oba"


def test_a_text_that_a_language_lacks_comes_in_english(extra: Path) -> None:
    words = Catalogue("pl", [extra])
    assert words.say(text("only-english", what=3)) == "only 3"
    assert not words.has("only-english") and words.has("both")
    assert words.errors == []


def test_a_text_that_nobody_has_is_its_key_and_an_error(extra: Path) -> None:
    told: list[str] = []
    words = Catalogue("pl", [extra], told.append)
    assert words.say(text("no-such-text")) == "[no-such-text]"
    assert words.say(text("nothing")) == "[nothing]"
    assert words.errors == told == ["no text: no-such-text", "no value: nothing"]


def test_a_missing_argument_is_an_error_that_shows_no_value(extra: Path) -> None:
    told: list[str] = []
    words = Catalogue("en", [extra], told.append)
    assert words.say(text("only-english", secret="K♠")).startswith("only ")
    assert len(words.errors) == 1 and words.errors == told
    assert "only-english" in told[0] and "what" in told[0] and "K♠" not in told[0]


def test_without_its_folder_an_adapters_text_is_not_there(extra: Path) -> None:
    assert not Catalogue("en").has("both")
    assert not Catalogue("en", [extra / "no-such-folder"]).has("both")


def test_a_seat_is_a_sign_or_a_sign_and_a_name(extra: Path) -> None:
    words = Catalogue("en", [extra])
    names = ("Ala", "שרה")
    assert words.say(text("what", what=Mark(SECOND)), names) == "②"
    assert words.say(text("what", what=Named(FIRST)), names) == "① Ala"
    assert words.say(text("what", what=Named(SECOND)), names) == "② \u2068שרה\u2069"
    assert words.say(text("what", what=Name(FIRST)), names) == "Ala"
    assert words.say(text("what", what=Named(Seat(2))), names) == "③"
    assert words.say(text("what", what=Name(Seat(2))), names) == "③"


def test_a_card_has_the_letters_of_the_language() -> None:
    for language, queen in (("en", "Q"), ("pl", "D")):
        words = Catalogue(language)
        assert words.say(text("where-key", key=Face(Card("QD")))) == f"{queen}♦\ufe0e"
        assert words.say(text("where-key", key=Face(Card("TH")))) == "10♥\ufe0e"
        assert words.say(text("where-key", key=SuitSign("S"))) == "♠\ufe0e"


@pytest.mark.parametrize(
    ("points", "signed", "plain"),
    [(10, "+10", "10"), (0, "0", "0"), (-20, "−20", "−20"), (1234, "+1,234", "1,234")],
)
def test_points_have_a_sign_where_they_should(extra: Path, points: int, signed: str, plain: str) -> None:
    words = Catalogue("en", [extra])
    assert words.say(text("what", what=Signed(points))) == signed
    assert words.say(text("what", what=Points(points))) == plain


def test_numbers_are_written_as_the_language_has_it(extra: Path) -> None:
    words = Catalogue("pl", [extra])
    assert words.say(text("what", what=Points(-12345))) == "−12\u00a0345!"
    assert words.say(text("what", what=12345)) == "12\u00a0345!"


def test_texts_are_said_inside_texts_and_joined(extra: Path) -> None:
    words = Catalogue("pl", [extra])
    assert words.say(text("what", what=text("both"))) == "oba!"
    both = Joined((text("both"), text("what", what=Mark(FIRST))), ", ")
    assert words.say(text("what", what=both)) == "oba, ①!!"
    assert words.say(text("what", what=Joined(()))) == "!"


def test_a_name_is_never_read_as_a_pattern(extra: Path) -> None:
    words = Catalogue("en", [extra])
    assert words.say(text("what", what=Named(FIRST)), ("{ $what }",)) == "① { $what }"
    assert words.errors == []


def test_typed_words_are_a_list_without_case_and_extra_spaces(extra: Path) -> None:
    assert Catalogue("en", [extra]).words(text("words-greet")) == ("hello", "good day", "hi")


def test_a_games_text_comes_before_the_houses_own() -> None:
    for language, house, game in (("en", "deal 3", "game 3"), ("pl", "3. rozdanie", "gra 3")):
        words = Catalogue(language)
        assert words.say(text("deal-number", deal=3)) == house
        assert words.say(text("deal-number", deal=3), (), "koblarz") == game


def test_a_game_may_say_what_the_house_says_and_has_more(extra: Path) -> None:
    words = Catalogue("pl", [extra])
    assert words.say(text("refuse-match-over"), (), "koblarz") == words.say(text("refuse-match-over"))
    assert words.has("game-name", "koblarz") and not words.has("game-name")
    assert words.has("rules-1-title", "koblarz")


def test_what_no_game_has_is_no_error_of_the_catalogue() -> None:
    words = Catalogue("en")
    assert words.say(text("refuse-match-over"), (), "no-such-game") == "The match is over."
    assert words.errors == []
