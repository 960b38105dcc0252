"""Trojka, the example of docs/develop.md (*Adding a game*): cards, laid face down by all at once."""

from rules.kit.contract import Game

from .game import TrojkaGame
from .state import Own, Public

GAME: Game[Public, Own, None] = TrojkaGame()
