"""A hand on its panel, sorted as its person wants it."""

from collections.abc import Iterator, Sequence

from rules.kit.cards import JOKER, Card
from rules.kit.scene import Cards, Face, Hand, Joined, Note, Part, Text, text

_RANKS = "AKQJT98765432"
_SUITS = "SHDC"


def hand_parts(hand: Hand, *, by_ranks: bool) -> Iterator[Part]:
    """The parts of a hand; ``by_ranks``: cards of a rank stand together instead of those of a suit."""
    for part in hand.parts:
        yield _by_ranks(part) if by_ranks and isinstance(part, Cards) and part.cards else part


def rank_order(cards: Sequence[Card]) -> list[int]:
    """The places of the cards with those of a rank together, the highest first; jokers last."""
    return sorted(range(len(cards)), key=lambda place: _worth(cards[place]))


def newest(cards: Sequence[Card], hand: Hand) -> int | None:
    """The place of the card that came last, of two equal ones the first; None: not among these."""
    fresh = next((part.fresh for part in hand.parts if isinstance(part, Cards) and part.fresh), None)
    return cards.index(fresh) if fresh in cards else None


def face(card: Card) -> Text:
    """A card as a text of its own."""
    return text("card", card=Face(card))


def together(cards: Sequence[Card]) -> Text:
    """Cards beside each other."""
    return text("cards-together", cards=Joined(tuple([face(card) for card in cards]), " "))


def _worth(card: Card) -> tuple[int, int]:
    return (len(_RANKS), 0) if card == JOKER else (_RANKS.index(card[0]), _SUITS.index(card[1]))


def _by_ranks(part: Cards) -> Note:
    """The cards of each rank as one fact."""
    groups: list[list[Text]] = []
    fresh, before = part.fresh, ""
    for place in rank_order(part.cards):
        card = part.cards[place]
        shown = face(card)
        if card == fresh:
            shown, fresh = text("card-fresh", card=shown), None
        if card[0] != before:
            groups.append([])
        groups[-1].append(shown)
        before = card[0]
    facts = [text("cards-together", cards=Joined(tuple(group), " ")) for group in groups]
    return Note((text("cards-of", label=part.label, cards=facts[0]), *facts[1:]))
