"""kauboj.md, *End of a deal* and *Score*."""

from typing import Any

import pytest

from rules.kauboj.desk import Desk
from rules.kit.seats import Seat
from tests.rules.kauboj.table import Table

TENS = ["TS TH", "TD", "TC"]


def ended(*hands: str, why: str = "stall", finisher: int | None = None, **laid: Any) -> Table:
    """A deal that is over with these hands."""
    table = Table(*hands, **laid)
    desk = Desk(table.state)
    desk.end(why, None if finisher is None else Seat(finisher))  # type: ignore[arg-type]
    table.state = desk.state()
    return table


def score(hand: str, **laid: Any) -> int:
    """What seat 0 scores with this hand in a deal that stalled."""
    return ended(hand, "7C", "8C", **laid).over.scores[0]


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    return {item.what.key.removeprefix("score-"): item.points for item in table.over.sheet[seat]}


# End 1


def test_drawing_a_22_ends_the_deal_once_all_tens_lie_open() -> None:
    table = Table("2S 2H 4S", "7C", "8C", tens=TENS).do(0, "gun", cards=["2S", "2H"])
    assert (table["phase"], table["finisher"], table["to_act"]) == ("over", 0, [])
    assert (table["action"], table["turns"], table["turn"]) == ("gun", 0, 0)
    assert table.over.why.key == "over-tens"


def test_another_gun_does_not() -> None:
    assert Table("3S 8H 4S", "7C", "8C", tens=TENS).do(0, "gun", cards=["3S", "8H"])["phase"] == "action"


def test_nor_a_22_before_all_tens_lie_open() -> None:
    table = Table("2S 2H 4S", "7C", "8C", tens=["TS TH", "TD"]).do(0, "gun", cards=["2S", "2H"])
    assert table["phase"] == "action"


@pytest.mark.parametrize("tens", [[""], ["TH"], ["TH", "TD"]])
def test_nor_a_ten_that_is_not_the_last_though_a_22_is_drawn(tens: list[str]) -> None:
    table = Table("TS 4S", "7C", "8C", tens=tens, guns=["2S 2H", "2D 2C"]).do(0, "ten", card="TS")
    assert (table["phase"], table["turn"], len(table["hands"][0])) == ("action", 1, 2)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_last_ten_ends_the_deal_where_anybody_has_a_drawn_22_with_no_further_draw(owner: int) -> None:
    guns = ["", "", ""]
    guns[owner] = "2S 2H"
    table = Table("TS 4S", "7C", "8C", tens=["TH", "TD", "TC"], guns=guns)
    before = table["stock"]
    table.do(0, "ten", card="TS")
    assert (table["phase"], table["finisher"], table["stock"]) == ("over", 0, before)
    assert (table.hand(0), table["action"], table["turns"]) == ("4S", "ten", 0)
    assert table.over.scores[0] == 30 + 20


def test_the_last_ten_without_a_22_goes_on() -> None:
    table = Table("TS 4S", "7C", "8C", tens=["TH", "TD", "TC"], guns=["3S 8H"]).do(0, "ten", card="TS")
    assert table["phase"] == "action" and table["turn"] == 1


def test_after_the_end_nothing_may_be_done() -> None:
    table = Table("2S 2H 4S", "7C", "8C", tens=TENS).do(0, "gun", cards=["2S", "2H"])
    for seat in range(3):
        assert table.refused(seat, "discard", card="4S", draw="stock") == "refuse-over"


# End 2


def test_the_fourth_badge_ends_the_deal_for_the_shooter() -> None:
    laid: dict[str, Any] = {"protected": ["S", "D", "C"], "stock": "9H"}
    table = Table("4S", "KH 7H", "7D", guns=["3S 8S", "3D 8D"], **laid).do(0, "shoot", gun=0, at=1).stands(1)
    assert (table["phase"], table["finisher"], table["aside"]) == ("over", 0, [])
    assert (table["action"], table["fired"], table["turns"], table["shot"]) == ("shoot", [0], 0, None)
    assert table["protected"] == [["S"], ["D", "H"], ["C"]]
    assert table.over.why.key == "over-badges"
    assert lines(table)["finisher"] == 30


def test_so_it_does_with_the_optional_badge_where_it_is_taken() -> None:
    laid: dict[str, Any] = {"protected": ["S", "D", "C"], "stock": "9H", "badge": "optional"}
    table = Table("4S", "KH 7H", "7D", guns=["3S 8S", "3D 8D"], **laid).do(0, "shoot", gun=0, at=1).stands(1)
    assert table["phase"] == "badge"
    table.do(1, "badge", take=True)
    assert (table["phase"], table["finisher"]) == ("over", 0)


