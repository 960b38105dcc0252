"""People on Discord: they give commands, press, pick, fill in forms, and see what is meant for them.

A person can do only what his client lets him do: commands that are registered with options that fit, keys
that stand on a message he sees.
"""

import asyncio
import secrets
from itertools import count
from typing import Any

from tests.discord.server import Server
from tests.discord.server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.discord.server.limits import EPHEMERAL, parts
from tests.discord.server.messages import keys
from tests.discord.server.world import ADMINISTRATOR, DM, Channel, User

Json = Any
PATIENCE = 30.0
"""Real seconds, for anything to happen."""
STRING, INTEGER, BOOLEAN, USER, NUMBER = 3, 4, 5, 6, 10
FITS = {STRING: str, INTEGER: int, BOOLEAN: bool, USER: User, NUMBER: float}
_attempts = count(1)


class Person:
    """Somebody with a client. ``done``: all he did."""

    def __init__(self, server: Server, user: User) -> None:
        self.server = server
        self.user = user
        self.done: list[Interaction] = []

    @property
    def direct(self) -> Channel:
        """Where the bot writes to him alone."""
        return self.server.direct(self.user)

    def sees(self, channel: Channel) -> list[Json]:
        """The messages of a channel as he has them, oldest first."""
        mine = [message for to, message in channel.ephemeral.values() if to == self.user.id]
        return sorted([*channel.messages.values(), *mine], key=lambda one: int(one["id"]))

    # What he does. Each returns at once; ``answer`` waits.

    def slash(self, channel: Channel, command: str, **options: Json) -> Interaction:
        """``command``: with the names of groups before it ("hospoda settings")."""
        data = self._command(channel, command, options)
        return self._acts(COMMAND, channel, data)

    def completes(
        self, channel: Channel, command: str, focused: str, words: str, **options: Json
    ) -> Interaction:
        """Types into an option that is completed; ``words``: so far."""
        data = self._command(channel, command, {**options, focused: words}, focused)
        return self._acts(AUTOCOMPLETE, channel, data)

    def presses(self, channel: Channel, message: Json, key: str) -> Interaction:
        """``message``: as he sees it, old or new; ``key``: the custom id of a button on it."""
        part = self._part(message, key)
        assert part["type"] == 2, "no button"
        return self._acts(
            COMPONENT, channel, {"custom_id": key, "component_type": 2, "id": part["id"]}, message
        )

    def picks(self, channel: Channel, message: Json, key: str, *values: str) -> Interaction:
        """From a select menu."""
        part = self._part(message, key)
        offered = [option["value"] for option in part["options"]]
        assert part["min_values"] <= len(values) <= part["max_values"] and set(values) <= set(offered)
        data = {"custom_id": key, "component_type": 3, "id": part["id"], "values": list(values)}
        return self._acts(COMPONENT, channel, data, message)

    def submits(self, opened: Interaction, **values: str) -> Interaction:
        """Fills in the form that an interaction opened."""
        modal = opened.modal
        assert modal is not None
        fields = [one for one in parts(modal["components"]) if one["type"] == 4]
        assert {one["custom_id"] for one in fields} >= set(values)
        for one in fields:
            given = values.get(one["custom_id"], one.get("value") or "")
            least = one.get("min_length") or (1 if one.get("required", True) else 0)
            assert least <= len(given) <= (one.get("max_length") or 4000), "his client does not send that"
        data = {
            "custom_id": modal["custom_id"],
            "components": [_filled(one, values) for one in modal["components"]],
        }
        return self._acts(MODAL, opened.channel, data, opened.message)

    async def answer(self, one: Interaction, patience: float = PATIENCE) -> Interaction:
        """Waits until he is shown something; ``AssertionError`` where nothing comes."""
        async with asyncio.timeout(patience):
            while not (one.answered or one.choices or one.acknowledged == 8):
                one.happened.clear()
                await one.happened.wait()
        return one

    # How it is sent.

    def _acts(self, kind: int, channel: Channel, data: Json, message: Json = None) -> Interaction:
        server, number = self.server, self.server.new_id()
        one = Interaction(
            number,
            kind,
            secrets.token_urlsafe(24),
            self.user,
            channel,
            channel.guild,
            server.clocks(),
            {},
            message,
        )
        if message is not None and int(message["id"]) in channel.messages:
            one.message = channel.messages[int(message["id"])]
        elif message is not None and int(message["id"]) in channel.ephemeral:
            one.message = channel.ephemeral[int(message["id"])][1]
        one.body = self._body(one, data, message)
        self.done.append(one)
        server.begins(one)
        return one

    def _body(self, one: Interaction, data: Json, message: Json) -> Json:
        guild, channel, bot = one.guild, one.channel, self.server.bot
        owners = (
            {"1": str(self.user.id)}
            if guild and not guild.installed
            else {"0": str(guild.id if guild else 0)}
        )
        body: Json = {
            "id": str(one.id),
            "application_id": str(bot.id),
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "data": data,
            "channel": channel.json(),
            "channel_id": str(channel.id),
            "locale": self.user.locale,
            "app_permissions": str(channel.permissions(bot.id)),
            "entitlements": [],
            "authorizing_integration_owners": owners,
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild is None:
            body["user"] = self.user.json()
        else:
            body["channel"] |= {"permissions": str(channel.permissions(self.user.id))}
            body |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": guild.member(self.user, channel),
            }
        return body | ({} if message is None else {"message": dict(message)})

    def _part(self, message: Json, key: str) -> Json:
        number = int(message["id"])
        assert not message["flags"] & EPHEMERAL or any(int(one["id"]) == number for one in self._mine()), (
            "not his"
        )
        found = next((one for one in keys(message) if one["custom_id"] == key), None)
        assert found is not None, f"no live key {key!r}"
        return found

    def _mine(self) -> list[Json]:
        return [
            message
            for channel in self.server.channels.values()
            for to, message in channel.ephemeral.values()
            if to == self.user.id
        ]

    def _command(self, channel: Channel, command: str, options: Json, focused: str = "") -> Json:
        name, *below = command.split()
        found = self.server.commands.get(name)
        assert found is not None, f"no command /{name}"
        self._allowed(found, channel)
        resolved: Json = {}
        tree, leaf = found, None
        path = []
        for word in below:
            tree = next(one for one in tree.get("options", ()) if one["name"] == word)
            path.append({"name": word, "type": tree["type"]})
        leaf = _options(tree, options, focused, resolved)
        for step in reversed(path):
            leaf = [step | {"options": leaf}]
        body = {"id": found["id"], "name": name, "type": 1, "options": leaf}
        return body | ({"resolved": {"users": resolved}} if resolved else {})

    def _allowed(self, found: Json, channel: Channel) -> None:
        contexts = found.get("contexts")
        here = 1 if channel.kind == DM else 0
        assert (here in contexts) if contexts is not None else (here == 0 or found["dm_permission"])
        needed = found.get("default_member_permissions")
        if needed is not None and channel.guild is not None:
            mine = channel.permissions(self.user.id)
            assert mine & ADMINISTRATOR or mine & int(needed) == int(needed), "his client does not show it"


