"""The empty stock, void deals, points, the end of a match, facts (zoliky.md, *Stock empty* to *Facts*)."""

from typing import Any

import pytest

from rules.kit.cards import Card
from rules.kit.chance import Shuffled
from rules.kit.contract import Ended, Over, Result, Shuffle
from rules.kit.seats import Seat
from rules.zoliky import GAME
from rules.zoliky.options import Options, Setup
from rules.zoliky.state import IDLE_TURNS, Zoliky
from tests.rules.zoliky.table import PILE, STOCK, after, cards, close, discard, hand, lay, table

DOWN: dict[str, Any] = {"melds": ("4S 5S 6S",)}
RUN = "TS JS QS KS"


def scores(state: Zoliky) -> tuple[int, ...]:
    over = GAME.turn(state.public)
    assert isinstance(over, Over) and over.sheet is not None
    assert tuple(sum(item.points for item in items) for items in over.sheet) == over.scores
    return over.scores


def following(
    state: Zoliky, totals: tuple[int, ...], *, time_up: bool = False, **options: Any
) -> Setup | Result:
    seats = len(state.public.sizes)
    ended = Ended(seats, Options(**options), 1, Setup(leader=0), state.public, totals)
    found = GAME.next_deal(ended, time_up=time_up)
    assert isinstance(found, Setup | Result)
    return found


# Stock empty.


def test_an_empty_stock_is_made_of_all_discards_but_the_top() -> None:
    state = after(table("4H", "9C", phase="draw", stock="", pile="2C AH 3C"), STOCK)
    turn = GAME.turn(state.public)
    assert isinstance(turn, Shuffle) and set(turn.pack) == {Card("2C"), Card("AH")}
    assert state.public.discards == cards("3C")
    drawn = GAME.settle(state, Shuffled(cards("AH 2C")))
    assert hand(drawn, 0) == "AH 4H" and drawn.public.stock == 1 and drawn.public.phase == "play"


@pytest.mark.parametrize("pile", ["3C", ""])
def test_with_nothing_to_shuffle_the_deal_is_void(pile: str) -> None:
    state = after(table("4H", "9C", phase="draw", stock="", pile=pile), STOCK)
    assert state.public.phase == "over" and scores(state) == (0, 0)


def test_60_turns_in_a_row_that_move_only_the_pile_make_it_void_at_the_end_of_the_60th() -> None:
    state = table("4H 5H", "9C TC", phase="draw", on=1, round_=9, idle=IDLE_TURNS - 1)
    taken = after(state, PILE)
    assert taken.public.phase == "play"
    assert after(taken, discard("9C")).public.phase == "over"
    drawn = after(state, STOCK, discard("9C"))
    assert drawn.public.phase == "draw" and drawn.public.idle == 0, "a draw from the stock counts anew"
    laying = table("4H", "TS JS QS KS 7D", phase="draw", on=1, idle=IDLE_TURNS - 1, opening=0)
    laid = after(laying, PILE, lay(RUN), discard("7D"))
    assert laid.public.phase == "draw" and laid.public.idle == 0
    assert after(table("4H", "9C TC", phase="draw", on=1, idle=3), PILE, discard("9C")).public.idle == 4


def test_a_void_deal_ends_no_match_and_is_repeated_from_the_same_setup() -> None:
    void = after(table("4H", "9C", phase="draw", stock="", pile="", leader=1, carried=(2, 0)), STOCK)
    found = following(void, (-1500, 3))
    assert isinstance(found, Setup)
    assert (found.leader, found.carried, found.totals) == (1, (2, 0), (-1500, 3))
    timed = following(void, (-1500, 3), time_up=True, time_limit_minutes=10)
    assert timed == Result((Seat(1),), "time"), "the time does not wait for a deal that counts"


# Score.


