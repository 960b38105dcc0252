"""Marks and drafts: what the taps on a panel come to before something is done (product.md, 3).

A tap that cannot be taken back marks first; the panel's last row then names the act and does it. Where only
one thing can be done, or the person wants it so, the first tap does it. Pure: a table keeps the drafts.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.keys import action_hash, short_hash
from bot.posts import Draft, Question
from rules.kit.action import Action, Json, dump_action
from rules.kit.cards import Card
from rules.kit.forms import Arrange, Choice, Form, Option, Pick
from rules.kit.scene import Face, Joined, Refusal, Text, text

DO, MELD, UNDO, CLEAR, SORT = "do", "meld", "undo", "clear", "sort"
"""Keys of a panel besides its options (``bot.keys.action_hash``) and its cards (``card_key``)."""
_DOES = re.compile(r"do(-[0-9a-z]{6})?", re.ASCII)
_MELD = re.compile(r"meld(?:-([1-9]))?", re.ASCII)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_CARD = re.compile(r"c([0-9]{1,2})", re.ASCII)
_MARKS = re.compile(r"m-([0-9a-z]{1,8})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Drafted:
    """Something is marked or put together now; ``said``: a word to it, for its person."""

    draft: Draft
    said: Text | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Chosen:
    """This is to be done: its record form, as far as it is not an action yet."""

    action: Action = field(repr=False)


@dataclass(frozen=True, slots=True)
class Put:
    """These values are the action, still to be read by the game."""

    values: dict[str, Json] = field(repr=False)


Tapped: TypeAlias = Drafted | Chosen | Put | Refusal


def card_key(place: int) -> str:
    """The key of a card by its place in the form: two cards can be equal.

    >>> card_key(3)
    'c3'
    """
    return f"c{place}"


def card_place(key: str) -> int | None:
    """The place that ``card_key`` wrote; None: it is another key.

    >>> card_place("c12"), card_place("c12x")
    (12, None)
    """
    found = _CARD.fullmatch(key)
    return None if found is None else int(found[1])


def do_key(draft: Draft) -> str:
    """The key that does what is marked. It says what that was: on a panel that shows what was marked before,
    it does not do something else."""
    groups: list[Json] = [list[Json](group) for group in draft.groups]
    return f"{DO}-{short_hash([draft.chosen, list[Json](sorted(draft.marked)), groups])}"


def is_do(key: str) -> bool:
    """Whether it is such a key, or ``DO`` itself, which does what is marked by now.

    >>> is_do("do"), is_do(do_key(Draft(1))), is_do("do-it")
    (True, True, False)
    """
    return _DOES.fullmatch(key) is not None


def meld_key(order: int) -> str:
    """The key that puts the marked cards together in one of several orders (from 0).

    >>> meld_key(0), meld_key(1)
    ('meld', 'meld-1')
    """
    return MELD if not order else f"{MELD}-{order}"


def meld_order(key: str) -> int | None:
    """The order that ``meld_key`` wrote; None: it is another key."""
    found = _MELD.fullmatch(key)
    return None if found is None else int(found[1] or 0)


def marks_key(places: Iterable[int]) -> str:
    """The key that marks these cards and no others, for platforms that have lists of several.

    >>> marks_key([0, 2, 5])
    'm-11'
    """
    number, digits = sum(1 << place for place in set(places)), ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return f"m-{digits}"


def tapped(question: Question, key: str, *, one_tap: bool) -> Tapped:
    """What a tap on this question's panel comes to."""
    draft = question.draft or Draft(question.number)
    if key == SORT:
        return Drafted(replace(draft, resorted=not draft.resorted))
    if is_do(key):
        if key not in (DO, do_key(draft)):
            return Refusal(text("refuse-old-panel"))
        key = DO
    for form in question.forms:
        match form:
            case Choice():
                found = _choice(form, question, draft, key, one_tap=one_tap)
            case Pick():
                found = _all_marked(form, draft, key) or _pick(form, draft, key)
            case Arrange():
                found = _all_marked(form, draft, key) or _arrange(form, draft, key)
        if found is not None:
            return found
    return Refusal(text("refuse-old-panel"))


def _choice(form: Choice, question: Question, draft: Draft, key: str, *, one_tap: bool) -> Tapped | None:
    keys = {action_hash(option.action): option for option in form.options}
    marked = option_marked(form, question.forms, draft)
    if marked is not None and (key == action_hash(marked.action) or (key == DO and not draft.groups)):
        # Its card was marked before: that was the first tap.
        return Chosen(marked.action)
    if key == DO and draft.chosen in keys:
        return Chosen(keys[draft.chosen].action)
    option = keys.get(key)
    if option is None:
        return None
    if option.confirm is None and (one_tap or form.place == "board" or _forced(question)):
        return Chosen(option.action)
    if draft.chosen == key and form.place == "board":
        return Chosen(option.action)
    said = text("press-again", what=option.confirm) if option.confirm else text("marked", what=option.label)
    return Drafted(replace(draft, chosen=key, marked=()), said)


