"""Keyboards of more keys than a message may have, in pages that are turned by keys of their own.

The publisher knows nothing of it: an edit shows the page that was turned to. Which one that is, is kept in
memory alone; after a restart the first page stands there with the next edit.
"""

from collections import OrderedDict
from dataclasses import dataclass, field

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

MOST_KEYS = 100
"""Keys of one message."""
MOST_REMEMBERED = 500
"""Messages whose pages are remembered."""
_TURN = "page "
"""Before the number of a page in the data of its key; no key of ours holds a space (``bot.keys``)."""
_Rows = tuple[tuple[InlineKeyboardButton, ...], ...]


@dataclass(slots=True)
class _Turned:
    rows: _Rows = field(repr=False)
    page: int


def turns_to(data: str) -> int | None:
    """The page that a key turns to; None: it is no such key.

    >>> turns_to("page 2"), turns_to("12.t.hand"), turns_to("page x")
    (2, None, None)
    """
    number = data.removeprefix(_TURN)
    return (
        int(number)
        if number != data and number.isascii() and number.isdecimal() and len(number) < 4
        else None
    )


class Paging:
    """By chat and message."""

    def __init__(self) -> None:
        self._turned: OrderedDict[tuple[int, int], _Turned] = OrderedDict()

    def shown(
        self, keys: InlineKeyboardMarkup | None, chat: int, message: int | None = None
    ) -> InlineKeyboardMarkup | None:
        """What of the keys is to be sent: all, or the page that this message has been turned to."""
        if keys is None or not _too_many(keys.inline_keyboard):
            if message is not None:
                self._turned.pop((chat, message), None)
            return keys
        before = self._turned.get((chat, message)) if message is not None else None
        page = before.page if before is not None else 0
        if message is not None:
            self.sent(keys, chat, message, page)
        return _page(keys.inline_keyboard, page)

    def sent(self, keys: InlineKeyboardMarkup | None, chat: int, message: int, page: int = 0) -> None:
        """These keys are a message's, as far as they fit."""
        if keys is None or not _too_many(keys.inline_keyboard):
            return
        self._turned[chat, message] = _Turned(keys.inline_keyboard, page)
        self._turned.move_to_end((chat, message))
        if len(self._turned) > MOST_REMEMBERED:
            self._turned.popitem(last=False)

    def turn(self, chat: int, message: int, page: int) -> InlineKeyboardMarkup | None:
        """The keys of another page; None: the message's are not known any more."""
        found = self._turned.get((chat, message))
        if found is None:
            return None
        found.page = page
        return _page(found.rows, page)


def _too_many(rows: _Rows) -> bool:
    return sum(map(len, rows)) > MOST_KEYS


def _page(rows: _Rows, page: int) -> InlineKeyboardMarkup:
    """One of the pages, and the keys to its neighbours."""
    pages = _pages(rows)
    page = min(page, len(pages) - 1)
    turns = []
    if page > 0:
        turns.append(InlineKeyboardButton(f"◀ {page}/{len(pages)}", callback_data=f"{_TURN}{page - 1}"))
    if page < len(pages) - 1:
        turns.append(InlineKeyboardButton(f"{page + 2}/{len(pages)} ▶", callback_data=f"{_TURN}{page + 1}"))
    return InlineKeyboardMarkup([*pages[page], turns])


def _pages(rows: _Rows) -> list[list[tuple[InlineKeyboardButton, ...]]]:
    """Whole rows, as many to a page as fit beside the two keys that turn it."""
    pages: list[list[tuple[InlineKeyboardButton, ...]]] = [[]]
    for row in rows:
        if pages[-1] and sum(map(len, pages[-1])) + len(row) > MOST_KEYS - 2:
            pages.append([])
        pages[-1].append(row)
    return pages
