"""Single melds of a hand.

``thrifty`` melds have a joker only where the hand lacks the card itself; ``melds_with`` is every meld there
is with some card in it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from rules.kit.cards import JOKER, Card
from rules.zoliky.deck import CARD_AT, HIGH_ACE, KING, LOW_ACE, PLAIN_BITS, STRIDE, SUIT_BITS, Held
from rules.zoliky.melds import SHORTEST

_SUITS: Final = range(4)


def thrifty(held: Held) -> list[tuple[Card, ...]]:
    """Every meld without a wasted joker, runs by suit and from the lowest, then sets."""
    one, _, jokers = held
    found: list[tuple[Card, ...]] = []
    in_a_row = one & one >> 1 & one >> 2
    if jokers or in_a_row:
        for suit in _SUITS:
            bits = one >> STRIDE * suit & SUIT_BITS
            if bits & bits >> 1 or bits & bits >> 2:
                found += _runs(held, suit, bits)
    found += sets_without_joker(held)
    if jokers:
        found += [(*cards, JOKER) for cards in _ranks(one, 2) if len(cards) <= SHORTEST]
    return found


def sets_without_joker(held: Held) -> Iterator[tuple[Card, ...]]:
    """Every set of natural cards, from the Ace up."""
    for cards in _ranks(held.one, SHORTEST):
        for size in range(SHORTEST, len(cards) + 1):
            yield from combinations(cards, size)


def _ranks(one: int, least: int) -> Iterator[tuple[Card, ...]]:
    """The cards of each rank that at least so many suits (two or three) have."""
    a, b, c, d = (one >> STRIDE * suit & PLAIN_BITS for suit in _SUITS)
    pairs, others = a & b, c & d
    both = pairs & (c | d) | others & (a | b)
    if least < SHORTEST:
        both = pairs | others | (a | b) & (c | d)
    while both:
        place = (both & -both).bit_length() - 1
        both &= both - 1
        yield tuple([CARD_AT[suit][place] for suit in _SUITS if one >> STRIDE * suit + place & 1])


def _runs(held: Held, suit: int, bits: int) -> Iterator[tuple[Card, ...]]:
    """Runs of a suit with a joker only where a card is missing."""
    both_aces = held.two >> STRIDE * suit + LOW_ACE & 1
    for low in range(LOW_ACE, HIGH_ACE - 1):
        cards: list[Card] = []
        naturals = 0
        for place in range(low, HIGH_ACE + 1):
            there = bits >> place & 1
            if place == HIGH_ACE and low == LOW_ACE and cards[0] != JOKER and not both_aces:
                there = 0
            if not there and cards and cards[-1] == JOKER:
                break
            naturals += there
            cards.append(CARD_AT[suit][place] if there else JOKER)
            used = len(cards) - naturals
            if used > held.jokers:
                break
            if len(cards) >= SHORTEST and used < naturals:
                yield tuple(cards)


def pure_runs(held: Held) -> list[tuple[Card, ...]]:
    """Every run without a joker."""
    plain = held._replace(jokers=0)
    suits = [suit for suit in _SUITS if held.one & held.one >> 1 & held.one >> 2 & SUIT_BITS << STRIDE * suit]
    return [cards for suit in suits for cards in _runs(plain, suit, held.one >> STRIDE * suit & SUIT_BITS)]


def melds_with(held: Held, card: Card) -> Iterator[tuple[Card, ...]]:
    """Every meld of the hand in which this card (or this joker) lies."""
    for meld in _every(held):
        if card in meld:
            yield meld


def _every(held: Held) -> Iterator[tuple[Card, ...]]:
    for suit in _SUITS:
        for low in range(LOW_ACE, HIGH_ACE - 1):
            yield from _extended(held, suit, low, ())
    for place in range(LOW_ACE, KING + 1):
        there = [CARD_AT[suit][place] for suit in _SUITS if held.count(CARD_AT[suit][place])]
        for size in range(2, len(there) + 1):
            for cards in combinations(there, size):
                if size >= SHORTEST:
                    yield cards
                if held.jokers and size <= SHORTEST:
                    yield (*cards, JOKER)


def _extended(held: Held, suit: int, place: int, cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Runs that go on with a card at this place."""
    if place > HIGH_ACE:
        return
    for card in (CARD_AT[suit][place], JOKER):
        if held.count(card) <= cards.count(card) or (card == JOKER and cards[-1:] == (JOKER,)):
            continue
        more = (*cards, card)
        if len(more) >= SHORTEST and 2 * more.count(JOKER) < len(more):
            yield more
        yield from _extended(held, suit, place + 1, more)
