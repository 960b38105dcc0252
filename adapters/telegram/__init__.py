"""Telegram: an outlet, updates handed to the desk, answers carried out. Knows no game.

Numbers and errors are those of https://core.telegram.org/bots/api and https://core.telegram.org/bots/faq.
"""

import os

# The library gives spans as timedelta, and does not warn at each "too many requests" that it will.
os.environ.setdefault("PTB_TIMEDELTA", "true")
