"""Melds: runs, sets, jokers, adding, swapping (zoliky.md, *Melds*, *Turns*)."""

import pytest

from rules.kit.cards import Card
from rules.kit.scene import Text
from rules.kit.seats import Seat
from rules.zoliky.melds import Meld, added, read_meld, swapped


def cards(words: str) -> list[Card]:
    return [Card("XX" if word == "*" else word) for word in words.split()]


def meld(words: str) -> Meld:
    found = read_meld(Seat(0), cards(words))
    assert isinstance(found, Meld)
    return found


def fault(words: str) -> str:
    found = read_meld(Seat(0), cards(words))
    assert isinstance(found, Text)
    return found.key


@pytest.mark.parametrize(
    ("words", "kind", "worth"),
    [
        ("4S 5S 6S", "run", 15),
        ("AS 2S 3S", "run", 6),
        ("QS KS AS", "run", 30),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "run", 1 + 54 + 40),
        ("4S * 6S", "run", 15),
        ("* 2S 3S", "run", 6),
        ("QS KS *", "run", 30),
        ("4S * 6S * 8S", "run", 30),
        ("9H 9C 9S", "set", 27),
        ("AH AC AS AD", "set", 40),
        ("9H * 9C", "set", 27),
        ("KS KH KD *", "set", 40),
    ],
)
def test_a_meld_is_worth_what_its_cards_and_stand_ins_are(words: str, kind: str, worth: int) -> None:
    assert (meld(words).kind, meld(words).worth) == (kind, worth)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("4S 5S", "fault-short"),
        ("KS AS 2S", "fault-run-order"),
        ("6S 5S 4S", "fault-run-order"),
        ("4S 5S 7S", "fault-run-order"),
        ("4S * * 7S 8S", "fault-adjacent"),
        ("4S * *", "fault-jokers"),
        ("* 5S *", "fault-jokers"),
        ("9H 9H 9S", "fault-set-suits"),
        ("9H 9C 9S 9D 9H", "fault-set-suits"),
        ("9H * *", "fault-jokers"),
        ("9H 9C * *", "fault-jokers"),
        ("4S 5H 6S", "fault-neither"),
    ],
)
def test_what_is_no_meld_says_why(words: str, key: str) -> None:
    assert fault(words) == key


def test_a_joker_stands_for_what_its_place_says() -> None:
    assert meld("4S * 6S").stands == (Card("4S"), Card("5S"), Card("6S"))
    assert meld("QS KS *").stands[-1] == Card("AS") and meld("* 2S 3S").stands[0] == Card("AS")


def test_cards_are_added_at_an_end_and_jokers_stay_fewer_and_apart() -> None:
    run = meld("4S 5S 6S")
    longer = added(run, cards("2S 3S"), "low")
    assert isinstance(longer, Meld) and longer.worth == 20
    assert isinstance(added(run, cards("7S *"), "high"), Meld)
    ends_in_joker = meld("4S 5S *")
    again = added(ends_in_joker, cards("* 8S"), "high")
    assert isinstance(again, Text) and again.key == "fault-adjacent"
    no_end = added(run, cards("7S"), None)
    assert isinstance(no_end, Text) and no_end.key == "fault-run-at"
    set_end = added(meld("9H 9C 9S"), cards("9D"), "low")
    assert isinstance(set_end, Text) and set_end.key == "fault-set-at"
    downwards = added(run, cards("3S 2S"), "low")
    assert isinstance(downwards, Text)


def test_a_joker_is_swapped_for_the_card_that_it_stands_for() -> None:
    given = swapped(meld("4S * 6S"), Card("5S"))
    assert isinstance(given, Meld) and given.cards == tuple(cards("4S 5S 6S"))
    other = swapped(meld("4S * 6S"), Card("7S"))
    assert isinstance(other, Text) and other.key == "fault-swap-other"


def test_in_a_set_only_the_fourth_card_is_given_for_the_joker() -> None:
    early = swapped(meld("9H * 9C"), Card("9S"))
    assert isinstance(early, Text) and early.key == "fault-swap-fourth"
    given = swapped(meld("9H * 9C 9S"), Card("9D"))
    assert isinstance(given, Meld) and given.cards == tuple(cards("9H 9D 9C 9S"))


def test_of_two_jokers_for_the_same_ace_the_low_one_is_taken() -> None:
    both = meld("* 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS *")
    given = swapped(both, Card("AS"))
    assert isinstance(given, Meld) and given.cards[0] == Card("AS") and given.cards[-1] == Card("XX")
