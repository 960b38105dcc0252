"""Pages and answers as Telegram shows them: HTML of a few tags, and rows of keys under it."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from html import escape
from importlib.resources import files

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from adapters.scenes import NAME_IN_ROW, Speaker, lines_of, pop_up_line, width
from adapters.telegram.places import chat_of
from bot.desk.visitor import Reply
from bot.outlet import NotTaken
from bot.page import MOST_DATA, Key, KeyRow, PrivatePage, PublicPage
from bot.texts import Catalogue
from rules.kit.scene import Mark, text
from rules.kit.seats import Seat

MOST_TEXT = 4096
"""Letters of a message after its tags are read (``sendMessage``), counted in UTF-16."""
MOST_TOAST = 200
"""Letters of an answer to a press (``answerCallbackQuery``)."""
_WIDTHS = ((8, 2), (6, 4), (5, 5), (4, 7), (3, 10), (2, 15))
"""Keys a row, and the longest label with so many (screens.md, *Keys*)."""
_HEAD, _UNTIL, _NAME, _NAMED = "\ue000", "\ue001", "\ue002", "\ue003"
"""Stand for what is put in after the rest is escaped; names are rid of letters of the private use area."""


@cache
def catalogue(language: str) -> Catalogue:
    """The house's texts and this adapter's."""
    return Catalogue(language, (files("adapters") / "telegram" / "texts",))


def page_html(page: PublicPage | PrivatePage, mentions: Sequence[str] = ()) -> str:
    """The whole message. ``mentions``: the people who are told; a name in the first line links to each and
    notifies."""
    speaker = _voice_of(page.language, page.game, page.names)
    head = escape(speaker.say(page.head), quote=False) if not mentions else _mentioning(page, mentions)
    if page.until is not None:
        frame = escape(speaker("page-until", head=_HEAD, until=_UNTIL), quote=False)
        head = frame.replace(_HEAD, head).replace(_UNTIL, _moment(page.until))
    lines = [head, *(escape(line, quote=False) for line in _body(page, speaker))]
    code = page.code if isinstance(page, PublicPage) else None
    return "\n".join(lines if code is None else [*lines, f"<pre>{escape(code, quote=False)}</pre>"])


def pop_up_words(reply: Reply) -> str:
    """A person's own panel in a pop-up: in few words, with what the numbers of the pad mean."""
    speaker = _voice_of(reply.language, reply.game, reply.names)
    return shortened(pop_up_line(reply.short, speaker, MOST_TOAST))


def page_keys(page: PublicPage | PrivatePage) -> InlineKeyboardMarkup | None:
    """The keys of a page."""
    return keyboard(page.rows, _voice_of(page.language, page.game, page.names))


def neutral_words(page: PrivatePage) -> str | None:
    """What a new message says before it is edited; None: it needs none."""
    if page.neutral is None:
        return None
    return _voice_of(page.language, page.game, page.names).say(page.neutral)


def reply_words(reply: Reply) -> str:
    """The lines of an answer, without its sections."""
    words = catalogue(reply.language)
    return "\n".join(words.say(line, reply.names, reply.game) for line in reply.said)


def reply_messages(reply: Reply) -> list[str]:
    """The answer in HTML, cut between sections and lines so that each message fits."""
    words = catalogue(reply.language)
    parts = [escape(reply_words(reply), quote=False)] if reply.said else []
    if reply.page is not None:
        parts.append(page_html(reply.page))
    for section in reply.sections:
        body = escape(words.say(section.body, reply.names, reply.game), quote=False)
        if section.title is not None:
            body = f"<b>{escape(words.say(section.title, reply.names, reply.game), quote=False)}</b>\n{body}"
        parts.append(body)
    return list(_packed(parts))


def reply_keys(reply: Reply) -> InlineKeyboardMarkup | None:
    """The keys of an answer; those of its panel after its own."""
    own = keyboard(reply.rows, _voice_of(reply.language, reply.game, reply.names))
    panel = page_keys(reply.page) if reply.page is not None else None
    rows = [*(own.inline_keyboard if own else ()), *(panel.inline_keyboard if panel else ())]
    return InlineKeyboardMarkup(rows) if rows else None


