"""The house: all tables of this process, found or opened, woken and shut."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from weakref import WeakValueDictionary

from bot.affairs import Affairs
from bot.agenda import first_due
from bot.barring import barred
from bot.clock import Alarm
from bot.codes import Codes
from bot.computers import Computers
from bot.export import export
from bot.loading import load, new_chain, stored
from bot.lobby import begun, held, opened
from bot.messages import Answer, Caller, Delivered, Gone, Look, Message, Tick
from bot.moving import Moving
from bot.ports import Change, Clock, OriginTaken, Seconds, Store, TableId, TableLine
from bot.posts import BoardPost, Chat
from bot.row import Row, load_row
from bot.seating import Fixed, SeatInfo, Settings
from bot.services import Loaded, Services, SitsElsewhere
from bot.settings import zone_of
from bot.table import Table
from rules import AnyGame, find_game
from rules.kit.contract import GameOptions
from rules.kit.seats import Seat

NOT_BEGUN = Moving(prompts=(), totals=())
MOST_AWAKE = 10_000
"""Tables kept in memory; of more, those that were not used for longest are read again when needed."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened: its game, options (checked), seats and numbers."""

    chat: str
    game: str
    options: GameOptions
    seats: tuple[SeatInfo, ...]
    settings: Settings


def always_up(chat: str) -> Seconds | None:
    """For chats that cannot fail."""
    return 0.0


async def anybody_any_time(person: str, chat: str) -> bool:
    """For chats in which nobody has asked to be left alone."""
    return True


