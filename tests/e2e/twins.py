"""One world of two: an evening on the simulated platform in which a line is played as people and all that
acts for them play it, while its viewer and somebody who only watches try whatever they can."""

from collections.abc import Sequence

from bot.keys import WAVE, BoardKey, PanelKey, TableKey, action_hash, write_key
from bot.messages import Caller, Hand, Peeked
from bot.ports import Seconds
from bot.posts import Question as Put
from bot.services import Loaded
from bot.sitting import deal_stream, open_match, read_setup, replay_running
from rules.kit.action import Action
from rules.kit.chance import Chance, seeded
from rules.kit.contract import Act
from rules.kit.record import ActStep
from rules.kit.seats import Seat
from tests.e2e.twin_table import CHAT, TwinTable
from tests.helpers.clock import settle
from tests.helpers.people import Person
from tests.helpers.players import on_board, taps
from tests.helpers.worlds import Line, Planner, Step

LOOKING: Seconds = 0.5
"""How exactly it is known when what acts for a seat has acted."""
PATIENCE: Seconds = 200.0
WORDS = ("hand", "table", "rules", "options", "record", "verify", "nonsense", "log")
PLAYS = ("2", "pass", "play K♠", "play 10♥", "bet 1")
"""What the viewer and the stranger type; plays only where they are none."""


class Missed(Exception):
    """Several acted at once where the worlds were to part between them."""


