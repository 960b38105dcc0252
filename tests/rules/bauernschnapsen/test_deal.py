"""bauernschnapsen.md, *Cards* and *Deal and trump*."""

import pytest

from rules.bauernschnapsen.cards import POINTS
from rules.kit.contract import Shuffle
from rules.kit.match import Match
from tests.rules.bauernschnapsen.table import GAME, PACK, Deal, shuffled

SEEN = ("JH AD AS QS KC", "AH TC QC TS KH", "QH TH TD QD JD", "JS AC KS KD JC")


def test_twenty_cards_in_four_suits_are_shuffled() -> None:
    match = Match.open(GAME, 4, GAME.options()).begin(GAME.opening(4, GAME.options()))
    assert match.deal is not None and match.deal.turn == Shuffle(PACK)
    assert len(PACK) == 20 and {card[0] for card in PACK} == set("AKQJT")


def test_the_pack_has_120_points() -> None:
    assert sum(POINTS) == 120


def test_four_play() -> None:
    assert list(GAME.players) == [4]


def test_the_dealer_of_deal_1_is_seat_3_so_that_seat_0_is_forehand() -> None:
    deal = Deal(*SEEN)
    assert (deal["dealer"], deal["forehand"], deal["to_act"]) == (3, 0, [0])


@pytest.mark.parametrize("dealer", range(4))
def test_forehand_sits_left_of_the_dealer(dealer: int) -> None:
    deal = Deal(*SEEN, dealer=dealer)
    assert deal["forehand"] == (dealer + 1) % 4
    assert deal["to_act"] == [deal["forehand"]]


@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_three_from_the_top_forehand_first_clockwise(dealer: int) -> None:
    deal = Deal(*SEEN, dealer=dealer)
    cards = shuffled(SEEN, dealer)
    for place in range(4):
        hand = deal["hands"][(dealer + 1 + place) % 4]
        assert hand == sorted(cards[3 * place : 3 * place + 3])


@pytest.mark.parametrize("dealer", range(4))
def test_then_packets_of_two_in_the_same_order_make_five_each(dealer: int) -> None:
    deal = Deal(*SEEN, dealer=dealer)
    forehand, cards = deal["forehand"], shuffled(SEEN, dealer)
    deal.do(forehand, "trump", suit=cards[0][1])
    assert [len(hand) for hand in deal["hands"]] == [5] * 4
    # His hand is cards 0-2 and 12-13 of the shuffle.
    assert deal["hands"][forehand] == sorted([*cards[:3], *cards[12:14]])


def test_forehand_names_a_suit_that_he_holds() -> None:
    deal = Deal(*SEEN)
    assert (
        deal.may(0, "trump", suit="H") and deal.may(0, "trump", suit="D") and deal.may(0, "trump", suit="S")
    )
    assert deal.refused(0, "trump", suit="C") == "refuse-trump"
    deal.trump("D")
    assert (deal["trump"], deal["flipped"], deal["phase"]) == ("D", None, "bid")


def test_a_suit_that_only_the_second_packet_brings_cannot_be_named() -> None:
    # KC is forehand's fifth card.
    assert Deal(*SEEN).refused(0, "trump", suit="C") == "refuse-trump"


def test_only_forehand_names_or_flips() -> None:
    deal = Deal(*SEEN)
    for seat in (1, 2, 3):
        assert deal.refused(seat, "trump", suit="H") == "refuse-not-asked"
        assert deal.refused(seat, "flip") == "refuse-not-asked"


def test_a_flip_turns_forehands_fourth_card_and_its_suit_is_trump() -> None:
    deal = Deal(*SEEN).flip()
    assert (deal["flipped"], deal["trump"]) == ("QS", "S")


def test_a_flip_may_make_a_suit_trump_that_forehand_did_not_hold() -> None:
    deal = Deal("JH AD AS KC QS", *SEEN[1:]).flip()
    assert (deal["flipped"], deal["trump"]) == ("KC", "C")


def test_the_flipped_card_stays_in_his_hand_as_the_first_of_his_two() -> None:
    deal = Deal(*SEEN).flip()
    assert deal["hands"][0] == sorted(SEEN[0].split())


def test_the_flipped_card_stays_a_fact_after_it_is_played() -> None:
    deal = Deal(*SEEN).flip().calls("pass", "pass", "pass", "pass").doubles()
    deal.play("QS")
    assert deal["flipped"] == "QS" and "QS" not in deal["hands"][0]


def test_trump_is_settled_once() -> None:
    deal = Deal(*SEEN).trump("S")
    assert deal.refused(0, "trump", suit="S") == "refuse-now-bid"
    assert deal.refused(0, "flip") == "refuse-now-bid"


@pytest.mark.parametrize(
    ("do", "arguments"),
    [("pass", {}), ("bid", {"contract": "gang"}), ("double", {}), ("play", {"card": "JH"})],
)
def test_nothing_else_is_done_before_trump_is_settled(do: str, arguments: dict[str, str]) -> None:
    assert Deal(*SEEN).refused(0, do, **arguments) == "refuse-now-trump"
