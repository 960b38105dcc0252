"""Spans of time as people read them."""

from bot.ports import Seconds
from rules.kit.scene import Text, text


def in_time(seconds: Seconds) -> Text:
    """How long until then, in a unit that a person counts in."""
    if seconds >= 2 * 86_400:
        return text("span-days", count=round(seconds / 86_400))
    if seconds >= 2 * 3600:
        return text("span-hours", count=round(seconds / 3600))
    if seconds >= 120:
        return text("span-minutes", count=round(seconds / 60))
    return text("span-seconds", count=max(0, round(seconds)))