class World(TwinTable):
    """A table at which lines are planned and played."""

    async def plan(self, before: Sequence[int], length: int) -> Line | None:
        """The longest of the lines that part after so many steps."""
        row, stored = self.evening.row(self.table), self.evening.store.stored[self.table]
        assert stored.secret is not None
        lines = []
        for number in before:
            source = deal_stream(row, stored.secret, 1)
            match, _ = replay_running(
                open_match(self.match.game, row), read_setup(self.match.game, row.moving.setup),
                stored.events, source,
            )  # fmt: skip
            chance: Chance = seeded(f"{self.cast.seed} {number}")
            lines.append(Planner(match, source, self.cast.viewer, chance).line(number, length))
        return max((line for line in lines if line), key=lambda line: line.apart, default=None)

    async def play(self, line: Line) -> None:
        """From the beginning to its end. In the second world something else is hidden from ``before`` on."""
        self.line = line
        self._part_at(line)
        self.planned.set()
        await settle()
        while self.acted < len(line.steps):
            before = self.acted
            if self.missed:
                raise Missed
            await self._disturb()
            if self.acted == before:
                await self._step()
                if self.acted == before:
                    break
        if self.parted_at is None or self.missed:
            raise Missed
        for _ in range(3):
            # Where all that is hidden is shown with the next step, this is what there is to see.
            await self._disturb()
        act = self.act
        quiet = act is not None and act.window is None and not any(map(self.row.acts_itself, act.must))
        await self.evening.clock.advance(25.0 if quiet else 0.4)

    def _part_at(self, line: Line) -> None:
        """After so many acts, before anybody is shown the last of them, the worlds part."""
        table = self.evening.service.house.table(self.table)
        moved = table._moved

        def parting(loaded: Loaded) -> None:
            acted = sum(isinstance(entry, ActStep) for entry in loaded.sitting.log)
            match = loaded.sitting.match
            if self.parted_at is None and acted == line.before and match.deal is not None:
                # Who acts by himself may have come before a person whose act was to be the last one.
                self.missed = match.deal.state.public != line.other.public
                self.parted_at = len(self.evening.platform.calls), len(self.evening.crowd.said)
                if self._second and not self.missed:
                    match = match._replace(deal=match.deal._replace(state=line.other))
                    loaded = loaded._replace(sitting=loaded.sitting._replace(match=match))
            moved(loaded)

        table._moved = parting  # type: ignore[method-assign]
        if line.before == 0 and table._loaded is not None:
            table._moved(table._loaded)

    async def _step(self) -> None:
        """One act of the line, by who is to do it and in one of the ways in which it may be done."""
        act, steps = self.act, self.pending()
        assert act is not None and self.line is not None and steps
        before = self.acted
        if before < self.line.before:
            # In the order of the line, for the worlds part after just these acts.
            steps = [step for step in steps if step in self.line.steps[: self.line.before]]
        if act.window is not None:
            await self._window(act, steps[0])
        else:
            mine = [step for step in steps if step.seat is not None and not self.row.acts_itself(step.seat)]
            if any(map(self.row.acts_itself, act.must)) and before < self.line.before:
                # Who acts by himself does so on his beat: people have to be quick.
                if mine and steps[0] == mine[0]:
                    assert steps[0].seat is not None
                    await self._taps(steps[0].seat, steps[0].action, 0.1)
            elif mine:
                await self._person(self._random.choice(mine))
        waited: Seconds = 0.0
        while self.acted == before:
            await self.evening.clock.advance(LOOKING)
            waited += LOOKING
            if waited > PATIENCE and self.parted_at is None:
                raise Missed
            if waited > PATIENCE:
                assert self._broken_off(act), "nobody acts"
                return

    def _broken_off(self, act: Act) -> bool:
        """Whether the line ends between the acts of some who act by themselves at once."""
        return any(self.row.acts_itself(seat) and self.step_of(seat) is None for seat in act.must)

    async def _until_acted(self, seat: Seat, step: Step) -> None:
        """Something acts for this seat."""
        waited: Seconds = 0.0
        while self.step_of(seat) == step:
            await self.evening.clock.advance(LOOKING)
            waited += LOOKING
            if waited > PATIENCE and self.parted_at is None:
                raise Missed
            assert waited <= PATIENCE, f"nobody acts for {seat}"

    async def _window(self, act: Act, step: Step) -> None:
        assert act.window is not None
        turn = self.row.moving.turn
        persons = [seat for seat in act.window.open_to if not self.row.acts_itself(seat)]
        for seat in persons:
            if self.row.moving.turn != turn:
                return
            if step.seat == seat:
                await self._taps(seat, step.action, 0.8)
                self.met.add("interrupt")
            elif step.seat is None and self._random.random() < 0.8:
                await self._press(seat, write_key(BoardKey(self.table, turn, WAVE)), 0.3)

    async def _person(self, step: Step) -> None:
        assert step.seat is not None
        seat, person = step.seat, self.people[step.seat]
        chance = self._random.random()
        if chance < 0.08 and not any(self.row.acts_itself(s) for s in self.act.must if self.act):  # type: ignore[union-attr]
            self.met.add("time-out")
            await self._until_acted(seat, step)
        elif chance < 0.14 and seat != self.cast.viewer and "stand-in" not in self.met:
            self.met.add("stand-in")
            await self._press(seat, self._key("leave"), 1.0)
        elif chance < 0.5 and step.order is not None:
            self.met.add("order")
            await self._press(seat, self._key("order", step.order, "yes"), 1.0)
            await self._until_acted(seat, step)
            await self._press(seat, self._key("order", step.order, "no"), 0.1)
        else:
            wait = self._random.choice((0.2, 1.0, 3.0, 9.0, 27.0))
            if wait > 20:
                self.met.add("nudge")
            await self._taps(seat, step.action, wait)
        if self.row.moving.prompts[seat].away and self.row.fixed.seats[seat].person == person.id:
            self.met.add("away")
            await self._press(seat, self._key("back"), 0.5)

    async def _taps(self, seat: Seat, action: Action, wait: Seconds) -> None:
        """Marks, drafts and the act itself; sometimes each key twice, sometimes something else first."""
        question = await self._question(seat)
        if question is None:
            return
        turn, form = self.row.moving.prompts[seat].turn, question.forms[0]
        keys = taps(question, action, one_tap=False)
        if len(keys) > 2 and self._random.random() < 0.3:
            self.met.add("draft")
            keys = [keys[0], keys[0], *keys]
        for key in keys:
            if on_board(form):
                data = write_key(BoardKey(self.table, turn, key))
            else:
                data = write_key(PanelKey(self.table, seat, question.number, key))
            await self._press(seat, data, wait, private=not on_board(form))
            wait = 0.7
            if self._random.random() < 0.1:
                await self._press(
                    seat, data if len(keys) == 1 else write_key(TableKey(self.table, "hand")), 0
                )

    def _key(self, word: str, *arguments: str) -> str:
        return write_key(TableKey(self.table, word, arguments))

    async def _question(self, seat: Seat) -> Put | None:
        person = self.people[seat]
        answer = await self.evening.service.house.ask(self.table, Hand(Caller(person.id, person.name)))
        return answer.post.question if isinstance(answer, Peeked) else None

    async def _press(self, seat: Seat, data: str, wait: Seconds, *, private: bool = False) -> None:
        await self.evening.clock.advance(wait)
        person = self.people[seat]
        await self.evening.crowd.press(person, data, person.id if private else CHAT)
        await settle()

    async def _disturb(self) -> None:
        """What the viewer and the stranger try: others' keys, words, menus; and time goes by."""
        viewer, line = self.people[self.cast.viewer], self.line
        assert line is not None
        for person in (viewer, self.stranger):
            match self._random.randrange(5):
                case 0:
                    await self.evening.crowd.type(person, self._words(person))
                case 1 if person is viewer:
                    await self.evening.crowd.type(person, self._words(person), person.id)
                case 2 | 3:
                    await self._forge(person, self._next_step())
                case _:
                    word = self._random.choice(("menu", "log", "hand", "options", "record"))
                    await self.evening.crowd.press(person, self._key(word), CHAT)
        await self.evening.clock.advance(self._random.choice((0.0, 0.3, 2.0)))

    def _words(self, person: Person) -> str:
        act = self.act
        asked = act is not None and self.cast.viewer in (*act.must, *act.may)
        return self._random.choice(WORDS if asked and person is not self.stranger else WORDS + PLAYS)

    def _next_step(self) -> Step | None:
        assert self.line is not None
        return self.line.steps[self.acted] if self.acted < len(self.line.steps) else None

    async def _forge(self, person: Person, step: Step | None) -> None:
        """The very key of who is to act next, on his panel and on the board; and his first card."""
        seat = self.cast.viewer if step is None or step.seat is None else step.seat
        if seat == self.cast.viewer:
            seat = Seat((seat + 1) % len(self.row.fixed.seats))
        prompt, turn = self.row.moving.prompts[seat], self.row.moving.turn
        key = self._random.choice((action_hash(step.action) if step else WAVE, "c0", "do", WAVE))
        await self.evening.crowd.press(
            person, write_key(PanelKey(self.table, seat, prompt.number, key)), CHAT
        )
        if person is self.stranger:
            await self.evening.crowd.press(person, write_key(BoardKey(self.table, turn, key)), CHAT)
