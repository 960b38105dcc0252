"""bauernschnapsen.md, *Rufspiel's end*."""

import pytest

from rules.bauernschnapsen.scoring import race_value
from rules.bauernschnapsen.state import Pair
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import Deal

STRONG = ("AS TS KS QS AH", "JS TH KH QC KC", "JH QH AD TD KD", "QD JD AC TC JC")
"""Forehand takes what he likes with spades as trump."""


def test_the_side_that_first_has_66_wins() -> None:
    deal = Deal(*STRONG).rufspiel("S").play("AS", "JS", "JH", "JD")
    assert (deal["phase"], deal["card_points"]) == ("play", [17, 0, 0, 0])
    deal.play("TS", "QC", "TD", "JC")
    assert deal["card_points"] == [42, 0, 0, 0]
    deal.play("AH", "KH", "QH", "QD")
    assert (deal["phase"], deal["card_points"]) == ("play", [63, 0, 0, 0])
    deal.play("QS", "KC", "KD", "AC")
    assert (deal["phase"], deal["card_points"], deal["tricks"]) == ("over", [85, 0, 0, 0], [4, 0, 0, 0])
    assert deal.scores == (3, 0)


def test_exactly_66_is_enough() -> None:
    hands = ("KD QD JC KC QS", "TH AH KH QH JH", "AD TD AC AS TS", "JD TC QC KS JS")
    deal = Deal(*hands).rufspiel("D").play("QD!", "TH", "AD", "JD")
    # 3 + 10 + 11 + 2 = 26, and 40.
    assert deal["card_points"] == [0, 0, 26, 0]
    assert deal.scores == (3, 0)


@pytest.mark.parametrize("dealer", range(4))
def test_both_partners_reach_66_together_wherever_they_sit(dealer: int) -> None:
    """Forehand takes 42, the partner 27: neither has 66, together they have 69."""
    hands = ("AS JH QD JC QC", "TS KS QS JS TH", "AH KH QH AD JD", "TD KD AC TC KC")
    seats = [(seat - dealer - 1) % 4 for seat in range(4)]
    deal = Deal(*[hands[place] for place in seats], dealer=dealer).rufspiel("S")
    deal.play("AS", "TS", "AD", "TD", "JH", "TH", "AH", "KD")
    first, third = (dealer + 1) % 4, (dealer + 3) % 4
    assert (deal["card_points"][first], deal["card_points"][third]) == (42, 27)
    assert (deal["phase"], deal["tricks"][first], deal["tricks"][third]) == ("over", 1, 1)
    assert deal.scores == ((3, 0) if first % 2 == 0 else (0, 3))


def test_at_the_moment_of_an_announcement_the_card_led_counts_nothing() -> None:
    deal = Deal(*STRONG).rufspiel("S").play("AS", "JS", "JH", "JD", "TS", "QC", "TD", "JC")
    assert deal["card_points"] == [42, 0, 0, 0]
    deal.play("KS!")
    assert (deal["phase"], deal["card_points"]) == ("over", [42, 0, 0, 0])
    # It has left the hand and lies in the unfinished trick.
    assert deal["trick"] == [[0, "KS"]]
    assert deal["hands"][0] == ["AH", "QS"]
    assert deal["playable"] == [] and deal["to_act"] == []


def test_an_announcement_that_does_not_make_66_goes_on() -> None:
    deal = Deal(*STRONG).rufspiel("S").play("AS", "JS", "JH", "JD", "QS!")
    assert (deal["phase"], deal["pairs"][0]["counted"]) == ("play", True)
    # 17 + 40 = 57; the trick brings the rest.
    deal.play("QC", "QH", "JC")
    assert (deal["phase"], deal.scores) == ("over", (3, 0))


def test_worth_3_where_the_losers_have_no_trick() -> None:
    deal = Deal(*STRONG).rufspiel("S").play("AS", "JS", "JH", "JD", "TS", "QC", "TD", "JC", "KS!")
    assert deal["tricks"] == [2, 0, 0, 0]
    assert deal.scores == (3, 0)


def test_worth_2_where_the_losers_have_under_33() -> None:
    hands = ("JH AS TS KS QS", "KH JS TH QC KC", "QH JC AD TD KD", "AH QD JD AC TC")
    deal = Deal(*hands).rufspiel("S").play("JH", "KH", "QH", "AH")
    assert deal["card_points"] == [0, 0, 0, 20]
    deal.play("QD", "AS", "JS", "KD", "KS!", "QC", "TD", "JD")
    assert (deal["phase"], deal["card_points"]) == ("over", [39, 0, 0, 20])
    assert deal.scores == (2, 0)


