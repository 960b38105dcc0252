"""``hospoda run`` and ``hospoda check``: the part of the composition root that serves platforms.

Platforms are imported only where their token is set: their libraries take a second to load.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

from adapters.cli.env import setting
from adapters.cli.words import Answer, complain, fail, out, say
from bot.ports import Slot, StoreError
from rules.kit.scene import text

TOKENS = ("TELEGRAM_TOKEN",)
PORTS = range(1, 65_536)


def run(database: Path) -> None:
    """Serves every platform whose token is set. Raises ``StoreError``, ``Answer``."""
    token = setting("TELEGRAM_TOKEN")
    if not token:
        fail("run-no-token", names=", ".join(f"HOSPODA_{name}" for name in TOKENS))
    listen = _listen()
    from adapters.serving import secret_of, serve, stop_on_signals
    from adapters.telegram.places import link
    from adapters.telegram.platform import Telegram, TokenRefused
    from bot.clock import SystemClock
    from bot.computers import ComputerPool
    from bot.memory import collect_rarely
    from storage.store import open_store

    links: dict[str, Callable[[Slot], str | None]] = {"telegram": link}

    def board_link(slot: Slot) -> str | None:
        return links[slot.place.partition(":")[0]](slot)

    async def main() -> None:
        clock, computers = SystemClock(), ComputerPool(max(1, (os.cpu_count() or 1) - 1))
        stop = stop_on_signals()
        try:
            async with open_store(database) as store:
                telegram = Telegram(
                    token, clock, api=_api(), webhook_url=setting("TELEGRAM_WEBHOOK_URL"), listen=listen
                )
                await serve(
                    [telegram], store, clock, computers,
                    board_link=board_link, secret=secret_of(token), stop=stop,
                )  # fmt: skip
        finally:
            computers.close()

    collect_rarely()
    try:
        asyncio.run(main())
    except TokenRefused:
        raise Answer(text("telegram-token-refused"), 1) from None


def check(database: Path) -> bool:
    """Says what is wrong with the database and the tokens, a line each; True: nothing."""
    return all([_check_database(database), _check_telegram()])


def _check_database(database: Path) -> bool:
    from storage.store import open_store

    async def look() -> None:
        async with open_store(database):
            pass

    try:
        asyncio.run(look())
    except StoreError as error:
        complain(error.reason)
        return False
    out(say("check-database", path=str(database)))
    return True


def _check_telegram() -> bool:
    token = setting("TELEGRAM_TOKEN")
    if not token:
        complain(text("run-no-token", names=f"HOSPODA_{TOKENS[0]}"))
        return False
    from adapters.telegram.check import look
    from adapters.telegram.platform import TokenRefused
    from bot.outlet import OutletError

    try:
        _listen()
        found = asyncio.run(look(token, _api()))
    except Answer as error:
        complain(error.reason)
        return False
    except TokenRefused:
        complain(text("telegram-token-refused"))
        return False
    except OutletError:
        complain(text("telegram-silent", api=_api()))
        return False
    out(say("check-telegram", name=found.username))
    if not found.joins_groups:
        complain(text("check-telegram-groups"))
    if found.reads_all:
        out(say("check-telegram-privacy"))
    return found.joins_groups


def _api() -> str:
    return setting("TELEGRAM_API") or "https://api.telegram.org"


def _listen() -> tuple[str, int]:
    """Where updates by webhook are served."""
    host, _, port = (setting("TELEGRAM_WEBHOOK_LISTEN") or "127.0.0.1:8443").rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port[:6]) in PORTS):
        fail("run-listen", name="HOSPODA_TELEGRAM_WEBHOOK_LISTEN")
    return host or "127.0.0.1", int(port)
