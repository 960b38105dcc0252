"""An evening in which chats, people and the platform do what they may."""

from bot.messages import Look
from bot.outlet import Busy, MessageGone, NotTaken
from tests.e2e.test_evenings import CHATS, Script
from tests.helpers.people import Person


class Troubled(Script):
    """An evening in which chats and people do what they may."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.chats = list(CHATS)

    async def block(self, person: int) -> None:
        self.evening.platform.shut.add(self.people[person].id)

    async def unblock(self, person: int) -> None:
        """He lets the bot write again, and says something to it."""
        who = self.people[person]
        self.evening.platform.shut.discard(who.id)
        self.evening.service.publisher.chat_back(who.id)
        await self.evening.crowd.type(who, "table", who.id)

    async def out(self, chat: int) -> None:
        """The bot is removed from a chat: nobody can press anything there."""
        where = self.chats[chat]
        self.evening.platform.shut.add(where)
        await self.evening.service.desk.bot_removed(where)
        for person in self._of(where):
            person.here = False

    async def back(self, chat: int) -> None:
        where = self.chats[chat]
        self.evening.platform.shut.discard(where)
        await self.evening.service.desk.bot_added(where, "pl")
        self.evening.service.publisher.chat_back(where)
        for person in self._of(where):
            person.here = True

    async def move(self, chat: int, told: bool) -> None:
        """The chat becomes another one; ``told``: the platform says so before anything is sent there."""
        old, new = self.chats[chat], f"{self.chats[chat]}00"
        platform = self.evening.platform
        if old in platform.shut:
            return  # who is not there hears of nothing
        self.chats[chat] = new
        platform.moved[old] = new
        for person in self._of(old):
            person.chat = new
        if told:
            await self.evening.service.move_chat(old, new)

    async def remove(self, person: int) -> None:
        """Somebody is removed from the chat: he has left its tables."""
        who = self.people[person]
        await self.evening.service.desk.person_left(who.chat, who.id)
        who.here = False

    async def everywhere(self, seconds: float) -> None:
        self.evening.platform.fail(Busy(seconds, everywhere=True))

    async def odd(self, kind: str, times: int) -> None:
        """Answers that no call of ours has earned."""
        self.evening.platform.fail(MessageGone() if kind == "gone" else NotTaken(), times=times)

    def _of(self, chat: str) -> list[Person]:
        return [person for person in self.people if person.chat == chat]

    async def end(self) -> None:
        for number in range(len(self.people)):
            await self.unblock(number)
        self.evening.platform.calm()
        for chat in range(len(self.chats)):
            await self.back(chat)
        await self.evening.clock.advance(120)
        for table in self.evening.store.stored:
            # After a restart a table whose chat was shut then is shown once somebody looks at it.
            await self.evening.service.house.ask(table, Look())
        await super().end()
