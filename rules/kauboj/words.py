"""Small texts that boards, panels, keys and logs share."""

from collections.abc import Iterable

from rules.kauboj.actions import Way
from rules.kauboj.cards import cards_of
from rules.kauboj.guns import Gun
from rules.kit.cards import RANKS, Card
from rules.kit.scene import Face, Joined, SuitSign, Text, text


def face(card: str) -> Face:
    return Face(Card(card))


def faces(cards: Iterable[str]) -> Joined:
    """Cards in a row: ``K♠ Q♠``."""
    return Joined(tuple(text("card", card=face(card)) for card in cards), " ")


def held(hand: int) -> Joined:
    """The cards of a hand, or of a part of it."""
    return faces(cards_of(hand))


def suits(letters: Iterable[str]) -> Joined:
    return Joined(tuple(text("suit", suit=SuitSign(letter)) for letter in letters), " ")


def gun_text(gun: Gun) -> Text:
    """A gun by its name and its suits in order of ranks: ``38 ♦♣``."""
    signs = tuple(text("suit", suit=SuitSign(card[1])) for card in gun_order(gun.cards))
    return text("gun", kind=gun.kind, suits=Joined(signs, ""))


def gun_order(cards: Iterable[Card]) -> list[Card]:
    """The cards of a gun as its name has them, the lowest rank first; equal ranks in order of code."""
    return sorted(cards, key=lambda card: (-RANKS.index(card[0]), card))


def way_text(to: Way) -> Text:
    match to:
        case "left":
            return text("way-left")
        case "right":
            return text("way-right")
    return text("way-across")
