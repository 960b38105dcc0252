"""The table as an actor: one task, one inbox; judge, append, publish (architecture.md, laws 5 and 6)."""

from dataclasses import replace

import structlog

from bot.barring import barred_at
from bot.callers import begins, handled, sits_down
from bot.doings import Doings, delivered
from bot.free import tidied, to_tell
from bot.inbox import Fault, Inbox
from bot.judge import judge
from bot.logs import places
from bot.manners import noticed
from bot.messages import (
    Answer,
    Delivered,
    Done,
    Hand,
    Judged,
    Look,
    Marked,
    Message,
    Play,
    Say,
    Tap,
    Tick,
    Trouble,
    Typed,
    Word,
)
from bot.plays import Marks, tap, typed
from bot.ports import Seconds, StoreError, TableId
from bot.posts import BoardPost
from bot.progress import Progress
from bot.services import Loaded, NoSuchTable, Services
from bot.showing import Showing
from bot.sitting import act_of
from bot.thoughts import Thoughts
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat

log = structlog.get_logger()
RETRY_SECONDS: Seconds = 5.0
"""How long a table that could not be saved waits before it tries again by itself."""
_DONE = Done()


class Table(Inbox):
    """One table. Nobody but its own task touches its state."""

    def __init__(self, number: TableId, services: Services) -> None:
        super().__init__()
        self.number = number
        self._services = services
        self._loaded: Loaded | None = None
        self._stale = False
        """Not yet forgotten: a message that is being handled would put it back."""
        self._trouble: Text | None = None
        self._stopped = False
        self._thoughts = Thoughts(services.computers)
        self._doings = Doings(number, services, self._thoughts)
        self._marks = Marks()
        self._told = False
        """Somebody was to be told of a free seat."""
        self._asked: dict[Seat, int] = {}
        """By seat the version in which its present question was put, where that is known."""
        self._showing = Showing(number, services.chat, self._marks, self._failed)

    @property
    def latest(self) -> BoardPost | None:
        """The board as it was published last."""
        return self._showing.latest

    def forget(self) -> None:
        """What is stored has changed besides the play (its chat): it is read anew at the next message."""
        self._stale = True

    @property
    def idle(self) -> bool:
        """Whether the table waits for nothing but messages and its deadline."""
        return not self.working and not self._thoughts.busy

    async def close(self) -> None:
        """Finishes what is in the inbox, keeps what people have marked, and stops thinking."""
        await self.finish()
        await self._keep_drafts()
        await self._thoughts.close()

    async def _keep_drafts(self) -> None:
        """Best effort: a draft that is lost is marked once more."""
        loaded, drafts = self._loaded, tuple(sorted(self._marks.drafts.items()))
        if loaded is None or self._stopped or loaded.sitting.row.moving.drafts == drafts:
            return
        progress = self._doings.progress(loaded)
        progress.move(replace(loaded.sitting.row.moving, drafts=drafts))
        try:
            await self._services.store.commit(progress.change(self.number, loaded.version + 1))
        except StoreError as error:
            log.warning("drafts not kept", table=self.number, reason=error.reason.key)

    async def _answer(self, message: Message | Fault) -> Answer:
        """The answer to one message; a fault of ours stops this table and no other."""
        if self._stopped:
            return Trouble(text("table-stopped"))
        if self._stale:
            self._loaded, self._stale = None, False
        try:
            try:
                if isinstance(message, Fault):
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
            self._showing.publish(self._loaded, self._trouble)
        return Trouble(self._trouble)

    async def _take_up(self) -> Loaded:
        loaded = await self._services.load(self.number)
        if not loaded.stale:
            self._marks.take(loaded.sitting.row.moving)
            await self._showing.count(loaded.sitting.row, self._services.store)
            self._moved(loaded)
            return loaded
        row, secret = self._services.new_chain(loaded.sitting.row)
        progress = self._doings.progress(loaded)
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
                self._showing.publish(self._loaded, self._trouble)
                due = self._doings.next_moment(before.sitting.row)
                if due is not None and self._services.clock.now() < due < retry:
                    retry = due
        self._services.arm(self.number, retry)
        return Trouble(error.reason)

    async def _handle(self, message: Message, loaded: Loaded) -> Answer:
        if isinstance(message, Tick):
            await self._tick(loaded)
            return _DONE
        if isinstance(message, Look):
            self._showing.publish(loaded, self._trouble)
            return _DONE
        if isinstance(message, Delivered):
            self._delivered(message, loaded)
            return _DONE
        if isinstance(message, Hand):
            return self._showing.hand(loaded, self._trouble, message.caller.person)
        if isinstance(message, Say) and message.word == "rematch":
            return await self._rematch(message, loaded)
        progress = self._doings.progress(loaded)
        if isinstance(message, Play):
            return await self._play(message, progress, loaded)
        if isinstance(message, Word) and handled(message.caller, loaded.sitting.row):
            return _DONE
        if not sits_down(message):
            if begins(message):
                refusal = await barred_at(self._services.barred, loaded.sitting.row)
                if refusal is not None:
                    return refusal
            return await self._judged(message, progress, loaded)
        # Nobody sits at two tables of a chat, also where he presses at both at once.
        async with self._services.sitting_down(message.caller.person, loaded.sitting.row.fixed.chat) as where:
            if where is not None and where.table != self.number:
                return Refusal(text("refuse-sits-elsewhere", code=where.code))
            refusal = await self._services.barred(message.caller.person, loaded.sitting.row.fixed.game)
            if refusal is not None:
                return refusal
            return await self._judged(message, progress, loaded)

    async def _judged(self, message: Judged, progress: Progress, loaded: Loaded) -> Answer:
        refusal = judge(message, progress)
        if refusal is not None:
            return refusal
        await self._commit(loaded, progress)
        return _DONE

    async def _play(self, message: Play, progress: Progress, loaded: Loaded) -> Answer:
        """A play by tap or by word; a mark is shown to its person alone."""
        row = loaded.sitting.row
        if row.moving.ending is not None or row.affairs.lobby is not None:
            return Refusal(text("refuse-not-begun" if row.affairs.lobby is not None else "refuse-match-over"))
        answer = tap(message, progress, self._marks) if isinstance(message, Tap) else None
        if answer is None:
            assert isinstance(message, Typed)
            answer = typed(message, progress, self._marks)
        if isinstance(answer, Done):
            noticed(progress, message.caller, once=False)
            before = self._showing.seen
            await self._commit(loaded, progress)
            answer = Done(answer.said, public=self._showing.tells_more(before))
        elif isinstance(answer, Marked):
            seat = row.fixed.seat_of(message.caller.person)
            if seat is not None:
                self._showing.mark(loaded, self._trouble, seat)
        return answer

    async def _tick(self, loaded: Loaded) -> None:
        """Does the first thing that is due by now, if any; the next moment is armed anew."""
        due = await self._doings.due(loaded)
        if isinstance(due, Progress):
            await self._commit(loaded, due)
            return
        if due is not None:
            # Clocks that were put on after an outage are shown, and written with the next act.
            self._moved(loaded._replace(sitting=loaded.sitting._replace(row=due)))
            return
        self._doings.wait(loaded)

    def _delivered(self, message: Delivered, loaded: Loaded) -> None:
        """The clocks of what was delivered run from there; written with the next act, for a restart gives
        time of its own."""
        act = act_of(loaded.sitting.match)
        if act is None:
            return
        newer = frozenset([seat for seat, version in self._asked.items() if version > message.version])
        row = delivered(loaded.sitting.row, act, message.seat, message.at, newer)
        if row is not None:
            self._loaded = loaded._replace(sitting=loaded.sitting._replace(row=row))
            self._doings.wait(self._loaded)

    async def _rematch(self, message: Say, loaded: Loaded) -> Answer:
        """The table that follows this one, with the seats held; whoever presses confirms his."""
        row = loaded.sitting.row
        if row.moving.ending is None:
            return Refusal(text("refuse-not-over"))
        if all(seat.person != message.caller.person for seat in row.fixed.seats):
            return Refusal(text("refuse-not-seated"))
        barred = await self._services.barred(message.caller.person, row.fixed.game)
        if barred is not None:
            return barred
        following = await self._services.rematch(self.number, row)
        if row.affairs.rematch != following:
            progress = self._doings.progress(loaded)
            progress.row = row.settled(replace(row.affairs, rematch=following))
            await self._commit(loaded, progress)
        return await self._services.ask(following, replace(message, word="confirm"))

    async def _commit(self, loaded: Loaded, progress: Progress) -> Loaded:
        """On disk first; only then is it so, and only then is anybody told."""
        version = loaded.version + 1
        progress.row = tidied(progress.row)
        zone = await self._services.zone(progress.row.fixed.chat) if progress.ends else "UTC"
        await self._services.store.commit(progress.change(self.number, version, zone))
        if progress.match is not loaded.sitting.match:
            self._thoughts.forget()
        after = Loaded(progress.sitting, version, progress.source, progress.chain)
        row, before = after.sitting.row, loaded.sitting.row.moving.prompts
        for seat, prompt in enumerate(row.moving.prompts):
            if seat >= len(before) or prompt.number != before[seat].number:
                self._asked[Seat(seat)] = version
        self._marks.drop_old(row.moving.prompts)
        await self._showing.count(row, self._services.store)
        self._moved(after)
        if row.moving.ending is not None:
            self._services.over(self.number, row.fixed.code)
        return after

    def _moved(self, loaded: Loaded) -> None:
        """Something is different: whoever acts by himself thinks, and everybody is told."""
        self._loaded, self._trouble = loaded, None
        self._doings.wait(loaded)
        self._showing.publish(loaded, self._trouble)
        due = to_tell(loaded.sitting.row)
        if due or self._told:
            self._told = bool(due)
            self._services.tell(self.number, due)

    def _failed(self, error: Exception) -> None:
        """Told by a post that cannot be made: rules that cannot show their state are not played on."""
        if not self._stopped:
            self.put(Fault(error))
