"""Bauernschnapsen (Sznapsy chłopskie): 20 cards, partners opposite, bids and tricks; 4 players."""

from rules.bauernschnapsen.game import BauernschnapsenGame

GAME = BauernschnapsenGame()
