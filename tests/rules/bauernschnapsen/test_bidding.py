"""bauernschnapsen.md, *Bidding*."""

import pytest

from rules.bauernschnapsen.contracts import BIDDABLE, CONTRACTS
from tests.rules.bauernschnapsen.table import EVEN, Deal

VALUES = {
    "bettler": 5, "schnapser": 6, "gang": 9, "zehner": 10, "bauernschnapser": 12, "kontraschnapser": 12,
    "herrengang": 18, "kontrabauernschnapser": 24, "herrenschnapser": 24,
}  # fmt: skip
WHO = {
    "bettler": {0, 1, 2, 3},
    "schnapser": {0, 2},
    "gang": {0, 1, 2, 3},
    "zehner": {0, 1, 2, 3},
    "bauernschnapser": {0, 2},
    "kontraschnapser": {1, 3},
    "kontrabauernschnapser": {1, 3},
}
"""Places from forehand, for contracts that need no particular cards."""
SUITED = {
    0: ("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD"),
    1: ("AH KH QH JC TC", "AS KS QS JS TS", "AD KD QD JH TH", "AC KC QC JD TD"),
    2: ("AH KH QH JC TC", "AD KD QD JH TH", "AS KS QS JS TS", "AC KC QC JD TD"),
    3: ("AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD", "AS KS QS JS TS"),
}
"""The seat that holds all spades."""


def bidding(hands: tuple[str, ...] = EVEN, **options: object) -> Deal:
    return Deal(*hands, options=options).do(0, "trump", suit=hands[0].split()[0][1])


def before(seat: int, **options: object) -> Deal:
    """All before ``seat`` have passed."""
    return bidding(**options).calls(*["pass"] * seat)


def test_the_values_of_the_page() -> None:
    assert {contract.id: contract.value for contract in BIDDABLE} == VALUES
    assert CONTRACTS["rufspiel"].value == 1


def test_forehand_calls_first_then_clockwise_one_call_each() -> None:
    deal = bidding()
    for seat in range(4):
        assert (deal["phase"], deal["to_act"]) == ("bid", [seat])
        deal.calls("pass")
    assert deal["phase"] == "double"


def test_only_the_seat_that_is_asked_may_call() -> None:
    deal = bidding()
    for seat in (1, 2, 3):
        assert deal.refused(seat, "pass") == "refuse-not-asked"
        assert deal.refused(seat, "bid", contract="gang") == "refuse-not-asked"


@pytest.mark.parametrize("contract", WHO)
@pytest.mark.parametrize("seat", range(4))
def test_who_may_bid_what(contract: str, seat: int) -> None:
    deal = before(seat)
    if seat in WHO[contract]:
        assert deal.may(seat, "bid", contract=contract)
    else:
        assert deal.refused(seat, "bid", contract=contract) == "refuse-bid-seats"


@pytest.mark.parametrize("dealer", range(4))
def test_who_may_bid_goes_by_the_place_from_forehand(dealer: int) -> None:
    deal = Deal(*EVEN, dealer=dealer).do((dealer + 1) % 4, "flip")
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        for contract, places in WHO.items():
            assert deal.may(seat, "bid", contract=contract) is (place in places)
        deal.calls("pass")


@pytest.mark.parametrize("seat", range(4))
def test_rufspiel_cannot_be_bid(seat: int) -> None:
    assert before(seat).refused(seat, "bid", contract="rufspiel") == "refuse-rufspiel"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_herrengang_is_for_anybody_but_forehand_with_five_of_one_suit(seat: int) -> None:
    deal = bidding(SUITED[seat]).calls(*["pass"] * seat)
    assert deal.may(seat, "bid", contract="herrengang")


def test_herrengang_is_not_for_forehand_whatever_he_holds() -> None:
    assert bidding(SUITED[0]).refused(0, "bid", contract="herrengang") == "refuse-bid-seats"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_herrengang_needs_five_of_one_suit(seat: int) -> None:
    assert before(seat).refused(seat, "bid", contract="herrengang") == "refuse-five-of-a-suit"


def test_herrenschnapser_is_for_forehand_with_all_five_trumps() -> None:
    deal = bidding(SUITED[0])
    assert deal.may(0, "bid", contract="herrenschnapser")
    assert bidding().refused(0, "bid", contract="herrenschnapser") == "refuse-five-trumps"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_herrenschnapser_is_for_nobody_else(seat: int) -> None:
    deal = bidding(SUITED[seat]).calls(*["pass"] * seat)
    assert deal.refused(seat, "bid", contract="herrenschnapser") == "refuse-bid-seats"


@pytest.mark.parametrize("first", ["gang", "zehner", "bauernschnapser"])
def test_a_bid_must_be_worth_strictly_more_than_the_highest(first: str) -> None:
    deal = bidding().calls(first)
    for contract, places in WHO.items():
        if 1 in places:
            higher = VALUES[contract] > VALUES[first]
            assert deal.may(1, "bid", contract=contract) is higher
            if not higher:
                assert deal.refused(1, "bid", contract=contract) == "refuse-bid-low"


def test_equal_is_not_enough_whoever_bids_it() -> None:
    deal = bidding().calls("bauernschnapser")
    assert deal.refused(1, "bid", contract="kontraschnapser") == "refuse-bid-low"
    deal.calls("kontrabauernschnapser", "pass")
    assert deal.refused(3, "bid", contract="kontrabauernschnapser") == "refuse-bid-low"


