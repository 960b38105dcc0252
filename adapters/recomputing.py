"""``hospoda recompute``: ratings and leaderboards anew from the results."""

import asyncio
from pathlib import Path

from bot.ports import StoreError
from rules.kit.scene import text
from storage.store import open_store


def recompute(database: Path) -> int:
    """How many results there are. Raises ``StoreError``; a database that is not there is not made."""
    if not database.is_file():
        raise StoreError(text("store-missing", path=str(database)))
    return asyncio.run(_recompute(database))


async def _recompute(database: Path) -> int:
    async with open_store(database) as store:
        return await store.recompute()
