"""The real adapter on simcord, a model of Discord that nobody here wrote, and people who press and type."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

import simcord
from simcord._settlement import _run_due_virtual_callbacks
from simcord.actors import MemberActor
from simcord.builders import UserHandle
from simcord.results import to_discord_message

from adapters.discord.places import channel, link, person
from adapters.discord.platform import Discord
from bot.computers import ComputersHere
from bot.ports import TableId
from bot.posts import BoardPost
from bot.service import Service
from tests.helpers.clock import FakeClock, settle
from tests.helpers.store import MemoryStore

PRIVATE, HERE = "Private chat", "Here"
EPHEMERAL = 1 << 6
TEXT = 10
"""The type of a component that is words."""
Message = Any
"""``discord.Message``, or simcord's ``ResponseMessage``."""


class Env(simcord.Env):
    """Rests when the event loop does: tables wait for their inboxes and for our clock, which simcord does not
    know, and there is no network and no thread to wait for."""

    async def _settle_internal(self, **_: Any) -> None:
        await settle()
        assert self._loop is not None
        _run_due_virtual_callbacks(self._settlement_state(), self._loop.time() + 5)
        await settle()
        # What was called off stays listed for ever, and every further callback looks through the list.
        kept = [one for one in self._work.callbacks if one.handle is None or not one.handle.cancelled()]
        self._work.callbacks[:] = kept


@dataclass(frozen=True)
class Key:
    """A component that can be used. ``values``: of a menu; ``least`` and ``most``: how many of them."""

    custom_id: str
    label: str
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1

    @property
    def data(self) -> str:
        """Of a button."""
        return self.custom_id.partition(".")[2] if self.custom_id[0] == "k" else ""


class Stage:
    """A server with a channel, the bot in it, and whoever plays. Used as a context."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.clock = FakeClock()
        self.store = store or MemoryStore()
        self.platform = Discord("a.token", self.clock, shards=1)
        self.env = Env(self.platform.client)
        self.service = self._service()
        self._time: AbstractContextManager[None] | None = None
        self.payload: dict[str, Any] = {}
        """What every interaction bears from now on, besides what simcord says."""
        self.interactions: list[dict[str, Any]] = []

    def _service(self) -> Service:
        outlets = [self.platform.outlet]
        return Service(self.store, self.clock, ComputersHere(), outlets, board_link=link, secret=b"s")

    async def __aenter__(self) -> "Stage":
        await self.env.start()
        emit = self.env.backend.emit

        def bears(event: str, payload: Any, *more: Any, **named: Any) -> Any:
            if event == "INTERACTION_CREATE":
                payload = {**payload, **self.payload}
                self.interactions.append(payload)
            return emit(event, payload, *more, **named)

        self.env.backend.emit = bears  # type: ignore[method-assign]
        await self._begin()
        self._time = self.env.time_context()
        self._time.__enter__()
        self.guild = self.env.create_guild("Kitchen")
        self.channel = self.guild.create_text_channel("table")
        await settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._end()
        assert self._time is not None
        self._time.__exit__(None, None, None)
        await self.env.shutdown()
        self.env.raise_errors()

    @property
    def bot(self) -> Any:
        """The bot as a member."""
        return MemberActor(self.env, self.guild, UserHandle(self.env, self.env.backend.bot_user))

    async def _begin(self) -> None:
        await self.service.start()
        with self.env._bot_scope():
            await self.platform.begin(self.service)

    async def _end(self) -> None:
        await self.platform.stop()
        closing = asyncio.create_task(self.service.close())
        while not closing.done():
            await self.clock.advance(0.5)
        await self.platform.close()

    async def restart(self) -> None:
        """Another process on the same database; what stood in Discord stands there still."""
        await self._end()
        self.platform = Discord("a.token", self.clock, shards=1)
        self.service = self._service()
        await self.env.restart_bot(self.platform.client)
        await self._begin()
        await settle()

    @property
    def chat(self) -> str:
        """The channel's place."""
        return channel(self.guild.id, self.channel.id)

    def person(self, name: str, *, here: bool = False, **more: Any) -> "Person":
        """Somebody in the server."""
        return Person(self, self.guild.add_member(self.env.create_user(name), **more), here=here)

    async def rest(self, seconds: float = 1.0) -> None:
        """Lets time pass until what is merged and what waits for the budget has been sent."""
        await self.clock.advance(seconds)

    def board(self) -> Message:
        """The newest message of the channel for everybody, with keys."""
        return self.newest(self.channel.id, lambda m: bool(m.components))

    def newest(self, where: int, fits: Callable[[Any], bool]) -> Message:
        """The newest message of a channel that is not for one person alone, as discord.py reads it."""
        there = self.env.backend.messages.get(where, {})
        for number in sorted(there, reverse=True):
            if not there[number].flags & EPHEMERAL and fits(there[number]):
                return to_discord_message(self.env, there[number])
        raise AssertionError("no such message")

    def post(self, table: int = 1) -> BoardPost:
        post = self.service.house.snapshot(TableId(table))
        assert post is not None
        return post

    def unanswered(self) -> list[int]:
        """Interactions that nobody has answered."""
        return [one.id for one in self.env.backend.interactions.values() if not one.responded]

    def called(self, method: str, path: str) -> int:
        """How often the API was called so."""
        return sum(entry.method == method and fnmatch(entry.path, path) for entry in self.env.http_requests)


