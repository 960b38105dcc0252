"""Lines of play that two worlds have in common (architecture.md, *two worlds*).

A line is played out by the rules alone. After its first acts other worlds are imagined that one seat, the
viewer, cannot tell from the real one; they are played on along the same public line, and what no longer
fits is dropped. Whatever of a whole bot can be seen by the viewer, or by anybody who watches, must then be
the same in both worlds until the line ends.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from bot.publish import question_of
from bot.sitting import AnyMatch
from rules.kit.action import Action
from rules.kit.chance import Chance, Source, pick
from rules.kit.contract import Act, Roll, Shuffle, State
from rules.kit.extras import forced_by, ordered_by, orders_of
from rules.kit.match import draw
from rules.kit.seats import Seat
from tests.helpers.players import taps

WORLDS = 30
"""How many are imagined at a time."""
TRIED = 6
"""Acts that are weighed against each other at each step: the one that fits most worlds is played."""
CLOSES = 0.75
"""How often nobody interrupts in a window."""


@dataclass(frozen=True, slots=True)
class Step:
    """``seat`` None: a window in which nobody interrupts. ``round``: steps of the same one are answers to
    questions that are asked at once. ``order``: a standing order that does just this."""

    seat: Seat | None
    action: Action
    round: int
    order: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """``before``: how many steps come before the worlds part; ``other``: the second world at that moment."""

    viewer: Seat
    before: int
    steps: tuple[Step, ...]
    other: State[Any, Any, Any]

    @property
    def apart(self) -> int:
        """Steps during which the worlds differ."""
        return len(self.steps) - self.before


class Planner:
    """Plays a line out. ``match``: a deal that has just begun; ``source``: its chance from there on."""

    def __init__(self, match: AnyMatch, source: Source, viewer: Seat, chance: Chance) -> None:
        self._match, self._source, self._viewer, self._chance = match, source, viewer, chance
        self._others: list[tuple[State[Any, Any, Any], AnyMatch]] = []
        self._steps: list[Step] = []
        self._round = 0
        self._private = False

    def line(self, before: int, length: int) -> Line | None:
        """None: where the worlds should part there was nothing to hide."""
        while len(self._steps) < before:
            if not self._go_on(real=True):
                return None
        assert self._match.deal is not None
        state = self._match.deal.state
        game, own = self._match.game, state.own[self._viewer]
        for _ in range(WORLDS):
            other = game.imagine(state.public, own, self._viewer, self._chance)
            if (other.own, other.hidden) != (state.own, state.hidden):
                self._others.append((other, self._in_state(self._match, other)))
        while len(self._steps) < before + length and self._others:
            if not self._go_on(real=False):
                break
        if not self._others:
            return None
        return Line(self._viewer, before, tuple(self._steps), self._others[0][0])

    def _in_state(self, match: AnyMatch, state: State[Any, Any, Any]) -> AnyMatch:
        assert match.deal is not None
        return match._replace(deal=match.deal._replace(state=state))

    def _go_on(self, *, real: bool) -> bool:
        """One step further; False: the line ends here."""
        deal = self._match.deal
        assert deal is not None
        if not isinstance(deal.turn, Act):
            return False
        act = deal.turn
        best: tuple[int, Step, AnyMatch, list[Any], Source] | None = None
        for seat, action in self._candidates(act):
            actor = act.must[0] if seat is None else seat
            source = deepcopy(self._source)
            played, outcomes = _played(self._match, actor, action, source)
            kept = [
                (first, after)
                for first, other in self._others
                if (after := self._follows(other, actor, action, outcomes, played, deal.state.public))
            ]
            if (best is None or len(kept) > best[0]) and (real or kept):
                step = Step(seat, action, self._round, self._order(act, seat, action))
                best = (len(kept), step, played, kept, source)
        if best is None:
            return False
        _, step, played, self._others, self._source = best
        self._steps.append(step)
        self._arrive(act, step, played)
        return True

    def _arrive(self, act: Act, step: Step, played: AnyMatch) -> None:
        before, self._match = self._match, played
        assert before.deal is not None and played.deal is not None
        turn, public = played.deal.turn, before.deal.state.public
        left = [seat for seat in act.must if seat != step.seat]
        follows = isinstance(turn, Act) and turn.window is None
        self._private = bool(
            act.window is None
            and follows
            and turn.must == (step.seat,)
            and played.deal.state.public == public
        )
        kept = bool(act.window is None and left and follows and set(turn.must) == set(left))
        self._round += not kept

    def _follows(
        self, other: AnyMatch, seat: Seat, action: Action, outcomes: list[Any], real: AnyMatch, public: Any
    ) -> AnyMatch | None:
        """The other world after the same step, where the viewer cannot tell it from the real one."""
        assert other.deal is not None
        if self._must_do(other, seat) not in (None, action) or other.refuse(seat, action) is not None:
            return None
        if _keys(other, seat, action) != _keys(self._match, seat, action):
            # Who has but one card that he may play needs one tap: the next would be at another time.
            return None
        after = other.act(seat, action)
        for outcome in outcomes:
            if after.deal is None or not isinstance(after.deal.turn, Roll | Shuffle):
                return None
            after = after.settle(outcome)
        assert after.deal is not None and real.deal is not None
        mine, theirs = after.deal.state, real.deal.state
        same = mine.public == theirs.public and mine.own[self._viewer] == theirs.own[self._viewer]
        hidden = (mine.own, mine.hidden) != (theirs.own, theirs.hidden)
        return after if same and hidden and after.deal.turn == real.deal.turn else None

    def _must_do(self, match: AnyMatch, seat: Seat) -> Action | None:
        """What the table does for this seat without asking: then a line cannot have anything else."""
        assert match.deal is not None
        state = match.deal.state
        if self._private:
            return match.game.propose(state.public, state.own[seat], seat)
        return forced_by(match.game, state.public, state.own[seat], seat)

    def _candidates(self, act: Act) -> Iterator[tuple[Seat | None, Action]]:
        assert self._match.deal is not None
        game, state = self._match.game, self._match.deal.state
        if act.window is not None:
            open_to = list(act.window.open_to)
            if open_to and self._chance.below(100) >= CLOSES * 100:
                seat = pick(self._chance, open_to)
                for action in game.legal(state.public, state.own[seat], seat):
                    if action != act.window.due and _keys(self._match, seat, action):
                        yield seat, action
            yield None, act.window.due
            return
        seat = pick(self._chance, list(act.must))
        due = self._must_do(self._match, seat)
        if due is not None:
            yield seat, due
            return
        legal = list(game.legal(state.public, state.own[seat], seat))
        found = 0
        while legal and found < TRIED:
            action = legal.pop(self._chance.below(len(legal)))
            if _keys(self._match, seat, action):
                found += 1
                yield seat, action

    def _order(self, act: Act, seat: Seat | None, action: Action) -> str | None:
        """A standing order that comes to this act in the real world and in all others."""
        if seat is None or act.window is not None or self._private:
            return None
        found = None
        for match in (self._match, *(other for _, other in self._others)):
            assert match.deal is not None
            public, own = match.deal.state.public, match.deal.state.own[seat]
            here = {
                order
                for order, _ in orders_of(match.game, public, own, seat)
                if ordered_by(match.game, public, own, seat, order) == action
            }
            found = here if found is None else found & here
        return min(found) if found else None


def _played(match: AnyMatch, seat: Seat, action: Action, source: Source) -> tuple[AnyMatch, list[Any]]:
    """With the chance that follows, which is the same in all worlds."""
    after, outcomes = match.act(seat, action), []
    while after.deal is not None and isinstance(after.deal.turn, Roll | Shuffle):
        outcomes.append(draw(after.deal.turn, source))
        after = after.settle(outcomes[-1])
    return after, outcomes


def _keys(match: AnyMatch, seat: Seat, action: Action) -> int:
    """How many keys come to this act; 0: it would have to be typed."""
    assert match.deal is not None
    state, turn = match.deal.state, match.deal.turn
    window = isinstance(turn, Act) and turn.window is not None
    question = question_of(match.game, state.public, state.own[seat], seat, 1, window, None)
    try:
        return len(taps(question, action, one_tap=False))
    except ValueError:
        return 0
