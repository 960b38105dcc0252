"""Pages and answers in words, as Discord's markdown shows them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from adapters.discord.places import user_of
from adapters.scenes import Speaker, lines_of
from bot.desk.visitor import Reply
from bot.page import PrivatePage, PublicPage
from bot.texts import Catalogue
from rules.kit.scene import Text, text

MOST_TEXT = 2000
"""Letters of a message's content."""
_MARKUP = re.compile(
    r"[\\*_~`|<>\[\]@]|:(?=[\w/])|^#(?=[#\s])|^[-+](?=[#\s])|(?<=^\d)\.(?=\s)|(?<=^\d\d)\.(?=\s)",
    re.MULTILINE,
)
"""Signs of its markdown: everywhere, or where they begin something."""
_HASH = re.compile(r"[0-9a-f]{32}")
_INDENT = "\u2002"
_COMMAND = re.compile(r"(?<![\w/])/(?!link [A-Z0-9])([a-z]{3,12})\b")
"""One that can be tapped; not what is to be typed with another account (``/link CODE``)."""
_MINE = re.compile(r"(?<=/settings) mine\b")
"""An option of its command here, no word behind it."""
_NO_COMMANDS: Mapping[str, str] = MappingProxyType({})
_HEAD, _UNTIL = "\ue000", "\ue001"
"""Stand for what is put in after the rest is escaped; no text has letters of the private use area."""


@cache
def catalogue(language: str) -> Catalogue:
    """The house's texts and this adapter's."""
    return Catalogue(language, (files("adapters") / "discord" / "texts",))


def phrase(language: str, key: str) -> str:
    """A text of this adapter that needs nothing."""
    return catalogue(language).say(text(key))


def escaped(words: str) -> str:
    """The words with every sign of Discord's markdown taken for itself.

    >>> escaped("6♠* <@1> 9_9")
    '6♠\\\\* \\\\<\\\\@1\\\\> 9\\\\_9'
    >>> escaped("- a\\n1. b-c")
    '\\\\- a\\n1\\\\. b-c'
    """
    return _MARKUP.sub(lambda found: f"\\{found[0]}", words)


def speaker_of(page: PublicPage | PrivatePage) -> Speaker:
    """Says the texts of a page."""
    return Speaker(catalogue(page.language), page.game or "", page.names)


def page_text(
    page: PublicPage | PrivatePage, mentions: Sequence[str] = (), without: Sequence[Text] = ()
) -> str:
    """The words of a page. ``mentions``: the people who are told, behind the first line; ``without``: lines
    that stand elsewhere. The platform counts down by itself."""
    speaker = speaker_of(page)
    head = f"**{escaped(speaker.say(page.head))}**"
    if page.until is not None:
        frame = escaped(speaker("page-until", head=_HEAD, until=_UNTIL))
        head = frame.replace(_HEAD, head).replace(_UNTIL, f"<t:{int(page.until)}:R>")
    head = " ".join([head, *(f"<@{user_of(one)}>" for one in mentions)])
    below = [line for line in page.lines if line not in without] if without else page.lines
    lines = [head, *map(_line, lines_of(below, speaker))]
    if isinstance(page, PublicPage) and page.code is not None:
        # A code block cannot hold its own sign; then the words stand as they are.
        lines.append(f"```\n{page.code}\n```" if "`" not in page.code else escaped(page.code))
    return "\n".join(lines)[:MOST_TEXT]


def asked_text(question: Text, speaker: Speaker) -> str:
    """A question of a panel, above its keys. Nothing stands beside it, so the platform may break it."""
    return escaped(speaker.say(question))


def neutral_text(page: PrivatePage) -> str | None:
    """What a new message says before it is edited; None: it needs none."""
    return None if page.neutral is None else escaped(speaker_of(page).say(page.neutral))


def reply_text(reply: Reply) -> str:
    """The lines of an answer, without its sections."""
    words = catalogue(reply.language)
    return escaped("\n".join(words.say(line, reply.names, reply.game) for line in reply.said))


def reply_texts(reply: Reply, commands: Mapping[str, str] = _NO_COMMANDS) -> list[str]:
    """The answer, cut between sections and lines so that each message fits; without its page.
    ``commands``: what is printed for a command's name, so that it can be tapped."""
    words = catalogue(reply.language)
    parts = [_tappable(reply_text(reply), commands)] if reply.said else []
    for section in reply.sections:
        body = escaped(words.say(section.body, reply.names, reply.game))
        if section.title is not None:
            title = words.say(section.title, reply.names, reply.game)
            body = f"**{escaped(title)}**\n{body}"
        parts.append(body)
    return list(_packed(parts))


def _tappable(words: str, commands: Mapping[str, str]) -> str:
    return _COMMAND.sub(lambda found: commands.get(found[1], found[0]), _MINE.sub(" mine:True", words))


def _line(line: str) -> str:
    """A hash is set small: as large as the rest, half of one does not fit into a row of a phone. What goes on
    from the line before is set in by as much as can be seen."""
    if _HASH.fullmatch(line):
        return f"-# {line}"
    return escaped(f"{_INDENT}{line[1:]}" if line.startswith(" ") else line)


def _packed(parts: list[str]) -> Iterator[str]:
    """Parts joined to messages of at most ``MOST_TEXT``."""
    held = ""
    for part in parts:
        for number, piece in enumerate(_pieces(part)):
            joined = f"{held}\n{piece}" if held and number else f"{held}\n\n{piece}" if held else piece
            if held and len(joined) > MOST_TEXT:
                yield held
                joined = piece
            held = joined
    if held:
        yield held


def _pieces(part: str) -> Iterator[str]:
    """A part that is too long for a message, by its lines; a line that is, by its words."""
    if len(part) <= MOST_TEXT:
        yield part
        return
    for line in part.split("\n"):
        rest = line
        while len(rest) > MOST_TEXT:
            place = rest.rfind(" ", 1, MOST_TEXT)
            place = place if place > 0 else MOST_TEXT - 1
            yield rest[:place]
            rest = rest[place:].lstrip()
        yield rest
