"""Everything that is kept of a person is deleted, table by table; a crash in between loses nothing of it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from bot.messages import Answer, Forget, Message, Trouble
from bot.ports import Store, TableId

log = structlog.get_logger()
Ask: TypeAlias = Callable[[TableId, Message], Awaitable[Answer]]


async def erase(store: Store, ask: Ask, person: str) -> bool:
    """Forgets the person: first that it is to be done is on disk, then each table forgets him (he leaves
    those that go on), last all else goes. False: a table that stands still could not; then it is tried again
    at the next start. Raises ``StoreError``; whatever was done stays done, and the rest is done at the start.
    """
    await store.forget_later(person)
    for table in await store.tables_naming(person):
        if isinstance(await ask(TableId(table), Forget(person)), Trouble):
            log.warning("not forgotten yet", table=table)
            return False
    await store.forget(person)
    log.info("person forgotten")
    return True


async def erase_all(store: Store, ask: Ask) -> None:
    """What earlier runs have left undone, and whom a restored backup has brought back."""
    for person in await store.to_forget():
        await erase(store, ask, person)
