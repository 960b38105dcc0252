"""What is shown fits a phone, and what is typed means one thing."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from adapters.scenes import COLUMNS, NAME_IN_ROW, Speaker, part_lines, sheet_lines
from bot.commands import Meant, normal, options_of, understand
from bot.texts import FALLBACK, LANGUAGES, Catalogue
from rules import games
from rules.kit.cards import JOKER, Card, pack, parse_card
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, GameSetup, Over, Roll, Shuffle
from rules.kit.forms import Form, Pick
from rules.kit.match import Match, draw
from rules.kit.scene import Board, Face, Text, text
from rules.kit.seats import all_seats
from tests.texts.messages import (
    HOUSE,
    Message,
    adapters,
    catalogue,
    game_owner,
    keys,
    messages,
)

SHORT = ("board-", "ask-", "log-", "key-")
"""Texts of a game that stand on a line or a key of their own."""
WAVE = "words-wave"
"""*Let it roll*, which may also be a game's word: the same roll falls."""
PLAIN = str.maketrans("ąćęłńóśźżáčďéěíňřšťúůýžđ", "acelnoszzacdeeinrstuuyzd") | str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue"}  # ß is ss in every word that is compared
)
TABLES = [(id_, n) for id_, game in games().items() for n in sorted({game.players[0], game.players[-1]})]
"""Every game with the fewest and with the most players."""


def width(line: str) -> int:
    """Columns on a phone: the sign that keeps a suit a letter has none."""
    return len(line.replace("\ufe0e", ""))


def too_long(lines: set[str]) -> list[str]:
    return sorted(line for line in lines if width(line) > COLUMNS)


# Lines


def numbers(message: Message) -> Iterator[dict[str, int]]:
    """The same digit in all places, then two digits in each of them in turn."""
    for digit in (1, 2, 3, 6):
        args = dict.fromkeys(message.variables, digit)
        yield args
        yield from (args | {name: 12} for name in message.variables)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_line_with_numbers_of_one_or_two_digits_fits_a_phone(game: str, language: str) -> None:
    texts = messages(game_owner(game), language).values()
    lines = {
        catalogue(language).say(Text(message.key, args), (), game)
        for message in texts
        if message.key.startswith(SHORT)
        for args in numbers(message)
    }
    assert lines
    assert too_long(lines) == []


@dataclass
class Shown:
    """What a deal showed: boards of some moments and of the last one, everything that was asked, its end."""

    boards: list[Board]
    asked: dict[str, tuple[Form, ...]]
    over: Over
    totals: tuple[int, ...]


@cache
def shown(game: str, seats: int) -> Shown:
    """One deal of random play, the same every time."""
    rules, chance = games()[game], seeded(f"texts {game} {seats}")
    match: Match[Any, Any, Any] = Match.open(rules, seats, rules.options())
    setup = match.next_deal()
    assert isinstance(setup, GameSetup)
    match, boards, asked = match.begin(setup), [], {}
    for moment in range(10_000):
        assert match.deal is not None
        turn, public = match.deal.turn, match.deal.state.public
        if isinstance(turn, Over):
            boards.append(rules.show(public, match.totals))
            return Shown(boards, asked, turn, match.totals)
        if moment % 16 == 0:
            boards.append(rules.show(public, match.totals))
        match = played(match, turn, asked, chance)
    raise AssertionError(f"{game} does not end")