def test_herrenschnapser_is_not_above_kontrabauernschnapser() -> None:
    deal = Deal(*SUITED[0], options={"bidding": "until-three-pass"}).do(0, "trump", suit="S")
    deal.calls("gang", "kontrabauernschnapser", "pass", "pass")
    assert deal.refused(0, "bid", contract="herrenschnapser") == "refuse-bid-low"


def test_all_pass_forehand_plays_a_rufspiel() -> None:
    deal = bidding().calls("pass", "pass", "pass", "pass")
    assert (deal["contract"], deal["declarer"], deal["highest"]) == ("rufspiel", 0, None)


@pytest.mark.parametrize("dealer", range(4))
def test_in_a_rufspiel_forehand_is_the_declarer(dealer: int) -> None:
    deal = Deal(*EVEN, dealer=dealer).do((dealer + 1) % 4, "flip").calls("pass", "pass", "pass", "pass")
    assert deal["declarer"] == deal["forehand"]


def test_a_seat_that_can_only_pass_is_still_asked() -> None:
    deal = bidding().calls("pass", "kontrabauernschnapser")
    for seat in (2, 3):
        assert (deal["phase"], deal["to_act"]) == ("bid", [seat])
        assert all(not deal.may(seat, "bid", contract=contract) for contract in VALUES)
        deal.calls("pass")


def test_the_highest_bid_is_declared() -> None:
    deal = bidding().calls("schnapser", "gang", "pass", "zehner")
    assert (deal["contract"], deal["declarer"]) == ("zehner", 3)
    assert deal["highest"] == {"seat": 3, "contract": "zehner"}


def test_contract_and_declarer_are_null_until_the_bidding_is_over() -> None:
    deal = bidding().calls("gang")
    assert (deal["contract"], deal["declarer"]) == (None, None)
    assert deal["highest"] == {"seat": 0, "contract": "gang"}


def test_trump_stays_a_fact_in_a_contract_without_trump() -> None:
    deal = bidding().calls("gang", "pass", "pass", "pass")
    assert deal["trump"] == "S"


def test_a_partner_may_be_overbid() -> None:
    deal = bidding().calls("schnapser", "pass", "gang", "pass")
    assert deal["declarer"] == 2


# Hands that are shown at once


def test_herrengang_is_shown_at_the_end_of_the_bidding_and_won() -> None:
    deal = bidding(SUITED[1]).calls("pass", "herrengang")
    assert deal["phase"] == "bid"
    deal.calls("pass", "pass")
    assert deal["phase"] == "over"
    assert deal.scores == (0, 18)


def test_herrenschnapser_is_shown_at_the_end_of_the_bidding_and_won() -> None:
    deal = bidding(SUITED[0]).calls("herrenschnapser", "pass", "pass", "pass")
    assert deal["phase"] == "over"
    assert deal.scores == (24, 0)
    assert (deal["contract"], deal["declarer"], deal["multiplier"]) == ("herrenschnapser", 0, 1)
    assert deal["hands"][0] == sorted(["AS", "KS", "QS", "JS", "TS"])


def test_a_hand_to_be_shown_can_be_overbid_and_is_then_played_on() -> None:
    deal = bidding(SUITED[1]).calls("pass", "herrengang", "pass", "kontrabauernschnapser")
    assert (deal["phase"], deal["contract"], deal["declarer"]) == ("double", "kontrabauernschnapser", 3)


# Options


def test_option_bettler_value_4() -> None:
    deal = bidding(bettler_value=4).calls("bettler", "pass", "pass", "pass").doubles()
    assert bidding().calls("bettler")["highest"] == {"seat": 0, "contract": "bettler"}
    # AS is taken by nobody else: lost at the first trick.
    deal.play("AS", "QS", "KS")
    assert deal.scores == (0, 4)


def test_option_bauernschnapser_partner_false_leaves_it_to_forehand() -> None:
    deal = bidding(bauernschnapser_partner=False)
    assert deal.may(0, "bid", contract="bauernschnapser")
    deal.calls("pass", "pass")
    assert deal.refused(2, "bid", contract="bauernschnapser") == "refuse-bid-seats"
    assert deal.may(2, "bid", contract="schnapser")


def test_option_until_three_pass_calls_go_on() -> None:
    deal = bidding(bidding="until-three-pass").calls("bettler", "gang", "pass", "pass")
    assert (deal["phase"], deal["to_act"]) == ("bid", [0])
    deal.calls("zehner")
    assert deal["to_act"] == [1]
    deal.calls("pass")
    assert (deal["phase"], deal["contract"], deal["declarer"]) == ("double", "zehner", 0)


def test_option_until_three_pass_who_has_passed_is_out() -> None:
    deal = bidding(bidding="until-three-pass").calls("pass", "bettler", "pass", "gang")
    assert deal["to_act"] == [1]
    assert deal.refused(0, "bid", contract="zehner") == "refuse-not-asked"
    deal.calls("zehner")
    assert deal["to_act"] == [3]


def test_option_until_three_pass_ends_when_all_have_passed() -> None:
    deal = bidding(bidding="until-three-pass").calls("pass", "pass", "pass")
    assert (deal["phase"], deal["to_act"]) == ("bid", [3])
    deal.calls("pass")
    assert (deal["phase"], deal["contract"]) == ("double", "rufspiel")


def test_option_until_three_pass_a_seat_that_has_not_called_is_asked() -> None:
    deal = bidding(bidding="until-three-pass").calls("pass", "pass", "pass", "gang")
    assert (deal["phase"], deal["declarer"]) == ("double", 3)
    deal = bidding(bidding="until-three-pass").calls("gang", "pass", "pass")
    assert (deal["phase"], deal["to_act"]) == ("bid", [3])
