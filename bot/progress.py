"""How a table goes on: one message worked out on a copy, then committed as a whole or dropped.

Pure but for the stream of chance, which is rebuilt from the log when a commit fails.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.agenda import first_due
from bot.asking import arranged, question
from bot.leaderboard.ending import match_result
from bot.leaderboard.results import SeatPoints
from bot.moving import Ending, Moving, Prompt, WindowRow
from bot.ports import ChainSecret, Change, EndedDeal, Event, Seconds, TableId
from bot.row import AWAY_AFTER, Row
from bot.sitting import LogEntry, Sitting, act_of, deal_stream, dump_entry, ended_deal, read_setup, scored
from rules.kit.action import Action
from rules.kit.chance import Source
from rules.kit.contract import Act, Result, Roll, Shuffle, Why
from rules.kit.match import draw
from rules.kit.record import ActStep, By
from rules.kit.seats import Seat


class BadDecision(Exception):
    """A computer's or the clock's action that the rules refuse: a fault of the game."""


class Progress:
    """The table after a message, as far as it is worked out."""

    __slots__ = (
        "_ended", "_grace", "_logged", "_sat", "_scored", "_void", "_was_over", "chain", "log", "match",
        "now", "row", "secret", "source",
    )  # fmt: skip

    def __init__(
        self,
        sitting: Sitting,
        source: Source | None,
        chain: ChainSecret | None,
        now: Seconds,
        grace: Seconds = 0.0,
    ) -> None:
        """``grace``: how long a question waits at the most to be delivered before its clock starts."""
        self.row, self.match, self.log = sitting.row, sitting.match, sitting.log
        self.source = source
        self.chain = chain
        self.secret: ChainSecret | None = None
        """The chain's secret, where it is another from now on."""
        self.now = now
        self._grace = grace
        self._sat = self.row.persons()
        self._logged = len(sitting.log)
        self._ended: EndedDeal | None = None
        self._scored: tuple[SeatPoints, ...] = ()
        self._void = False
        self._was_over = self.row.moving.ending is not None

    @property
    def sitting(self) -> Sitting:
        """Where the table stands now."""
        return Sitting(self.row, self.match, self.log)

    @property
    def ends(self) -> bool:
        """Whether the match ends with this."""
        return self.row.moving.ending is not None and not self._was_over

    @property
    def act_now(self) -> Act | None:
        """Who acts, if somebody does."""
        return act_of(self.match)

    def begin_deal(self) -> None:
        """Deals: draws the chance that comes first and asks whoever is to act."""
        assert self.chain is not None
        moving = self.row.moving
        number = moving.finished + 1
        self.source = deal_stream(self.row, self.chain, number)
        self.match = self.match.begin(read_setup(self.match.game, moving.setup))
        self.log, self._logged = (), 0
        totals, started = self.match.totals, self.now if moving.started is None else moving.started
        limit = self.match.options.time_limit if self.match.options.time_ends_deal else None
        ends_at = None if limit is None else started + limit
        moving = replace(moving, totals=totals, deal=number, started=started, next_due=None, pressed=())
        self.move(replace(moving, ends_at=ends_at))
        self._settle()
        self._arrange(())

    def new_chain(self, row: Row, secret: ChainSecret) -> None:
        """A new commitment stands, as ``row`` has it. A running deal counts for nothing and is dealt anew."""
        self.row, self.secret, self.chain = row, secret, secret
        if row.moving.deal > row.moving.finished:
            self._void = True
            self.move(replace(row.moving, voided=row.moving.voided + 1))
            self.begin_deal()

    def act(self, seat: Seat, action: Action, by: By) -> None:
        """Carries out a legal action of who was asked, and whatever chance follows it."""
        self._remember(seat, by)
        self._act(seat, action, by)

    def act_for(self, made: Sequence[tuple[Seat, Action | None]], by: By) -> None:
        """Carries out what computers have decided for these seats at one moment; None: lets it roll.

        In a window the first who interrupts does so, for then it is another moment. Raises ``BadDecision``.
        """
        act = self.act_now
        assert act is not None
        if act.window is not None:
            for seat, action in made:
                if action is not None and action != act.window.due:
                    self._judged(seat, action)
                    self.act(seat, action, by)
                    return
            self.wave(tuple([seat for seat, _ in made]), by)
            return
        for i, (seat, action) in enumerate(made):
            now = self.act_now
            if i and (now is None or now.window is not None or seat not in now.must):
                return  # What was asked of him has ended with another's act; he is asked anew.
            public = self._public
            self.act(seat, self._judged(seat, action), by)
            self._finish(seat, public, by)

    def _finish(self, seat: Seat, public: Any, by: By) -> None:
        """Answers at the same moment what only this seat knows it is asked: a second beat would tell the
        others that there was something to choose."""
        while self._asks_privately(seat, public):
            assert self.match.deal is not None
            own = self.match.deal.state.own[seat]
            self._act(seat, self._judged(seat, self.match.game.propose(public, own, seat)), by)

    def _asks_privately(self, seat: Seat, public: Any) -> bool:
        """Whether this seat alone is asked, and what everybody sees is still ``public``."""
        act = self.act_now
        return act is not None and act.window is None and act.must == (seat,) and self._public == public

    @property
    def _public(self) -> Any:
        return self.match.deal.state.public if self.match.deal is not None else None

    def wave(self, seats: tuple[Seat, ...], by: By) -> None:
        """These seats let the die roll; once all have who might interrupt, it is thrown."""
        act, window = self.act_now, self.row.moving.window
        assert act is not None and act.window is not None and window is not None
        for seat in seats:
            self._remember(seat, by)
        waved = {*window.waved, *seats}
        if waved.issuperset(act.window.open_to):
            self.close_window()
            return
        moving = self.row.moving
        prompts = [p.closed() if seat in seats else p for seat, p in enumerate(moving.prompts)]
        autos = any(self.row.acts_itself(s) and s not in waved for s in act.window.open_to)
        still = WindowRow(window.due, tuple(sorted(waved)))
        self.move(moving.asking(tuple(prompts), still, moving.beat if autos else None, moving.turn))

    def close_window(self) -> None:
        """What is due happens, whoever pressed or not; it counts as its seat's own act (product.md, 4).

        It is no sign that the person is there: what is known of that stays.
        """
        act = self.act_now
        assert act is not None and act.window is not None
        roller = act.must[0]
        self._judged(roller, act.window.due)
        self._act(roller, act.window.due, "computer" if self.row.is_auto(roller) else "player")

    def stop(self, why: Why) -> None:
        """Ends the match now; a running deal stands in the record as it is, without a score."""
        result = self.match.stop(why)
        assert result is not None
        if self.row.moving.deal > self.row.moving.finished:
            self._ended = ended_deal(self.match, self.log, self.row.moving.deal, None)
        self._end(result)

    def change(self, table: TableId, version: int, zone: str = "UTC") -> Change:
        """What is to be written for all this. ``zone``: of the chat's time, where the match ``ends``."""
        fixed, moving, logged = self.row.fixed, self.row.moving, self._logged
        new: tuple[LogEntry, ...] = () if self._ended else self.log[logged:]
        return Change(
            table,
            version,
            fixed.code,
            fixed.chat,
            fixed.game,
            "running" if moving.ending is None else "over",
            moving.deal,
            moving.finished,
            first_due(self.row),
            self.row.dump(),
            tuple([Event(number, dump_entry(entry)) for number, entry in enumerate(new, logged)]),
            self._ended,
            self._void,
            self.secret,
            self._sitting_now(),
            scored=self._scored,
            result=match_result(self.row, self.now, zone) if self.ends else None,
        )

    def _sitting_now(self) -> tuple[tuple[Seat, str], ...] | None:
        """Who sits where, if that is different now."""
        persons = self.row.persons()
        return None if persons == self._sat else persons

    def _act(self, seat: Seat, action: Action, by: By) -> None:
        before = self.act_now
        assert before is not None
        public = self._public
        self.match = self.match.act(seat, action)
        self.log = (*self.log, ActStep(seat, action, by))
        self._settle()
        left = () if before.window else tuple([s for s in before.must if s != seat])
        self._arrange(left, private=before.must == (seat,) and self._asks_privately(seat, public))

    def _judged(self, seat: Seat, action: Action | None) -> Action:
        """What computers and the clock do passes the same check as what people do."""
        if action is None or self.match.refuse(seat, action) is not None:
            raise BadDecision
        return action

    def move(self, moving: Moving) -> None:
        """Puts this in place of what has changed with the play."""
        self.row = self.row.moved(moving)

    def _remember(self, seat: Seat, by: By) -> None:
        """Who acts himself is there; who lets his time run out twice in a row is away."""
        prompt = self.row.moving.prompts[seat]
        misses = prompt.misses + 1 if by == "timeout" else 0 if by == "player" else prompt.misses
        if misses == prompt.misses:
            return
        prompts = list(self.row.moving.prompts)
        prompts[seat] = replace(prompt, misses=misses, away=prompt.away or misses >= AWAY_AFTER)
        moving = self.row.moving
        self.move(moving.asking(tuple(prompts), moving.window, moving.beat, moving.turn))

    def _settle(self) -> None:
        """Draws every outcome that is owed, from the deal's own stream."""
        match, log = self.match, self.log
        while match.deal is not None and isinstance(match.deal.turn, Roll | Shuffle):
            assert self.source is not None
            outcome = draw(match.deal.turn, self.source)
            match, log = match.settle(outcome), (*log, outcome)
        self.match, self.log = match, log

    def _arrange(self, left: tuple[Seat, ...], *, private: bool = False) -> None:
        """Puts the questions of this moment, and closes those that are no more (``bot.asking``)."""
        act = self.act_now
        if act is None:
            self._close_deal()
        else:
            self.move(arranged(self.match, self.row, act, self.now, self._grace, left, private=private))

    def question(self, prompt: Prompt, act: Act, turn: int) -> Prompt:
        """The next question to a seat."""
        return question(prompt, act, turn, self.row.fixed.settings, self.now, self._grace)

    def _close_deal(self) -> None:
        """The deal is over: its score is added, and what follows it is settled."""
        match, moving = self.match, self.row.moving
        assert match.deal is not None and match.deal.over is not None
        self._ended = ended_deal(match, self.log, match.deal.number, match.deal.over.scores)
        self._scored = scored(match)
        affairs = self.row.affairs
        following = match.next_deal(time_up=self._time_up())
        if affairs.last_deal and not isinstance(following, Result):
            following = match.stop("agreed") or following
        prompts = tuple([prompt.freed() for prompt in moving.prompts])
        moving = replace(
            moving, prompts=prompts, totals=match.totals, finished=match.finished, window=None, beat=None
        )
        self.move(moving)
        if affairs.seen or affairs.paused:
            # Hands that were seen and pauses that were had are matters of one deal.
            self.row = self.row.settled(replace(affairs, seen=(), paused=()))
        if isinstance(following, Result):
            self._end(following)
            return
        setup = following.model_dump(mode="json", exclude_none=True)
        due = self.now + self.row.fixed.settings.next_seconds
        self.move(replace(moving, setup=setup, next_due=due))

    def _time_up(self) -> bool:
        limit, started = self.match.options.time_limit, self.row.moving.started
        return limit is not None and started is not None and self.now - started >= limit

    def _end(self, result: Result) -> None:
        prompts = tuple([prompt.freed() for prompt in self.row.moving.prompts])
        ending = Ending(result.winners, result.reason)
        self.move(
            replace(self.row.moving, prompts=prompts, window=None, beat=None, next_due=None, ending=ending)
        )
