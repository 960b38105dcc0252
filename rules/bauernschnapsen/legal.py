"""What a player may do now: the list that buttons and computers choose from, in its pinned order."""

from functools import cache

from rules.bauernschnapsen.actions import ANNOUNCED, BIDS, DOUBLE, FLIP, PASS, PLAYS, TRUMPS, Play
from rules.bauernschnapsen.bidding import bids_of
from rules.bauernschnapsen.cards import NUMBERS, SUIT_BITS, sorted_hand
from rules.bauernschnapsen.contracts import Contract
from rules.bauernschnapsen.follow import announceable, playable
from rules.bauernschnapsen.state import Game, Own, Public
from rules.kit.action import Action
from rules.kit.seats import Seat

_ANSWERS: tuple[Action, ...] = (DOUBLE, PASS)


def legal(public: Public, own: Own, seat: Seat) -> tuple[Action, ...]:
    """Every legal action of ``seat``.

    Suits in the order ♠ ♥ ♦ ♣, then the flip; bids from the lowest value up, then the pass; a double before
    the pass; cards as the hand is sorted, then those led with an announcement.
    """
    if seat != public.seat:
        return ()
    phase = public.phase
    if phase == "play":
        game, play, hand = public.game, public.play, own.hand
        assert game is not None
        if play.led >= 0:
            return _cards(playable(hand, game, play, public.table.options), game, PLAYS)
        pairs = announceable(hand, game, play)
        cards = _cards(hand, game, PLAYS)
        return cards + _cards(pairs, game, ANNOUNCED) if pairs else cards
    if phase == "bid":
        return _calls(bids_of(public, own.hand, seat))
    if phase == "double":
        return _ANSWERS
    if phase == "trump":
        return _trumps(own.hand)
    return ()


def _cards(bits: int, game: Game, made: tuple[Play, ...]) -> tuple[Action, ...]:
    """The plays of these cards, in the order of a sorted hand."""
    found: tuple[Action, ...] = ()
    for shift, plays in _suits(game.trump, game.contract.tens, made is ANNOUNCED):
        found += plays[bits >> shift & 0b11111]
    return found


@cache
def _suits(trump: int, tens: bool, announced: bool) -> tuple[tuple[int, tuple[tuple[Play, ...], ...]], ...]:
    """Suit by suit, trump first: where its five bits lie, and for each set of them the plays in order."""
    made = ANNOUNCED if announced else PLAYS
    suits = sorted(range(len(SUIT_BITS)), key=lambda suit: (suit != trump, suit))
    return tuple(
        (
            5 * suit,
            tuple(
                tuple(made[NUMBERS[code]] for code in sorted_hand(bits << 5 * suit, None, tens=tens))
                for bits in range(0b100000)
            ),
        )
        for suit in suits
    )


@cache
def _calls(bids: tuple[Contract, ...]) -> tuple[Action, ...]:
    return (*(BIDS[contract.id] for contract in bids), PASS)


@cache
def _trumps(hand: int) -> tuple[Action, ...]:
    return (*(TRUMPS[suit] for suit, bits in enumerate(SUIT_BITS) if hand & bits), FLIP)
