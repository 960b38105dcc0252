"""Fields of a settings page: how one is shown, offered and typed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Ask, Reply
from bot.texts import LANGUAGES, catalogue_in
from rules.kit.scene import Text, text

LANGUAGE_NAMES: Mapping[str, Text] = MappingProxyType(
    {one: text(f"language-{one.lower()}") for one in LANGUAGES}
)
"""The name of every language."""
NOT_MEANT: Final = object()
"""What a word comes to that means nothing here."""
Values: TypeAlias = tuple[tuple[str, Text], ...]
"""Words, as keys carry them, and what the keys say."""


def no_steps(word: str) -> Values:
    """For a field all of whose values are offered at once."""
    return ()


@dataclass(frozen=True, slots=True)
class Field:
    """A setting. ``now`` as people read it, ``word`` as a key carries it; ``values``: words and labels that
    are offered; ``meant``: what a word means, ``NOT_MEANT``: nothing; ``steps``: what is offered after a word
    that is no value yet (a continent); ``how``: what it does; ``open``: more may be typed than is offered, as
    ``how`` says."""

    name: str
    label: Text
    now: Text
    word: str
    values: Values
    meant: Callable[[str], Any] = field(repr=False)
    how: Text | None = None
    steps: Callable[[str], Values] = field(default=no_steps, repr=False)
    open: bool = False


def field_page(talk: Talk, one: Field, page: str, word: str = "") -> Reply:
    """One setting and what it may be; ``word``: the step that was chosen."""
    offered = one.steps(word) if word else one.values
    keys = [key(label, NO_TABLE, page, one.name, value, marked=value == one.word) for value, label in offered]
    said = [text("set-line", setting=one.label, value=one.now)]
    if one.how is not None:
        said.append(text("set-how", how=one.how))
    back = key(text("go-back"), NO_TABLE, page, *((one.name,) if word else ()))
    ask = Ask("settings", f"{page} {one.name}".removeprefix("settings ")) if one.open else None
    return talk.say(*said, rows=(row(*keys), row(back)), ask=ask)


def refused_value(talk: Talk, one: Field) -> Reply:
    """To a word that means nothing: what would be right."""
    allowed = one.how if one.open else None
    if allowed is None:
        allowed = text("set-one-of", words=", ".join(word for word, _ in one.values))
    return talk.no(text("refuse-setting", setting=one.label, allowed=allowed))


def named(fields: Iterable[Field], word: str, names: Mapping[str, str]) -> Field | None:
    """The field that a typed word names; ``names``: short ones."""
    wanted = word.casefold().replace("-", "_")
    wanted = names.get(wanted, wanted)
    return next((one for one in fields if one.name == wanted), None)


def typed(talk: Talk, one: Field, words: str) -> str:
    """The word of a key whose label was typed, in any of the person's languages; else what was typed."""
    wanted = " ".join(words.split()).casefold()
    for word, label in one.values:
        said = (catalogue_in(language).say(label).split() for language in talk.languages)
        if wanted in (" ".join(parts).casefold() for parts in said):
            return word
    return words


def lines_and_keys(talk: Talk, fields: Sequence[Field], page: str, title: Text) -> Reply:
    """All fields as they stand, each with a key that opens its choices."""
    keys = [key(one.label, NO_TABLE, page, one.name) for one in fields]
    lines = [text("set-line", setting=one.label, value=one.now) for one in fields]
    return talk.say(title, *lines, rows=(row(*keys), row(key(text("go-close"), NO_TABLE, page, "close"))))


def one_of(*values: str) -> Callable[[str], Any]:
    """A word of these."""
    return lambda word: word if word in values else NOT_MEANT


def yes_or_no(name: str, label: Text, now: bool, how: Text | None = None) -> Field:
    """A setting that is on or off."""
    yes, no = text("option-yes"), text("option-no")
    meant = {"yes": True, "no": False}
    return Field(
        name, label, yes if now else no, "yes" if now else "no", (("yes", yes), ("no", no)),
        lambda word: meant.get(word, NOT_MEANT), how,
    )  # fmt: skip


def language_field(now: str | None, spoken: str) -> Field:
    """The language; None: as the platform has it, which is ``spoken``."""
    auto = text("language-auto")
    own = tuple([(one, name) for one, name in LANGUAGE_NAMES.items()])
    shown = LANGUAGE_NAMES[spoken] if now is not None else auto

    def meant(word: str) -> Any:
        return None if word == "auto" else word if word in LANGUAGE_NAMES else NOT_MEANT

    return Field("language", text("set-language"), shown, now or "auto", (("auto", auto), *own), meant)


def plain(word: str) -> Text:
    """A word that is the same in every language."""
    return text("option-word", word=word)
