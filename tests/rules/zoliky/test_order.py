"""Cards put together in any order become the meld that they make (screens.md §4, *draft*)."""

import pytest

from rules.kit.cards import Card
from rules.zoliky.order import in_groups, in_order, in_orders


@pytest.mark.parametrize(
    ("tapped", "meld"),
    [
        ("6S 5S 4S", "4S 5S 6S"),
        ("6S 4S XX", "4S XX 6S"),
        ("AS KS QS", "QS KS AS"),
        ("3S 2S AS", "AS 2S 3S"),
        ("6S 5S XX", "5S 6S XX"),
        ("XX 5S 6S", "XX 5S 6S"),
        ("KS AS XX", "XX KS AS"),
        ("9H 9C XX", "9H 9C XX"),
        ("8S XX 4S 6S XX", "4S XX 6S XX 8S"),
        ("4S 5H 6S", "4S 5H 6S"),
    ],
)
def test_cards_come_in_the_order_of_their_meld(tapped: str, meld: str) -> None:
    cards = [Card(word) for word in tapped.split()]
    assert " ".join(cards[place] for place in in_order(cards)) == meld


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("KS 9S 6S 5S 4S KH KD 2C", [(4, 3, 2), (0, 5, 6)]),
        ("4S 4S 5S 6S", [(0, 2, 3)]),
        ("9H 7H XX 2C", [(1, 2, 0)]),
        ("9H 7H 2C", []),
        ("", []),
    ],
)
def test_a_hand_is_grouped_by_the_melds_worth_most(hand: str, groups: list[tuple[int, ...]]) -> None:
    assert list(in_groups([Card(word) for word in hand.split()])) == groups


@pytest.mark.parametrize(
    ("tapped", "melds"),
    [
        ("5S 6S XX", ["5S 6S XX", "XX 5S 6S"]),
        ("XX 6S 5S", ["5S 6S XX", "XX 5S 6S"]),
        ("XX 5S 6S", ["XX 5S 6S", "5S 6S XX"]),
        ("5S XX 7S", ["5S XX 7S"]),
        ("AS 2S XX", ["AS 2S XX"]),
        ("QS KS XX", ["QS KS XX", "XX QS KS"]),
        ("9H 9C XX", ["9H 9C XX"]),
        ("4S 5S 6S", ["4S 5S 6S"]),
        ("4S 5H XX", ["4S 5H XX"]),
    ],
)
def test_a_joker_with_two_places_has_an_order_for_each(tapped: str, melds: list[str]) -> None:
    cards = [Card(word) for word in tapped.split()]
    assert [" ".join(cards[place] for place in order) for order in in_orders(cards)] == melds
