"""Plays by tap and by word: from what a person pressed or typed to an action, through marks and drafts."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from pydantic import ValidationError

from bot.commands import Meant, Several, Unknown, in_short, understand
from bot.deals import old_question, press, wave
from bot.drafts import Chosen, Drafted, Put, meld_order, said_of, tapped
from bot.free import watching
from bot.keys import WAVE, action_hash
from bot.manners import ordered
from bot.messages import Answer, Caller, Done, Marked, NotUnderstood, Tap, Typed, Which
from bot.moving import Moving, Prompt
from bot.orders import offered_orders
from bot.posts import Draft, Question
from bot.progress import Progress
from bot.publish import question_of
from bot.texts import catalogue_in
from rules.kit.action import Action
from rules.kit.extras import group_orders, in_advance_by, offers_of, why_not
from rules.kit.forms import Arrange, Choice, Option
from rules.kit.record import read_action
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat


class Told(NamedTuple):
    """What was done last: at which prompt, by its number and the table's turn."""

    number: int
    turn: int
    said: Text


@dataclass(slots=True)
class Marks:
    """What the people of a table have marked, and what they were told last; private, in memory only.

    ``editions`` counts how often a seat's draft has changed; ``told``: what each was told last.
    """

    drafts: dict[Seat, Draft] = field(default_factory=dict)
    editions: dict[Seat, int] = field(default_factory=dict)
    told: dict[Seat, Told] = field(default_factory=dict)

    def take(self, moving: Moving) -> None:
        """Goes on with the drafts that were kept when the bot was stopped, where nothing was marked since."""
        for seat, draft in moving.drafts:
            if seat not in self.editions:
                self.drafts[seat], self.editions[seat] = draft, 1
        self.drop_old(moving.prompts)

    def put(self, seat: Seat, draft: Draft | None) -> None:
        """The seat's draft is another one."""
        if self.drafts.get(seat) != draft:
            self.editions[seat] = self.editions.get(seat, 0) + 1
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft

    def tell(self, seat: Seat, told: Told) -> Done:
        """Remembers and tells what was done: the words of a key alone could be taken for the question."""
        self.told[seat] = told
        return Done(text("done-act", what=told.said))

    def drop_old(self, prompts: tuple[Prompt, ...]) -> None:
        """Forgets drafts whose question is over."""
        for seat, draft in list(self.drafts.items()):
            if not prompts[seat].open or prompts[seat].number != draft.number:
                del self.drafts[seat]


def tap(message: Tap, progress: Progress, marks: Marks) -> Answer:
    """``Done``: ``progress`` is a step further. Any other answer: nothing has happened at the table."""
    seat = progress.row.fixed.seat_of(message.caller.person)
    if seat is None or (message.seat is not None and seat != message.seat):
        return _stranger(progress, message.caller)
    if progress.row.affairs.pause is not None:
        return Refusal(text("refuse-paused"))
    prompt = progress.row.moving.prompts[seat]
    on_board = message.seat is None
    current = prompt.turn == message.turn if on_board else prompt.number == message.number
    if on_board and not prompt.open and message.turn == progress.row.moving.turn:
        order = _in_advance(progress, seat, message.key)
        if order is not None:
            ordered(progress, seat, order, on=True)
            return Done(text("done-order"))
    if not (prompt.open and current):
        return _told(message, seat, marks) or Refusal(old_question(progress, seat, on_board=on_board))
    if message.key == WAVE:
        return _waved(seat, prompt, progress, marks)
    question = _question(progress, seat, prompt, marks)
    if on_board:
        return _on_board(message, seat, question, progress, marks)
    found = tapped(question, message.key, one_tap=message.one_tap)
    match found:
        case Refusal():
            return found
        case Drafted(draft, said):
            marks.put(seat, in_order(draft, message.key, question, progress))
            return Marked(said)
        case Chosen(action):
            return _act(seat, question, action, progress, marks)
        case Put(values):
            try:
                action = read_action(progress.match.game, values)
            except ValidationError:
                return Refusal(text("refuse-old-panel"))
            return _act(seat, question, action, progress, marks)
    assert_never(found)


def in_order(draft: Draft, key: str, question: Question, progress: Progress) -> Draft:
    """The draft, after a group was put together, with that as it is written: people tap in any order."""
    form = next((form for form in question.forms if isinstance(form, Arrange)), None)
    number = meld_order(key)
    if form is None or not draft.groups or number is None:
        return draft
    *others, newest = draft.groups
    orders = group_orders(progress.match.game, tuple([form.cards[place] for place in newest]))
    order = orders[min(number, len(orders) - 1)]
    return replace(draft, groups=(*others, tuple([newest[i] for i in order])))


def _on_board(message: Tap, seat: Seat, question: Question, progress: Progress, marks: Marks) -> Answer:
    """A key that is the same for all: what it means to this seat is judged by the rules."""
    option = _option(question, message.key)
    if option is None:
        offered = _offered(progress, message.key)
        if offered is None:
            return Refusal(text("refuse-old-question"))
        return progress.match.refuse(seat, offered.action) or Refusal(text("refuse-old-question"))
    return _confirmed(seat, question, option, message.key, progress, marks)


