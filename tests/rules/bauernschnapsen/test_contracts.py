"""bauernschnapsen.md, the table of contracts: how each is won and lost, and when a deal is over."""

import pytest

from tests.rules.bauernschnapsen.table import Deal

LOW = ("AH QD KD QC KC", "JS QS JH QH JC", "AS AD TD AC TC", "TS KS TH KH JD")
"""Seat 1 holds what a Bettler wants: nothing of it can be made to take a trick, but for the ♣ J."""
TOPS = ("AS TS KS AH AC", "QS JS KH QH TC", "TH JH AD TD KC", "KD QD JD QC JC")
"""Seat 0 takes five tricks: ♠ A 10 K, ♥ A, ♣ A."""


def played(hands: tuple[str, ...], contract: str, bidder: int, trump: str = "", **options: object) -> Deal:
    """The contract, bid by this seat and not doubled."""
    deal = Deal(*hands, options=options).do(0, "trump", suit=trump or hands[0].split()[0][1])
    calls = ["pass"] * 4
    calls[bidder] = contract
    return deal.calls(*calls).doubles()


# Bettler


def test_bettler_the_partner_sits_out_and_tricks_have_three_cards() -> None:
    deal = played(LOW, "bettler", 1).play("JS", "AS")
    # Seat 3, the partner, is passed over: seat 0 comes next.
    assert deal["to_act"] == [0]
    assert deal.refused(3, "play", card="TS") == "refuse-sits-out"
    deal.play("QC")
    assert (deal["trick"], deal["tricks"]) == ([], [0, 0, 1, 0])
    assert len(deal["hands"][3]) == 5


def test_bettler_is_won_with_no_trick_in_five() -> None:
    deal = played(LOW, "bettler", 1).play("JS", "AS", "QC", "AC", "KC", "JC", "AD", "KD", "QS")
    assert deal["tricks"] == [0, 0, 3, 0]
    deal.play("TD", "QD", "QH", "TC", "AH", "JH")
    assert (deal["phase"], deal["tricks"]) == ("over", [0, 0, 5, 0])
    assert deal.scores == (0, 5)
    # A partner who sits out keeps his five cards.
    assert len(deal["hands"][3]) == 5


def test_bettler_is_lost_with_the_first_trick_he_takes() -> None:
    deal = played(LOW, "bettler", 0).play("AH", "JH", "KH")
    assert (deal["phase"], deal["tricks"]) == ("over", [1, 0, 0, 0])
    assert deal.scores == (0, 5)


def test_bettler_forehand_may_sit_out() -> None:
    deal = played(LOW, "bettler", 2)
    assert deal["to_act"] == [2]
    deal.play("AC", "JD", "JC")
    assert (deal["phase"], deal.scores) == ("over", (0, 5))


# Gang, Zehner, (Kontra)bauernschnapser


def test_gang_is_won_with_all_five_tricks_of_the_bidder() -> None:
    deal = played(TOPS, "gang", 0)
    deal.play("AS", "JS", "JH", "JD", "TS", "QS", "KC", "QD", "KS", "TC", "TD", "JC")
    assert (deal["phase"], deal["tricks"]) == ("play", [3, 0, 0, 0])
    deal.play("AH", "KH", "TH", "QC", "AC", "QH", "AD", "KD")
    assert (deal["phase"], deal["tricks"]) == ("over", [5, 0, 0, 0])
    assert deal.scores == (9, 0)


def test_gang_is_lost_with_the_first_trick_of_an_opponent() -> None:
    deal = played(TOPS, "gang", 1).play("QS", "TH", "JD", "KS")
    assert (deal["phase"], deal["tricks"]) == ("over", [1, 0, 0, 0])
    assert deal.scores == (9, 0)


def test_gang_a_trick_of_the_partner_loses_it_too() -> None:
    deal = played(TOPS, "gang", 2).play("TH", "QC", "AH", "QH")
    assert (deal["phase"], deal["tricks"]) == ("over", [1, 0, 0, 0])
    assert deal.scores == (0, 9)


def test_gang_the_partner_is_under_the_same_compulsion() -> None:
    deal = played(TOPS, "gang", 2).play("TH", "QC")
    assert deal.playable() == "AH"


def test_gang_is_played_without_trump() -> None:
    deal = played(TOPS, "gang", 0).play("AH", "QH", "TH")
    # Seat 3 has no heart; nothing binds him.
    assert deal.playable() == "JC JD KD QC QD"


