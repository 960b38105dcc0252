"""The example game of docs/develop.md, registered for as long as a test wants it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rules
from rules import AnyGame, games

EXAMPLE = Path(__file__).parents[1] / "example"
"""What a game's author would write into ``rules/`` and ``tests/cases/``, here aside from the real games."""


@contextmanager
def registered(name: str) -> Iterator[AnyGame]:
    """The game in this folder of ``tests/example``, registered as ``rules/__init__.py`` says.

    Its modules stay imported: what tests remember of it is of the same classes when it comes again.
    """
    rules.__path__.append(str(EXAMPLE))
    games.cache_clear()
    try:
        yield games()[name]
    finally:
        rules.__path__.remove(str(EXAMPLE))
        games.cache_clear()
