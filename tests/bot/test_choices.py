"""Options as forms: what is offered can be chosen, what cannot be is refused with its range."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.choices import TABLE_OPTIONS, OptionChoice, checked, choices, duration, table_options
from bot.desk.option_words import LONGEST, MOST_WORDS, meant_value, pairs, spoken_in, token
from bot.keys import TableKey, read_key, write_key
from bot.ports import TableId
from bot.seating import Settings
from bot.texts import LANGUAGES, Catalogue
from rules import AnyGame, games
from rules.kit.contract import GameOptions
from rules.kit.scene import Refusal

ALL = [
    (game, choice.name) for game in games().values() for choice in choices(game, game.options(), Settings())
]
IDS = [f"{game.id}-{name}" for game, name in ALL]


def choice_of(
    game: AnyGame, name: str, options: GameOptions | None = None, settings: Settings | None = None
) -> OptionChoice:
    known = choices(game, options or game.options(), settings or Settings())
    return next(one for one in known if one.name == name)


def value_of(game: AnyGame, name: str, found: tuple[GameOptions, Settings]) -> object:
    return getattr(found[1] if name in TABLE_OPTIONS else found[0], name)


def reason(game: AnyGame, found: object, language: str = "en") -> str:
    assert isinstance(found, Refusal)
    return Catalogue(language).say(found.reason, (), game.id)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_option_of_a_game_and_of_the_table_can_be_chosen(game: AnyGame) -> None:
    named = [choice.name for choice in choices(game, game.options(), Settings())]
    assert named == [*game.options.model_fields, *table_options(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_every_option_has_a_label_a_help_and_words_for_its_values(
    game: AnyGame, name: str, language: str
) -> None:
    catalogue, choice = Catalogue(language), choice_of(game, name)
    for one in (choice.label, choice.help, choice.now, choice.allowed, *(v.label for v in choice.values)):
        assert catalogue.say(one, (), game.id)
    assert catalogue.errors == []


@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_every_value_that_is_offered_can_be_chosen_and_is_then_the_present_one(
    game: AnyGame, name: str
) -> None:
    for value in choice_of(game, name).values:
        found = checked(game, game.options(), Settings(), name, value.value)
        if isinstance(found, Refusal):
            assert (
                found.reason.key == "option-target-needs-time"
            )  # the one pair of options that needs each other
            continue
        assert value_of(game, name, found) == value.value
        now = choice_of(game, name, *found)
        assert (now.value, now.now) == (value.value, value.label)


@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_the_present_value_is_among_those_that_are_offered(game: AnyGame, name: str) -> None:
    choice = choice_of(game, name)
    assert choice.value in [value.value for value in choice.values]
    assert len(choice.values) <= 25  # the longest list of Discord


@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_a_range_goes_from_its_first_to_its_last_number_and_no_further(game: AnyGame, name: str) -> None:
    choice = choice_of(game, name)
    if choice.between is None:
        pytest.skip("a choice, not a range")
    least, most = choice.between
    for value in (least, most, (least + most) // 2):
        found = checked(game, game.options(), Settings(), name, value)
        assert not isinstance(found, Refusal) and value_of(game, name, found) == value
    catalogue = Catalogue("en")
    for value in (least - 1, most + 1):
        why = reason(game, checked(game, game.options(), Settings(), name, value))
        assert catalogue.say(choice.allowed, (), game.id) in why


@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
@pytest.mark.parametrize("value", ["no such value", "", 1.5, -1, 10**9, "5"])
def test_a_wrong_value_is_refused_with_what_it_may_be(game: AnyGame, name: str, value: str | float) -> None:
    found = checked(game, game.options(), Settings(), name, value)
    choice = choice_of(game, name)
    said = Catalogue("en").say(choice.allowed, (), game.id)
    assert said in reason(game, found)


def test_true_is_no_number_and_one_is_no_truth() -> None:
    koblarz = games()["koblarz"]
    for name, value in (("empty_call", True), ("silesian_draw", 1), ("rated", 1), ("turn_seconds", True)):
        assert isinstance(checked(koblarz, koblarz.options(), Settings(), name, value), Refusal)


def test_an_unknown_option_is_answered_with_those_that_there_are() -> None:
    koblarz = games()["koblarz"]
    why = reason(koblarz, checked(koblarz, koblarz.options(), Settings(), "colour", "red"))
    assert "start numbers" in why and "turn" in why


def test_a_match_of_koblarz_needs_points_or_time() -> None:
    koblarz = games()["koblarz"]
    alone = checked(koblarz, koblarz.options(), Settings(), "target", None)
    assert "time limit" in reason(koblarz, alone)
    timed = checked(koblarz, koblarz.options(), Settings(), "time_limit_minutes", 90)
    assert not isinstance(timed, Refusal)
    assert not isinstance(checked(koblarz, *timed, "target", None), Refusal)


def test_other_options_stay_as_they_are() -> None:
    koblarz = games()["koblarz"]
    options, settings = koblarz.options.model_validate({"target": 300}), Settings(turn_seconds=30.0)
    found = checked(koblarz, options, settings, "rolls", "alternate")
    assert found == (koblarz.options.model_validate({"target": 300, "rolls": "alternate"}), settings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_a_value_may_be_typed_as_it_stands_on_its_key(game: AnyGame, name: str, language: str) -> None:
    choice, catalogue = choice_of(game, name), Catalogue(language)
    for value in choice.values:
        said = catalogue.say(value.label, (), game.id)
        for typed in (said, " ".join(said.split()), token(value.value)):
            assert meant_value(choice, typed, game, LANGUAGES) == value.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_a_value_of_many_words_is_told_from_the_options_beside_it(
    game: AnyGame, name: str, language: str
) -> None:
    catalogue, languages = Catalogue(language), (language, "en")
    choice, spoken = choice_of(game, name), spoken_in(game, game.options(), Settings(), languages)
    beside = "reveal" if name != "reveal" else "rated"
    for value in choice.values:
        for said in (name, catalogue.say(choice.label, (), game.id)):
            line = f"{said} {catalogue.say(value.label, (), game.id)} {beside} now"
            (called, words), (other, _) = pairs(line.split(), *spoken)
            assert called == " ".join(said.split()) and other == beside
            assert meant_value(choice, words, game, languages) == value.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_what_an_option_is_called_is_short_enough_to_be_typed(
    game: AnyGame, name: str, language: str
) -> None:
    choice, catalogue = choice_of(game, name), Catalogue(language)
    is_name, is_value = spoken_in(game, game.options(), Settings(), (language,))
    called = catalogue.say(choice.label, (), game.id)
    assert is_name(called) and len(called.split()) <= MOST_WORDS and len(called) <= LONGEST
    for value in choice.values:
        said = " ".join(catalogue.say(value.label, (), game.id).split())
        assert is_value(called, said) and len(said.split()) <= MOST_WORDS and len(said) <= LONGEST


@pytest.mark.parametrize(("game", "name"), ALL, ids=IDS)
def test_every_value_fits_into_a_keys_data(game: AnyGame, name: str) -> None:
    for value in choice_of(game, name).values:
        for key in (
            TableKey(TableId(36**8), "option", (name, token(value.value))),
            TableKey(TableId(0), f"default-{game.id}", (name, token(value.value))),
        ):
            assert read_key(write_key(key)) == key and len(write_key(key)) <= 64


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("90", 90), ("90s", 90), ("5m", 300), ("2h", 7200), ("3 d", 259_200), ("1 min", 60)],
)
def test_a_time_may_be_typed_with_its_unit(typed: str, seconds: int) -> None:
    koblarz = games()["koblarz"]
    assert meant_value(choice_of(koblarz, "turn_seconds"), typed, koblarz, LANGUAGES) == seconds


def test_a_time_is_said_in_its_largest_whole_unit() -> None:
    spans = {
        15: "15 seconds",
        90: "90 seconds",
        60: "60 seconds",
        300: "5 minutes",
        3600: "1 hour",
        172_800: "2 days",
    }
    assert {n: Catalogue("en").say(duration(n)) for n in spans} == spans


@hypothesis_settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(list(games().values())),
    st.sampled_from([*sorted({name for _, name in ALL}), "", "x"]),
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
)
def test_whatever_is_asked_for_is_done_as_asked_or_refused_in_words(
    game: AnyGame, name: str, value: bool | float | str | None
) -> None:
    found = checked(game, game.options(), Settings(), name, value)
    if isinstance(found, Refusal):
        assert reason(game, found)
    else:
        assert value_of(game, name, found) == value
