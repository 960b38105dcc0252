"""*I pass this bidding*, *no Kontra* (screens.md §5), and the last card of everybody (product.md, 3)."""

from rules.bauernschnapsen.actions import PASS
from rules.kit.action import Action, dump_action
from rules.kit.chance import pick, seeded
from rules.kit.extras import Forced, Orders
from rules.kit.seats import Seat, all_seats
from tests.rules.bauernschnapsen.table import GAME, Deal

BETTLER = ("JS JH QD QC JD", "AS AH AD AC KH", "TS TH TD TC KS", "KD KC QS QH JC")
"""The first hand takes no trick whatever is led."""


def ids(deal: Deal, seat: int) -> list[str]:
    assert isinstance(GAME, Orders)
    state = deal.state
    return [order for order, _ in GAME.orders(state.public, state.own[seat], Seat(seat))]


def ordered(deal: Deal, seat: int, order: str) -> Action | None:
    assert isinstance(GAME, Orders)
    state = deal.state
    return GAME.ordered(state.public, state.own[seat], Seat(seat), order)


def forced(deal: Deal, seat: int) -> Action | None:
    assert isinstance(GAME, Forced)
    state = deal.state
    return GAME.forced(state.public, state.own[seat], Seat(seat))


def test_both_may_be_left_before_one_is_asked() -> None:
    for deal in (Deal(), Deal().trump("S")):
        assert [ids(deal, seat) for seat in range(4)] == [["pass", "no-kontra"]] * 4


def test_the_pass_waits_until_one_is_asked() -> None:
    deal = Deal().trump("S")
    assert ordered(deal, 1, "pass") is None and ordered(deal, 0, "pass") == PASS
    assert ordered(deal.calls("pass"), 1, "pass") == PASS


def test_who_has_called_has_nothing_more_to_pass_in_one_round() -> None:
    deal = Deal().trump("S").calls("pass", "gang")
    assert ids(deal, 0) == ids(deal, 1) == ["no-kontra"]
    assert ids(deal, 2) == ids(deal, 3) == ["pass", "no-kontra"]


def test_who_has_bid_may_still_be_asked_where_calls_go_on() -> None:
    deal = Deal(options={"bidding": "until-three-pass"}).trump("S").calls("pass", "gang")
    assert ids(deal, 0) == ["no-kontra"]
    assert ids(deal, 1) == ["pass", "no-kontra"]


def test_the_pass_ends_with_the_bidding() -> None:
    deal = Deal().trump("S").calls("pass", "pass", "pass", "pass")
    assert all("pass" not in ids(deal, seat) for seat in range(4))
    assert ordered(deal, 1, "pass") is None and ordered(deal, 1, "no-kontra") == PASS


def test_no_kontra_ends_for_each_when_he_cannot_be_asked_any_more() -> None:
    deal = Deal().trump("S").calls("pass", "pass", "pass", "pass")
    assert [bool(ids(deal, seat)) for seat in range(4)] == [True] * 4
    kontra = deal.do(1, "double")
    assert [bool(ids(kontra, seat)) for seat in range(4)] == [True] * 4
    refused = kontra.do(0, "pass")
    assert [bool(ids(refused, seat)) for seat in range(4)] == [False, True, True, True]


def test_no_kontra_is_no_rekontra_and_no_subkontra_either() -> None:
    deal = Deal().trump("S").calls("pass", "pass", "pass", "pass").do(1, "double")
    assert ordered(deal, 0, "no-kontra") == PASS and ordered(deal, 2, "no-kontra") is None
    deal = deal.do(0, "double")
    assert [bool(ids(deal, seat)) for seat in range(4)] == [False, True, False, True]
    assert ordered(deal, 1, "no-kontra") == PASS
    assert ids(deal.do(1, "pass"), 1) == [] and ids(deal, 3) == ["no-kontra"]


def test_there_is_nothing_to_order_while_cards_are_played() -> None:
    deal = Deal().rufspiel("S")
    assert [ids(deal, seat) for seat in range(4)] == [[]] * 4
    assert ordered(deal, 0, "no-kontra") is None and ordered(deal, 0, "anything") is None


def test_the_last_card_of_everybody_plays_itself() -> None:
    chance, seen = seeded("last cards"), 0
    for _ in range(30):
        deal = Deal().rufspiel("S")
        while not deal.is_over:
            state, asked = deal.state, deal["to_act"][0]
            legal = GAME.legal(state.public, state.own[asked], Seat(asked))
            last = sum(state.public.play.tricks) == 4
            for seat in all_seats(4):
                assert forced(deal, seat) == (legal[0] if last and seat == asked else None)
            seen += last
            deal = deal.play(str(dump_action(pick(chance, legal))["card"]))
    assert seen > 30


def test_a_card_that_is_the_only_one_allowed_does_not_play_itself() -> None:
    deal = Deal().rufspiel("S").play("AS")
    asked = deal["to_act"][0]
    assert len(deal["playable"]) == 1 and forced(deal, asked) is None


def test_a_bettler_is_played_out_by_three() -> None:
    deal = Deal(*BETTLER).trump("S").calls("bettler", "pass", "pass", "pass").doubles()
    chance = seeded("bettler")
    while sum(deal.state.public.play.tricks) < 4:
        seat = deal["to_act"][0]
        legal = GAME.legal(deal.state.public, deal.state.own[seat], Seat(seat))
        deal = deal.play(str(dump_action(pick(chance, legal))["card"]))
        assert not deal.is_over
    for _ in range(3):
        seat = deal["to_act"][0]
        assert forced(deal, 2) is None, "who sits out holds five cards, and plays none"
        action = forced(deal, seat)
        assert action is not None
        deal = deal.play(str(dump_action(action)["card"]))
    assert deal.is_over
