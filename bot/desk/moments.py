"""Settings of time: quiet hours, time zones, clocks; each by keys alone, and typed."""

import re
from functools import cache
from typing import Any

from babel.core import get_global

from bot.choices import CLOCKS, duration
from bot.desk.fields import NOT_MEANT, Field, Values, plain
from bot.settings import Quiet, is_time_zone
from rules.kit.scene import Text, text

_HOURS = re.compile(r"([01]?[0-9]|2[0-3])(?::00)?\s*[-–]\s*([01]?[0-9]|2[0-3])(?::00)?")
_SPAN = re.compile(r"([0-9]{1,9})\s*(s|sec|m|min|h|d|)", re.ASCII)
_UNITS = {"": 1, "s": 1, "sec": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400}
_QUIET: tuple[Quiet, ...] = ((22, 7), (23, 8), (0, 8))
_ZONES = (
    "UTC",
    "Europe/Warsaw",
    "Europe/Prague",
    "Europe/Belgrade",
    "Europe/Vienna",
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
)
"""Offered at once; every other one stands under its continent."""
_LONGEST = 32
"""Letters of an argument of a key."""
_A_PAGE = 22
"""Zones on a page: with the key to the next page no more than one list of a platform holds."""


def quiet_field(now: Quiet | None) -> Field:
    """Hours in which nobody is mentioned."""
    usual = tuple([(hours(one), hours_text(one)) for one in _QUIET])
    values = (("none", text("option-none")), *usual, ("from", text("set-other-hours")))
    return Field(
        "quiet", text("set-quiet"), hours_text(now), hours(now), values, _quiet_meant,
        text("set-quiet-how"), _quiet_steps, open=True,
    )  # fmt: skip


def _quiet_steps(word: str) -> Values:
    """From which hour, then until which."""
    if word == "from":
        return tuple([(f"from-{hour}", text("hours-from", start=_hour(hour))) for hour in range(24)])
    start = word.removeprefix("from-")
    if start == word or not (start.isascii() and start.isdecimal() and int(start[:3]) < 24):
        return ()
    first = int(start[:3])
    others = [(first + more) % 24 for more in range(1, 24)]
    return tuple([(f"{first}-{end}", hours_text((first, end))) for end in others])


def _quiet_meant(word: str) -> Any:
    """``22-7``, ``22:00-07:00`` or ``none``."""
    if word.strip().casefold() == "none":
        return None
    found = _HOURS.fullmatch(word.strip())
    if found is None or int(found[1]) == int(found[2]):
        return NOT_MEANT
    return int(found[1]), int(found[2])


def hours(quiet: Quiet | None) -> str:
    """Quiet hours in a key."""
    return "none" if quiet is None else f"{quiet[0]}-{quiet[1]}"


def hours_text(quiet: Quiet | None) -> Text:
    """Quiet hours as people read them."""
    if quiet is None:
        return text("option-none")
    return text("hours", start=_hour(quiet[0]), end=_hour(quiet[1]))


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def zone_field(now: str | None, *, of_chat: bool) -> Field:
    """A time zone; None: that of the chat, for whom it may be so (not ``of_chat``)."""
    usual = tuple([(_zone_key(zone), plain(zone)) for zone in _ZONES])
    chats = text("zone-of-chat")
    values = (*(() if of_chat else (("chat", chats),)), *usual, ("in", text("set-other-zone")))

    def meant(word: str) -> Any:
        if word == "chat" and not of_chat:
            return None
        zone = word.strip().replace("--", "/").replace(" ", "_")
        return zone if is_time_zone(zone) else NOT_MEANT

    shown, word = (chats, "chat") if now is None else (plain(now), _zone_key(now))
    return Field(
        "time_zone",
        text("set-time-zone"),
        shown,
        word,
        values,
        meant,
        text("set-time-zone-how"),
        _zone_steps,
        open=True,
    )


def _zone_key(zone: str) -> str:
    """A time zone as a key may carry it."""
    return zone.replace("/", "--")


def _zone_steps(word: str) -> Values:
    """Continents and oceans, then their zones, a page at a time."""
    if word == "in":
        return tuple([(f"in-{continent}", plain(continent)) for continent in _continents()])
    start, _, rest = word.partition("-")
    continent, _, number = rest.partition("-")
    zones = _continents().get(continent, ())
    if start != "in" or not zones or not (number == "" or (number.isascii() and number.isdecimal())):
        return ()
    first = int(number[:3] or 0) * _A_PAGE
    found = [(_zone_key(zone), plain(zone.partition("/")[2])) for zone in zones[first : first + _A_PAGE]]
    if len(zones) > first + _A_PAGE:
        found.append((f"in-{continent}-{first // _A_PAGE + 1}", text("go-more")))
    return tuple(found)


@cache
def _continents() -> dict[str, tuple[str, ...]]:
    """Every zone that Babel knows a country of, by its continent."""
    found: dict[str, list[str]] = {}
    for zone in sorted(get_global("zone_territories")):
        continent, _, place = zone.partition("/")
        if place and continent not in ("Etc", "SystemV") and len(_zone_key(zone)) <= _LONGEST:
            found.setdefault(continent, []).append(zone)
    return {continent: tuple(zones) for continent, zones in found.items()}


def clock_field(name: str, label: Text, now: int, bounds: tuple[int, int], how: Text) -> Field:
    """Seconds from the first to the second of ``bounds``."""

    def meant(word: str) -> Any:
        found = _SPAN.fullmatch(word.strip().casefold())
        seconds = int(found[1]) * _UNITS[found[2]] if found is not None else -1
        return seconds if bounds[0] <= seconds <= bounds[1] else NOT_MEANT

    values = tuple([(str(n), duration(n)) for n in CLOCKS[name]])
    return Field(name, label, duration(now), str(now), values, meant, how, open=True)
