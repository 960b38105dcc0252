"""What is remembered of chats and people is what the store has, whatever comes first."""

import asyncio

from bot.known import Known
from bot.settings import ChatSettings, PersonSettings, dump
from tests.helpers.clock import settle
from tests.helpers.store import MemoryStore


class Slow(MemoryStore):
    """Reads what stands there now, and tells it late."""

    def __init__(self) -> None:
        super().__init__()
        self.told = asyncio.Event()

    async def person(self, person: str) -> str | None:
        found = await super().person(person)
        await self.told.wait()
        return found

    async def chat(self, chat: str) -> str | None:
        found = await super().chat(chat)
        await self.told.wait()
        return found


async def test_what_is_saved_while_it_is_read_is_what_is_known_afterwards() -> None:
    store = Slow()
    known = Known(store, lambda _: None)
    reads = asyncio.gather(known.person("sim:u1"), known.chat("sim:g1"))
    await settle()
    await known.save_person("sim:u1", dump(PersonSettings(mention=False)))
    await known.save_chat("sim:g1", dump(ChatSettings(nudges=False)))
    store.told.set()
    await reads
    mine, here = known.person_now("sim:u1"), known.chat_now("sim:g1")
    assert mine is not None and not mine.mention and here is not None and not here.nudges
