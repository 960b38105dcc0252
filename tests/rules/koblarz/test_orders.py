"""*Not this bank* (screens.md §2): every roll of the bank on turn is let go, and no other's."""

from rules.kit.action import Action
from rules.kit.seats import Seat
from rules.koblarz import GAME
from rules.koblarz.actions import ROLL
from tests.helpers.deals import Deal

IN_SOCKS = [5, 5, 5, 5]


def ids(deal: Deal, seat: int) -> list[str]:
    state = deal.state
    return [order for order, _ in GAME.orders(state.public, state.own[seat], Seat(seat))]


def ordered(deal: Deal, seat: int, order: str) -> Action | None:
    state = deal.state
    return GAME.ordered(state.public, state.own[seat], Seat(seat), order)


def test_it_may_be_given_from_the_stakes_to_the_last_roll() -> None:
    deal = Deal(4, socks=IN_SOCKS)
    assert ids(deal, 0) == ids(deal, 3) == ["bank-1-1"]
    deal = deal.bet(2, 1)
    assert ids(deal, 0) == ["bank-1-1"]
    assert ids(deal.roll(6, 6), 0) == ["bank-1-1"]
    assert ids(deal.roll(6), 0) == ["bank-1-2"]


def test_it_lets_each_roll_of_the_bank_go_and_none_of_the_next() -> None:
    deal = Deal(4, socks=IN_SOCKS)
    assert ordered(deal, 3, "bank-1-1") is None, "there is no window yet"
    deal = deal.bet(1, 1)
    assert ordered(deal, 3, "bank-1-1") == ROLL
    assert ordered(deal.roll(6), 3, "bank-1-1") == ROLL
    deal = deal.roll(6).bet(1, 1)
    assert deal["bank"] == 2
    assert ordered(deal, 0, "bank-1-1") is None and ordered(deal, 0, "bank-1-2") == ROLL


def test_it_does_not_come_back_with_the_bank_in_the_next_round() -> None:
    deal = Deal(3, socks=[5] * 3)
    for _ in range(3):
        deal = deal.bet(1, 1).roll(6, 6)
    assert (deal["round"], deal["bank"]) == (2, 1)
    deal = deal.bet(1, 1)
    assert ids(deal, 1) == ["bank-2-1"]
    assert ordered(deal, 1, "bank-1-1") is None


def test_who_is_not_asked_is_not_answered_for() -> None:
    deal = Deal(4, socks=IN_SOCKS).bet(1, 1)
    low, _ = deal["pair"]
    assert ids(deal, low) == ["bank-1-1"], "the pair may throw a Joker after its first roll"
    assert ordered(deal, low, "bank-1-1") is None


def test_who_can_say_nothing_in_this_turn_has_nothing_to_order() -> None:
    deal = Deal(4, jokers=[False, True, True, True], fires=[False, True, True, True])
    assert ids(deal, 0) == []
    assert ids(Deal(4, jokers=[False] * 4), 1) == ["bank-1-1"], "a Fire is left"
    needs = Deal(4, {"throw_needs_sock": True}, socks=[0, 1, 0, 0])
    assert ids(needs, 0) == [] and ids(needs, 1) == ["bank-1-1"]


def test_a_joker_played_ends_it_for_those_who_still_hold_theirs() -> None:
    deal = Deal(4, socks=IN_SOCKS).bet(1, 1)
    one, other = (seat for seat in range(4) if seat not in deal["pair"])
    deal = deal.do(one, "joker", side=1)
    assert ids(deal, other) == [] and ids(deal, one) == ["bank-1-1"]


def test_who_only_watches_has_nothing_to_order() -> None:
    for finished, offered in (("watch", []), ("interrupt", ["bank-1-2"])):
        deal = Deal(4, {"finished_players": finished}, wallets=[0, 5, 0, 0])
        assert ids(deal, 0) == offered
        assert ids(deal, 1) == ["bank-1-2"]
