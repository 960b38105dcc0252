"""Runs and sets: reading what was laid, adding to it, and what still fits (zoliky.md, *Melds*)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from rules.kit.cards import JOKER, SUITS, Card
from rules.kit.scene import Face, Joined, Text, text
from rules.kit.seats import Seat
from rules.zoliky.deck import BIT, CARD_AT, HIGH_ACE, LOW_ACE, PLACE_OF, SUIT_OF, WORTH_AT

Kind: TypeAlias = Literal["run", "set"]
SHORTEST, LONGEST_RUN, LONGEST_SET = 3, 14, 4


class Reach(NamedTuple):
    """What fits a meld, as bits of natural cards; ``..._joker``: whether a joker alone may go there.

    ``low`` and ``high``: the next card at an end of a run (of a set ``high`` holds all that may be added);
    ``past_low`` and ``past_high``: the card beyond it, which may go there together with a joker between;
    ``swaps``: the cards that may be given for a joker.
    """

    low: int
    high: int
    past_low: int
    past_high: int
    low_joker: bool
    high_joker: bool
    swaps: int


class Meld(NamedTuple):
    """A meld on the table. ``cards`` as they lie; ``stands``: what each stands for, None for a set's joker;
    ``worth`` in points; ``low``: the place of a run's first card, or a set's place."""

    by: Seat
    kind: Kind
    cards: tuple[Card, ...]
    stands: tuple[Card | None, ...]
    worth: int
    low: int
    jokers: int
    reach: Reach

    @property
    def pure(self) -> bool:
        """Whether it is a run without a joker."""
        return self.kind == "run" and not self.jokers

    @property
    def suit(self) -> int:
        """The number of a run's suit."""
        first = self.stands[0]
        assert first is not None
        return SUIT_OF[first]

    @property
    def high(self) -> int:
        """The place of a run's last card."""
        return self.low + len(self.cards) - 1


def faces(cards: Sequence[Card]) -> Joined:
    """Cards in a row, as people read them."""
    return Joined(tuple(text("card", card=Face(card)) for card in cards), " ")


def read_meld(by: Seat, cards: Sequence[Card]) -> Meld | Text:
    """The meld that these cards make in this order, or why they make none."""
    naturals = [card for card in cards if card != JOKER]
    if len(cards) < SHORTEST:
        return text("fault-short")
    if len(cards) - len(naturals) >= len(naturals):
        return text("fault-jokers")
    if len({card[0] for card in naturals}) == 1:
        return _read_set(by, tuple(cards), naturals)
    return _read_run(by, tuple(cards), naturals)


def _read_set(by: Seat, cards: tuple[Card, ...], naturals: list[Card]) -> Meld | Text:
    if len({card[1] for card in naturals}) < len(naturals):
        return text("fault-set-suits")
    if len(cards) > LONGEST_SET:
        return text("fault-set-long")
    place = PLACE_OF[naturals[0]]
    worth = WORTH_AT[HIGH_ACE if place == LOW_ACE else place] * len(cards)
    stands = tuple(None if card == JOKER else card for card in cards)
    jokers = len(cards) - len(naturals)
    return Meld(by, "set", cards, stands, worth, place, jokers, _reach_of_set(naturals, jokers, place))


def _reach_of_set(naturals: list[Card], jokers: int, place: int) -> Reach:
    missing = 0
    for suit in range(len(SUITS)):
        if CARD_AT[suit][place] not in naturals:
            missing |= BIT[CARD_AT[suit][place]]
    room = len(naturals) + jokers < LONGEST_SET
    full = jokers and not room
    return Reach(0, missing if room else 0, 0, 0, False, bool(room and not jokers), missing if full else 0)


