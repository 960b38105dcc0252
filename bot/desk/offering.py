"""What somebody may type now after a command, for platforms that complete words. It is made from what is
asked of this person, and goes to nobody else."""

from collections.abc import Iterator, Sequence

from bot.commands import BET, is_bid, normal
from bot.desk.talk import Talk
from bot.ports import TableLine
from bot.posts import PanelPost
from bot.texts import Catalogue, catalogue_in
from rules.kit.forms import Arrange, Choice, Option, Pick
from rules.kit.scene import Face, text

MOST = 25
"""Of what is offered: as many as a platform shows."""
_NAMES_LANGUAGE = "en"
"""Commands have the same names everywhere: those of English words."""


async def offers(talk: Talk, name: str, code: str, typed: str) -> list[tuple[str, str]]:
    """Labels, and the words that the command takes; the first ones begin as ``typed`` does."""
    found: dict[str, str] = {}
    for line in await lines_of(talk):
        if code and line.code != code.strip().upper():
            continue
        post = await talk.panel(line.table)
        if post is not None:
            for label, words in _of_panel(post, name, typed, catalogue_in(talk.language)):
                found.setdefault(words, label)
    wanted = normal(typed)
    fitting = [(label, words) for words, label in found.items() if wanted in normal(label) or wanted in words]
    return sorted(fitting, key=lambda one: not normal(one[0]).startswith(wanted))[:MOST]


async def lines_of(talk: Talk) -> Sequence[TableLine]:
    """The tables that the person may mean: his own ones, in a group those in it."""
    visitor, house = talk.visitor, talk.means.house
    mine = await house.tables_of(visitor.person)
    return [line for line in mine if visitor.is_private_chat or line.chat == visitor.chat]


async def codes(talk: Talk, typed: str) -> list[str]:
    """Codes of tables that may be meant: the person's own ones first."""
    visitor, house = talk.visitor, talk.means.house
    here = () if visitor.is_private_chat else await house.tables_in(visitor.chat)
    known = dict.fromkeys(line.code for line in (*await lines_of(talk), *here))
    return [code for code in known if code.startswith(typed.strip().upper())][:MOST]


def _of_panel(post: PanelPost, name: str, typed: str, words: Catalogue) -> Iterator[tuple[str, str]]:
    question = post.question
    if question is None:
        return
    game = post.beside.standing.game
    for form in question.forms:
        if isinstance(form, Choice):
            for option in form.options:
                yield from _of_option(option, name, words, game)
        else:
            yield from _cards(form, name, typed, words, game)


def _of_option(option: Option, name: str, words: Catalogue, game: str) -> Iterator[tuple[str, str]]:
    label = words.say(option.label, (), game)
    if name == "play":
        yield label, normal(label)
        return
    if name == BET.strip() and is_bid(option, game):
        yield label, normal(label)
        return
    for known in catalogue_in(_NAMES_LANGUAGE).words(option.words, game):
        first, _, rest = known.partition(" ")
        if first == name and rest:
            yield label, rest
            return


def _cards(
    form: Pick | Arrange, name: str, typed: str, words: Catalogue, game: str
) -> Iterator[tuple[str, str]]:
    """What has been typed of the cards, and each further one."""
    before = [word for word in catalogue_in(_NAMES_LANGUAGE).words(form.words, game) if word]
    if name != "play" and name not in before:
        return
    head = f"{before[0]} " if name == "play" and before else ""
    faces = [words.say(text("card", card=Face(card))) for card in form.cards]
    typing = normal(typed).removeprefix(head).split(" ")
    most = form.most if isinstance(form, Pick) else len(faces)
    for done, begun in ((typing[:-1], typing[-1]), (typing, "")):
        # What ends in a whole card may go on with another one.
        left = _without(faces, done)
        if left is None or len(done) >= most:
            continue
        for face in left:
            if normal(face).startswith(begun):
                line = " ".join([*done, normal(face)])
                yield head + line.upper(), head + line


def _without(faces: Sequence[str], done: Sequence[str]) -> list[str] | None:
    """The cards that are left; None: what was typed is none of them."""
    left = list(faces)
    for one in done:
        match = next((face for face in left if normal(face) == one), None)
        if match is None:
            return None
        left.remove(match)
    return left
