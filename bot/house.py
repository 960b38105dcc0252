"""The house: all tables of this process, found or opened, woken and shut."""

import asyncio
import os
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from bot.clock import Alarm
from bot.computers import Computers
from bot.messages import Answer, Message, Tick
from bot.ports import ChainSecret, Change, Chat, Clock, Seconds, Store, StoredTable, TableId
from bot.publish import shown_secrets
from bot.row import Fixed, Moving, Prompt, Row, SeatInfo, Settings, extended, load_row
from bot.services import Loaded, NoSuchTable, Services
from bot.sitting import (
    Sitting,
    Unplayable,
    deal_stream,
    open_match,
    read_setup,
    replay_ended,
    replay_running,
)
from bot.table import Table
from rules import find_game
from rules.kit.chance import CHAIN_LENGTH, SECRET_BYTES, link
from rules.kit.contract import GameOptions
from rules.kit.record import Fairness, RecordResult, parse_json
from rules.kit.record_out import dump_record
from rules.kit.seats import Seat

_LETTERS = "ABCDEFGHJKLNPQRSTUVWXYZ"  # without M (melds are M1, M2 …) and what looks like a digit
_DIGITS = "23456789"
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


class House:
    """Owns all tables. Opened with ``start``; ``close`` finishes what has been taken and saves."""

    def __init__(self, store: Store, chat: Chat, clock: Clock, computers: Computers) -> None:
        self._store = store
        self._clock = clock
        self._alarm = Alarm(clock, self._ring)
        self._services = Services(
            store, chat, clock, computers, self._alarm.arm, new_chain, self._load, self._over
        )
        # Whoever uses a table keeps it alive, so that there are never two of one number.
        self._tables: WeakValueDictionary[TableId, Table] = WeakValueDictionary()
        self._awake: OrderedDict[TableId, Table] = OrderedDict()
        self._codes: set[str] = set()
        self._last = TableId(0)
        self._started: Seconds = 0.0

    async def start(self, *, wake: bool = True) -> None:
        """Reads what waits for a moment, and nothing else: tables are taken up when they are touched.

        ``wake``: whether tables go on by themselves; without it only those that somebody touches do.
        """
        self._started = self._clock.now()
        self._last = await self._store.last_table()
        self._codes = set(await self._store.codes())
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
        self._last = TableId(self._last + 1)
        number, code = self._last, self._new_code()
        setup = game.opening(len(new.seats), new.options).model_dump(mode="json", exclude_none=True)
        fixed = Fixed(
            code=code,
            chat=new.chat,
            game=new.game,
            rules=game.rules,
            options=new.options.model_dump(mode="json"),
            settings=new.settings,
            seats=new.seats,
            commitment="",
        )
        count = len(new.seats)
        moving = Moving(prompts=(Prompt(),) * count, totals=(0,) * count, setup=setup)
        row, secret = new_chain(Row(fixed, moving))
        change = Change(
            table=number, version=1, code=code, chat=new.chat, game=new.game, status="running",
            deal=0, finished=0, due=None, row=row.dump(), secret=secret,
        )  # fmt: skip
        try:
            await self._store.commit(change)
        except BaseException:
            self._codes.discard(code)
            raise
        return number

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

    async def running(self, chat: str) -> Sequence[TableId]:
        """The running tables of a chat, the newest first."""
        return await self._store.tables(chat, "running")

    async def people(self, number: TableId) -> tuple[Seat, ...]:
        """The seats of a table that belong to people, there or away."""
        return load_row((await self._stored(number)).row).fixed.humans

    async def record(self, number: TableId) -> str:
        """The table's record as JSON text: every deal that has ended, never anything of a running one."""
        stored = await self._stored(number)
        row = load_row(stored.row)
        game = find_game(row.fixed.game)
        assert game is not None
        # Since the row was read, more deals may have ended.
        last = row.moving.deal if row.moving.ending is not None else row.moving.finished
        ended = await self._store.ended_deals(number)
        deals = [parse_deal(deal.body) for deal in ended if deal.number <= last]
        options = game.options.model_validate(row.fixed.options, strict=False)
        ending, fixed = row.moving.ending, row.fixed
        result = RecordResult(over=False, winners=[], reason=None)
        if ending is not None:
            result = RecordResult(over=True, winners=list(ending.winners), reason=ending.reason)
        fairness = None
        if fixed.chain_from == 1:
            revealed = list(shown_secrets(row, stored.secret))
            fairness = Fairness(commitment=fixed.commitment, entropy=fixed.entropy, revealed=revealed)
        names = [seat.name for seat in fixed.seats]
        return dump_record(game, options, names, deals, row.moving.totals, result, fairness)

    def _ring(self, number: TableId) -> None:
        self.table(number).post(Tick())

    def _over(self, number: TableId, code: str) -> None:
        """A match has ended: its code is free, and its table need not be kept in memory."""
        self._codes.discard(code)
        self._awake.pop(number, None)

    async def _stored(self, number: TableId) -> StoredTable:
        stored = await self._store.load(number)
        if stored is None:
            raise NoSuchTable(number)
        return stored

    async def _load(self, number: TableId) -> Loaded:
        """A table from the store: its deal's log folded, every outcome drawn again and compared."""
        stored = await self._stored(number)
        row = extended(load_row(stored.row), self._started)
        game = find_game(row.fixed.game)
        if game is None:
            raise LookupError("no such game")
        match, moving, secret = open_match(game, row), row.moving, stored.secret
        if moving.deal > moving.finished and moving.ending is None:
            try:
                if secret is None:
                    raise Unplayable
                stream = deal_stream(row, secret, moving.deal)
                match, log = replay_running(match, read_setup(game, moving.setup), stored.events, stream)
            except Unplayable:
                return Loaded(Sitting(row, match), stored.version, None, secret, stale=True)
            return Loaded(Sitting(row, match, log), stored.version, stream, secret)
        if moving.deal:
            ended = await self._store.ended_deals(number)
            match = (replay_ended(game, row, ended[-1]) if ended else None) or match
        # A restored backup has no secrets of deals to come.
        gone = secret is None or secret.position <= moving.finished
        return Loaded(Sitting(row, match), stored.version, None, secret, gone and moving.ending is None)

    def _new_code(self) -> str:
        """A short code that no running table has, such as K7."""
        length = 1
        while True:
            for _ in range(50):
                digits = "".join(secrets.choice(_DIGITS) for _ in range(length))
                code = secrets.choice(_LETTERS) + digits
                if code not in self._codes:
                    self._codes.add(code)
                    return code
            length += 1


def new_chain(row: Row) -> tuple[Row, ChainSecret]:
    """The row under a new hash chain, whose first deal is the next one to end (records.md)."""
    secret = os.urandom(SECRET_BYTES)
    commitment = link(secret, CHAIN_LENGTH, 0).hex()
    fixed = replace(row.fixed, commitment=commitment, chain_from=row.moving.finished + 1)
    return Row(fixed, row.moving), ChainSecret(secret, CHAIN_LENGTH)


def parse_deal(body: str) -> dict[str, Any]:
    """A deal's row as values."""
    values = parse_json(body)
    assert isinstance(values, dict)
    return values
