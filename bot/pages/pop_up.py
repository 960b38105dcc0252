"""*My hand* as a pop-up of a few words, for whoever has no private chat (screens.md §8)."""

from collections.abc import Iterator

from bot.pages.frame import first_line
from bot.pages.hand import face
from bot.posts import PanelPost
from rules.kit.scene import Cards, Joined, Note, Text, text

MOST_LETTERS = 200
"""Of a pop-up on Telegram (``answerCallbackQuery``: *text*)."""


def pop_up(post: PanelPost) -> tuple[Text, ...]:
    """Texts in the order of their weight: an adapter says as many as fit ``MOST_LETTERS``.

    Cards are numbered as they stand in the hand; those that may be played now are named by their numbers.
    """
    return tuple(_said(post))


def _said(post: PanelPost) -> Iterator[Text]:
    standing = post.beside.standing
    hands = [part for part in post.hand.parts if isinstance(part, Cards) and part.cards]
    if hands:
        numbered = [
            text("pop-up-card", number=n, card=face(c)) for n, c in enumerate(hands[0].cards, start=1)
        ]
        yield text("pop-up-cards", code=standing.code, cards=Joined(tuple(numbered), " "))
        yield from _live(hands[0])
    else:
        yield text("pop-up-table", code=standing.code)
    if post.question is None:
        yield first_line(standing)
    else:
        yield from (form.ask for form in post.question.forms)
    shown = post.beside.board.parts if post.beside.board is not None else ()
    for part in post.hand.parts:
        if isinstance(part, Note) and part not in shown:
            yield from part.facts


def _live(hand: Cards) -> Iterator[Text]:
    if hand.live is None:
        return
    numbers = [text("pop-up-number", number=n) for n, card in enumerate(hand.cards, 1) if card in hand.live]
    if numbers:
        yield text("pop-up-live", numbers=Joined(tuple(numbers), ", "))
