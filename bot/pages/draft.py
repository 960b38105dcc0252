"""What a person has marked and put together so far, in words (product.md, 3)."""

from collections.abc import Iterator

from bot.keys import action_hash
from bot.page import Line
from bot.pages.hand import face, together
from bot.posts import Draft, Question
from rules.kit.forms import Arrange, Choice, Pick
from rules.kit.scene import Joined, Text, text


def draft_lines(question: Question) -> Iterator[Line]:
    """The draft, what it comes to, and what is marked besides."""
    draft = question.draft or Draft(question.number)
    for form in question.forms:
        match form:
            case Choice():
                chosen = [o for o in form.options if action_hash(o.action) == draft.chosen]
                yield from (text("panel-chosen", ask=form.ask, what=option.label) for option in chosen)
                yield from (option.confirm for option in chosen if option.confirm is not None)
            case Pick():
                yield _counted(form, draft.marked)
            case Arrange():
                if draft.groups:
                    yield text("panel-draft", groups=Joined(melds(form, draft), " + "))
                if draft.marked:
                    yield text("panel-marked", count=len(draft.marked), cards=_marked(form, draft.marked))
    if question.weighed is not None:
        yield question.weighed


def melds(form: Arrange, draft: Draft) -> tuple[Text, ...]:
    """The groups of a draft, a text each."""
    return tuple([together([form.cards[place] for place in group]) for group in draft.groups])


def _counted(form: Pick, marked: tuple[int, ...]) -> Text:
    """How many are marked of how many that there must be."""
    if not marked:
        if form.least == form.most:
            return text("panel-mark", most=form.most)
        return text("panel-mark-range", least=form.least, most=form.most)
    return text("panel-marked-of", count=len(marked), most=form.most, cards=_marked(form, marked))


def _marked(form: Pick | Arrange, marked: tuple[int, ...]) -> Joined:
    return Joined(tuple([face(form.cards[place]) for place in marked]), " ")
