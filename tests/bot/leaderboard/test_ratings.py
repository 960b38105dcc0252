"""Ratings: who rises, who falls, and what a leaver does to whom."""

import pytest

from bot.leaderboard.ports import PlayerId
from bot.leaderboard.ratings import UNKNOWN, Rating, Starter, rate

ALA, BOLEK, CYRYL, DANA = (PlayerId(n) for n in range(1, 5))


def starters(*places: int, gone: tuple[int, ...] = (), pairs: bool = False) -> list[Starter]:
    return [
        Starter(PlayerId(n), n % 2 if pairs else n, place, n in gone) for n, place in enumerate(places, 1)
    ]


def test_a_new_player_shows_a_thousand() -> None:
    assert UNKNOWN.shown == 1000


def test_who_wins_rises_and_who_is_last_falls() -> None:
    after = rate(starters(1, 2, 3), {})
    assert after[ALA].shown > after[BOLEK].shown > after[CYRYL].shown
    assert after[ALA].mu > UNKNOWN.mu > after[CYRYL].mu
    assert {rating.matches for rating in after.values()} == {1}


def test_equal_places_are_rated_equally() -> None:
    after = rate(starters(1, 1, 3), {})
    assert after[ALA] == after[BOLEK]


def test_when_nobody_wins_equals_stay_equal() -> None:
    assert len(set(rate(starters(1, 1, 1), {}).values())) == 1


def test_partners_rise_and_fall_together() -> None:
    after = rate(starters(1, 2, 1, 2, pairs=True), {})
    assert after[ALA] == after[CYRYL]
    assert after[BOLEK] == after[DANA]
    assert after[ALA].mu > after[BOLEK].mu


def test_a_leaver_is_last_however_his_stand_in_finishes() -> None:
    stayed, left = rate(starters(1, 2, 3), {}), rate(starters(1, 2, 3, gone=(1,)), {})
    assert left[ALA].mu == pytest.approx(stayed[CYRYL].mu)
    assert left[BOLEK].mu == pytest.approx(stayed[ALA].mu), "second is first among those who stayed"
    assert left[CYRYL].mu == pytest.approx(stayed[BOLEK].mu)


def test_leavers_share_the_last_place() -> None:
    after = rate(starters(1, 2, 3, gone=(1, 2)), {})
    assert after[ALA].mu == pytest.approx(after[BOLEK].mu)
    assert after[CYRYL].mu > after[ALA].mu


def test_a_leavers_partner_keeps_his_rating_where_the_side_loses() -> None:
    known = {PlayerId(n): Rating(30.0, 2.0, 12) for n in range(1, 5)}
    after = rate(starters(2, 1, 2, 1, gone=(1,), pairs=True), known)
    assert (after[CYRYL].mu, after[CYRYL].sigma) == (30.0, 2.0)
    assert after[CYRYL].matches == 13
    assert after[ALA].low < 24.0 < after[BOLEK].low


def test_a_leavers_partner_rises_where_the_side_wins_all_the_same() -> None:
    after = rate(starters(1, 2, 1, 2, gone=(1,), pairs=True), {})
    assert after[CYRYL].low > UNKNOWN.low
    assert after[ALA].mu < UNKNOWN.mu, "the leaver does not win with him"
    assert after[BOLEK].mu < UNKNOWN.mu, "the others are rated as the table finished"


def test_the_same_matches_in_the_same_order_give_the_same_ratings_to_the_last_digit() -> None:
    def played() -> dict[PlayerId, Rating]:
        known: dict[PlayerId, Rating] = {}
        for number in range(50):
            known |= rate(
                starters(1 + number % 3, 2, 3 - number % 2, gone=(2,) if number % 7 == 0 else ()), known
            )
        return known

    assert played() == played()
