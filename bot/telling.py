"""Tells people in private that there is a seat for them, as they have asked (screens.md §7).

The wish stands in the table's row until it was told, so that a program that ends in between tells it when it
starts again. As with every new message, one that the platform took just before a crash may come twice.
"""

import asyncio
from collections.abc import Mapping, Sequence

import structlog

from bot.desk.ports import BoardLink, HouseForDesk
from bot.logs import places
from bot.messages import Look, Told, Trouble
from bot.outlet import Busy, Outlet, OutletError, PlatformDown, PrivatePlace
from bot.page import PrivatePage
from bot.pages.free import seat_free
from bot.ports import Clock, Seconds, Store, StoreError, TableId
from bot.publishing.errands import Errands
from bot.settings import load_chat, load_person
from bot.texts import FALLBACK
from rules.kit.seats import Seat

log = structlog.get_logger()
AGAIN: Seconds = 5.0
"""After so long it is tried again, where too many wait or the store has failed."""


class Teller:
    """Whoever is to be told waits here, each in a task of his own, until his platform takes it."""

    def __init__(
        self,
        outlets: Sequence[Outlet],
        errands: Errands,
        store: Store,
        clock: Clock,
        house: HouseForDesk,
        board_link: BoardLink,
    ) -> None:
        self._outlets = {outlet.name: outlet for outlet in outlets}
        self._errands = errands
        self._store = store
        self._clock = clock
        self._house = house
        self._board_link = board_link
        self._due: dict[TableId, Mapping[str, tuple[Seat, ...]]] = {}
        """By table who is to be told, and of which seats."""
        self._tasks: dict[tuple[TableId, str], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be told."""
        return bool(self._tasks)

    def tell(self, table: TableId, people: Mapping[str, tuple[Seat, ...]]) -> None:
        """``bot.services.Services.tell``."""
        self._due.pop(table, None)
        if people:
            self._due[table] = people
        for person in people:
            if (table, person) not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._safely(table, person))
                self._tasks[table, person] = task

    async def close(self) -> None:
        """What is not told yet is told at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _safely(self, table: TableId, person: str) -> None:
        try:
            await self._until_told(table, person)
        except Exception as error:
            log.error("fault", error=places(error))
        finally:
            del self._tasks[table, person]

    async def _until_told(self, table: TableId, person: str) -> None:
        """Tries until it is told, cannot be told, or need not be any more; then the wish has ended."""
        outlet = self._outlets.get(person.partition(":")[0])
        while outlet is not None and not await self._tries(outlet, table, person):
            if person not in self._due.get(table, {}):
                return
        while isinstance(await self._house.ask(table, Told(person)), Trouble):
            await self._again()

    async def _tries(self, outlet: Outlet, table: TableId, person: str) -> bool:
        """Whether there is nothing more to be sent: it was, or the person has shut the way himself."""
        try:
            turn = await self._errands.turn(person)
        except (Busy, PlatformDown):
            await self._again()
            return False
        error: OutletError | None = None
        try:
            page = await self._what(table, person)
            if page is None:
                if person in self._due.get(table, {}):
                    await self._again()  # the table cannot be looked at just now
                return False
            await outlet.write(PrivatePlace(person), page)
            return True
        except StoreError:
            await self._again()
            return False
        except OutletError as found:
            error = found
            return not isinstance(found, Busy | PlatformDown)
        finally:
            turn.ended(error)

    async def _what(self, table: TableId, person: str) -> PrivatePage | None:
        """What he is told, as it is now; None: another one has sat down meanwhile. Raises ``StoreError``."""
        mine = load_person(await self._store.person(person))
        slots = await self._store.slots(table)
        if self._house.snapshot(table) is None:
            await self._house.ask(table, Look())
        post = self._house.snapshot(table)
        chat = load_chat(await self._store.chat(post.standing.chat)) if post is not None else None
        seats = self._due.get(table, {}).get(person)
        if post is None or chat is None or seats is None:
            return None
        links = [self._board_link(slot) for slot in slots if slot.name == "board"]
        language = mine.speaks or chat.language or FALLBACK
        return seat_free(post.standing, seats, language, links[0] if links else None)

    async def _again(self) -> None:
        await self._clock.until(self._clock.now() + AGAIN)
