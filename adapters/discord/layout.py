"""What Discord shows of pages and answers: boards and answers are content with rows of keys below it, at most
five; panels are components altogether, 40 of them (docs/discord-form.md)."""

from collections.abc import Sequence
from typing import TypeVar

from discord.ui import ActionRow, LayoutView, TextDisplay, View

from adapters.discord.rows import Block, block_of, fitted, joined, rows_of, type_too
from adapters.discord.words import asked_text, catalogue, page_text, speaker_of
from adapters.scenes import Speaker
from bot.desk.visitor import Ask, Reply
from bot.page import KeyRow, PrivatePage, PublicPage

MOST_PARTS = 40
"""Components of a message whose text is one of them, rows and what is in them counted alike."""
V = TypeVar("V", View, LayoutView)


def page_view(page: PublicPage) -> View:
    """The keys below a board, whose words are the message's content."""
    return view_of(page.rows, speaker_of(page), public=True)


def reply_view(reply: Reply) -> View:
    """The keys below an answer."""
    speaker = Speaker(catalogue(reply.language), reply.game or "", reply.names)
    return view_of(reply.rows, speaker, reply.ask)


def view_of(
    rows: Sequence[KeyRow], speaker: Speaker, ask: Ask | None = None, *, public: bool = False
) -> View:
    """Rows of keys as components. Raises ``NotTaken`` where Discord would refuse it."""
    blocks = [block_of(row, public=public) for row in rows if row.keys]
    if ask is not None:
        type_too(blocks, ask)
    view = View(timeout=None)
    for number, line in enumerate(line for _, line in rows_of(fitted(blocks), speaker)):
        for item in line:
            item.row = number
            view.add_item(item)
    return _forgotten(view)


def panel_view(page: PrivatePage, offset: int = 0) -> LayoutView:
    """A whole panel: its words too are components, so that each question stands above its own keys
    (docs/discord-form.md). ``offset``: from which option on a menu is shown that has too many. Raises
    ``NotTaken`` where Discord would refuse it."""
    speaker = speaker_of(page)
    blocks = joined([block_of(row, public=False) for row in page.rows if row.keys])
    if any(row.kind != "acts" for row in page.rows):
        type_too(blocks, Ask("play"))
    if 1 + sum(block.parts for block in blocks) > MOST_PARTS:
        blocks = fitted(blocks)
        for block in blocks:
            block.question = None
    asked = tuple(block.question for block in blocks if block.question is not None)
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(page_text(page, without=asked)))
    above: Block | None = None
    for block, line in rows_of(blocks, speaker, offset):
        if block is not above and block.question is not None:
            view.add_item(TextDisplay(asked_text(block.question, speaker)))
        view.add_item(ActionRow(*line))
        above = block
    return _forgotten(view)


def text_view(words: str) -> LayoutView:
    """Words alone, for a message that was a panel: it stays of that form."""
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(words))
    return _forgotten(view)


def _forgotten(view: V) -> V:
    """The library need not remember it (``ViewStore``, and a task of 15 minutes for each answer)."""
    view.stop()
    return view