def test_worth_1_where_the_losers_have_33_or_more() -> None:
    hands = ("JH AS TS KS JC", "TH JS QS QC KC", "QH KH AD TD KD", "AH QD JD AC TC")
    deal = Deal(*hands).rufspiel("S").play("JH", "TH", "QH", "AH", "AC", "JC", "QC", "KD")
    assert deal["card_points"] == [0, 0, 0, 46]
    deal.play("QD", "KS", "JS", "AD", "AS", "QS", "TD", "TC", "TS", "KC", "KH", "JD")
    assert (deal["phase"], deal["card_points"]) == ("over", [74, 0, 0, 46])
    assert deal.scores == (1, 0)


@pytest.mark.parametrize("option", ["last-trick", "forehand-loses"])
def test_66_with_the_last_trick_is_66_and_worth_what_the_losers_have(option: str) -> None:
    hands = ("QH QD TC KC KS", "AC TD KH AD JD", "JC QS JS TH JH", "KD TS QC AS AH")
    deal = Deal(*hands, options={"nobody_66": option}).rufspiel("H")
    deal.play("KC", "AC", "JC", "QC", "TD", "TH", "KD", "QD", "JH", "AH", "QH", "KH")
    deal.play("AS", "KS", "JD", "JS")
    assert (deal["phase"], deal["card_points"]) == ("play", [0, 20, 27, 39])
    deal.play("TS", "TC", "AD", "QS")
    assert (deal["phase"], deal["card_points"]) == ("over", [0, 20, 27, 73])
    assert deal.scores == (0, 2)  # 93 to 27; were it the last trick that counts, 1


def test_33_exactly_is_not_under_33() -> None:
    assert race_value(1, (1, 1, 0, 0), (50, 33, 0, 0), ()) == 1
    assert race_value(1, (1, 1, 0, 0), (50, 32, 0, 0), ()) == 2
    assert race_value(1, (1, 0, 0, 0), (50, 0, 0, 0), ()) == 3


def test_counted_pairs_are_part_of_the_losers_33() -> None:
    pair = (Pair(Seat(3), 0, 20),)
    assert race_value(1, (1, 1, 0, 0), (50, 13, 0, 0), pair) == 1
    # A pair that waits for a trick counts nothing, and the losers have no trick: 3.
    assert race_value(1, (1, 0, 0, 0), (50, 0, 0, 0), pair) == 3


def test_nobody_at_66_after_five_tricks() -> None:
    deal = _nobody()
    assert deal.is_over and sum(deal["tricks"]) == 5
    assert 33 <= min(_sides(deal)) <= max(_sides(deal)) < 66


def _sides(deal: Deal) -> tuple[int, int]:
    points = deal["card_points"]
    return points[0] + points[2], points[1] + points[3]


def _nobody(**options: str) -> Deal:
    """The cards of the shared case, played in the same way."""
    hands = ("TS AC QH TC TH", "JH KH KC AD QD", "QS AS AH KD TD", "QC JS JC JD KS")
    deal = Deal(*hands, options=options).rufspiel("S")
    return deal.play(
        "TS", "KC", "AS", "KS", "KD", "JD", "AC", "AD", "KH", "AH",
        "JS", "TH", "JC", "TC", "JH", "QS", "TD", "QC", "QH", "QD",
    )  # fmt: skip


@pytest.mark.parametrize(("option", "scores"), [("last-trick", (1, 0)), ("forehand-loses", (0, 1))])
def test_option_nobody_66(option: str, scores: tuple[int, int]) -> None:
    deal = _nobody(nobody_66=option)
    assert deal["card_points"] == [0, 28, 65, 27]
    assert deal.scores == scores


def test_the_last_tricks_winner_wins_with_fewer_points_too() -> None:
    hands = ("TD JS KD QS JH", "KS AS QD AC TH", "AD KC JD TC KH", "QC JC QH TS AH")
    deal = Deal(*hands).rufspiel("D")
    deal.play("TD", "QD", "AD", "AH", "JD", "TS", "KD", "TH", "QS", "AS", "KH", "JC", "AC")
    deal.play("TC", "QC", "JS", "KS", "KC", "QH", "JH")
    first, second = _sides(deal)
    assert (first + second, max(first, second) < 66) == (120, True)
    assert deal.scores == (0, 1)


def test_forehands_opponents_may_win_the_rufspiel_and_get_its_points() -> None:
    hands = ("JS KH QC JD TD", "AS TS KS QS AH", "TH AC KC QD JH", "QH TC JC AD KD")
    deal = Deal(*hands).rufspiel("S").play("JS", "AS", "QD", "JC", "TS", "JH", "KD", "TD", "KS!")
    assert deal.scores[0] == 0 and deal.scores[1] > 0
