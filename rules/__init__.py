"""The games, pure: no clock, no chance of their own, no input or output.

Every folder here that defines ``GAME`` in its ``__init__`` is a registered game; nothing else names one.
"Here" is ``rules.__path__``: a game that lies elsewhere (an example of the tests) is one as well once its
parent folder stands there too and ``games.cache_clear()`` was called. Its name is its folder's.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, TypeAlias

from rules.kit.contract import Game

# The one place where games of different state types lie side by side; whoever takes one out handles its
# states only through that same game, so nothing is ever mixed.
AnyGame: TypeAlias = Game[Any, Any, Any]


@cache
def games() -> Mapping[str, AnyGame]:
    """Every registered game by its id, sorted by id.

    >>> "koblarz" in games()
    True
    """
    found: dict[str, AnyGame] = {}
    for module in iter_modules(__path__):
        if module.ispkg and module.name != "kit":
            game: AnyGame = import_module(f"{__name__}.{module.name}").GAME
            found[game.id] = game
    return MappingProxyType(dict(sorted(found.items())))


def find_game(name: str) -> AnyGame | None:
    """The game with this id, or None."""
    return games().get(name)


def texts_of(name: str) -> Traversable | None:
    """The folder of a game's texts, one folder a language inside; None: no such game."""
    return files(f"{__name__}.{name}") / "texts" if name in games() else None
