"""What follows for the hands from all that is public: voids, forced plays, announcements, trump, bids.

Nothing here is a guess: a world that breaks any of it cannot be the true one.
"""

from typing import NamedTuple

from rules.bauernschnapsen.cards import ALL_BITS, BIT, HIGHER, HIGHER_TENS, PAIR_BITS, SUIT_BITS, SUIT_OF
from rules.bauernschnapsen.options import SEATS, Options
from rules.bauernschnapsen.state import NONE, Game, Public
from rules.kit.seats import Seat

HAND, FIRST_HAND = 5, 3
"""Cards in a hand, and in one that trump is named from."""


class Known(NamedTuple):
    """What is known of the hands, by seat: ``played`` and ``held`` for sure, ``never`` held now, and how many
    cards they have; ``one_of``: cards of which forehand has one at least (0: no matter); ``suited``: who
    had five cards of one suit."""

    played: tuple[int, ...]
    held: tuple[int, ...]
    never: tuple[int, ...]
    sizes: tuple[int, ...]
    forehand: Seat
    one_of: int
    suited: tuple[Seat, ...]

    @property
    def seen(self) -> int:
        """Every card whose place is known."""
        bits = 0
        for cards in (*self.played, *self.held):
            bits |= cards
        return bits


def known(public: Public) -> Known:
    """What everybody knows."""
    bidding, game, forehand = public.bidding, public.game, public.table.forehand
    played, held, never = [0] * SEATS, [0] * SEATS, [0] * SEATS
    if bidding.flipped != NONE:
        held[forehand] |= BIT[bidding.flipped]
    if game is not None:
        if public.shown:
            held[game.declarer] |= public.shown
        _from_plays(public, game, played, held, never)
    size = HAND if bidding.suit != NONE else FIRST_HAND if public.phase == "trump" else 0
    sizes = tuple(size - bits.bit_count() for bits in played)
    one_of = 0
    if bidding.suit != NONE and bidding.flipped == NONE and not played[forehand] & SUIT_BITS[bidding.suit]:
        one_of = SUIT_BITS[bidding.suit]
    suited = tuple(
        call.seat for call in bidding.calls if call.contract is not None and call.contract.five_of == "a-suit"
    )
    held = [bits & ~out for bits, out in zip(held, played, strict=True)]
    return Known(tuple(played), tuple(held), tuple(never), sizes, forehand, one_of, suited)


def _from_plays(public: Public, game: Game, played: list[int], held: list[int], never: list[int]) -> None:
    """Adds what each card played tells of the hand that it came from."""
    higher = HIGHER_TENS if game.contract.tens else HIGHER
    size, best = game.players, NONE
    for number, (seat, card, announced) in enumerate(public.play.plays):
        played[seat] |= BIT[card]
        if not number % size:
            led = best = card
            if announced:
                held[seat] |= PAIR_BITS[SUIT_OF[card]]
            continue
        never[seat] |= denied(card, led, best, game, public.table.options)
        if higher[best] & BIT[card] or SUIT_OF[card] == game.trump != SUIT_OF[best]:
            best = card


def denied(card: int, led: int, best: int, game: Game, options: Options) -> int:
    """The cards that somebody who plays ``card`` cannot hold, as they would have bound him."""
    higher = HIGHER_TENS if game.contract.tens else HIGHER
    suit, trump = SUIT_OF[led], game.trump
    if SUIT_OF[card] == suit:
        return 0 if higher[best] & BIT[card] else higher[best] & SUIT_BITS[suit]
    void = SUIT_BITS[suit]
    if trump == NONE or options.trumping == "may":
        return void
    if SUIT_OF[best] != trump:
        return void if SUIT_OF[card] == trump else void | SUIT_BITS[trump]
    if SUIT_OF[card] == trump:
        return void if higher[best] & BIT[card] else void | higher[best]
    return void | (SUIT_BITS[trump] if options.undertrump == "must" else higher[best])


def unseen(facts: Known, hand: int) -> int:
    """The cards whose place somebody with this hand does not know."""
    return ALL_BITS & ~(facts.seen | hand)
