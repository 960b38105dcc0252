"""bauernschnapsen.md, *Doubling*."""

import pytest

from tests.rules.bauernschnapsen.table import EVEN, Deal


def doubling(*calls: str, dealer: int = 3) -> Deal:
    """A deal at the first question whether to double; without calls a rufspiel."""
    deal = Deal(*EVEN, dealer=dealer).flip()
    return deal.calls(*(calls or ("pass",) * 4))


def test_it_comes_after_the_bidding_and_before_the_first_lead() -> None:
    deal = doubling()
    assert deal["phase"] == "double"
    assert deal.refused(0, "play", card="AS") == "refuse-now-double"
    assert deal.refused(1, "bid", contract="gang") == "refuse-now-double"


@pytest.mark.parametrize("dealer", range(4))
def test_opponents_of_forehand_are_asked_in_a_rufspiel_from_his_left(dealer: int) -> None:
    deal = doubling(dealer=dealer)
    left = (deal["forehand"] + 1) % 4
    assert deal["to_act"] == [left]
    deal.do(left, "pass")
    assert deal["to_act"] == [(left + 2) % 4]


def test_opponents_of_the_highest_bidder_are_asked_not_forehands() -> None:
    deal = doubling("pass", "gang", "pass", "pass")
    assert deal["to_act"] == [2]
    assert deal.refused(1, "double") == "refuse-not-asked"
    assert deal.refused(0, "double") == "refuse-not-asked"
    deal.do(2, "pass")
    assert deal["to_act"] == [0]


def test_both_passing_ends_it_with_the_simple_value() -> None:
    deal = doubling().do(1, "pass").do(3, "pass")
    assert (deal["phase"], deal["multiplier"], deal["to_act"]) == ("play", 1, [0])


def test_kontra_rekontra_subkontra_count_2_4_8() -> None:
    deal = doubling()
    for seat, multiplier, asked in ((1, 2, [0]), (0, 4, [1]), (1, 8, [0])):
        deal.do(seat, "double")
        assert (deal["multiplier"], deal["to_act"]) == (multiplier, asked)
    assert deal["phase"] == "play"


def test_there_is_nothing_above_subkontra() -> None:
    deal = doubling().do(1, "double").do(0, "double").do(1, "double")
    for seat in range(4):
        assert deal.refused(seat, "double") == "refuse-now-play"


def test_each_level_is_said_once_by_whoever_says_it_first() -> None:
    deal = doubling().do(1, "double")
    assert deal.refused(1, "double") == "refuse-not-asked"
    assert deal.refused(3, "double") == "refuse-not-asked"


def test_the_second_opponent_may_say_kontra_when_the_first_passes() -> None:
    deal = doubling().do(1, "pass").do(3, "double")
    assert (deal["multiplier"], deal["to_act"]) == (2, [0])


def test_rekontra_is_for_the_declarer_then_his_partner() -> None:
    deal = doubling().do(1, "double").do(0, "pass")
    assert deal["to_act"] == [2]
    deal.do(2, "double")
    assert deal["multiplier"] == 4


def test_no_rekontra_ends_it_at_2() -> None:
    deal = doubling().do(1, "double").do(0, "pass").do(2, "pass")
    assert (deal["phase"], deal["multiplier"]) == ("play", 2)


def test_subkontra_is_for_the_opponents_from_the_declarers_left_again() -> None:
    deal = doubling().do(1, "pass").do(3, "double").do(0, "double")
    assert deal["to_act"] == [1]
    deal.do(1, "pass")
    assert deal["to_act"] == [3]
    deal.do(3, "pass")
    assert (deal["phase"], deal["multiplier"]) == ("play", 4)


def test_the_partner_of_a_bettler_is_asked_too() -> None:
    deal = doubling("bettler", "pass", "pass", "pass").do(1, "double").do(0, "pass")
    assert deal["to_act"] == [2]
    deal.do(2, "double")
    assert deal["multiplier"] == 4


def test_hands_that_are_shown_are_not_doubled() -> None:
    deal = Deal("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD").trump("S")
    deal.calls("herrenschnapser", "pass", "pass", "pass")
    assert (deal["phase"], deal["multiplier"]) == ("over", 1)


def test_the_multiplier_applies_to_a_rufspiels_1_2_or_3() -> None:
    # Forehand's side takes all: 40 and the first two tricks are enough; the losers have no trick.
    hands = ("AS TS KS QS AH", "JS KH QH KC QC", "TH JH AD TD KD", "QD JD AC TC JC")
    plain = Deal(*hands).rufspiel("S").play("AS", "JS", "TH", "AC", "QS!")
    assert plain.scores == (3, 0)
    doubled = Deal(*hands).trump("S").calls("pass", "pass", "pass", "pass").doubles(True, True, True)
    assert doubled.play("AS", "JS", "TH", "AC", "QS!").scores == (24, 0)
