"""How a table goes on: one message worked out on a copy, then committed as a whole or dropped.

Pure but for the stream of chance, which is rebuilt from the log when a commit fails.
"""

import json
from dataclasses import replace

from bot.ports import ChainSecret, Change, EndedDeal, Event, Seconds, TableId
from bot.row import AWAY_AFTER, LONG_TURN, Ending, Moving, Prompt, Row, WindowRow
from bot.sitting import LogEntry, Sitting, deal_stream, dump_entry, read_setup
from rules.kit.action import Action
from rules.kit.chance import Die, Shuffled, Source
from rules.kit.contract import Act, GameSetup, Result, Roll, Shuffle
from rules.kit.match import draw
from rules.kit.record import ActStep, By
from rules.kit.record_out import dump_deal
from rules.kit.seats import Seat, all_seats


class Progress:
    """The table after a message, as far as it is worked out. ``sitting`` is where it stands now."""

    def __init__(self, sitting: Sitting, source: Source | None, now: Seconds) -> None:
        self.sitting = sitting
        self.source = source
        self.secret: ChainSecret | None = None
        self._now = now
        self._logged = len(sitting.log)
        self._ended: EndedDeal | None = None
        self._void = False

    @property
    def row(self) -> Row:
        return self.sitting.row

    @property
    def act_now(self) -> Act | None:
        """Who acts, if somebody does."""
        deal = self.sitting.match.deal
        return deal.turn if deal is not None and isinstance(deal.turn, Act) else None

    def begin_deal(self, secret: ChainSecret) -> None:
        """Deals: draws the chance that comes first and asks whoever is to act."""
        moving, game = self.row.moving, self.sitting.match.game
        number = moving.finished + 1
        self.source = deal_stream(self.row, secret, number)
        setup = read_setup(game, moving.setup)
        match = self.sitting.match.begin(setup)
        started = self._now if moving.started is None else moving.started
        moving = replace(moving, deal=number, started=started, next_due=None, pressed=())
        self.sitting = Sitting(self.row.moved(moving), match, ())
        self._logged = 0
        self._settle()
        self._arrange(None)

    def void_deal(self, fixed_row: Row, secret: ChainSecret) -> None:
        """The running deal counts for nothing; a new commitment stands, and it is dealt anew."""
        self._void = self.row.moving.deal > self.row.moving.finished
        self.secret = secret
        moving = replace(fixed_row.moving, voided=fixed_row.moving.voided + 1)
        self.sitting = Sitting(fixed_row.moved(moving), self.sitting.match)
        self.begin_deal(secret)

    def act(self, seat: Seat, action: Action, by: By) -> None:
        """Carries out a legal action and whatever chance follows it."""
        before = self.act_now
        match = self.sitting.match.act(seat, action)
        step = ActStep(seat, action, by)
        row = self._remembered(seat, by)
        self.sitting = Sitting(row, match, (*self.sitting.log, step))
        self._settle()
        self._arrange(before)

    def wave(self, seats: tuple[Seat, ...]) -> None:
        """These seats let the die roll; once all have who might interrupt, it is thrown."""
        act, window = self.act_now, self.row.moving.window
        assert act is not None and act.window is not None and window is not None
        waved = tuple(sorted({*window.waved, *seats}))
        prompts = tuple(
            replace(p, open=False, due=None) if Seat(i) in waved else p
            for i, p in enumerate(self.row.moving.prompts)
        )
        moving = replace(self.row.moving, window=replace(window, waved=waved), prompts=prompts)
        self._move(moving)
        if set(act.window.open_to) <= set(waved):
            self.close_window()
        elif not any(self.row.is_auto(s) and s not in waved for s in act.window.open_to):
            self._move(replace(self.row.moving, beat=None))

    def close_window(self) -> None:
        """What is due happens, whoever pressed or not; it counts as its seat's own act (product.md, 4)."""
        act = self.act_now
        assert act is not None and act.window is not None
        roller = act.must[0]
        self.act(roller, act.window.due, "computer" if self.row.is_auto(roller) else "player")

    def press_next(self, seat: Seat) -> bool:
        """This seat is ready; True once all people are."""
        pressed = tuple(sorted({*self.row.moving.pressed, seat}))
        self._move(replace(self.row.moving, pressed=pressed))
        return set(self.row.people()) <= set(pressed)

    def vote_finish(self, seat: Seat) -> None:
        """A vote for ending now; more than half of the people end the match, reason ``agreed``."""
        votes = tuple(sorted({*self.row.moving.votes, seat}))
        self._move(replace(self.row.moving, votes=votes))
        if 2 * len(set(votes) & set(self.row.people())) > len(self.row.people()):
            result = self.sitting.match.stop("agreed")
            assert result is not None
            if self.row.moving.deal > self.row.moving.finished:
                self._ended = self._deal_row(self.row.moving.deal, None)
            self._end(result)

    def come_back(self, seat: Seat) -> None:
        """The seat's person plays himself again; what is asked of the seat is asked of him."""
        prompts = list(self.row.moving.prompts)
        prompts[seat] = replace(prompts[seat], away=False, misses=0)
        self._move(replace(self.row.moving, prompts=tuple(prompts)))
        if self.act_now is not None:
            self._arrange(None)

    def put_off_beat(self, moment: Seconds) -> None:
        """Whatever acts for a seat is not ready: it acts at the next point of its grid."""
        self._move(replace(self.row.moving, beat=moment))

    def change(self, table: TableId, version: int) -> Change:
        """What is to be written for all this."""
        row, moving = self.row, self.row.moving
        new: tuple[LogEntry, ...] = () if self._ended else self.sitting.log[self._logged :]
        return Change(
            table=table,
            version=version,
            code=row.fixed.code,
            chat=row.fixed.chat,
            game=row.fixed.game,
            status="running" if moving.ending is None else "over",
            deal=moving.deal,
            finished=moving.finished,
            due=row.due(),
            row=row.dump(),
            events=tuple(Event(self._logged + i, dump_entry(entry)) for i, entry in enumerate(new)),
            ended=self._ended,
            void=self._void,
            secret=self.secret,
        )

    def _move(self, moving: Moving) -> None:
        self.sitting = Sitting(self.row.moved(moving), self.sitting.match, self.sitting.log)

    def _remembered(self, seat: Seat, by: By) -> Row:
        """Who acts himself is there; who lets his time run out twice in a row is away."""
        prompt = self.row.moving.prompts[seat]
        misses = prompt.misses + 1 if by == "timeout" else 0 if by == "player" else prompt.misses
        away = prompt.away or misses >= AWAY_AFTER
        if (misses, away) == (prompt.misses, prompt.away):
            return self.row
        prompts = list(self.row.moving.prompts)
        prompts[seat] = replace(prompt, misses=misses, away=away)
        return self.row.moved(replace(self.row.moving, prompts=tuple(prompts)))

    def _settle(self) -> None:
        """Draws every outcome that is owed, from the deal's own stream."""
        match, log = self.sitting.match, self.sitting.log
        while match.deal is not None and isinstance(match.deal.turn, Roll | Shuffle):
            assert self.source is not None
            outcome = draw(match.deal.turn, self.source)
            match, log = match.settle(outcome), (*log, outcome)
        self.sitting = Sitting(self.row, match, log)

    def _arrange(self, before: Act | None) -> None:
        """Puts the questions of this moment, and closes those that are no more."""
        deal, act = self.sitting.match.deal, self.act_now
        assert deal is not None
        if deal.over is not None:
            self._close_deal()
            return
        assert act is not None
        asked = act.window.open_to if act.window else act.must
        kept = set(before.must) if before is not None and not before.window and not act.window else set()
        prompts = tuple(
            self._prompt(seat, act, asked=seat in asked, kept=seat in kept)
            for seat in all_seats(self.sitting.match.seats)
        )
        settings = self.row.fixed.settings
        beat = None
        if any(map(self.row.is_auto, asked)):
            # A question that stays keeps its grid: another's act does not put the computers off.
            standing = self.row.moving.beat if kept else None
            beat = self._now + settings.pace_seconds if standing is None else standing
        window = WindowRow(self._after(self._window_seconds(act))) if act.window else None
        self._move(replace(self.row.moving, prompts=prompts, window=window, beat=beat))

    def _after(self, seconds: Seconds | None) -> Seconds | None:
        return None if seconds is None else self._now + seconds

    def _prompt(self, seat: Seat, act: Act, *, asked: bool, kept: bool) -> Prompt:
        """A question stays the same where only another seat's simultaneous act lies between."""
        prompt = self.row.moving.prompts[seat]
        if not asked or self.row.is_auto(seat):
            return replace(prompt, open=False, due=None) if prompt.open else prompt
        if prompt.open and kept:
            return prompt
        due = None if act.window else self._after(self.row.fixed.settings.turn_seconds)
        return replace(prompt, number=prompt.number + 1, open=True, due=due)

    def _window_seconds(self, act: Act) -> Seconds | None:
        settings = self.row.fixed.settings
        assert act.window is not None
        if not act.window.open_to:
            return settings.quiet_seconds
        if settings.turn_seconds is None or settings.turn_seconds >= LONG_TURN:
            return settings.turn_seconds
        return settings.interrupt_seconds if act.window.first else settings.interrupt_seconds / 2

    def _close_deal(self) -> None:
        """The deal is over: its score is added, and what follows it is settled."""
        match, moving = self.sitting.match, self.row.moving
        assert match.deal is not None and match.deal.over is not None
        self._ended = self._deal_row(match.deal.number, match.deal.over.scores)
        following = match.next_deal(time_up=self._time_up())
        prompts = tuple(replace(p, open=False, due=None) for p in moving.prompts)
        moving = replace(
            moving, prompts=prompts, totals=match.totals, finished=match.finished, window=None, beat=None
        )
        self._move(moving)
        if isinstance(following, Result):
            self._end(following)
            return
        setup = following.model_dump(mode="json", exclude_none=True)
        due = self._now + self.row.fixed.settings.next_seconds
        self._move(replace(moving, setup=setup, next_due=due))

    def _time_up(self) -> bool:
        limit, started = self.sitting.match.options.time_limit, self.row.moving.started
        return limit is not None and started is not None and self._now - started >= limit

    def _end(self, result: Result) -> None:
        prompts = tuple(replace(p, open=False, due=None) for p in self.row.moving.prompts)
        ending = Ending(result.winners, result.reason)
        self._move(
            replace(self.row.moving, prompts=prompts, window=None, beat=None, next_due=None, ending=ending)
        )

    def _deal_row(self, number: int, scores: tuple[int, ...] | None) -> EndedDeal:
        log = self.sitting.log
        chance = [entry for entry in log if isinstance(entry, Die | Shuffled)]
        steps = [entry for entry in log if isinstance(entry, ActStep)]
        assert self.sitting.match.deal is not None
        setup: GameSetup = self.sitting.match.deal.setup
        return EndedDeal(number, json.dumps(dump_deal(setup, chance, steps, scores), separators=(",", ":")))
