"""Typed words to what they mean: options of the forms that stand open, in any of our languages."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from bot.texts import Catalogue
from rules.kit.forms import Form, Option


@dataclass(frozen=True, slots=True)
class Meant:
    """The one option that the words mean."""

    option: Option


@dataclass(frozen=True, slots=True)
class Several:
    """Words that mean more than one thing."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """Words that mean nothing here; ``near``: what may have been meant, if anything is near."""

    near: str | None


def options_of(forms: Sequence[Form]) -> tuple[Option, ...]:
    """All options in their pinned order: a number typed alone is a place in it, from 1."""
    return tuple(option for form in forms for option in form.options)


def normal(words: str) -> str:
    """Typed words as they are compared: no slash, no bot's name, one space, no case."""
    first, _, rest = " ".join(words.split()).casefold().removeprefix("/").partition(" ")
    return f"{first.partition('@')[0]} {rest}".strip()


def understand(
    words: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: str
) -> Meant | Several | Unknown:
    """What typed words mean among the open forms. ``catalogues``: the languages whose words count."""
    options, typed = options_of(forms), normal(words)
    if typed.isdecimal() and 1 <= int(typed[:4]) <= len(options):
        return Meant(options[int(typed[:4]) - 1])
    known: dict[str, list[Option]] = {}
    for option in options:
        forms_of = {word for c in catalogues for word in c.words(option.words, game)}
        for word in forms_of:
            known.setdefault(word, []).append(option)
    found = known.get(typed, [])
    if len(found) == 1:
        return Meant(found[0])
    if found:
        return Several(tuple(found))
    near = get_close_matches(typed, known, n=1, cutoff=0.6)
    return Unknown(near[0] if near else None)
