"""Worlds that a seat imagines are possible: everything public could have come about in them."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.bauernschnapsen.actions import ANNOUNCED, PLAYS
from rules.bauernschnapsen.cards import ALL_BITS, SUIT_BITS, bits_of
from rules.bauernschnapsen.follow import playable
from rules.bauernschnapsen.knowledge import known
from rules.bauernschnapsen.play import apply
from rules.bauernschnapsen.state import HANDS, NO_PLAY, NO_STOCK, Public
from rules.kit.chance import seeded
from rules.kit.contract import State
from rules.kit.match import Match
from rules.kit.seats import Seat, all_seats
from tests.helpers.random_play import AnyMatch, plays, random_options
from tests.rules.bauernschnapsen.table import GAME, Deal


def moments(name: str, deals: int) -> Iterator[AnyMatch]:
    """Every moment of random deals, under random options."""
    for seed in range(deals):
        chance = seeded(f"{name} {seed}")
        yield from plays(Match.open(GAME, 4, random_options(GAME, chance)), chance)


def replays(public: Public, world: State[Any, Any, Any]) -> bool:
    """Whether every card of the public history could be played from the world's hands, to the same end."""
    game = public.game
    if game is None or not public.play.plays:
        return True
    hands = [own.hand for own in world.own]
    for played in public.play.plays:
        hands[played.seat] |= 1 << played.card
    leader = game.declarer if game.contract.bidder_leads else public.table.forehand
    start = Public(public.table, "play", leader, public.bidding, game, NO_PLAY, None)
    state = State(start, tuple(HANDS[hand] for hand in hands), NO_STOCK)
    for seat, card, announced in public.play.plays:
        now = state.public
        bits = playable(state.own[seat].hand, game, now.play, now.table.options)
        if now.seat != seat or not bits >> card & 1:
            return False
        state = apply(state, seat, (ANNOUNCED if announced else PLAYS)[card])
    return state == State(public, world.own, NO_STOCK)


def test_every_imagined_world_replays_the_public_history() -> None:
    chance, checked = seeded("worlds"), 0
    for match in moments("history", 250):
        assert match.deal is not None
        state = match.deal.state
        for seat in all_seats(4):
            world = GAME.imagine(state.public, state.own[seat], seat, chance)
            assert replays(state.public, world)
            checked += bool(state.public.play.plays)
    assert checked > 2000


def test_every_card_is_in_one_place() -> None:
    chance = seeded("places")
    for match in moments("places", 60):
        assert match.deal is not None
        state = match.deal.state
        if state.public.phase == "deal":
            continue
        for seat in all_seats(4):
            world = GAME.imagine(state.public, state.own[seat], seat, chance)
            hands = [own.hand for own in world.own]
            played = sum(1 << one.card for one in state.public.play.plays)
            stock = bits_of(world.hidden.stock)
            assert sum(hands) + played + stock == ALL_BITS
            assert [hand.bit_count() for hand in hands] == [own.hand.bit_count() for own in state.own]
            assert len(world.hidden.stock) == len(state.hidden.stock)


def test_worlds_differ() -> None:
    deal, chance = Deal().rufspiel("S"), seeded("differ")
    state = deal.state
    worlds = {GAME.imagine(state.public, state.own[1], Seat(1), chance).own for _ in range(50)}
    assert len(worlds) > 45


def worlds(deal: Deal, seat: int, count: int = 60) -> list[tuple[int, ...]]:
    state, chance = deal.state, seeded("some")
    made = [GAME.imagine(state.public, state.own[seat], Seat(seat), chance) for _ in range(count)]
    return [tuple(own.hand for own in world.own) for world in made]


def test_a_flipped_card_is_in_forehands_hand_in_every_world() -> None:
    deal = Deal("AS KH QC JD TS", "AH KD QS JC TH", "AD KC QH JS TD", "AC KS QD JH TC").flip()
    jack = 1 << 10
    assert all(hands[0] & jack for hands in worlds(deal, 2))


def test_forehand_has_a_card_of_the_suit_that_he_named() -> None:
    deal = Deal("AS KH QC JD TS", "AH KD QS JC TH", "AD KC QH JS TD", "AC KS QD JH TC").trump("C")
    assert all(hands[0] & SUIT_BITS[3] for hands in worlds(deal, 2))


def test_who_announced_holds_the_other_of_the_pair() -> None:
    deal = Deal("KS QS KH QH JC", "AS TC KC QC JH", "JS TH AC AD TD", "TS AH KD QD JD").rufspiel("S")
    deal.play("QS!")
    assert all(hands[0] & 1 << 2 for hands in worlds(deal, 1))


def test_who_bid_a_herrengang_has_five_cards_of_one_suit_though_it_was_overbid() -> None:
    hands = ("AH KH QH JC TC", "AS KS QS JS TS", "AD KD QD JH TH", "AC KC QC JD TD")
    deal = Deal(*hands).trump("H").calls("pass", "herrengang", "pass", "kontrabauernschnapser").doubles()
    for seat in (0, 2, 3):
        assert all(hands[1] in SUIT_BITS for hands in worlds(deal, seat, 20))
    deal.play("AH").play(deal["playable"][0])
    for seat in (0, 2, 3):
        assert all(hands[1] & ~SUIT_BITS[0] == 0 for hands in worlds(deal, seat, 20))


HANDS_ = ("JH AS KD QD JD", "TS AC TC KC QC", "QH AH TH KH AD", "KS JS QS TD JC")


@pytest.mark.parametrize(
    ("cards", "seat", "never"),
    [
        # Seat 1 trumps a heart: he has none.
        (("JH", "TS"), 1, SUIT_BITS[1]),
        # Seat 2 follows a trumped trick: that tells nothing.
        (("JH", "TS", "QH"), 2, 0),
        # Seat 3 trumps too low: no heart, and nothing above the ten.
        (("JH", "TS", "QH", "JS"), 3, SUIT_BITS[1] | 1 << 4),
    ],
)
def test_what_a_card_tells(cards: tuple[str, ...], seat: int, never: int) -> None:
    deal = Deal(*HANDS_).rufspiel("S").play(*cards)
    assert known(deal.state.public).never[seat] == never


def test_who_does_not_beat_cannot() -> None:
    deal = Deal("QH AS KD QD JD", "JH AC TC KC QC", "TS AH TH KH AD", "KS JS QS TD JC").rufspiel("S")
    deal.play("QH", "JH")
    assert known(deal.state.public).never[1] == 0b11100 << 5


def test_who_throws_away_has_neither_suit_nor_trump() -> None:
    deal = Deal("QH AS TS QD JD", "KD AC TC KC QC", "JH AH TH KH AD", "KS JS QS TD JC").rufspiel("S")
    deal.play("QH", "KD")
    assert known(deal.state.public).never[1] == SUIT_BITS[0] | SUIT_BITS[1]


def test_with_the_option_trumping_may_throwing_away_tells_of_the_suit_alone() -> None:
    deal = Deal(
        "QH AS TS QD JD", "KD AC TC KC QC", "JH AH TH KH AD", "KS JS QS TD JC", options={"trumping": "may"}
    )
    deal.rufspiel("S").play("QH", "KD")
    assert known(deal.state.public).never[1] == SUIT_BITS[1]
