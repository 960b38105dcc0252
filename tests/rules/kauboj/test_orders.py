"""*Stand* (screens.md §3): whoever is shot at tells the truth, and takes what is proposed for the rest."""

from rules.kauboj.actions import STAND
from rules.kit.action import Action, dump_action
from rules.kit.extras import Orders
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table

GUNS = ["3C 8C", "3D 8D"]


def ids(table: Table, seat: int) -> list[str]:
    assert isinstance(KAUBOJ, Orders)
    state = table.state
    return [order for order, _ in KAUBOJ.orders(state.public, state.own[seat], Seat(seat))]


def ordered(table: Table, seat: int, order: str = "stand") -> Action | None:
    assert isinstance(KAUBOJ, Orders)
    state = table.state
    return KAUBOJ.ordered(state.public, state.own[seat], Seat(seat), order)


def obeys(table: Table, seat: int) -> list[str]:
    """What the order does until the shot is over."""
    done = []
    while table.state.public.phase == "answer":
        action = ordered(table, seat)
        assert action is not None
        done.append(action.do)
        values = dump_action(action)
        table.do(seat, str(values.pop("do")), **values)
    return done


def test_it_may_be_given_in_the_whole_deal_and_not_after_it() -> None:
    table = Table("KS QS JS 2H", "KH 2S 2C", "KD QD JD", tens=["TS TH TD", "TC"])
    assert [ids(table, seat) for seat in range(3)] == [["stand"]] * 3
    table.discards(0, "JS").do(1, "gun", cards=["2S", "2C"])
    assert table.state.public.phase == "over" and ids(table, 0) == []


def test_it_does_nothing_but_answer_shots() -> None:
    table = Table("KS QS JS", "KH 2S 2C", "KD QD JD", guns=GUNS)
    assert ordered(table, 0) is None and ordered(table, 1) is None
    table.do(0, "shoot", gun=0, at=1)
    assert ordered(table, 0) is None and ordered(table, 2) is None
    assert ordered(table, 1) == STAND
    assert ordered(table, 1, "anything") is None


def test_who_stands_without_a_king_has_answered() -> None:
    table = Table("KS QS JS", "QH 2S 2C", "KD QD JD", guns=GUNS).do(0, "shoot", gun=0, at=1)
    assert obeys(table, 1) == ["reply"]


def test_it_stands_also_where_there_was_a_way_out() -> None:
    table = Table("KS QS JS", "6H 2S KH 3S 5S 7S", "KD QD JD", guns=["2C 2D", "3D 8D"], stock="9S")
    table.do(0, "shoot", gun=0, at=1)
    assert ordered(table, 1) == STAND


def test_which_king_goes_and_what_is_drawn_for_him_is_the_usual_choice() -> None:
    table = Table("KS QS JS", "KH KC QC 2S", "KD QD JD", guns=GUNS, stock="9D 7D").do(0, "shoot", gun=0, at=1)
    assert obeys(table, 1) == ["reply", "lose", "redraw"]
    assert table["hands"][0].count("KH") + table["hands"][0].count("KC") == 1


def test_an_optional_badge_is_answered_too() -> None:
    table = Table("KS QS JS", "KH QC 2S", "KD QD JD", guns=GUNS, stock="9H 7D", badge="optional")
    assert obeys(table.do(0, "shoot", gun=0, at=1), 1) == ["reply", "badge"]


def test_it_waits_while_the_stock_is_shuffled() -> None:
    table = Table("KS QS JS", "KH QC 2S", "KD QD JD", guns=GUNS, pile="9D 7D", stock_ends=True)
    table.do(0, "shoot", gun=0, at=1)
    state = KAUBOJ.apply(table.state, Seat(1), STAND)
    assert state.public.drawing is not None
    assert KAUBOJ.ordered(state.public, state.own[1], Seat(1), "stand") is None  # type: ignore[attr-defined]
