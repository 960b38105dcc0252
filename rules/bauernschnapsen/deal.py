"""Dealing, naming trump, calling and doubling: all that comes before the first lead."""

from typing import assert_never

from rules.bauernschnapsen.actions import Bid as BidAction
from rules.bauernschnapsen.actions import Double, Flip, Pass, Trump, suit_number
from rules.bauernschnapsen.bidding import next_caller, value
from rules.bauernschnapsen.cards import NUMBERS, SUIT_OF, bits_of
from rules.bauernschnapsen.contracts import CONTRACTS, RUFSPIEL
from rules.bauernschnapsen.options import SEATS, Options, Setup
from rules.bauernschnapsen.state import (
    HANDS,
    NO_BIDS,
    NO_PLAY,
    NO_STOCK,
    NONE,
    Bauernschnapsen,
    Bid,
    Bidding,
    Call,
    Ending,
    Game,
    Hidden,
    Public,
    Said,
    Table,
)
from rules.kit.contract import State
from rules.kit.seats import Seat

FIRST_PACKET, SECOND_PACKET = 3, 2
HIGHEST_LEVEL = 3
"""Kontra, Rekontra, Subkontra."""


def start(options: Options, setup: Setup) -> Bauernschnapsen:
    """A deal whose cards are to be shuffled."""
    table = Table(options, Seat(setup.dealer), setup.points)
    public = Public(table, "deal", table.forehand, NO_BIDS, None, NO_PLAY, None)
    return State(public, (HANDS[0],) * SEATS, NO_STOCK)


def dealt(state: Bauernschnapsen, cards: tuple[str, ...]) -> Bauernschnapsen:
    """A packet of three to each, forehand first, clockwise."""
    public, _, _ = state
    forehand = public.table.forehand
    pack = tuple([NUMBERS[code] for code in cards])
    hands = _packets((0, 0, 0, 0), pack, FIRST_PACKET, forehand)
    stock = Hidden(pack[SEATS * FIRST_PACKET :])
    after = Public(public.table, "trump", forehand, NO_BIDS, None, NO_PLAY, None)
    return State(after, tuple([HANDS[hand] for hand in hands]), stock)


def _packets(hands: tuple[int, ...], pack: tuple[int, ...], size: int, forehand: Seat) -> tuple[int, ...]:
    """The hands with a packet of ``size`` more each, from the top of ``pack``."""
    return tuple(
        [
            hand | bits_of(pack[size * at : size * (at + 1)])
            for seat, hand in enumerate(hands)
            for at in ((seat - forehand) % SEATS,)
        ]
    )


def name_trump(state: Bauernschnapsen, action: Trump | Flip) -> Bauernschnapsen:
    """The suit is settled, and a packet of two goes to each."""
    public, own, hidden = state
    forehand, stock = public.table.forehand, hidden.stock
    match action:
        case Trump(suit):
            bidding = Bidding(suit_number(suit))
        case Flip():
            bidding = Bidding(SUIT_OF[stock[0]], stock[0])
        case _:
            assert_never(action)
    hands = _packets(tuple([o.hand for o in own]), stock, SECOND_PACKET, forehand)
    after = Public(public.table, "bid", forehand, bidding, None, NO_PLAY, None)
    return State(after, tuple([HANDS[hand] for hand in hands]), NO_STOCK)


def call(state: Bauernschnapsen, seat: Seat, action: BidAction | Pass) -> Bauernschnapsen:
    """A bid or a pass; after the last call the contract is settled."""
    public, own, hidden = state
    table, _, _, (suit, flipped, calls, highest), _, play, _, _ = public
    match action:
        case BidAction(name):
            contract = CONTRACTS[name]
            bidding = Bidding(suit, flipped, (*calls, Call(seat, contract)), Bid(seat, contract))
        case Pass():
            bidding = Bidding(suit, flipped, (*calls, Call(seat, None)), highest)
        case _:
            assert_never(action)
    following = next_caller(bidding, table.options, seat)
    if following is not None:
        return State(Public(table, "bid", following, bidding, None, play, None), own, hidden)
    bidder = bidding.highest.seat if bidding.highest is not None else table.forehand
    return State(_settled(table, bidding, own[bidder].hand), own, hidden)


def _settled(table: Table, bidding: Bidding, hand: int) -> Public:
    """The bidding is over: a hand that is shown wins; else doubling begins. ``hand``: the bidder's."""
    declarer, contract = bidding.highest or Bid(table.forehand, RUFSPIEL)
    game = Game(contract, declarer, bidding.suit if contract.trump else NONE)
    if contract.shown:
        ending = Ending(declarer % 2, value(contract, table.options), "shown")
        return Public(table, "over", declarer, bidding, game, NO_PLAY, ending, hand)
    return Public(table, "double", Seat((declarer + 1) % SEATS), bidding, game, NO_PLAY, None)


def answer(state: Bauernschnapsen, seat: Seat, action: Double | Pass) -> Bauernschnapsen:
    """Kontra, Rekontra, Subkontra, or not."""
    public, own, hidden = state
    table, _, _, bidding, game, play, _, _ = public
    assert game is not None
    contract, declarer, trump, said, level = game
    first = asked_first(game)
    match action:
        case Double():
            game = Game(contract, declarer, trump, (*said, Said(seat, True)), level + 1)
            following = None if level + 1 == HIGHEST_LEVEL else asked_first(game)
        case Pass():
            game = Game(contract, declarer, trump, (*said, Said(seat, False)), level)
            following = Seat((seat + 2) % SEATS) if seat == first else None
        case _:
            assert_never(action)
    if following is not None:
        return State(Public(table, "double", following, bidding, game, play, None), own, hidden)
    leader = declarer if contract.bidder_leads else table.forehand
    return State(Public(table, "play", leader, bidding, game, play, None), own, hidden)


def asked_first(game: Game) -> Seat:
    """Who of the side that may double now is asked first: the declarer, or the player on his left."""
    return Seat((game.declarer + 1 - game.level % 2) % SEATS)
