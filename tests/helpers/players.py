"""People who play sensibly: what a computer would do, tapped as people tap, in the time that people take."""

import asyncio
import math
from dataclasses import dataclass
from random import Random

from bot.desk.visitor import Reply
from bot.drafts import DO, MELD, card_key
from bot.keys import WAVE, BoardKey, PanelKey, TableKey, action_hash, write_key
from bot.messages import Caller, Hand, Peeked
from bot.outlet import ChatPlace, MessageId
from bot.page import PublicPage
from bot.ports import Seconds, TableId
from bot.posts import Question
from bot.publishing.slots import BOARD
from bot.sitting import AnyMatch
from rules.kit.action import Action, dump_action
from rules.kit.cards import Card
from rules.kit.chance import Chance, seeded
from rules.kit.contract import Act
from rules.kit.forms import Arrange, Choice, Form, Pick
from rules.kit.seats import Seat
from tests.helpers.evening import Evening
from tests.helpers.people import Person

MARKING: Seconds = 0.8
"""Between two taps that belong together."""
AGAIN: Seconds = 2.0
"""After a press that came to nothing."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long people think, in seconds: ``median`` where there is something to choose, ``window`` where that
    is over soon, ``forced`` where there is no choice. The longest of a hundred thoughts takes about four
    times the median."""

    median: Seconds = 5.0
    window: Seconds = 2.0
    forced: Seconds = 1.5

    def thinks(self, chance: Random, *, choice: bool, window: bool) -> Seconds:
        """One thought."""
        if not choice:
            return self.forced * chance.uniform(0.7, 1.5)
        return min(60.0, (self.window if window else self.median) * math.exp(chance.gauss(0, 0.6)))


def taps(question: Question, action: Action, *, one_tap: bool) -> list[str]:
    """The keys of a panel or a board (``bot.drafts``) that come to this action, in order; a board's are the
    same. Raises ``ValueError`` where no form of the question leads there."""
    for form in question.forms:
        match form:
            case Choice(place=place, options=options):
                for option in options:
                    if option.action == action:
                        mark = marked_by(form, question.forms, action)
                        if mark is not None:
                            return [mark, DO]
                        key = action_hash(action)
                        at_once = place == "board" or one_tap or _alone(question)
                        if option.confirm is None and at_once:
                            return [key]
                        return [key, key if place == "board" else DO]
            case Pick():
                cards = _values(form, action)
                if cards is not None:
                    return [*(card_key(place) for place in places(form.cards, cards)), DO]
            case Arrange():
                groups = _values(form, action)
                if groups is not None:
                    free, keys = dict(enumerate(form.cards)), []
                    for group in groups:
                        found = places(form.cards, group, free)
                        keys += [*(card_key(place) for place in found), MELD]
                    return [*keys, DO]
    raise ValueError("no key leads there")


def marked_by(form: Choice, forms: tuple[Form, ...], action: Action) -> str | None:
    """The key of the card that is marked for this option of a choice by cards; None: it has its own key."""
    if form.by_card is None:
        return None
    cards = next((other.cards for other in forms if isinstance(other, Arrange)), None)
    number = next(n for n, option in enumerate(form.options) if option.action == action)
    return None if cards is None else card_key(cards.index(form.by_card.cards[number]))


def _alone(question: Question) -> bool:
    options = [option for form in question.forms if isinstance(form, Choice) for option in form.options]
    return len(options) == 1 and all(isinstance(form, Choice) for form in question.forms)


def _values(form: Pick | Arrange, action: Action) -> list[list[Card]] | None:
    """What the action has in the form's field, if it is one of the form's."""
    values = dump_action(action)
    found = values.pop(form.field, None)
    return found if found is not None and values == dict(form.action) else None  # type: ignore[return-value]


def places(cards: tuple[Card, ...], wanted: list[Card], free: dict[int, Card] | None = None) -> list[int]:
    """Where these cards lie; two equal ones in two places. What was found is taken out of ``free``."""
    free = dict(enumerate(cards)) if free is None else free
    found = []
    for card in wanted:
        place = next(place for place, other in free.items() if other == card)
        del free[place]
        found.append(place)
    return found


def on_board(form: Form | None) -> bool:
    """Whether the form is answered on the board."""
    return form is None or form.place == "board"


class Deliveries:
    """When people have seen what: by table and seat (None: the board) the newest version."""

    def __init__(self, evening: Evening) -> None:
        self.seen: dict[tuple[TableId, Seat | None], int] = {}
        self._more = asyncio.Event()
        service = evening.service
        tell = service.delivered

        def delivered(table: TableId, version: int, seat: Seat | None, at: Seconds) -> None:
            tell(table, version, seat, at)
            self.seen[table, seat] = max(version, self.seen.get((table, seat), 0))
            more, self._more = self._more, asyncio.Event()
            more.set()

        service.delivered = delivered  # type: ignore[method-assign]

    async def more(self) -> None:
        """Returns once something more was seen."""
        await self._more.wait()

    def version(self, table: TableId, seat: Seat) -> int:
        """The newest that this seat's person has seen."""
        return max(self.seen.get((table, None), 0), self.seen.get((table, seat), 0))


