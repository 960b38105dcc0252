"""A Discord in this process: gateway and REST API for one bot, its people, faults by script."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from aiohttp import web

from tests.discord.server.gateway import Gateway
from tests.discord.server.interactions import Interaction, Interactions
from tests.discord.server.messages import mentioned
from tests.discord.server.rates import DISCORD, Fault, Rates
from tests.discord.server.rest import BASE, Rest
from tests.discord.server.world import (
    DM,
    EVERYBODY,
    TEXT,
    THREAD,
    VIEW,
    Channel,
    Guild,
    Ids,
    Role,
    User,
)

Json = Any
TOKEN = "MTIzNDU2.test.token-that-nobody-may-see"
HOST = "127.0.0.1"


class Server:
    """``now``: the house's time, of which ``speed`` seconds pass in a real one; rate limits and the life of
    tokens follow it, acknowledgements the real time. ``advance`` moves both."""

    def __init__(self, now: Callable[[], float] = time.time, speed: float = 1.0, shards: int = 2) -> None:
        self._now = now
        self._later = 0.0
        self._ids = Ids()
        self.token = TOKEN
        self.bot = User(self.new_id(), "Hospoda", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[str, Json] = {}
        self.command_puts = 0
        self.files: list[tuple[str, bytes]] = []
        self.pings: list[tuple[str, int]] = []
        """By message, whom it told of itself."""
        self.gateway = Gateway(TOKEN, shards, self._first)
        self.interactions = Interactions(
            self.bot, self.clocks, self.new_id, self.posted, self.changed, self.removed
        )
        self.rest = Rest(self, Rates(now, speed, DISCORD))
        self._runner: web.AppRunner | None = None
        self._numbers = count(1)
        self.port = 0

    async def start(self) -> "Server":
        app = self.rest.app(self.gateway.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, 0).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def stop(self) -> None:
        await self.gateway.stop()
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}{BASE}"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self.port}/gateway/"

    @property
    def wrong(self) -> list[str]:
        return self.rest.wrong + self.gateway.wrong

    @property
    def refused(self) -> Counter[str]:
        return self.rest.refused

    # Time and numbers.

    def now(self) -> float:
        return self._now() + self._later

    def clocks(self) -> tuple[float, float]:
        return self.now(), time.monotonic() + self._later

    def advance(self, seconds: float) -> None:
        """The server's time goes on, all at once."""
        self._later += seconds

    def new_id(self) -> int:
        return self._ids.new(self.now())

    # The world.

    def guild(
        self, name: str = "Server", shard: int = 0, *, installed: bool = True, rights: int = EVERYBODY
    ) -> Guild:
        """A server of Discord's, with a channel; the bot is in it."""
        number = self.new_id()
        while (number >> 22) % self.gateway.shards != shard:
            number += 1 << 22
        owner = self.person(f"Owner of {name}")
        guild = Guild(number, name, owner.id, {number: Role(number, "@everyone", rights)})
        guild.installed = installed
        guild.members[owner.id] = set()
        self.guilds[number] = guild
        self.channel(guild, "general")
        if installed:
            self.invite(guild)
        return guild

    def invite(self, guild: Guild) -> None:
        """The bot comes in."""
        guild.installed = True
        guild.members[self.bot.id] = set()
        self.gateway.dispatch(self.shard(guild), "GUILD_CREATE", self._whole(guild))

    def throw_out(self, guild: Guild) -> None:
        """The bot is removed."""
        del guild.members[self.bot.id]
        self.gateway.dispatch(self.shard(guild), "GUILD_DELETE", {"id": str(guild.id)})

    def channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        channel = Channel(self.new_id(), kind, name, guild)
        self.channels[channel.id] = guild.channels[channel.id] = channel
        self.tell(channel, "CHANNEL_CREATE", channel.json())
        return channel

    def thread(self, parent: Channel, name: str, *, kind: int = THREAD, number: int | None = None) -> Channel:
        assert parent.guild is not None
        thread = Channel(number or self.new_id(), kind, name, parent.guild, parent, owner=self.bot.id)
        self.channels[thread.id] = parent.guild.channels[thread.id] = thread
        self.tell(thread, "THREAD_CREATE", thread.json() | {"newly_created": True})
        return thread

    def delete_channel(self, channel: Channel) -> None:
        assert channel.guild is not None
        del self.channels[channel.id], channel.guild.channels[channel.id]
        self.tell(channel, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.json())

    def person(self, name: str, *guilds: Guild, locale: str = "en-US", dms: bool = True) -> User:
        user = User(self.new_id(), name, locale, dms=dms)
        self.users[user.id] = user
        for guild in guilds:
            guild.members[user.id] = set()
        return user

    def role(self, guild: Guild, name: str, permissions: int, *members: User) -> Role:
        role = Role(self.new_id(), name, permissions)
        guild.roles[role.id] = role
        for user in members:
            guild.members[user.id].add(role.id)
        return role

    def direct(self, user: User) -> Channel:
        """The channel in which the bot and a person write to each other."""
        found = next((one for one in self.channels.values() if one.recipient is user), None)
        if found is None:
            found = Channel(self.new_id(), DM, recipient=user)
            self.channels[found.id] = found
        return found

    def share_a_guild(self, user: User) -> bool:
        mine = [guild for guild in self.guilds.values() if self.bot.id in guild.members]
        return any(user.id in guild.members for guild in mine)

    def set_commands(self, commands: list[Json]) -> None:
        self.command_puts += 1
        before = self.commands
        self.commands = {}
        for one in commands:
            number = before.get(one["name"], {}).get("id") or str(self.new_id())
            rights = one.get("default_member_permissions")
            self.commands[one["name"]] = {
                **one,
                "id": number,
                "application_id": str(self.bot.id),
                "version": str(self.new_id()),
                "type": one.get("type", 1),
                "description": one.get("description") or "",
                "default_member_permissions": None if rights is None else str(rights),
                "integration_types": one.get("integration_types") or [0],
                "dm_permission": True if one.get("dm_permission") is None else one["dm_permission"],
                "options": one.get("options") or [],
            }

    # What the gateway tells.

    def shard(self, guild: Guild | None) -> int:
        return 0 if guild is None else (guild.id >> 22) % self.gateway.shards

    def tell(self, channel: Channel, event: str, data: Json) -> None:
        """An event of a channel, if the bot sees that channel."""
        if channel.permissions(self.bot.id) & VIEW:
            self.gateway.dispatch(self.shard(channel.guild), event, data)

    def posted(self, channel: Channel, message: Json, body: Json) -> None:
        self.pings += [(message["id"], user) for user in mentioned(message, body.get("allowed_mentions"))]
        self.tell(channel, "MESSAGE_CREATE", self._event(channel, message))

    def changed(self, channel: Channel, message: Json) -> None:
        self.tell(channel, "MESSAGE_UPDATE", self._event(channel, message))

    def removed(self, channel: Channel, message: Json) -> None:
        guild = {} if channel.guild is None else {"guild_id": str(channel.guild.id)}
        self.tell(channel, "MESSAGE_DELETE", {"id": message["id"], "channel_id": str(channel.id), **guild})

    def _event(self, channel: Channel, message: Json) -> Json:
        return dict(message) | ({} if channel.guild is None else {"guild_id": str(channel.guild.id)})

    def begins(self, one: Interaction) -> None:
        """Somebody has done something: the bot is told."""
        self.interactions.add(one)
        self.gateway.dispatch(self.shard(one.guild), "INTERACTION_CREATE", one.body)

    def again(self, one: Interaction) -> None:
        """The same once more, as after a hiccup of the gateway."""
        self.gateway.dispatch(self.shard(one.guild), "INTERACTION_CREATE", one.body)

    def fault(self, route: str, status: int, code: int = 0, *, times: int = 1, **more: Any) -> None:
        """The next calls of a route fail so (``Fault``)."""
        self.rest.faults.extend([Fault(route, status, code, **more)] * times)

    def _whole(self, guild: Guild) -> Json:
        seen = [one for one in guild.channels.values() if one.permissions(self.bot.id) & VIEW]
        return guild.json() | {
            "joined_at": "2026-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [guild.member(self.bot)],
            "channels": [one.json() for one in seen if not one.is_thread],
            "threads": [one.json() for one in seen if one.is_thread and not one.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _first(self, shard: int, session: str) -> tuple[Json, Iterable[tuple[str, Json]]]:
        mine = [
            one for one in self.guilds.values() if self.bot.id in one.members and self.shard(one) == shard
        ]
        ready = {
            "v": 10,
            "user": self.bot.json() | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(one.id), "unavailable": True} for one in mine],
            "resume_gateway_url": self.gateway_url,
            "application": {"id": str(self.bot.id), "flags": 0},
        }
        return ready, [("GUILD_CREATE", self._whole(one)) for one in mine]