def _options(tree: Json, given: Json, focused: str, resolved: Json) -> list[Json]:
    known = {one["name"]: one for one in tree.get("options", ()) if one["type"] > 2}
    assert set(given) <= set(known), f"{sorted(set(given) - set(known))} unknown"
    if not focused:
        assert {name for name, one in known.items() if one.get("required")} <= set(given), (
            "an option is missing"
        )
    found = []
    for name, value in given.items():
        one = known[name]
        shown: Json = {"name": name, "type": one["type"], "value": value}
        if name == focused:
            assert one.get("autocomplete"), "not completed"
            found.append(shown | {"focused": True, "value": str(value)})
            continue
        assert isinstance(value, FITS[one["type"]]), f"{name} takes no {value!r}"
        choices = [choice["value"] for choice in one.get("choices") or ()]
        assert not choices or value in choices, f"{value!r} is not offered"
        if one["type"] == INTEGER:
            assert one.get("min_value", value) <= value <= one.get("max_value", value)
        if isinstance(value, User):
            resolved[str(value.id)] = value.json()
            shown["value"] = str(value.id)
        found.append(shown)
    return found


def _filled(part: Json, values: dict[str, str]) -> Json:
    """A part of a form as it is sent back."""
    numbered = {"type": part["type"], "id": part.get("id") or next(_attempts)}
    if part["type"] == 4:
        name = part["custom_id"]
        return numbered | {"custom_id": name, "value": values.get(name, part.get("value") or "")}
    if "component" in part:
        return numbered | {"component": _filled(part["component"], values)}
    return numbered | {"components": [_filled(one, values) for one in part.get("components", ())]}


async def until(holds: Any, patience: float = PATIENCE) -> Any:
    """Waits until ``holds()`` is true; what it is."""
    async with asyncio.timeout(patience):
        while not (found := holds()):  # noqa: ASYNC110 - any state
            await asyncio.sleep(0.005)
    return found