class Player:
    """One person at one table. ``presses``: how often he tapped. ``carried``: his platform shows on the board
    what he has done by the answer to his press (as Discord does)."""

    def __init__(
        self,
        evening: Evening,
        seen: Deliveries,
        table: TableId,
        person: Person,
        level: int,
        pace: Pace,
        *,
        carried: bool = False,
    ) -> None:
        self._carried = carried
        self._evening, self._seen, self._table, self._person = evening, seen, table, person
        self._level, self._pace = level, pace
        self._chance = Random(f"{evening.seed} {person.id}")
        self._thoughts: Chance = seeded(f"{evening.seed} {person.id}")
        self.presses = 0

    async def play(self) -> None:
        """Until the match is over."""
        while not self._over:
            if self._waits_for_next:
                if await self._press(write_key(TableKey(self._table, "next")), self._pace.forced * 2):
                    await self._seen.more()
                continue
            question = await self._question()
            if question is None:
                await self._seen.more()
                continue
            await self._answer(question)

    @property
    def _over(self) -> bool:
        return self._evening.store.stored[self._table].status == "over"

    @property
    def _seat(self) -> Seat:
        seat = self._evening.row(self._table).fixed.seat_of(self._person.id)
        assert seat is not None
        return seat

    @property
    def _waits_for_next(self) -> bool:
        moving = self._evening.row(self._table).moving
        return moving.next_due is not None and self._seat not in moving.pressed

    async def _question(self) -> Question | None:
        """What he is asked, if he has seen it."""
        caller = Caller(self._person.id, self._person.name)
        answer = await self._evening.service.house.ask(self._table, Hand(caller))
        put = self._evening.service.house.table(self._table)._asked.get(self._seat, 0)
        if not isinstance(answer, Peeked) or put > self._seen.version(self._table, self._seat):
            return None
        return answer.post.question

    async def _answer(self, question: Question) -> None:
        action = self._decide()
        if action is None:
            keys, form = [WAVE], None
        else:
            form = question.forms[0]
            try:
                keys = taps(question, action, one_tap=self._one_tap)
            except ValueError:
                # A number that would have to be typed: he takes one of those that are offered.
                assert isinstance(form, Choice)
                offered = self._chance.choice(form.options).action
                keys = taps(question, offered, one_tap=self._one_tap)
        turn = self._evening.row(self._table).moving.prompts[self._seat].turn
        choice = len(self._legal()) > 1
        wait = self._pace.thinks(self._chance, choice=choice, window=question.may_wave)
        for key in keys:
            if on_board(form):
                data, where = write_key(BoardKey(self._table, turn, key)), self._person.chat
            else:
                panel = PanelKey(self._table, self._seat, question.number, key)
                data, where = write_key(panel), self._person.id
            if not await self._press(data, wait, where):
                return
            wait = MARKING

    async def _press(self, data: str, wait: Seconds, where: str | None = None) -> bool:
        """Whether it came to something: whoever is refused looks again."""
        clock = self._evening.clock
        await clock.until(clock.now() + wait)
        self.presses += 1
        where = where or self._person.chat
        reply = await self._evening.crowd.press(self._person, data, where)
        if reply is None or not reply.alert:
            if self._carried and where != self._person.id and reply is not None:
                await self._shows(reply, where)
            return True
        await clock.until(clock.now() + AGAIN)
        return False

    async def _shows(self, reply: Reply, where: str) -> None:
        """The board as the answer to a press of one of its keys."""
        if reply.table is None or reply.shown is None or not reply.shown():
            return
        platform, publisher = self._evening.platform, self._evening.service.publisher
        slots = await self._evening.store.slots(reply.table)
        board = next(slot for slot in slots if slot.name == BOARD)
        place, message = ChatPlace(board.place), MessageId(board.message)

        async def edit(page: PublicPage) -> bool:
            await platform.edit_post(place, message, page)
            return True

        async def unseen() -> None:
            """He would be told in words; the board comes to show it all the same."""

        await publisher.carried(reply.table, message, edit, unseen)

    @property
    def _one_tap(self) -> bool:
        return self._evening.one_tap(self._person)

    @property
    def _match(self) -> AnyMatch:
        loaded = self._evening.service.house.table(self._table)._loaded
        assert loaded is not None
        return loaded.sitting.match

    def _legal(self) -> tuple[Action, ...]:
        deal = self._match.deal
        assert deal is not None
        return self._match.game.legal(deal.state.public, deal.state.own[self._seat], self._seat)

    def _decide(self) -> Action | None:
        """None: he lets it roll."""
        match = self._match
        assert match.deal is not None
        public, own, turn = match.deal.state.public, match.deal.state.own[self._seat], match.deal.turn
        action = match.game.choose(public, own, self._seat, self._level, self._thoughts)
        window = turn.window if isinstance(turn, Act) else None
        return None if window is not None and action in (None, window.due) else action
