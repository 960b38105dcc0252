"""The search for melds against trying everything, and what a first lay-down and a close from hand ask for."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.deck import hold, whole_pack
from rules.zoliky.melds import Meld, read_meld
from rules.zoliky.search.laydowns import Opening, best, closing, opening, openings
from tests.rules.zoliky import oracle

PACK = whole_pack(6)


@st.composite
def hands(draw: st.DrawFn, most: int = 9) -> list[Card]:
    """Hands in which there is something to find: few suits, ranks close to each other, some jokers."""
    suits = draw(st.sampled_from(["S", "SH", "SHD", "SHDC"]))
    ranks = draw(st.sampled_from(["A2345", "9TJQKA", "A23KQ", "56789", "A23456789TJQK"]))
    near = [card for card in PACK if card != JOKER and card[0] in ranks and card[1] in suits]
    jokers = draw(st.integers(0, 2))
    cards = draw(st.permutations(near))[: draw(st.integers(3, most)) - jokers]
    return [*cards, *[JOKER] * jokers]


def at_end(cards: list[Card]) -> int:
    return sum(map(oracle.at_end, cards))


@settings(max_examples=150, deadline=None)
@given(hand=hands(), pure=st.booleans())
def test_the_best_melds_are_those_that_trying_everything_finds(hand: list[Card], pure: bool) -> None:
    found = best(hold(hand), hand.count(JOKER), pure=pure)
    wanted = oracle.best(hand, pure=pure)
    if wanted is None:
        assert found is None
        return
    assert found is not None and found.worth == wanted[0]
    laid = [card for meld in found.melds for card in meld]
    assert not Counter(laid) - Counter(hand)
    read = [read_meld(Seat(0), meld) for meld in found.melds]
    assert all(isinstance(meld, Meld) for meld in read)
    assert sum(meld.worth for meld in read if isinstance(meld, Meld)) == found.worth
    assert not pure or any(isinstance(meld, Meld) and meld.pure for meld in read)


@settings(max_examples=100, deadline=None)
@given(hand=hands())
def test_a_first_lay_down_is_found_exactly_where_there_is_one(hand: list[Card]) -> None:
    # One card must be left, so the oracle looks at every hand that lacks one.
    rule = Opening(42, True)
    tops = [oracle.best([*hand[:i], *hand[i + 1 :]], pure=True) for i in range(len(hand))]
    there = any(top is not None and top[0] >= rule.least for top in tops)
    found = opening(hold(hand), rule)
    assert (found is not None) is there
    for letter, proposal in openings(hold(hand), rule):
        laid = [card for meld in proposal.melds for card in meld]
        assert letter.isupper() and proposal.worth >= rule.least
        assert len(laid) < len(hand) and not Counter(laid) - Counter(hand)


@settings(max_examples=100, deadline=None)
@given(hand=hands())
def test_a_close_from_hand_lays_all_but_one_card_and_jokers(hand: list[Card]) -> None:
    found = closing(hold(hand), pure_run=True)
    if found is None:
        return
    melds, card = found
    rest = Counter(hand) - Counter([each for meld in melds for each in meld]) - Counter([card])
    assert set(rest) <= {JOKER}
    read = [read_meld(Seat(0), meld) for meld in melds]
    assert all(isinstance(meld, Meld) for meld in read)
    assert any(isinstance(meld, Meld) and meld.pure for meld in read)
