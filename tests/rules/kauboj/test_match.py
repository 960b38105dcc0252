"""kauboj.md, *Match*, and the dealer of the next deal."""

import pytest

from rules.kit.contract import Ended, Result
from rules.kit.match import Match
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table


def follows(totals: tuple[int, ...], deal: int = 1, dealer: int = 2, **options: int):
    """What follows a deal that ended with these totals."""
    public = Table("4S", "7C", "8C").state.public._replace(dealer=Seat(dealer))
    chosen = KAUBOJ.options(**options)
    return KAUBOJ.next_deal(Ended(3, chosen, deal, KAUBOJ.opening(3, chosen), public, totals), time_up=False)


@pytest.mark.parametrize(("dealer", "following"), [(2, 1), (1, 0), (0, 2)])
def test_the_right_hand_neighbour_deals_next(dealer: int, following: int) -> None:
    assert follows((0, 0, 0), dealer=dealer) == KAUBOJ.setup(dealer=following, totals=(0, 0, 0))


def test_the_target_ends_the_match_and_not_a_point_less() -> None:
    assert follows((499, 0, 0)) == KAUBOJ.setup(dealer=1, totals=(499, 0, 0))
    assert follows((500, 0, 0)) == Result((Seat(0),), "target")
    assert follows((120, 0, 0), target=100) == Result((Seat(0),), "target")


def test_of_several_the_highest_wins() -> None:
    assert follows((500, 620, 510)) == Result((Seat(1),), "target")


def test_equal_highest_play_another_deal() -> None:
    assert follows((520, 520, 0)) == KAUBOJ.setup(dealer=1, totals=(520, 520, 0))


def test_after_so_many_deals_the_highest_total_wins_and_equal_ones_share() -> None:
    assert follows((10, -5, 3), deal=2, max_deals=2) == Result((Seat(0),), "deals")
    assert follows((10, 10, 3), deal=2, max_deals=2) == Result((Seat(0), Seat(1)), "deals")
    assert follows((10, 10, 3), deal=1, max_deals=2) == KAUBOJ.setup(dealer=1, totals=(10, 10, 3))


def test_one_alone_at_the_target_is_the_better_reason() -> None:
    assert follows((510, 10, 3), deal=2, max_deals=2) == Result((Seat(0),), "target")
    assert follows((510, 510, 3), deal=2, max_deals=2) == Result((Seat(0), Seat(1)), "deals")


def test_points_so_far_may_be_given_to_the_first_deal() -> None:
    match = Match.open(KAUBOJ, 3, KAUBOJ.options()).begin(KAUBOJ.setup(dealer=0, totals=(480, 0, -20)))
    assert match.totals == (480, 0, -20)


@pytest.mark.parametrize(
    "options",
    [
        {"target": 99},
        {"target": 1001},
        {"max_deals": 0},
        {"max_deals": 1001},
        {"badge": "never"},
        {"unknown": 1},
    ],
)
def test_options_out_of_range_are_errors(options: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        KAUBOJ.options.model_validate(options)