# Score


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("KS", 0),
        ("KS KH KD", 0),
        ("JS JH JD", 0),
        ("JS JH JD JC", 80),
        ("QS QH QD QC", 100),
        ("KS KH KD KC", 150),
        ("QS", -25),
        ("QS QH", -50),
        ("QS QH QD", -75),
        ("KS QS", -50),
        ("KS QS QH", -75),
        ("KS QS KH QH", -100),
        ("KS QS JS", -50),
        ("KS QH", -25),
        ("QS QH QD QC KS", 100 - 50),
        ("KS KH KD KC QS", 150 - 50),
        ("KS KH KD KC QS QH QD QC JS JH JD JC", 80 + 100 + 150 - 200),
        ("6S", -20),
        ("6S 6H", -40),
        ("6S 6H 6D", -100),
        ("6S 6H 6D 6C", -120),
        ("TS", -30),
        ("TS TH TD", -30),
        ("2S 2H 2D", 0),
        ("4S 5S 7S 9S", 0),
    ],
)
def test_the_cards_of_the_hand(hand: str, points: int) -> None:
    assert score(hand) == points


@pytest.mark.parametrize(
    ("hand", "protected", "points"),
    [
        ("QS JS", "S", 120),
        ("QS", "S", -50),
        ("JS", "S", 0),
        ("QS JS QH JH", "HS", 240),
        ("QS JS QH", "HS", 120 - 50),
        ("QS JS QH", "S", 120 - 25),
        ("", "CDHS", 200),
        ("QS JS", "CDHS", 200 + 120),
        ("KC", "DHS", 150),
        ("QS QH QD QC JS JH JD JC", "CDHS", 200 + 480 + 100 + 80),
        ("JH JD JC QS JS", "S", 120 + 80),
        ("QH QD QC QS JS", "S", 120 + 100),
    ],
)
def test_families_and_the_posse_in_place_of_the_gang(hand: str, protected: str, points: int) -> None:
    assert score(hand, protected=[protected]) == points


@pytest.mark.parametrize(("sixes", "points"), [("6S", -20), ("6S 6H 6D", -160), ("6S 6H 6D 6C", -180)])
def test_with_the_option_the_curse_is_added(sixes: str, points: int) -> None:
    assert score(sixes, curse_adds=True) == points


def test_each_ten_laid_and_each_marriage_shown() -> None:
    table = (
        Table("KS QS 4S", "7C", "8C", tens=["TS TH"], married="D")
        .do(0, "marriage", suit="S")
        .discards(0, "QS")
    )
    desk = Desk(table.state)
    desk.end("stall", None)
    table.state = desk.state()
    assert lines(table) == {"tens": 20, "marriage": 25}


def test_drawn_guns_count_nothing() -> None:
    assert score("", guns=["2S 2H, 3S 8S"]) == 0
    assert score("2D", guns=["2S 2H"], tens=TENS) == 20, "two 2s must be in the hand"


@pytest.mark.parametrize(
    ("why", "tens", "points"),
    [
        ("badges", TENS, -30),
        ("stall", TENS, -30),
        ("turns", TENS, -30),
        ("tens", TENS, 0),
        ("stall", TENS[:2], 0),
    ],
)
def test_two_2s_are_a_delay_where_all_tens_lie_open_and_the_end_was_another(
    why: str, tens: list[str], points: int
) -> None:
    table = ended("7C", "2S 2H", "8C", why=why, finisher=0 if why in ("badges", "tens") else None, tens=tens)
    assert lines(table, 1).get("delay", 0) == points
    one = ended("7C", "2S", "8C", why="stall", tens=TENS)
    assert "delay" not in lines(one, 1)


def test_a_ten_in_the_hand_is_a_delay_however_the_deal_ended_and_only_once() -> None:
    for why in ("badges", "tens", "stall", "turns"):
        table = ended("TS TH 2S 2H", "7C", "8C", why=why, tens=["", "TD", "TC"])
        assert lines(table)["delay"] == -30


def test_nobody_finishes_a_deal_that_stalled() -> None:
    table = ended("", "7C", "8C")
    assert table.over.scores == (0, 0, 0) and table["finisher"] is None
    assert table.over.added == table.over.scores


def test_all_hands_are_laid_open() -> None:
    table = ended("4S", "7C", "8C", protected=["H"])
    assert table.state.public.ending is not None
    assert table.state.public.ending.hands == tuple(own.hand for own in table.state.own)
