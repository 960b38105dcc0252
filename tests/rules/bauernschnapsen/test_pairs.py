"""bauernschnapsen.md, *20 and 40*."""

import pytest

from tests.rules.bauernschnapsen.table import Deal

# Forehand: ♠ K Q (40 if spades are trump), ♥ K Q (20), ♣ J. Nothing of it takes a trick by itself.
PAIRS = ("KS QS KH QH JC", "AS TC KC QC JH", "JS TH AC AD TD", "TS AH KD QD JD")


def pair(deal: Deal, number: int = 0) -> dict[str, object]:
    found: dict[str, object] = deal["pairs"][number]
    return found


def test_40_in_trump() -> None:
    deal = Deal(*PAIRS).rufspiel("S").play("QS!")
    assert deal["pairs"] == [{"seat": 0, "suit": "S", "points": 40, "counted": False}]


def test_20_in_another_suit() -> None:
    deal = Deal(*PAIRS).rufspiel("S").play("KH!")
    assert deal["pairs"] == [{"seat": 0, "suit": "H", "points": 20, "counted": False}]


@pytest.mark.parametrize("card", ["KS", "QS", "KH", "QH"])
def test_either_of_the_two_may_be_led(card: str) -> None:
    assert Deal(*PAIRS).rufspiel("S").may(0, "play", card=card, announce=True)


def test_announce_false_is_the_same_as_absent() -> None:
    deal = Deal(*PAIRS).rufspiel("S")
    assert deal.may(0, "play", card="JC", announce=False)
    assert deal.do(0, "play", card="QS", announce=False)["pairs"] == []


def test_nobody_has_to_announce() -> None:
    deal = Deal(*PAIRS).rufspiel("S").play("QS")
    assert deal["pairs"] == []


def test_only_by_who_holds_king_and_queen_of_one_suit() -> None:
    deal = Deal("KS QH KH JC TD", "AS TC KC QC JH", "JS TH AC AD QS", "TS AH KD QD JD").rufspiel("S")
    assert deal.refused(0, "play", card="KS", announce=True) == "refuse-announce-pair"
    assert deal.may(0, "play", card="KH", announce=True)


def test_only_leading_one_of_the_two() -> None:
    deal = Deal(*PAIRS).rufspiel("S")
    assert deal.refused(0, "play", card="JC", announce=True) == "refuse-announce-pair"


def test_only_on_lead() -> None:
    # Seat 1 holds ♣ K Q, but does not lead.
    deal = Deal(*PAIRS).rufspiel("S").play("JC")
    assert deal.refused(1, "play", card="KC", announce=True) == "refuse-announce-lead"


PARTNER_TAKES = ("AS TS AH KH QH", "TD KD QD JD AD", "TH KS QS AC TC", "JH JS KC QC JC")
"""Forehand leads from ♥ K Q, seat 2 takes it for the side with ♥ 10."""


def test_each_pair_once() -> None:
    deal = Deal(*PARTNER_TAKES).rufspiel("S").play("QH!", "JD", "TH", "JH", "AC", "JC", "TS", "QD")
    assert (deal["to_act"], len(deal["pairs"])) == ([0], 1)
    assert deal.refused(0, "play", card="KH", announce=True) == "refuse-announce-pair"


def test_the_points_wait_for_a_trick_of_the_side() -> None:
    deal = Deal(*PAIRS).rufspiel("S").play("QH!")
    assert pair(deal)["counted"] is False
    # Seat 1 has to follow, seat 2 beats for the side, seat 3 beats him.
    deal.play("JH", "TH", "AH")
    assert (deal["to_act"], pair(deal)["counted"]) == ([3], False)


def test_they_count_with_the_partners_trick() -> None:
    deal = Deal(*PARTNER_TAKES).rufspiel("S").play("QH!")
    assert pair(deal)["counted"] is False
    deal.play("JD", "TH", "JH")
    assert (deal["tricks"], pair(deal)["counted"]) == ([0, 0, 1, 0], True)


def test_they_count_at_once_where_the_side_has_a_trick() -> None:
    hands = ("AS KS QS JH JC", "TS AH TH KH QH", "JS AC TC KC QC", "AD TD KD QD JD")
    deal = Deal(*hands).rufspiel("S").play("AS", "TS", "JS", "AD", "QS!")
    # 11 + 10 + 2 + 11 = 34, and 40: over at the moment of the announcement.
    assert deal["card_points"] == [34, 0, 0, 0]
    assert pair(deal)["counted"] is True
    assert deal.is_over


