"""What a table does by itself: the clock, the computers, nudges, the next deal; and when it looks again."""

from bot import lobby, manners
from bot.agenda import (
    DELIVERY,
    GRID_SECONDS,
    THINK_AHEAD,
    Work,
    autos,
    clock_from,
    first_timeout,
    grid_point,
    late,
    next_due,
)
from bot.asking import asked_by
from bot.computers import Question
from bot.orders import ordered
from bot.ports import Seconds, TableId
from bot.progress import Progress
from bot.row import Row, extended
from bot.services import Loaded, Services
from bot.sitting import act_of
from bot.thoughts import Thoughts
from rules.kit.contract import Act
from rules.kit.record import By
from rules.kit.seats import Seat

OUTAGE_LOOK: Seconds = 5.0
"""How often a table whose chat cannot be reached looks whether it can again."""
_CLOCKS = (Work.TIMEOUT, Work.WINDOW, Work.NUDGE)
"""What stands still while people cannot answer."""


class Doings:
    """Works out what is due at one table, and arms its deadline."""

    def __init__(self, number: TableId, services: Services, thoughts: Thoughts) -> None:
        self._number = number
        self._services = services
        self._thoughts = thoughts
        self._held: Seconds = 0.0
        """Before this moment nothing acts for a seat: a decision was not ready at its time."""
        self._up_since: Seconds | None = None
        """The end of the chat's latest outage for which the clocks were put on."""

    def next_moment(self, row: Row) -> Seconds | None:
        """When something is due by itself."""
        due = next_due(row, self._held)
        return None if due is None else due[0]

    async def due(self, loaded: Loaded) -> Progress | Row | None:
        """What is due by now, worked out and to be committed; a row whose clocks were put on after an
        outage; None: nothing yet. The next moment is armed anew by ``wait``."""
        now, row, act = self._services.clock.now(), loaded.sitting.row, act_of(loaded.sitting.match)
        due = next_due(row, self._held)
        if due is None or due[0] > now:
            return None
        work = due[1]
        if work in _CLOCKS:
            since = self._services.up_since(row.fixed.chat)
            if since is None:
                self._held = now + OUTAGE_LOOK
                return None
            if since != self._up_since:
                self._up_since = since
                later = extended(row, since)
                if later.moving != row.moving:
                    return later
        progress = self.progress(loaded)
        match work:
            case Work.COMPUTER:
                assert act is not None
                return self._act_for(
                    loaded, progress, act, autos(row, act), "computer", row.moving.beat or now
                )
            case Work.TIMEOUT:
                assert act is not None
                seats = late(row, act, now)
                return self._act_for(loaded, progress, act, seats, "timeout", first_timeout(row) or now)
            case Work.END:
                progress.stop("time")
            case Work.DEAL:
                progress.begin_deal()
            case Work.WINDOW:
                progress.close_window()
            case Work.NUDGE:
                await manners.nudged(progress, self._services.may_nudge)
            case Work.RESUME:
                manners.resumed(progress)
            case Work.HOST:
                lobby.host_silent(progress)
            case Work.HELD:
                lobby.held_long_enough(progress)
            case Work.IDLE:
                manners.idle(progress)
        return progress

    def progress(self, loaded: Loaded) -> Progress:
        """A copy on which the next step is worked out."""
        grace = DELIVERY if self._services.confirms else 0.0
        return Progress(loaded.sitting, loaded.source, loaded.secret, self._services.clock.now(), grace)

    def _act_for(
        self, loaded: Loaded, progress: Progress, act: Act, seats: tuple[Seat, ...], by: By, moment: Seconds
    ) -> Progress | None:
        """Something acts for these seats, all at the same point of the grid from ``moment`` on."""
        prompts = loaded.sitting.row.moving.prompts
        obeying = [seat for seat in seats if prompts[seat].obeys] if by == "computer" else []
        thinking = [seat for seat in seats if seat not in obeying]
        for seat in thinking:
            self._think(loaded, seat)
        if not self._thoughts.ready(thinking):
            settings = loaded.sitting.row.fixed.settings
            self._held = grid_point(moment, settings, self._services.clock.now())
            return None
        for seat in obeying:
            now = progress.act_now
            if now is None or now.window is not act.window or seat not in asked_by(now):
                return progress  # What was asked of him has ended with another's act.
            action = ordered(progress.match, seat, prompts[seat])
            progress.act_for([(seat, action)], "player")
        if thinking:
            now = progress.act_now
            if now is not None and (now is act or not obeying):
                progress.act_for([(seat, self._thoughts.made(seat)) for seat in thinking], by)
        return progress

    def _think(self, loaded: Loaded, seat: Seat) -> None:
        """Asks a computer for this seat's decision, once a moment."""
        if self._thoughts.asked(seat):
            return
        match, row = loaded.sitting.match, loaded.sitting.row
        assert match.deal is not None
        state = match.deal.state
        question = Question(row.fixed.game, row.level(seat), seat, state.public, state.own[seat])
        self._thoughts.ask(question)

    def wait(self, loaded: Loaded) -> None:
        """Until the next thing is due. Whoever acts by himself thinks meanwhile, and so does, in time for
        it, who stands in for a person whose time runs out."""
        row, act = loaded.sitting.row, act_of(loaded.sitting.match)
        due = next_due(row, self._held)
        if due is None:
            self._services.arm(self._number, None)
            return
        moment, work = due
        if act is not None and row.affairs.pause is None:
            if row.moving.beat is not None:
                for seat in autos(row, act):
                    if not row.moving.prompts[seat].obeys:
                        self._think(loaded, seat)
            if work is Work.TIMEOUT:
                soon = self._services.clock.now() + THINK_AHEAD
                if soon < moment:
                    moment -= THINK_AHEAD
                else:
                    for seat in late(row, act, soon + GRID_SECONDS):
                        self._think(loaded, seat)
        if self._held > self._services.clock.now() and work in _CLOCKS:
            moment = max(moment, self._held)
        self._services.arm(self._number, moment)


def delivered(row: Row, act: Act, seat: Seat | None, at: Seconds, settled: frozenset[Seat]) -> Row | None:
    """The row once a question was delivered at ``at`` (to ``seat``, or to all on the board): its clock runs
    from there. ``settled``: seats that are asked something newer than what was delivered. None: no change."""
    prompts = list(row.moving.prompts)
    for asked in asked_by(act):
        prompt = prompts[asked]
        mine = (seat is None or seat == asked) and asked not in settled
        if not (mine and prompt.open and prompt.due is not None and prompt.grace):
            continue
        due, nudge = clock_from(at, row.fixed.settings)
        if due < prompt.due:
            prompts[asked] = prompt.delivered(due, nudge)
    moving = row.moving
    if tuple(prompts) == moving.prompts:
        return None
    return row.moved(moving.asking(tuple(prompts), moving.window, moving.beat, moving.turn))
