"""Melds and cards as texts, for boards, panels, keys and the log."""

from collections.abc import Sequence

from rules.kit.cards import JOKER, SUITS, Card
from rules.kit.scene import Joined, RankSign, SuitSign, Text, text
from rules.kit.seats import Seat
from rules.zoliky.melds import Meld, faces, read_meld


def meld_text(meld: Meld) -> Text:
    """A meld in short: a run as a span with what its jokers stand for (``♥5–10 (★9)``), a set by its suits
    (``9♥♣★``)."""
    if meld.kind == "set":
        first = next(card for card in meld.cards if card != JOKER)
        suits = tuple(text("suit", suit=SuitSign(card[1])) for card in meld.cards if card != JOKER)
        key = "meld-set-joker" if meld.jokers else "meld-set"
        return text(key, rank=RankSign(first[0]), suits=Joined(suits, ""))
    low, high = [RankSign(card[0]) for card in (meld.stands[0], meld.stands[-1]) if card is not None]
    suit = SuitSign(SUITS[meld.suit])
    if not meld.jokers:
        return text("meld-run", suit=suit, low=low, high=high)
    jokers = tuple(
        text("stand-in", rank=RankSign(meant[0]))
        for card, meant in zip(meld.cards, meld.stands, strict=True)
        if card == JOKER and meant is not None
    )
    return text("meld-run-jokers", suit=suit, low=low, high=high, jokers=Joined(jokers, " "))


def numbered(number: int, meld: Meld) -> Text:
    """A meld on the table: its number from 1, itself, its worth."""
    return text("board-meld", number=number + 1, meld=meld_text(meld), worth=meld.worth)


def draft(cards: Sequence[Card]) -> Text:
    """Cards that are to be a meld; as they are where they make none."""
    meld = read_meld(Seat(0), cards)
    return meld_text(meld) if isinstance(meld, Meld) else text("meld-none", cards=faces(cards))


def melds_text(lists: Sequence[Sequence[Card]]) -> Joined:
    """Several melds in a row."""
    return Joined(tuple(draft(cards) for cards in lists), " ")


def worth(lists: Sequence[Sequence[Card]]) -> int:
    """What melds are worth together; what is none counts nothing."""
    read = [read_meld(Seat(0), cards) for cards in lists]
    return sum(meld.worth for meld in read if isinstance(meld, Meld))