class House:
    """Owns all tables. Opened with ``start``; ``close`` finishes what has been taken and saves."""

    def __init__(
        self,
        store: Store,
        chat: Chat,
        clock: Clock,
        computers: Computers,
        *,
        confirms: bool = False,
        up_since: Callable[[str], Seconds | None] = always_up,
        may_nudge: Callable[[str, str], Awaitable[bool]] = anybody_any_time,
        tell: Callable[[TableId, Mapping[str, tuple[Seat, ...]]], None] = lambda table, people: None,
    ) -> None:
        """``confirms``, ``up_since``, ``may_nudge`` and ``tell``: as in ``Services``."""
        self._store = store
        self._clock = clock
        self._alarm = Alarm(clock, self._ring)
        self._services = Services(
            store, chat, clock, computers, self._alarm.arm, new_chain, self._load, self._over,
            confirms, up_since, may_nudge, self._rematch, self.ask, self._sitting_down,
            partial(zone_of, store), partial(barred, store, clock), tell,
        )  # fmt: skip
        # Whoever uses a table keeps it alive, so that there are never two of one number.
        self._tables: WeakValueDictionary[TableId, Table] = WeakValueDictionary()
        self._awake: OrderedDict[TableId, Table] = OrderedDict()
        self._sitting: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self.codes = Codes()
        """The codes of all running tables."""
        self._last = TableId(0)
        self._started: Seconds = 0.0

    async def start(self, *, wake: bool = True) -> None:
        """Reads what waits for a moment, and nothing else: tables are taken up when they are touched.

        ``wake``: whether tables go on by themselves; without it only those that somebody touches do.
        """
        self._started = self._clock.now()
        self._last = await self._store.last_table()
        self.codes = Codes(await self._store.codes())
        if wake:
            self._alarm.arm_all(await self._store.deadlines())
        self._alarm.start()

    async def close(self) -> None:
        """Takes no more deadlines, finishes every inbox."""
        await self._alarm.close()
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))

    async def open_table(self, new: NewTable) -> TableId:
        """Opens a table: its commitment is on disk before anybody sits down. Raises ``StoreError``."""
        game = find_game(new.game)
        if game is None or len(new.seats) not in game.players:
            raise ValueError("no such game, or not for so many")
        fixed = self._fixed(game, new.chat, new.options, new.settings, new.seats)
        return await self._open(begun(Row(fixed, NOT_BEGUN), fixed, game, new.options))

    async def open_lobby(
        self, caller: Caller, chat: str, game: str, options: GameOptions, settings: Settings, origin: str
    ) -> TableId:
        """Opens a table for people to sit down at, its opener first; the commitment is on disk before that.

        ``origin``: the platform's id of the press; a second call with the same one opens nothing and gives
        the same table. Raises ``StoreError``, ``SitsElsewhere``, and ``ValueError`` for an unknown game.
        """
        found = find_game(game)
        if found is None:
            raise ValueError("no such game")
        # Held fast, for the same person may be joining another table of the chat at this instant.
        async with self._sitting_down(caller.person, chat) as where:
            if where is not None:
                before = await self._store.opened(origin)
                if before is None:
                    raise SitsElsewhere(where.code)
                return before
            affairs = opened(found, caller, self._clock.now())
            return await self._open_lobby(found, chat, options, settings, affairs, origin)

    async def _open_lobby(
        self,
        game: AnyGame,
        chat: str,
        options: GameOptions,
        settings: Settings,
        affairs: Affairs,
        origin: str,
    ) -> TableId:
        before = await self._store.opened(origin)
        if before is not None:
            return before
        fixed = self._fixed(game, chat, options, settings, ())
        try:
            number = await self._open(Row(fixed, NOT_BEGUN, affairs), origin)
        except OriginTaken:
            before = await self._store.opened(origin)
            if before is None:
                raise
            return before
        await self.ask(number, Look())
        return number

    async def _rematch(self, number: TableId, row: Row) -> TableId:
        game = find_game(row.fixed.game)
        assert game is not None
        options = game.options.model_validate(row.fixed.options, strict=False)
        affairs = held(game, row, self._clock.now())
        fixed = row.fixed
        return await self._open_lobby(game, fixed.chat, options, fixed.settings, affairs, f"rematch:{number}")

    def _fixed(
        self, game: AnyGame, chat: str, options: GameOptions, settings: Settings, seats: tuple[SeatInfo, ...]
    ) -> Fixed:
        return Fixed(
            code=self.codes.new(),
            chat=chat,
            game=game.id,
            rules=game.rules,
            options=options.model_dump(mode="json"),
            settings=settings,
            seats=seats,
            commitment="",
        )

    async def _open(self, row: Row, origin: str | None = None) -> TableId:
        """Puts a new table on disk."""
        self._last = TableId(self._last + 1)
        number, code = self._last, row.fixed.code
        row, secret = new_chain(row)
        change = Change(
            table=number, version=1, code=code, chat=row.fixed.chat, game=row.fixed.game, status="running",
            deal=0, finished=0, due=first_due(row), row=row.dump(), secret=secret, people=row.persons(),
            origin=origin,
        )  # fmt: skip
        try:
            await self._store.commit(change)
        except BaseException:
            self.codes.free(code)
            raise
        return number

    @asynccontextmanager
    async def _sitting_down(self, person: str, chat: str) -> AsyncIterator[TableLine | None]:
        lock = self._sitting.get((person, chat))
        if lock is None:
            lock = self._sitting[person, chat] = asyncio.Lock()
        async with lock:
            sits = [line for line in await self._store.tables_of(person) if line.chat == chat]
            yield sits[0] if sits else None

    async def tables_in(self, chat: str) -> Sequence[TableLine]:
        """The running tables of a chat, lobbies too, the oldest first."""
        return await self._store.tables_in(chat)

    async def tables_of(self, person: str) -> Sequence[TableLine]:
        """The running tables at which the person sits, the oldest first."""
        return await self._store.tables_of(person)

    def snapshot(self, number: TableId) -> BoardPost | None:
        """The board of a table as it was published last; None: it sleeps, and ``Look`` wakes it."""
        table = self._awake.get(number)
        return table.latest if table is not None else None

    def delivered(self, number: TableId, version: int, seat: Seat | None, at: Seconds) -> None:
        """Told by the chat that this state stands where people see it."""
        table = self._awake.get(number)
        if table is not None:
            table.post(Delivered(version, seat, at))

    async def person_gone(self, chat: str, person: str) -> None:
        """The person has left the chat or was removed from it: he has left its tables, and waits for none."""
        for line in await self._store.tables_in(chat):
            await self.ask(line.table, Gone(person))

    async def chat_moved(self, old: str, new: str) -> None:
        """The chat goes on under another id, and so do its tables; their boards are posted anew."""
        for number in await self._store.move_chat(old, new):
            self._awake.pop(number, None)
            table = self._tables.get(number)
            if table is not None:
                table.forget()
            await self.ask(number, Look())

    async def ask(self, table: TableId, message: Message) -> Answer:
        """Gives a message to a table and waits for its answer. Raises ``NoSuchTable``."""
        return await self.table(table).post(message)

    def table(self, number: TableId) -> Table:
        """The table of this number; taken up from the store at its first message."""
        table = self._awake.get(number)
        if table is not None:
            self._awake.move_to_end(number)
            return table
        table = self._tables.get(number)
        if table is None:
            table = self._tables[number] = Table(number, self._services)
        self._awake[number] = table
        if len(self._awake) > MOST_AWAKE:
            self._let_sleep()
        return table

    def _let_sleep(self) -> None:
        """Forgets the table that was not used for longest, if it does nothing; the store has it."""
        number, table = self._awake.popitem(last=False)
        if not table.idle:
            self._awake[number] = table

    @property
    def awake(self) -> int:
        """Tables that are kept in memory."""
        return len(self._awake)

    async def running(self, chat: str) -> Sequence[TableId]:
        """The running tables of a chat, the newest first."""
        return await self._store.tables(chat, "running")

    async def people(self, number: TableId) -> tuple[Seat, ...]:
        """The seats of a table that belong to people, there or away."""
        return load_row((await stored(self._store, number)).row).fixed.humans

    async def record(self, number: TableId) -> str:
        """The table's record as JSON text: every deal that has ended, never anything of a running one."""
        found = await stored(self._store, number)
        # Since the row was read, more deals may have ended.
        return export(found, await self._store.ended_deals(number))

    def _ring(self, number: TableId) -> None:
        self.table(number).post(Tick())

    def _over(self, number: TableId, code: str) -> None:
        """A match has ended: its code is free, and its table need not be kept in memory."""
        self.codes.free(code)
        self._awake.pop(number, None)

    async def _load(self, number: TableId) -> Loaded:
        return await load(self._store, number, self._started)