def played(
    match: Match[Any, Any, Any],
    turn: Act | Roll | Shuffle,
    asked: dict[str, tuple[Form, ...]],
    chance: Stream,
) -> Match[Any, Any, Any]:
    """The match after one more outcome or action; who may interrupt goes first, or nobody ever would."""
    if not isinstance(turn, Act):
        return match.settle(draw(turn, chance))
    assert match.deal is not None
    state, due = match.deal.state, turn.window.due if turn.window else None
    for seat in all_seats(match.seats):
        if seat in turn.must or seat in turn.may:
            forms = match.game.ask(state.public, state.own[seat], seat)
            asked[str([(form.ask, options_of([form])) for form in forms])] = forms
    for seat in (*turn.may, *turn.must):
        action = match.game.sample(state.public, state.own[seat], seat, chance)
        if action is not None and action != due:
            return match.act(seat, action)
    assert due is not None
    return match.act(turn.must[0], due)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_line_of_a_deal_fits_a_phone(game: str, seats: int, language: str) -> None:
    deal, words = shown(game, seats), Catalogue(language)
    speaker = Speaker(words, game, ("W" * NAME_IN_ROW,) * seats)
    lines = {speaker.say(line) for line in deal.boards[-1].log}
    for board in deal.boards:
        lines |= {speaker.say(line) for line in (board.title, *board.asked)}
        lines |= {line for part in board.parts for line in part_lines(part, speaker)}
    lines |= {*sheet_lines(deal.over, deal.totals, speaker)}
    for forms in deal.asked.values():
        lines |= {speaker.say(option.label) for option in options_of(forms)}
        lines |= {speaker.say(form.label) for form in forms if isinstance(form, Pick)}
    assert too_long(lines) == []
    assert words.errors == []


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_stands_on_a_key_may_be_typed(game: str, seats: int, language: str) -> None:
    # The questions are the same in every language, so one in six of them will do in the others.
    words, every = Catalogue(language), 1 if language == FALLBACK else 6
    for forms in [*shown(game, seats).asked.values()][::every]:
        for option in options_of(forms):
            label = words.say(option.label, (), game)
            meant = understand(label, forms, [words], games()[game])
            assert meant == Meant(option.action, option.confirm), label
    assert words.errors == []


def word_lists(language: str) -> dict[str, frozenset[str]]:
    """The words of the house and its adapters by key; English ones count in every language."""
    own = [key for owner in (HOUSE, *adapters()) for key in keys(owner) if key.startswith("words-")]
    return {key: words_of(Text(key), language) for key in own}


def words_of(text: Text, language: str, game: str | None = None) -> frozenset[str]:
    return frozenset(word for one in (language, FALLBACK) for word in catalogue(one).words(text, game))


def game_words(game: str, language: str) -> frozenset[str]:
    """Every word of a game, with numbers where it has some."""
    texts = [m for m in messages(game_owner(game), language).values() if m.key.startswith("words-")]
    return frozenset(
        word
        for message in texts
        for number in (1, 2, 3, 12)
        for word in words_of(Text(message.key, dict.fromkeys(message.variables, number)), language, game)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_house_means_two_things(language: str) -> None:
    pairs = combinations(word_lists(language).items(), 2)
    assert {f"{one} {other}": mine & its for (one, mine), (other, its) in pairs if mine & its} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_word_of_a_game_means_something_to_the_house(game: str, language: str) -> None:
    of_game = game_words(game, language)
    assert of_game
    both = {key: words & of_game for key, words in word_lists(language).items() if key != WAVE}
    assert {key: words for key, words in both.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_written_as_it_is_compared(language: str) -> None:
    lists = [*word_lists(language).values(), *(game_words(game, language) for game in games())]
    words = frozenset().union(*lists)
    assert len(words) > 20
    # A number alone chooses from a list.
    assert {word for word in words if not word or normal(word) != word or word.isdecimal()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_may_be_typed_without_accents(language: str) -> None:
    lists = word_lists(language) | {game: game_words(game, language) for game in games()}
    assert {
        (k, word) for k, words in lists.items() for word in words if word.translate(PLAIN) not in words
    } == set()


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_may_be_typed_as_it_is_shown(language: str) -> None:
    words = catalogue(language)
    for card in (*pack(), JOKER):
        shown_card = words.say(text("page-table", code=Face(card)))
        assert width(shown_card) <= 3
        assert parse_card(shown_card, *words.card_letters) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_makes_cards_and_english_ones_stay_what_they_are(language: str) -> None:
    ranks, suits = catalogue(language).card_letters
    for rank, suit in ((rank, suit) for rank in ranks for suit in suits):
        assert parse_card(rank + suit, ranks, suits) == Card(ranks[rank] + suits[suit])
    for card in pack():
        assert parse_card(card, ranks, suits) == card


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "3 Nov 2026"),
        ("pl", "3 lis 2026"),
        ("cs", "3. 11. 2026"),
        ("sr", "3. nov 2026."),
        ("sr-Cyrl", "3. нов 2026."),
        ("de", "3. Nov. 2026"),
    ],
)
def test_days_are_written_as_in_the_language_and_its_script(language: str, day: str) -> None:
    assert Catalogue(language).day(date(2026, 11, 3).toordinal()) == day
