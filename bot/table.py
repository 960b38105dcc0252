"""The table as an actor: one task, one inbox; judge, append, publish (architecture.md, laws 5 and 6)."""

import asyncio
from collections import deque
from dataclasses import dataclass

import structlog

from bot.agenda import GRID_SECONDS, THINK_AHEAD, Work, autos, first_timeout, grid_point, late, next_due
from bot.computers import Question
from bot.judge import judge
from bot.logs import places
from bot.messages import Answer, Done, Look, Message, Tick, Trouble
from bot.ports import Seconds, StoreError, TableId
from bot.progress import Progress
from bot.publish import board_post, panel_posts, shown_deals, shown_secrets
from bot.row import Fixed
from bot.services import Loaded, NoSuchTable, Services
from bot.sitting import act_of
from bot.thoughts import Thoughts
from rules.kit.contract import Act
from rules.kit.record import By
from rules.kit.scene import Text, text
from rules.kit.seats import Seat

log = structlog.get_logger()
RETRY_SECONDS: Seconds = 5.0
"""How long a table that could not be saved waits before it tries again by itself."""
_DONE = Done()


@dataclass(frozen=True, slots=True)
class _Fault:
    """A game could not show what stands at the table."""

    error: Exception


class Table:
    """One table. Nobody but its own task touches its state."""

    def __init__(self, number: TableId, services: Services) -> None:
        self.number = number
        self._services = services
        self._inbox: deque[tuple[Message | _Fault, asyncio.Future[Answer]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._loaded: Loaded | None = None
        self._trouble: Text | None = None
        self._stopped = False
        self._thoughts = Thoughts(services.computers)
        self._held: Seconds = 0.0
        """Before this moment nothing acts for a seat: a decision was not ready at its time."""
        self._revealed: tuple[int, tuple[str, ...]] = (0, ())
        self._fixed: Fixed | None = None
        self._people: tuple[Seat, ...] = ()

    def post(self, message: Message) -> "asyncio.Future[Answer]":
        """Puts a message into the inbox; the future has the answer once what it says is on disk.

        The answer of a table that does not exist is the exception ``NoSuchTable``.
        """
        return self._put(message)

    @property
    def idle(self) -> bool:
        """Whether the table waits for nothing but messages and its deadline."""
        return self._task is None and not self._thoughts.busy

    async def close(self) -> None:
        """Finishes what is in the inbox and stops thinking."""
        while self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._thoughts.close()

    def _put(self, message: Message | _Fault) -> "asyncio.Future[Answer]":
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self._inbox.append((message, future))
        if self._task is None:
            self._task = loop.create_task(self._drain())
        return future

    async def _drain(self) -> None:
        try:
            while self._inbox:
                message, future = self._inbox.popleft()
                try:
                    answer = await self._answer(message)
                except NoSuchTable as error:
                    if not future.done():
                        future.set_exception(error)
                else:
                    if not future.done():
                        future.set_result(answer)
        finally:
            self._task = None

    async def _answer(self, message: Message | _Fault) -> Answer:
        """The answer to one message; a fault of ours stops this table and no other."""
        if self._stopped:
            return Trouble(text("table-stopped"))
        try:
            try:
                if isinstance(message, _Fault):
                    return self._stop(message.error)
                return await self._handle(message, self._loaded or await self._take_up())
            except StoreError as error:
                return await self._not_saved(error)
        except NoSuchTable:
            raise
        except Exception as error:
            return self._stop(error)

    def _stop(self, error: Exception) -> Trouble:
        """What was accepted is saved; nothing more is done here until the program starts again."""
        self._stopped = True
        self._trouble = text("table-stopped")
        log.error("table stopped", table=self.number, error=places(error))
        self._services.arm(self.number, None)
        self._thoughts.forget()
        if self._loaded is not None:
            self._publish(self._loaded)
        return Trouble(self._trouble)

    async def _take_up(self) -> Loaded:
        loaded = await self._services.load(self.number)
        if not loaded.stale:
            self._moved(loaded)
            return loaded
        row, secret = self._services.new_chain(loaded.sitting.row)
        progress = self._progress(loaded)
        progress.new_chain(row, secret)
        log.info("new chain", table=self.number, code=row.fixed.code)
        return await self._commit(loaded, progress)

    async def _not_saved(self, error: StoreError) -> Answer:
        """Nothing happened: the state stands as it was, and the table tries again later."""
        log.warning("not saved", table=self.number, reason=error.reason.key)
        before, self._loaded, self._trouble = self._loaded, None, error.reason
        retry = self._services.clock.now() + RETRY_SECONDS
        if before is not None:
            # Dice that were drawn but not saved must fall the same again: rebuild from what is on disk.
            try:
                fresh = await self._services.load(self.number)
            except StoreError:
                fresh = None
            if fresh is not None and fresh.version == before.version and not fresh.stale:
                self._loaded = before._replace(source=fresh.source)
                self._publish(self._loaded)
                due = next_due(before.sitting.row, act_of(before.sitting.match), self._held)
                if due is not None and self._services.clock.now() < due[0] < retry:
                    retry = due[0]
        self._services.arm(self.number, retry)
        return Trouble(error.reason)

    async def _handle(self, message: Message, loaded: Loaded) -> Answer:
        if isinstance(message, Tick):
            await self._tick(loaded)
            return _DONE
        if isinstance(message, Look):
            self._publish(loaded)
            return _DONE
        progress = self._progress(loaded)
        refusal = judge(message, progress, loaded.secret)
        if refusal is not None:
            return refusal
        await self._commit(loaded, progress)
        return _DONE

    async def _tick(self, loaded: Loaded) -> None:
        """Does the first thing that is due by now, if any; the next moment is armed anew."""
        now, row, act = self._services.clock.now(), loaded.sitting.row, act_of(loaded.sitting.match)
        due = next_due(row, act, self._held)
        if due is None or due[0] > now:
            self._wait(loaded)
            return
        if due[1] is Work.DEAL:
            progress = self._progress(loaded)
            assert loaded.secret is not None
            progress.begin_deal(loaded.secret)
            await self._commit(loaded, progress)
            return
        assert act is not None
        match due[1]:
            case Work.WINDOW:
                progress = self._progress(loaded)
                progress.close_window()
                await self._commit(loaded, progress)
            case Work.TIMEOUT:
                await self._act_for(loaded, act, late(row, act, now), "timeout", first_timeout(row) or now)
            case Work.COMPUTER:
                await self._act_for(loaded, act, autos(row, act), "computer", row.moving.beat or now)

    async def _act_for(
        self, loaded: Loaded, act: Act, seats: tuple[Seat, ...], by: By, moment: Seconds
    ) -> None:
        """Computers act for these seats, all at the same point of the grid from ``moment`` on."""
        for seat in seats:
            self._think(loaded, seat)
        if not self._thoughts.ready(seats):
            settings = loaded.sitting.row.fixed.settings
            self._held = grid_point(moment, settings, self._services.clock.now())
            self._wait(loaded)
            return
        progress = self._progress(loaded)
        progress.act_for([(seat, self._thoughts.made(seat)) for seat in seats], by)
        await self._commit(loaded, progress)

    def _think(self, loaded: Loaded, seat: Seat) -> None:
        """Asks a computer for this seat's decision, once a moment."""
        if self._thoughts.asked(seat):
            return
        match, row = loaded.sitting.match, loaded.sitting.row
        assert match.deal is not None
        state = match.deal.state
        question = Question(row.fixed.game, row.level(seat), seat, state.public, state.own[seat])
        self._thoughts.ask(question)

    def _wait(self, loaded: Loaded) -> None:
        """Until the next thing is due. Whoever acts by himself thinks meanwhile, and so does, in time for
        it, who stands in for a person whose time runs out."""
        row, act = loaded.sitting.row, act_of(loaded.sitting.match)
        due = next_due(row, act, self._held)
        if due is None:
            self._services.arm(self.number, None)
            return
        moment, work = due
        if act is not None:
            if row.moving.beat is not None:
                for seat in autos(row, act):
                    self._think(loaded, seat)
            if work is Work.TIMEOUT:
                soon = self._services.clock.now() + THINK_AHEAD
                if soon < moment:
                    moment -= THINK_AHEAD
                else:
                    for seat in late(row, act, soon + GRID_SECONDS):
                        self._think(loaded, seat)
        self._services.arm(self.number, moment)

    def _progress(self, loaded: Loaded) -> Progress:
        return Progress(loaded.sitting, loaded.source, self._services.clock.now())

    async def _commit(self, loaded: Loaded, progress: Progress) -> Loaded:
        """On disk first; only then is it so, and only then is anybody told."""
        version = loaded.version + 1
        await self._services.store.commit(progress.change(self.number, version))
        if progress.match is not loaded.sitting.match:
            self._thoughts.forget()
        secret = progress.secret or loaded.secret
        after = Loaded(progress.sitting, version, progress.source, secret)
        self._moved(after)
        row = after.sitting.row
        if row.moving.ending is not None:
            self._services.over(self.number, row.fixed.code)
        return after

    def _moved(self, loaded: Loaded) -> None:
        """Something is different: whoever acts by himself thinks, and everybody is told."""
        self._loaded, self._trouble = loaded, None
        self._wait(loaded)
        self._publish(loaded)

    def _publish(self, loaded: Loaded) -> None:
        """Hands every slot its newest state. What a chat fails at is its own matter."""
        sitting, version, chat = loaded.sitting, loaded.version, self._services.chat
        if sitting.row.fixed is not self._fixed:
            self._fixed = sitting.row.fixed
            self._people = self._fixed.humans
        shown = shown_deals(sitting.row)
        if shown != self._revealed[0]:
            self._revealed = (shown, shown_secrets(sitting.row, loaded.secret))
        trouble, failed = self._trouble, self._failed
        try:
            chat.board(board_post(self.number, version, sitting, self._revealed[1], trouble, failed))
        except Exception as error:
            self._not_shown(error)
        for panel in panel_posts(self.number, version, sitting, self._people, failed):
            try:
                chat.panel(panel)
            except Exception as error:
                self._not_shown(error)

    def _not_shown(self, error: Exception) -> None:
        log.error("not shown", table=self.number, error=places(error))

    def _failed(self, error: Exception) -> None:
        """Told by a post that cannot be made: rules that cannot show their state are not played on."""
        if not self._stopped:
            self._put(_Fault(error))
