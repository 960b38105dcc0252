"""What the bot lacks in the channels of a server, asked over REST alone: no gateway, no cache, no intents.

A server costs four calls, and one more for each thread where a table stands; the library keeps the limits.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import (
    ChannelType,
    Client,
    Forbidden,
    Guild,
    HTTPException,
    InvalidData,
    Member,
    NotFound,
    Permissions,
    Thread,
)
from discord.abc import GuildChannel

from adapters.discord.rights import lacking

Rights: TypeAlias = tuple[str, ...]
WANTED: Mapping[ChannelType, Rights] = {
    ChannelType.text: (
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
    ),
    ChannelType.news: ("view_channel", "send_messages"),
    ChannelType.forum: ("view_channel", "send_messages_in_threads"),
    # Their text chats.
    ChannelType.voice: ("view_channel", "send_messages"),
    ChannelType.stage_voice: ("view_channel", "send_messages"),
}
"""What a table needs, or its thread, by what kind of channel it is; in others no table is looked for."""
_PEOPLE_NEED = ("view_channel", "use_application_commands")
_CHANNEL_RULE = 3
"""*Application Command Permission Type*: CHANNEL."""
SHUT, GONE = "thread-shut", "channel-gone"
"""Instead of rights: the thread is archived or locked; the channel is no more."""


@dataclass(frozen=True, slots=True)
class Lack:
    """``channels``: their names, each with its sign; ``rights``: of Discord's permissions, or one of ``SHUT``
    and ``GONE``."""

    channels: tuple[str, ...]
    rights: Rights


async def lacks_of(client: Client, guild_id: int, tables: Iterable[int]) -> tuple[Lack, ...] | None:
    """What is missing where people could want a table, and in the ``tables``' channels and threads. None: the
    bot can do all it needs nowhere, or Discord does not tell. Raises what the library does."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    try:
        channels = {one.id: one for one in await guild.fetch_channels()}
    except InvalidData:
        return None  # a kind of channel that the library does not know
    assert client.user is not None
    me = await guild.fetch_member(client.user.id)
    rules = await _rules(client, guild)
    found: dict[Rights, list[str]] = {}
    fine = False
    wanted = set(tables)
    for one in sorted(channels.values(), key=lambda channel: channel.position):
        if one.type not in WANTED or not (one.id in wanted or _is_open(one, guild, rules)):
            continue
        missing = _missing(one.permissions_for(me), WANTED[one.type])
        fine = fine or not missing
        if missing:
            found.setdefault(missing, []).append(f"#{one.name}")
    for number in sorted(wanted - set(channels)):
        name, missing = await _in_thread(client, number, channels, me)
        if missing:
            found.setdefault(missing, []).append(name)
    if not fine and not found:
        return None
    return tuple(Lack(tuple(names), rights) for rights, names in found.items())


def _missing(has: Permissions, wanted: Sequence[str]) -> Rights:
    """Where it does not see the channel, everything else is missing because of that."""
    missing = lacking(has, list(wanted))
    return missing[:1] if missing[:1] == ("view_channel",) else missing


def _is_open(channel: GuildChannel, guild: Guild, rules: Mapping[int, bool]) -> bool:
    """Whether an ordinary member can give commands there and write: one that only some people see is theirs
    to open to the bot."""
    if not rules.get(channel.id, rules.get(guild.id - 1, True)):
        return False
    everybody = channel.permissions_for(guild.default_role)
    writes = everybody.send_messages or everybody.send_messages_in_threads
    return writes and all(getattr(everybody, right) for right in _PEOPLE_NEED)


async def _rules(client: Client, guild: Guild) -> dict[int, bool]:
    """Where the server lets the bot's commands be used, by channel (of all: the server's id less one); those
    of single commands are its own affair."""
    assert client.application_id is not None
    try:
        told: Sequence[Any] = await client.http.get_guild_application_command_permissions(
            client.application_id, guild.id
        )
    except HTTPException:
        return {}
    whole = next((one for one in told if int(one["id"]) == client.application_id), None)
    lines = () if whole is None else whole["permissions"]
    return {int(one["id"]): one["permission"] for one in lines if one["type"] == _CHANNEL_RULE}


async def _in_thread(
    client: Client, number: int, channels: Mapping[int, GuildChannel], me: Member
) -> tuple[str, Rights]:
    """The name of a thread, and what is missing there."""
    try:
        thread = await client.fetch_channel(number)
    except NotFound:
        return f"#{number}", (GONE,)
    except Forbidden:
        return f"#{number}", ("view_channel",)
    except InvalidData:
        return f"#{number}", ()  # a kind of channel that the library does not know
    if not isinstance(thread, Thread):
        return f"#{number}", ()
    name, parent = f"#{thread.name}", channels.get(thread.parent_id)
    if thread.archived or (thread.locked and not (parent and parent.permissions_for(me).manage_threads)):
        return name, (SHUT,)
    if parent is None:
        return name, ("view_channel",)
    return name, _missing(parent.permissions_for(me), ("view_channel", "send_messages_in_threads"))
