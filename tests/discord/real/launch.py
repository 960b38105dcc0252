"""Starts a program in which discord.py speaks with the local server instead of Discord.

``python -m tests.discord.real.launch echo`` is the tests' own small bot; any other words are ``hospoda``'s.
What only costs time is short: the 5 s before each further shard, the 2 s after the last server has come.
"""

import logging
import os
import sys
from typing import Any

import discord
from discord import backoff, gateway, http, state
from yarl import URL

from bot.computers import ComputersHere
from tests.discord.real.clock import CLOCK, SERVER, SILENCE, QuickClock

READY = 0.1
"""Seconds without a further server, then all have come."""


def point(base: str, gateway_url: str) -> None:
    """discord.py's addresses are the local server's, its fixed waits short."""
    http.Route.BASE = base
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway_url)
    discord.Client.before_identify_hook = _at_once  # type: ignore[method-assign]
    backoff.ExponentialBackoff.delay = lambda self: 0.05  # type: ignore[method-assign,assignment]
    begin = state.ConnectionState.__init__
    waits = {"guild_ready_timeout": READY}
    if SILENCE in os.environ:
        waits["heartbeat_timeout"] = float(os.environ[SILENCE])

    def init(self: Any, **options: Any) -> None:
        begin(self, **(waits | options))

    state.ConnectionState.__init__ = init  # type: ignore[method-assign,assignment]


async def _at_once(self: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    return None


class ComputersInside(ComputersHere):
    """As many as there are questions, at once."""

    def __init__(self, processes: int = 1) -> None:
        pass

    def close(self) -> None:
        pass


def main(words: list[str]) -> None:
    base, gateway_url = os.environ[SERVER].split()
    point(base, gateway_url)
    if words == ["echo"]:
        from tests.discord.real.echo import run

        logging.basicConfig(level=logging.WARNING)
        run(os.environ["HOSPODA_DISCORD_TOKEN"])
        return
    import bot.clock
    import bot.computers

    told = os.environ[CLOCK]
    bot.clock.SystemClock = lambda: QuickClock.told(told)  # type: ignore[assignment,misc]
    # A process of computers takes longer to start than a short match to play.
    bot.computers.ComputerPool = ComputersInside  # type: ignore[assignment,misc]
    from adapters.main import main as hospoda

    sys.argv = ["hospoda", *words]
    hospoda()


if __name__ == "__main__":
    main(sys.argv[1:])