def _confirmed(
    seat: Seat, question: Question, option: Option, key: str, progress: Progress, marks: Marks
) -> Answer:
    """Acts; where the act asks to be confirmed, the first time only says so."""
    draft = question.draft
    if option.confirm is None or (draft is not None and draft.chosen == key):
        return _act(seat, question, option.action, progress, marks)
    marks.put(seat, replace(draft or Draft(question.number), chosen=key))
    return Marked(text("press-again", what=option.confirm))


def typed(message: Typed, progress: Progress, marks: Marks) -> Answer:
    """The same as ``tap``, from words. A second act in the line is carried out after the first."""
    seat = progress.row.fixed.seat_of(message.caller.person)
    if seat is None:
        return _stranger(progress, message.caller)
    if progress.row.affairs.pause is not None:
        return Refusal(text("refuse-paused"))
    prompt = progress.row.moving.prompts[seat]
    if not prompt.open:
        return Refusal(old_question(progress, seat))
    question = _question(progress, seat, prompt, marks)
    known = [catalogue_in(language) for language in message.languages]
    if question.may_wave and any(message.words in each.words(text("words-wave")) for each in known):
        return _waved(seat, prompt, progress, marks)
    match understand(message.words, question.forms, known, progress.match.game):
        case Meant(action, confirm, then):
            if confirm is not None:
                option = Option(text("option-yes"), action, text("words-yes"), confirm)
                return _confirmed(seat, question, option, action_hash(action), progress, marks)
            done = _act(seat, question, action, progress, marks)
            return _then(seat, then, done, progress, marks) if then is not None else done
        case Several(options):
            return Which(tuple(options))
        case Unknown(near, verb, keys):
            return _why_not(seat, keys, progress) or NotUnderstood(
                near, in_short(question.forms, known[0], progress.match.game.id), verb
            )


def _why_not(seat: Seat, keys: frozenset[str], progress: Progress) -> Refusal | None:
    """What the rules say of a word that they know and that is of no use now."""
    match = progress.match
    assert match.deal is not None
    public, own = match.deal.state.public, match.deal.state.own[seat]
    found = (why_not(match.game, public, own, seat, words) for words in sorted(keys))
    return next((refusal for refusal in found if refusal is not None), None)


def _then(seat: Seat, action: Action, done: Answer, progress: Progress, marks: Marks) -> Answer:
    """The second act of a line; where it is refused, the first one stands and is told together with why."""
    prompt = progress.row.moving.prompts[seat]
    if not isinstance(done, Done):
        return done
    said = marks.told[seat].said
    if not prompt.open:
        return Done(text("done-first", done=said, why=text("refuse-old-question")))
    question = _question(progress, seat, prompt, marks)
    second = _act(seat, question, action, progress, marks)
    if isinstance(second, Done):
        return Done(text("done-both", first=said, second=marks.told[seat].said))
    why = second.reason if isinstance(second, Refusal) else text("refuse-old-question")
    return Done(text("done-first", done=said, why=why))


def _act(seat: Seat, question: Question, action: Action, progress: Progress, marks: Marks) -> Answer:
    said, turn = said_of(question, action), progress.row.moving.prompts[seat].turn
    refusal = press(seat, question.number, action, progress)
    if refusal is not None:
        return refusal
    return marks.tell(seat, Told(question.number, turn, said))


def _waved(seat: Seat, prompt: Prompt, progress: Progress, marks: Marks) -> Answer:
    refusal = wave(seat, prompt.number, progress)
    if refusal is not None:
        return refusal
    return marks.tell(seat, Told(prompt.number, prompt.turn, text("said-wave")))


def _told(message: Tap, seat: Seat, marks: Marks) -> Answer | None:
    """A second press of what was done is told what was done (product.md, *Messages*)."""
    told = marks.told.get(seat)
    if told is None:
        return None
    same = told.turn == message.turn if message.seat is None else told.number == message.number
    return Refusal(text("refuse-done", what=told.said)) if same else None


def _question(progress: Progress, seat: Seat, prompt: Prompt, marks: Marks) -> Question:
    match, act = progress.match, progress.act_now
    assert match.deal is not None
    state = match.deal.state
    window = act is not None and act.window is not None
    draft = marks.drafts.get(seat)
    return question_of(match.game, state.public, state.own[seat], seat, prompt.number, window, draft)


def _option(question: Question, key: str) -> Option | None:
    for form in question.forms:
        for option in form.options if isinstance(form, Choice) else ():
            if action_hash(option.action) == key:
                return option
    return None


def _in_advance(progress: Progress, seat: Seat, key: str) -> str | None:
    """The standing order that this key of the board gives to who is not asked yet."""
    offered = _offered(progress, key)
    if offered is None:
        return None
    assert progress.match.deal is not None
    order = in_advance_by(progress.match.game, progress.match.deal.state.public, offered.action)
    return order if order in dict(offered_orders(progress.match, seat)) else None


def _offered(progress: Progress, key: str) -> Option | None:
    """What the board offers under this key."""
    assert progress.match.deal is not None
    for form in offers_of(progress.match.game, progress.match.deal.state.public):
        for option in form.options:
            if action_hash(option.action) == key:
                return option
    return None


def _stranger(progress: Progress, caller: Caller) -> Refusal:
    """Who presses what is not his: whose it is, or that he watches."""
    if progress.row.fixed.seat_of(caller.person) is not None:
        return Refusal(text("refuse-foreign-panel"))
    return Refusal(watching(progress.row, caller.person))