class Person:
    """A member with a phone. ``panel``: what only he sees of his hand; ``here``: he
    wants it so, instead of in private."""

    def __init__(self, stage: Stage, member: Any, *, here: bool = False) -> None:
        self.stage = stage
        self.member = member
        self.user = member._user if hasattr(member, "_user") else member.user
        self.panel: Message | None = None
        self.here = here
        self.id = person(member.id)

    def private(self) -> list[Message]:
        """Messages of the private chat that are for keeping."""
        return [m for m in self.user.dm_channel.history() if not m.flags.ephemeral]

    async def says(self, name: str, /, **options: Any) -> Any:
        """A command in the channel."""
        return await self.member.slash(self.stage.channel, name, **options)

    async def presses(self, label: str, message: Message | None = None) -> Any:
        """A button by its label, on the board unless it is said where."""
        return await self.actor(message).click(message or self.stage.board(), label=label)

    async def uses(self, message: Message, key: Key, values: list[str] | None = None) -> Any:
        """Any component."""
        if key.values:
            return await self.actor(message).select(message, values or [], custom_id=key.custom_id)
        return await self.actor(message).click(message, custom_id=key.custom_id)

    def actor(self, message: Message | None) -> Any:
        """Discord lets members press in the server, and users in their private chat."""
        there = message is not None and _channel(message) == self.user.dm_channel.id
        return self.user if there else self.member

    async def looks(self) -> Message:
        """*My hand* on the board."""
        result = await self.presses("My hand")
        self.panel = result.response
        return result.response


def _channel(message: Message) -> int:
    found = getattr(message, "channel_id", None)
    return int(found if found is not None else message.channel.id)


def said(message: Message) -> str:
    """Everything that is read on a message: its content, or of a panel the words among its components."""
    parts = [one if isinstance(one, dict) else one.to_dict() for one in message.components]
    return "\n".join([message.content, *(one["content"] for one in parts if one["type"] == TEXT)]).strip()


def keys(message: Message) -> list[Key]:
    """What can be used on a message."""
    return list(_keys(message))


def _keys(message: Message) -> Iterator[Key]:
    rows = message.components
    for row in rows:
        raw = row if isinstance(row, dict) else row.to_dict()
        for one in raw.get("components", ()):
            if one.get("custom_id"):
                options = tuple(option["value"] for option in one.get("options", ()))
                yield Key(
                    one["custom_id"],
                    one.get("label") or one.get("placeholder") or "",
                    options,
                    one.get("min_values", 1),
                    one.get("max_values", 1),
                )


def labels(message: Message) -> list[str]:
    """All labels on a message, options of menus too."""
    found = []
    for row in message.components:
        raw = row if isinstance(row, dict) else row.to_dict()
        for one in raw.get("components", ()):
            found += [option["label"] for option in one.get("options", ())] or [one.get("label", "")]
    return found
