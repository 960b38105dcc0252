"""A key of the number pad: which key of the person's own panel it is, and what it comes to."""

from collections.abc import Sequence

from bot.desk.answers import told
from bot.desk.talk import Talk, names_of
from bot.desk.visitor import Reply
from bot.drafts import DO
from bot.keys import BoardKey
from bot.messages import Marked, Tap
from bot.pages import pad, pop_up
from bot.pages.pop_up import numbered
from bot.posts import PanelPost
from bot.texts import catalogue_in
from rules.kit.scene import Text, text


async def pressed(talk: Talk, key: BoardKey) -> Reply:
    """The first press marks and says what a second one would do; nothing is done that was not marked."""
    word, post = key.key.removeprefix(pad.PAD), await talk.panel(key.table)
    if post is None or post.question is None or post.beside.standing.turn != key.turn:
        return await _as_on_the_board(talk, key)
    if word == pad.MORE:
        talk.means.turn_page(key.table, talk.visitor.person, post.question.number)
        return talk.say(about=post.beside.standing, short=short(talk, post), alert=True, secret=True)
    found, number = DO, 0
    if word != DO:
        page_items, _ = _page(talk, post)
        number = int(word) if word.isdecimal() and len(word) < 3 else 0
        if not 1 <= number <= len(page_items):
            no = text("pad-nothing", number=number)
            return talk.no(no, post.beside.standing, secret=True)
        item = page_items[number - 1]
        found = DO if item.marked and item.kind == "choices" else item.word
    caller = await talk.caller()
    tap = Tap(caller, found, seat=post.seat, number=post.question.number)
    answer = await talk.means.house.ask(key.table, tap)
    after = await talk.panel(key.table) if isinstance(answer, Marked) else None
    if not isinstance(answer, Marked) or after is None:
        return told(talk, answer, post.beside.standing, done=text("done"), secret=True)
    said = _said(talk, after, answer.said, number)
    return talk.say(*said, about=after.beside.standing, alert=True, secret=True)


def _said(talk: Talk, after: PanelPost, said: Text | None, number: int) -> Sequence[Text]:
    """After a mark: what it was, how it is done, and what else there is."""
    shown, more = _page(talk, after)
    chosen = shown[number - 1] if 0 < number <= len(shown) else None
    if chosen is not None and chosen.marked and chosen.kind == "choices":
        return (text("pad-again", what=chosen.label, number=number),)
    does = pad.ready(after)
    return (
        *([said] if said is not None else ()),
        *([text("pad-ready", what=does)] if does is not None else ()),
        *numbered(shown, more=more),
    )


def short(talk: Talk, post: PanelPost) -> tuple[Text, ...]:
    """The hand in a pop-up's few words, with what the numbers mean."""
    shown, more = _page(talk, post)
    return pop_up(post, shown, more=more)


def _page(talk: Talk, post: PanelPost) -> tuple[Sequence[pad.Item], bool]:
    """The page of the pad that the person has turned to, and whether there are others."""
    standing, held = post.beside.standing, post.beside.held
    if post.question is None or not held:
        return (), False
    words, names = catalogue_in(talk.language), names_of(standing)

    def letters(label: Text) -> int:
        return len(words.say(label, names, standing.game))

    made = pad.pages(pad.items(post), max(1, held[post.seat]), letters)
    turned = talk.means.turned(standing.table, talk.visitor.person, post.question.number)
    return made[turned % len(made)], len(made) > 1


async def _as_on_the_board(talk: Talk, key: BoardKey) -> Reply:
    """An old press, or a stranger's: the table knows what to say."""
    tap = Tap(await talk.caller(), key.key, turn=key.turn)
    answer = await talk.means.house.ask(key.table, tap)
    return told(talk, answer, await talk.standing(key.table), done=text("done"), secret=True)
