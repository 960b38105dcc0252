"""The games, pure: no clock, no chance of their own, no input or output.

Every folder here that defines ``GAME`` in its ``__init__`` is a registered game; nothing else names one.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
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
