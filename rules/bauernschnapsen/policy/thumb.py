"""Level 2: bids by counting sure tricks, plays by the usual rules of thumb. The same hand, the same move."""

from rules.bauernschnapsen.actions import BIDS, DOUBLE, FLIP, PASS, TRUMPS
from rules.bauernschnapsen.bidding import bids_of, value
from rules.bauernschnapsen.cards import POINTS, SUIT_BITS, numbers_in
from rules.bauernschnapsen.contracts import Contract
from rules.bauernschnapsen.policy.cards import card
from rules.bauernschnapsen.policy.estimate import dangers, pairs_worth, promise, tricks, trump_tricks
from rules.bauernschnapsen.state import Own, Public
from rules.kit.action import Action
from rules.kit.seats import Seat

ACE_POINTS = 11
FEW_DANGERS, NO_DANGER = 1.5, 0.5
"""So much may be in danger in a hand that bids a Bettler; in one that doubles its own."""
GOOD, SURE = 0.8, 0.95
"""What a hand must promise to be bid; to answer a Kontra."""
KONTRA_TRICKS, MORE_TRICKS = 3.0, 0.5
"""Against a rufspiel so many likely tricks are worth a Kontra; each higher level wants more."""


def thumb(public: Public, own: Own, seat: Seat) -> Action | None:
    """What this seat does; None: nothing is asked of it."""
    if seat != public.seat:
        return None
    match public.phase:
        case "trump":
            return _trump(own.hand)
        case "bid":
            return _bid(public, own.hand, seat)
        case "double":
            return DOUBLE if _doubles(public, own.hand, seat) else PASS
        case "play":
            return card(public, own.hand, seat)
    return None


def _trump(hand: int) -> Action:
    """The suit with the most of three cards; of one each, a flip where none of them is an ace."""

    def strength(suit: int) -> tuple[int, int, int]:
        held = hand & SUIT_BITS[suit]
        return held.bit_count(), pairs_worth(held, suit), sum(POINTS[card] for card in numbers_in(held))

    best = max(range(len(SUIT_BITS)), key=strength)
    count, _, points = strength(best)
    return FLIP if count == 1 and points < ACE_POINTS else TRUMPS[best]


def _bid(public: Public, hand: int, seat: Seat) -> Action:
    """The most valuable of the contracts that the hand makes by itself."""
    good = [contract for contract in bids_of(public, hand, seat) if _makes(public, contract, hand, seat)]
    if not good:
        return PASS
    return BIDS[max(good, key=lambda contract: value(contract, public.table.options)).id]


def _makes(public: Public, contract: Contract, hand: int, seat: Seat) -> bool:
    """Whether all tricks that the contract asks for are sure, or few cards of a Bettler in danger."""
    match contract.aim:
        case "shown":
            return True
        case "no-trick":
            return dangers(hand) <= FEW_DANGERS
        case "all-tricks" if not contract.trump:
            return tricks(hand, tens=contract.tens).sure == hand.bit_count()
    return promise(contract, hand, public.bidding.suit, seat == public.table.forehand) >= GOOD


def _doubles(public: Public, hand: int, seat: Seat) -> bool:
    """Kontra against a rufspiel with many tricks; against a bid, or for one's own, only where it is sure."""
    game, trump = public.game, public.bidding.suit
    assert game is not None
    contract, mine = game.contract, seat == game.declarer
    if contract.aim == "race":
        strength = trump_tricks(hand, trump) + pairs_worth(hand, trump) / 40
        return strength >= KONTRA_TRICKS + MORE_TRICKS * game.level
    if mine and contract.aim == "no-trick":
        return dangers(hand) < NO_DANGER
    if mine and not contract.trump:
        return tricks(hand, tens=contract.tens).sure == hand.bit_count()
    if mine:
        return promise(contract, hand, trump, seat == public.table.forehand) >= SURE
    if seat % 2 == game.declarer % 2 or not contract.trump:
        return False
    return trump_tricks(hand, trump) >= KONTRA_TRICKS
