"""What a game may have besides the contract, over all games: keys on the board, standing orders."""

import pytest

from rules import AnyGame, games
from rules.kit.chance import seeded
from rules.kit.extras import offers_of, ordered_by, orders_of
from rules.kit.forms import Choice
from rules.kit.scene import Refusal
from rules.kit.seats import all_seats
from tests.rules.test_contract import acting


@pytest.fixture(params=games().values(), ids=games())
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def test_a_key_of_the_board_is_accepted_or_refused_with_a_reason(game: AnyGame) -> None:
    keys = 0
    for match, _, state in acting(game):
        for form in offers_of(game, state.public):
            assert form.place == "board" and form.options
            for option in form.options:
                keys += 1
                for seat in all_seats(match.seats):
                    refusal = game.refuse(state.public, state.own[seat], seat, option.action)
                    assert refusal is None or isinstance(refusal, Refusal)
    assert keys


def test_what_a_seat_may_press_on_the_board_stands_there(game: AnyGame) -> None:
    for _, act, state in acting(game):
        offered = {o.action for form in offers_of(game, state.public) for o in form.options}
        due = act.window.due if act.window is not None else None
        for seat in (*act.must, *act.may):
            for form in game.ask(state.public, state.own[seat], seat):
                if isinstance(form, Choice) and form.place == "board":
                    mine = {option.action for option in form.options if option.action != due}
                    assert mine <= offered


def test_the_boards_keys_follow_from_what_is_public(game: AnyGame) -> None:
    chance = seeded("offers")
    for match, _, state in list(acting(game))[::17]:
        for seat in all_seats(match.seats):
            world = game.imagine(state.public, state.own[seat], seat, chance)
            assert offers_of(game, world.public) == offers_of(game, state.public)


def test_what_an_order_does_is_legal(game: AnyGame) -> None:
    done = 0
    for match, act, state in acting(game):
        asked = act.window.open_to if act.window is not None else act.must
        for seat in all_seats(match.seats):
            own = state.own[seat]
            for order, _ in orders_of(game, state.public, own, seat):
                action = ordered_by(game, state.public, own, seat, order)
                if seat not in asked:
                    assert action is None
                elif action is not None:
                    done += 1
                    due = act.window is not None and action == act.window.due
                    assert due or game.refuse(state.public, own, seat, action) is None
    assert bool(done) is (game.id != "zoliky")