def _read_run(by: Seat, cards: tuple[Card, ...], naturals: list[Card]) -> Meld | Text:
    suits = {SUIT_OF[card] for card in naturals}
    if len(suits) > 1:
        return text("fault-neither")
    if len(cards) > LONGEST_RUN:
        return text("fault-run-long")
    low = _first_place(cards)
    if low is None:
        return text("fault-run-order")
    if any(one == other == JOKER for one, other in pairwise(cards)):
        return text("fault-adjacent")
    suit, high = suits.pop(), low + len(cards) - 1
    stands = tuple(CARD_AT[suit][place] for place in range(low, high + 1))
    worth = sum(WORTH_AT[low : high + 1])
    jokers = len(cards) - len(naturals)
    return Meld(by, "run", cards, stands, worth, low, jokers, _reach_of_run(cards, stands, low, suit, jokers))


def _first_place(cards: tuple[Card, ...]) -> int | None:
    """The place of a run's first card, if its natural cards agree about it.

    Two natural cards at least are there, so some card is no Ace or both Aces lie at their ends.
    """
    lows = {PLACE_OF[card] - i for i, card in enumerate(cards) if card != JOKER and card[0] != "A"}
    aces = [i for i, card in enumerate(cards) if card[0] == "A"]
    if len(lows) != 1:
        return None
    (low,) = lows
    high = low + len(cards) - 1
    fits = all(low + i in (LOW_ACE, HIGH_ACE) for i in aces)
    return low if fits and low >= LOW_ACE and high <= HIGH_ACE else None


def _reach_of_run(
    cards: tuple[Card, ...], stands: tuple[Card, ...], low: int, suit: int, jokers: int
) -> Reach:
    high = low + len(cards) - 1
    spare = len(cards) - 2 * jokers - 1  # so many jokers more would still be fewer than the natural cards
    swaps = 0
    for card, meant in zip(cards, stands, strict=True):
        if card == JOKER:
            swaps |= BIT[meant]
    below, above = low > LOW_ACE and cards[0] != JOKER, high < HIGH_ACE and cards[-1] != JOKER
    return Reach(
        BIT[CARD_AT[suit][low - 1]] if low > LOW_ACE else 0,
        BIT[CARD_AT[suit][high + 1]] if high < HIGH_ACE else 0,
        BIT[CARD_AT[suit][low - 2]] if below and low - 1 > LOW_ACE else 0,
        BIT[CARD_AT[suit][high + 2]] if above and high + 1 < HIGH_ACE else 0,
        below and spare > 0,
        above and spare > 0,
        swaps,
    )


def added(meld: Meld, cards: Sequence[Card], at: Literal["low", "high"] | None) -> Meld | Text:
    """The meld with cards added, or why they cannot be; a set takes them at its end."""
    if not cards:
        return text("fault-nothing")
    if meld.kind == "set":
        if at is not None:
            return text("fault-set-at")
        longer = (*meld.cards, *cards)
    elif at is None:
        return text("fault-run-at")
    else:
        longer = (*cards, *meld.cards) if at == "low" else (*meld.cards, *cards)
    read = read_meld(meld.by, longer)
    if isinstance(read, Meld) and read.kind != meld.kind:
        return text("fault-neither")
    return read


def swapped(meld: Meld, card: Card) -> Meld | Text:
    """The meld with a natural card in the joker's place, or why it cannot go there."""
    if card == JOKER:
        return text("fault-swap-joker")
    if not meld.jokers:
        return text("fault-swap-none")
    if meld.kind == "set":
        return _swapped_in_set(meld, card)
    for place, (lies, meant) in enumerate(zip(meld.cards, meld.stands, strict=True)):
        if lies == JOKER and meant == card:
            return _put(meld, place, card)
    return text("fault-swap-other", card=Face(card))


def _swapped_in_set(meld: Meld, card: Card) -> Meld | Text:
    rank = next(lies[0] for lies in meld.cards if lies != JOKER)
    missing = [Card(rank + suit) for suit in SUITS if rank + suit not in meld.cards]
    if card not in missing:
        return text("fault-swap-other", card=Face(card))
    if len(missing) > 1:
        return text("fault-swap-fourth", missing=faces(missing))
    return _put(meld, meld.cards.index(JOKER), card)


def _put(meld: Meld, place: int, card: Card) -> Meld | Text:
    return read_meld(meld.by, (*meld.cards[:place], card, *meld.cards[place + 1 :]))
