"""When the writer works ratings out anew: a piece after each group, beside what people wait for."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.errors import at_table
from storage.recounting import piece

log = structlog.get_logger()
RETRY = 60.0
"""Seconds after which a piece that failed is tried again; at the next start it is in any case."""


class Recounter:
    """``due``: whether there may be something to do; an earlier run may have left it undone."""

    def __init__(self, connection: AsyncConnection, path: Path, wake: Callable[[], None]) -> None:
        self.due = True
        self._connection = connection
        self._path = path
        self._wake = wake
        self._done = asyncio.Event()
        self._closed = False
        self._retry: asyncio.TimerHandle | None = None

    @property
    def ready(self) -> bool:
        """Whether the next piece may be tried now."""
        return self.due and self._retry is None

    def _again(self) -> None:
        self._retry = None
        self._wake()

    async def go_on(self) -> None:
        """One piece in a transaction of its own, if there is any."""
        if not self.ready:
            return
        try:
            async with self._connection.begin():
                self.due = await piece(self._connection)
        except Exception as error:
            log.warning("not recounted", reason=at_table(error, self._path).reason.key)
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._again)
        if not self.due:
            self._done.set()

    async def done(self) -> None:
        """Returns once nothing is to be done, or all is closed."""
        while self.due and not self._closed:
            self._done.clear()
            await self._done.wait()

    def close(self) -> None:
        """The rest is for the next start."""
        self._closed = True
        self._done.set()
        if self._retry is not None:
            self._retry.cancel()
