"""Cards as bits: a hand is one number, and what a rule asks of it is one operation.

Bit 0 is the first card in canonical order (records.md): in each suit A K Q J T 9 8 7 6 5 4 3 2, so a card's
neighbour one rank lower stands one bit higher.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from rules.kit.cards import RANKS, SUITS, Card, pack
from rules.kit.chance import Chance

CARDS: Final[tuple[Card, ...]] = pack()
"""All 52; the Aces are laid aside, the others are shuffled."""
DECK: Final[tuple[Card, ...]] = pack(without="A")
BIT: Final[Mapping[Card, int]] = {card: 1 << i for i, card in enumerate(CARDS)}
_BITS: Final[Mapping[str, int]] = {str(card): bit for card, bit in BIT.items()}
CARD_OF: Final[Mapping[int, Card]] = {bit: card for card, bit in BIT.items()}
SUIT: Final[Mapping[str, int]] = {suit: sum(BIT[Card(rank + suit)] for rank in RANKS) for suit in SUITS}
"""The thirteen cards of a suit."""
_SUIT_BITS = tuple(SUIT.values())


def mask(cards: Iterable[str]) -> int:
    """These cards (all different) as bits."""
    return sum([_BITS[card] for card in cards])


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a hand in canonical order.

    >>> cards_of(mask([Card("2C"), Card("KS"), Card("TS")]))
    ('KS', 'TS', '2C')
    """
    spades, hearts, diamonds, clubs = _SUIT_BITS
    return _cards(hand & spades) + _cards(hand & hearts) + _cards(hand & diamonds) + _cards(hand & clubs)


@lru_cache(maxsize=len(SUITS) << len(RANKS))
def _cards(bits: int) -> tuple[Card, ...]:
    """The cards of one suit; asked for again and again, while whole hands seldom come twice."""
    return tuple([card for card in CARDS if BIT[card] & bits])


def pick_card(chance: Chance, cards: int) -> Card:
    """One of ``cards`` (not empty), evenly."""
    for _ in range(chance.below(cards.bit_count())):
        cards &= cards - 1
    return CARD_OF[cards & -cards]


RANK: Final[Mapping[str, int]] = {rank: mask(Card(rank + suit) for suit in SUITS) for rank in RANKS}
"""The four cards of a rank."""
ACES, KINGS, QUEENS, JACKS = RANK["A"], RANK["K"], RANK["Q"], RANK["J"]
TENS, NINES, SIXES, FIVES, TWOS = RANK["T"], RANK["9"], RANK["6"], RANK["5"], RANK["2"]
FACES: Final = ACES | KINGS | QUEENS | JACKS
SUIT_NAMES: Final = "CDHS"
"""Suits as facts sort them."""
FAMILY: Final[Mapping[str, int]] = {suit: FACES & SUIT[suit] for suit in SUITS}
_FOURS: Final = (JACKS, QUEENS, KINGS)


def cowboy(suit: str) -> int:
    """A King with his Ace."""
    return (KINGS | ACES) & SUIT[suit]


COWBOYS: Final[Mapping[str, int]] = {
    "".join(suits): sum(map(cowboy, suits))
    for count in range(len(SUIT_NAMES) + 1)
    for suits in combinations(SUIT_NAMES, count)
}
"""The cards of protected cowboys by their suits (``""``, ``"D"``, ``"DH"`` …): one unit each."""


def couples(hand: int) -> int:
    """The Queens whose King of the same suit is in the hand too."""
    return (hand << 1) & hand & QUEENS


def families(hand: int) -> int:
    """All cards of complete families: A K Q J of one suit."""
    found = 0
    if hand & ACES:
        for family in FAMILY.values():
            if hand & family == family:
                found |= family
    return found


def figures(hand: int) -> int:
    """All cards of the hand that belong to a complete figure: orphanage, harem, gang, posse, family.

    >>> cards_of(figures(mask([Card("JS"), Card("JH"), Card("JD"), Card("JC"), Card("KC")])))
    ('JS', 'JH', 'JD', 'JC')
    """
    found = families(hand)
    for four in _FOURS:
        if hand & four == four:
            found |= four
    if hand & KINGS == KINGS and hand & ACES == ACES:
        found |= ACES
    return found


def may_go(hand: int, protected: int) -> int:
    """Which cards of ``hand`` may be discarded; ``protected``: the Kings and Aces that are one unit.

    A Six only where all that is no Six is in figures, or nothing else may go (kauboj.md, *Sixes*).
    """
    free = hand & ~protected
    plain = free & ~SIXES
    if plain == free or not plain:
        return free
    rest = hand & ~SIXES
    if rest & ~FACES or rest & ~figures(hand):
        return plain
    return free
