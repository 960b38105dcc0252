"""What a game may have besides the contract (rules/kit/extras.py), over every registered game: keys on the
board, standing orders, acts that play themselves."""

import pickle
from collections import Counter

import pytest

from bot.texts import LANGUAGES, Catalogue
from rules import AnyGame, games
from rules.kit.chance import seeded
from rules.kit.contract import Act
from rules.kit.extras import (
    Offers,
    Orders,
    Tallies,
    bar_of,
    forced_by,
    offers_of,
    ordered_by,
    orders_of,
    tallies_of,
)
from rules.kit.forms import Choice
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat, all_seats
from tests.helpers.moments import acting, chosen, moments
from tests.helpers.random_play import AnyMatch, last

pytestmark = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def asked_by(act: Act) -> tuple[Seat, ...]:
    """Who is asked something: in a window whoever might interrupt."""
    return act.window.open_to if act.window is not None else act.must


def test_a_key_of_the_board_is_accepted_or_refused_with_a_reason(game: AnyGame) -> None:
    accepted = refused = 0
    for match, _, state in acting(game):
        for form in offers_of(game, state.public):
            assert form.place == "board" and form.options and isinstance(form.ask, Text)
            for option in form.options:
                for seat in all_seats(match.seats):
                    refusal = game.refuse(state.public, state.own[seat], seat, option.action)
                    accepted += refusal is None
                    refused += refusal is not None
                    assert refusal is None or isinstance(refusal, Refusal)
    assert bool(accepted) is bool(refused) is isinstance(game, Offers)


def test_every_key_of_the_board_is_for_somebody_as_far_as_all_can_see(game: AnyGame) -> None:
    """In some world that looks the same to all: where one hand has no use for it, another has."""
    for _, act, state in acting(game):
        for form in offers_of(game, state.public):
            for option in form.options:
                may = [
                    game.refuse(state.public, state.own[seat], seat, option.action) is None
                    for seat in asked_by(act)
                ]
                # Of those who stake, the richer one may have answered; a pile card may be of no use.
                assert any(may) or form.id in ("stake", "draw"), form.id


def test_what_a_seat_may_press_on_the_board_stands_there_by_the_same_name(game: AnyGame) -> None:
    """But for what is due in a window: to let it roll is the table's own key."""
    for _, act, state in acting(game):
        offered = {o.action: o.label for form in offers_of(game, state.public) for o in form.options}
        due = act.window.due if act.window is not None else None
        for seat in (*act.must, *act.may):
            for form in game.ask(state.public, state.own[seat], seat):
                if isinstance(form, Choice) and form.place == "board":
                    for option in form.options:
                        assert option.action == due or offered[option.action] == option.label


def test_a_board_has_each_key_once(game: AnyGame) -> None:
    for _, _, state in acting(game):
        keys = [o.action for form in offers_of(game, state.public) for o in form.options]
        assert len(set(keys)) == len(keys)
        ids = [form.id for form in offers_of(game, state.public)]
        assert len(set(ids)) == len(ids)


def test_a_board_without_a_question_has_no_keys(game: AnyGame) -> None:
    for match in moments(game):
        assert match.deal is not None
        if not isinstance(match.deal.turn, Act):
            assert offers_of(game, match.deal.state.public) == ()


def test_in_two_worlds_that_look_the_same_there_are_the_same_keys_and_orders(game: AnyGame) -> None:
    chance = seeded("offers")
    for match, _, state in chosen([*acting(game)], 100, "worlds"):
        for seat in all_seats(match.seats):
            world = pickle.loads(
                pickle.dumps(
                    game.imagine(state.public, state.own[seat], seat, chance), pickle.HIGHEST_PROTOCOL
                )
            )
            assert offers_of(game, world.public) == offers_of(game, state.public)
            here, there = (state.public, state.own[seat]), (world.public, world.own[seat])
            assert orders_of(game, *there, seat) == orders_of(game, *here, seat)
            assert forced_by(game, *there, seat) == forced_by(game, *here, seat)
            for order, _ in orders_of(game, *here, seat):
                assert ordered_by(game, *there, seat, order) == ordered_by(game, *here, seat, order)


