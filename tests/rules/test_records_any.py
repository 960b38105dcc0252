"""Records of any match hold and are fair; records spoilt in any way are an answer and never an exception."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.selfplay import play_match
from bot.texts import LANGUAGES, Catalogue
from rules import find_game, games
from rules.kit.chance import seeded
from rules.kit.faults import RecordError
from rules.kit.record import read_options, read_record
from rules.kit.replay import Failed, Held, replay
from rules.kit.scene import Text
from rules.kit.verify import Fair, verify
from tests.helpers.random_play import random_options, random_players
from tests.helpers.records import base, dead, match_of, step

GAMES = pytest.mark.parametrize("game", games().values(), ids=games().keys())
CATALOGUES = [Catalogue(language) for language in LANGUAGES]


@GAMES
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_a_match_of_self_play_holds_and_is_fair_whatever_its_options(game: Any, seed: int) -> None:
    holds(game, seed)


@pytest.mark.soak
@GAMES
@given(seed=st.integers(0, 2**32))
@settings(max_examples=100, deadline=None)
def test_many_matches_of_self_play_hold_and_are_fair(game: Any, seed: int) -> None:
    holds(game, seed)


def holds(game: Any, seed: int) -> None:
    """With some options a match takes seconds: a target may be far away."""
    chance = seeded(f"self-play|{seed}")
    options, players = random_options(game, chance), random_players(game, chance)
    levels = [game.levels[0]] * players
    played = play_match(game, levels, options, str(seed))
    record = read_record(played.record.encode(), find_game)
    assert record.options == options
    result = replay(record)
    assert isinstance(result, Held), f"{result.where}: {result.reason}"
    assert result.match.totals == played.totals
    assert (result.deals, result.steps) == (len(played.scores), sum(played.acts))
    assert verify(record) == Fair(None)


@GAMES
def test_the_same_seed_plays_the_same_match(game: Any) -> None:
    options = read_options(game, {})
    levels = [game.levels[0]] * game.players[0]
    first, second = (play_match(game, levels, options, "same") for _ in range(2))
    assert first == second
    assert play_match(game, levels, options, "other").record != first.record


@cache
def short(game: str) -> str:
    """A short valid record: of self-play its first deal, not over, or two small ones by hand."""
    if game == "koblarz":
        small = step(base(), {"check": {"phase": "over"}}, {"seat": 0, "do": "fire", "illegal": True})
        rest = match_of(dead(1, 0, 0), {"steps": [{"seat": 0, "do": "bet", "coins": 1}]})
        rest["deals"].insert(0, small["deals"][0])
        rest["deals"].pop(1)
        rest["totals"] = small["totals"]
        return json.dumps(rest | {"about": "x", "rules": 1, "fairness": _fairness()})
    found = games()[game]
    played = json.loads(play_match(found, [1] * found.players[0], read_options(found, {}), "1").record)
    return json.dumps(played | {"deals": played["deals"][:1]})


def _fairness() -> dict[str, Any]:
    return {"commitment": "ab" * 32, "entropy": "1:a|begin:b", "revealed": ["cd" * 32]}


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | st.sampled_from(
        ["AS", "bet", "roll", "joker", "target", "time", "agreed", "once", "player", "", "ab" * 32]
    ),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["seat", "do", "coins", "side", "die", "shuffle", "check", "steps", "setup", "x"]
            ),
            inside,
            max_size=4,
        )
    ),
    max_leaves=8,
)


def paths(values: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data."""
    inside = (
        values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    )
    return [at, *(path for key, value in inside for path in paths(value, (*at, key)))]


@st.composite
def mutated(draw: st.DrawFn, game: str) -> Any:
    """The short record with a few things dropped, replaced, doubled or put in."""
    values = json.loads(short(game))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(values)[1:] or [()]))
        if not path:
            return draw(JSON)
        *above, key = path
        place = values
        for step_ in above:
            place = place[step_]
        match draw(st.sampled_from(["drop", "replace", "double", "insert", "nudge"])):
            case "drop":
                del place[key]
            case "replace":
                place[key] = draw(JSON)
            case "double" if isinstance(place, list):
                place.insert(key, copy.deepcopy(place[key]))
            case "insert" if isinstance(place, list):
                place.insert(key, draw(JSON))
            case "insert":
                place[draw(st.text(max_size=5))] = draw(JSON)
            case "nudge" if type(place[key]) is int:
                place[key] += draw(st.integers(-3, 3))
            case _:
                place[key] = [place[key]]
    return values


def judged(data: bytes) -> None:
    """Reads, replays and verifies; whatever is wrong is a text that every language can say."""
    try:
        record = read_record(data, find_game)
    except RecordError as error:
        said(error.fault.text, error.game)
        return
    seen: list[str] = []
    result = replay(record, on_step=lambda _, __, match: seen.append(json.dumps(facts(match))))
    if isinstance(result, Failed):
        said(result.reason, record.game.id)
    answer = verify(record)
    if isinstance(answer, Text):
        said(answer, record.game.id)


def facts(match: Any) -> Any:
    return match.game.facts(match.deal.state)


def said(what: Text, game: str | None) -> None:
    for catalogue in CATALOGUES:
        line = catalogue.say(what, [], game)
        assert line and f"[{what.key}]" not in line
        assert catalogue.errors == []


@pytest.mark.parametrize("game", games())
def test_the_short_record_is_valid(game: str) -> None:
    record = read_record(short(game).encode(), find_game)
    assert len(record.deals) >= 1


@pytest.mark.parametrize("game", games())
@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_record_with_anything_changed_is_an_answer_and_never_an_exception(game: str, data: Any) -> None:
    judged(json.dumps(data.draw(mutated(game))).encode())


@pytest.mark.parametrize("game", games())
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_bytes_changed_anywhere_are_an_answer_and_never_an_exception(game: str, data: Any) -> None:
    spoilt = bytearray(short(game).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        where = data.draw(st.integers(0, len(spoilt) - 1))
        match data.draw(st.sampled_from(["set", "cut", "drop"])):
            case "set":
                spoilt[where] = data.draw(st.integers(0, 255))
            case "cut" if where:
                del spoilt[where:]
            case _:
                del spoilt[where]
        if not spoilt:
            break
    judged(bytes(spoilt))


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode(errors="surrogatepass")))
@settings(deadline=None)
def test_any_bytes_are_an_answer_and_never_an_exception(data: bytes) -> None:
    judged(data)


@GAMES
def test_every_bound_of_options_and_setups_is_one_that_can_be_named(game: Any) -> None:
    """A fault says “at least 0” and “at most 3”; of “below 4” it could say only that the value is wrong."""
    for model in (game.options, game.setup):
        assert "exclusiveM" not in str(model.model_json_schema())
