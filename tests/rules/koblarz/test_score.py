"""§15, §17: points, the Silesian draw, and the end of a match."""

from typing import Any

import pytest

from rules.kit.contract import GameSetup, Result
from tests.helpers.deals import KOBLARZ, Deal, over

NO_TIME = {"target": 500}
TIMED = {"target": 500, "time_limit_minutes": 60}
TIME_ALONE = {"target": None, "time_limit_minutes": 60}


def setup(**values: Any) -> GameSetup:
    return KOBLARZ.setup(**values)


def kept(jokers: list[bool], fires: list[bool], **setup: Any) -> Deal:
    return over(*setup.pop("socks", [0, 0, 7]), jokers=jokers, fires=fires, **setup)


def test_a_coin_in_the_sock_is_ten_points() -> None:
    deal = kept([False] * 3, [False] * 3, socks=[0, 1, 12])
    assert deal.over.scores == deal.over.added == (0, 10, 120)


def test_a_joker_in_the_sock_is_twenty_points() -> None:
    deal = kept([False] * 3, [False] * 3, sock_jokers=[0, 1, 2])
    assert deal.over.scores == (0, 20, 110)


def test_a_joker_still_held_costs_twenty() -> None:
    assert kept([True, False, True], [False] * 3).over.scores == (-20, 0, 50)


def test_a_fire_still_held_costs_twenty() -> None:
    assert kept([False] * 3, [True, False, True]).over.scores == (-20, 0, 50)


def test_all_of_it_together() -> None:
    deal = kept([True, False, True], [True, True, False], socks=[3, 0, 5], sock_jokers=[1, 0, 2])
    assert deal.over.scores == (30 + 20 - 40, -20, 50 + 40 - 20)


def test_the_sheet_sums_up_to_the_scores() -> None:
    deal = kept([True, False, True], [True, True, False], socks=[3, 0, 5], sock_jokers=[1, 0, 2])
    assert tuple(sum(item.points for item in items) for items in deal.over.sheet) == deal.over.scores


def test_coins_in_a_wallet_or_the_trash_count_for_nobody() -> None:
    deal = kept([False] * 3, [False] * 3, trash={"coins": 9, "jokers": 2})
    assert deal.over.scores == (0, 0, 70)


EQUAL = [
    # socks, sock jokers, jokers held, fires held: a Silesian draw?
    ((4, 4, 4), (0, 0, 0), (True, True, True), (True, True, True), True),
    ((0, 0, 0), (0, 0, 0), (False, False, False), (True, True, True), True),
    ((4, 4, 4), (1, 1, 1), (False, False, False), (True, False, True), True),
    ((4, 4, 5), (0, 0, 0), (True, True, True), (True, True, True), False),
    ((4, 4, 4), (0, 1, 0), (True, True, True), (True, True, True), False),
    ((4, 4, 4), (0, 0, 0), (True, False, True), (True, True, True), False),
    ((4, 4, 2), (0, 0, 1), (True, True, True), (True, True, True), False),
]


@pytest.mark.parametrize(("socks", "won", "jokers", "fires", "drawn"), EQUAL)
def test_a_silesian_draw_is_equal_socks_sock_jokers_and_jokers_held(
    socks: Any, won: Any, jokers: Any, fires: Any, drawn: bool
) -> None:
    deal = over(*socks, sock_jokers=won, jokers=jokers, fires=fires)
    following = deal.following()
    assert (following == Result((), "silesian-draw")) is drawn
    assert deal.over.added == ((0, 0, 0) if drawn else deal.over.scores)
    assert deal.over.why.key == ("over-silesian-draw" if drawn else "over-banks-dead")


def test_the_points_of_a_silesian_draw_are_counted_but_not_added() -> None:
    deal = over(4, 4, 4)
    assert (deal.over.scores, deal.match.totals) == ((0, 0, 0), (0, 0, 0))
    deal = over(4, 4, 4, fires=[True, False, False])
    assert (deal.over.scores, deal.match.totals) == ((0, 20, 20), (0, 0, 0))


def test_a_silesian_draw_ends_the_match_whatever_the_totals() -> None:
    deal = over(60, 10, 10, options={"target": 2000})
    deal.match = deal.match.begin(setup(wallets=(0,) * 3, socks=(4,) * 3))
    assert deal.match.totals == (560, 60, 60)
    assert deal.following() == Result((), "silesian-draw")


def test_without_the_option_silesian_draw_the_match_goes_on_and_the_points_count() -> None:
    deal = over(4, 4, 4, options={"silesian_draw": False})
    assert isinstance(deal.following(), GameSetup)
    assert deal.match.totals == deal.over.scores == (0, 0, 0)
    deal = over(
        9, 9, 9, options={"silesian_draw": False, "target": 100}, jokers=[False] * 3, fires=[True] * 3
    )
    assert deal.match.totals == (70, 70, 70)


def test_the_match_ends_when_somebody_has_the_target() -> None:
    assert isinstance(over(53, 0, 0).following(), GameSetup)  # 490
    assert over(54, 0, 0).following() == Result((0,), "target")  # 500
    assert over(14, 0, 15, options={"target": 100}).following() == Result((2,), "target")


def test_the_highest_total_wins_and_equal_ones_share() -> None:
    assert over(54, 60, 0).following() == Result((1,), "target")
    assert over(60, 60, 0).following() == Result((0, 1), "target")


def test_totals_are_added_over_the_games() -> None:
    deal = over(30, 0, 0)
    assert isinstance(deal.following(), GameSetup)
    deal.match = deal.match.begin(setup(wallets=(0,) * 3, socks=(28, 1, 0)))
    assert deal.match.totals == (260 + 240, -40 - 30, -40 - 40)
    assert deal.following() == Result((0,), "target")


def test_a_match_by_time_ends_with_the_first_game_after_the_time_is_up() -> None:
    deal = over(5, 9, 9, options=TIMED)
    assert isinstance(deal.following(time_up=False), GameSetup)
    assert deal.following(time_up=True) == Result((1, 2), "time")


def test_no_time_limit_no_end_by_time() -> None:
    assert isinstance(over(5, 9, 1, options=NO_TIME).following(time_up=True), GameSetup)


def test_with_target_null_only_time_ends_the_match() -> None:
    deal = over(900, 0, 0, options=TIME_ALONE)
    assert isinstance(deal.following(time_up=False), GameSetup)
    assert deal.following(time_up=True) == Result((0,), "time")


def test_target_comes_before_time() -> None:
    assert over(54, 0, 0, options=TIMED).following(time_up=True) == Result((0,), "target")


def test_a_silesian_draw_comes_before_target_and_time() -> None:
    deal = over(60, 60, 60, options=TIMED)
    assert deal.following(time_up=True) == Result((), "silesian-draw")


def test_time_limit_is_in_minutes() -> None:
    deal = over(1, 0, 0, options=TIMED)
    assert deal.match.options.time_limit == 3600.0
    assert over(1, 0, 0).match.options.time_limit is None
