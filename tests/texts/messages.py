"""The catalogues as syntax trees, found by where they lie: the house's, each adapter's, each game's."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import FALLBACK, LANGUAGES, Catalogue, written
from rules import games

ROOT = Path(__file__).resolve().parents[2]
HOUSE = "bot"
Owner = str
"""The folder whose texts these are: ``bot``, ``adapters/terminal``, ``rules/koblarz``."""


@dataclass(frozen=True)
class Message:
    """One message of one catalogue."""

    owner: Owner
    language: str
    key: str
    tree: ast.Message

    def __str__(self) -> str:
        return f"{self.owner} {self.language} {self.key}"

    @property
    def variables(self) -> frozenset[str]:
        found = _Found()
        found.visit(self.tree)
        return frozenset(found.variables)

    @property
    def selectors(self) -> list[ast.SelectExpression]:
        found = _Found()
        found.visit(self.tree)
        return found.selects

    @property
    def selected(self) -> frozenset[str]:
        """The variables that choose between variants."""
        found = _Found()
        for select in self.selectors:
            found.visit(select.selector)
        return frozenset(found.variables)

    @property
    def texts(self) -> list[str]:
        """What stands in it in letters, of all variants."""
        found = _Found()
        found.visit(self.tree)
        return found.texts

    @property
    def words(self) -> frozenset[str]:
        """Its words, in lower case."""
        return frozenset(re.findall(r"[^\W\d_]+", " ".join(self.texts).casefold()))

    @property
    def game(self) -> str | None:
        top, _, name = self.owner.partition("/")
        return name if top == "rules" else None


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802
        pass


def game_owner(game: str) -> Owner:
    return f"rules/{game}"


@cache
def owners() -> tuple[Owner, ...]:
    """Whoever has texts: the house, every adapter with a folder of them, every registered game."""
    adapters = sorted(f"adapters/{p.parent.name}" for p in (ROOT / "adapters").glob("*/texts"))
    return (HOUSE, *adapters, *map(game_owner, games()))


def adapters() -> list[Owner]:
    return [owner for owner in owners() if owner.startswith("adapters/")]


def game_owners() -> list[Owner]:
    return [game_owner(game) for game in games()]


def folder(owner: Owner, language: str) -> Path:
    return ROOT / owner / "texts" / written(language)


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def files(owner: Owner, language: str) -> list[Path]:
    return sorted(folder(owner, language).glob("*.ftl"))


@cache
def messages(owner: Owner, language: str) -> Mapping[str, Message]:
    """A catalogue's messages by key."""
    found = [entry for path in files(owner, language) for entry in entries(path)]
    return {
        entry.id.name: Message(owner, language, entry.id.name, entry)
        for entry in found
        if isinstance(entry, ast.Message)
    }


def all_messages(*languages: str) -> Iterator[Message]:
    for language in languages or LANGUAGES:
        for owner in owners():
            yield from messages(owner, language).values()


def keys(owner: Owner) -> frozenset[str]:
    """The keys of a catalogue (a test sees to it that they are the same in every language)."""
    return frozenset(messages(owner, FALLBACK))


def extras() -> list[Path]:
    """The folders of all adapters' texts."""
    return [ROOT / owner / "texts" for owner in adapters()]


@cache
def catalogue(language: str) -> Catalogue:
    """A catalogue with the texts of all adapters; who looks at its errors makes one of his own."""
    return Catalogue(language, extras())
