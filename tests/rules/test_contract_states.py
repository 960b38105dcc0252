"""The contract of a game (rules/kit/contract.py), over every registered game: states as values, what is shown
of them, imagined worlds, scores and matches."""

import json
import pickle
from dataclasses import fields
from typing import Any

import pytest

from rules import AnyGame, games
from rules.kit.chance import Die, Shuffled, pick, seeded
from rules.kit.contract import Act, GameSetup, Over, Result, Roll, Shuffle, State
from rules.kit.match import WrongOutcome, draw
from rules.kit.scene import Board, Hand, Text
from rules.kit.seats import Seat, all_seats
from tests.helpers.moments import DEALS, chosen, known_actions, moments, opened
from tests.helpers.random_play import AnyMatch, goes_on, last, plays

MOST_DEALS = 40
"""A match of random play that goes on for longer is stopped."""

pytestmark = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def test_apply_and_settle_leave_the_old_state_as_it_was(game: AnyGame) -> None:
    chance = seeded("apply")
    for match in moments(game):
        assert match.deal is not None
        state, turn = match.deal.state, match.deal.turn
        before = pickle.dumps(state)
        copy = pickle.loads(before)
        if isinstance(turn, Act):
            for seat in (*turn.must, *turn.may):
                for action in game.legal(state.public, state.own[seat], seat):
                    assert game.apply(state, seat, action) != copy
        elif not isinstance(turn, Over):
            game.settle(state, draw(turn, chance))
        assert state == copy
        assert pickle.dumps(state) == before


def test_the_same_seed_gives_the_same_deal(game: AnyGame) -> None:
    for seed in range(DEALS):
        first = [match.deal for match in plays(*opened(game, seed))]
        assert first == [match.deal for match in plays(*opened(game, seed))]


