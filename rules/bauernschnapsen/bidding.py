"""Who may bid what, and who calls next (*Bidding*)."""

from functools import cache

from rules.bauernschnapsen.cards import SUIT_BITS
from rules.bauernschnapsen.contracts import BIDDABLE, Contract
from rules.bauernschnapsen.options import SEATS, Options
from rules.bauernschnapsen.state import Bidding, Public
from rules.kit.seats import Seat

FOREHAND, PARTNER = 0, 2
"""Places counted from forehand, clockwise."""


def place(public: Public, seat: Seat) -> int:
    """How far ``seat`` sits from forehand, clockwise."""
    return (seat - public.table.dealer - 1) % SEATS


def value(contract: Contract, options: Options) -> int:
    """What a contract is worth at this table, in match points."""
    return options.bettler_value if contract.id == "bettler" else contract.value


@cache
def may_bid(contract: Contract, where: int, *, partner_too: bool) -> bool:
    """Whether whoever sits ``where`` (from forehand) may bid this, were the cards and the height right.
    ``partner_too``: the option ``bauernschnapser_partner``."""
    match contract.by:
        case "anybody":
            return True
        case "forehands-side":
            return where == FOREHAND or (
                where == PARTNER and (partner_too or contract.id != "bauernschnapser")
            )
        case "opponents":
            return where % 2 == 1
        case "not-forehand":
            return where != FOREHAND
        case "forehand":
            return where == FOREHAND
    return False


def holds_for(contract: Contract, hand: int, trump: int) -> bool:
    """Whether the hand has the five cards that the contract asks for, if it asks for any."""
    match contract.five_of:
        case "a-suit":
            return hand in SUIT_BITS
        case "trumps":
            return hand == SUIT_BITS[trump]
    return True


@cache
def open_bids(
    above: int, where: int, bettler_value: int, hand: tuple[bool, bool], *, partner_too: bool
) -> tuple[Contract, ...]:
    """What may be bid above a value; ``hand``: whether it is five of a suit, and all five trumps."""
    suited, trumps = hand
    return tuple(
        contract
        for contract in BIDDABLE
        if (bettler_value if contract.id == "bettler" else contract.value) > above
        and may_bid(contract, where, partner_too=partner_too)
        and (contract.five_of is None or (suited if contract.five_of == "a-suit" else trumps))
    )


def bids_of(public: Public, hand: int, seat: Seat) -> tuple[Contract, ...]:
    """What this seat may bid now, with this hand, from the lowest value up."""
    options, bidding = public.table.options, public.bidding
    suited = hand in SUIT_BITS
    return open_bids(
        height(bidding, options),
        place(public, seat),
        options.bettler_value,
        (suited, suited and hand == SUIT_BITS[bidding.suit]),
        partner_too=options.bauernschnapser_partner,
    )


def height(bidding: Bidding, options: Options) -> int:
    """The value that a bid must exceed."""
    return value(bidding.highest.contract, options) if bidding.highest else 0


def passed(bidding: Bidding) -> frozenset[Seat]:
    """Who has passed, and so is out where calls go on."""
    return frozenset(call.seat for call in bidding.calls if call.contract is None)


def next_caller(bidding: Bidding, options: Options, seat: Seat) -> Seat | None:
    """Who calls after ``seat``; None: the bidding is over."""
    if options.bidding == "one-round":
        return Seat((seat + 1) % SEATS) if len(bidding.calls) < SEATS else None
    out = passed(bidding)
    if len(out) == SEATS or (bidding.highest is not None and len(out) == SEATS - 1):
        return None
    following = Seat((seat + 1) % SEATS)
    while following in out:
        following = Seat((following + 1) % SEATS)
    return following
