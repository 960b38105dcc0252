"""Žolíky (Joker rummy): melds, jokers, closing from hand; 2 to 4 players."""

from rules.zoliky.game import ZolikyGame

GAME = ZolikyGame()
