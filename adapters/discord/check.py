"""What ``hospoda check`` asks Discord."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from discord import Client, HTTPException, Intents, LoginFailure, Permissions

from adapters.discord.channels import GONE, SHUT, WANTED, Lack, lacks_of
from adapters.discord.errors import FAILURES, outlet_error
from adapters.discord.places import channel_of, guild_of
from adapters.discord.platform import TokenRefused, use_api
from adapters.discord.rights import lacking, named

Kind: TypeAlias = Literal["rights", "shut", "gone"]
"""Rights are missing; threads are archived or locked; channels are no more, and tables stand there."""
_MOST = 200
"""Servers that are looked at: one page of what Discord tells."""
MOST_LOOKED_INTO = 50
"""Servers whose channels are looked at, those with tables first: each costs some calls."""
MOST_NAMED = 10
"""Channels that are named in a line."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What is wrong in a server. ``channels``: where (empty: everywhere), ``more``: how many further ones are
    not named; ``rights``: that the bot lacks, as people find them (``kind`` "rights")."""

    server: str
    kind: Kind
    channels: tuple[str, ...]
    more: int
    rights: str


@dataclass(frozen=True, slots=True)
class Found:
    """The bot of a token. ``looked_into``: how many of its servers were looked at channel by channel;
    ``needless``: privileged intents are on, which it does not need."""

    name: str
    servers: int
    looked_into: int
    lacks: tuple[Missing, ...]
    needless: bool
    invite: str


async def look(token: str, api: str, language: str, places: Iterable[str] = ()) -> Found:
    """``places``: where the house has tables. Raises ``TokenRefused``, or ``OutletError`` where Discord does
    not answer."""
    use_api(api)
    # What the library warns of (voice, intents) is of no concern here; the answer is a few lines.
    logging.getLogger("discord").setLevel(logging.ERROR)
    client = Client(intents=Intents.none(), max_messages=None)
    tables: dict[int, list[int]] = {}
    for place in places:
        guild = guild_of(place)
        if guild is not None:
            tables.setdefault(guild, []).append(channel_of(place))
    try:
        await client.login(token)
        guilds = await client.http.get_guilds(_MOST, with_counts=False)
        guilds.sort(key=lambda one: int(one["id"]) not in tables)
        lacks: list[Missing] = []
        for number, one in enumerate(guilds):
            general = Permissions(int(one.get("permissions", 0)))
            into = None
            if number < MOST_LOOKED_INTO:
                into = await _looked(client, int(one["id"]), tables.get(int(one["id"]), ()))
            if into is None:
                missing = lacking(general, list(_GENERAL))
                into = (Lack((), missing),) if missing else ()
            lacks += [_said(language, one["name"], lack) for lack in into]
    except LoginFailure:
        raise TokenRefused from None
    except FAILURES as error:
        raise outlet_error(error) from None
    finally:
        await client.http.close()
    flags = client.application_flags
    return Found(
        client.user.name if client.user is not None else "",
        len(guilds),
        min(len(guilds), MOST_LOOKED_INTO),
        tuple(lacks),
        flags.gateway_presence or flags.gateway_guild_members or flags.gateway_message_content,
        f"https://discord.com/oauth2/authorize?client_id={client.application_id}",
    )


_GENERAL = tuple(dict.fromkeys(right for rights in WANTED.values() for right in rights))


async def _looked(client: Client, guild: int, tables: Sequence[int]) -> tuple[Lack, ...] | None:
    """None: that server does not tell (the bot has just been removed)."""
    try:
        return await lacks_of(client, guild, tables)
    except HTTPException as error:
        if error.status in (403, 404):
            return None
        raise


def _said(language: str, server: str, lack: Lack) -> Missing:
    names = lack.channels
    kind: Kind = "rights"
    if lack.rights == (SHUT,):
        kind = "shut"
    elif lack.rights == (GONE,):
        kind = "gone"
    rights = named(language, lack.rights) if kind == "rights" else ""
    return Missing(server, kind, names[:MOST_NAMED], max(0, len(names) - MOST_NAMED), rights)
