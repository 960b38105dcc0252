"""kauboj.md, *What players see*: what is public, what a seat alone knows, and what nobody is told."""

from dataclasses import replace
from typing import Any

import pytest

from rules.kauboj.cards import CARDS, cards_of
from rules.kit.chance import Shuffled, seeded
from rules.kit.contract import Over, Shuffle
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table, read

TOTALS = (0, 0, 0)


def board(table: Table) -> Any:
    return KAUBOJ.show(table.state.public, TOTALS)


def moment(table: Table) -> tuple[Any, ...]:
    """All that whoever is not asked can see: the public part, whose turn it is, the board."""
    return table.state.public, table.turn, board(table)


def test_repr_shows_no_card_of_a_hand_or_of_the_stock() -> None:
    table = Table("4S KH", "7C", "8C", stock="QD")
    for shown in (
        repr(table.state),
        repr(table.state.own),
        repr(table.state.own[0]),
        repr(table.state.hidden),
    ):
        assert not any(f"'{card}'" in shown for card in CARDS), shown
        assert "hand=" not in shown
    assert repr(read("pass", cards=["4S", "5S", "6S"])) == "<Pass>"


def test_two_targets_that_differ_look_the_same_until_the_shot_is_over() -> None:
    """A Six, a quick draw, a King, several of them: none of it shows while the target answers."""
    hands = ["6H 6D 7H 9H", "3H 5H 7H 9H", "KH 7H 9H 9D", "KH KD 7H 9H", "QH 7H 9H 9D"]
    seen = []
    for hand in hands:
        table = Table("4S", hand, "8C", guns=["2S 2H", "3D 8D"], stock="9C TC").do(0, "shoot", gun=0, at=1)
        seen.append((moment(table), KAUBOJ.peek(table.state.public, table.state.own[0], Seat(0))))
    assert all(one == seen[0] for one in seen)


def test_from_the_shot_to_the_redraw_there_is_one_public_phase() -> None:
    one = Table("4S", "KH 7H", "8C", guns=["3S 8S", "3D 8D"], stock="9C TC").do(0, "shoot", gun=0, at=1)
    two = Table("4S", "KH KD", "8C", guns=["3S 8S", "3D 8D"], stock="9C TC").do(0, "shoot", gun=0, at=1)
    asked = moment(one)
    assert moment(two) == asked
    one.stands(1)
    two.stands(1)
    assert (one["phase"], two["phase"]) == ("redraw", "lose")
    assert moment(one) == moment(two) == asked
    two.do(1, "lose", king="KH")
    assert moment(two) == asked
    for table in (one, two):
        table.do(1, "redraw", **{"from": ["stock"]})
    assert moment(one) == moment(two)
    assert one.state.public.sizes == (2, 2, 1)


def test_neither_the_shooter_nor_a_third_learns_anything_before_it_is_over() -> None:
    table = Table("4S", "KH KD", "8C", guns=["3S 8S", "3D 8D"], stock="9C TC").do(0, "shoot", gun=0, at=1)
    before = table.state.own[0], table.state.own[2]
    table.stands(1).do(1, "lose", king="KH")
    assert (table.state.own[0], table.state.own[2]) == before
    table.do(1, "redraw", **{"from": []})
    assert table.state.own[0] != before[0] and table.state.own[2] == before[1]


def test_the_choice_of_a_badge_is_not_announced_either() -> None:
    lacks = Table(
        "6S", "7H 9H", "8C", guns=["4S 5S", "3D 8D"], protected=["", "S"], stock="9D", badge="optional"
    )
    leaves = Table(
        "6S", "KD 9H", "8C", guns=["4S 5S", "3D 8D"], protected=["", "S"], stock="9D", badge="optional"
    )
    for table in (lacks, leaves):
        table.do(0, "shoot", gun=0, at=1).stands(1)
    assert (lacks["phase"], leaves["phase"]) == ("action", "badge")
    leaves.do(1, "badge", take=False)
    assert moment(lacks) == moment(leaves)


def test_the_suit_of_a_six_handed_over_is_known_to_the_two_only() -> None:
    tables = []
    for six in ("6H", "6D"):
        table = Table("4S", f"{six} 7H", "8C 6S 6C", guns=["2S 2H", "3D 8D"]).do(0, "shoot", gun=0, at=1)
        tables.append(table.do(1, "reply", **{"with": "six", "card": six}))
    assert moment(tables[0]) == moment(tables[1])
    assert [table.state.own[0].sixes for table in tables] == [("6H",), ("6D",)]
    assert [table.state.own[1].sixes for table in tables] == [("6H",), ("6D",)]
    assert tables[0].state.own[2].sixes == ()


