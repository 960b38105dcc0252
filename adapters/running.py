"""``hospoda run``: the part of the composition root that serves platforms, all of them on one house.

Platforms are imported only where their token is set: their libraries take a second to load.
"""

import asyncio
import os
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from adapters.cli.env import setting
from adapters.cli.words import Answer, fail
from bot.ports import Clock, Slot
from rules.kit.scene import Text, text

if TYPE_CHECKING:
    from adapters.serving import Platform

TOKENS = ("TELEGRAM_TOKEN", "DISCORD_TOKEN")
PORTS = range(1, 65_536)
_TOKENS = {
    "TELEGRAM_TOKEN": re.compile(r"[0-9]+:[\w-]+", re.ASCII),
    "DISCORD_TOKEN": re.compile(r"[\w.-]+", re.ASCII),
}
_UNSEEN = re.compile(r"[\s\x00-\x1f\x7f]")


class _Chosen:
    """The platforms whose token is set: how they are made, how their messages are linked to, and what is
    said when a token is refused."""

    def __init__(self) -> None:
        self.makers: list[Callable[[Clock], Platform]] = []
        self.links: dict[str, Callable[[Slot], str | None]] = {}
        self.refusals: dict[type[Exception], Text] = {}

    def link(self, slot: Slot) -> str | None:
        """The address of a message; None: it has none, or its platform is not served now."""
        link = self.links.get(slot.place.partition(":")[0])
        return None if link is None else link(slot)

    def telegram(self, token: str) -> None:
        listen, api, url = telegram_listen(), telegram_api(), telegram_webhook()
        from adapters.telegram.places import PLATFORM, link
        from adapters.telegram.platform import Telegram, TokenRefused

        self.makers.append(lambda clock: Telegram(token, clock, api=api, webhook_url=url, listen=listen))
        self.links[PLATFORM] = link
        self.refusals[TokenRefused] = text("telegram-token-refused")

    def discord(self, token: str) -> None:
        api = discord_api()
        from adapters.discord.places import PLATFORM, link
        from adapters.discord.platform import Discord, TokenRefused

        self.makers.append(lambda clock: Discord(token, clock, api=api))
        self.links[PLATFORM] = link
        self.refusals[TokenRefused] = text("discord-token-refused")


def run(database: Path) -> None:
    """Serves every platform whose token is set. Raises ``StoreError``, ``Answer``."""
    telegram, discord = telegram_token(), discord_token()
    if not (telegram or discord):
        fail("run-no-token", names=", ".join(f"HOSPODA_{name}" for name in TOKENS))
    chosen = _Chosen()
    if telegram:
        chosen.telegram(telegram)
    if discord:
        chosen.discord(discord)
    health = health_listen()
    from adapters.health import Health
    from adapters.serving import secret_of, serve, stop_on_signals
    from bot.clock import SystemClock
    from bot.computers import ComputerPool
    from bot.memory import collect_rarely
    from storage.store import open_store

    async def main() -> None:
        clock, computers = SystemClock(), ComputerPool(max(1, (os.cpu_count() or 1) - 1))
        stop = stop_on_signals()
        try:
            async with open_store(database) as store:
                await serve(
                    [make(clock) for make in chosen.makers], store, clock, computers,
                    board_link=chosen.link, secret=secret_of(telegram or discord), stop=stop,
                    health=None if health is None else Health(health),
                )  # fmt: skip
        finally:
            computers.close()

    collect_rarely()
    try:
        asyncio.run(main())
    except tuple(chosen.refusals) as error:
        raise Answer(chosen.refusals[type(error)], 1) from None


def telegram_token() -> str:
    """Empty where it is not set. One that cannot be any is refused before anything is asked, and never tried
    again."""
    return _token("TELEGRAM_TOKEN", "telegram-token-refused")


def discord_token() -> str:
    """The same."""
    return _token("DISCORD_TOKEN", "discord-token-refused")


def _token(name: str, refused: str) -> str:
    token = setting(name)
    if token and not _TOKENS[name].fullmatch(token):
        raise Answer(text(refused), 1)
    return token


def telegram_api() -> str:
    """The server of the Bot API."""
    return _address("TELEGRAM_API", "https://api.telegram.org", ("http", "https"))


def telegram_webhook() -> str:
    """The public address for updates; empty: they are fetched."""
    such = "https://hospoda.example/telegram"
    return _address("TELEGRAM_WEBHOOK_URL", such, ("https",)) if setting("TELEGRAM_WEBHOOK_URL") else ""


def discord_api() -> str:
    """The address of Discord's API; its gateway is the one that it names."""
    return _address("DISCORD_API", "https://discord.com/api/v10", ("http", "https"))


def _address(name: str, such: str, schemes: Collection[str]) -> str:
    """What is set, or ``such`` a one."""
    address = setting(name) or such
    try:
        parts = urlsplit(address)
        fine = (
            parts.scheme in schemes and bool(parts.hostname) and (parts.port is None or parts.port in PORTS)
        )
    except ValueError:
        fine = False
    if not fine or _UNSEEN.search(address):
        fail("run-address", name=f"HOSPODA_{name}", such=such)
    return address


def telegram_listen() -> tuple[str, int]:
    """Where updates by webhook are served."""
    return _listen("TELEGRAM_WEBHOOK_LISTEN") or ("127.0.0.1", 8443)


def health_listen() -> tuple[str, int] | None:
    """Where the bot is watched; None: nowhere."""
    return _listen("HEALTH_LISTEN")


def _listen(name: str) -> tuple[str, int] | None:
    """Host and port of a setting; None: it is not set."""
    value = setting(name)
    if not value:
        return None
    host, _, port = value.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port[:6]) in PORTS):
        fail("run-listen", name=f"HOSPODA_{name}")
    return host or "127.0.0.1", int(port)
