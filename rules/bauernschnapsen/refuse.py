"""The one place that says no: membership in the list of what is legal, and the reason where it is not."""

from rules.bauernschnapsen.actions import Bid, Double, Flip, Pass, Play, Trump, card_of
from rules.bauernschnapsen.bidding import FOREHAND, height, holds_for, may_bid, place, value
from rules.bauernschnapsen.cards import BIT, NUMBERS, SUIT_BITS, SUIT_OF, sorted_hand
from rules.bauernschnapsen.contracts import CONTRACTS, Contract
from rules.bauernschnapsen.follow import Duty, bound
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.state import NONE, Own, Public
from rules.bauernschnapsen.words import contract_name, either, face, seats_and, suits_either
from rules.kit.action import Action
from rules.kit.cards import SUITS
from rules.kit.scene import Face, Mark, Refusal, SuitSign, Text, text
from rules.kit.seats import Seat

_PHASES: dict[str, tuple[type[Action], ...]] = {
    "trump": (Trump, Flip),
    "bid": (Bid, Pass),
    "double": (Double, Pass),
    "play": (Play,),
}
_NOW: dict[str, str] = {
    "trump": "refuse-now-trump",
    "bid": "refuse-now-bid",
    "double": "refuse-now-double",
    "play": "refuse-now-play",
}
_DUTIES: dict[Duty, str] = {
    "beat": "refuse-beat",
    "follow": "refuse-follow",
    "overtrump": "refuse-overtrump",
    "undertrump": "refuse-undertrump",
}


def refuse(public: Public, own: Own, seat: Seat, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for ``seat`` now; None: it is legal."""
    if isinstance(action, Play) and action.announce is False:
        action = Play(action.card)
    if action in legal(public, own, seat):
        return None
    return Refusal(_reason(public, own.hand, seat, action))


def _reason(public: Public, hand: int, seat: Seat, action: Action) -> Text:
    phase = public.phase
    if phase not in _PHASES:
        return text("refuse-over" if phase == "over" else "refuse-dealing")
    if not isinstance(action, _PHASES[phase]):
        return text(_NOW[phase], seat=Mark(public.seat))
    if seat != public.seat:
        if public.game is not None and seat == public.game.sits_out and phase == "play":
            return text("refuse-sits-out")
        return text("refuse-not-asked", seat=Mark(public.seat), me=Mark(seat))
    match action:
        case Trump(suit):
            held = tuple(s for s, bits in zip(SUITS, SUIT_BITS, strict=True) if hand & bits)
            return text("refuse-trump", suit=SuitSign(suit), held=suits_either(held))
        case Bid(name):
            return _no_bid(public, hand, seat, CONTRACTS[name])
        case Play():
            return _no_play(public, hand, action)
    raise TypeError(f"always legal here: {action.do}")


def _no_bid(public: Public, hand: int, seat: Seat, contract: Contract) -> Text:
    """What speaks against a bid: who bids, what it needs, how high it is."""
    name = contract_name(contract)
    if contract.by == "nobody":
        return text("refuse-rufspiel")
    options, forehand = public.table.options, public.table.forehand
    partner_too = options.bauernschnapser_partner
    if not may_bid(contract, place(public, seat), partner_too=partner_too):
        may = [
            Seat((forehand + where) % SEATS)
            for where in range(FOREHAND, SEATS)
            if may_bid(contract, where, partner_too=partner_too)
        ]
        return text("refuse-bid-seats", contract=name, seats=seats_and(sorted(may)))
    if not holds_for(contract, hand, public.bidding.suit):
        if contract.five_of == "trumps":
            return text("refuse-five-trumps", contract=name)
        return text("refuse-five-of-a-suit", contract=name)
    highest = public.bidding.highest
    assert highest is not None
    return text(
        "refuse-bid-low",
        contract=name,
        value=value(contract, options),
        highest=contract_name(highest.contract),
        height=height(public.bidding, options),
    )


def _no_play(public: Public, hand: int, action: Play) -> Text:
    """What speaks against a card: that it is not held, what binds, or the announcement."""
    game, play, options = public.game, public.play, public.table.options
    assert game is not None
    card = card_of(action)
    number = NUMBERS.get(card)
    if number is None:
        return text("refuse-no-such-card", card=Face(card))
    if not hand & BIT[number]:
        return text("refuse-not-held", card=Face(card))
    cards, duty = bound(hand, game, play, options)
    if not cards & BIT[number]:
        led = SuitSign(SUITS[SUIT_OF[play.led]])
        held = either(sorted_hand(cards, game.trump, tens=game.contract.tens))
        return text(_DUTIES[duty], card=Face(card), suit=led, cards=held, best=face(play.best))
    if not game.contract.announces:
        return text("refuse-announce-contract", contract=contract_name(game.contract))
    if play.led != NONE:
        return text("refuse-announce-lead")
    return text("refuse-announce-pair", card=Face(card), suit=SuitSign(SUITS[SUIT_OF[number]]))