def test_states_come_back_from_a_pickle(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        state = match.deal.state
        assert pickle.loads(pickle.dumps(state.public)) == state.public
        assert pickle.loads(pickle.dumps(state.own)) == state.own
        assert pickle.loads(pickle.dumps(state)) == state


def test_states_are_values_that_can_be_keys(game: AnyGame) -> None:
    for match in chosen(moments(game), 50, "hash"):
        state = match.deal.state
        again = pickle.loads(pickle.dumps(state))
        assert hash(state.own) == hash(again.own)


def test_scores_and_sheets_are_by_seat_and_agree(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        over = match.deal.over
        if over is not None:
            assert len(over.scores) == len(over.added) == len(over.sheet) == match.seats
            assert tuple(sum(item.points for item in items) for items in over.sheet) == over.scores
            assert isinstance(over.why, Text)


def test_totals_are_what_was_added(game: AnyGame) -> None:
    match, chance = opened(game, "totals")
    for _ in range(5):
        following = match.next_deal()
        if isinstance(following, Result):
            break
        before = match.totals if match.finished else following.opening_totals(match.seats)
        match = last(match, chance)
        assert match.deal is not None and match.deal.over is not None
        assert match.totals == tuple(a + b for a, b in zip(before, match.deal.over.added, strict=True))


def test_facts_are_json_and_say_who_acts(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        facts = game.facts(match.deal.state)
        assert json.loads(json.dumps(facts, allow_nan=False)) == facts
        turn = match.deal.turn
        if isinstance(turn, Act):
            assert (facts["to_act"], facts["may_act"]) == (sorted(turn.must), sorted(turn.may))
        else:
            assert facts["to_act"] == facts["may_act"] == []
        if isinstance(turn, Over):
            assert facts["phase"] == "over"


class Marked:
    """Something whose representation cannot be overlooked."""

    def __repr__(self) -> str:
        return "MARKED"


def test_repr_of_a_state_shows_neither_own_nor_hidden(game: AnyGame) -> None:
    for match in chosen(moments(game), 30, "repr"):
        state = match.deal.state
        marked: State[Any, Any, Any] = State(state.public, (Marked(),) * match.seats, Marked())
        for shown in (repr(marked), str(marked), f"{marked}", format(marked)):
            assert "MARKED" not in shown
        for shown in (repr(state), str(state)):
            assert repr(state.public) in shown


def test_repr_of_an_action_shows_no_argument(game: AnyGame) -> None:
    for action in known_actions(game):
        for field in fields(action):
            value = getattr(action, field.name)
            if field.name != "do" and value is not None:
                assert repr(value) not in repr(action)


def test_board_and_hand_are_made_of_what_may_be_seen(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        state = match.deal.state
        assert isinstance(game.show(state.public, match.totals), Board)
        for seat in all_seats(match.seats):
            hand = game.peek(state.public, state.own[seat], seat)
            assert isinstance(hand, Hand) and hand.seat == seat


def shown(game: AnyGame, match: AnyMatch, state: State[Any, Any, Any], seat: Seat) -> list[Any]:
    """Everything that this seat is shown."""
    public, own = state.public, state.own[seat]
    turn = game.turn(public)
    asked = isinstance(turn, Act) and seat in (*turn.must, *turn.may)
    return [
        turn,
        game.show(public, match.totals),
        game.peek(public, own, seat),
        game.ask(public, own, seat),
        game.legal(public, own, seat),
        [game.refuse(public, own, seat, action) for action in known_actions(game)],
        game.propose(public, own, seat) if asked else None,
    ]


def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(game: AnyGame) -> None:
    chance = seeded("imagine")
    for match in chosen(moments(game), 120, "imagine"):
        state = match.deal.state
        for seat in all_seats(match.seats):
            world = game.imagine(state.public, state.own[seat], seat, chance)
            assert world.public == state.public
            assert world.own[seat] == state.own[seat]
            assert len(world.own) == match.seats
            assert shown(game, match, world, seat) == shown(game, match, state, seat)


def test_an_imagined_world_can_be_played_to_its_end(game: AnyGame) -> None:
    chance = seeded("imagined play")
    for match in chosen(moments(game), 25, "imagined play"):
        state = match.deal.state
        seat = pick(chance, all_seats(match.seats))
        world = game.imagine(state.public, state.own[seat], seat, chance)
        deal = match.deal._replace(state=world, turn=game.turn(world.public))
        for moment in goes_on(match._replace(deal=deal), chance):
            assert moment.deal is not None
            game.facts(moment.deal.state)


def test_imagining_does_not_look_at_the_secrets_of_others(game: AnyGame) -> None:
    # The same public part, own part and chance give the same world, whatever the others really hold.
    for match in chosen(moments(game), 25, "blind"):
        state = match.deal.state
        for seat in all_seats(match.seats):
            worlds = [game.imagine(state.public, state.own[seat], seat, seeded("w")) for _ in range(2)]
            assert worlds[0] == worlds[1]


def test_chance_that_does_not_fit_is_not_taken(game: AnyGame) -> None:
    for match in chosen(moments(game), 200, "chance"):
        turn = match.deal.turn
        wrong: list[Any] = [Die(0), Die(7), Die(-1), Shuffled(()), Shuffled(("AS", "AS"))]
        if isinstance(turn, Roll):
            wrong.append(Shuffled(("AS",)))
        elif isinstance(turn, Shuffle):
            wrong += [Die(1), Shuffled(turn.pack[1:]), Shuffled((*turn.pack, "XX"))]
        else:
            wrong.append(Die(1))
        for outcome in wrong:
            with pytest.raises(WrongOutcome):
                match.settle(outcome)


def test_a_match_ends_or_goes_on_until_it_is_stopped(game: AnyGame) -> None:
    for seed in range(4):
        match, chance = opened(game, f"match|{seed}")
        following: GameSetup | Result | None = match.next_deal()
        while not isinstance(following, Result):
            match = last(match, chance)
            following = match.next_deal(time_up=match.finished > 20)
            if match.finished >= MOST_DEALS:
                following = match.stop("agreed")
        assert list(following.winners) == sorted(set(following.winners))
        assert set(following.winners) <= set(all_seats(match.seats))
        assert following.reason


def test_a_match_may_be_stopped_at_any_moment(game: AnyGame) -> None:
    for match in chosen(moments(game), 50, "stop"):
        assert match.stop("abandoned") == Result((), "abandoned")
        agreed = match.stop("agreed")
        assert agreed is not None and agreed.reason == "agreed"
        assert bool(agreed.winners) is bool(match.finished)
        if match.deal.over is None:
            timed = match.options.time_limit is not None and match.options.time_ends_deal
            stopped = match.stop("time")
            assert (stopped is not None and stopped.reason == "time") if timed else stopped is None


def test_what_follows_a_deal_is_a_setup_or_a_result(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        if match.deal.over is not None:
            assert isinstance(match.next_deal(), GameSetup | Result)
        else:
            with pytest.raises(ValueError, match="running"):
                match.next_deal()
