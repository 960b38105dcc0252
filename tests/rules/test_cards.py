"""records.md, *Cards*: codes, packs in canonical order, printing, and what people type."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kit.cards import JOKER, RANKS, SIGNS, SUITS, Card, canonical, is_card, pack, parse_card, print_card

ALL = [*pack(), JOKER]


def test_there_are_53_codes() -> None:
    assert len(set(ALL)) == 53
    assert all(is_card(code) and len(code) == 2 for code in ALL)


@pytest.mark.parametrize("code", ["", "A", "AS ", "as", "10H", "1H", "XS", "xx", "SA", "A♠", "ASAS"])
def test_nothing_else_is_a_code(code: str) -> None:
    assert not is_card(code)


def test_the_canonical_order_goes_by_suit_and_then_from_the_ace_down() -> None:
    assert " ".join(pack()[:14]) == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH"
    assert [card[1] for card in pack("T")] == [*"SSSSSHHHHHDDDDDCCCCC"]
    assert pack("T") == pack("9", without="9")


def test_a_second_pack_follows_the_first_and_jokers_come_last() -> None:
    cards = pack("T", copies=2, jokers=3)
    assert cards == (*pack("T"), *pack("T"), "XX", "XX", "XX")


@settings(deadline=None)
@given(st.permutations(list(pack("T", copies=2, jokers=3))), st.integers(0, 43))
def test_played_cards_lie_first_copies_second_copies_jokers(cards: list[Card], many: int) -> None:
    order = canonical(cards[:many])
    singles = list(dict.fromkeys(card for card in pack("T") if card in order))
    doubles = [card for card in singles if order.count(card) == 2]
    assert list(order) == [*singles, *doubles, *["XX"] * order.count(JOKER)]


def test_every_card_is_read_as_it_is_printed_and_as_it_is_written() -> None:
    for card in ALL:
        assert parse_card(print_card(card)) == card
        assert parse_card(card) == card
        assert parse_card(card.lower()) == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("K♠", "KS"),
        ("♠K", "KS"),
        ("Ks", "KS"),
        ("ks", "KS"),
        (" k  s ", "KS"),
        ("10h", "TH"),
        ("10♥", "TH"),
        ("♥10", "TH"),
        ("th", "TH"),
        ("1d", "AD"),
        ("K♠️", "KS"),
        ("K♠\ufe0e", "KS"),
        ("♤k", "KS"),
        ("xx", "XX"),
        ("XX", "XX"),
        ("★", "XX"),
        ("joker", "XX"),
        ("🃏", "XX"),
    ],
)
def test_people_type_cards_in_many_ways(typed: str, card: str) -> None:
    assert parse_card(typed) == card


@pytest.mark.parametrize(
    "typed", ["", " ", "K", "♠", "1", "11s", "0h", "Kx", "K♠♠", "KK", "♠♠", "kings", "\x00", "s10h"]
)
def test_what_is_no_card_is_none(typed: str) -> None:
    assert parse_card(typed) is None


@settings(deadline=None)
@given(st.text(max_size=8))
def test_any_text_is_a_card_or_none(typed: str) -> None:
    card = parse_card(typed, {"d": "Q"}, {"k": "D"})
    assert card is None or is_card(card)


def test_a_language_has_its_own_letters_beside_the_english_ones() -> None:
    ranks, suits = {"d": "Q", "w": "J"}, {"k": "D", "t": "C"}
    assert parse_card("Dk", ranks, suits) == "QD"
    assert parse_card("wt", ranks, suits) == "JC"
    assert parse_card("qd", ranks, suits) == "QD"
    assert parse_card("kk", ranks, suits) == "KD"


def test_faces_print_a_languages_letters() -> None:
    assert print_card(Card("QD"), {"Q": "D"}) == "D" + SIGNS["D"]
    assert print_card(Card("TD"), {"Q": "D"}) == "10" + SIGNS["D"]
    assert len(RANKS) * len(SUITS) == 52
