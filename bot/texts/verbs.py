"""What may be typed in a game at all, at any moment: the first word of each form, and which texts list it."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from fluent.syntax import ast

from bot.texts.catalogue import parsed, written
from rules import texts_of

WORDS = "words-"
"""How keys of texts begin that list what may be typed."""
_ARGUMENT = "\0"


@cache
def verbs_in(language: str, game: str) -> Mapping[str, frozenset[str]]:
    """By its first word (lower case) the keys of the ``words-`` texts that list something which begins with
    it. Forms that begin with a card or a number have none.

    >>> sorted(verbs_in("en", "koblarz")["joker"])
    ['words-joker', 'words-throw']
    """
    texts = texts_of(game)
    file = texts / written(language) / "game.ftl" if texts is not None else None
    found: dict[str, set[str]] = {}
    if file is not None and file.is_file():
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(WORDS) and entry.value is not None:
                for first in _firsts(entry.value):
                    found.setdefault(first, set()).add(entry.id.name)
    return MappingProxyType({first: frozenset(keys) for first, keys in found.items()})


def _firsts(pattern: ast.Pattern) -> Iterator[str]:
    for whole in _flat(pattern):
        for form in whole.split(","):
            words = form.casefold().split()
            if words and _ARGUMENT not in words[0] and words[0].isalpha():
                yield words[0]


def _flat(pattern: ast.Pattern) -> Iterator[str]:
    """The pattern with a sign for each argument; where it is a choice, each variant of it."""
    plain = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            plain += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _flat(variant.value)
            plain += _ARGUMENT
        elif isinstance(element.expression, ast.StringLiteral):
            plain += element.expression.value
        else:
            plain += _ARGUMENT
    yield plain
