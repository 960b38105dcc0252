"""The guns: which cards make one (kauboj.md, *Guns*)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, Literal, NamedTuple, TypeAlias

from rules.kauboj.cards import FIVES, RANK, TWOS, mask
from rules.kit.cards import SUITS, Card

Kind: TypeAlias = Literal["22", "38", "357", "45"]
HITS_PROTECTED: Final[Kind] = "45"
"""The only gun that may hit a protected cowboy."""
ENDS_DEAL: Final[Kind] = "22"
"""The gun that ends the deal once all Tens lie open, and the one that a Six answers."""
THREES, FOURS, SEVENS, EIGHTS = RANK["3"], RANK["4"], RANK["7"], RANK["8"]
_KINDS: Final[dict[str, Kind]] = {"22": "22", "38": "38", "357": "357", "45": "45"}


class Gun(NamedTuple):
    """A drawn gun. ``number``: the deal's own, kept when it changes hands; ``cards`` in order of code."""

    number: int
    kind: Kind
    cards: tuple[Card, ...]


def kind_of(cards: Sequence[str]) -> Kind | None:
    """The gun that these cards (all different) make, in whatever order; None: no gun.

    >>> kind_of(("8C", "3D")), kind_of(("5S", "4S")), kind_of(("4H", "5S"))
    ('38', '45', None)
    """
    kind = _KINDS.get("".join(sorted(card[0] for card in cards)))
    if kind == HITS_PROTECTED and cards[0][1] != cards[1][1]:
        return None
    return kind


def is_quick(cards: Sequence[str]) -> bool:
    """Whether these cards make a quick draw: 3 5 7 of one suit."""
    return kind_of(cards) == "357" and len({card[1] for card in cards}) == 1


def guns_in(hand: int) -> Iterator[int]:
    """Every gun that a hand holds, as bits, in a pinned order: 22 before 38, 357 and 45."""
    for first, second in combinations(_bits(hand & TWOS), 2):
        yield first | second
    threes = _bits(hand & THREES)
    for three, eight in product(threes, _bits(hand & EIGHTS)):
        yield three | eight
    for three, five, seven in product(threes, _bits(hand & FIVES), _bits(hand & SEVENS)):
        yield three | five | seven
    for five in _bits(hand & FIVES & hand >> 1):  # a Four stands one bit above the Five of its suit
        yield five | five << 1


def _bits(cards: int) -> list[int]:
    bits = []
    while cards:
        bits.append(cards & -cards)
        cards &= cards - 1
    return bits


def has_gun(hand: int) -> bool:
    """Whether any gun can be drawn from the hand."""
    twos = hand & TWOS
    if twos & (twos - 1):
        return True
    if hand & THREES and (hand & EIGHTS or (hand & FIVES and hand & SEVENS)):
        return True
    return bool(hand >> 1 & hand & FIVES)


_QUICK: Final = tuple(mask(Card(rank + suit) for rank in "357") for suit in SUITS)


def quick_draws(hand: int) -> tuple[int, ...]:
    """Every quick draw in the hand, as bits, in canonical order of suits."""
    if not (hand & THREES and hand & FIVES and hand & SEVENS):
        return ()
    return tuple([quick for quick in _QUICK if hand & quick == quick])
