"""Who speaks and what is meant: lines of the keyboard to presses and commands."""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from unicodedata import normalize

from adapters.group.board import Print, catalogue
from adapters.group.outlet import GROUP, PLATFORM
from adapters.group.wall import Message, Shown
from bot.commands import normal
from bot.desk.visitor import File, Reply, Visitor
from bot.service import Service
from bot.texts import clean_name
from rules.kit.scene import text

HELP_LINES = 8
_SPOKEN = re.compile(r"\s*(?P<name>[^\W\d_/][^:/#]{0,60}?)\s*:(?P<rest>.*)", re.DOTALL)
_NUMBER = re.compile(r"\s*(?:#?(?P<message>[0-9]{1,6})[.\s]\s*)?(?P<key>[0-9]{1,3})\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the group. ``id``: ``local:NAME`` without what the eye may miss (case, widths)."""

    id: str
    name: str


def person_of(name: str) -> Person | None:
    """The person of this name; None: it is no name of a person (empty, without letters, the group's own)."""
    clean = clean_name(name)
    folded = normalize("NFKC", clean).casefold()
    where = f"{PLATFORM}:{folded}"
    if where == GROUP or not any(map(str.isalpha, clean)):
        return None
    return Person(where, clean)


class Session:
    """The group at one keyboard. ``first``: who speaks until another name is said; ``admin``: the chat's;
    ``keep``: writes a file, and says where."""

    def __init__(
        self,
        service: Service,
        prints: Print,
        first: Person,
        admin: Person,
        language: str,
        keep: Callable[[File], str],
    ) -> None:
        self._service, self._desk = service, service.desk
        self._print = prints
        self._speaker = first
        self._admin = admin
        self._language = language
        self._keep = keep
        prints.names[first.id] = first.name

    async def speaks(self, language: str) -> None:
        """The chat speaks this language from now on, as if its admin had said so."""
        await self._desk.command(self._visitor(self._admin), "settings", f"language {language}")

    async def line(self, line: str) -> bool:
        """One typed line; whether the group goes on. Raises ``StoreError`` where a file cannot be written."""
        spoken, words = _SPOKEN.fullmatch(line), line
        if self._is(line, "words-quit"):
            return False
        if spoken is not None:
            person = person_of(spoken["name"])
            if person is None:
                self._print.lines(self._print.say("group-no-name"))
                return True
            known = self._print.names.setdefault(person.id, person.name)
            self._speaker = Person(person.id, known)
            words = spoken["rest"]
        if words.strip():
            await self._said(words.strip())
        elif spoken is not None:
            self._print.lines(self._print.say("group-speaks", name=self._speaker.name))
        return True

    def _is(self, line: str, key: str) -> bool:
        words = normal(line)
        return any(words in catalogue(one).words(text(key)) for one in (self._language, "en"))

    async def _said(self, words: str) -> None:
        person, number = self._speaker.id, _NUMBER.fullmatch(words)
        if self._is(words, "words-help"):
            self._print.lines(*(self._print.say(f"group-help-{i}") for i in range(1, HELP_LINES + 1)))
        elif words.startswith("/"):
            reply = await self._desk.typed(self._visitor(self._speaker), words)
            if reply is not None:
                self._answer(reply, None)
        elif number is not None:
            await self._numbered(number["message"], int(number["key"]))
        else:
            found = self._print.wall.labelled(person, words)
            if found is None:
                self._print.lines(self._print.say("group-talk"))
            else:
                await self._press(*found)

    async def _numbered(self, which: str | None, number: int) -> None:
        """Key ``number`` of a message, or of the newest one that has keys."""
        wall, person = self._print.wall, self._speaker.id
        message = wall.newest(person) if which is None else wall.numbered(person, int(which))
        if message is None and which is None:
            self._print.lines(self._print.say("group-no-keys"))
        elif message is None:
            self._print.lines(self._print.say("group-no-message", number=int(which or 0)))
        elif not 1 <= number <= len(message.keys):
            self._print.lines(self._print.say("group-no-key", number=message.number, most=len(message.keys)))
        else:
            await self._press(message, message.keys[number - 1])

    async def _press(self, message: Message, shown: Shown) -> None:
        if shown.key.url is not None:
            self._print.lines(shown.key.url)
            return
        self._answer(await self._desk.press(self._visitor(self._speaker), shown.key.data), message)

    def _answer(self, reply: Reply, pressed: Message | None) -> None:
        self._print.reply(reply, self._speaker.id, pressed)
        if reply.file is not None:
            self._print.lines(self._print.say("record-written", path=self._keep(reply.file)))

    def _visitor(self, person: Person) -> Visitor:
        is_admin = person.id == self._admin.id

        async def admin() -> bool:
            return is_admin

        return Visitor(
            person=person.id,
            name=person.name,
            chat=GROUP,
            platform=PLATFORM,
            source=f"{PLATFORM}:{secrets.token_hex(8)}",
            is_admin=admin,
            language=self._language,
            chat_language=self._language,
        )
