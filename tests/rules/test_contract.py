"""The contract of a game (rules/kit/contract.py), over every registered game: who may do what, and what is
offered. The states themselves: test_contract_states.py."""

import json
import pickle

import pytest

from rules import AnyGame, games
from rules.kit.action import dump_action
from rules.kit.chance import seeded
from rules.kit.contract import Act, Result
from rules.kit.forms import Arrange, Pick
from rules.kit.record import read_action
from rules.kit.scene import Refusal, Text
from rules.kit.seats import Seat, all_seats
from tests.helpers.moments import acting, chosen, known_actions, moments, opened
from tests.helpers.random_play import last, random_options

pytestmark = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def test_a_game_says_what_it_is(game: AnyGame) -> None:
    assert games()[game.id] is game
    assert game.rules >= 1 and game.players and game.levels and game.levels[0] >= 1


def test_options_have_defaults_and_come_back_from_json(game: AnyGame) -> None:
    default = game.options()
    assert game.options.model_validate_json(default.model_dump_json()) == default
    for seed in range(100):
        options = random_options(game, seeded(f"options|{seed}"))
        assert game.options.model_validate_json(options.model_dump_json()) == options


def test_setups_come_back_from_json_and_are_taken(game: AnyGame) -> None:
    for seed in range(20):
        match, chance = opened(game, f"setups|{seed}")
        while True:
            following = match.next_deal()
            if isinstance(following, Result) or match.finished == 3:
                break
            written = json.dumps(following.model_dump(mode="json", exclude_none=True))
            assert game.setup.model_validate_json(written) == following
            game.check_setup(match.seats, match.options, following, match.finished + 1)
            match = last(match, chance)


def test_every_legal_action_passes_refuse_and_is_listed_once(game: AnyGame) -> None:
    for match, _, state in acting(game):
        for seat in all_seats(match.seats):
            legal = game.legal(state.public, state.own[seat], seat)
            assert all(game.refuse(state.public, state.own[seat], seat, action) is None for action in legal)
            assert len({json.dumps(dump_action(action)) for action in legal}) == len(legal)


def test_legal_is_in_a_pinned_order(game: AnyGame) -> None:
    for match, _, state in acting(game):
        again = pickle.loads(pickle.dumps(state))
        for seat in all_seats(match.seats):
            assert game.legal(again.public, again.own[seat], seat) == game.legal(
                state.public, state.own[seat], seat
            )


def test_who_must_or_may_act_has_a_legal_action_and_nobody_else_has(game: AnyGame) -> None:
    for match, act, state in acting(game):
        can = {seat for seat in all_seats(match.seats) if game.legal(state.public, state.own[seat], seat)}
        assert can == {*act.must, *act.may}


def test_a_turn_is_well_formed(game: AnyGame) -> None:
    for match, act, _ in acting(game):
        seats = set(all_seats(match.seats))
        assert act.must and set(act.must) <= seats and set(act.may) <= seats
        assert not set(act.must) & set(act.may)
        assert len(set(act.must)) == len(act.must) and len(set(act.may)) == len(act.may)


def test_what_a_window_leads_to_is_a_legal_act_of_who_must(game: AnyGame) -> None:
    for _, act, state in acting(game):
        if act.window is not None:
            (seat,) = act.must
            assert game.refuse(state.public, state.own[seat], seat, act.window.due) is None
            assert set(act.may) <= set(act.window.open_to) <= {*act.may, *act.must}


def test_sample_is_among_the_legal_or_none_where_nothing_is_owed(game: AnyGame) -> None:
    chance = seeded("sample")
    for match, act, state in acting(game):
        for seat in all_seats(match.seats):
            if seat in act.must or seat in act.may:
                action = game.sample(state.public, state.own[seat], seat, chance)
                assert (action is None and seat not in act.must) or (
                    action in game.legal(state.public, state.own[seat], seat)
                )


def test_a_computer_of_every_level_plays_legally(game: AnyGame) -> None:
    some = chosen([*acting(game)], 25, "levels")
    for level in game.levels:
        for match, act, state in some:
            for seat in all_seats(match.seats):
                if seat in act.must or seat in act.may:
                    action = game.choose(state.public, state.own[seat], seat, level, seeded("computer"))
                    again = game.choose(state.public, state.own[seat], seat, level, seeded("computer"))
                    assert action == again
                    assert (action is None and seat not in act.must) or (
                        action in game.legal(state.public, state.own[seat], seat)
                    )


