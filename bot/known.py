"""What chats and people have set, remembered so that whoever shows a table need not wait for the store."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from bot.ports import Store
from bot.settings import ChatSettings, PersonSettings, load_chat, load_person

REMEMBERED = 20_000
"""Rows of chats and of people that are kept in memory, each; the store has all."""


class Known:
    """Reads and writes the rows of chats and people in place of the store. ``changed`` is told the id of a
    chat or person whose row is another one now."""

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        self._store = store
        self._changed = changed
        self._chats: OrderedDict[str, tuple[str | None, ChatSettings]] = OrderedDict()
        self._people: OrderedDict[str, tuple[str | None, PersonSettings]] = OrderedDict()

    def chat_now(self, chat: str) -> ChatSettings | None:
        """What the chat has set, if that is known already."""
        found = self._chats.get(chat)
        return found[1] if found is not None else None

    def person_now(self, person: str) -> PersonSettings | None:
        """What the person has set, if that is known already."""
        found = self._people.get(person)
        return found[1] if found is not None else None

    async def chat(self, chat: str) -> str | None:
        """``Store.chat``."""
        if chat not in self._chats:
            body = await self._store.chat(chat)
            # What was saved meanwhile is newer than what was read.
            self._chats.setdefault(chat, (body, load_chat(body)))
            _trim(self._chats)
        return self._chats[chat][0]

    async def person(self, person: str) -> str | None:
        """``Store.person``."""
        if person not in self._people:
            body = await self._store.person(person)
            self._people.setdefault(person, (body, load_person(body)))
            _trim(self._people)
        return self._people[person][0]

    async def save_chat(self, chat: str, body: str) -> None:
        """``Store.save_chat``; known from when it is on disk."""
        await self._store.save_chat(chat, body)
        self._chats[chat] = (body, load_chat(body))
        self._changed(chat)

    async def save_person(self, person: str, body: str) -> None:
        """``Store.save_person``; known from when it is on disk."""
        await self._store.save_person(person, body)
        self._people[person] = (body, load_person(body))
        self._changed(person)

    async def forget(self, person: str) -> None:
        """``Store.forget``: nothing of him is remembered here either."""
        await self._store.forget(person)
        self._people.pop(person, None)
        self._chats.pop(person, None)

    def forget_chat(self, chat: str) -> None:
        """The chat's row is another one in the store."""
        self._chats.pop(chat, None)

    def __getattr__(self, name: str) -> object:
        """Everything else is the store's."""
        return getattr(self._store, name)


def _trim(rows: OrderedDict[str, Any]) -> None:
    while len(rows) > REMEMBERED:
        rows.popitem(last=False)
