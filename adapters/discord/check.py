"""What ``hospoda check`` asks Discord."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from discord import Client, Intents, LoginFailure, Permissions

from adapters.discord.errors import FAILURES, outlet_error
from adapters.discord.platform import TokenRefused, use_api
from adapters.discord.rights import lacking, named

_MOST = 200
"""Servers that are looked at: one page of what Discord tells."""
_WANTED = ["view_channel", "send_messages", "send_messages_in_threads", "create_public_threads"]


@dataclass(frozen=True, slots=True)
class Found:
    """The bot of a token. ``lacks``: what it may not do in general, by server; a channel may say otherwise.
    ``needless``: privileged intents are on, which it does not need."""

    name: str
    servers: int
    lacks: Mapping[str, str]
    needless: bool
    invite: str


async def look(token: str, api: str, language: str) -> Found:
    """Raises ``TokenRefused``, or ``OutletError`` where Discord does not answer."""
    use_api(api)
    # What the library warns of (voice, intents) is of no concern here; the answer is a few lines.
    logging.getLogger("discord").setLevel(logging.ERROR)
    client = Client(intents=Intents.none(), max_messages=None)
    try:
        await client.login(token)
        guilds = await client.http.get_guilds(_MOST, with_counts=False)
    except LoginFailure:
        raise TokenRefused from None
    except FAILURES as error:
        raise outlet_error(error) from None
    finally:
        await client.http.close()
    flags = client.application_flags
    lacks = {}
    for guild in guilds:
        missing = lacking(Permissions(int(guild.get("permissions", 0))), _WANTED)
        if missing:
            lacks[guild["name"]] = named(language, missing)
    return Found(
        client.user.name if client.user is not None else "",
        len(guilds),
        lacks,
        flags.gateway_presence or flags.gateway_guild_members or flags.gateway_message_content,
        f"https://discord.com/oauth2/authorize?client_id={client.application_id}",
    )
