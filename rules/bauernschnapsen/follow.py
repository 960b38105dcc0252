"""Which cards may be played, and why the others may not (*Play*)."""

from typing import Literal, NamedTuple, TypeAlias

from rules.bauernschnapsen.cards import HIGHER, HIGHER_TENS, PAIR_BITS, SUIT_BITS, SUIT_OF
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.state import NONE, Game, Play

Duty: TypeAlias = Literal["lead", "beat", "follow", "overtrump", "undertrump", "free"]
"""What binds a player: nothing on lead; (1) beat in the suit; (2) follow it; (3) a trump that beats; (4) any
trump; (5) nothing is left to bind."""


class Bound(NamedTuple):
    """What may be played, as bits, and the duty that leaves no more."""

    cards: int
    duty: Duty


def playable(hand: int, game: Game, play: Play, options: Options) -> int:
    """The cards of ``hand`` that may be played now, as bits."""
    led = play.led
    if led < 0:
        return hand
    best = play.best
    suited = hand & SUIT_BITS[SUIT_OF[led]]
    if suited:
        # Where a plain lead is trumped, what beats the best card lies in another suit, so this is empty.
        return suited & (HIGHER_TENS if game.contract.tens else HIGHER)[best] or suited
    trump = game.trump
    if trump < 0 or options.trumping == "may":
        return hand
    trumps = hand & SUIT_BITS[trump]
    if trumps and SUIT_OF[best] == trump:
        return trumps & HIGHER[best] or (trumps if options.undertrump == "must" else hand)
    return trumps or hand


def bound(hand: int, game: Game, play: Play, options: Options) -> Bound:
    """The same as ``playable``, with the reason."""
    cards = playable(hand, game, play, options)
    if play.led == NONE:
        return Bound(cards, "lead")
    suited = hand & SUIT_BITS[SUIT_OF[play.led]]
    if suited:
        beats = suited & (HIGHER_TENS if game.contract.tens else HIGHER)[play.best]
        return Bound(cards, "beat" if beats else "follow")
    if game.trump == NONE or options.trumping == "may" or not hand & SUIT_BITS[game.trump]:
        return Bound(cards, "free")
    if SUIT_OF[play.best] != game.trump or cards & HIGHER[play.best]:
        return Bound(cards, "overtrump")
    return Bound(cards, "undertrump" if options.undertrump == "must" else "free")


def announceable(hand: int, game: Game, play: Play) -> int:
    """The kings and queens of whole pairs that may be led with an announcement now, as bits."""
    if play.led != NONE or not game.contract.announces:
        return 0
    found = 0
    for bits in PAIR_BITS:
        if hand & bits == bits:
            found |= bits
    return found
