"""Vajoming Kauboj (Wyoming Cowboy): Kings as cowboys, guns, badges and hidden hands; 3 or 4 players."""

from rules.kauboj.game import KaubojGame

GAME = KaubojGame()