def test_passed_cards_are_known_to_giver_and_receiver_only() -> None:
    tables = []
    for cards in (["4S", "5S"], ["7S", "8S"]):
        table = Table("9S 4S 5S 7S 8S", "7C 7D", "8C 8D").do(0, "nine", card="9S", to="left")
        table.do(0, "pass", cards=cards).do(1, "pass", cards=["7C", "7D"])
        tables.append(table)
    assert moment(tables[0]) == moment(tables[1])
    assert tables[0].state.own[1:] == tables[1].state.own[1:]
    for table in tables:
        table.do(2, "pass", cards=["8C", "8D"])
    assert moment(tables[0]) == moment(tables[1])
    assert tables[0].state.own[2] == tables[1].state.own[2]
    gave, _ = tables[0].state.own[0].passes[-1]
    _, got = tables[0].state.own[1].passes[-1]
    assert cards_of(gave) == cards_of(got) == ("5S", "4S")


def test_a_drawn_card_is_known_to_who_draws_it_only() -> None:
    one, two = (Table("4S 7S", "7C", "8C", stock=card) for card in ("QD", "QH"))
    assert moment(one) == moment(two)
    one.discards(0, "4S")
    two.discards(0, "4S")
    assert moment(one) == moment(two)
    assert one.state.own[1:] == two.state.own[1:]
    assert one.state.own[0].drawn == ("QD",)


def test_taken_kings_and_badges_are_public() -> None:
    table = Table("4S", "KH 7H", "8C", guns=["3S 8S", "3D 8D"], stock="9C").do(0, "shoot", gun=0, at=1)
    table.stands(1).do(1, "redraw", **{"from": []})
    assert table.state.public.history[-1].lost == "KH"
    table = (
        Table("4S", "KH 7H", "8C", guns=["3S 8S", "3D 8D"], stock="9H").do(0, "shoot", gun=0, at=1).stands(1)
    )
    assert table.state.public.protected == ("", "H", "")


def test_a_refusal_tells_nothing_of_others() -> None:
    """Two worlds that a seat cannot tell apart refuse it the same things in the same words."""
    one = Table("4S 6S", "KH", "8C", guns=["3S 8S", "3D 8D"], stock="QD")
    two = Table("4S 6S", "7H", "9D", guns=["3S 8S", "3D 8D"], stock="QD")
    for action in (
        read("discard", card="6S", draw="stock"),
        read("discard", card="7H", draw="stock"),
        read("shoot", gun=0, at=2),
        read("pass", cards=["4S"]),
        read("lose", king="KH"),
    ):
        assert one.refusal(0, action) == two.refusal(0, action)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_computer_decides_alike_in_two_worlds_that_it_cannot_tell_apart(level: int) -> None:
    chance = seeded(f"two worlds {level}")
    state = KAUBOJ.start(4, KAUBOJ.options(), KAUBOJ.opening(4, KAUBOJ.options()))
    decided = 0
    while not isinstance(turn := KAUBOJ.turn(state.public), Over) and decided < (6 if level == 3 else 40):
        if isinstance(turn, Shuffle):
            state = KAUBOJ.settle(state, chance.shuffle(turn.pack))
            continue
        seat = turn.must[0]
        world = KAUBOJ.imagine(state.public, state.own[seat], seat, chance)
        seed = str(chance.below(1000))
        chosen = KAUBOJ.choose(state.public, state.own[seat], seat, level, seeded(seed))
        assert chosen == KAUBOJ.choose(world.public, world.own[seat], seat, level, seeded(seed))
        decided += state.public.phase in ("action", "answer")
        state = KAUBOJ.apply(state, seat, KAUBOJ.choose(state.public, state.own[seat], seat, 2, chance))
    assert decided


def test_a_board_is_made_of_the_public_part_alone() -> None:
    table = Table("4S KH", "7C", "8C", stock="QD")
    other = replace(board(table))
    assert other == KAUBOJ.show(table.state.public, TOTALS)
    shuffled = Shuffled(tuple(table["stock"]))
    assert repr(shuffled) == f"<Shuffled {len(table['stock'])} cards>"
