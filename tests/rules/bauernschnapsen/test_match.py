"""bauernschnapsen.md, *Match* and *Setup*."""

from typing import Any

import pytest

from rules.bauernschnapsen.options import Setup
from rules.kit.contract import BadSetup, Result
from rules.kit.extras import remarks_of, sides_of
from rules.kit.match import Match
from rules.kit.record import RecordError, read_options
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import EVEN, GAME, Deal

SHOWN = ("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD")
"""Seat 0 can show five trumps: 24."""


def lost_bettler(**setup: Any) -> Deal:
    """A deal that brings 5 to side 1."""
    options = setup.pop("options", None)
    dealer = setup.get("dealer", 3)
    hands = tuple(SHOWN[(seat - dealer - 1) % 4] for seat in range(4))
    deal = Deal(*hands, options=options, **{"dealer": 3, **setup})
    deal.trump("S").calls("bettler", "pass", "pass", "pass").doubles()
    return deal.play("AS").play(deal["playable"][0]).play(deal["playable"][0])


def shown(**setup: Any) -> Deal:
    """A deal that brings 24 to side 0."""
    deal = Deal(*SHOWN, **setup).trump("S")
    return deal.calls("herrenschnapser", "pass", "pass", "pass")


def test_partners_sit_opposite() -> None:
    assert sides_of(GAME, 4) == ((0, 2), (1, 3))


def test_both_partners_get_the_same_points() -> None:
    deal = lost_bettler()
    assert deal.over.scores == (0, 5, 0, 5)
    assert deal.match.totals == (0, 5, 0, 5)


def test_the_first_side_at_the_target_wins_and_both_of_it_are_winners() -> None:
    assert shown().following() == Result((Seat(0), Seat(2)), "target")


def test_below_the_target_the_next_deal_follows() -> None:
    assert lost_bettler().following() == Setup(dealer=0, points=(0, 5))


@pytest.mark.parametrize("dealer", range(4))
def test_the_next_dealer_sits_on_the_left(dealer: int) -> None:
    following = lost_bettler(dealer=dealer).following()
    assert following.dealer == (dealer + 1) % 4


def test_there_is_no_cap_on_a_deals_value() -> None:
    deal = Deal(*SHOWN).trump("S").calls("bettler", "pass", "pass", "pass").doubles(True, True, True)
    deal.play("AS").play(deal["playable"][0]).play(deal["playable"][0])
    assert deal.match.totals == (0, 40, 0, 40)
    assert deal.following() == Result((Seat(1), Seat(3)), "target")


@pytest.mark.parametrize("target", [7, 24, 66])
def test_option_target_from_7_to_66(target: int) -> None:
    options = read_options(GAME, {"target": target})
    assert options.model_dump()["target"] == target


@pytest.mark.parametrize("target", [6, 67, 0, -1, None, "24", 24.5])
def test_a_target_out_of_range_is_a_bad_option(target: object) -> None:
    with pytest.raises(RecordError):
        read_options(GAME, {"target": target})


def test_a_lower_target_ends_the_match_earlier() -> None:
    deal = lost_bettler(options={"target": 7}, points=[0, 3])
    assert deal.following() == Result((Seat(1), Seat(3)), "target")


# Setup


def test_the_opening_setup() -> None:
    assert GAME.opening(4, GAME.options()) == Setup(dealer=3, points=(0, 0))


def test_totals_start_from_setup_points() -> None:
    deal = Deal(*EVEN, points=[10, 15])
    assert deal.match.totals == (10, 15, 10, 15)
    assert deal["points"] == [10, 15]


def test_points_run_on_into_the_next_deals_setup() -> None:
    deal = lost_bettler(points=[10, 15])
    assert deal["points"] == [10, 20]
    assert deal.match.totals == (10, 20, 10, 20)
    following = deal.following()
    assert following == Setup(dealer=0, points=(10, 20))
    assert deal.match.begin(following).totals == (10, 20, 10, 20)


@pytest.mark.parametrize("points", [(24, 0), (0, 24), (30, 3)])
def test_setup_points_must_be_below_the_target(points: tuple[int, int]) -> None:
    match = Match.open(GAME, 4, GAME.options())
    with pytest.raises(BadSetup):
        match.begin(Setup(points=points))


@pytest.mark.parametrize(
    "setup", [{"dealer": 4}, {"dealer": -1}, {"points": [1]}, {"points": [1, -1]}, {"hands": []}]
)
def test_other_setups_are_wrong(setup: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"validation error"):
        GAME.setup.model_validate(setup, strict=False)


# The end


def test_who_loses_with_0_points_is_schneider() -> None:
    result = shown().following()
    remarks = remarks_of(GAME, (24, 0, 24, 0), result.winners)
    assert [(seat, text.key) for seat, text in remarks] == [(1, "remark-schneider"), (3, "remark-schneider")]


def test_who_loses_with_a_point_is_not() -> None:
    assert remarks_of(GAME, (24, 1, 24, 1), (Seat(0), Seat(2))) == ()


def test_nobody_is_schneider_where_nobody_wins() -> None:
    assert remarks_of(GAME, (0, 0, 0, 0), ()) == ()
    assert remarks_of(GAME, (0, 0, 0, 0), (Seat(0), Seat(1), Seat(2), Seat(3))) == ()


def test_ended_by_vote_the_side_with_more_points_wins() -> None:
    assert lost_bettler().match.stop("agreed") == Result((Seat(1), Seat(3)), "agreed")


def test_ended_by_vote_before_a_finished_deal_nobody_wins_whatever_the_setup_gave() -> None:
    assert Deal(*EVEN, points=[10, 3]).match.stop("agreed") == Result((), "agreed")


def test_statistics_count_bids_whether_they_are_made_and_matches_against_nothing() -> None:
    lost = lost_bettler()
    (bettler,) = [seat for seat in range(4) if lost.tallies[seat]]
    assert lost.tallies[bettler] == {"bids": 1, "contract.bettler": 1}
    won = shown()
    mine = {"bids": 1, "made": 1, "contract.herrenschnapser": 1, "schneider": 1}
    assert won.tallies == (mine, {}, {"schneider": 1}, {})
    assert shown(points=(0, 5)).tallies[2] == {}