def option_marked(form: Choice, forms: Iterable[Form], draft: Draft) -> Option | None:
    """The option for which a card stands that alone is marked for another form."""
    if form.by_card is None or draft.chosen is not None or len(draft.marked) != 1:
        return None
    cards = next((other.cards for other in forms if isinstance(other, Arrange)), ())
    place = draft.marked[0]
    if place >= len(cards) or cards[place] not in form.by_card.cards:
        return None
    return form.options[form.by_card.cards.index(cards[place])]


def _forced(question: Question) -> bool:
    """Whether there is nothing to choose."""
    options = [option for form in question.forms if isinstance(form, Choice) for option in form.options]
    return len(options) == 1 and all(isinstance(form, Choice) for form in question.forms)


def _place(form: Pick | Arrange, key: str) -> int | None:
    for place in range(len(form.cards)):
        if key == card_key(place):
            return place
    return None


def _all_marked(form: Pick | Arrange, draft: Draft, key: str) -> Tapped | None:
    """Exactly these cards are marked from now on; those in a draft are none of them."""
    found = _MARKS.fullmatch(key)
    if found is None:
        return None
    used, mask = {place for group in draft.groups for place in group}, int(found[1], 36)
    places = tuple([p for p in range(len(form.cards)) if mask >> p & 1 and p not in used])
    if mask >> len(form.cards):
        return Refusal(text("refuse-old-panel"))
    if isinstance(form, Pick) and len(places) > form.most:
        return Refusal(text("refuse-marked-enough", most=form.most))
    return Drafted(replace(draft, chosen=None, marked=places))


def _toggled(form: Pick | Arrange, draft: Draft, place: int) -> Drafted:
    """A card goes in or out; what was chosen before is chosen no more."""
    card = _face(form.cards[place])
    if place in draft.marked:
        marked = tuple([other for other in draft.marked if other != place])
        said = text("card-out", card=card, count=len(marked))
    else:
        marked = (*draft.marked, place)
        said = text("card-in", card=card, count=len(marked))
    return Drafted(replace(draft, chosen=None, marked=marked), said)


def _pick(form: Pick, draft: Draft, key: str) -> Tapped | None:
    place = _place(form, key)
    if place is not None:
        if place not in draft.marked and len(draft.marked) == form.most:
            return Refusal(text("refuse-marked-enough", most=form.most))
        return _toggled(form, draft, place)
    if key == CLEAR:
        return Drafted(replace(draft, chosen=None, marked=()))
    if key != DO or draft.chosen is not None:
        return None
    if not form.least <= len(draft.marked) <= form.most:
        return Refusal(text("refuse-mark", least=form.least, count=len(draft.marked)))
    return Put(form.picked(draft.marked))


def _arrange(form: Arrange, draft: Draft, key: str) -> Tapped | None:
    used = {place for group in draft.groups for place in group}
    place = _place(form, key)
    if place is not None:
        if place in used:
            return Refusal(text("refuse-in-draft", card=_face(form.cards[place])))
        return _toggled(form, draft, place)
    match key:
        case "clear":
            return Drafted(replace(draft, chosen=None, marked=(), groups=()))
        case "undo" if draft.groups:
            return Drafted(replace(draft, marked=draft.groups[-1], groups=draft.groups[:-1]))
        case _ if meld_order(key) is not None:
            if len(draft.marked) < form.least:
                return Refusal(text("refuse-mark", least=form.least, count=len(draft.marked)))
            return Drafted(replace(draft, chosen=None, marked=(), groups=(*draft.groups, draft.marked)))
        case "do" if draft.chosen is None and draft.groups:
            return Put(form.arranged(draft.groups))
    return None


def said_of(question: Question, action: Action) -> Text:
    """What an act is called, for whoever did it: the label of its key, and the cards it takes."""
    for option in _options(question.forms):
        if option.action == action:
            return option.said or option.label
    values = dump_action(action)
    for form in question.forms:
        if not isinstance(form, Choice) and values.get("do") == form.action.get("do"):
            return text(
                "said-cards", what=form.label, cards=Joined(tuple(_cards(values.get(form.field))), " ")
            )
    return text("said-act")


def _options(forms: tuple[Form, ...]) -> Iterator[Option]:
    for form in forms:
        if isinstance(form, Choice):
            yield from form.options


def _cards(value: Json) -> Iterator[Text]:
    """Every card in a value of a record, in order."""
    if isinstance(value, str):
        yield _face(Card(value))
    elif isinstance(value, list):
        for each in value:
            yield from _cards(each)


def _face(card: Card) -> Text:
    return text("card", card=Face(card))
