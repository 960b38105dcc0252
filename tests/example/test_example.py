"""A game in a day (docs/develop.md, *Adding a game*): a folder of rules and texts is a game everywhere.

Trojka lies aside from the real games and is registered while these tests run. Nothing else names it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.drafts import DO
from bot.keys import action_hash
from bot.messages import Done, Marked
from bot.texts import Catalogue
from rules import AnyGame, find_game, games
from rules.kit.record import read_record
from rules.kit.replay import Held, replay
from rules.kit.verify import Fair
from tests.bot import test_two_worlds
from tests.bot.crowd import lobby
from tests.bot.pages import test_lobby, test_pages
from tests.bot.room import Room
from tests.helpers.examples import EXAMPLE, registered
from tests.rules import test_cases, test_contract, test_contract_extras, test_contract_states, test_verify
from tests.texts import test_shown
from tests.texts.test_said import EVERY_GAME_SAYS, option_keys

ROOT = Path(__file__).parents[2]
WRITTEN = ("en", "pl")
"""The example's languages; a game in ``rules/`` has all of them."""
QUOTED = r"```python\n(.*?) *```"
"""A piece of the example in the documentation, inside a list."""
CASES = sorted((EXAMPLE / "cases" / "trojka").glob("*.json"))


@pytest.fixture(scope="module")
def game() -> Iterator[AnyGame]:
    with registered("trojka") as found:
        yield found


def suite(*modules: ModuleType) -> Any:
    """Every test of these modules, which are written for whatever game there is."""
    tests = [vars(module)[name] for module in modules for name in vars(module) if name.startswith("test_")]
    return pytest.mark.parametrize("test", tests, ids=[test.__name__ for test in tests])


def test_a_folder_is_a_game_and_without_it_there_is_none() -> None:
    before = set(games())
    with registered("trojka"):
        assert set(games()) == {*before, "trojka"}
    assert set(games()) == before and find_game("trojka") is None


@suite(test_contract, test_contract_states, test_contract_extras)
def test_it_keeps_the_contract(game: AnyGame, test: Any) -> None:
    test(game)


@suite(test_two_worlds)
async def test_who_may_not_know_a_card_sees_the_same_whatever_it_is(
    game: AnyGame, test: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_two_worlds, "SIMULTANEOUS", {game.id})
    monkeypatch.setattr(test_two_worlds, "LINES", 3)
    variants = ({"clock": False}, {"clock": True}) if "clock" in test.__annotations__ else ({},)
    for variant in variants:
        await test(game, **variant)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_its_cases_hold(game: AnyGame, path: Path) -> None:
    test_cases.test_the_case_holds(path)
    test_cases.test_a_case_with_a_wrong_fact_does_not_hold(path)


def test_computers_play_it_against_each_other_and_the_chance_was_fair(game: AnyGame) -> None:
    test_verify.test_a_match_of_self_play_is_fair(game.id)


async def test_people_and_a_computer_play_it_to_its_end_by_tapping(game: AnyGame) -> None:
    room = Room()
    await room.start()
    table = await lobby(room, "Ala", "Bolek", game=game.id)
    await table.computer("Ala")
    await table.option("Ala", "target", 30)
    await table.word("Bolek", "ready")
    await table.word("Ala", "begin")
    while table.standing.result is None:
        if table.standing.over is not None:
            await table.word("Ala", "next")
            await table.word("Bolek", "next")
        for seat in table.asked:
            name, number = ("Ala", "Bolek")[seat], table.number(seat)
            post = next(post for post in reversed(room.chat.posts) if post.seat == seat)
            assert post.question is not None
            (form,) = post.question.forms
            tapped = action_hash(form.options[0].action)
            answer = await table.tap(name, tapped, seat=seat, number=number)
            if len(form.options) > 1:  # a card is marked first, unless it is the only one
                assert isinstance(answer, Marked)
                answer = await table.tap(name, DO, seat=seat, number=number)
            assert isinstance(answer, Done)
        await room.clock.advance(2)
    record = read_record((await room.house.record(table.id)).encode(), find_game)
    assert max(table.standing.totals) >= 30 and record.result.reason == "target"
    assert isinstance(replay(record), Held) and await table.verified() == Fair(None)
    await room.house.close()


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_page_and_line_of_it_has_its_texts_and_fits_a_phone(
    game: AnyGame, seats: int, language: str
) -> None:
    test_pages.test_every_page_of_a_deal_has_its_texts_and_fits_a_phone(game.id, seats, language)
    test_pages.test_a_panel_has_a_key_for_everything_that_is_asked(game.id, seats)
    test_pages.test_every_key_can_be_carried_and_read_back(game.id, seats)
    test_pages.test_my_hand_fits_a_pop_up(game.id, language)
    test_lobby.test_a_lobby_fits_a_phone_and_its_keys_name_no_question(game.id, language)
    test_shown.test_every_line_of_a_deal_fits_a_phone(game.id, seats, language)
    test_shown.test_what_stands_on_a_key_may_be_typed(game.id, seats, language)


@pytest.mark.parametrize("language", WRITTEN)
def test_it_has_its_name_options_and_rules_in_words(game: AnyGame, language: str) -> None:
    words = Catalogue(language)
    needed = EVERY_GAME_SAYS | option_keys(game) | {"rules-1-title", "rules-1-text", "tutorial-1"}
    assert {key for key in needed if not words.has(key, game.id)} == set()


# What the documentation says of it


def test_the_walk_through_names_files_and_tests_that_exist_and_every_file_of_the_example() -> None:
    document = (ROOT / "docs" / "develop.md").read_text(encoding="utf-8")
    section = document.partition("## Adding a game")[2].partition("\n## ")[0]
    paths = set(re.findall(r"`((?:tests|rules|bot|docs)/[\w./-]+)`", section))
    assert sorted(path for path in paths if "GAME" not in path and not (ROOT / path).exists()) == []
    folder = EXAMPLE / "trojka"
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.suffix in (".py", ".ftl")]
    names = {re.sub("texts/[^/]+", "texts/LANGUAGE", path.as_posix()) for path in files}
    assert sorted(name for name in names if f"`{name}`" not in section) == []
    quoted = [re.sub("^   ", "", block, flags=re.M) for block in re.findall(QUOTED, section, re.DOTALL)]
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    assert quoted and [block for block in quoted if block not in sources] == []
