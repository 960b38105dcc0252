"""The house: all tables of this process, found or opened, woken and shut."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.clock import Alarm
from bot.computers import Computers
from bot.messages import Answer, Message, Tick
from bot.ports import ChainSecret, Change, Chat, Clock, Seconds, Store, StoredTable, TableId
from bot.publish import shown_secrets
from bot.row import Fixed, Moving, Prompt, Row, SeatInfo, Settings, extended, load_row
from bot.sitting import (
    Sitting,
    Unplayable,
    deal_stream,
    open_match,
    read_setup,
    replay_ended,
    replay_running,
)
from bot.table import Loaded, Services, Table
from rules import find_game
from rules.kit.chance import CHAIN_LENGTH, SECRET_BYTES, link
from rules.kit.contract import GameOptions
from rules.kit.record import Fairness, RecordResult, parse_json
from rules.kit.record_out import dump_record
from rules.kit.seats import Seat

_LETTERS = "ABCDEFGHJKLNPQRSTUVWXYZ"  # without M (melds are M1, M2 …) and what looks like a digit
_DIGITS = "23456789"


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
        self._services = Services(store, chat, clock, computers, self._alarm.arm, new_chain)
        self._tables: dict[TableId, Table] = {}
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
        await asyncio.gather(*(table.close() for table in self._tables.values()))

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
        await self._store.commit(change)
        return number

    async def ask(self, table: TableId, message: Message) -> Answer:
        """Gives a message to a table and waits for its answer."""
        return await self.table(table).post(message)

    def table(self, number: TableId) -> Table:
        """The table of this number; taken up from the store at its first message."""
        if number not in self._tables:
            self._tables[number] = Table(number, self._services, lambda: self._loading(number))
        return self._tables[number]

    async def running(self, chat: str) -> Sequence[TableId]:
        """The running tables of a chat, the newest first."""
        return await self._store.tables(chat, "running")

    async def people(self, number: TableId) -> tuple[Seat, ...]:
        """The seats of a table that belong to people, there or away."""
        seats = load_row((await self._stored(number)).row).fixed.seats
        return tuple(Seat(i) for i, seat in enumerate(seats) if seat.person is not None)

    async def record(self, number: TableId) -> str:
        """The table's record as JSON text: every deal that has ended, never anything of a running one."""
        stored = await self._stored(number)
        row = load_row(stored.row)
        game = find_game(row.fixed.game)
        assert game is not None
        deals = [parse_deal(ended.body) for ended in await self._store.ended_deals(number)]
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

    def _loading(self, number: TableId) -> "asyncio.Future[Loaded]":
        return asyncio.ensure_future(self._load(number))

    async def _stored(self, number: TableId) -> StoredTable:
        stored = await self._store.load(number)
        if stored is None:
            raise LookupError("no such table")
        return stored

    async def _load(self, number: TableId) -> Loaded:
        """A table from the store: its deal's log folded, every outcome drawn again and compared."""
        stored = await self._stored(number)
        row = extended(load_row(stored.row), self._started)
        game = find_game(row.fixed.game)
        if game is None:
            raise LookupError("no such game")
        match, moving = open_match(game, row), row.moving
        if not moving.deal:
            return Loaded(Sitting(row, match), stored.version, None, stored.secret)
        if moving.ending is not None or moving.deal == moving.finished:
            ended = await self._store.ended_deals(number)
            if ended:
                match = replay_ended(game, row, ended[-1])
            stale = moving.ending is None and chain_ends(stored.secret, moving.finished + 1)
            return Loaded(Sitting(row, match), stored.version, None, stored.secret, stale)
        try:
            assert stored.secret is not None
            stream = deal_stream(row, stored.secret, moving.deal)
            match, log = replay_running(match, read_setup(game, moving.setup), stored.events, stream)
        except Unplayable:
            return Loaded(Sitting(row, match), stored.version, None, stored.secret, stale=True)
        return Loaded(Sitting(row, match, log), stored.version, stream, stored.secret)

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


def chain_ends(secret: ChainSecret | None, deal: int) -> bool:
    """Whether the chain has no secret for this deal (a restored backup has none of later deals)."""
    return secret is None or secret.position < deal


def parse_deal(body: str) -> dict[str, Any]:
    """A deal's row as values."""
    values = parse_json(body)
    assert isinstance(values, dict)
    return values
