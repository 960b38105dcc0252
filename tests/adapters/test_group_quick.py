"""``hospoda group --fast``: nothing waits longer than it must."""

from dataclasses import replace
from typing import Any

import pytest

from adapters.group.quick import Quick
from bot.messages import Caller
from bot.seating import DEFAULT_SETTINGS, Settings


class Opened:
    """A house that keeps what it is asked to open."""

    settings: Settings

    async def open_lobby(self, *what: Any) -> int:
        self.settings = what[4]
        return 1


@pytest.mark.parametrize(("asked", "window"), [(DEFAULT_SETTINGS.interrupt_seconds, 3.0), (20.0, 20.0)])
async def test_windows_are_as_short_as_they_may_be_unless_somebody_has_said_how_long(
    asked: float, window: float
) -> None:
    house = Opened()
    wanted = replace(DEFAULT_SETTINGS, interrupt_seconds=asked)
    await Quick(house).open_lobby(Caller("a", "Ala"), "local:group", "koblarz", None, wanted, "")  # type: ignore[arg-type]
    found = house.settings
    assert (found.pace_seconds, found.quiet_seconds, found.interrupt_seconds) == (0.0, 0.0, window)
