"""Koblarz (Śląski koblarz od Fojermana): hidden stakes, dice, a Joker and a Fire; 3 to 7 players."""

from rules.koblarz.game import KoblarzGame

GAME = KoblarzGame()
