"""People at a simulated platform: they look, tap, type, tap what is old or somebody else's."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.desk.desk import Desk
from bot.desk.visitor import Reply, Visitor
from tests.helpers.platform import Message, Platform

WORDS = (
    "bet 1", "bet 2", "2", "play K♠", "play 10♥", "pass", "hand", "table", "join", "ready", "help",
    "next", "luck seven", "finish", "lastdeal", "pause", "resume", "play ???", "rules", "options", "kick 2",
    "record", "verify", "nonsense", "close", "settings mine", "leave",
)  # fmt: skip
SELDOM = ("leave", "close", "kick", "finish", "last", "pause", "remove", "lastdeal")
"""Words that end or hold up an evening: pressed now and then only."""


@dataclass(slots=True)
class Said:
    """What somebody did, and how it was answered. ``reply`` None: the process was killed before."""

    person: str
    what: str
    chat: str
    reply: Reply | None = None
    answers: int = 0


@dataclass(slots=True)
class Person:
    """Somebody of a group. ``here``: he looks and taps; ``seen``: keys of answers that only he sees."""

    name: str
    id: str
    chat: str
    admin: bool = False
    here: bool = True
    private_answers: bool = True
    language: str = "en"
    seen: list[tuple[str, str]] = field(default_factory=list)

    async def is_admin(self) -> bool:
        return self.admin

    def visitor(self, chat: str, source: str) -> Visitor:
        return Visitor(
            self.id,
            self.name,
            chat,
            "sim",
            source,
            self.is_admin,
            language=self.language,
            is_private_chat=chat == self.id,
            answers_are_private=self.private_answers,
        )


class Crowd:
    """All people of an evening. ``desk`` is asked for anew each time: after a restart it is another one."""

    def __init__(self, platform: Platform, people: list[Person], desk: Callable[[], Desk], seed: str) -> None:
        self.platform = platform
        self.people = people
        self.said: list[Said] = []
        self._desk = desk
        self._chance = random.Random(seed)
        self._sources = 0

    async def act(self, person: Person) -> None:
        """Something that this person might do now."""
        chance = self._chance
        match chance.randrange(20):
            case 0:
                await self.type(person, chance.choice(WORDS))
            case 1 if self.platform.old:
                await self.tap(person, self._some(self.platform.old[-20:]), person.chat)
            case 2:
                # Somebody else's panel: forged, or shown by a friend.
                others = [m for m in self.platform.messages.values() if m.place != person.id]
                await self.tap(person, self._some(others), person.chat)
            case 3 if person.seen:
                await self.press(person, chance.choice(person.seen)[1], person.chat)
            case 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 if self.platform.at(person.id):
                newest = self.platform.at(person.id)[-2:]
                await self.tap(person, self._some(newest), person.id)
            case _:
                await self.tap(person, self._some(self.platform.at(person.chat)[-2:]), person.chat)

    async def tap(self, person: Person, message: Message | None, chat: str) -> None:
        """One of the message's keys."""
        if message is None or not message.keys:
            return
        keys = list(message.keys)
        calm = [key for key in keys if not any(word in key[1] for word in SELDOM)]
        if calm and self._chance.random() < 0.9:
            keys = calm
        plays = [key for key in keys if ".b." in key[1] or ".p." in key[1]]
        if plays and self._chance.random() < 0.85:
            # Whatever does the act stands last; whoever only marks gets nowhere.
            keys = plays[-1:] if self._chance.random() < 0.5 else plays
        await self.press(person, self._chance.choice(keys)[1], chat)

    async def press(self, person: Person, data: str, chat: str, source: str | None = None) -> Reply | None:
        """A key by its data."""
        said = self._note(person, data, chat)
        visitor = person.visitor(chat, source or self.source())
        said.reply = await self._desk().press(visitor, data)
        self._answered(person, said)
        return said.reply

    async def type(self, person: Person, line: str, chat: str | None = None) -> Reply | None:
        """A command, with or without slash."""
        place = person.chat if chat is None else chat
        said = self._note(person, f"/{line}", place)
        visitor = person.visitor(place, self.source())
        if place == person.id:
            said.reply = await self._desk().typed(visitor, line)
        else:
            name, _, words = line.partition(" ")
            said.reply = await self._desk().command(visitor, name, words)
        self._answered(person, said)
        return said.reply

    def source(self) -> str:
        """The platform's id of one more press."""
        self._sources += 1
        return f"s{self._sources}"

    def _some(self, messages: list[Message]) -> Message | None:
        with_keys = [message for message in messages if message.keys]
        return self._chance.choice(with_keys) if with_keys else None

    def _note(self, person: Person, what: str, chat: str) -> Said:
        said = Said(person.id, what, chat)
        self.said.append(said)
        return said

    def _answered(self, person: Person, said: Said) -> None:
        """An answer as the platform shows it: it has the measures of a message, and hidden things are
        nobody else's."""
        said.answers += 1
        reply = said.reply
        if reply is None:
            self.platform.wrong.append(f"{said.what}: no answer")
            return
        catalogue = self.platform.said(reply.language)
        texts = [*reply.said, *(section.body for section in reply.sections)]
        lines = [catalogue.say(one, reply.names, reply.game) for one in texts]
        keys = [
            (catalogue.say(key.label, reply.names, reply.game), key.data)
            for row in reply.rows
            for key in row.keys
        ]
        if not (texts or reply.page or reply.url or reply.gone or reply.file or "." in said.what):
            self.platform.wrong.append(f"{said.what}: an empty answer")
        self.platform.check("\n".join(lines[:1]) or "-", tuple(keys), said.person)
        typed_openly = said.what.startswith("/") and said.chat != said.person and not person.private_answers
        if typed_openly and (reply.secret or reply.page is not None):
            self.platform.wrong.append(f"{said.what}: a hidden thing was answered before everybody")
        person.seen = (person.seen + [key for key in keys if key[1]])[-12:]
