"""The keys of a panel: options and cards to mark, then the row that names the act and does it."""

from collections.abc import Iterator

from bot.drafts import CLEAR, SORT, UNDO, card_key, do_key, meld_key, option_marked
from bot.keys import WAVE, PanelKey, action_hash, write_key
from bot.page import Key, KeyRow
from bot.pages.draft import melds
from bot.pages.hand import Order, face, newest, order_of, places_in, together
from bot.posts import Draft, PanelPost, Question
from rules import AnyGame, find_game
from rules.kit.extras import group_orders
from rules.kit.forms import Arrange, Choice, Form, Pick
from rules.kit.scene import Cards, Joined, Text, text

MANY_CARDS = 10
"""From so many in hand on, another order helps to find them."""
_ORDERS: dict[Order, Text] = {
    "suits": text("key-by-suits"),
    "ranks": text("key-by-ranks"),
    "melds": text("key-by-melds"),
}


def question_rows(
    post: PanelPost, question: Question, order: Order, besides: tuple[KeyRow, ...]
) -> Iterator[KeyRow]:
    """All keys of the question, cards in this order; the act that is ready to be done comes last, after
    ``besides``."""
    draft = question.draft or Draft(question.number)
    game = find_game(post.beside.standing.game)
    assert game is not None
    does: list[Key] = []
    for form in question.forms:
        match form:
            case Choice():
                if not by_marks(form, question.forms):
                    yield _options(post, question, form, draft)
                does += _do_option(post, question, form, draft)
            case Pick():
                yield _cards(post, question, form, draft, game, order)
                does += _do_pick(post, question, form, draft)
            case Arrange():
                yield _cards(post, question, form, draft, game, order)
                yield from _drafting(post, question, form, draft, game)
                if draft.groups and draft.chosen is None:
                    label = text("key-do-cards", what=form.label, cards=Joined(melds(form, draft), " + "))
                    does.append(_key(post, question, label, do_key(draft)))
    aids = _aids(post, question, draft, game, order)
    if aids:
        yield KeyRow(tuple(aids))
    if question.may_wave:
        yield KeyRow((_key(post, question, text("let-it-roll"), WAVE),))
    yield from besides
    yield from (KeyRow((key,)) for key in does)


def _key(post: PanelPost, question: Question, label: Text, word: str, *, marked: bool = False) -> Key:
    return Key(label, write_key(PanelKey(post.table, post.seat, question.number, word)), marked=marked)


def _options(post: PanelPost, question: Question, form: Choice, draft: Draft) -> KeyRow:
    keys = []
    for option in form.options:
        word = action_hash(option.action)
        keys.append(_key(post, question, option.label, word, marked=word == draft.chosen))
    return KeyRow(tuple(keys), "choices", ask=form.ask)


def _do_option(post: PanelPost, question: Question, form: Choice, draft: Draft) -> list[Key]:
    """A chosen option once more, to be done; or the one for which the marked card stands. What stands on a
    board is done by its own key."""
    if form.place == "board":
        return []
    marked = option_marked(form, question.forms, draft)
    if marked is not None and form.by_card is not None:
        label = text("key-do-cards", what=form.by_card.label, cards=marked.label)
        return [_key(post, question, label, action_hash(marked.action) if draft.groups else do_key(draft))]
    chosen = [option for option in form.options if action_hash(option.action) == draft.chosen]
    return [_key(post, question, text("key-do", what=option.label), do_key(draft)) for option in chosen[:1]]


def _cards(
    post: PanelPost, question: Question, form: Pick | Arrange, draft: Draft, game: AnyGame, order: Order
) -> KeyRow:
    """Cards that may be marked; what lies in a draft already is none of them."""
    used = {place for group in draft.groups for place in group} if isinstance(form, Arrange) else set()
    places = places_in(game, form.cards, order)
    fresh = newest(form.cards, post.hand)
    keys = []
    for place in places:
        if place in used:
            continue
        label = face(form.cards[place])
        shown = text("card-fresh", card=label) if place == fresh else label
        keys.append(_key(post, question, shown, card_key(place), marked=place in draft.marked))
    least, most = (form.least, form.most) if isinstance(form, Pick) else (0, len(keys))
    return KeyRow(tuple(keys), "marks", least, most, form.ask)


def _do_pick(post: PanelPost, question: Question, form: Pick, draft: Draft) -> list[Key]:
    if draft.chosen is not None or not form.least <= len(draft.marked) <= form.most:
        return []
    cards = together([form.cards[place] for place in draft.marked])
    label = text("key-do-cards", what=form.label, cards=cards) if draft.marked else form.label
    return [_key(post, question, label, do_key(draft))]


def by_marks(form: Choice, forms: tuple[Form, ...]) -> bool:
    """Whether its options have no keys of their own: they are reached by marking a card."""
    return form.by_card is not None and any(isinstance(other, Arrange) for other in forms)


def asks(question: Question) -> Iterator[Text]:
    """What is asked, form by form; how an option is reached that has no key of its own."""
    for form in question.forms:
        if isinstance(form, Choice) and form.by_card is not None and by_marks(form, question.forms):
            yield text("panel-by-card", what=form.by_card.label)
        else:
            yield form.ask


def _drafting(
    post: PanelPost, question: Question, form: Arrange, draft: Draft, game: AnyGame
) -> Iterator[KeyRow]:
    keys = []
    if len(draft.marked) >= form.least:
        marked = [form.cards[place] for place in draft.marked]
        orders = group_orders(game, tuple(marked))
        for number, order in enumerate(orders):
            cards = together([marked[place] for place in order])
            label = text("key-meld") if len(orders) == 1 else text("key-meld-as", cards=cards)
            keys.append(_key(post, question, label, meld_key(number)))
    if draft.groups:
        keys.append(_key(post, question, text("key-undo"), UNDO))
    if keys:
        yield KeyRow(tuple(keys))


def _aids(post: PanelPost, question: Question, draft: Draft, game: AnyGame, order: Order) -> list[Key]:
    """Clear and another order, where they are of use."""
    keys = []
    if any(_marks(form) for form in question.forms) and (draft.marked or draft.groups):
        keys.append(_key(post, question, text("key-clear"), CLEAR))
    held = max((len(part.cards) for part in post.hand.parts if isinstance(part, Cards)), default=0)
    if held >= MANY_CARDS:
        other = "suits" if order != "suits" else order_of(game, by_melds=False, resorted=True)
        label = _ORDERS[other]
        keys.append(_key(post, question, label, SORT))
    return keys


def _marks(form: Form) -> bool:
    return not isinstance(form, Choice)
