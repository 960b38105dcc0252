"""kauboj.md, *Set-up*: the dealer, seven cards each, the direction, three cards of everybody at once."""

import pytest

from rules.kauboj.cards import DECK
from rules.kit.chance import Shuffled
from rules.kit.contract import Act, BadSetup, Shuffle
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, read

SEATS = pytest.mark.parametrize("seats", [3, 4])


def dealt(seats: int, dealer: int | None = None):
    options = KAUBOJ.options()
    setup = KAUBOJ.opening(seats, options) if dealer is None else KAUBOJ.setup(dealer=dealer)
    state = KAUBOJ.start(seats, options, setup)
    assert KAUBOJ.turn(state.public) == Shuffle(DECK)
    return KAUBOJ.settle(state, Shuffled(DECK))


@SEATS
def test_the_aces_lie_aside_and_48_cards_are_shuffled(seats: int) -> None:
    assert len(DECK) == 48 and not any(card[0] == "A" for card in DECK)
    assert KAUBOJ.facts(dealt(seats))["aside"] == ["AC", "AD", "AH", "AS"]


@SEATS
def test_the_last_seat_deals_first_and_its_left_is_on_turn_from_the_start(seats: int) -> None:
    facts = KAUBOJ.facts(dealt(seats))
    assert (facts["dealer"], facts["turn"], facts["phase"]) == (seats - 1, 0, "direction")


@SEATS
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left(seats: int, dealer: int) -> None:
    facts = KAUBOJ.facts(dealt(seats, dealer))
    for i in range(seats):
        assert facts["hands"][(dealer + 1 + i) % seats] == sorted(DECK[i : 7 * seats : seats])
    assert facts["stock"] == list(DECK[7 * seats :])
    assert facts["pile"] == facts["shots"] == []


def test_only_the_dealer_says_where_the_cards_go() -> None:
    state = dealt(4)
    assert KAUBOJ.turn(state.public) == Act((Seat(3),))
    assert KAUBOJ.refuse(state.public, state.own[0], Seat(0), read("direction", to="left")).reason.key == (
        "refuse-not-dealer"
    )
    assert KAUBOJ.refuse(state.public, state.own[3], Seat(3), read("direction", to="left")) is None


@SEATS
def test_across_only_with_four(seats: int) -> None:
    state = dealt(seats)
    dealer = Seat(seats - 1)
    refusal = KAUBOJ.refuse(state.public, state.own[dealer], dealer, read("direction", to="across"))
    assert (refusal is None) is (seats == 4)


@SEATS
@pytest.mark.parametrize(("to", "steps"), [("left", 1), ("right", -1), ("across", 2)])
def test_three_cards_of_everybody_move_at_once(seats: int, to: str, steps: int) -> None:
    if to == "across" and seats == 3:
        return
    state = dealt(seats)
    state = KAUBOJ.apply(state, Seat(seats - 1), read("direction", to=to))
    before = KAUBOJ.facts(state)["hands"]
    order = [*range(seats)][::-1]
    for i, seat in enumerate(order):
        facts = KAUBOJ.facts(state)
        assert facts["phase"] == "pass" and facts["to_act"] == sorted(order[i:])
        assert facts["hands"] == before, "chosen cards stay until all have chosen"
        assert facts["passed"] == [other in order[:i] for other in range(seats)]
        state = KAUBOJ.apply(state, Seat(seat), read("pass", cards=before[seat][:3]))
    facts = KAUBOJ.facts(state)
    assert (facts["phase"], facts["passed"], facts["to_act"]) == ("action", None, [0])
    for seat in range(seats):
        got = before[(seat - steps) % seats][:3]
        assert facts["hands"][seat] == sorted([*before[seat][3:], *got])


def test_exactly_three_cards_of_ones_own_each_once_and_only_once() -> None:
    state = KAUBOJ.apply(dealt(3), Seat(2), read("direction", to="left"))
    mine, other = (KAUBOJ.facts(state)["hands"][seat] for seat in (0, 1))

    def refused(*cards: str) -> str | None:
        refusal = KAUBOJ.refuse(state.public, state.own[0], Seat(0), read("pass", cards=[*cards]))
        return None if refusal is None else str(refusal.reason.key)

    assert refused(*mine[:2]) == refused(*mine[:4]) == refused() == "refuse-pass-count"
    assert refused(mine[0], mine[0], mine[1]) == "refuse-twice"
    assert refused(mine[0], mine[1], other[0]) == "refuse-not-yours"
    assert refused(mine[0], mine[1], "XX") == "refuse-not-yours"
    assert refused(mine[6], mine[1], mine[3]) is None
    state = KAUBOJ.apply(state, Seat(0), read("pass", cards=mine[:3]))
    assert refused(*mine[4:]) == "refuse-passed"


def test_nobody_plays_before_all_have_passed() -> None:
    state = KAUBOJ.apply(dealt(3), Seat(2), read("direction", to="left"))
    card = KAUBOJ.facts(state)["hands"][0][0]
    action = read("discard", card=card, draw="stock")
    assert KAUBOJ.refuse(state.public, state.own[0], Seat(0), action).reason.key == "refuse-pass-first"


def test_a_setup_that_fits_no_table_is_told() -> None:
    options = KAUBOJ.options()
    with pytest.raises(BadSetup):
        KAUBOJ.check_setup(3, options, KAUBOJ.setup(dealer=3), 1)
    with pytest.raises(BadSetup):
        KAUBOJ.check_setup(3, options, KAUBOJ.setup(totals=(0, 0)), 1)
    KAUBOJ.check_setup(4, options, KAUBOJ.setup(dealer=3, totals=(1, 2, 3, -4)), 1)
