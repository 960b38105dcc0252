"""Prints the chat: messages of the group, of one person, and answers."""

from datetime import datetime
from functools import cache
from importlib.resources import files

from adapters.group.wall import Message, Shown, Wall
from adapters.scenes import Speaker, page_lines
from adapters.terminal.screen import Screen
from bot.desk.visitor import Reply
from bot.page import KeyRow, PrivatePage, PublicPage
from bot.texts import Catalogue
from rules.kit.scene import Arg, text

TEXTS = (files("adapters") / "terminal" / "texts", files("adapters") / "group" / "texts")


@cache
def catalogue(language: str) -> Catalogue:
    """The house's texts, the terminal's and the group's."""
    return Catalogue(language, TEXTS)


class Print:
    """Writes the messages of a wall to the screen. ``names``: how each person is called."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.wall = Wall()
        self.names: dict[str, str] = {}
        self.count = 0
        """How often something was printed: whoever waits for rest looks at it."""
        self._screen = screen
        self._language = language

    def say(self, key: str, /, **args: Arg) -> str:
        """A text in the chat's language."""
        return catalogue(self._language).say(text(key, **args))

    def lines(self, *lines: str) -> None:
        self.count += 1
        self._screen.lines(lines)

    def page(self, page: PublicPage | PrivatePage, person: str | None, message: Message | None) -> Message:
        """A new message, or the ``message`` as it is now; printed where there is anything new to see."""
        lines, keys = laid_out(page)
        if message is None:
            message = self.wall.add(person, lines, keys)
            self.message(message)
        elif self.wall.change(message, lines, keys):
            self.message(message)
        return message

    def message(self, message: Message) -> None:
        """Prints it whole."""
        if message.person is None:
            head = self.say("group-message", number=message.number)
        else:
            name = self.names.get(message.person, message.person.partition(":")[2])
            head = self.say("group-only", number=message.number, name=name)
        shown = [
            self.say("group-key", number=number, label=key.label)
            for number, key in enumerate(message.keys, start=1)
        ]
        body = [*message.lines, *(self._screen.items(shown) if shown else [])]
        self.lines("", head, *body)

    def reply(self, reply: Reply, person: str, pressed: Message | None) -> None:
        """An answer to one person. ``pressed``: the message whose key he pressed."""
        words = catalogue(reply.language)
        said = [line for one in reply.said for line in words.say(one, reply.names, reply.game).splitlines()]
        rows = tuple(reply.rows)
        keys = labels(rows, Speaker(words, reply.game, reply.names))
        sections: list[str] = []
        for part in reply.sections:
            title = [words.say(part.title, reply.names, reply.game)] if part.title is not None else []
            sections += ["", *title, *words.say(part.body, reply.names, reply.game).splitlines()]
        if reply.gone and pressed is not None:
            self.wall.remove(pressed)
        if keys or reply.in_place:
            self._private([*said, *sections], keys, person, pressed if reply.in_place else None)
        elif said or sections:
            name = self.names.get(person, person)
            for number, line in enumerate(said):
                self.lines(self.say("group-answer", name=name, words=line) if not number else f"  {line}")
            self.lines(*sections)
        if reply.page is not None:
            lines, page_keys = laid_out(reply.page)
            self._private(lines, page_keys, person, None)

    def _private(self, lines: list[str], keys: list[Shown], person: str, message: Message | None) -> None:
        if message is None or message.person != person:
            message = self.wall.add(person, lines, keys)
        else:
            self.wall.change(message, lines, keys)
            self.wall.touch(message)
        self.message(message)


def laid_out(page: PublicPage | PrivatePage) -> tuple[list[str], list[Shown]]:
    """A page as lines and keys."""
    speaker = Speaker(catalogue(page.language), page.game, page.names)
    until = None
    if page.until is not None:
        until = datetime.fromtimestamp(page.until).astimezone().strftime("%H:%M:%S")
    code = page.code if isinstance(page, PublicPage) else None
    lines = page_lines(page, speaker, until=until)
    return lines if code is None else [*lines, code], labels(page.rows, speaker)


def labels(rows: tuple[KeyRow, ...], speaker: Speaker) -> list[Shown]:
    """Every key with its words; a marked one with its tick."""
    return [
        Shown(f"{'✓ ' if key.marked else ''}{speaker.on_key(key.label)}", key)
        for row in rows
        for key in row.keys
    ]
