"""A hand on its panel, sorted as its person wants it."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from rules import AnyGame
from rules.kit.cards import JOKER, Card
from rules.kit.extras import grouped
from rules.kit.scene import Cards, Face, Hand, Joined, Note, Part, Text, text

_RANKS = "AKQJT98765432"
_SUITS = "SHDC"
Order: TypeAlias = Literal["suits", "ranks", "melds"]


def order_of(game: AnyGame, *, by_melds: bool, resorted: bool) -> Order:
    """How a hand is sorted: by suits, or the way that helps more in this game where its person wants that.

    ``by_melds``: his usual wish, which counts in games that know melds; ``resorted``: for now the other way.
    """
    has_melds = grouped(game, ()) is not None
    if (by_melds and has_melds) == resorted:
        return "suits"
    return "melds" if has_melds else "ranks"


def hand_parts(hand: Hand, game: AnyGame, order: Order) -> Iterator[Part]:
    """The parts of a hand in this order."""
    for part in hand.parts:
        if order == "suits" or not isinstance(part, Cards) or not part.cards:
            yield part
        else:
            groups = _ranks(part.cards) if order == "ranks" else _melds(game, part.cards)
            yield _in_groups(part, groups)


def places_in(game: AnyGame, cards: Sequence[Card], order: Order) -> list[int]:
    """The places of the cards in this order."""
    if order == "suits":
        return list(range(len(cards)))
    groups = _ranks(cards) if order == "ranks" else _melds(game, cards)
    return [place for group in groups for place in group]


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


def _ranks(cards: Sequence[Card]) -> list[list[int]]:
    """Cards of a rank together, the highest first; jokers last."""
    places = sorted(range(len(cards)), key=lambda place: _worth(cards[place]))
    return _split(cards, places, 0)


def _melds(game: AnyGame, cards: Sequence[Card]) -> list[list[int]]:
    """The melds first, then what is left of each suit."""
    melds = [list(meld) for meld in grouped(game, tuple(cards)) or ()]
    used = {place for meld in melds for place in meld}
    return melds + _split(cards, [place for place in range(len(cards)) if place not in used], 1)


def _split(cards: Sequence[Card], places: Sequence[int], letter: int) -> list[list[int]]:
    """Neighbours that share this letter of their two, together."""
    groups: list[list[int]] = []
    for place in places:
        if groups and cards[groups[-1][0]][letter] == cards[place][letter]:
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def _worth(card: Card) -> tuple[int, int]:
    return (len(_RANKS), 0) if card == JOKER else (_RANKS.index(card[0]), _SUITS.index(card[1]))


def _in_groups(part: Cards, groups: Sequence[Sequence[int]]) -> Note:
    """The cards of each group as one fact; the card that came last is marked, of two equal ones the first."""
    fresh = part.cards.index(part.fresh) if part.fresh in part.cards else None
    facts = []
    for group in groups:
        shown = [
            text("card-fresh", card=face(part.cards[p])) if p == fresh else face(part.cards[p]) for p in group
        ]
        facts.append(text("cards-together", cards=Joined(tuple(shown), " ")))
    return Note((text("cards-of", label=part.label, cards=facts[0]), *facts[1:]))
