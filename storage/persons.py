"""The part of the store that is about people: ``bot.people.ports.People``."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

from bot.people.ports import Account
from storage.forgetting import NAMING, TO_FORGET, quoted
from storage.linking import LINKED
from storage.work import Forget, ForgetLater, Link, Unlink
from storage.writer import Writer


class PeopleStore:
    """How it reads and writes, the store says."""

    _writer: Writer

    async def _read(self, statement: Executable, **values: int | str | None) -> Sequence[Any]:
        raise NotImplementedError

    async def linked(self, person: str) -> Sequence[Account]:
        """``People.linked``."""
        return [Account(other, name) for other, name in await self._read(LINKED, person=person)]

    async def link(self, one: Account, other: Account) -> bool:
        """``People.link``."""
        return bool(await self._writer.alone(Link(one, other)))

    async def unlink(self, person: str) -> bool:
        """``People.unlink``."""
        return bool(await self._writer.alone(Unlink(person)))

    async def forget_later(self, person: str) -> None:
        """``People.forget_later``."""
        await self._writer.alone(ForgetLater(person))

    async def to_forget(self) -> Sequence[str]:
        """``People.to_forget``."""
        return [str(person) for (person,) in await self._read(TO_FORGET)]

    async def tables_naming(self, person: str) -> Sequence[int]:
        """``People.tables_naming``."""
        rows = await self._read(NAMING, person=person, quoted=quoted(person))
        return [int(table) for (table,) in rows]

    async def forget(self, person: str) -> None:
        """``People.forget``."""
        await self._writer.alone(Forget(person))