@pytest.mark.parametrize(
    ("hands", "laid", "points"),
    [
        (("7S", "9H KD"), (0, 1), (10, -19)),
        (("7S", "AD *"), (0, 1), (10, -70)),
        (("7S", "AD *"), (0,), (10, -100)),
        (("7S *", "2D", "3D"), (0, 2), (10, -100, -3)),
    ],
)
def test_an_ordinary_close_costs_the_hand_or_100_flat(
    hands: tuple[str, ...], laid: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert scores(after(table(*hands, laid=laid, **DOWN), close("7S"))) == points


@pytest.mark.parametrize(("laid", "points"), [((1,), (20, -38)), ((), (20, -200))])
def test_a_close_from_hand_costs_twice_as_much(laid: tuple[int, ...], points: tuple[int, ...]) -> None:
    melds = {"melds": ("4S 5S 6S",), "laid": laid} if laid else {}
    state = table(f"{RUN} 9C", "9H KD", **melds)  # type: ignore[arg-type]
    assert scores(after(state, close("9C", RUN))) == points


def test_who_laid_down_at_any_time_in_this_deal_has_laid_down() -> None:
    state = table(f"{RUN} 2H 2D 2S 7C 8C", "9H 7S")
    later = after(state, lay(RUN, "2H 2D 2S"), discard("7C"), STOCK)
    assert later.public.laid == (True, False)
    again = after(later, discard("TD"), STOCK, discard("9D"))
    assert again.public.laid == (True, False), "in later turns as well"


# Match.


def test_the_leader_moves_clockwise_and_jokers_are_carried() -> None:
    over = after(table("7S *", "9H", "TH", leader=2, laid=(0,), **DOWN), close("7S"))
    found = following(over, (10, -100, -100))
    assert isinstance(found, Setup)
    assert (found.leader, found.carried, found.totals) == (0, (1, 0, 0), (10, -100, -100))


@pytest.mark.parametrize(
    ("totals", "options", "winners"),
    [
        ((10, -999), {}, None),
        ((10, -1000), {}, (0,)),
        ((-1000, -1001), {}, (0,)),
        ((10, -100), {"limit": 100}, (0,)),
        ((7, 7, -2000), {"limit": 2000}, (0, 1)),
        ((2500, 0), {}, None),
    ],
)
def test_a_match_ends_at_minus_the_limit_and_the_best_total_wins_equal_ones_share(
    totals: tuple[int, ...], options: dict[str, Any], winners: tuple[int, ...] | None
) -> None:
    hands = ("7S", *["9H"] * (len(totals) - 1))
    over = after(table(*hands, laid=(0,), **DOWN), close("7S"))
    found = following(over, totals, **options)
    if winners is None:
        assert isinstance(found, Setup)
    else:
        assert found == Result(tuple(map(Seat, winners)), "target")


def test_a_time_limit_ends_the_match_and_its_running_deal_is_not_scored() -> None:
    timed = Options(time_limit_minutes=10)
    assert timed.time_limit == 600.0 and timed.time_ends_deal and Options().time_limit is None
    over = after(table("7S", "9H", laid=(0,), **DOWN), close("7S"))
    assert following(over, (10, -100), time_up=True, time_limit_minutes=10) == Result((Seat(0),), "time")
    assert isinstance(following(over, (10, -100), time_up=True), Setup), "without the option time is nothing"
    ended = following(over, (10, -1000), time_up=True, time_limit_minutes=10)
    assert ended == Result((Seat(0),), "target"), "the limit is looked at first"


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("jokers", (2, 4, 6), (0, 3, 8)),
        ("locked_rounds", (0, 5), (-1, 6)),
        ("opening", (0, 60), (-1, 61)),
        ("limit", (100, 2000), (99, 2001)),
        ("time_limit_minutes", (None, 10, 240), (9, 241)),
        ("discard_use", ("free", "must-use"), ("never",)),
    ],
)
def test_options_have_their_ranges(name: str, good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for value in good:
        assert getattr(Options.model_validate({name: value}), name) == value
    for value in bad:
        with pytest.raises(ValueError, match=name):
            Options.model_validate({name: value})


# Facts.


def test_facts_after_a_close_have_the_closing_card_on_the_pile_and_left_over_jokers_in_the_hand() -> None:
    over = after(table("7S *", "9H", laid=(0,), **DOWN), close("7S"))
    facts = GAME.facts(over)
    assert facts["discards"] == ["2C", "3C", "7S"] and facts["hands"] == [["XX"], ["9H"]]
    assert (facts["phase"], facts["turn"], facts["closer"], facts["from_hand"]) == ("over", None, 0, False)
    assert facts["carried"] == [1, 0] and facts["laid"] == [True, False]


def test_facts_before_that_name_nobody_and_say_what_jokers_stand_for() -> None:
    state = table("7S 8H", "9H", melds=("4S * 6S", "9C * 9S"), laid=(1,), exposed="2H", round_=6)
    facts = GAME.facts(state)
    assert (facts["phase"], facts["turn"], facts["round"], facts["exposed"]) == ("play", 0, 6, "2H")
    assert (facts["closer"], facts["from_hand"]) == (None, False)
    assert facts["melds"] == [
        {"by": 1, "kind": "run", "cards": ["4S", "XX", "6S"], "as": ["4S", "5S", "6S"]},
        {"by": 1, "kind": "set", "cards": ["9C", "XX", "9S"], "as": ["9C", None, "9S"]},
    ]
    assert facts["stock"] == ["TD", "9D", "8D"] and facts["discards"] == ["2C", "3C"]
    assert GAME.facts(after(table("4H", "9C", phase="draw"), STOCK))["phase"] == "play"
    assert GAME.facts(table("4H", "9C", phase="draw"))["phase"] == "draw"
