"""What holds in every deal, whatever the hands, options and choices (Hypothesis)."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.bauernschnapsen.cards import ALL_BITS, POINTS, numbers_in
from rules.kit.chance import Shuffled
from rules.kit.contract import Act, Over
from rules.kit.match import Match
from rules.kit.record import read_options
from rules.kit.seats import all_seats
from tests.rules.bauernschnapsen.table import GAME, PACK

OPTIONS = st.fixed_dictionaries(
    {
        "bidding": st.sampled_from(["one-round", "until-three-pass"]),
        "bettler_value": st.sampled_from([4, 5]),
        "bauernschnapser_partner": st.booleans(),
        "schnapser_tricks": st.sampled_from(["within-three", "all-three"]),
        "trumping": st.sampled_from(["must", "may"]),
        "undertrump": st.sampled_from(["must", "free"]),
        "nobody_66": st.sampled_from(["last-trick", "forehand-loses"]),
    }
)
CHOICES = st.lists(st.integers(0, 10_000), min_size=60, max_size=60)


def moments(options: dict[str, Any], cards: list[str], dealer: int, choices: list[int]) -> list[Any]:
    """Every state of the deal in which the choices pick among the legal actions (passing more often)."""
    match = Match.open(GAME, 4, read_options(GAME, options))
    match = match.begin(GAME.setup.model_validate({"dealer": dealer})).settle(Shuffled(tuple(cards)))
    found, numbers = [match], iter(choices)
    while match.deal is not None and isinstance(match.deal.turn, Act):
        (seat,), state = match.deal.turn.must, match.deal.state
        actions = GAME.legal(state.public, state.own[seat], seat)
        number = next(numbers)
        passes = [action for action in actions if action.do == "pass"]
        action = passes[0] if passes and number % 3 else actions[number % len(actions)]
        match = match.act(seat, action)
        found.append(match)
    return found


DEALS = st.builds(moments, OPTIONS, st.permutations(list(PACK)), st.integers(0, 3), CHOICES)


@settings(max_examples=150, deadline=None)
@given(DEALS)
def test_each_card_is_in_one_place_at_every_moment(deal: list[Any]) -> None:
    for match in deal:
        state = match.deal.state
        held = [own.hand for own in state.own]
        played = [1 << one.card for one in state.public.play.plays]
        stock = [1 << card for card in state.hidden.stock]
        assert sum([*held, *played, *stock]) == ALL_BITS


@settings(max_examples=150, deadline=None)
@given(DEALS)
def test_tricks_and_card_points_are_those_of_the_cards_played(deal: list[Any]) -> None:
    for match in deal:
        public = match.deal.state.public
        size = public.game.players if public.game is not None else 4
        whole = len(public.play.plays) // size
        assert sum(public.play.tricks) == whole
        assert sum(public.play.card_points) == sum(POINTS[p.card] for p in public.play.plays[: whole * size])


@settings(max_examples=150, deadline=None)
@given(DEALS)
def test_five_tricks_of_four_have_120_points(deal: list[Any]) -> None:
    public = deal[-1].deal.state.public
    if public.game.players == 4 and sum(public.play.tricks) == 5:
        assert sum(public.play.card_points) == 120


@settings(max_examples=150, deadline=None)
@given(DEALS)
def test_a_deal_ends_with_points_for_one_side(deal: list[Any]) -> None:
    over = deal[-1].deal.turn
    assert isinstance(over, Over)
    first, second, third, fourth = over.scores
    assert (first, second) == (third, fourth)
    assert min(first, second) == 0 < max(first, second)
    assert over.added == over.scores


@settings(max_examples=150, deadline=None)
@given(DEALS)
def test_a_deal_has_at_most_5_tricks_and_1_trump_4_calls_a_round(deal: list[Any]) -> None:
    public = deal[-1].deal.state.public
    assert sum(public.play.tricks) <= 5
    assert len(public.play.plays) <= 20
    if public.table.options.bidding == "one-round":
        assert [call.seat for call in public.bidding.calls] == [
            (public.table.forehand + place) % 4 for place in range(4)
        ]


@settings(max_examples=100, deadline=None)
@given(DEALS)
def test_the_list_of_what_is_playable_is_the_same_for_refuse_forms_and_facts(deal: list[Any]) -> None:
    for match in deal:
        state = match.deal.state
        if state.public.phase != "play":
            continue
        seat = state.public.seat
        listed = {action.card for action in GAME.legal(state.public, state.own[seat], seat)}
        assert sorted(listed) == GAME.facts(state)["playable"]
        assert listed
        assert len(listed) <= len(numbers_in(state.own[seat].hand))


@settings(max_examples=60, deadline=None)
@given(DEALS)
def test_nothing_that_a_seat_is_shown_names_a_card_of_another(deal: list[Any]) -> None:
    """Cards that neither lie open nor are in the own hand are in no scene and no form."""
    for match in deal:
        state = match.deal.state
        public = state.public
        open_ = {1 << played.card for played in public.play.plays}
        if public.bidding.flipped >= 0:
            open_.add(1 << public.bidding.flipped)
        seen = sum(open_) | public.shown
        board = repr(GAME.show(public, match.totals).parts) + repr(GAME.show(public, match.totals).log)
        assert not _named(board) & ~seen
        for seat in all_seats(4):
            own = state.own[seat]
            hand = GAME.peek(public, own, seat)
            shown = repr([repr(part) for part in hand.parts if type(part).__name__ != "Cards"])
            cards = {
                card for part in hand.parts for card in getattr(part, "cards", ()) if isinstance(card, str)
            }
            assert not (_named(shown) | _bits(cards)) & ~(seen | own.hand)


def _named(text: str) -> int:
    return _bits({code for code in PACK if f"card='{code}'" in text})


def _bits(codes: set[str]) -> int:
    from rules.bauernschnapsen.cards import NUMBERS

    return sum(1 << NUMBERS[code] for code in codes)  # type: ignore[index]