def test_zehner_is_worth_10_and_its_order_is_10_k_q_j_a() -> None:
    hands = ("TS KS QS JS AS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD")
    deal = played(hands, "zehner", 0)
    deal.play("TS", "TC", "TH", "TD")
    assert deal["tricks"] == [1, 0, 0, 0]
    for card in ("KS", "QS", "JS", "AS"):
        deal.play(card, *(deal["hands"][seat][0] for seat in (1, 2, 3)))
    assert (deal["phase"], deal.scores) == ("over", (10, 0))


def test_zehner_an_ace_loses_to_a_jack_but_counts_11() -> None:
    hands = ("AS KH QC JD TC", "JS KD QD AC AD", "TS KC QH JC AH", "QS KS JH TD TH")
    deal = played(hands, "zehner", 0).play("AS", "JS", "TS", "QS")
    assert (deal["phase"], deal["tricks"], deal["card_points"]) == ("over", [0, 0, 1, 0], [0, 0, 26, 0])
    assert deal.scores == (0, 10)


def test_bauernschnapser_is_played_with_trump_and_forehand_leads() -> None:
    hands = ("QH JH TD KD QC", "KS QS AD TC JC", "AS TS JS AH AC", "TH KH QD JD KC")
    deal = Deal(*hands).flip()
    # Forehand's fourth card is ♦ K.
    assert deal["trump"] == "D"
    deal.calls("pass", "pass", "bauernschnapser", "pass").doubles()
    assert deal["to_act"] == [0]
    deal.play("QH", "AD")
    assert deal.playable() == "AH"


def test_bauernschnapser_is_worth_12() -> None:
    deal = played(TOPS, "bauernschnapser", 0, "S")
    deal.play("AS", "JS", "JH", "JD", "TS", "QS", "KC", "QD", "KS", "TC", "TD", "JC")
    deal.play("AH", "KH", "TH", "QC", "AC", "QH", "AD", "KD")
    assert (deal["phase"], deal.scores) == ("over", (12, 0))


def test_bauernschnapser_of_forehands_partner_is_lost_when_forehand_keeps_the_trick() -> None:
    deal = played(TOPS, "bauernschnapser", 2, "S").play("AS", "JS", "JH", "JD")
    assert (deal["phase"], deal.scores) == ("over", (0, 12))


def test_kontrabauernschnapser_is_worth_24_and_forehand_leads() -> None:
    deal = played(TOPS, "kontrabauernschnapser", 1, "S")
    assert deal["to_act"] == [0]
    deal.play("AS", "JS", "JH", "JD")
    assert (deal["phase"], deal.scores) == ("over", (24, 0))


# (Kontra)schnapser

SIXTY_SIX = ("AS TS KS QS AH", "JS KH QH JC TC", "TH JH AD TD KC", "KD QD JD QC AC")


def test_schnapser_is_won_with_66_of_the_bidders_own_in_three_tricks() -> None:
    deal = played(SIXTY_SIX, "schnapser", 0).play("AS", "JS", "TH", "AC")
    assert deal["card_points"] == [34, 0, 0, 0]
    deal.play("TS", "TC", "AD", "QC")
    assert (deal["phase"], deal["card_points"], deal.scores) == ("over", [68, 0, 0, 0], (6, 0))


def test_schnapser_ends_at_the_announcement_that_makes_66() -> None:
    deal = played(SIXTY_SIX, "schnapser", 0).play("AS", "JS", "TH", "AC", "KS!")
    assert (deal["phase"], deal["trick"], deal.scores) == ("over", [[0, "KS"]], (6, 0))


def test_schnapser_exactly_66_is_enough() -> None:
    hands = ("AS KS QS JH JC", "JS TH KH QH AH", "TS AC TC KC QC", "QD TD KD AD JD")
    deal = played(hands, "schnapser", 0).play("AS", "JS", "TS", "QD", "KS!")
    assert (deal["card_points"], deal.scores) == ([26, 0, 0, 0], (6, 0))


def test_schnapser_is_lost_after_the_third_trick_without_66() -> None:
    deal = played(SIXTY_SIX, "schnapser", 0).play("AS", "JS", "JH", "JD", "TS", "JC", "KC", "QD", "QS", "QH")
    deal.play("TD", "QC")
    assert (deal["phase"], deal["card_points"]) == ("over", [55, 0, 0, 0])
    assert deal.scores == (0, 6)


