"""*My hand* as a pop-up of a few words, for whoever has no private chat (screens.md §8)."""

from collections.abc import Iterator, Sequence

from bot.pages.frame import first_line
from bot.pages.hand import face, together
from bot.pages.pad import Item
from bot.pages.panel_keys import asks
from bot.posts import PanelPost
from rules.kit.scene import Cards, Note, Text, text

MOST_LETTERS = 200
"""Of a pop-up on Telegram (``answerCallbackQuery``: *text*)."""


def pop_up(post: PanelPost, shown: Sequence[Item], *, more: bool) -> tuple[Text, ...]:
    """Texts in the order of their weight: an adapter says as many as fit ``MOST_LETTERS``.

    ``shown``: what the numbers of the pad mean now; ``more``: there are further ones.
    """
    return tuple(_said(post, shown, more=more))


def numbered(shown: Sequence[Item], *, more: bool) -> Iterator[Text]:
    """What each number of the pad means."""
    for number, item in enumerate(shown, start=1):
        key = "pop-up-marked" if item.marked else "pop-up-item"
        yield text(key, number=number, what=item.label)
    if more:
        yield text("pop-up-more")


def _said(post: PanelPost, shown: Sequence[Item], *, more: bool) -> Iterator[Text]:
    code = post.beside.standing.code
    hands = [part for part in post.hand.parts if isinstance(part, Cards) and part.cards]
    labels = [item.label for item in shown]
    if hands and any(face(card) not in labels for card in hands[0].cards):
        yield text("pop-up-cards", code=code, cards=together(hands[0].cards))
    else:
        yield text("pop-up-table", code=code)
    yield from numbered(shown, more=more)
    if post.question is None:
        yield first_line(post.beside.standing)
    else:
        yield from asks(post.question)
    board = post.beside.board.parts if post.beside.board is not None else ()
    for part in post.hand.parts:
        if isinstance(part, Note) and part not in board:
            yield from part.facts
