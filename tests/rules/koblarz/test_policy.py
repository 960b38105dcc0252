"""Computer players of Koblarz: always legal, blind to what is hidden, each level stronger than the last."""

from itertools import product
from typing import Any

import pytest

from rules.kit.chance import seeded
from rules.kit.contract import Act, Over, Roll
from rules.kit.match import Match, draw
from rules.kit.seats import Seat
from rules.koblarz import GAME
from rules.koblarz.actions import CHALLENGES, FIRE, STAKES
from rules.koblarz.options import Options, Setup
from rules.koblarz.policy.thumb import by_thumb

OPTIONS = [
    Options(empty_call=call, rolls=rolls, four_players=four, finished_players=finished, throw_needs_sock=sock)
    for call, rolls, four, finished, sock in product(
        (1, 3), ("in-a-row", "alternate"), ("low-number", "high-call"), ("watch", "interrupt"), (False, True)
    )
]


def played(levels: list[int], seed: str, options: Options = OPTIONS[0]) -> tuple[int, ...]:
    """Scores of one game; every decision is checked as it is made."""
    chance, dice, seats = seeded(f"c{seed}"), seeded(f"d{seed}"), len(levels)
    match: Match[Any, Any, Any] = Match.open(GAME, seats, options).begin(Setup())
    while match.deal is not None:
        turn, state = match.deal.turn, match.deal.state
        if isinstance(turn, Over):
            return turn.scores
        if isinstance(turn, Roll):
            match = match.settle(draw(turn, dice))
            continue
        assert isinstance(turn, Act)
        for seat in (*turn.may, *turn.must[:1]):
            action = GAME.choose(state.public, state.own[seat], seat, levels[seat], chance)
            assert action is not None or seat in turn.may
            if action is not None:
                assert match.refuse(seat, action) is None
                match = match.act(seat, action)
                break
    raise AssertionError("no game")


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_every_level_plays_legally_under_every_option(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        levels = [1 + (number + seat) % (3 if seats < 7 else 2) for seat in range(seats)]
        assert len(played(levels, f"{seats}-{number}", options)) == seats


def test_a_seven_player_game_can_be_played_by_level_3() -> None:
    assert len(played([3, 1, 1, 1, 1, 1, 1], "seven")) == 7


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_decision_follows_from_what_the_seat_may_know(level: int) -> None:
    match: Match[Any, Any, Any] = Match.open(GAME, 3, Options(numbers="seats")).begin(Setup())
    match = match.act(Seat(2), STAKES[2])
    assert match.deal is not None
    state = match.deal.state
    worlds = [GAME.imagine(state.public, state.own[0], Seat(0), seeded(str(i))) for i in range(20)]
    assert len({world.own[2].stake for world in worlds}) > 1
    decisions = {GAME.choose(w.public, w.own[0], Seat(0), level, seeded("same")) for w in worlds}
    assert len(decisions) == 1


@pytest.mark.parametrize("level", [2, 3])
def test_levels_2_and_3_decide_alike_whatever_the_chance(level: int) -> None:
    state = GAME.start(3, Options(numbers="seats"), Setup())
    found = {GAME.choose(state.public, state.own[0], Seat(0), level, seeded(str(i))) for i in range(5)}
    assert len(found) == 1


def wins(levels: list[int], games: int) -> int:
    """Games that the first level of ``levels`` wins alone, its seat moving on each game."""
    won = 0
    for game in range(games):
        seat = game % len(levels)
        moved = levels[len(levels) - seat :] + levels[: len(levels) - seat]
        scores = played(moved, f"w{game}")
        won += all(scores[seat] > points for i, points in enumerate(scores) if i != seat)
    return won


def test_level_3_wins_most_games_against_two_of_level_1() -> None:
    assert wins([3, 1, 1], 150) > 75


def test_level_2_wins_more_than_its_share_against_two_of_level_1() -> None:
    assert wins([2, 1, 1], 300) > 120


def test_level_3_wins_more_than_its_share_against_two_of_level_2() -> None:
    assert wins([3, 2, 2], 150) > 65


def test_level_2_burns_a_rich_bank_in_which_only_rivals_roll() -> None:
    rich = Setup.model_validate_json(
        '{"jokers": [true, false, true], "banks": [{"coins": 9, "jokers": 0}, {"coins": 0, "jokers": 0},'
        ' {"coins": 0, "jokers": 0}]}'
    )
    match: Match[Any, Any, Any] = Match.open(GAME, 3, Options(numbers="seats")).begin(rich)
    for seat in (Seat(0), Seat(2)):
        assert match.deal is not None
        match = match.act(seat, GAME.legal(match.deal.state.public, match.deal.state.own[seat], seat)[0])
    assert match.deal is not None
    assert by_thumb(match.deal.state.public, Seat(1)) == FIRE


def test_level_2_challenges_for_a_very_rich_bank_with_a_full_sock() -> None:
    rich = Setup.model_validate_json(
        '{"socks": [0, 5, 0], "banks": [{"coins": 12, "jokers": 1}, {"coins": 0, "jokers": 0},'
        ' {"coins": 0, "jokers": 0}]}'
    )
    match: Match[Any, Any, Any] = Match.open(GAME, 3, Options(numbers="seats")).begin(rich)
    for seat in (Seat(0), Seat(2)):
        assert match.deal is not None
        match = match.act(seat, GAME.legal(match.deal.state.public, match.deal.state.own[seat], seat)[0])
    assert match.deal is not None
    assert by_thumb(match.deal.state.public, Seat(1)) == CHALLENGES[1]
