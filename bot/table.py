"""The table as an actor: one task, one inbox; judge, append, publish (architecture.md, laws 5 and 6)."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

import structlog

from bot.computers import Computers, Question
from bot.messages import (
    Answer,
    Back,
    Begin,
    Done,
    FinishNow,
    Look,
    Message,
    NextDeal,
    Press,
    Tick,
    Trouble,
    Wave,
)
from bot.ports import ChainSecret, Chat, Clock, Seconds, Store, StoreError, TableId
from bot.progress import Progress
from bot.publish import board_of, panel_of, standing_of
from bot.row import Row
from bot.sitting import Sitting
from bot.thoughts import Thoughts
from rules.kit.chance import Source
from rules.kit.contract import Act
from rules.kit.record import By
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat

log = structlog.get_logger()
RETRY_SECONDS: Seconds = 5.0
"""How long a table that could not be saved waits before it tries again by itself."""
GRID_SECONDS: Seconds = 0.05
"""The finest grid on which computers act, also where the pace is 0."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table needs of the world."""

    store: Store
    chat: Chat
    clock: Clock
    computers: Computers
    arm: Callable[[TableId, Seconds | None], None]
    new_chain: Callable[[Row], tuple[Row, ChainSecret]]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as the store has it, ready to be played on. ``stale``: its running deal must be dealt anew."""

    sitting: Sitting
    version: int
    source: Source | None
    secret: ChainSecret | None
    stale: bool = False


class Table:
    """One table. Nobody but its own task touches its state."""

    def __init__(
        self, number: TableId, services: Services, load: Callable[[], "asyncio.Future[Loaded]"]
    ) -> None:
        self.number = number
        self._services = services
        self._load = load
        self._inbox: deque[tuple[Message, asyncio.Future[Answer]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._loaded: Loaded | None = None
        self._trouble: Text | None = None
        self._stopped = False
        self._thoughts = Thoughts(services.computers)

    def post(self, message: Message) -> "asyncio.Future[Answer]":
        """Puts a message into the inbox; the future has the answer once what it says is on disk."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._inbox.append((message, future))
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name=f"table {self.number}")
        return future

    @property
    def idle(self) -> bool:
        """Whether the table waits for nothing but messages and its deadline."""
        return self._task is None and not self._thoughts.busy

    async def close(self) -> None:
        """Finishes what is in the inbox and stops thinking."""
        while self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._thoughts.close()

    async def _drain(self) -> None:
        try:
            while self._inbox:
                message, future = self._inbox.popleft()
                answer = await self._answer(message)
                if not future.done():
                    future.set_result(answer)
        finally:
            self._task = None

    async def _answer(self, message: Message) -> Answer:
        """The answer to one message; a fault of ours stops this table and no other."""
        if self._stopped:
            return Trouble(text("table-stopped"))
        try:
            if self._loaded is None:
                await self._take_up(await self._load())
            return await self._handle(message)
        except StoreError as error:
            return await self._store_failed(error)
        except Exception as error:
            self._stopped = True
            log.error("table stopped", table=self.number, error=type(error).__name__, where=where(error))
            self._trouble = text("table-stopped")
            if self._loaded is not None:
                self._publish()
            return Trouble(self._trouble)

    async def _take_up(self, loaded: Loaded) -> None:
        self._loaded = loaded
        if loaded.stale:
            row, secret = self._services.new_chain(loaded.sitting.row)
            progress = self._progress()
            progress.void_deal(row, secret)
            await self._commit(progress)
            log.info("running deal void", table=self.number, code=row.fixed.code)
        else:
            self._moved()

    async def _store_failed(self, error: StoreError) -> Answer:
        """Nothing happened: the state stands as it was, and the table tries again later."""
        log.warning("not saved", table=self.number, reason=error.reason.key)
        self._trouble = error.reason
        if self._loaded is not None:
            # Dice that were drawn but not saved must fall the same again: rebuild from what is on disk.
            version = self._loaded.version
            try:
                fresh = await self._load()
            except StoreError:
                fresh = None
            if fresh is not None and fresh.version == version:
                self._loaded = replace(self._loaded, source=fresh.source)
            else:
                self._loaded = None
        if self._loaded is not None:
            self._publish()
        self._services.arm(self.number, self._services.clock.now() + RETRY_SECONDS)
        return Trouble(error.reason)

    async def _handle(self, message: Message) -> Answer:
        match message:
            case Begin():
                return await self._begin(message)
            case Press():
                return await self._press(message)
            case Wave(seat, prompt):
                return await self._wave(seat, prompt)
            case NextDeal(seat):
                return await self._next_deal(seat)
            case FinishNow(seat):
                return await self._finish(seat)
            case Back(seat):
                return await self._back(seat)
            case Look():
                self._publish()
                return Done()
            case Tick():
                return await self._tick()

    async def _begin(self, message: Begin) -> Answer:
        loaded = self._now_loaded()
        row = loaded.sitting.row
        if row.moving.deal or row.fixed.entropy:
            return Refusal(text("refuse-begun"))
        parts = [f"{i}:{part}" for i, part in enumerate(message.parts, start=1) if part is not None]
        fixed = replace(row.fixed, entropy="|".join([*parts, f"begin:{message.begin}"]))
        fresh = Row(fixed, row.moving)
        progress, secret = self._progress(fresh), loaded.secret
        if secret is None or secret.position < 1:  # restored before its first deal: under a new commitment
            fresh, secret = self._services.new_chain(fresh)
            progress = self._progress(fresh)
            progress.secret = secret
        progress.begin_deal(secret)
        await self._commit(progress)
        return Done()

    def _question(self, seat: Seat, number: int) -> Refusal | None:
        """Why a press does not answer what is asked of this seat now (product.md, *Messages*)."""
        prompt = self._now_loaded().sitting.row.moving.prompts[seat]
        if prompt.open and prompt.number == number:
            return None
        return Refusal(text("refuse-old-question"))

    async def _press(self, message: Press) -> Answer:
        seat, action = message.seat, message.action
        refusal = self._question(seat, message.prompt)
        if refusal is None:
            refusal = self._now_loaded().sitting.match.refuse(seat, action)
        if refusal is not None:
            return refusal
        act = self._progress().act_now
        if act is not None and act.window is not None and action == act.window.due:
            return await self._wave(seat, message.prompt)
        progress = self._progress()
        progress.act(seat, action, "player")
        await self._commit(progress)
        return Done()

    async def _wave(self, seat: Seat, prompt: int) -> Answer:
        refusal, act = self._question(seat, prompt), self._progress().act_now
        if refusal is not None:
            return refusal
        if act is None or act.window is None:
            return Refusal(text("refuse-no-window"))
        progress = self._progress()
        progress.wave((seat,))
        await self._commit(progress)
        return Done()

    async def _next_deal(self, seat: Seat) -> Answer:
        loaded = self._now_loaded()
        moving = loaded.sitting.row.moving
        if moving.next_due is None or moving.ending is not None:
            return Refusal(text("refuse-no-next-deal"))
        progress = self._progress()
        if progress.press_next(seat):
            assert loaded.secret is not None
            progress.begin_deal(loaded.secret)
        await self._commit(progress)
        return Done()

    async def _finish(self, seat: Seat) -> Answer:
        row = self._now_loaded().sitting.row
        if row.moving.ending is not None or not row.moving.deal:
            return Refusal(text("refuse-match-over"))
        progress = self._progress()
        progress.vote_finish(seat)
        await self._commit(progress)
        return Done()

    async def _back(self, seat: Seat) -> Answer:
        row = self._now_loaded().sitting.row
        if not row.moving.prompts[seat].away or row.moving.ending is not None:
            return Refusal(text("refuse-not-away"))
        progress = self._progress()
        progress.come_back(seat)
        await self._commit(progress)
        return Done()

    async def _tick(self) -> Answer:
        """Does whatever is due by now; at most one thing, the next deadline is armed anew."""
        loaded, now = self._now_loaded(), self._services.clock.now()
        moving = loaded.sitting.row.moving
        if moving.ending is not None:
            return Done()
        act = self._progress().act_now
        window_due = moving.window.due if moving.window else None
        if moving.next_due is not None and moving.next_due <= now:
            progress = self._progress()
            assert loaded.secret is not None
            progress.begin_deal(loaded.secret)
            await self._commit(progress)
        elif act is not None and window_due is not None and window_due <= now:
            progress = self._progress()
            progress.close_window()
            await self._commit(progress)
        elif act is not None and (late := self._late(act, now)):
            await self._act_for(act, late, "timeout")
        elif act is not None and moving.beat is not None and moving.beat <= now:
            await self._act_for(act, self._autos(act), "computer")
        else:
            self._arm()
        return Done()

    def _late(self, act: Act, now: Seconds) -> tuple[Seat, ...]:
        prompts = self._now_loaded().sitting.row.moving.prompts
        return tuple(s for s in act.must if prompts[s].open and (prompts[s].due or now + 1) <= now)

    def _autos(self, act: Act) -> tuple[Seat, ...]:
        """The seats for which a computer owes a decision now."""
        row = self._now_loaded().sitting.row
        waved = row.moving.window.waved if row.moving.window else ()
        asked = act.window.open_to if act.window else act.must
        return tuple(seat for seat in asked if row.is_auto(seat) and seat not in waved)

    async def _act_for(self, act: Act, seats: tuple[Seat, ...], by: By) -> None:
        """Computers act for these seats, all at the same point of their grid, or at its next one."""
        for seat in seats:
            self._think(seat)
        if not self._thoughts.ready(seats):
            if by == "computer":
                pace = max(self._now_loaded().sitting.row.fixed.settings.pace_seconds, GRID_SECONDS)
                self._services.arm(self.number, self._services.clock.now() + pace)
            return  # A time-out goes on as soon as its decision has been made.
        made = {seat: self._thoughts.made(seat) for seat in seats}
        progress = self._progress()
        if act.window is None:
            for seat, action in made.items():
                assert action is not None
                progress.act(seat, action, by)
        else:
            for seat, action in made.items():
                if action is not None and action != act.window.due:
                    progress.act(seat, action, by)
                    break
            else:
                progress.wave(seats)
        await self._commit(progress)

    def _think(self, seat: Seat) -> None:
        """Asks a computer for this seat's decision."""
        sitting = self._now_loaded().sitting
        assert sitting.match.deal is not None
        state, row = sitting.match.deal.state, sitting.row
        question = Question(row.fixed.game, row.level(seat), seat, state.public, state.own[seat])
        waits = row.moving.prompts[seat].open
        self._thoughts.ask(question, (lambda: self.post(Tick())) if waits else None)

    def _now_loaded(self) -> Loaded:
        assert self._loaded is not None
        return self._loaded

    def _progress(self, row: Row | None = None) -> Progress:
        loaded = self._now_loaded()
        sitting = loaded.sitting if row is None else replace(loaded.sitting, row=row)
        return Progress(sitting, loaded.source, self._services.clock.now())

    async def _commit(self, progress: Progress) -> None:
        """On disk first; only then is it so, and only then is anybody told."""
        loaded = self._now_loaded()
        version = loaded.version + 1
        await self._services.store.commit(progress.change(self.number, version))
        secret = progress.secret or loaded.secret
        if progress.sitting.match is not loaded.sitting.match:
            self._thoughts.forget()
        self._loaded = Loaded(progress.sitting, version, progress.source, secret)
        self._trouble = None
        self._moved()

    def _moved(self) -> None:
        """Something is different: whoever acts by himself thinks, and everybody is told."""
        act = self._progress().act_now
        if act is not None and self._now_loaded().sitting.row.moving.ending is None:
            for seat in self._autos(act):
                self._think(seat)
        self._arm()
        self._publish()

    def _arm(self) -> None:
        self._services.arm(self.number, self._now_loaded().sitting.row.due())

    def _publish(self) -> None:
        loaded, chat = self._now_loaded(), self._services.chat
        sitting, version = loaded.sitting, loaded.version
        standing = standing_of(self.number, version, sitting, loaded.secret, self._trouble)
        chat.board(board_of(standing, sitting))
        for seat, info in enumerate(sitting.row.fixed.seats):
            if info.person is not None:
                panel = panel_of(self.number, version, sitting, Seat(seat))
                if panel is not None:
                    chat.panel(panel)


def where(error: BaseException) -> str:
    """Where an error was raised: file and line, nothing of what it was raised with."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return "" if place is None else f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
