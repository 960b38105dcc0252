"""Cards: two characters in records and inside (``KS``, ``TH``, ``XX``), signs for people, and what they type.

Canonical order (records.md, *Fair chance* 4): suits S, H, D, C; in each the ranks from A, K, Q, J, T down.
"""

from collections.abc import Iterable, Mapping
from typing import NewType

Card = NewType("Card", str)

RANKS = "AKQJT98765432"
SUITS = "SHDC"
JOKER = Card("XX")
TEXT_STYLE = "\ufe0e"
"""Keeps a suit a letter where a platform would draw an emoji; it has no width of its own."""
SIGNS: Mapping[str, str] = {suit: sign + TEXT_STYLE for suit, sign in zip(SUITS, "♠♥♦♣", strict=True)}
GERMAN_SIGNS: Mapping[str, str] = dict(zip(SUITS, ("🍃", SIGNS["H"], "🔔", "🌰"), strict=True))
"""Leaves, hearts, bells and acorns, as on German cards."""
COLOUR_SIGNS: Mapping[str, str] = dict(zip(SUITS, ("♠\ufe0f", "♥\ufe0f", "🔷", "🍀"), strict=True))
"""Pictures in four colours: black, red, blue, green. The signs differ in shape too."""
GERMAN_FACES: Mapping[str, str] = {"Q": "O", "J": "U"}
"""Ober and Unter; the other ranks are written as on French cards."""
_SUIT_OF_SIGN = {
    sign: suit
    for suit, signs in zip(SUITS, ("♠♤🍃", "♥♡", "♦♢🔔🔷", "♣♧🌰🍀"), strict=True)
    for sign in signs
}
_ENGLISH_RANKS = {rank.lower(): rank for rank in RANKS} | {"10": "T", "1": "A"}
_ENGLISH_SUITS = {suit.lower(): suit for suit in SUITS}
_JOKERS = frozenset(("xx", "x", "★", "☆", "🃏", "joker"))
_PLACE = {code: place for place, code in enumerate([*(r + s for s in SUITS for r in RANKS), JOKER])}


def is_card(code: str) -> bool:
    """Whether ``code`` is a card's two characters as records write them.

    >>> is_card("TH"), is_card("10H"), is_card("XX")
    (True, False, True)
    """
    return code in _PLACE


def pack(lowest: str = "2", copies: int = 1, jokers: int = 0, *, without: str = "") -> tuple[Card, ...]:
    """A pack in canonical order, with the ranks from A down to ``lowest`` but those in ``without``.

    >>> len(pack()), " ".join(pack("T", without="9")[:5])
    (52, 'AS KS QS JS TS')
    """
    ranks = [rank for rank in RANKS[: RANKS.index(lowest) + 1] if rank not in without]
    one = [Card(rank + suit) for suit in SUITS for rank in ranks]
    return (*one * copies, *[JOKER] * jokers)


def canonical(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Played cards in the order in which they are shuffled again: first copies, second copies, jokers.

    >>> canonical([Card(c) for c in ("XX", "2S", "AS", "2S")])
    ('AS', '2S', '2S', 'XX')
    """
    seen: dict[Card, int] = {}
    keyed: list[tuple[int, int, Card]] = []
    for card in cards:
        copy = seen.get(card, 0)
        seen[card] = copy + 1
        keyed.append((2**31 if card == JOKER else copy, _PLACE[card], card))
    return tuple(card for _, _, card in sorted(keyed))


def print_card(card: Card, faces: Mapping[str, str] | None = None, signs: Mapping[str, str] = SIGNS) -> str:
    """The card for people: ``10♥`` and ``★``; ``faces`` gives a language's letters by rank.

    >>> print_card(Card("TH")).replace(TEXT_STYLE, ""), print_card(JOKER)
    ('10♥', '★')
    >>> print_card(Card("QD"), {"Q": "D"})[0]
    'D'
    """
    if card == JOKER:
        return "★"
    rank, suit = card
    return print_rank(rank, faces) + signs[suit]


def print_rank(rank: str, faces: Mapping[str, str] | None = None) -> str:
    """The rank for people, with a language's letters.

    >>> print_rank("T"), print_rank("Q", {"Q": "D"})
    ('10', 'D')
    """
    return (faces or {}).get(rank, "10" if rank == "T" else rank)


def parse_card(
    typed: str, ranks: Mapping[str, str] | None = None, suits: Mapping[str, str] | None = None
) -> Card | None:
    """The card that somebody typed, or None: ``K♠ Ks 10h ks ♠K th XX ★``, in any case.

    ``ranks`` and ``suits`` are a language's own letters (lower case) to ours; English ones always work.

    >>> [parse_card(t) for t in ("K♠", "10h", "♠k", "★", "1x", "")]
    ['KS', 'TH', 'KS', 'XX', None, None]
    >>> parse_card("Dd", {"d": "Q"}, {"k": "D"})
    'QD'
    """
    word = "".join(typed.split()).replace(TEXT_STYLE, "").replace("\ufe0f", "").casefold()
    if word in _JOKERS:
        return JOKER
    rank_of = _ENGLISH_RANKS | dict(ranks or {})
    suit_of = _ENGLISH_SUITS | _SUIT_OF_SIGN | dict(suits or {})
    splits = [(word[:i], word[i:]) for i in range(1, len(word))]
    for rank, suit in splits:  # rank first, as glossary.md has it
        if rank in rank_of and suit in suit_of:
            return Card(rank_of[rank] + suit_of[suit])
    for suit, rank in splits:
        if suit in _SUIT_OF_SIGN and rank in rank_of:
            return Card(rank_of[rank] + _SUIT_OF_SIGN[suit])
    return None
