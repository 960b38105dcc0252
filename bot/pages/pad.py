"""The number pad (product.md, 2; screens.md §8): for whoever has no private chat where hands are pop-ups.

The board has numbers, the same for all, as many as the longest hand among those who are asked and play so.
What a number means only the pop-up of *My hand* says: it numbers the keys of the person's own panel, a page
of them at a time.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from bot.drafts import DO, is_do
from bot.keys import BoardKey, PanelKey, read_key, write_key
from bot.page import Key, KeyRow
from bot.pages.panel_keys import question_rows
from bot.posts import BoardPost, PanelPost
from rules.kit.scene import Text, text

PAD = "pad-"
"""What the pad's keys begin with; a number from 1, ``DO`` or ``MORE`` follows."""
MORE = "more"
MOST_ON_PAGE = 110
"""Letters of a page's items: the rest of a pop-up's 200 says what is asked."""


class Item(NamedTuple):
    """A key of a panel. ``word``: of its ``PanelKey``; ``kind``: of its row."""

    label: Text
    word: str
    marked: bool
    kind: Literal["acts", "choices", "marks"]


def items(post: PanelPost) -> tuple[Item, ...]:
    """What the person can press on his panel, in order, but for *Do it*, which has a key of its own."""
    return tuple(item for item in _keys(post) if not is_do(item.word))


def ready(post: PanelPost) -> Text | None:
    """What *Do it* would do; None: nothing is ready."""
    return next((item.label for item in _keys(post) if is_do(item.word)), None)


def _keys(post: PanelPost) -> Iterator[Item]:
    if post.question is None:
        return
    # The numbers are those of the hand as it lies for everybody, however its person sorts it.
    for row in question_rows(post, post.question, "suits", ()):
        for key in row.keys:
            found = read_key(key.data)
            assert isinstance(found, PanelKey)
            yield Item(key.label, found.key, key.marked, row.kind)


def pages(found: Sequence[Item], size: int, letters: Callable[[Text], int]) -> tuple[tuple[Item, ...], ...]:
    """The items a page each: at most ``size``, and as many as a pop-up holds. ``letters``: of a label."""
    made: list[list[Item]] = [[]]
    length = 0
    for item in found:
        more = letters(item.label) + len(" 12 · ")
        if made[-1] and (len(made[-1]) == size or length + more > MOST_ON_PAGE):
            made.append([])
            length = 0
        made[-1].append(item)
        length += more
    return tuple(tuple(page) for page in made)


def pad_row(post: BoardPost, size: int) -> KeyRow:
    """The numbers, *Do it* and *More*."""
    standing = post.standing
    numbers = [(str(n), text("pad-number", number=n)) for n in range(1, size + 1)]
    words = [*numbers, (DO, text("pad-do")), (MORE, text("pad-more"))]
    return KeyRow(
        tuple(
            Key(label, write_key(BoardKey(standing.table, standing.turn, PAD + word)))
            for word, label in words
        )
    )
