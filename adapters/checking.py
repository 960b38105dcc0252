"""``hospoda check``: the part of the composition root that says what is wrong with the configuration."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.cli.env import setting
from adapters.cli.words import Answer, complain, out, say, system_language
from adapters.running import (
    TOKENS,
    discord_api,
    discord_token,
    health_listen,
    telegram_api,
    telegram_listen,
    telegram_token,
    telegram_webhook,
)
from bot.ports import StoreError
from rules.kit.scene import Arg, Joined, Text, text

if TYPE_CHECKING:
    from adapters.discord.check import Missing


def check(database: Path) -> bool:
    """Says what is wrong with the database and the tokens, a line each; True: nothing."""
    places: list[str] = []
    fine = [_said(lambda: _check_database(database, places)), _said(_check_watching)]
    if not any(map(setting, TOKENS)):
        complain(text("run-no-token", names=", ".join(f"HOSPODA_{name}" for name in TOKENS)))
        fine.append(False)
    if setting("TELEGRAM_TOKEN"):
        fine.append(_said(_check_telegram))
    if setting("DISCORD_TOKEN"):
        fine.append(_said(lambda: _check_discord(places)))
    return all(fine)


def _said(check: Callable[[], bool]) -> bool:
    """Whether all is well there; what keeps it from being looked at is said."""
    try:
        return check()
    except (Answer, StoreError) as error:
        complain(error.reason)
        return False


def _check_watching() -> bool:
    health_listen()
    return True


def _check_database(database: Path, places: list[str]) -> bool:
    """``places``: filled with the chats in which tables run."""
    from storage.store import open_store

    async def look() -> None:
        async with open_store(database) as store:
            places.extend(await store.table_chats())

    asyncio.run(look())
    out(say("check-database", path=str(database)))
    return True


def _check_telegram() -> bool:
    from adapters.telegram.check import look
    from adapters.telegram.platform import TokenRefused
    from bot.outlet import OutletError

    try:
        telegram_listen(), telegram_webhook()
        found = asyncio.run(look(telegram_token(), telegram_api()))
    except TokenRefused:
        complain(text("telegram-token-refused"))
        return False
    except OutletError:
        complain(text("telegram-silent", api=telegram_api()))
        return False
    out(say("check-telegram", name=found.username))
    if not found.joins_groups:
        complain(text("check-telegram-groups"))
    if found.reads_all:
        out(say("check-telegram-privacy"))
    return found.joins_groups


def _check_discord(places: Sequence[str]) -> bool:
    from adapters.discord.check import look
    from adapters.discord.platform import TokenRefused
    from bot.outlet import OutletError

    ours = [place for place in places if place.startswith("discord:")]
    try:
        found = asyncio.run(look(discord_token(), discord_api(), system_language(), ours))
    except TokenRefused:
        complain(text("discord-token-refused"))
        return False
    except OutletError:
        complain(text("discord-silent", api=discord_api()))
        return False
    key = "check-discord-wrong" if found.lacks else "check-discord"
    out(say(key, name=found.name, servers=found.servers))
    if not found.servers:
        out(say("check-discord-invite", url=found.invite))
    for one in found.lacks:
        complain(_lack(one))
    if found.looked_into < found.servers:
        out(say("check-discord-not-all", looked=found.looked_into, servers=found.servers))
    if found.needless:
        out(say("check-discord-intents"))
    return not found.lacks


def _lack(one: "Missing") -> Text:
    """What the bot of Discord lacks somewhere, in a line."""
    channels: Arg = Joined(tuple([text("option-word", word=name) for name in one.channels]), ", ")
    if one.more:
        channels = text("check-discord-more", channels=channels, more=one.more)
    match one.kind:
        case "rights" if not one.channels:
            return text("check-discord-lacks", server=one.server, rights=one.rights)
        case "rights":
            return text("check-discord-lacks-in", server=one.server, channels=channels, rights=one.rights)
        case "shut":
            return text("check-discord-shut", server=one.server, channels=channels)
        case "gone":
            return text("check-discord-gone", server=one.server, channels=channels)