def test_what_an_order_does_is_legal_and_done_only_for_who_is_asked(game: AnyGame) -> None:
    done = 0
    for match, act, state in acting(game):
        for seat in all_seats(match.seats):
            public, own = state.public, state.own[seat]
            orders = orders_of(game, public, own, seat)
            assert all(isinstance(label, Text) for _, label in orders)
            assert len({order for order, _ in orders}) == len(orders)
            for order, _ in orders:
                action = ordered_by(game, public, own, seat, order)
                if action is None:
                    continue
                done += 1
                assert seat in asked_by(act)
                let_go = act.window is not None and action == act.window.due
                assert let_go or game.refuse(public, own, seat, action) is None
    assert bool(done) is isinstance(game, Orders)


def test_every_order_that_was_ever_offered_may_be_followed_at_any_moment(game: AnyGame) -> None:
    """A row may still have an order that has ended: it does nothing, or what it did is legal still."""
    known = {
        order
        for match, _, state in acting(game)
        for seat in all_seats(match.seats)
        for order, _ in orders_of(game, state.public, state.own[seat], seat)
    } | {"", "nonsense"}
    for match in chosen(moments(game), 200, "old orders"):
        state, turn = match.deal.state, match.deal.turn
        for seat in all_seats(match.seats):
            for order in known:
                action = ordered_by(game, state.public, state.own[seat], seat, order)
                if action is not None:
                    assert isinstance(turn, Act) and seat in asked_by(turn)
                    let_go = turn.window is not None and action == turn.window.due
                    assert let_go or game.refuse(state.public, state.own[seat], seat, action) is None


def test_what_plays_itself_is_all_that_the_seat_can_do_in_every_world_that_it_can_be_in(
    game: AnyGame,
) -> None:
    chance = seeded("forced")
    for match in moments(game):
        assert match.deal is not None
        state = match.deal.state
        for seat in all_seats(match.seats):
            action = forced_by(game, state.public, state.own[seat], seat)
            if action is None:
                continue
            for other in all_seats(match.seats):
                world = game.imagine(state.public, state.own[other], other, chance)
                assert len(game.legal(world.public, world.own[seat], seat)) == 1
                assert forced_by(game, world.public, world.own[seat], seat) is not None
            assert game.legal(state.public, state.own[seat], seat) == (action,)


def test_what_is_counted_of_a_deal_has_a_word_in_every_language(game: AnyGame) -> None:
    counted = Counter[str]()
    for seed in range(12):
        seats = game.players[seed % len(game.players)]
        match: AnyMatch = AnyMatch.open(game, seats, game.options())
        match = last(match, seeded(f"tallies {game.id} {seed}"))
        assert match.deal is not None
        tallies = tallies_of(game, match.deal.state.public, seats)
        assert len(tallies) == seats
        for mine in tallies:
            counted.update(mine)
    assert bool(counted) is isinstance(game, Tallies) and all(count > 0 for count in counted.values())
    for language in LANGUAGES:
        words = Catalogue(language)
        for name, count in counted.items():
            thing, dot, kind = name.partition(".")
            most = text(f"{thing}-{kind}")
            said = text(f"tally-{thing}", most=most) if dot else text(f"tally-{name}", count=count)
            words.say(said, (), game.id)
        assert words.errors == []


def test_a_reason_that_keeps_people_from_a_game_says_why_in_every_language(game: AnyGame) -> None:
    bars = [
        bar for reason in ("target", "agreed", "silesian-draw") if (bar := bar_of(game, reason)) is not None
    ]
    assert bool(bars) == (game.id == "koblarz")
    for language in LANGUAGES:
        words = Catalogue(language)
        assert all(words.say(bar, (), game.id) for bar in bars) and words.errors == []
