"""What may be typed of settings, for platforms that complete words: names and values, in the person's
language. Of a chat only for its admins, who alone set something there."""

from collections.abc import Iterator

from bot.commands import normal
from bot.desk import chat_pages, person_pages
from bot.desk.fields import NOT_MEANT, Field, Values, named
from bot.desk.offering import MOST
from bot.desk.option_offers import Offer, fitting
from bot.desk.talk import Talk
from bot.rights import Act, refused
from bot.texts import catalogue_in
from rules.kit.scene import Text, text


async def names(talk: Talk, typed: str, *, mine: bool) -> list[Offer]:
    """Settings as they stand, by their names."""
    lines = [
        (_written(talk, text("set-line", setting=one.label, value=one.now)), one.name)
        for one in await _fields(talk, mine=mine)
    ]
    return fitting(lines, typed)


async def values(talk: Talk, name: str, typed: str, *, mine: bool) -> list[Offer]:
    """What this setting may be; what was typed comes first, if it is one that is not listed."""
    field = named(await _fields(talk, mine=mine), name, {})
    if field is None:
        return []
    found = {word: label for label, word in _listed(talk, field, field.values, deep=bool(typed))}
    offered = fitting(((label, word) for word, label in found.items()), typed)
    said = typed.strip()
    other = field.open and said and normal(said) not in map(normal, found)
    if other and field.meant(said) is not NOT_MEANT:
        return [(said, said), *offered][:MOST]
    return offered


async def _fields(talk: Talk, *, mine: bool) -> tuple[Field, ...]:
    if mine or talk.visitor.is_private_chat:
        return person_pages.fields(talk)
    if refused(Act.SETTINGS, await talk.roles(Act.SETTINGS)) is not None:
        return ()
    return chat_pages.fields(talk)


def _listed(talk: Talk, field: Field, values_: Values, *, deep: bool) -> Iterator[Offer]:
    """Those that are offered as keys; ``deep``: those behind further steps as well."""
    for word, label in values_:
        steps = field.steps(word)
        if not steps:
            # A key cannot hold the sign that people type.
            zone = word.replace("--", "/")
            yield (zone if "/" in zone else _written(talk, label)), zone
        elif deep:
            yield from _listed(talk, field, steps, deep=True)


def _written(talk: Talk, words: Text) -> str:
    return catalogue_in(talk.language).say(words)
