"""Who and what there is: people, servers ("guilds"), roles, channels, threads, messages, as the API does."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = Any
EPOCH = 1_420_070_400.0
"""Discord's, in seconds."""
TEXT, DM, THREAD, PRIVATE_THREAD = 0, 1, 11, 12
VOICE, STAGE = 2, 13
ADMINISTRATOR, VIEW, SEND, MANAGE_MESSAGES = 1 << 3, 1 << 10, 1 << 11, 1 << 13
MANAGE_GUILD, EMBED, ATTACH, HISTORY, MENTION_ALL = 1 << 5, 1 << 14, 1 << 15, 1 << 16, 1 << 17
COMMANDS, MANAGE_THREADS, MAKE_THREADS, SEND_IN_THREADS = 1 << 31, 1 << 34, 1 << 35, 1 << 38
EVERYBODY = VIEW | SEND | EMBED | ATTACH | HISTORY | COMMANDS | MAKE_THREADS | SEND_IN_THREADS
ALL = (1 << 53) - 1
_NOTHING = """
    icon description home_header splash discovery_splash banner application_id afk_channel_id
    system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id
    safety_alerts_channel_id public_updates_channel_id incidents_data
    premium_progress_bar_enabled_user_updated_at
""".split()  # noqa: SIM905
_ZEROS = """
    system_channel_flags verification_level default_message_notifications mfa_level explicit_content_filter
    premium_tier premium_subscription_count nsfw_level max_stage_video_channel_users max_video_channel_users
""".split()  # noqa: SIM905
"""What is empty of every server here."""


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


class Ids:
    """Snowflakes, each later than the one before."""

    def __init__(self) -> None:
        self._last = 0

    def new(self, now: float) -> int:
        self._last = max(int((now - EPOCH) * 1000) << 22, self._last + 1)
        return self._last


@dataclass
class User:
    """``dms``: whether he takes direct messages; ``nick`` by server is not modelled, names are global."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms: bool = True

    def json(self) -> Json:
        body = {
            "id": str(self.id),
            "username": f"user{self.id % 10_000}" if not self.bot else "hospoda",
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        return body | ({"bot": True} if self.bot else {})


@dataclass
class Role:
    id: int
    name: str
    permissions: int

    def json(self) -> Json:
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            "description": None,
        }


@dataclass
class Guild:
    """``roles``: the first, with the guild's id, is everybody's. ``members``: roles by user. ``installed``:
    whether the bot is there; else it comes with its user. ``command_rules``: by channel whether its commands
    may be used there (of all: the guild's id less one)."""

    id: int
    name: str
    owner: int
    roles: dict[int, Role]
    members: dict[int, set[int]] = field(default_factory=dict)
    channels: "dict[int, Channel]" = field(default_factory=dict)
    locale: str = "en-US"
    installed: bool = True
    command_rules: dict[int, bool] = field(default_factory=dict)

    def member(self, user: User, channel: "Channel | None" = None) -> Json:
        """``channel``: with what he may do there, as interactions have it."""
        body = {
            "user": user.json(),
            "roles": [str(role) for role in sorted(self.members[user.id])],
            "joined_at": stamp(EPOCH),
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "nick": None,
            "pending": False,
            "premium_since": None,
            "mute": False,
            "deaf": False,
        }
        return body | ({"permissions": str(channel.permissions(user.id))} if channel else {})

    def rights(self, user: int) -> int:
        """What a member may do, before any channel says otherwise."""
        if user == self.owner:
            return ALL
        found = self.roles[self.id].permissions
        for role in self.members[user]:
            found |= self.roles[role].permissions
        return ALL if found & ADMINISTRATOR else found

    def json(self) -> Json:
        """As the gateway and the API show it."""
        return {
            **dict.fromkeys(_NOTHING),
            **dict.fromkeys(_ZEROS, 0),
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner),
            "features": [],
            "emojis": [],
            "stickers": [],
            "region": "deprecated",
            "afk_timeout": 300,
            "widget_enabled": False,
            "max_members": 500_000,
            "preferred_locale": self.locale,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "roles": [role.json() for role in self.roles.values()],
        }


@dataclass
class Channel:
    """``overwrites``: allowed and denied by role or user; ``recipient``: of a direct channel.

    ``messages``: what everybody there sees, as the API shows it. ``ephemeral``: what one person sees.
    """

    id: int
    kind: int = TEXT
    name: str = ""
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: User | None = None
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    messages: dict[int, Json] = field(default_factory=dict)
    ephemeral: dict[int, tuple[int, Json]] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    owner: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in (THREAD, PRIVATE_THREAD)

    def permissions(self, user: int) -> int:
        """What somebody may do here."""
        if self.guild is None:
            return EVERYBODY
        if user not in self.guild.members:
            return 0
        found = self.guild.rights(user)
        if found & ADMINISTRATOR:
            return ALL
        mine = [self.guild.id, *sorted(self.guild.members[user])]
        rules = (self.parent or self).overwrites
        for group in ([self.guild.id], mine[1:], [user]):
            allow = deny = 0
            for one in group:
                allow, deny = allow | rules.get(one, (0, 0))[0], deny | rules.get(one, (0, 0))[1]
            found = (found & ~deny) | allow
        return found if found & VIEW else 0

    def json(self) -> Json:
        body: Json = {"id": str(self.id), "type": self.kind, "flags": 0, "last_message_id": None}
        if self.guild is None:
            assert self.recipient is not None
            return body | {"recipients": [self.recipient.json()]}
        body |= {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}
        if self.kind in (VOICE, STAGE):
            body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        if not self.is_thread:
            return body | {
                "position": 0,
                "parent_id": None,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": [
                    {
                        "id": str(one),
                        "type": int(one not in self.guild.roles),
                        "allow": str(a),
                        "deny": str(d),
                    }
                    for one, (a, d) in self.overwrites.items()
                ],
            }
        assert self.parent is not None
        return body | {
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner),
            "message_count": len(self.messages),
            "member_count": 1,
            "total_message_sent": len(self.messages),
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": stamp(EPOCH),
                "create_timestamp": stamp(EPOCH),
            },
        }
