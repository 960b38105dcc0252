"""What each route does, apart from interactions. All raise ``Refused``."""

from typing import TYPE_CHECKING, Any

from tests.discord.server.limits import EPHEMERAL, commands_problem
from tests.discord.server.messages import edit_message, new_message
from tests.discord.server.spec import Refused, invalid
from tests.discord.server.world import (
    ATTACH,
    DM,
    EMBED,
    MAKE_THREADS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    VIEW,
    Channel,
    User,
)

if TYPE_CHECKING:
    from tests.discord.server import Server

Json = Any


class Routes:
    """``asked``: the parameters of the path; ``body``: what was sent, checked."""

    def __init__(self, server: "Server") -> None:
        self._server = server

    # About the bot.

    def me(self, asked: Json, body: Json) -> Json:
        return self._server.bot.json() | {"mfa_enabled": True, "locale": "en-US", "verified": True}

    def application(self, asked: Json, body: Json) -> Json:
        bot = self._server.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "description": "",
            "icon": None,
            "type": None,
            "bot": bot.json(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": bot.json(),
            "team": None,
            "approximate_guild_count": len(self._server.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        }

    def gateway(self, asked: Json, body: Json) -> Json:
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        shards = self._server.gateway.shards
        return {"url": self._server.gateway_url, "shards": shards, "session_start_limit": limits}

    def commands(self, asked: Json, body: Json) -> Json:
        return list(self._server.commands.values())

    def put_commands(self, asked: Json, body: Json) -> Json:
        if (problem := commands_problem(body)) is not None:
            raise invalid(problem)
        self._server.set_commands(body)
        return self.commands(asked, body)

    def my_guilds(self, asked: Json, body: Json) -> Json:
        bot = self._server.bot.id
        mine = [one for one in self._server.guilds.values() if bot in one.members]
        return [
            {
                "id": str(one.id),
                "name": one.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(one.rights(bot)),
                "features": [],
            }
            for one in mine
        ]

    # People, servers, channels.

    def user(self, asked: Json, body: Json) -> Json:
        return self._person(asked["user_id"]).json()

    def guild(self, asked: Json, body: Json) -> Json:
        guild = self._server.guilds.get(int(asked["guild_id"]))
        if guild is None or not guild.installed:
            raise Refused(404, 10004, "Unknown Guild")
        return guild.json()

    def guild_channels(self, asked: Json, body: Json) -> Json:
        """All of them, those too that the bot does not see; threads are told elsewhere."""
        self.guild(asked, body)
        guild = self._server.guilds[int(asked["guild_id"])]
        return [one.json() for one in guild.channels.values() if not one.is_thread]

    def command_rules(self, asked: Json, body: Json) -> Json:
        self.guild(asked, body)
        guild, bot = self._server.guilds[int(asked["guild_id"])], str(self._server.bot.id)
        if not guild.command_rules:
            return []
        rules = [{"id": str(one), "type": 3, "permission": may} for one, may in guild.command_rules.items()]
        return [{"id": bot, "application_id": bot, "guild_id": str(guild.id), "permissions": rules}]

    def member(self, asked: Json, body: Json) -> Json:
        self.guild(asked, body)
        guild, user = self._server.guilds[int(asked["guild_id"])], self._person(asked["user_id"])
        if user.id not in guild.members:
            raise Refused(404, 10007, "Unknown Member")
        return guild.member(user)

    def open_dm(self, asked: Json, body: Json) -> Json:
        user = self._person(str(body.get("recipient_id", 0)))
        return self._server.direct(user).json()

    def channel(self, asked: Json, body: Json) -> Json:
        return self._seen(asked).json()

    def edit_channel(self, asked: Json, body: Json) -> Json:
        channel = self._seen(asked)
        if not channel.is_thread:
            raise Refused(403, 50013, "Missing Permissions")
        mine = channel.owner == self._server.bot.id
        if not mine or "locked" in body:
            self._needs(channel, MANAGE_THREADS)
        channel.archived = body.get("archived", channel.archived)
        channel.locked = body.get("locked", channel.locked)
        channel.name = body.get("name", channel.name)
        self._server.tell(channel, "THREAD_UPDATE", channel.json())
        return channel.json()

    def make_thread(self, asked: Json, body: Json) -> Json:
        parent = self._seen(asked)
        self._needs(parent, MAKE_THREADS)
        if parent.kind != 0:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        number = asked.get("message_id")
        if number is not None:
            message = self._message(parent, number)
            if "thread" in message:
                raise Refused(400, 160004, "A thread has already been created for this message")
        kind = body.get("type") or THREAD
        thread = self._server.thread(parent, body["name"], kind=kind, number=int(number) if number else None)
        return thread.json() | ({} if number else {"member": _member(thread, self._server.bot)})

    def join_thread(self, asked: Json, body: Json) -> Json:
        thread = self._seen(asked)
        if thread.archived:
            raise Refused(400, 50083, "Thread is archived")
        return None

    def typing(self, asked: Json, body: Json) -> Json:
        self._writable(asked)

    # Messages.

    def message(self, asked: Json, body: Json) -> Json:
        return self._message(self._seen(asked), asked["message_id"])

    def send(self, asked: Json, body: Json) -> Json:
        channel = self._writable(asked)
        self._content_rights(channel, body)
        server = self._server
        message = new_message(server.new_id(), channel, server.bot, body, server.now())
        if channel.archived:
            channel.archived = False
            server.tell(channel, "THREAD_UPDATE", channel.json())
        channel.messages[int(message["id"])] = message
        server.posted(channel, message, body)
        return message

    def edit(self, asked: Json, body: Json) -> Json:
        channel = self._seen(asked)
        message = self._own(channel, asked["message_id"])
        self._content_rights(channel, body)
        edit_message(message, body, self._server.now())
        self._server.changed(channel, message)
        return message

    def delete(self, asked: Json, body: Json) -> Json:
        channel = self._seen(asked)
        message = self._message(channel, asked["message_id"])
        if message["author"]["id"] != str(self._server.bot.id):
            self._needs(channel, MANAGE_MESSAGES)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        del channel.messages[int(message["id"])]
        self._server.removed(channel, message)

    # What several of them check.

    def _person(self, number: str) -> User:
        user = self._server.users.get(int(number))
        if user is None:
            raise Refused(404, 10013, "Unknown User")
        return user

    def _seen(self, asked: Json) -> Channel:
        channel = self._server.channels.get(int(asked["channel_id"]))
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if not channel.permissions(self._server.bot.id) & VIEW:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def _needs(self, channel: Channel, right: int) -> None:
        if not channel.permissions(self._server.bot.id) & right:
            raise Refused(403, 50013, "Missing Permissions")

    def _writable(self, asked: Json) -> Channel:
        channel = self._seen(asked)
        if channel.kind == DM:
            assert channel.recipient is not None
            if not self._server.share_a_guild(channel.recipient):
                raise Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
            if not channel.recipient.dms:
                raise Refused(403, 50007, "Cannot send messages to this user")
            return channel
        self._needs(channel, SEND_IN_THREADS if channel.is_thread else SEND)
        if channel.locked and not channel.permissions(self._server.bot.id) & MANAGE_THREADS:
            archived, locked = (403, 50083, "Thread is archived"), (403, 160005, "Thread is locked")
            raise Refused(*(archived if channel.archived else locked))
        return channel

    def _content_rights(self, channel: Channel, body: Json) -> None:
        if body.get("embeds"):
            self._needs(channel, EMBED)
        if body.get("attachments"):
            self._needs(channel, ATTACH)

    def _message(self, channel: Channel, number: str) -> Json:
        message = channel.messages.get(int(number))
        if message is None:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _own(self, channel: Channel, number: str) -> Json:
        message = self._message(channel, number)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if message["author"]["id"] != str(self._server.bot.id):
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        assert not message["flags"] & EPHEMERAL
        return message


def _member(thread: Channel, user: User) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user.id),
        "join_timestamp": "2026-01-01T00:00:00+00:00",
        "flags": 0,
    }