def url_key(language: str, key: str, url: str) -> InlineKeyboardMarkup:
    """One key that opens an address."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(catalogue(language).say(text(key)), url=url)]])


def keyboard(rows: Sequence[KeyRow], speaker: Speaker) -> InlineKeyboardMarkup | None:
    """Rows of keys, broken where the labels need it; there may be more than one message holds
    (``adapters.telegram.paging``). Raises ``NotTaken`` for a key that Telegram would refuse."""
    broken = [shown for row in rows for shown in _broken([_button(key, speaker) for key in row.keys])]
    return InlineKeyboardMarkup(broken) if broken else None


def units(words: str) -> int:
    """Letters as Telegram counts them."""
    return len(words.encode("utf-16-le")) // 2


def shortened(words: str, most: int = MOST_TOAST) -> str:
    """The words, cut with a sign where they are too long.

    >>> shortened("abc", 3), shortened("abcd", 3)
    ('abc', 'ab…')
    """
    if units(words) <= most:
        return words
    kept = words[: most - 1]
    while units(kept) > most - 1:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def _voice_of(language: str, game: str | None, names: tuple[str, ...]) -> Speaker:
    return Speaker(catalogue(language), game or "", names)


def _mentioning(page: PublicPage | PrivatePage, mentions: Sequence[str]) -> str:
    """The first line with a link to the person on the name that stands there; where several are asked, and
    only their signs stand there, on the sign of each; where not even that does, on the whole of it."""
    words = catalogue(page.language)
    names = tuple(name and f"{_NAME}{name[:NAME_IN_ROW].rstrip()}{_NAMED}" for name in page.names)
    head = escape(words.say(page.head, names, page.game), quote=False)
    first, *_ = links = [f'<a href="tg://user?id={chat_of(person)}">' for person in mentions]
    if head.count(_NAME) == 1:
        return head.replace(_NAME, first).replace(_NAMED, "</a>")
    plain = head = head.replace(_NAME, "").replace(_NAMED, "")
    people = page.people if isinstance(page, PublicPage) else ()
    for person, link in zip(mentions, links, strict=True):
        sign = words.say(text("seat", seat=Mark(Seat(people.index(person))))) if person in people else ""
        if sign and head.count(sign) == 1:
            head = head.replace(sign, f"{link}{sign}</a>")
    return head if head != plain else f"{first}{head}</a>"


def _body(page: PublicPage | PrivatePage, speaker: Speaker) -> list[str]:
    """Everything below the first line."""
    return lines_of(page.lines, speaker)


def _moment(until: float) -> str:
    """The platform counts down; old clients show the time of day."""
    clock = datetime.fromtimestamp(until, UTC).strftime("%H:%M UTC")
    return f'<tg-time unix="{int(until)}" format="r">{clock}</tg-time>'


def _button(key: Key, speaker: Speaker) -> InlineKeyboardButton:
    label = ("✓" if key.marked else "") + speaker.on_key(key.label)
    if key.url is not None:
        return InlineKeyboardButton(label, url=key.url)
    if not 1 <= len(key.data.encode()) <= MOST_DATA:
        raise NotTaken
    return InlineKeyboardButton(label, callback_data=key.data)


def _broken(keys: list[InlineKeyboardButton]) -> Iterator[list[InlineKeyboardButton]]:
    """As many beside each other as their labels allow, in rows that are alike."""
    longest = max((width(key.text) for key in keys), default=0)
    fits = next((count for count, most in _WIDTHS if longest <= most), 1)
    rows = -(-len(keys) // fits)
    for number in range(rows):
        first, last = number * len(keys) // rows, (number + 1) * len(keys) // rows
        yield keys[first:last]


def _packed(parts: Iterable[str]) -> Iterator[str]:
    """Parts joined to messages of at most ``MOST_TEXT``; tags count too, so there is some room."""
    return _joined((piece for whole in parts for piece in _pieces(whole)), "\n\n")


def _pieces(part: str) -> Iterator[str]:
    """A part that is too long for a message, cut at its lines; a line that is, at its words."""
    return _joined((piece for whole in part.split("\n") for piece in _cut(whole)), "\n")


def _joined(pieces: Iterable[str], by: str) -> Iterator[str]:
    """As many together as a message holds."""
    held = ""
    for piece in pieces:
        joined = f"{held}{by}{piece}" if held else piece
        if held and units(joined) > MOST_TEXT:
            yield held
            joined = piece
        held = joined
    if held:
        yield held


def _cut(line: str) -> Iterator[str]:
    while units(line) > MOST_TEXT:
        # As many letters are at most a whole message, whatever they are.
        place = line.rfind(" ", 1, MOST_TEXT // 2)
        place = place if place > 0 else MOST_TEXT // 2
        yield line[:place]
        line = line[place:].lstrip()
    yield line