def test_without_a_trick_they_never_count() -> None:
    hands = ("QH KH JS JC JD", "AH AS TS KS QS", "TH QD KD QC KC", "AD TD AC TC JH")
    deal = Deal(*hands).rufspiel("S").play("QH!", "AH", "TH", "JH")
    assert deal["to_act"] == [1]
    deal.play("AS", "QC", "AC", "JS", "TS", "KC", "AD", "JC")
    assert deal.is_over
    assert pair(deal)["counted"] is False
    # Losers without a trick, though they announced 20: 3.
    assert deal.scores == (0, 3)


def test_both_sides_may_announce() -> None:
    hands = ("QH KH JS JC JD", "AH TD KD QD QS", "TH AS TS KS QC", "JH AD AC TC KC")
    deal = Deal(*hands).rufspiel("S").play("QH!", "AH", "TH", "JH", "QD!")
    assert [(p["seat"], p["points"], p["counted"]) for p in deal["pairs"]] == [(0, 20, False), (1, 20, True)]


@pytest.mark.parametrize("contract", ["bettler", "gang", "zehner", "bauernschnapser"])
def test_there_is_none_in_other_contracts(contract: str) -> None:
    deal = Deal(*PAIRS).trump("S").calls(contract, "pass", "pass", "pass").doubles()
    assert deal.refused(0, "play", card="QS", announce=True) == "refuse-announce-contract"


@pytest.mark.parametrize("contract", ["kontrabauernschnapser"])
def test_there_is_none_in_the_opponents_contract_of_five_tricks(contract: str) -> None:
    deal = Deal(*PAIRS).trump("S").calls("pass", contract, "pass", "pass").doubles()
    assert deal.refused(0, "play", card="QS", announce=True) == "refuse-announce-contract"


def test_in_a_schnapser_the_bidders_pair_counts_once_he_has_a_trick_himself() -> None:
    hands = ("AS KS QS JH JC", "TS AH TH KH QH", "JS AC TC KC QC", "AD TD KD QD JD")
    deal = Deal(*hands).trump("S").calls("schnapser", "pass", "pass", "pass").doubles()
    deal.play("QS!")
    assert pair(deal)["counted"] is False
    deal.play("TS", "JS", "AD")
    # Seat 1 has the trick; the bidder still has none.
    assert pair(deal)["counted"] is False


def test_in_a_schnapser_a_trick_of_the_partner_does_not_make_a_pair_count() -> None:
    hands = ("KS QS AH JH JC", "TH KH QH JD TD", "AS TS TC KC QC", "JS AC AD KD QD")
    deal = Deal(*hands).trump("S").calls("schnapser", "pass", "pass", "pass").doubles()
    deal.play("QS!", "TD", "AS", "JS")
    assert (deal["tricks"], pair(deal)["counted"]) == ([0, 0, 1, 0], False)


def test_in_a_schnapser_anybody_on_lead_may_announce_but_it_never_counts() -> None:
    hands = ("AS KS QS JH JC", "TS AH TH KH QH", "JS AC TC KC QC", "AD TD KD QD JD")
    deal = Deal(*hands).trump("S").calls("pass", "kontraschnapser", "pass", "pass").doubles()
    # Forehand leads, takes the trick with the ace and announces: it is not his contract.
    deal.play("AS", "TS", "JS", "AD", "QS!")
    assert (pair(deal)["counted"], deal["phase"]) == (False, "play")


def test_in_a_kontraschnapser_the_bidders_pairs_count() -> None:
    hands = ("JS AC TC KC QC", "AS KS QS JH JC", "TS AH TH KH QH", "AD TD KD QD JD")
    deal = Deal(*hands).trump("S").calls("pass", "kontraschnapser", "pass", "pass").doubles()
    deal.play("JS", "AS", "TS", "JD", "QS!")
    # 11 + 10 + 2 + 2 = 25 and 40: 65, one short.
    assert (pair(deal)["counted"], deal["phase"]) == (True, "play")
    deal.play("QH", "QD", "QC")
    assert (deal["phase"], deal.scores) == ("over", (0, 12))


def test_in_a_schnapser_of_the_partner_forehands_pair_does_not_count() -> None:
    hands = ("KS QS JH JC JD", "TS AH TH KH QH", "AS JS AC TC KC", "AD TD KD QD QC")
    deal = Deal(*hands).trump("S").calls("pass", "pass", "schnapser", "pass").doubles()
    deal.play("QS!", "TS", "AS", "AD")
    assert (deal["tricks"], pair(deal)["counted"]) == ([0, 0, 1, 0], False)