def test_schnapser_within_three_others_may_take_a_trick() -> None:
    hands = ("AS TS KS QS JH", "JS KH QH JC TC", "TH AH AD TD KC", "KD QD JD QC AC")
    deal = played(hands, "schnapser", 0).play("JH", "QH", "AH", "QC")
    assert (deal["phase"], deal["tricks"]) == ("play", [0, 0, 1, 0])
    deal.play("KC", "AC", "TS", "TC")
    assert deal["tricks"] == [1, 0, 1, 0]
    # 10 + 4 + 11 + 10 = 35 of his own, and 40.
    deal.play("KS!")
    assert (deal["phase"], deal.scores) == ("over", (6, 0))


def test_option_schnapser_tricks_all_three_the_first_trick_of_another_loses() -> None:
    hands = ("AS TS KS QS JH", "JS KH QH JC TC", "TH AH AD TD KC", "KD QD JD QC AC")
    deal = played(hands, "schnapser", 0, schnapser_tricks="all-three").play("JH", "QH", "AH", "QC")
    assert (deal["phase"], deal.scores) == ("over", (0, 6))


def test_option_schnapser_tricks_all_three_the_bidders_own_tricks_go_on_to_66() -> None:
    hands = ("AS TS KS QS JH", "JS KH QH JC TC", "TH AH AD TD KC", "KD QD JD QC AC")
    deal = played(hands, "schnapser", 0, schnapser_tricks="all-three").play("AS", "JS", "KC", "JD")
    assert (deal["phase"], deal["tricks"]) == ("play", [1, 0, 0, 0])
    deal.play("TS", "JC", "TD", "QD")
    assert (deal["phase"], deal["card_points"]) == ("play", [44, 0, 0, 0])
    assert deal.play("KS!").scores == (6, 0)


def test_schnapser_the_partners_tricks_do_not_count_towards_66() -> None:
    hands = ("TS QS JH QH JD", "KS QD KD JC TD", "AS AH AD AC KC", "TH KH JS QC TC")
    deal = played(hands, "schnapser", 0).play("TS", "KS", "AS", "JS")
    assert deal["tricks"] == [0, 0, 1, 0]
    deal.play("AH", "KH", "QH", "KD")
    assert deal["phase"] == "play"
    deal.play("AC", "QC", "QS", "JC")
    assert (deal["phase"], deal.scores) == ("over", (0, 6))


def test_kontraschnapser_is_as_schnapser_for_12() -> None:
    hands = ("JS KH QH JC TC", "AS TS KS QS AH", "KD QD JD QC AC", "TH JH AD TD KC")
    deal = Deal(*hands).do(0, "trump", suit="S").calls("pass", "kontraschnapser", "pass", "pass").doubles()
    assert deal["to_act"] == [0]
    deal.play("JS", "AS", "AC", "TH", "KS!")
    # 11 + 2 + 11 + 10 + 40.
    assert (deal["phase"], deal.scores) == ("over", (0, 12))


# What a contract brings


@pytest.mark.parametrize("dealer", range(4))
def test_a_lost_contract_brings_its_value_to_the_other_side(dealer: int) -> None:
    forehand = (dealer + 1) % 4
    hands = tuple(TOPS[(seat - forehand) % 4] for seat in range(4))
    deal = Deal(*hands, dealer=dealer).do(forehand, "trump", suit="S")
    deal.calls("gang", "pass", "pass", "pass").doubles()
    deal.play("AH", "KH", "TH", "JD")
    # A suit that he gives away: ♣ A is high, ♠ K is not, with the ten still in his own hand.
    assert deal["phase"] == "play"
    lost = Deal(*hands, dealer=dealer).do(forehand, "trump", suit="S")
    lost.calls("pass", "gang", "pass", "pass").doubles().play("QH")
    lost.play(lost["playable"][0]).play(lost["playable"][0]).play(lost["playable"][0])
    assert lost["phase"] == "over"
    side = forehand % 2
    assert lost.scores == ((9, 0) if side == 0 else (0, 9))


def test_the_multiplier_applies_to_value_and_loss() -> None:
    deal = Deal(*TOPS).do(0, "trump", suit="S").calls("pass", "gang", "pass", "pass").doubles(True, True)
    assert deal["multiplier"] == 4
    deal.play("QS", "TH", "JD", "KS")
    assert deal.scores == (36, 0)


def test_there_is_no_look_ahead() -> None:
    # Seat 0 has nothing but top cards; the deal is played out all the same.
    deal = played(TOPS, "gang", 0).play("AS", "JS", "JH", "JD", "TS", "QS", "KC", "QD")
    assert deal["phase"] == "play"