def test_what_is_proposed_is_legal(game: AnyGame) -> None:
    for _, act, state in chosen([*acting(game)], 200, "proposals"):
        for seat in (*act.must, *act.may):
            action = game.propose(state.public, state.own[seat], seat)
            assert (action is None and seat not in act.must) or (
                action in game.legal(state.public, state.own[seat], seat)
            )


def test_every_option_that_is_offered_passes_refuse_and_has_its_texts(game: AnyGame) -> None:
    for match, act, state in acting(game):
        for seat in all_seats(match.seats):
            forms = game.ask(state.public, state.own[seat], seat)
            assert bool(forms) or seat not in act.must
            assert len({form.id for form in forms}) == len(forms)
            for form in forms:
                assert form.place in ("board", "hand")
                assert isinstance(form.ask, Text)
                if isinstance(form, Pick):
                    check_pick(form)
                    continue
                if isinstance(form, Arrange):
                    check_arrange(form)
                    continue
                assert form.options
                for option in form.options:
                    assert isinstance(option.label, Text) and isinstance(option.words, Text)
                    assert option.confirm is None or isinstance(option.confirm, Text)
                    assert game.refuse(state.public, state.own[seat], seat, option.action) is None


def check_arrange(form: Arrange) -> None:
    """There are cards for at least one group."""
    assert form.least > 0 and form.cards
    assert isinstance(form.label, Text) and isinstance(form.words, Text)


def check_pick(form: Pick) -> None:
    """What can be picked at all is an action that can be read, whether or not it is legal."""
    assert 0 <= form.least <= form.most <= len(form.cards) and form.most
    assert isinstance(form.label, Text) and isinstance(form.words, Text)


def test_whatever_is_picked_is_an_action_to_judge(game: AnyGame) -> None:
    chance = seeded("picks")
    for match, _, state in chosen([*acting(game)], 300, "picks"):
        for seat in all_seats(match.seats):
            for form in game.ask(state.public, state.own[seat], seat):
                if isinstance(form, Pick):
                    legal = game.legal(state.public, state.own[seat], seat)
                    for many in range(form.least, form.most + 1):
                        places = list(range(len(form.cards)))
                        picked = [places.pop(chance.below(len(places))) for _ in range(many)]
                        action = read_action(game, form.picked(picked))
                        refusal = game.refuse(state.public, state.own[seat], seat, action)
                        assert (refusal is None) is (action in legal)


def test_refuse_says_no_to_whatever_is_not_listed_and_never_raises(game: AnyGame) -> None:
    junk = known_actions(game)
    for match in chosen(moments(game), 250, "junk"):
        state = match.deal.state
        for seat in all_seats(match.seats):
            legal = game.legal(state.public, state.own[seat], seat)
            for action in junk:
                refusal = game.refuse(state.public, state.own[seat], seat, action)
                assert (refusal is None) is (action in legal), (seat, dump_action(action))
                assert refusal is None or isinstance(refusal, Refusal)
                assert refusal is None or isinstance(refusal.reason, Text)


def test_nobody_acts_while_chance_is_drawn_or_after_the_end(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        if not isinstance(match.deal.turn, Act):
            state = match.deal.state
            for seat in all_seats(match.seats):
                assert game.legal(state.public, state.own[seat], seat) == ()
                assert game.ask(state.public, state.own[seat], seat) == ()


def test_a_seat_that_is_not_at_the_table_is_refused(game: AnyGame) -> None:
    for match, act, state in chosen([*acting(game)], 20, "strangers"):
        action = game.legal(state.public, state.own[act.must[0]], act.must[0])[0]
        for stranger in (-1, match.seats, 99, -(10**30), 10**30):
            assert match.refuse(Seat(stranger), action) is not None


def test_an_action_comes_back_from_its_record_form(game: AnyGame) -> None:
    for _, act, state in acting(game):
        for seat in (*act.must, *act.may):
            for action in game.legal(state.public, state.own[seat], seat):
                written = json.loads(json.dumps(dump_action(action)))
                assert read_action(game, written) == action
